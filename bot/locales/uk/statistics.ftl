## Slash commands: descriptions are at most 100 characters.

command-stats = Ігри, рейтинг тощо
command-stats-who = Чиї
command-ranking = Хто попереду

## Buttons

button-stats-yours = Моя статистика
button-stats-server = Цей сервер
# Leads from somebody's statistics to the ranking.
button-ranking = Таблиця лідерів
# Leads to the ranking for the other wall.
button-ranking-wall = { CAPITAL(stats-wall) }
button-ranking-everywhere = Усі сервери

## What stays of somebody's games, or of a server's

stats-of = ### { $name }
stats-here = ### Цей сервер
# $ratings are of one kind of wall or of both.
stats-ratings = **Рейтинг:** { LIST($ratings, separator: " · ") }
# $state is provisional while too little is known.
stats-rating = { $state ->
    [provisional] { stats-wall } **{ $points } ± { $uncertainty }** (попередній)
   *[settled] { stats-wall } **{ $points } ± { $uncertainty }**
}
stats-wall = { $wall ->
    [free] вільна { -wall }
   *[coloured] кольорова { -wall }
}
# From 2 to 4.
stats-players = { $players } гравці
stats-games = { $games ->
    [one] **{ $games }** гра, виграно **{ $wins }** ({ $percent }%)
    [few] **{ $games }** гри, виграно **{ $wins }** ({ $percent }%)
   *[many] **{ $games }** ігор, виграно **{ $wins }** ({ $percent }%)
}
stats-here-games = Завершені ігри: **{ $games }**
# Games of one kind, with so many $players, such a wall, and perhaps special factories.
stats-kind = - { LIST($kind, separator: ", ") }: виграно { $wins } із { $games }
stats-scores = Найкращий рахунок: **{ $best }** · середній: **{ $average }** ({ stats-points })
stats-average = Середній рахунок: **{ $average }** ({ stats-points })
# What an average game brought.
stats-points = { -tile(form: "few") } { $wall } · горизонталі { $rows } · вертикалі { $columns } · кольори { $colours } · { -floor } −{ $floor }
# How somebody plays: the three below, as far as they are known.
stats-habits = { CAPITAL(LIST($habits, separator: " · ")) }
stats-marker = маркер першого ходу: у { $percent }% раундів
stats-time = { $unit ->
    [hours] { $time } год на хід
    [minutes] { $time } хв на хід
   *[seconds] { $time } с на хід
}
stats-favourite = улюблений колір: { colour }
stats-streak = Перемог поспіль: зараз { $now }, рекорд { $best }
# How whoever reads this did against somebody: the three below, but for those with no game.
stats-met = Ігри з вами: { LIST($parts, separator: ", ") }
stats-met-ahead = ви попереду — { $games }
stats-met-behind = ви позаду — { $games }
stats-met-level = нічиї — { $games }
stats-best = - Найкращий рахунок: { $value } (гра № { $game })
stats-closest = - Найнапруженіша гра: { $value ->
    [0] рівний рахунок
   *[other] різниця { points }
} (№ { $game })
stats-longest = - Найдовша гра: { $value ->
    [one] { $value } раунд
    [few] { $value } раунди
   *[many] { $value } раундів
} (№ { $game })

## Achievements: why somebody has them. Their names are in achievements.ftl.

stats-achievements = **Досягнення**
stats-achievement = { $times ->
    [1] 🏅 **{ $achievement }**: { $why }
   *[other] 🏅 **{ $achievement }** ×{ $times }: { $why }
}
achievement-why-victory = виграна гра
achievement-why-full-table = перемога над трьома суперниками, які дограли до кінця
achievement-why-spotless = перемога в грі щонайменше на чотири раунди без жодного штрафного очка
achievement-why-by-a-hair = перемога на одне очко або завдяки повним горизонталям
achievement-why-comeback = перемога після відставання на 20 очок або більше наприкінці раунду
achievement-why-hundred = 100 очок або більше
achievement-why-big-round = 30 очок або більше за один раунд
achievement-why-perfect-tile = одна { -tile } принесла 10 очок, більше не буває
achievement-why-two-colours = зібрано два кольори за гру
achievement-why-three-columns = заповнено три вертикалі за гру
achievement-why-every-bonus = горизонталь, вертикаль і колір за одну гру
achievement-why-rescue = перемога після заміни: на чужому місці зіграно більшу частину гри

## A ranking

# By what it is ordered: also on the button that leads there.
ranking-by = { $by ->
    [rating] Рейтинг
    [wins] Перемоги
    [score] Найкращий рахунок
   *[month] Перемоги цього місяця
}
ranking-title = { ranking-by } · { stats-wall } · { $where ->
    [server] цей сервер
   *[everywhere] усі сервери
}
ranking-heading = ### { $title }
# $whose is own for the place of whoever looks.
ranking-place = { $whose ->
    [own] **{ $place }. { $name } · { $value }**
   *[other] **{ $place }.** { $name } · { $value }
}
# Between the page and the place of whoever looks, which is elsewhere.
ranking-gap = ⋯
# Somebody whose name isn't known.
ranking-nameless = Хтось
ranking-empty = Тут ще нікого немає. Перше місце вільне!
ranking-page = -# Сторінка { $page } з { $pages }
ranking-provisional = -# **?** — рейтинг поки що попередній: ігор ще замало. Такі місця йдуть після всіх інших.
ranking-unplaced = -# { $by ->
    [wins] Виграйте рейтингову гру — і матимете тут місце.
    [month] Виграйте рейтингову гру цього місяця — і матимете тут місце.
   *[other] Завершіть рейтингову гру з людьми — і матимете тут місце.
}
# $state is alone for somebody who has a place that others don't see.
ranking-unlisted = -# { $state ->
    [alone] Ваше місце тут бачите лише ви. Показати його іншим можна в { $me }.
   *[unlisted] Чи бачитимуть інші ваше місце тут, вирішуєте ви: { $me }.
}

## When there is nothing to show yet

refusal-no-statistics = Ви ще не завершили жодної гри з цим ботом. Статистика почнеться з першої.
refusal-no-statistics-of = { $asked } ще не має завершених ігор із цим ботом.
refusal-no-statistics-here = На цьому сервері ще не завершено жодної гри.
