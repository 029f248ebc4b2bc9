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
undo-declined = Вы не согласились, поэтому ничего не отменится.
# $players is how many go on with the game, 0 if nobody but computers would.
resign-ask = Выйти из этой игры навсегда? { $players ->
    [0] Больше никто не играет, поэтому она закончится без победителя.
    [1] Победит другой игрок.
   *[other] Остальные будут играть дальше. Ваши ходы будут пропускаться, а планшет останется как есть.
} Вместо этого можно передать своё место: кто-то другой продолжит с вашим планшетом и счётом.
return-ask = Вернуть место? Тогда оно снова достанется игроку { $owner }, а занять его сможет кто-то другой.
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
board-almost = Не хватает одной { -tile(form: "few") }: { LIST($parts, separator: ", ") }
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
    [game] **Было:** стол в начале игры
    [round] **Было:** стол в начале раунда { $round }
    [seat] **Было:** стол, когда место стало вашим
   *[turn] **Было:** стол, каким вы его оставили
} ({ $ago })

## Playing on without somebody

voted = Ваш голос: { $vote ->
    [wait] дать ещё столько же времени.
    [play] компьютер делает этот ход.
    [give] компьютер играет дальше.
    [seek] место может занять кто-то другой.
   *[end] завершить игру.
} Пока решения нет, голос можно изменить.
voted-grace = Это произойдёт не раньше чем { $when }, и только если тот, кого ждут, не сходит раньше.
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
setting-help-pings-none = Сами следите, когда ваш ход
setting-unreachable = ⚠️ Discord не позволил мне написать вам лично, поэтому упоминаю вас в канале. Разрешите личные сообщения от общего с ботом сервера, а затем нажмите **Попробовать ещё раз**.
# $zone is a city such as New York, $time the time of the day there.
setting-zone = **Часовой пояс** · { $zone }, там сейчас { $time }
setting-zone-none = **Часовой пояс** · ещё не выбран, поэтому тихие часы и отпуск — по UTC
setting-zone-now = сейчас { $time }
setting-quiet = **Тихие часы** · если ваш ход настал в это время, уведомление придёт без звука, а время на ход до их конца не идёт
setting-quiet-off = Без тихих часов
setting-help-quiet-off = Время на ход идёт круглосуточно
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
setting-holiday = **Отпуск** · время на ваши ходы не идёт до выбранного дня включительно; за столами, которые ждут вас, видно, до каких пор. Остаток на этот квартал: { setting-days } из { $most }.
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
zone-several = Этому соответствует несколько часовых поясов ({ $count }): выберите ниже.

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
dm-replaced = Кто-то занял ваше место { dm-game }. Его можно вернуть, пока там не сделано двух ходов: { $link }
dm-returned = Игрок, которого вы заменяли, вернулся { dm-game }. Спасибо за замену! { $link }

## The options of a lobby. Labels and descriptions have at most 100 characters.

