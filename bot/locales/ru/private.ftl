## Private answers

joined = Вы за столом.
left = Вы вышли из-за стола.
begun-private = Игра началась.
cancelled = Стол закрыт.
done = Готово: { tiles.shown } { source.from } → { target }. Ход можно отменить, пока не сходит следующий игрок.
done-final = Готово: { tiles.shown } { source.from } → { target }.
themed = Теперь вид этого стола — { $theme }.
undone = Ваш последний ход отменён. Снова ваш ход.
undo-ask = Самостоятельно отменить последний ход уже нельзя, но можно попросить остальных.{ request-too } Если хоть кто-то не согласится, ничего не отменится.
undo-asked = Вы просите отменить свой последний ход. Ещё не ответили: { LIST($names) }. Если кто-нибудь вместо этого сделает ход, ничего не отменится.
undo-withdrawn = Просьба отозвана: ход остаётся.
undo-agreed = Вы согласились.
undo-declined = Вы отказали, поэтому ничего не отменится.
# $players is how many go on with the game, 0 if nobody but computers would.
resign-ask = Выйти из этой игры навсегда? { $players ->
    [0] Больше никто не играет, поэтому она закончится без победителя.
    [1] Победит другой игрок.
   *[other] Остальные будут играть дальше. Ваши ходы будут пропускаться, а планшет останется как есть.
} Вместо этого можно передать своё место: кто-то другой продолжит с вашим планшетом и счётом.
resign-done = Вы вышли из игры.
resign-kept = Вы остаётесь в игре.
exported = Игра на этот момент: правила, игроки, каждое событие и то, как получено каждое очко. Формат описан в docs/game-file.md.
not-shown = Сохранено, но сейчас я не могу писать в этом канале. Напишу, как только смогу.
fair =
    { "**Честный жребий**" }
    Всё, что в этой игре решает случай — кто начинает и какие { -tile(form: "few") } выпадают, — определяет секрет. Он выбран, когда стол открылся и ещё никто другой не присоединился. Его SHA-256:
    `{ $commitment }`
    С тех пор первая половина этой строки стоит в приглашении за стол, поэтому подменить секрет я не могу.
fair-hidden = Когда игра закончится, секрет будет показан здесь.
fair-secret = Секрет:
    `{ $secret }`
fair-check = Тогда каждый сможет проверить весь жребий: получите файл игры командой `/azul export game:{ $game }` и запустите `python -m azul verify azul-{ $game }.json`. Как сделать это вручную, объяснено в docs/fair-draws.md.
fair-later = Этот стол открыла моя более старая версия. Секрет для жребия будет выбран, когда игра начнётся.
board-of = Планшет: { $name }
board-complete = Заполнено: { LIST($parts, separator: ", ") }
board-almost = Не хватает одной: { LIST($parts, separator: ", ") }
board-row = горизонталь { $row } (+{ $bonus })
board-column = вертикаль { $column } (+{ $bonus })
board-colour = { colour } цвет (+{ $bonus })
board-whose = Вы не играете в этой игре. Чей планшет показать?

## What happened since a person's last turn

# $since is turn, left, game or round; $ago is shown by Discord as “5 hours ago”.
since-what = { $since ->
    [game] начала игры
    [round] начала раунда { $round }
    [left] вашего выхода из игры
    [seat] передачи вам места
   *[turn] вашего последнего хода
}
since-title = **С { since-what }** ({ $ago })
since-nothing = С { since-what } ничего не произошло ({ $ago }).
since-cut = -# Более ранние ходы пропущены. Всё покажет { $replay }.
since-before = { $since ->
    [game] **До:** стол в начале игры
    [round] **До:** стол в начале раунда { $round }
    [seat] **До:** стол, когда место стало вашим
   *[turn] **До:** стол, каким вы его оставили
} ({ $ago })

## Playing on without somebody

voted = Ваш голос: { $vote ->
    [wait] дать ещё столько же времени.
    [play] компьютер делает этот ход.
    [give] компьютер играет дальше.
    [seek] место может занять кто-то другой.
   *[end] завершить игру.
} Пока решения нет, голос можно изменить.
handed = Вы предлагаете своё место. Пока { $name } его не займёт, играете вы; `/azul leave` отзывает предложение.
handed-to-anybody = Вы предлагаете своё место кому угодно. Пока его не займут, играете вы; `/azul leave` отзывает предложение.
handing-ended = Место остаётся за вами.
called = Вы спросили, как играть дальше. Голосование — в канале игры.
returned = С возвращением: место снова ваше.
substituted = Место ваше: играйте дальше с его планшетом и счётом.

