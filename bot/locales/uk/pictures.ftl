## Pictures in words

alt-table = Azul, раунд { $round }. { $turn } У торбинці { $bag }, { -lid(form: "in") } { $lid }. Фабрики { LIST($sources, separator: "; ") }. { LIST($boards, separator: ". ") }. { alt-wall-legend }
alt-turn = Хід: { $name }.
alt-source = { $place }: { LIST($tiles, separator: ", ") }
alt-source-letters = { $place }: { LIST($tiles, separator: " + ") }
alt-board = { $name }, { points }: { -line(form: "few") } { LIST($lines, separator: ", ") }; { -wall } { $wall }; { -floor } { $floor }
alt-board-cushion = { alt-board }; { words-cushion }
alt-line-empty = { $row } — порожня
alt-line = { $row } — { tiles }
alt-wall-legend = Кольори літерами: B синій, Y жовтий, R червоний, K чорний, W білий.
alt-round = Azul, планшети після раунду { $round }. { LIST($scores, separator: "; ") }.
alt-over = Azul, кінець гри. { $result } { LIST($places, separator: "; ") }.
alt-over-won = { LIST($names) } перемагає: { points }.
alt-over-shared = { LIST($names) } ділять перемогу: { points }.
alt-over-alone = { LIST($names) } перемагає: { LIST($left) } вже поза грою.
alt-place = { $place }. { $name }: { $score }
alt-place-left = { alt-place }, поза грою
alt-place-bonus = { alt-place }, { $before } до бонусів: { LIST($parts, separator: ", ") }
alt-rows = { over-rows } +{ $points }
alt-columns = { over-columns } +{ $points }
alt-colours = { over-colours } +{ $points }
alt-tiling = { $name }: було { $before }, стало { $score }, { -wall } { alt-gained }, { -floor } { alt-cost }
alt-gained = { $gained ->
    [0] 0
   *[other] +{ $gained }
}
alt-cost = { $cost ->
    [0] 0
   *[other] −{ $cost }
}
alt-score-left = { $name }: { $score }, поза грою
alt-own-board = Планшет Azul: { $board }. { alt-wall-legend }
words-title = **Раунд { $round }** · { $turn }
words-table = Торбинка { $bag } · { -lid } { $lid }
words-source = **{ $place }** { LIST($tiles, separator: ", ") }
words-board = **{ $name }** · { points } · { -line(form: "few") }: { LIST($lines, separator: ", ") } · { -wall }: `{ $wall }` · { -floor }: { LIST($items, separator: ", ", form: "one") }{ words-cost }
words-cost = { $cost ->
    [0] { "" }
   *[other] { " " }(−{ $cost })
}
words-board-cushion = { words-board } · { words-cushion }
words-cushion = подушка: { LIST($cushion, separator: ", ", form: "one") }
words-paused = Гра на паузі.
words-ended = Гру завершено.
words-legend = -# Кольори літерами: B синій, Y жовтий, R червоний, K чорний, W білий

## Words in pictures

picture-round = Раунд
picture-round-title = Раунд { $round }
picture-day = { $day }
picture-rounds = { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунди
   *[many] { $rounds } раундів
}
picture-bag = Торбинка
picture-lid = { CAPITAL(-lid) }
picture-centre = Центр
picture-resigned = поза грою
picture-tiled = { CAPITAL(-wall) }
picture-floor = { CAPITAL(-floor) }
picture-rows = Горизонталі
picture-columns = Вертикалі
picture-colours = Кольори
picture-wins = перемагає
picture-shared_victory = спільна перемога
picture-factories = Фабрики
picture-pattern_lines = { CAPITAL(-line(form: "pattern")) }
picture-first_player = Перший хід
# The three steps of a turn in the picture of /azul help.
picture-take = Візьміть усі одного кольору
picture-fill = Покладіть на одну { -line(form: "acc") }
picture-score = Повна { -line } дає очки
picture-surplus = { disc-surplus }
picture-magnet = магніт
picture-keep = { disc-keep }
picture-scatter = { disc-scatter }
picture-cushion = { disc-cushion }
picture-lobby = Azul
picture-free = вільно
picture-kept = заброньовано: { $name }
picture-chances = Шанси на перемогу
picture-games = Ігри
picture-victories = Перемоги
picture-average = Середній рахунок
picture-best_score = Найкращий рахунок
picture-per_turn = Час на хід
picture-streak = Перемог поспіль
picture-best_streak = Найкраща серія
picture-per_game = Очки за гру
picture-players = Гравці
picture-coloured_wall = Кольорова { -wall }
picture-free_wall = Вільна { -wall }
picture-unrated = Рейтингу ще немає
picture-no_games = Завершених ігор ще немає
picture-favourite = Улюблений колір
picture-head_to_head = Особисті зустрічі
picture-level = Нічиї
picture-achievements = Досягнення
picture-percent = { NUMBER(0, style: "percent") }
picture-thousand = { NUMBER(1000) }
alt-lobby = Azul: зайнято { $seated } з { $seats } місць.
alt-lobby-kept = { alt-lobby } Заброньовано: { LIST($names) }.
alt-card = Статистика Azul, { $name }. { LIST($lines, separator: "; ") }.
alt-card-line = { $word }: { $said }
alt-card-met = { picture-head_to_head }: { $name } { $ahead } – { $behind } { $other } ({ picture-level }: { $level })
alt-podium = { $title }: { LIST($places, separator: "; ") }.
card-number = { $number }
card-wins = { $wins } · { NUMBER($share, style: "percent") }
card-wins-of = { $wins } / { $games }
card-average = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
card-gain = +{ NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
card-loss = −{ NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
card-share = { NUMBER($share, style: "percent") }
card-time = { $time }
card-times = ×{ $times }
card-rating = { $points } ± { $uncertainty }
card-rating-provisional = { card-rating } ?
card-achievements = { LIST($names) }
