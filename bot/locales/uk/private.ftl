## Private answers

joined = Ви за столом.
left = Ви вийшли з-за столу.
begun-private = Гра почалася.
cancelled = Стіл закрито.
done = Готово: { tiles.shown } { source.from } → { target }. Хід можна скасувати, доки не походить наступний гравець.
done-final = Готово: { tiles.shown } { source.from } → { target }.
themed = Тепер вигляд цього столу — { $theme }.
undone = Ваш останній хід скасовано. Знову ваш хід.
undo-ask = Самостійно скасувати останній хід уже не можна, але можна попросити інших.{ request-too } Якщо хоч хтось не погодиться, нічого не скасується.
undo-asked = Ви просите скасувати свій останній хід. Ще не відповіли: { LIST($names) }. Якщо хтось натомість зробить хід, нічого не скасується.
undo-withdrawn = Прохання відкликано: хід лишається.
undo-agreed = Ви погодилися.
undo-declined = Ви відмовили, тож нічого не скасується.
# $players is how many go on with the game, 0 if nobody but computers would.
resign-ask = Вийти з цієї гри назавжди? { $players ->
    [0] Більше ніхто не грає, тож вона закінчиться без переможця.
    [1] Переможе інший гравець.
   *[other] Інші гратимуть далі. Ваші ходи пропускатимуться, а планшет лишиться таким, як є.
} Натомість можна передати своє місце: хтось інший гратиме далі з вашим планшетом і рахунком.
return-ask = Повернути місце? Тоді його знову матиме { $owner }, а зайняти його зможе хтось інший.
resign-done = Ви вийшли з гри.
resign-kept = Ви лишаєтеся в грі.
exported = Гра на цю мить: правила, гравці, кожна подія і те, як здобуто кожне очко. Формат описано в docs/game-file.md.
not-shown = Збережено, але зараз я не можу писати в цьому каналі. Напишу, щойно зможу.
fair =
    { "**Чесний жереб**" }
    Усе, що в цій грі вирішує випадок — хто починає і які { -tile(form: "few") } випадають, — визначає секрет. Його обрано, коли стіл відкрився і ще ніхто інший не приєднався. Його SHA-256:
    `{ $commitment }`
    Відтоді перша половина цього рядка стоїть у запрошенні за стіл, тож підмінити секрет я не можу.
fair-hidden = Коли гра закінчиться, секрет буде показано тут.
fair-secret = Секрет:
    `{ $secret }`
fair-check = Тоді кожен може перевірити весь жереб: отримайте файл гри командою `/azul export game:{ $game }` і запустіть `python -m azul verify azul-{ $game }.json`. Як зробити це вручну, пояснено в docs/fair-draws.md.
fair-later = Цей стіл відкрила моя старіша версія. Секрет для жеребу буде обрано, коли гра почнеться.
board-of = Планшет: { $name }
board-complete = Заповнено: { LIST($parts, separator: ", ") }
board-almost = Бракує однієї: { LIST($parts, separator: ", ") }
board-row = горизонталь { $row } (+{ $bonus })
board-column = вертикаль { $column } (+{ $bonus })
board-colour = { colour } колір (+{ $bonus })
board-whose = Ви не граєте в цій грі. Чий планшет показати?

## What happened since a person's last turn

# $since is turn, left, game or round; $ago is shown by Discord as “5 hours ago”.
since-what = { $since ->
    [game] початку гри
    [round] початку раунду { $round }
    [left] вашого виходу з гри
    [seat] передачі вам місця
   *[turn] вашого останнього ходу
}
since-title = **Після { since-what }** ({ $ago })
since-nothing = Після { since-what } нічого не сталося ({ $ago }).
since-cut = -# Попередні ходи пропущено. Усе покаже { $replay }.
since-before = { $since ->
    [game] **До:** стіл на початку гри
    [round] **До:** стіл на початку раунду { $round }
    [seat] **До:** стіл, коли місце стало вашим
   *[turn] **До:** стіл, яким ви його лишили
} ({ $ago })

## Playing on without somebody

voted = Ваш голос: { $vote ->
    [wait] дати ще стільки ж часу.
    [play] комп’ютер робить цей хід.
    [give] комп’ютер грає далі.
    [seek] місце може зайняти хтось інший.
   *[end] завершити гру.
} Поки рішення немає, голос можна змінити.
voted-grace = Це станеться не раніше ніж { $when }, і лише якщо той, на кого чекають, не походить раніше.
handed = Ви пропонуєте своє місце. Доки { $name } його не займе, граєте ви; `/azul leave` відкликає пропозицію.
handed-to-anybody = Ви пропонуєте своє місце будь-кому. Доки його не займуть, граєте ви; `/azul leave` відкликає пропозицію.
handing-ended = Місце лишається за вами.
called = Ви запитали, як грати далі. Голосування — в каналі гри.
returned = З поверненням: місце знову ваше.
substituted = Місце ваше: грайте далі з його планшетом і рахунком.

## Pauses

pause-paused = Гра на паузі. Її продовжить кнопка **Продовжити** під повідомленням гри або ще раз `/azul pause`.
pause-resumed = Гра триває.

## A person's own settings

settings = { "**Ваші налаштування**" } діють у всіх ваших іграх, на всіх серверах. Їх бачите лише ви.
setting-confirm = { $chosen ->
    [on] **Підтвердження увімкнено.** Хід, обраний кнопками, спершу показується: що він змінить на вашому планшеті. Зробить його кнопка **Підтвердити**.
   *[off] **Підтвердження вимкнено.** Хід, обраний кнопками, робиться одразу. Кнопка **Скасувати хід** скасує його, доки не походить наступний гравець або не закінчиться раунд.
}