## Pauses

pause-paused = Игра на паузе. Её продолжит кнопка **Продолжить** под сообщением игры или ещё раз `/azul pause`.
pause-resumed = Игра продолжается.

## A person's own settings

settings = { "**Ваши настройки**" } действуют во всех ваших играх, на всех серверах. Их видите только вы.
setting-confirm = { $chosen ->
    [on] **Подтверждение включено.** Ход, выбранный кнопками, сначала показывается: что он изменит на вашем планшете. Сделает его кнопка **Подтвердить**.
   *[off] **Подтверждение выключено.** Ход, выбранный кнопками, делается сразу. Кнопка **Отменить ход** отменит его, пока не сходит следующий игрок или не закончится раунд.
}

setting-pings = **Уведомления** · где звать вас, когда ваш ход, и где о нём напоминать
setting-pings-channel = В канале
setting-help-pings-channel = Упоминание там, где идёт игра
setting-pings-dm = Личное сообщение
setting-help-pings-dm = Сообщение только вам, со ссылкой на игру
setting-pings-both = И там, и там
setting-help-pings-both = Упоминание в канале и личное сообщение
setting-pings-none = Нигде
setting-help-pings-none = Сами смотрите, когда ваш ход
setting-unreachable = ⚠️ Discord не позволил мне написать вам лично, поэтому упоминаю вас в канале. Разрешите личные сообщения от общего с ботом сервера, а затем нажмите **Попробовать ещё раз**.
# $zone is a city such as New York, $time the time of the day there.
setting-zone = **Часовой пояс** · { $zone }, там сейчас { $time }
setting-zone-none = **Часовой пояс** · ещё не выбран, поэтому тихие часы и отпуск — по UTC
setting-zone-now = сейчас { $time }
setting-quiet = **Тихие часы** · ход, который на них пришёлся, не беспокоит звуком, а ваши часы стоят до их конца
setting-quiet-off = Без тихих часов
setting-help-quiet-off = Ваши часы идут круглосуточно
setting-quiet-until = До · не больше { $hours ->
    [one] { $hours } часа
   *[other] { $hours } часов
} в сутки
# $days is how many days of vacation are left, of $most.
setting-days = { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[many] { $days } дней
}
setting-holiday = **Отпуск** · ваши часы стоят до выбранного дня включительно; за столами, которые ждут вас, видно, до каких пор. Осталось { setting-days } из { $most } на этот квартал.
# $day is a date that Discord writes in the reader's language.
setting-holiday-on = **Отпуск** · вас нет до { $day } включительно. Если закончить его сейчас, на этот квартал останется { setting-days } из { $most }.
setting-holiday-off = Без отпуска
setting-holiday-end = Закончить сейчас
setting-language = **Язык** · того, что видите только вы
setting-language-auto = Автоматически
setting-help-language-auto = Язык вашего Discord, если я его знаю
# The form's title and the line's label have at most 45 characters, the others 100.
zone-form = Ваш часовой пояс
zone-form-line = Где вы?
zone-form-help = Ближайший крупный город, страна или разница с UTC
zone-form-example = Berlin, Лондон, Япония, UTC+2
quiet-form = Ваши тихие часы
quiet-form-line = С какого и до какого времени?
quiet-form-help = По вашему часовому поясу, не больше { $hours } ч; можно через полночь
quiet-form-example = 22:30 – 6:45
zone-several = Под это подходит несколько часовых поясов ({ $count }): выберите ниже.

## Direct messages. $names are the other players, and $link leads to the game's message.

dm-game = (Azul: { LIST($names) })
dm-turn = Ваш ход { dm-game }: { $link }
dm-tiling = Все { -tile(form: "few") } разобраны { dm-game }. Выберите, куда положить свои: { $link }
dm-request = Кто-то просит отменить ход { dm-game }: { $link }
dm-half = Всё ещё ваш ход { dm-game }: { $link }
dm-last = Время на ваш ход почти вышло { dm-game }: { $link }
dm-over = Время на ваш ход вышло { dm-game }: { $link }
dm-vote = У кого-то вышло время, и идёт голосование, как играть дальше { dm-game }: { $link }
dm-result = Результат игры { dm-game }: { $link }

## The options of a lobby. Labels and descriptions have at most 100 characters.

