## The end of a round

round-title = **Раунд { $round } завершён.**
round-short = { round-title } { LIST($scores, separator: " · ") }
round-player = **{ $name }** { LIST($steps, separator: ", ") } → **{ $score }**
round-floor = { -floor } −{ $cost }
round-placement = { round-tile } горизонталь { $row } +{ $points }
round-placement-free = { round-tile } горизонталь { $row } → вертикаль { $column } +{ $points }
round-fallen = горизонталь { $row } без свободной вертикали: { tiles.shown } { -floor(form: "onto") }
round-tile = { $emoji ->
    [none] { colour.one } —
   *[other] { $emoji }
}
round-nothing = ни одной полной { -line(form: "gen") }
round-left = **{ $name }** уже вне игры; счёт остаётся **{ $score }**
round-next = { $name } получает жетон первого игрока и начинает следующий раунд.
round-same = Жетон первого игрока никто не взял, поэтому { $name } начинает снова.
round-passed = { $name } начинает следующий раунд.

## The end of the game

over-won = 🏆 **{ LIST($names) }** побеждает: { points }!
over-shared = 🏆 Ничья! Победу делят **{ LIST($names) }**: { points }.
over-resigned = **{ LIST($names) }** побеждает: { LIST($left) } уже вне игры.
over-no-tiles = { CAPITAL(-tile(form: "many")) } для раздачи не осталось, поэтому игра заканчивается.
over-no-space = Ни одна из оставшихся { -tile(form: "many") } уже не может попасть { -wall(form: "onto") }, поэтому игра заканчивается.
over-stalemate = Ни на одном планшете ничего не прибавилось уже столько раундов, сколько игроков за столом, поэтому игра заканчивается.
over-place = { over-rank } · { $before } + бонус { $bonus } ({ LIST($parts, separator: ", ") })
over-place-no-bonus = { over-rank } · без бонуса
over-place-no-count = { over-rank } · бонусы не считались
over-place-left = { over-rank } · вне игры
# The dot is escaped: Discord would make it a list, which swallows the lines after it.
over-rank = { $place }\. { $name } **{ $score }**
over-rows = { $count ->
    [one] { $count } горизонталь
    [few] { $count } горизонтали
   *[many] { $count } горизонталей
}
over-columns = { $count ->
    [one] { $count } вертикаль
    [few] { $count } вертикали
   *[many] { $count } вертикалей
}
over-colours = { $count ->
    [one] { $count } цвет
    [few] { $count } цвета
   *[many] { $count } цветов
}
over-tie = При равенстве очков выше тот, у кого больше полных горизонталей.
over-thanks = Спасибо за игру, { LIST($mentions) }!

## What a game brought: after the result, on a line for ratings and one for the rest

over-ratings = 📈 Рейтинг: { LIST($ratings, separator: " · ") }
over-rating = { $name } { $rating } ({ $change ->
    [more] +{ $gain }
    [less] −{ $gain }
   *[same] ±0
})
over-records = 🏅 { LIST($records, separator: " · ") }
over-record-best-score = { $name }: личный рекорд
over-record-server-best = Лучший счёт за всю историю сервера
over-record-closest = Самая напряжённая игра за всю историю сервера
over-achievements = { $count ->
    [1] Новое достижение
   *[other] Новые достижения
}: { LIST($achievements, separator: ", ") }
over-earned = { $achievement } ({ $name })
over-unrated = -# Игра не влияет на рейтинг: { $why ->
    [chosen] стол открыт без рейтинга
    [computer] за столом играл компьютер
    [short] кто-то вышел до конца второго раунда
   *[alone] за столом сменилось слишком много игроков
}

## What was remarkable about the game

highlight = ✨ { $highlight }
highlight-tile = { $name }: одна { colour.one } { -tile } в раунде { $round } принесла сразу { points }.
highlight-round = { $name }: +{ points } за раунд { $round }.
highlight-floor = { $name }: −{ points } { -floor(form: "for") }.
highlight-clean-floor = { $name }: ни одного штрафного очка за всю игру.
highlight-no-floor = Никто не получил ни одного штрафного очка.
# $count is the number of $colours.
highlight-colours = { $count ->
    [one] { $name } собирает { LIST($colours) } цвет: все пять { -tile(form: "many") } { -wall(form: "on") }.
   *[other] { $name } собирает { LIST($colours) } цвета: все пять { -tile(form: "many") } каждого { -wall(form: "on") }.
}
highlight-columns = { $name } заполняет { over-columns }.
highlight-comeback = { $name } побеждает, хотя после раунда { $round } отставание составляло { points }.
highlight-late-comeback = { $name } побеждает, хотя перед бонусами отставание составляло { points }.
highlight-lead = { $name } впереди после каждого раунда.
highlight-close = { $points ->
    [1] Всё решило одно-единственное очко.
    [one] Всё решило лишь { points }.
   *[other] Всё решили лишь { points }.
}
highlight-rows = Ровнее не бывает: при равных очках всё решили полные горизонтали.
highlight-long = Игра длилась { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунда
   *[many] { $rounds } раундов
}.