setting-pings = **Сповіщення** · де кликати вас, коли ваш хід, і де про нього нагадувати
setting-pings-channel = У каналі
setting-help-pings-channel = Згадка там, де йде гра
setting-pings-dm = Особисте повідомлення
setting-help-pings-dm = Повідомлення лише вам, із посиланням на гру
setting-pings-both = І там, і там
setting-help-pings-both = Згадка в каналі та особисте повідомлення
setting-pings-none = Ніде
setting-help-pings-none = Самі дивитеся, коли ваш хід
setting-unreachable = ⚠️ Discord не дозволив мені написати вам особисто, тому згадую вас у каналі. Дозвольте особисті повідомлення від спільного з ботом сервера, а тоді натисніть **Спробувати ще раз**.
# $zone is a city such as New York, $time the time of the day there.
setting-zone = **Часовий пояс** · { $zone }, там зараз { $time }
setting-zone-none = **Часовий пояс** · ще не обрано, тож тихі години й відпустка — за UTC
setting-zone-now = зараз { $time }
setting-quiet = **Тихі години** · хід, що припав на них, не турбує звуком, а ваш годинник стоїть до їх кінця
setting-quiet-off = Без тихих годин
setting-help-quiet-off = Ваш годинник іде цілодобово
setting-quiet-until = Доки · щонайбільше { $hours ->
    [one] { $hours } година
    [few] { $hours } години
   *[many] { $hours } годин
} на добу
# $days is how many days of holidays are left, of $most.
setting-days = { $days ->
    [one] { $days } день
    [few] { $days } дні
   *[many] { $days } днів
}
setting-holiday = **Відпустка** · ваші годинники стоять до обраного дня включно; за столами, що чекають на вас, видно, до якого дня. Залишок на цей квартал: { setting-days } з { $most }.
# $day is a date that Discord writes in the reader's language.
setting-holiday-on = **Відпустка** · вас немає до { $day } включно. Якщо закінчити її зараз, на цей квартал лишиться { setting-days } з { $most }.
setting-holiday-off = Без відпустки
setting-holiday-end = Закінчити зараз
setting-language = **Мова** · того, що бачите лише ви
setting-language-auto = Автоматично
setting-help-language-auto = Мова вашого Discord, якщо я її знаю
# The form's title and the line's label have at most 45 characters, the others 100.
zone-form = Ваш часовий пояс
zone-form-line = Де ви?
zone-form-help = Найближче велике місто, країна або різниця з UTC
zone-form-example = Київ, Нью-Йорк, Японія, UTC+2
quiet-form = Ваші тихі години
quiet-form-line = Відколи й доки?
quiet-form-help = За вашим часовим поясом, не більше { $hours } год; можна через північ
quiet-form-example = 22:30 – 6:45
zone-several = Цьому відповідає кілька часових поясів ({ $count }): оберіть нижче.

## Direct messages. $names are the other players, and $link leads to the game's message.

dm-game = (Azul: { LIST($names) })
dm-turn = Ваш хід { dm-game }: { $link }
dm-tiling = Усі { -tile(form: "few") } розібрано { dm-game }. Оберіть, куди покласти свої: { $link }
dm-request = Хтось просить скасувати хід { dm-game }: { $link }
dm-half = Досі ваш хід { dm-game }: { $link }
dm-last = Час на ваш хід майже вийшов { dm-game }: { $link }
dm-over = Час на ваш хід вийшов { dm-game }: { $link }
dm-vote = У когось вийшов час, і триває голосування, як грати далі { dm-game }: { $link }
dm-result = Результат гри { dm-game }: { $link }
dm-replaced = Хтось зайняв ваше місце { dm-game }. Його можна повернути, доки там не зроблено двох ходів: { $link }
dm-returned = Гравець, якого ви замінювали, повернувся { dm-game }. Дякуємо за заміну! { $link }

## The options of a lobby. Labels and descriptions have at most 100 characters.

