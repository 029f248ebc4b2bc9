## Pictures in words

alt-table = Azul, раунд { $round }. { $turn } В мешке { $bag }, { -lid(form: "in") } { $lid }. Склады { LIST($sources, separator: "; ") }. { LIST($boards, separator: ". ") }. { alt-wall-legend }
alt-turn = Ход: { $name }.
alt-source = { $place }: { LIST($tiles, separator: ", ") }
alt-source-letters = { $place }: { LIST($tiles, separator: " + ") }
alt-board = { $name }, { points }: { -line(form: "few") } { LIST($lines, separator: ", ") }; { -wall } { $wall }; { -floor } { $floor }
alt-board-cushion = { alt-board }; { words-cushion }
alt-line-empty = { $row } — пусто
alt-line = { $row } — { tiles }
alt-wall-legend = Цвета буквами: B синий, Y жёлтый, R красный, K чёрный, W белый.
alt-round = Azul, планшеты после раунда { $round }. { LIST($scores, separator: "; ") }.
alt-over = Azul, конец игры. { $result } { LIST($places, separator: "; ") }.
alt-over-won = { LIST($names) } побеждает: { points }.
alt-over-shared = Ничья, победу делят { LIST($names) }: { points }.
alt-over-alone = { LIST($names) } побеждает: { LIST($left) } уже вне игры.
alt-place = { $place }. { $name }: { $score }
alt-place-left = { alt-place }, вне игры
alt-place-bonus = { alt-place }, { $before } до бонусов: { LIST($parts, separator: ", ") }
alt-rows = { over-rows } +{ $points }
alt-columns = { over-columns } +{ $points }
alt-colours = { over-colours } +{ $points }
alt-tiling = { $name }: было { $before }, стало { $score }, { -wall } { alt-gained }, { -floor } { alt-cost }
alt-gained = { $gained ->
    [0] 0
   *[other] +{ $gained }
}
alt-cost = { $cost ->
    [0] 0
   *[other] −{ $cost }
}
alt-score-left = { $name }: { $score }, вне игры
alt-own-board = Планшет Azul: { $board }. { alt-wall-legend }
words-title = **Раунд { $round }** · { $turn }
words-table = Мешок { $bag } · { -lid } { $lid }
words-source = **{ $place }** { LIST($tiles, separator: ", ") }
words-board = **{ $name }** · { points } · { -line(form: "few") }: { LIST($lines, separator: ", ") } · { -wall }: `{ $wall }` · { -floor }: { LIST($items, separator: ", ", form: "one") }{ words-cost }
words-cost = { $cost ->
    [0] { "" }
   *[other] { " " }(−{ $cost })
}
words-board-cushion = { words-board } · { words-cushion }
words-cushion = подушка: { LIST($cushion, separator: ", ", form: "one") }
words-paused = Игра на паузе.
words-ended = Игра завершена.
words-legend = -# Цвета буквами: B синий, Y жёлтый, R красный, K чёрный, W белый

## Words in pictures

picture-round = Раунд
picture-round-title = Раунд { $round }
picture-day = { $day }
picture-rounds = { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунда
   *[many] { $rounds } раундов
}
picture-bag = Мешок
picture-lid = { CAPITAL(-lid) }
picture-centre = Центр
picture-resigned = вне игры
picture-tiled = { CAPITAL(-wall) }
picture-floor = { CAPITAL(-floor) }
picture-rows = Горизонтали
picture-columns = Вертикали
picture-colours = Цвета
picture-wins = побеждает
picture-shared_victory = ничья
picture-factories = Склады
picture-pattern_lines = { CAPITAL(-line(form: "pattern")) }
picture-first_player = Первый ход
# The three steps of a turn in the picture of /azul help.
picture-take = Возьмите все одного цвета
picture-fill = Положите на одну { -line(form: "acc") }
picture-score = Полная { -line } даёт очки
picture-surplus = { disc-surplus }
picture-magnet = магнит
picture-keep = { disc-keep }
picture-scatter = { disc-scatter }
picture-cushion = { disc-cushion }
picture-lobby = Azul
picture-free = свободно
picture-kept = забронировано: { $name }
picture-chances = Шансы на победу
picture-games = Игры
picture-victories = Победы
picture-average = Средний счёт
picture-best_score = Лучший счёт
picture-per_turn = Время на ход
picture-streak = Побед подряд
picture-best_streak = Лучшая серия
picture-per_game = Очки за игру
picture-players = Игроки
picture-coloured_wall = Цветная { -wall }
picture-free_wall = Свободная { -wall }
picture-unrated = Рейтинга пока нет
picture-no_games = Завершённых игр пока нет
picture-favourite = Любимый цвет
picture-head_to_head = Личные встречи
picture-level = Ничьи
picture-achievements = Достижения
picture-percent = { NUMBER(0, style: "percent") }
picture-thousand = { NUMBER(1000) }
alt-lobby = Azul, занято мест: { $seated } из { $seats }.
alt-lobby-kept = { alt-lobby } Забронировано: { LIST($names) }.
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
