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
button-ranking-everywhere = Усюди

## What stays of somebody's games, or of a server's. Numbers follow what they count, so that they need no plural.

stats-of = ### { $name }
stats-here = ### Цей сервер
# $state is provisional while too little is known.
stats-rating = { $state ->
    [provisional] { CAPITAL(stats-wall) }: рейтинг **{ $points } ± { $uncertainty }** (попередній)
   *[settled] { CAPITAL(stats-wall) }: рейтинг **{ $points } ± { $uncertainty }**
}
stats-wall = { $wall ->
    [free] вільна { -wall }
   *[coloured] кольорова { -wall }
}
stats-players = гравців: { $players }
stats-games = Ігри: **{ $games }** · перемоги: **{ $wins }** ({ $percent } %)
stats-here-games = Завершені ігри: **{ $games }**
stats-kind = - { LIST($kind, separator: ", ") }: ігор { $games }, перемог { $wins }
stats-scores = Найкращий рахунок: **{ $best }** · середній: **{ $average }**
# Points of a game, on average.
stats-points = Очки за гру: { -tile(form: "few") } { $wall } · горизонталі { $rows } · вертикалі { $columns } · кольори { $colours } · { -floor } −{ $floor }
stats-marker = Маркер першого ходу: узято в { $percent } % раундів
stats-time = Час на хід: { $unit ->
    [hours] { $time } год
    [minutes] { $time } хв
   *[seconds] { $time } с
}
stats-streak = Перемог поспіль: зараз { $now }, найбільше { $best }
stats-favourite = Улюблений колір: { colour }
stats-met = Ігри з вами: { $games } · ви попереду: { $ahead } · позаду: { $behind } · нарівно: { $level }
stats-best = Найкращий рахунок: { $value } (гра #{ $game })
stats-closest = Найрівніша гра: різниця { points } (#{ $game })
stats-longest = Найдовша гра: раундів { $value } (#{ $game })

## Achievements: why somebody has them. Their names are in achievements.ftl.

stats-achievements = **Досягнення**
stats-achievement = 🏅 **{ $achievement }** ×{ $times }: { $why }
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
achievement-why-rescue = перемога на чужому місці, де зіграно більшу частину гри

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
   *[everywhere] усюди
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
ranking-provisional = -# **?** — попередній рейтинг: відомо ще замало. Такі місця йдуть після всіх інших.
ranking-unplaced = -# { $by ->
    [wins] Виграйте рейтингову гру — і матимете тут місце.
    [month] Виграйте рейтингову гру цього місяця — і матимете тут місце.
   *[other] Завершіть рейтингову гру з людьми — і матимете тут місце.
}
# $state is alone for somebody who has a place that others don't see.
ranking-unlisted = -# { $state ->
    [alone] Ваше місце тут бачите лише ви. Показати його іншим можна в { $me }.
   *[unlisted] Чи бачитимуть інші ваше місце тут, вирішуєте в { $me }.
}

## When there is nothing to show yet

refusal-no-statistics = Ви ще не завершили жодної гри з цим ботом. Статистика почнеться з першої.
refusal-no-statistics-of = { $asked } ще не має завершених ігор із цим ботом.
refusal-no-statistics-here = На цьому сервері ще не завершено жодної гри.