options = **Параметри цього столу** · Кожен вибір діє одразу. Коли гра почнеться, змінити можна буде лише вигляд.
option-wall = **{ CAPITAL(-wall) }** · куди переходить { -tile } повної { -line(form: "gen") }
option-wall-coloured = Кольорова
option-help-wall-coloured = У кожній горизонталі кожен колір має своє місце
option-wall-free = Вільна
option-help-wall-free = Місце обираєте ви; кожен колір — раз у вертикалі
option-factories = **Фабрики** · чи є серед них особливі
option-factories-plain = Звичайні
option-help-factories-plain = Усі фабрики однакові
option-factories-special = Особливі
option-help-factories-special = По одній особливій на гравця, щораунду нові
option-factories-special-once = Особливі на всю гру
option-help-factories-special-once = По одній особливій на гравця, ті самі всю гру
option-scatter = **Розсип** · як { -tile(form: "few") }, що лишилися на ньому, діляться між сусідами
option-scatter-free = Вільний
option-help-scatter-free = Кожен колір — ліворуч чи праворуч, як захоче гравець
option-scatter-even = Рівний
option-help-scatter-even = Кольори діляться якомога рівніше
option-seats = **Місця** · скільки людей може грати
option-seats-some = { $seats ->
    [one] { $seats } місце
    [few] { $seats } місця
   *[many] { $seats } місць
}
option-help-seats-some = { $free ->
    [0] Більше ніхто не зможе приєднатися
    [one] Ще { $free } вільне місце
    [few] Ще { $free } вільні місця
   *[many] Ще { $free } вільних місць
}
option-pace = **Темп** · скільки часу дається на хід
option-pace-none = Без обмежень
option-help-pace-none = Кожен думає, скільки хоче, і ніхто не нагадує
option-pace-1h = 1 година
option-help-pace-1h = Для гри за один вечір
option-pace-8h = 8 годин
option-help-pace-8h = Кілька ходів на день
option-pace-24h = 24 години
option-help-pace-24h = Щонайменше хід на день
option-pace-3d = 3 дні
option-help-pace-3d = Гра між іншими справами
option-pace-7d = 7 днів
option-help-pace-7d = Щонайменше хід на тиждень
option-computers = **Суперники** · проти скількох комп’ютерів ви граєте
option-computers-some = { $count ->
    [one] { $count } комп’ютер
    [few] { $count } комп’ютери
   *[many] { $count } комп’ютерів
}
option-level = **Комп’ютери** · як сильно вони грають, зокрема за тих, хто запізнився
option-level-easy = Легкий
option-help-level-easy = Для тих, хто щойно прочитав правила
option-level-medium = Середній
option-help-level-medium = Для тих, хто вже зіграв кілька партій
option-level-hard = Важкий
option-help-level-hard = Для тих, хто знає, що потрібно суперникам
option-level-expert = Експертний
option-help-level-expert = На повну силу
option-theme = **Вигляд** · як виглядають картинки
option-help-theme-azulejo = Глазуровані плитки на світлому столі
option-help-theme-azulejo-dark = Глазуровані плитки на темному столі
option-help-theme-chocolatier = Шоколадні цукерки на світлому столі
option-help-theme-chocolatier-dark = Шоколадні цукерки на темному столі
option-where = **Де** · де йтиме гра
option-where-channel = Канал
option-help-where-channel = У самому каналі; іншого столу в ньому тоді не буде
option-where-thread = Гілка
option-help-where-thread = В окремій гілці: у каналі лишаться тільки запрошення й результат
option-language = **Мова** · того, що бачать усі за цим столом
option-messages = **Повідомлення** · які з них лишаються в каналі
option-messages-all = Усі
option-help-messages-all = Повідомлення про кожен хід лишається
option-messages-quiet = Тихий режим
option-help-messages-quiet = Повідомлення про хід зникає з появою наступного; раунди й результат лишаються

## A server's settings. Labels and descriptions have at most 100 characters.

server = **Налаштування цього сервера** · Кожен вибір діє одразу — для столів, які відкриють відтепер. Ігри, що тривають, не змінюються.
server-channels = **Місця** · де можна відкривати столи: канали з їхніми гілками або цілі категорії. Якщо нічого не вибрати — всюди.
server-games = **Ігри** · скільки їх може тривати водночас, разом зі столами, що чекають на гравців
server-games-any = Скільки завгодно
server-help-games-any = У кожному каналі все одно один стіл водночас, не рахуючи гілок
server-games-some = Щонайбільше { $most ->
    [one] { $most } гра
    [few] { $most } гри
   *[many] { $most } ігор
}
server-language = **Мова** · повідомлень, які бачать усі
server-language-auto = Як у Discord
server-help-language-auto = Мова цього сервера в Discord, якщо я її знаю
server-tables =
    { "### Нові столи" }
    Що дістається столу, якщо його господар нічого не обирає:
# The language's name for itself.
language-name = Українська

## Finding games. $game is a game's number, $link leads to its newest message, and $when is a moment that Discord
## shows in the reader's language, such as: 3 hours ago.

games-yours = ### Ваші ігри
games-open = ### Відкриті столи на цьому сервері
games-finished = ### Ваші завершені ігри
games-none-yours = Зараз ви ніде не граєте.
games-none-open = Жоден стіл, до якого можна приєднатися, не чекає на гравців. { $start } відкриває новий.
games-none-finished = Поки що жодної.
games-page = -# Сторінка { $page }
games-line = **№ { $game }** { $what } · { $server } · { $link }
games-line-away = **№ { $game }** { $what } · мене вже немає на тому сервері · { $link }
games-until = { $what } · термін { $deadline }
games-your-turn = **Ваш хід** настав { $when }
games-turn = Хід гравця { $name } настав { $when }
games-replaced = На **вашому місці** грає { $name }: повернути його можна, доки { $name } не зробить два ходи
games-your-tiling = **Розкладіть свої { -tile(form: "few") }**: останні розібрано { $when }
games-tiling = Ще розкладають { -tile(form: "few") }: { LIST($names) }. Останні розібрано { $when }
games-paused = Пауза { $when }
games-lobby = Чекає на початок, зайнято { $count } з { $seats } місць: остання зміна { $when }
games-table = **№ { $game }** { $host }: зайнято { $count } з { $seats } місць · { $link }
games-table-rules = **№ { $game }** { $host }: зайнято { $count } з { $seats } місць, { LIST($rules, separator: ", ") } · { $link }
games-won = 🏆 { LIST($names) }: { points }, { $when }
games-no-winner = Без переможця: закрито { $when }
games-joined = Ви за столом: { $link }

## The panel for a take