options = **Параметры этого стола** · Каждый выбор действует сразу. Когда игра начнётся, изменить можно будет только вид.
option-wall = **{ CAPITAL(-wall) }** · куда переходит { -tile } с полной { -line(form: "gen") }
option-wall-coloured = Цветная
option-help-wall-coloured = В каждой горизонтали у каждого цвета своя клетка
option-wall-free = Свободная
option-help-wall-free = Клетку выбираете вы; каждый цвет — раз в вертикали
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
option-computers = **Соперники** · со сколькими компьютерами вы играете
option-computers-some = { $count ->
    [one] { $count } компьютер
    [few] { $count } компьютера
   *[many] { $count } компьютеров
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
games-none-open = Столов, за которые можно сесть, сейчас нет. { $start } открывает новый.
games-none-finished = Пока ни одной.
games-page = -# Страница { $page }
games-line = **№ { $game }** { $what } · { $server } · { $link }
games-line-away = **№ { $game }** { $what } · меня больше нет на том сервере · { $link }
games-until = { $what } · срок { $deadline }
games-your-turn = **Ваш ход** настал { $when }
games-turn = Ход игрока { $name } настал { $when }
games-replaced = На **вашем месте** играет { $name }: вернуть его можно, пока { $name } не сделает два хода
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

## Planning the next turn

plan-ahead = **Для вашего следующего хода.** { plan-not-yet }
plan-not-yet = Ещё не ваш ход: ходит { $name }.
plan-source = Откуда вы хотели бы взять { -tile(form: "few") }?
plan-scatter = Остальное рассыпается на склады { $left } и { $right }: { LIST($tiles) }. Выберите как; этим вы и добавите ход в план.
plan-turn-came = Уже ваш ход, поэтому ничего не запланировано: что выберете здесь, то и будет ходом.
plan-your-turn = Сейчас ваш ход, поэтому планировать нечего: что выберете здесь, то и будет ходом.
plan-title = **Ваш план.** Его видите только вы.
# $place is 1 for the preferred take.
plan-wish = **{ $place }** { tiles.shown } { source.from } → { target }
plan-wish-scattered = { plan-wish }, { LIST($shares, separator: ", ") }
plan-wish-unfit = **{ $place }** ~~{ tiles.shown } { source.from } → { target }~~ так уже не получится
plan-how = -# Когда настанет ваш ход, я подожду { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
   *[many] { $seconds } секунд
} — вдруг предыдущий ход отменят. Затем сделаю первый из этих ходов, который всё ещё даёт вам те же { -tile(form: "few") }. Если ни один не даёт, позову вас как обычно.
plan-bound = -# План рассчитан на то, что лежит сейчас. Он заканчивается вместе с вашим ходом или с раундом.
plan-gone = У вас ничего не запланировано, поэтому я позову вас, когда настанет ваш ход.
plan-dropped = Ваш ход, и на него больше ничего не запланировано.
# $when is a moment that Discord shows in the reader's language, such as: in 20 seconds.
plan-waits = **Ваш ход.** Запланированный ход — { plan-take } — будет сделан { $when }, если вы не сходите раньше или не отмените его: { $command }.
plan-take = { tiles.shown } { source.from } → { target }
plan-unfit = Ни один из запланированных ходов больше не возможен.

## What is offered while an option is typed

# At most 100 characters, cut off if longer. People may type any of the words, in any order.
offered-take = { tiles } { offered-from } → { offered-to } ({ LIST($effects, separator: ", ") })
offered-take-scattered = { offered-take }, { LIST($shares, separator: ", ") }
offered-from = { $source ->
    [centre] из центра
   *[other] с { $place }
}
offered-to = { target }
offered-part = { $filled }/{ $size }
offered-full = полная
offered-cost = { $cost ->
    [0] без штрафа
   *[other] −{ $cost }
}
offered-share = { colour.few } → { $place }

## Placing tiles on a free wall

placing-ask = **{ CAPITAL(-line) } { $line }:** в какую вертикаль { tiles.shown }? На картинке видно, сколько очков принесёт каждая свободная клетка.
placing-all = Все { -line(form: "few") } разложены. Подтвердите или измените какую-нибудь.
placing-placed = { CAPITAL(-line) } { $line }: { tiles.shown } → вертикаль { $column }, +{ $points }
placing-falls = { CAPITAL(-line) } { $line }: свободной вертикали нет, { tiles.shown } { -floor(form: "onto") }
placing-line = { CAPITAL(-line) } { $line }: { colour.one }
placed-confirmed = Подтверждено. Раунд закончится, когда подтвердят все.

## What is refused, and what to do instead