options = **Параметры этого стола** · Каждый выбор действует сразу. Когда игра начнётся, изменить можно будет только вид.
option-wall = **{ CAPITAL(-wall) }** · куда переходит { -tile } с полной { -line(form: "gen") }
option-wall-coloured = Цветная
option-help-wall-coloured = В каждой горизонтали у каждого цвета своё место
option-wall-free = Свободная
option-help-wall-free = Место выбираете вы; каждый цвет — раз в вертикали
option-factories = **Склады** · есть ли среди них особые
option-factories-plain = Обычные
option-help-factories-plain = Все склады одинаковые
option-factories-special = Особые
option-help-factories-special = По одному особому на игрока, каждый раунд новые
option-factories-special-once = Особые на всю игру
option-help-factories-special-once = По одному особому на игрока, те же всю игру
option-scatter = **Россыпь** · как { -tile(form: "few") }, которые на ней остались, делятся между соседями
option-scatter-free = Свободная
option-help-scatter-free = Каждый цвет — налево или направо, как захочет игрок
option-scatter-even = Равномерная
option-help-scatter-even = Цвета делятся как можно ровнее
option-seats = **Места** · сколько человек может играть
option-seats-some = { $seats ->
    [one] { $seats } место
    [few] { $seats } места
   *[many] { $seats } мест
}
option-help-seats-some = { $free ->
    [0] Больше никто не сможет присоединиться
    [one] Ещё { $free } свободное место
    [few] Ещё { $free } свободных места
   *[many] Ещё { $free } свободных мест
}
option-pace = **Темп** · сколько времени даётся на ход
option-pace-none = Без ограничений
option-help-pace-none = Каждый думает сколько хочет, и никто не напоминает
option-pace-1h = 1 час
option-help-pace-1h = Для игры за один вечер
option-pace-8h = 8 часов
option-help-pace-8h = Несколько ходов в день
option-pace-24h = 24 часа
option-help-pace-24h = Хотя бы ход в день
option-pace-3d = 3 дня
option-help-pace-3d = Игра между делом
option-pace-7d = 7 дней
option-help-pace-7d = Хотя бы ход в неделю
option-level = **Компьютеры** · как сильно они играют, в том числе за опоздавших
option-level-easy = Лёгкий
option-help-level-easy = Для тех, кто только что прочитал правила
option-level-medium = Средний
option-help-level-medium = Для тех, кто уже сыграл несколько партий
option-level-hard = Сложный
option-help-level-hard = Для тех, кто знает, что нужно соперникам
option-level-expert = Экспертный
option-help-level-expert = В полную силу
option-theme = **Вид** · как выглядят картинки
option-help-theme-azulejo = Глазурованные плитки на светлом столе
option-help-theme-azulejo-dark = Глазурованные плитки на тёмном столе
option-help-theme-chocolatier = Шоколадные конфеты на светлом столе
option-help-theme-chocolatier-dark = Шоколадные конфеты на тёмном столе
option-where = **Где** · где пойдёт игра
option-where-channel = Канал
option-help-where-channel = В самом канале; другого стола в нём тогда не будет
option-where-thread = Ветка
option-help-where-thread = В отдельной ветке: в канале останутся только приглашение и результат
option-language = **Язык** · того, что видят все за этим столом
option-messages = **Сообщения** · какие из них остаются в канале
option-messages-all = Все
option-help-messages-all = Сообщение о каждом ходе остаётся
option-messages-quiet = Тихий режим
option-help-messages-quiet = Сообщение о ходе сменяется следующим; раунды и результат остаются

## A server's settings. Labels and descriptions have at most 100 characters.

server = **Настройки этого сервера** · Каждый выбор действует сразу — для столов, которые откроют с этого момента. Идущие игры не меняются.
server-channels = **Места** · где можно открывать столы: каналы с их ветками или целые категории. Если ничего не выбрать — везде.
server-games = **Игры** · сколько их может идти одновременно, вместе со столами, которые ждут игроков
server-games-any = Сколько угодно
server-help-games-any = В каждом канале всё равно один стол одновременно, не считая веток
server-games-some = { $most ->
    [one] Не больше { $most } игры
   *[other] Не больше { $most } игр
}
server-language = **Язык** · сообщений, которые видят все
server-language-auto = Как в Discord
server-help-language-auto = Язык этого сервера в Discord, если я его знаю
server-tables =
    { "### Новые столы" }
    Что достаётся столу, если его хозяин ничего не выбирает:
# The language's name for itself.
language-name = Русский

## Finding games. $game is a game's number, $link leads to its newest message, and $when is a moment that Discord
## shows in the reader's language, such as: 3 hours ago.