panel-source = **Ваш хід.** Звідки взяти { -tile(form: "few") }?
panel-tiles = **{ $place }** { LIST($tiles, form: "shown", separator: ", ") }
panel-moved-on = Гра вже пішла далі. Ось як вона виглядає тепер.
panel-from = { $source ->
    [centre] **Центр столу:** { panel-from-tiles }
   *[other] **Фабрика { $place }:** { panel-from-tiles }
}
panel-from-tiles = { LIST($tiles, form: "shown", separator: ", ") }
panel-board = Ваші { -line(form: "few") }: { LIST($lines, separator: " · ") }
panel-board-empty = **{ $row }** –
panel-board-part = **{ $row }** { tile } { $filled }/{ $row }
panel-board-full = **{ $row }** { tile } повна
panel-board-floor = { -floor } −{ $cost }
panel-target = Який колір і на яку { -line(form: "acc") }?
# Labels of buttons, short because a phone shows about three beside each other.
panel-to-line = { $emoji ->
    [none] { colour.few } → { $line }
   *[other] → { $line }
}
panel-to-line-full = { panel-to-line } повна
panel-to-line-falls = { panel-to-line } ({ panel-fall })
panel-fall = { $fell ->
    [one] { $fell } падає
    [few] { $fell } падають
   *[many] { $fell } падає
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
    [one] { $placed } { -tile } лягає
    [few] { $placed } { -tile(form: "few") } лягають
   *[many] { $placed } { -tile(form: "many") } лягають
} { -line(form: "onto") }: там буде { $filled } з { $size }.
panel-placed-full = { $placed ->
    [one] { $placed } { -tile } заповнює
    [few] { $placed } { -tile(form: "few") } заповнюють
   *[many] { $placed } { -tile(form: "many") } заповнюють
} { -line(form: "acc") }: наприкінці раунду одна перейде { -wall(form: "onto") }.
panel-marker = Ви також берете маркер першого ходу: він лягає { -floor(form: "onto") }, а ви починаєте наступний раунд.
panel-fell = { took-fell }
panel-scatter = Решта розсипається на фабрики { $left } і { $right }: { LIST($tiles) }. Оберіть як; цим ви й зробите хід.
panel-split = { LIST($shares, separator: " · ") }
panel-share = { LIST($colours, separator: ", ", form: "few") } → { $source }
panel-floor-cost = { $after ->
    [0] Цього раунду ви нічого не втратите { -floor(form: "for") }.
    [one] Цього раунду ви втратите { -floor(form: "for") } { $after } очко (зараз { $before }).
    [few] Цього раунду ви втратите { -floor(form: "for") } { $after } очки (зараз { $before }).
   *[many] Цього раунду ви втратите { -floor(form: "for") } { $after } очок (зараз { $before }).
}

## Planning the next turn

plan-ahead = **Для вашого наступного ходу.** { plan-not-yet }
plan-not-yet = Ще не ваш хід: ходить { $name }.
plan-source = Звідки ви хотіли б узяти { -tile(form: "few") }?
plan-scatter = Решта розсипається на фабрики { $left } і { $right }: { LIST($tiles) }. Оберіть як; цим ви й додасте хід до плану.
plan-turn-came = Уже ваш хід, тож нічого не заплановано: що оберете тут, те й буде ходом.
plan-your-turn = Зараз ваш хід, тож планувати нічого: що оберете тут, те й буде ходом.
plan-title = **Ваш план.** Його бачите лише ви.
# $place is 1 for the preferred take.
plan-wish = **{ $place }** { tiles.shown } { source.from } → { target }
plan-wish-scattered = { plan-wish }, { LIST($shares, separator: ", ") }
plan-wish-unfit = **{ $place }** ~~{ tiles.shown } { source.from } → { target }~~ так уже не вийде
plan-how = -# Коли настане ваш хід, я почекаю { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунди
   *[many] { $seconds } секунд
} — раптом попередній хід скасують. Тоді зроблю перший із цих ходів, що досі дає вам ті самі { -tile(form: "few") }. Якщо жоден не дає, покличу вас як звичайно.
plan-bound = -# План розрахований на те, що лежить зараз. Він закінчується разом із вашим ходом або з раундом.
plan-gone = У вас нічого не заплановано, тож я покличу вас, коли настане ваш хід.
plan-dropped = Ваш хід, і на нього більше нічого не заплановано.
# $when is a moment that Discord shows in the reader's language, such as: in 20 seconds.
plan-waits = **Ваш хід.** Запланований хід — { plan-take } — буде зроблено { $when }, якщо ви не походите раніше або не скасуєте його: { $command }.
plan-take = { tiles.shown } { source.from } → { target }
plan-unfit = Жоден із запланованих ходів уже не можливий.

## What is offered while an option is typed

# At most 100 characters, cut off if longer. People may type any of the words, in any order.
offered-take = { tiles } { offered-from } → { offered-to } ({ LIST($effects, separator: ", ") })
offered-take-scattered = { offered-take }, { LIST($shares, separator: ", ") }
offered-from = { $source ->
    [centre] з центру
   *[other] з { $place }
}
offered-to = { target }
offered-part = { $filled }/{ $size }
offered-full = повна
offered-cost = { $cost ->
    [0] без штрафу
   *[other] −{ $cost }
}
offered-share = { colour.few } → { $place }

## Placing tiles on a free wall

placing-ask = **{ CAPITAL(-line) } { $line }:** на яку вертикаль { tiles.shown }? На картинці видно, скільки дасть кожне вільне місце.
placing-all = Усі { -line(form: "few") } розкладено. Підтвердьте або змініть якусь.
placing-placed = { CAPITAL(-line) } { $line }: { tiles.shown } → вертикаль { $column }, +{ $points }
placing-falls = { CAPITAL(-line) } { $line }: вільної вертикалі немає, { tiles.shown } { -floor(form: "onto") }
placing-line = { CAPITAL(-line) } { $line }: { colour.one }
placed-confirmed = Підтверджено. Раунд закінчиться, коли підтвердять усі.

## What is refused, and what to do instead

