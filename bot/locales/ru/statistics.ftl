## Slash commands: descriptions are at most 100 characters.

command-stats = Игры, рейтинг и прочее
command-stats-who = Чьи
command-ranking = Кто впереди

## Buttons

button-stats-yours = Моя статистика
button-stats-server = Этот сервер
# Leads from somebody's statistics to the ranking.
button-ranking = Таблица лидеров
# Leads to the ranking for the other wall.
button-ranking-wall = { CAPITAL(stats-wall) }
button-ranking-everywhere = Все серверы

## What stays of somebody's games, or of a server's

stats-of = ### { $name }
stats-here = ### Этот сервер
# $ratings are of one kind of wall or of both.
stats-ratings = **Рейтинг:** { LIST($ratings, separator: " · ") }
# $state is provisional while too little is known.
stats-rating = { $state ->
    [provisional] { stats-wall } **{ $points } ± { $uncertainty }** (предварительный)
   *[settled] { stats-wall } **{ $points } ± { $uncertainty }**
}
stats-wall = { $wall ->
    [free] свободная { -wall }
   *[coloured] цветная { -wall }
}
# From 2 to 4.
stats-players = { $players } игрока
stats-games = { $games ->
    [one] **{ $games }** игра, выиграно **{ $wins }** ({ $percent } %)
    [few] **{ $games }** игры, выиграно **{ $wins }** ({ $percent } %)
   *[many] **{ $games }** игр, выиграно **{ $wins }** ({ $percent } %)
}
stats-here-games = Завершённые игры: **{ $games }**
# Games of one kind, with so many $players, such a wall, and perhaps special factories.
stats-kind = - { LIST($kind, separator: ", ") }: выиграно { $wins } из { $games }
stats-scores = Лучший счёт: **{ $best }** · средний: **{ $average }** ({ stats-points })
stats-average = Средний счёт: **{ $average }** ({ stats-points })
# What an average game brought.
stats-points = { -tile(form: "few") } { $wall } · горизонтали { $rows } · вертикали { $columns } · цвета { $colours } · { -floor } −{ $floor }
# How somebody plays: the three below, as far as they are known.
stats-habits = { CAPITAL(LIST($habits, separator: " · ")) }
stats-marker = жетон первого игрока: в { $percent } % раундов
stats-time = { $unit ->
    [hours] { $time } ч на ход
    [minutes] { $time } мин на ход
   *[seconds] { $time } с на ход
}
stats-favourite = любимый цвет: { colour }
stats-streak = Побед подряд: сейчас { $now }, рекорд { $best }
# How whoever reads this did against somebody: the three below, but for those with no game.
stats-met = Игры с вами: { LIST($parts, separator: ", ") }
stats-met-ahead = вы впереди — { $games }
stats-met-behind = вы позади — { $games }
stats-met-level = ничьи — { $games }
stats-best = - Лучший счёт: { $value } (игра № { $game })
stats-closest = - Самая напряжённая игра: { $value ->
    [0] равный счёт
   *[other] разница { points }
} (№ { $game })
stats-longest = - Самая долгая игра: { $value ->
    [one] { $value } раунд
    [few] { $value } раунда
   *[many] { $value } раундов
} (№ { $game })

## Achievements: why somebody has them. Their names are in achievements.ftl.

stats-achievements = **Достижения**
stats-achievement = { $times ->
    [1] 🏅 **{ $achievement }**: { $why }
   *[other] 🏅 **{ $achievement }** ×{ $times }: { $why }
}
achievement-why-victory = выигранная игра
achievement-why-full-table = победа над тремя соперниками, доигравшими до конца
achievement-why-spotless = победа в игре не короче четырёх раундов без единого штрафного очка
achievement-why-by-a-hair = победа на одно очко или благодаря полным горизонталям
achievement-why-comeback = победа после отставания на 20 очков или больше в конце раунда
achievement-why-hundred = 100 очков или больше
achievement-why-big-round = 30 очков или больше за один раунд
achievement-why-perfect-tile = одна { -tile } принесла 10 очков, больше не бывает
achievement-why-two-colours = собраны два цвета за игру
achievement-why-three-columns = заполнены три вертикали за игру
achievement-why-every-bonus = горизонталь, вертикаль и цвет за одну игру
achievement-why-rescue = победа после замены: на чужом месте сыграна бо́льшая часть игры

## A ranking

# By what it is ordered: also on the button that leads there.
ranking-by = { $by ->
    [rating] Рейтинг
    [wins] Победы
    [score] Лучший счёт
   *[month] Победы в этом месяце
}
ranking-title = { ranking-by } · { stats-wall } · { $where ->
    [server] этот сервер
   *[everywhere] все серверы
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
ranking-nameless = Кто-то
ranking-empty = Здесь пока никого нет. Первое место свободно!
ranking-page = -# Страница { $page } из { $pages }
ranking-provisional = -# **?** — рейтинг пока предварительный: игр ещё мало. Такие места идут после всех остальных.
ranking-unplaced = -# { $by ->
    [wins] Выиграйте рейтинговую игру — и у вас будет здесь место.
    [month] Выиграйте рейтинговую игру в этом месяце — и у вас будет здесь место.
   *[other] Завершите рейтинговую игру с людьми — и у вас будет здесь место.
}
# $state is alone for somebody who has a place that others don't see.
ranking-unlisted = -# { $state ->
    [alone] Ваше место здесь видите только вы. Показать его другим можно в { $me }.
   *[unlisted] Увидят ли другие ваше место здесь, решаете вы: { $me }.
}

## When there is nothing to show yet

refusal-no-statistics = Вы ещё не завершили ни одной игры с этим ботом. Статистика начнётся с первой.
refusal-no-statistics-of = У игрока { $asked } ещё нет завершённых игр с этим ботом.
refusal-no-statistics-here = На этом сервере ещё не завершено ни одной игры.