# Follows a refusal, or comes before a game that the person doesn't play. $threads are links to their games' threads.
elsewhere = Ваша игра здесь: { LIST($threads) }.
# $link is the address at which the bot can be added to a server.
refusal-needs-server = Это возможно только на сервере, где есть я. Здесь работают `/azul practice`, `/azul learn`, `/azul rules`, `/azul help`, `/azul games`, `/azul me` и `/azul privacy`. Чтобы играть с другими, [добавьте меня на сервер](<{ $link }>).
refusal-not-on-server = Меня нет на этом сервере, поэтому здесь это не работает. А `/azul practice`, `/azul learn`, `/azul rules`, `/azul help`, `/azul games`, `/azul me` и `/azul privacy` — работают. Тот, кто управляет этим сервером, может [добавить меня](<{ $link }>).
refusal-no-table = В этом канале нет стола. `/azul start` открывает новый.
refusal-channel-occupied = В этом канале уже есть стол. `/azul table` показывает его, а `/azul join` позволяет присоединиться, пока игра не началась.
# $places are channels and categories that the person can see, $count is how many.
refusal-not-here = { $count ->
    [0] На этом сервере столы нельзя открывать ни в этом канале, ни в других, которые вы видите. Где можно, решают управляющие сервером командой `/azul settings`.
   *[other] На этом сервере столы в этом канале не открывают. Можно здесь: { LIST($places, style: "or") }.
}
refusal-too-many-games = { $most ->
    [1] На этом сервере одновременно может идти только одна игра, и она уже есть. Она должна закончиться, прежде чем можно будет открыть ещё одну.
   *[other] На этом сервере уже идёт столько игр, сколько можно одновременно: { $most }. Одна из них должна закончиться, прежде чем можно будет открыть ещё одну.
} `/azul games` показывает столы, за которые можно сесть.
refusal-not-manager = Смотреть и менять настройки этого сервера могут только те, у кого есть право **Управлять сервером**.
refusal-already-seated = Вы уже за этим столом.
refusal-table-full = Свободных мест нет: все { $seats } заняты.
refusal-not-seated = Вы не играете в этой игре. Следить за ней можно командой `/azul table`.
refusal-too-many-computers = За столом на { $seats } { $seats ->
    [one] место
    [few] места
   *[many] мест
} может играть { $most ->
    [1] один компьютер.
   *[other] не больше { $most } компьютеров.
} Возьмите меньше компьютеров или больше мест.
refusal-no-computer = За этим столом нет ни одного компьютера.
refusal-not-host = Это может сделать только хозяин стола: { $host }.
refusal-too-few-players = Для игры в Azul нужно хотя бы { $fewest ->
    [one] { $fewest } игрок
    [few] { $fewest } игрока
   *[many] { $fewest } игроков
}. Сначала должен присоединиться кто-то ещё.
refusal-not-begun = Игра ещё не началась. { $host } может начать её кнопкой или командой `/azul begin`.
refusal-already-begun = Игра уже началась. Выйти из неё можно командой `/azul leave`; закрыть — командой `/azul cancel`, если есть право управлять этим каналом.
refusal-not-over = Эта игра ещё не закончилась. Сыграть ещё можно будет после неё.
refusal-not-your-rematch = Предложить ещё одну игру могут только те, кто играл в этой: { LIST($names) }. К новому столу сможет присоединиться каждый, а `/azul start` откроет ваш собственный.
refusal-rematch-begun = Следующая игра уже началась. `/azul table` показывает её.
refusal-rematch-elsewhere = Следующая игра уже началась: { LIST($threads) }.
refusal-options-fixed = Игра началась, поэтому её параметры уже не изменить. Вид ещё можно: `/azul theme`.
# $count is the number of players at the table.
refusal-seats-taken = Игроков за столом уже { $count }, поэтому и мест должно быть не меньше { $count }.
refusal-ended = Эта игра завершена. `/azul start` открывает новый стол.
# $mention is who paused the game, $when a moment that Discord shows in the reader's language.
refusal-paused = Игра поставлена на паузу { $when } ({ $mention }), поэтому ничего не изменено. Тот, кто управляет каналом, может продолжить её кнопкой **Продолжить** или командой `/azul pause`.
refusal-pause-already = Игру только что поставили на паузу ({ $mention }). Её продолжит кнопка **Продолжить** под сообщением игры.
refusal-pause-lobby = Пока игра не началась, останавливать нечего. `/azul cancel` закрывает стол.
refusal-resume-already = Кто-то только что продолжил эту игру. Если её снова нужно остановить, подождите секунду и отправьте `/azul pause`.
refusal-not-paused = Эта игра уже не на паузе: она идёт.
refusal-not-keeper = Ставить эту игру на паузу и продолжать её может только тот, кто управляет её каналом (право **Управлять каналами**).
refusal-advice-tiling = Подсказки помогают выбирать { -tile(form: "few") }, а сейчас их никто не выбирает.
refusal-advice-busy = Сейчас у меня слишком много вопросов. Попробуйте ещё раз через несколько секунд.
refusal-advice-replaced = Вы спросили ещё раз, поэтому ответ будет только на новый вопрос.
refusal-advice-failed = Компьютер не смог этого посчитать. Попробуйте ещё раз через мгновение.
refusal-analysis-running = Анализ будет доступен, когда эта игра закончится.
refusal-analysis-closed = Эту игру закрыли до её конца, поэтому анализировать нечего.
refusal-analysis-nothing = В этой игре никто ничего не взял, поэтому анализировать нечего.
refusal-analysis-stopped = Меня перезапускают, поэтому анализ не завершён. Нажмите кнопку ещё раз через минуту.
refusal-stale = Игра уже ушла вперёд, поэтому ничего не изменено. `/azul table` показывает, что в ней сейчас.
refusal-no-vote = Голосовать здесь уже не о чем. `/azul table` показывает, что в игре сейчас.
refusal-seat-for-another = Это место предлагают кому-то другому.
refusal-hand-in-lobby = Игра ещё не началась, поэтому передавать нечего: просто выйдите из-за стола без этого параметра, и кто-то другой сможет присоединиться.
refusal-hand-to-nobody = { $asked } не может занять ваше место. Выберите участника этого сервера, который не бот.
refusal-plays-already = { $asked } уже играет в этой игре.
refusal-vote-open = Всех уже спросили, как играть дальше: голосование — в канале игры.
refusal-your-turn = Игра ждёт вас. Сначала сделайте ход.
refusal-nobody-to-wait-for = Ходит компьютер, поэтому игра идёт сама.
# $moment is a moment that Discord shows in the reader's language, such as: in 3 days.
refusal-call-too-early = Тот, кого ждёт игра, ещё на этом сервере и время у него есть. Остальные смогут решить, как играть дальше: { $moment }.
refusal-players-gone = Больше не на этом сервере: { LIST($players) }. Поэтому за столом снова есть свободные места. Начните снова, когда будете готовы.
refusal-vote-on-you = Остальные голосуют, потому что сейчас ваш ход. Сходите — и голосование закончится.
refusal-computer-holds = За вас играет компьютер. Сначала верните себе место кнопкой под сообщением о ходе.
refusal-seat-is-yours = Ваше место и так ваше: компьютер за вас не играет.
refusal-seat-replaced = Ваше место пока занял кто-то другой. Сначала верните его кнопкой под сообщением о ходе или командой `/azul join`. После двух ходов замены будет поздно.
refusal-substitute-stays = На вашем месте уже сделано два хода, так что теперь оно принадлежит замене.
refusal-seat-not-offered = В этой игре больше нет места, которое можно занять.
refusal-not-your-turn = Сейчас не ваш ход: ходит { $name }.
refusal-turn-came = Уже ваш ход, поэтому планировать нечего. Сделайте его командой `/azul take`.
refusal-plan-full = Запланированных ходов уже { $most }. Чтобы добавить ещё один, уберите какой-нибудь.
refusal-nothing-to-undo = Вам нечего отменять. Ход можно отменить, пока не сходит следующий игрок, а потом — если все согласятся, но не тогда, когда все { -tile(form: "few") } уже разобраны или кто-то вышел из игры.
refusal-undo-is-free = Спрашивать никого не нужно: после вашего последнего хода ещё никто не ходил, поэтому его отменит `/azul undo`.
refusal-undo-declined = Остальных уже просили согласиться на отмену этого хода, и кто-то не согласился, поэтому ход остаётся.
refusal-asked-already = Вы уже просили. Попросить снова можно после чьего-нибудь хода.
refusal-asked-too-often = В этом раунде вы просили уже { $most ->
    [one] { $most } раз
    [few] { $most } раза
   *[many] { $most } раз
}. Снова попросить можно в следующем.
refusal-request-over = Об этом больше никто не просит. `/azul table` показывает, что в игре сейчас.
refusal-own-request = Согласиться должны другие, а не вы. **Отказать** отзовёт вашу собственную просьбу.
refusal-agreed-already = Вы уже согласились.
refusal-resigned = Вы уже вышли из этой игры.
refusal-no-such-source = За этим столом нет склада { $source }. Берите со складов 1–{ $factories } или из центра.
refusal-no-such-colour = Такого цвета в этой игре нет. Есть синий, жёлтый, красный, чёрный и белый.
refusal-no-such-line = Такой { -line(form: "gen") } на планшете нет. Выберите 1–5 или { -floor(form: "acc") }.
refusal-source-empty = { CAPITAL(source.at) } пусто. { CAPITAL(-tile(form: "few")) } есть { LIST($sources, form: "at") }.
refusal-colour-not-there = { CAPITAL(source.at) } нет { colour.many } { -tile(form: "many") }, есть только { LIST($there, form: "few") }.
refusal-line-full = { CAPITAL(-line) } { $line } уже полная. { CAPITAL(colour.few) } { -tile(form: "few") } можно положить { LIST($open, style: "or", form: "onto") }.
refusal-line-other-colour = { CAPITAL(-line(form: "on")) } { $line } уже лежат { LIST($there, form: "few") }, а цвет там может быть только один. { CAPITAL(colour.few) } { -tile(form: "few") } можно положить { LIST($open, style: "or", form: "onto") }.
refusal-wall-has-colour = В горизонтали { $line } уже есть { colour.one } { -tile }. { CAPITAL(colour.few) } можно положить { LIST($open, style: "or", form: "onto") }.
refusal-wrong-phase = Сейчас брать { -tile(form: "few") } нельзя. `/azul table` показывает, что в игре сейчас.
refusal-tiling = Все { -tile(form: "few") } разобраны, и все, у кого есть выбор, раскладывают свои. `/azul table` показывает, кого ждёт игра.
refusal-scatter-missing = То, что вы оставляете { source.at }, рассыпается на склады { $left } и { $right }. Напишите, куда идёт каждый цвет, например: `{ $example }`.
refusal-scatter-not-here = Здесь ничего не рассыпается. Напишите только откуда, какой цвет и куда.
refusal-scatter-colour = Там остаются { LIST($there, form: "few") }. Для каждого цвета напишите, куда он идёт: на склад { $left } или { $right }, например: `{ $example }`.
refusal-scatter-uneven = За этим столом { -tile(form: "few") } рассыпаются между складами { $left } и { $right } как можно ровнее, например: `{ $example }`.
refusal-bad-scatter = «{ $text }» не говорит, куда идёт остальное. Напишите каждый цвет со складом, например: `3 синие пол красные 2 чёрные 4`.
refusal-wrong-count = Там { tiles.whole } ({ source.at }), а не { $asked }. Напишите верное число или не пишите его вовсе.
refusal-not-choosing = Сейчас вам нечего выбирать. `/azul table` показывает, кого ждёт игра.
refusal-no-choice = { CAPITAL(-line) } { $line } не даёт выбора: она не полная или для неё есть лишь одна клетка. Можно выбирать для: { LIST($open, style: "or", form: "gen") }.
refusal-earlier-line = { CAPITAL(-line(form: "few")) } раскладывают сверху вниз. Сначала — { -line } { $line }.
refusal-space-not-open = Эта клетка не свободна. Для { -line(form: "gen") } { $line } свободны вертикали: { LIST($columns) }.
refusal-choice-missing = Прежде чем подтвердить, выберите клетку для { -line(form: "gen") } { $line }.
refusal-bad-choice = «{ $text }» — такого варианта нет. Выберите один из тех, что показывает Discord.
refusal-bad-number = «{ $text }» здесь не подходит: нужно другое число.
refusal-bad-person = Я не знаю, кто это. Выберите кого-нибудь с этого сервера.
refusal-no-such-game = Игры № { $number } на этом сервере нет.
refusal-never-begun = Игра № { $number } так и не началась: её стол закрыли раньше, поэтому показывать нечего.
refusal-unknown-form = Эта команда изменилась с тех пор, как её загрузил ваш Discord, поэтому ничего не сделано. Перезапустите Discord (на компьютере Ctrl+R) и попробуйте ещё раз.
refusal-bad-row = «{ $text }» — не { -line }. Напишите от 1 до 5.
refusal-bad-column = «{ $text }» — не вертикаль. Напишите от 1 до 5.
refusal-bad-move = Я не понимаю ход «{ $text }». Напишите откуда, какой цвет и куда, например { LIST($choices, style: "or") }, или выберите из того, что предлагается при вводе.
refusal-bad-several = «{ $text }» может означать несколько ходов, например { LIST($choices) }. Напишите один из них или выберите из того, что предлагается при вводе.
refusal-bad-source = Отсюда взять нельзя: «{ $text }». Напишите от 1 до { $factories } или «центр».
refusal-bad-colour = Цвета «{ $text }» в этой игре нет. Напишите синий, жёлтый, красный, чёрный или белый.
refusal-bad-line = «{ $text }» — не { -line }. Напишите от 1 до 5 или «{ -floor }».
refusal-not-at-table = { $asked } не играет в этой игре. За столом: { LIST($names) }.
refusal-missing-permissions = Мне не хватает прав в этом канале: { LIST($permissions, separator: ", ") }. Их может дать тот, кто управляет сервером; потом попробуйте ещё раз.
refusal-thread-permissions = Чтобы играть в ветке, мне не хватает прав в этом канале: { LIST($permissions, separator: ", ") }. Их может дать тот, кто управляет сервером. Или играйте в самом канале: хозяин стола выбирает это кнопкой **Параметры**.
refusal-no-threads-here = Здесь я не могу создать ветку: это возможно только в текстовом канале, а не в ветке или голосовом канале. Играйте здесь без неё или откройте стол в текстовом канале.
refusal-too-many-threads = { $most ->
    [0] Здесь в ветках не играют.
    [1] В ветке этого канала уже идёт другая игра, а больше одной нельзя.
   *[other] В ветках этого канала уже идёт столько игр, сколько можно: { $most }.
} Играйте в самом канале: хозяин стола выбирает это кнопкой **Параметры**.
# Permissions as Discord's settings call them; discord.py's read_messages is View Channel there.
permission-read-messages = Просматривать канал
permission-send-messages = Отправлять сообщения
permission-send-messages-in-threads = Отправлять сообщения в ветках
permission-create-public-threads = Создавать публичные ветки
permission-attach-files = Прикреплять файлы
permission-read-message-history = Читать историю сообщений
refusal-no-such-zone = Я не знаю, где это: «{ $asked }». Напишите ближайший крупный город по-английски, свою страну или разницу с UTC, например Berlin, Япония или UTC+2.
refusal-bad-hours = «{ $asked }» — не два времени суток. Напишите, с какого и до какого, например 22:30 – 6:45.
refusal-quiet-too-long = Тихие часы длятся не больше { $most } ч и не меньше минуты: остальную часть суток время на ход должно идти.
refusal-form-too-late = Мне не удалось вовремя открыть эту форму. Нажмите кнопку ещё раз.
refusal-holiday-over = Этот день уже прошёл, поэтому отпуск не установлен. Выберите более поздний.
refusal-holiday-too-long = Это было бы больше { $most ->
    [one] { $most } дня
   *[other] { $most } дней
} отпуска за один квартал. Выберите более ранний день.
refusal-too-many-holidays = В этом квартале вы уже начинали отпуск { $most ->
    [one] { $most } раз
    [few] { $most } раза
   *[many] { $most } раз
}. Следующий можно начать в следующем квартале.
refusal-busy = Сейчас у меня слишком много работы, поэтому ничего не изменено. Попробуйте ещё раз через несколько секунд.
refusal-storage = Сейчас я не могу сохранять игры, поэтому ничего не изменено. Попробуйте ещё раз чуть позже.
refusal-damaged = Запись этой игры повреждена: прочитать её не удаётся, поэтому ничего не изменено. Других игр это не касается. Сообщите тем, кто поддерживает бота: они могут восстановить запись из резервной копии.
refusal-unexpected = Что-то пошло не так — на моей стороне. Ничего из того, что вы уже сделали, не потеряно. Попробуйте ещё раз. Если это не поможет, назовите тем, кто поддерживает бота, этот номер: { $reference }.
refusal-old-button = Это кнопка моей более старой версии. `/azul table` показывает игру с кнопками, которые работают.