# Follows a refusal, or comes before a game that the person doesn't play. $threads are links to their games' threads.
elsewhere = Ваша гра тут: { LIST($threads) }.
# $link is the address at which the bot can be added to a server.
refusal-needs-server = Це можливо лише на сервері, де є я. Тут працюють `/azul learn`, `/azul practice`, `/azul rules`, `/azul help`, `/azul games`, `/azul me` і `/azul privacy`. Щоб грати з іншими, [додайте мене на сервер](<{ $link }>).
refusal-not-on-server = Мене немає на цьому сервері, тож тут це не працює. А `/azul learn`, `/azul practice`, `/azul rules`, `/azul help`, `/azul games`, `/azul me` і `/azul privacy` — працюють. Хто керує цим сервером, може [додати мене](<{ $link }>).
refusal-no-table = У цьому каналі немає столу. `/azul start` відкриває новий.
refusal-channel-occupied = У цьому каналі вже є стіл. `/azul table` показує його, а `/azul join` дозволяє приєднатися, доки гра не почалася.
# $places are channels and categories that the person can see, $count is how many.
refusal-not-here = { $count ->
    [0] На цьому сервері столи не можна відкривати ні в цьому каналі, ні в інших, які ви бачите. Де можна, вирішують керівники сервера командою `/azul settings`.
   *[other] На цьому сервері столів у цьому каналі не відкривають. Можна тут: { LIST($places, style: "or") }.
}
refusal-too-many-games = { $most ->
    [1] На цьому сервері водночас може тривати лише одна гра, і вона вже є. Вона має закінчитися, перш ніж можна буде відкрити ще одну.
   *[other] Більше ігор водночас цей сервер не дозволяє (щонайбільше { $most }). Одна з них має закінчитися, перш ніж можна буде відкрити ще одну.
} `/azul games` показує столи, до яких можна приєднатися.
refusal-not-manager = Переглядати й змінювати налаштування цього сервера може лише той, хто має право **Керувати сервером**.
refusal-already-seated = Ви вже за цим столом.
refusal-table-full = Вільних місць немає: усі { $seats } зайнято.
refusal-not-seated = Ви не граєте в цій грі. Стежити за нею можна командою `/azul table`.
refusal-too-many-computers = За столом на { $seats } { $seats ->
    [one] місце
    [few] місця
   *[many] місць
} може грати { $most ->
    [1] один комп’ютер.
    [one] щонайбільше { $most } комп’ютер.
    [few] щонайбільше { $most } комп’ютери.
   *[many] щонайбільше { $most } комп’ютерів.
} Візьміть менше комп’ютерів або більше місць.
refusal-no-computer = За цим столом немає жодного комп’ютера.
refusal-not-host = Це може зробити лише господар столу: { $host }.
refusal-too-few-players = Для гри в Azul { $fewest ->
    [one] потрібен щонайменше { $fewest } гравець
    [few] потрібні щонайменше { $fewest } гравці
   *[many] потрібно щонайменше { $fewest } гравців
}. Спершу має приєднатися хтось іще.
refusal-not-begun = Гра ще не почалася. { $host } може почати її кнопкою або командою `/azul begin`.
refusal-already-begun = Гра вже почалася. Вийти з неї можна командою `/azul leave`; закрити — командою `/azul cancel`, якщо є право керувати цим каналом.
refusal-not-over = Ця гра ще не закінчилася. Зіграти ще можна буде після неї.
refusal-not-your-rematch = Запропонувати ще одну гру можуть лише ті, хто грав у цій: { LIST($names) }. До нового столу зможе приєднатися кожен, а `/azul start` відкриє ваш власний.
refusal-rematch-begun = Наступна гра вже почалася. `/azul table` показує її.
refusal-rematch-elsewhere = Наступна гра вже почалася: { LIST($threads) }.
refusal-options-fixed = Гра почалася, тож її параметри вже не змінити. Вигляд ще можна: `/azul theme`.
# $count is the number of players at the table.
refusal-seats-taken = Гравців за столом уже { $count }, тож і місць має бути щонайменше { $count }.
refusal-ended = Цю гру завершено. `/azul start` відкриває новий стіл.
# $mention is who paused the game, $when a moment that Discord shows in the reader's language.
refusal-paused = Гру поставлено на паузу { $when } ({ $mention }), тож нічого не змінено. Хто має право керувати каналом, може продовжити її кнопкою **Продовжити** або командою `/azul pause`.
refusal-pause-already = Гру щойно поставлено на паузу ({ $mention }). Її продовжить кнопка **Продовжити** під повідомленням гри.
refusal-pause-lobby = Поки гра не почалася, зупиняти нічого. `/azul cancel` закриває стіл.
refusal-resume-already = Хтось щойно продовжив цю гру. Якщо її знову треба зупинити, за мить скористайтеся `/azul pause`.
refusal-not-paused = Ця гра вже не на паузі: вона триває.
refusal-not-keeper = Ставити цю гру на паузу й продовжувати її може лише той, хто керує її каналом (право **Керувати каналами**).
refusal-advice-tiling = Підказки є для вибору { -tile(form: "many") }. Зараз ніхто їх не вибирає.
refusal-advice-busy = Зараз надто багато запитів. Спробуйте ще раз за кілька секунд.
refusal-advice-replaced = Ви запитали ще раз, тож відповідь буде лише на нове запитання.
refusal-advice-failed = Комп’ютер не зміг цього порахувати. Спробуйте ще раз за мить.
refusal-analysis-running = Аналіз буде доступний, коли ця гра закінчиться.
refusal-analysis-closed = Цю гру закрито до її кінця, тож аналізувати нічого.
refusal-analysis-nothing = У цій грі ніхто нічого не взяв, тож аналізувати нічого.
refusal-analysis-stopped = Мене перезапускають, тож аналіз не завершено. Натисніть кнопку ще раз за хвилину.
refusal-stale = Гра вже пішла далі, тож нічого не змінено. `/azul table` показує, що в ній зараз.
refusal-no-vote = Голосувати тут уже ні за що. `/azul table` показує, що в грі зараз.
refusal-seat-for-another = Це місце пропонують комусь іншому.
refusal-hand-in-lobby = Гра ще не почалася, тож передавати нічого: просто вийдіть з-за столу без цього параметра, і хтось інший зможе приєднатися.
refusal-hand-to-nobody = { $asked } не може зайняти ваше місце. Оберіть учасника цього сервера, який не є ботом.
refusal-plays-already = { $asked } вже грає в цій грі.
refusal-vote-open = Усіх уже запитано, як грати далі: голосування — в каналі гри.
refusal-your-turn = Гра чекає на вас. Спершу зробіть хід.
refusal-nobody-to-wait-for = Ходить комп’ютер, тож гра триває сама.
# $moment is a moment that Discord shows in the reader's language, such as: in 3 days.
refusal-call-too-early = Той, на кого чекає гра, ще на цьому сервері й має час. Інші зможуть вирішити, як грати далі: { $moment }.
refusal-players-gone = Уже не на цьому сервері: { LIST($players) }. Тож за столом знову є вільні місця. Почніть знову, коли будете готові.
refusal-vote-on-you = Інші голосують, бо зараз ваш хід. Походіть — і голосування закінчиться.
refusal-computer-holds = За вас грає комп’ютер. Спершу поверніть собі місце кнопкою під повідомленням про хід.
refusal-seat-is-yours = Ваше місце й так ваше: комп’ютер за вас не грає.
refusal-seat-replaced = Ваше місце поки що зайняв хтось інший. Спершу поверніть його кнопкою під повідомленням про хід або командою `/azul join`. Після двох ходів заміни буде запізно.
refusal-substitute-stays = На вашому місці вже зроблено два ходи, тож тепер воно належить заміні.
refusal-seat-not-offered = У цій грі вже немає місця, яке можна зайняти.
refusal-not-your-turn = Зараз не ваш хід: ходить { $name }.
refusal-turn-came = Уже ваш хід, тож планувати нічого. Зробіть його командою `/azul take`.
refusal-plan-full = Запланованих ходів уже { $most }. Щоб додати ще один, приберіть якийсь.
refusal-nothing-to-undo = Вам нічого скасовувати. Хід можна скасувати, доки не походить наступний гравець, а потім — якщо всі погодяться, але не тоді, коли всі { -tile(form: "few") } вже розібрано або хтось вийшов із гри.
refusal-undo-is-free = Питати нікого не треба: після вашого останнього ходу ще ніхто не ходив, тож його скасує `/azul undo`.
refusal-undo-declined = Інших уже просили скасувати цей хід, і вони відмовили, тож він лишається.
refusal-asked-already = Ви вже просили. Попросити знову можна після чийогось ходу.
refusal-asked-too-often = Цього раунду ви просили вже { $most ->
    [one] { $most } раз
    [few] { $most } рази
   *[many] { $most } разів
}. Знову попросити можна в наступному.
refusal-request-over = Про це вже ніхто не просить. `/azul table` показує, що в грі зараз.
refusal-own-request = Погодитися мають інші, а не ви. **Відмовити** відкличе ваше власне прохання.
refusal-agreed-already = Ви вже погодилися.
refusal-resigned = Ви вже вийшли з цієї гри.
refusal-no-such-source = За цим столом немає фабрики { $source }. Беріть з 1–{ $factories } або з центру.
refusal-no-such-colour = Такого кольору в цій грі немає. Є синій, жовтий, червоний, чорний і білий.
refusal-no-such-line = Такої { -line(form: "gen") } на планшеті немає. Оберіть 1–5 або { -floor(form: "acc") }.
refusal-source-empty = { source.At } порожньо. { CAPITAL(-tile(form: "few")) } є { LIST($sources, form: "at") }.
refusal-colour-not-there = { source.At } немає { colour.many } { -tile(form: "many") }, є лише { LIST($there, form: "few") }.
refusal-line-full = { CAPITAL(-line) } { $line } вже повна. { CAPITAL(colour.few) } { -tile(form: "few") } можна покласти { LIST($open, style: "or", form: "onto") }.
refusal-line-other-colour = { CAPITAL(-line(form: "on")) } { $line } вже лежать { LIST($there, form: "few") }, а колір там може бути лише один. { CAPITAL(colour.few) } { -tile(form: "few") } можна покласти { LIST($open, style: "or", form: "onto") }.
refusal-wall-has-colour = У горизонталі { $line } вже є { colour.one } { -tile }. { CAPITAL(colour.few) } можна покласти { LIST($open, style: "or", form: "onto") }.
refusal-wrong-phase = Зараз брати { -tile(form: "few") } не можна. `/azul table` показує, що в грі зараз.
refusal-tiling = Усі { -tile(form: "few") } розібрано, і всі, хто має вибір, розкладають свої. `/azul table` показує, на кого чекає гра.
refusal-scatter-missing = Те, що ви лишаєте { source.at }, розсипається на фабрики { $left } і { $right }. Напишіть, куди йде кожен колір, наприклад: `{ $example }`.
refusal-scatter-not-here = Тут ніщо не розсипається. Напишіть лише звідки, який колір і куди.
refusal-scatter-colour = Там лишаються { LIST($there, form: "few") }. Для кожного кольору напишіть, куди він іде: на фабрику { $left } чи { $right }, наприклад: `{ $example }`.
refusal-scatter-uneven = За цим столом { -tile(form: "few") } розсипаються між фабриками { $left } і { $right } якомога рівніше, наприклад: `{ $example }`.
refusal-bad-scatter = «{ $text }» не каже, куди йде решта. Напишіть кожен колір із фабрикою, наприклад: `3 сині підлога червоні 2 чорні 4`.
refusal-wrong-count = Там { tiles.whole } ({ source.at }), а не { $asked }. Напишіть правильну кількість або не пишіть її зовсім.
refusal-not-choosing = Зараз вам нічого обирати. `/azul table` показує, на кого чекає гра.
refusal-no-choice = { CAPITAL(-line) } { $line } не дає вибору: вона не повна або має лише одне можливе місце. Можна обирати для: { LIST($open, style: "or", form: "gen") }.
refusal-earlier-line = { CAPITAL(-line(form: "few")) } розкладають згори вниз. Спершу — { -line } { $line }.
refusal-space-not-open = Це місце не вільне. Для { -line(form: "gen") } { $line } вільні вертикалі: { LIST($columns) }.
refusal-choice-missing = Перш ніж підтвердити, оберіть місце для { -line(form: "gen") } { $line }.
refusal-bad-choice = «{ $text }» — такого варіанта немає. Оберіть один із тих, що показує Discord.
refusal-bad-number = «{ $text }» — не те число, яке тут можливе.
refusal-bad-person = Я не знаю, хто це. Оберіть когось із цього сервера.
refusal-no-such-game = Гри № { $number } на цьому сервері немає.
refusal-never-begun = Гра № { $number } так і не почалася: її стіл закрили раніше, тож показувати нічого.
refusal-unknown-form = Ця команда змінилася відтоді, як її завантажив ваш Discord, тож нічого не зроблено. Перезапустіть Discord (на комп’ютері Ctrl+R) і спробуйте ще раз.
refusal-bad-row = «{ $text }» — не { -line }. Напишіть від 1 до 5.
refusal-bad-column = «{ $text }» — не вертикаль. Напишіть від 1 до 5.
refusal-bad-move = Я не розумію ходу «{ $text }». Напишіть звідки, який колір і куди, наприклад { LIST($choices, style: "or") }, або оберіть із того, що пропонується під час набору.
refusal-bad-several = «{ $text }» може означати кілька ходів, наприклад { LIST($choices) }. Напишіть один із них або оберіть із того, що пропонується під час набору.
refusal-bad-source = Звідси взяти не можна: «{ $text }». Напишіть від 1 до { $factories } або «центр».
refusal-bad-colour = Кольору «{ $text }» в цій грі немає. Напишіть синій, жовтий, червоний, чорний або білий.
refusal-bad-line = «{ $text }» — не { -line }. Напишіть від 1 до 5 або «{ -floor }».
refusal-not-at-table = { $asked } не грає в цій грі. За столом: { LIST($names) }.
refusal-missing-permissions = Мені бракує прав у цьому каналі: { LIST($permissions, separator: ", ") }. Їх може надати той, хто керує сервером; потім спробуйте ще раз.
refusal-thread-permissions = Щоб грати в гілці, мені бракує прав у цьому каналі: { LIST($permissions, separator: ", ") }. Їх може надати той, хто керує сервером. Або грайте в самому каналі: господар столу обирає це кнопкою **Параметри**.
refusal-no-threads-here = Тут я не можу створити гілку: це можливо лише в текстовому каналі, а не в гілці чи голосовому каналі. Грайте тут без неї або відкрийте стіл у текстовому каналі.
refusal-too-many-threads = { $most ->
    [0] Тут у гілках не грають.
    [1] У гілці цього каналу вже йде інша гра, а більше однієї не можна.
   *[other] У гілках цього каналу вже йде стільки ігор, скільки можна: { $most }.
} Грайте в самому каналі: господар столу обирає це кнопкою **Параметри**.
# Permissions as Discord's settings call them; discord.py's read_messages is View Channel there.
permission-read-messages = Переглядати канал
permission-send-messages = Надсилати повідомлення
permission-send-messages-in-threads = Надсилати повідомлення в гілках
permission-create-public-threads = Створювати публічні гілки
permission-attach-files = Прикріплювати файли
permission-read-message-history = Читати історію повідомлень
refusal-no-such-zone = Я не знаю, де це: «{ $asked }». Напишіть найближче велике місто, свою країну або різницю з UTC, наприклад Київ, Японія або UTC+2.
refusal-bad-hours = «{ $asked }» — не два часи доби. Напишіть, відколи й доки, наприклад 22:30 – 6:45.
refusal-quiet-too-long = Тихі години тривають щонайбільше { $most } год і щонайменше хвилину: решту доби ваш годинник має йти.
refusal-form-too-late = Мені не вдалося вчасно відкрити цю форму. Натисніть кнопку ще раз.
refusal-holiday-over = Цей день уже минув, тож відпустку не встановлено. Оберіть пізніший.
refusal-holiday-too-long = Це було б понад { $most ->
    [one] { $most } день
    [few] { $most } дні
   *[many] { $most } днів
} відпустки за один квартал. Оберіть раніший день.
refusal-too-many-holidays = Цього кварталу ви вже починали відпустку { $most ->
    [one] { $most } раз
    [few] { $most } рази
   *[many] { $most } разів
}. Наступну можна почати в наступному кварталі.
refusal-busy = Зараз у мене забагато роботи, тож нічого не змінено. Спробуйте ще раз за кілька секунд.
refusal-storage = Зараз я не можу зберігати ігри, тож нічого не змінено. Спробуйте ще раз трохи згодом.
refusal-damaged = Запис цієї гри пошкоджено: прочитати його не вдається, тож нічого не змінено. Інших ігор це не стосується. Повідомте тих, хто підтримує бота: вони можуть відновити запис із резервної копії.
refusal-unexpected = Щось пішло не так — з мого боку. Нічого з того, що ви вже зробили, не втрачено. Спробуйте ще раз. Якщо це не допоможе, назвіть тим, хто підтримує бота, цей номер: { $reference }.
refusal-old-button = Це кнопка моєї старішої версії. `/azul table` показує гру з кнопками, які працюють.