games-yours = ### Ваши игры
games-open = ### Открытые столы на этом сервере
games-finished = ### Ваши завершённые игры
games-none-yours = Сейчас вы нигде не играете.
games-none-open = Ни один стол, за который можно сесть, не ждёт игроков. { $start } открывает новый.
games-none-finished = Пока ни одной.
games-page = -# Страница { $page }
games-line = **№ { $game }** { $what } · { $server } · { $link }
games-line-away = **№ { $game }** { $what } · меня больше нет на том сервере · { $link }
games-until = { $what } · срок { $deadline }
games-your-turn = **Ваш ход** настал { $when }
games-turn = Ход игрока { $name } настал { $when }
games-your-tiling = **Разложите свои { -tile(form: "few") }**: последние разобраны { $when }
games-tiling = Ещё раскладывают { -tile(form: "few") }: { LIST($names) }. Последние разобраны { $when }
games-paused = Пауза { $when }
games-lobby = Ждёт начала, занято мест: { $count } из { $seats }; последнее изменение { $when }
games-table = **№ { $game }** { $host }: занято мест { $count } из { $seats } · { $link }
games-table-rules = **№ { $game }** { $host }: занято мест { $count } из { $seats }, { LIST($rules, separator: ", ") } · { $link }
games-won = 🏆 { LIST($names) }: { points }, { $when }
games-no-winner = Без победителя: закрыта { $when }
games-joined = Вы за столом: { $link }

## The panel for a take

panel-source = **Ваш ход.** Откуда взять { -tile(form: "few") }?
panel-tiles = **{ $place }** { LIST($tiles, form: "shown", separator: ", ") }
panel-moved-on = Игра уже ушла вперёд. Вот как она выглядит теперь.
panel-from = { $source ->
    [centre] **Центр стола:** { panel-from-tiles }
   *[other] **Склад { $place }:** { panel-from-tiles }
}
panel-from-tiles = { LIST($tiles, form: "shown", separator: ", ") }
panel-board = Ваши { -line(form: "few") }: { LIST($lines, separator: " · ") }
panel-board-empty = **{ $row }** –
panel-board-part = **{ $row }** { tile } { $filled }/{ $row }
panel-board-full = **{ $row }** { tile } полная
panel-board-floor = { -floor } −{ $cost }
panel-target = Какой цвет и на какую { -line(form: "acc") }?
# Labels of buttons, short because a phone shows about three beside each other.
panel-to-line = { $emoji ->
    [none] { colour.few } → { $line }
   *[other] → { $line }
}
panel-to-line-full = { panel-to-line } полная
panel-to-line-falls = { panel-to-line } ({ panel-fall })
panel-fall = { $fell ->
    [one] { $fell } падает
   *[other] { $fell } падают
}
panel-to-floor = { $emoji ->
    [none] { colour.few } → { -floor } ({ panel-cost })
   *[other] → { -floor } ({ panel-cost })
}
panel-cost = { $cost ->
    [0] 0
   *[other] −{ $cost }
}
panel-confirm = **{ tiles.shown } { source.from } → { target }**
panel-placed = { $placed ->
    [one] { $placed } { -tile } ложится
    [few] { $placed } { -tile(form: "few") } ложатся
   *[many] { $placed } { -tile(form: "many") } ложатся
} { -line(form: "onto") }: там будет { $filled } из { $size }.
panel-placed-full = { $placed ->
    [one] { $placed } { -tile } заполняет
    [few] { $placed } { -tile(form: "few") } заполняют
   *[many] { $placed } { -tile(form: "many") } заполняют
} { -line(form: "acc") }: в конце раунда одна перейдёт { -wall(form: "onto") }.
panel-marker = Вы также берёте жетон первого игрока: он ложится { -floor(form: "onto") }, а вы начинаете следующий раунд.
panel-fell = { took-fell }
panel-scatter = Остальное рассыпается на склады { $left } и { $right }: { LIST($tiles) }. Выберите как; этим вы и сделаете ход.
panel-split = { LIST($shares, separator: " · ") }
panel-share = { LIST($colours, separator: ", ", form: "few") } → { $source }
panel-floor-cost = { $after ->
    [0] В этом раунде вы ничего не потеряете { -floor(form: "for") }.
    [one] В этом раунде вы потеряете { -floor(form: "for") } { $after } очко (сейчас { $before }).
    [few] В этом раунде вы потеряете { -floor(form: "for") } { $after } очка (сейчас { $before }).
   *[many] В этом раунде вы потеряете { -floor(form: "for") } { $after } очков (сейчас { $before }).
}