## Help: a line that begins with * would be read as a variant, hence the quotes. $start is the command, to be tapped.

# $place is server or elsewhere: in direct messages, in groups, on servers that the bot isn't on.
help =
    { $place ->
        [server] { "**Azul** — настольная игра для двух, трёх или четырёх, а этот канал — стол." }
       *[elsewhere] { "**Azul** — настольная игра для двух, трёх или четырёх. Чтобы играть с другими, позовите меня в канале сервера, на котором я есть." }
    }

    В свой ход возьмите **все плитки одного цвета** с одного склада (остальные уходят в центр стола) или из центра и положите их на **одну** линию своего планшета. Когда все плитки разобраны, с каждой **полной** линии одна плитка переходит на вашу стену и даёт тем больше очков, чем больше плиток там к ней прилегает. Плитки, которые не поместились, падают на пол и отнимают очки. Игра заканчивается после раунда, в котором кто-нибудь заполнит **горизонталь**.

    { $start } открывает стол, другие присоединяются, а хозяин начинает игру. Дальше ходите кнопками под картинкой или командой { $take }; { $undo } отменяет ход. В { $me } — ваши настройки: тихие часы, отпуск, уведомления, ходы без подтверждения.
    Пока не ваш ход, следующие ходы можно выбрать заранее: { $plan }. За того, кто упустил своё время, решают остальные — и компьютер.
    { $table } показывает игру, в том числе словами, а { $replay } — с самого начала. { $leave } — выход из игры. { $export } даёт её файл.
    { $practice } — игра с компьютерами и подсказками, которую видите только вы. { $rules } объясняет всё, включая свободные стены и особые склады.