## Help: a line that begins with * would be read as a variant, hence the quotes. $start is the command, to be tapped.

# $place is server or elsewhere: in direct messages, in groups, on servers that the bot isn't on.
help =
    { $place ->
        [server] { "**Azul** — настільна гра для двох, трьох або чотирьох, а цей канал — стіл." }
       *[elsewhere] { "**Azul** — настільна гра для двох, трьох або чотирьох. Щоб грати з іншими, покличте мене в каналі сервера, на якому я є." }
    }

    У свій хід візьміть **усі плитки одного кольору** з однієї фабрики (решта йде в центр столу) або з центру й покладіть їх на **одну** лінію свого планшета. Коли всі плитки розібрано, з кожної **повної** лінії одна плитка переходить на вашу стіну й дає тим більше очок, що більше плиток там до неї прилягає. Плитки, які не вмістилися, падають на підлогу й забирають очки. Гра закінчується після раунду, в якому хтось заповнить **горизонталь**.

    { $start } відкриває стіл, інші приєднуються, а господар починає гру. Далі ходіть кнопками під картинкою або командою { $take }; { $undo } скасовує хід. У { $me } — ваші налаштування: тихі години, відпустка, сповіщення, ходи без підтвердження.
    Поки не ваш хід, наступні ходи можна обрати заздалегідь: { $plan }. Хто прогаяв свій час, за того вирішують інші — і комп’ютер.
    { $table } показує гру, також словами, а { $replay } — від самого початку. { $leave } — вихід із гри. { $export } дає її файл.
    { $practice } — гра проти комп’ютерів, яку бачите лише ви, з підказками. { $rules } пояснює все, зокрема вільні стіни й особливі фабрики.
