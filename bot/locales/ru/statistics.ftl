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
button-ranking-everywhere = Везде

## What stays of somebody's games, or of a server's. Numbers follow what they count, so that they need no plural.

stats-of = ### { $name }
stats-here = ### Этот сервер
# $state is provisional while too little is known.
stats-rating = { $state ->
    [provisional] { CAPITAL(stats-wall) }: рейтинг **{ $points } ± { $uncertainty }** (предварительный)
   *[settled] { CAPITAL(stats-wall) }: рейтинг **{ $points } ± { $uncertainty }**
}
stats-wall = { $wall ->
    [free] свободная { -wall }
   *[coloured] цветная { -wall }
}
stats-players = игроков: { $players }
stats-games = Игры: **{ $games }** · победы: **{ $wins }** ({ $percent } %)
stats-here-games = Завершённые игры: **{ $games }**
stats-kind = - { LIST($kind, separator: ", ") }: игр { $games }, побед { $wins }
stats-scores = Лучший счёт: **{ $best }** · средний: **{ $average }**
# Points of a game, on average.
stats-points = Очки за игру: { -tile(form: "few") } { $wall } · горизонтали { $rows } · вертикали { $columns } · цвета { $colours } · { -floor } −{ $floor }
stats-marker = Жетон первого игрока: взят в { $percent } % раундов
stats-time = Время на ход: { $unit ->
    [hours] { $time } ч
    [minutes] { $time } мин
   *[seconds] { $time } с
}
stats-streak = Побед подряд: сейчас { $now }, больше всего { $best }
stats-favourite = Любимый цвет: { colour }
stats-met = Игры с вами: { $games } · вы впереди: { $ahead } · позади: { $behind } · поровну: { $level }
stats-best = Лучший счёт: { $value } (игра #{ $game })
stats-closest = Самая равная игра: разница { points } (#{ $game })
stats-longest = Самая долгая игра: раундов { $value } (#{ $game })

## Achievements: why somebody has them. Their names are in achievements.ftl.

stats-achievements = **Достижения**
stats-achievement = 🏅 **{ $achievement }** ×{ $times }: { $why }
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
achievement-why-rescue = победа на чужом месте, где сыграна бо́льшая часть игры

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
   *[everywhere] везде
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
ranking-provisional = -# **?** — предварительный рейтинг: известно ещё слишком мало. Такие места идут после всех остальных.
ranking-unplaced = -# { $by ->
    [wins] Выиграйте рейтинговую игру — и у вас будет здесь место.
    [month] Выиграйте рейтинговую игру в этом месяце — и у вас будет здесь место.
   *[other] Завершите рейтинговую игру с людьми — и у вас будет здесь место.
}
# $state is alone for somebody who has a place that others don't see.
ranking-unlisted = -# { $state ->
    [alone] Ваше место здесь видите только вы. Показать его другим можно в { $me }.
   *[unlisted] Увидят ли другие ваше место здесь, вы решаете в { $me }.
}

## When there is nothing to show yet

refusal-no-statistics = Вы ещё не завершили ни одной игры с этим ботом. Статистика начнётся с первой.
refusal-no-statistics-of = У { $asked } ещё нет завершённых игр с этим ботом.
refusal-no-statistics-here = На этом сервере ещё не завершено ни одной игры.