# At the end of the help.
help-learn = { "**Играете впервые?**" } { $learn } научит за шесть коротких шагов, прямо в игре.

# What is stored about a person.
privacy =
    { "**Что я знаю о вас**" }
    Я храню ваш идентификатор в Discord, имена, под которыми вы садились за стол, и ваши действия в играх — чтобы игры продолжались после перезапуска и их можно было пересмотреть. Храню также ваши настройки ({ $me }), ваш план ({ $plan }), пока не пройдёт тот ход, и вашу тренировочную игру — четыре недели. Сообщений я никогда не читаю.
    Игры в канале видят все, кто в нём есть. Настройки, планы, тренировочную игру и список ваших игр видите только вы; но за столами, которые ждут вас, видно, до каких пор время на ваш ход не идёт.
    Всё это хранится, пока этого не удалите вы здесь или тот, кто поддерживает бота.
    { "**Экспорт** даёт всё это файлом. **Удалить** сначала переспросит." }
privacy-exported = Здесь всё, что хранится о вас, и ничего о других. Формат описан в docs/privacy.md.
privacy-ask = { "**Удалить всё о вас?** Отменить это нельзя." }
privacy-ask-running = { $count ->
        [1] • Вы выходите из игры, в которой сейчас играете. С этого момента ваши ходы в ней пропускаются.
       *[other] • Вы выходите из всех игр, в которых сейчас играете ({ $count }). С этого момента ваши ходы в них пропускаются.
    }