help-learn = { "**Граєте вперше?**" } { $learn } навчить за шість коротких кроків, просто під час гри.

# What is stored about a person.
privacy =
    { "**Що я знаю про вас**" }
    Я зберігаю ваш ідентифікатор у Discord, імена, під якими ви сідали за стіл, і ваші дії в іграх — щоб ігри тривали після перезапуску і їх можна було переглянути. Зберігаю також ваші налаштування ({ $me }), ваш план ({ $plan }), поки не мине той хід, і вашу тренувальну гру — чотири тижні. Повідомлень я ніколи не читаю.
    Ігри в каналі бачать усі, хто в ньому є. Налаштування, плани, тренувальну гру й список ваших ігор бачите лише ви; але за столами, що чекають на вас, видно, доки стоїть ваш годинник.
    Усе це зберігається, доки цього не видалите ви тут або той, хто підтримує бота.
    { "**Експорт** дає все це файлом. **Видалити** спершу перепитає." }
privacy-exported = Тут усе, що збережено про вас, і нічого про інших. Формат описано в docs/privacy.md.
privacy-ask = { "**Видалити все про вас?** Скасувати це не можна." }
privacy-ask-running = { $count ->
        [1] • Ви виходите з гри, в якій зараз граєте. Відтоді ваші ходи в ній пропускаються.
       *[other] • Ви виходите з усіх ігор, у яких зараз граєте ({ $count }). Відтоді ваші ходи в них пропускаються.
    }
