## The end of a round

round-title = **Раунд { $round } завершено.**
round-short = { round-title } { LIST($scores, separator: " · ") }
round-player = **{ $name }** { LIST($steps, separator: ", ") } → **{ $score }**
round-floor = { -floor } −{ $cost }
round-placement = { round-tile } горизонталь { $row } +{ $points }
round-placement-free = { round-tile } горизонталь { $row } → вертикаль { $column } +{ $points }
round-fallen = горизонталь { $row } без вільної вертикалі: { tiles.shown } { -floor(form: "onto") }
round-tile = { $emoji ->
    [none] { colour.one } —
   *[other] { $emoji }
}
round-nothing = жодної повної { -line(form: "gen") }
round-left = **{ $name }** вже поза грою; рахунок лишається **{ $score }**
round-next = { $name } має маркер першого ходу й починає наступний раунд.
round-same = Маркера першого ходу ніхто не взяв, тож { $name } починає знову.
round-passed = { $name } починає наступний раунд.

## The end of the game

over-won = 🏆 **{ LIST($names) }** перемагає: { points }!
over-shared = 🏆 **{ LIST($names) }** ділять перемогу: { points }!
over-resigned = **{ LIST($names) }** перемагає: { LIST($left) } вже поза грою.
over-no-tiles = { CAPITAL(-tile(form: "many")) } для роздачі не лишилося, тож гра закінчується.
over-no-space = Жодна з решти { -tile(form: "many") } уже не може потрапити { -wall(form: "onto") }, тож гра закінчується.
over-stalemate = На жодному планшеті нічого не додалося вже стільки раундів, скільки гравців за столом, тож гра закінчується.
over-place = { over-rank } · { $before } + бонус { $bonus } ({ LIST($parts, separator: ", ") })
over-place-no-bonus = { over-rank } · без бонусу
over-place-no-count = { over-rank } · бонуси не рахувалися
over-place-left = { over-rank } · поза грою
# The dot is escaped: Discord would make it a list, which swallows the lines after it.
over-rank = { $place }\. { $name } **{ $score }**
over-rows = { $count ->
    [one] { $count } горизонталь
    [few] { $count } горизонталі
   *[many] { $count } горизонталей
}
over-columns = { $count ->
    [one] { $count } вертикаль
    [few] { $count } вертикалі
   *[many] { $count } вертикалей
}
over-colours = { $count ->
    [one] { $count } колір
    [few] { $count } кольори
   *[many] { $count } кольорів
}
over-tie = За рівної кількості очок вище той, у кого більше повних горизонталей.
over-thanks = Дякую за гру, { LIST($mentions) }!

## What a game brought: after the result, on a line for ratings and one for the rest

over-ratings = 📈 Рейтинг: { LIST($ratings, separator: " · ") }
over-rating = { $name } { $rating } ({ $change ->
    [more] +{ $gain }
    [less] −{ $gain }
   *[same] ±0
})
over-records = 🏅 { LIST($records, separator: " · ") }
over-record-best-score = { $name }: особистий рекорд
over-record-server-best = Найкращий рахунок за всю історію сервера
over-record-closest = Найнапруженіша гра за всю історію сервера
over-achievements = { $count ->
    [1] Нове досягнення
   *[other] Нові досягнення
}: { LIST($achievements, separator: ", ") }
over-earned = { $achievement } ({ $name })
over-unrated = -# Гра не впливає на рейтинг: { $why ->
    [chosen] стіл відкрито без рейтингу
    [computer] за столом грав комп’ютер
    [short] хтось вийшов до кінця другого раунду
   *[alone] за столом змінилося забагато гравців
}

## What was remarkable about the game

highlight = ✨ { $highlight }
highlight-tile = { $name }: одна { colour.one } { -tile } в раунді { $round } принесла одразу { points }.
highlight-round = { $name }: +{ points } за раунд { $round }.
highlight-floor = { $name }: −{ points } { -floor(form: "for") }.
highlight-clean-floor = { $name }: жодного штрафного очка за всю гру.
highlight-no-floor = Ніхто не отримав жодного штрафного очка.
# $count is the number of $colours.
highlight-colours = { $count ->
    [one] { $name } збирає { LIST($colours) } колір: усі п’ять { -tile(form: "many") } { -wall(form: "on") }.
   *[other] { $name } збирає { LIST($colours) } кольори: усі п’ять { -tile(form: "many") } кожного { -wall(form: "on") }.
}
highlight-columns = { $name } заповнює { over-columns }.
highlight-comeback = { $name } перемагає, хоча після раунду { $round } відставання становило { points }.
highlight-late-comeback = { $name } перемагає, хоча перед бонусами відставання становило { points }.
highlight-lead = { $name } попереду після кожного раунду.
highlight-close = { $points ->
    [1] Усе вирішило одне-єдине очко.
    [few] Усе вирішили лише { points }.
   *[many] Усе вирішило лише { points }.
}
highlight-rows = Рівніше не буває: за рівної кількості очок усе вирішили повні горизонталі.
highlight-long = Гра тривала { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунди
   *[many] { $rounds } раундів
}.
