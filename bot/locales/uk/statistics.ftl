## Slash commands: descriptions are at most 100 characters.

command-stats = Ігри, рейтинг тощо
command-stats-who = Чиї

## Buttons

button-stats-yours = Моя статистика
button-stats-server = Цей сервер

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

## When there is nothing to show yet

refusal-no-statistics = Ви ще не завершили жодної гри з цим ботом. Статистика почнеться з першої.
refusal-no-statistics-of = { $asked } ще не має завершених ігор із цим ботом.
refusal-no-statistics-here = На цьому сервері ще не завершено жодної гри.