privacy-ask-lobbies = { $count ->
        [1] • Вы выходите из-за стола, за которым ждёте начала игры.
       *[other] • Вы выходите из-за всех столов, за которыми ждёте начала игры ({ $count }).
    }
privacy-ask-games = • Ваши настройки, планы, тренировочная игра и список игр удаляются. В играх других вместо вашего имени будет *Игрок 2* или другой номер вашего места.
privacy-ask-anew = • Если вы будете играть снова, то начнёте с чистого листа: прежние игры больше не ваши.
privacy-ask-beyond = • Сообщения и картинки в каналах остаются, как и файлы, которые экспортировали другие, и резервные копии, пока их не удалит тот, кто поддерживает бота.
privacy-changed = Тем временем ваши игры изменились, поэтому прочитайте это ещё раз.
privacy-erasing = Удаляю то, что хранится о вас. Если вы много играли, это займёт немного времени. Удаление не остановится, даже если меня перезапустят.
privacy-erased = Готово: о вас больше ничего не хранится.
privacy-later = Ваши настройки, планы, тренировочная игра и список игр удалены. В записях некоторых игр ещё есть ваше имя: сейчас я не могу их изменить. Я сделаю это позже, от вас больше ничего не нужно.
privacy-damaged = Ваши настройки, планы, тренировочная игра и список игр удалены. { $count ->
        [1] Запись игры { $games } повреждена, поэтому убрать из неё ваше имя я не могу. Попросите того, кто поддерживает бота, удалить эту игру.
       *[other] Записи нескольких игр повреждены, поэтому убрать из них ваше имя я не могу: { $games }. Попросите того, кто поддерживает бота, удалить эти игры.
    }
button-privacy-export = Экспорт
button-privacy-delete = Удалить…
button-privacy-erase = Удалить всё
button-privacy-keep = Оставить
refusal-too-large = О вас хранится больше, чем вмещает файл в Discord. Попросите его у того, кто поддерживает бота.