privacy-ask-lobbies = { $count ->
        [1] • Ви виходите з-за столу, за яким чекаєте на початок гри.
       *[other] • Ви виходите з-за всіх столів, за якими чекаєте на початок гри ({ $count }).
    }
privacy-ask-games = • Ваші налаштування, плани, тренувальна гра й список ігор видаляються. В іграх інших замість вашого імені стоятиме *Гравець 2* або інший номер вашого місця.
privacy-ask-anew = • Якщо ви гратимете знову, то почнете з чистого аркуша: колишні ігри вже не ваші.
privacy-ask-beyond = • Повідомлення й картинки в каналах лишаються, як і файли, які експортували інші, та резервні копії, доки їх не видалить той, хто підтримує бота.
privacy-changed = Тим часом ваші ігри змінилися, тож прочитайте це ще раз.
privacy-erasing = Видаляю те, що збережено про вас. Якщо ви багато грали, це триватиме якусь мить. Видалення не зупиниться, навіть якщо мене перезапустять.
privacy-erased = Готово: про вас більше нічого не збережено.
privacy-later = Ваші налаштування, плани, тренувальну гру й список ігор видалено. У записах деяких ігор ще є ваше ім’я: зараз я не можу їх змінити. Я зроблю це пізніше, від вас більше нічого не потрібно.
privacy-damaged = Ваші налаштування, плани, тренувальну гру й список ігор видалено. { $count ->
        [1] Запис гри { $games } пошкоджено, тож прибрати з нього ваше ім’я я не можу. Попросіть того, хто підтримує бота, видалити цю гру.
       *[other] Записи кількох ігор пошкоджено, тож прибрати з них ваше ім’я я не можу: { $games }. Попросіть того, хто підтримує бота, видалити ці ігри.
    }
button-privacy-export = Експорт
button-privacy-delete = Видалити…
button-privacy-erase = Видалити все
button-privacy-keep = Залишити
refusal-too-large = Про вас збережено більше, ніж вміщує файл у Discord. Попросіть його в того, хто підтримує бота.
