## Pictures in words

alt-table = Azul, runda { $round }. { $turn } W woreczku { $bag }, { -lid(form: "in") } { $lid }. Fabryki { LIST($sources, separator: "; ") }. { LIST($boards, separator: ". ") }. { alt-wall-legend }
alt-turn = Tura: { $name }.
alt-source = { $place }: { LIST($tiles, separator: ", ") }
alt-source-letters = { $place }: { LIST($tiles, separator: " + ") }
alt-board = { $name }, { points }: { -line(form: "few") } { LIST($lines, separator: ", ") }; { -wall } { $wall }; { -floor } { $floor }
alt-board-cushion = { alt-board }; { words-cushion }
alt-line-empty = { $row }: pusta
alt-line = { $row }: { tiles }
alt-wall-legend = Litery { -wall(form: "on") }: B niebieski, Y żółty, R czerwony, K czarny, W biały.
alt-round = Azul, plansze po rundzie { $round }. { LIST($scores, separator: "; ") }.
alt-over = Azul, koniec gry. { $result } { LIST($places, separator: "; ") }.
alt-over-won = { LIST($names) } wygrywa z wynikiem { points.gen }.
alt-over-shared = { LIST($names) } wspólnie wygrywają z wynikiem { points.gen }.
alt-over-alone = { LIST($names) } wygrywa: { LIST($left) } { COUNT($left) ->
    [one] już nie gra
   *[other] już nie grają
}.
alt-place = { $place }. { $name }: { $score }
alt-place-left = { alt-place }, poza grą
alt-place-bonus = { alt-place }, { $before } przed premiami: { LIST($parts, separator: ", ") }
alt-rows = { over-rows } +{ $points }
alt-columns = { over-columns } +{ $points }
alt-colours = { over-colours } +{ $points }
alt-tiling = { $name }: z { $before } na { $score }, { -wall } { alt-gained }, { -floor } { alt-cost }
alt-gained = { $gained ->
    [0] 0
   *[other] +{ $gained }
}
alt-cost = { $cost ->
    [0] 0
   *[other] −{ $cost }
}
alt-score-left = { $name }: { $score }, poza grą
alt-own-board = Plansza Azul: { $board }. { alt-wall-legend }
words-title = **Runda { $round }** · { $turn }
words-table = Woreczek { $bag } · { -lid } { $lid }
words-source = **{ $place }** { LIST($tiles, separator: ", ") }
words-board = **{ $name }** · { points } · { -line(form: "few") }: { LIST($lines, separator: ", ") } · { -wall }: `{ $wall }` · { -floor }: { LIST($items, separator: ", ", form: "one") }{ words-cost }
words-cost = { $cost ->
    [0] { "" }
   *[other] { " " }(−{ $cost })
}
words-board-cushion = { words-board } · { words-cushion }
words-cushion = poduszka: { LIST($cushion, separator: ", ", form: "one") }
words-paused = Gra jest wstrzymana.
words-ended = Gra się skończyła.
words-legend = -# Litery { -wall(form: "on") }: B niebieski, Y żółty, R czerwony, K czarny, W biały

## Words in pictures

picture-round = Runda
picture-round-title = Runda { $round }
picture-day = { $day }
picture-rounds = { $rounds ->
    [one] { $rounds } runda
    [few] { $rounds } rundy
   *[many] { $rounds } rund
}
picture-bag = Woreczek
picture-lid = { CAPITAL(-lid) }
picture-centre = Środek
picture-resigned = poza grą
picture-tiled = { CAPITAL(-wall) }
picture-floor = { CAPITAL(-floor) }
picture-rows = Rzędy
picture-columns = Kolumny
picture-colours = Kolory
picture-wins = wygrywa
picture-shared_victory = wspólna wygrana
picture-factories = Fabryki
picture-pattern_lines = { CAPITAL(-line(form: "pattern")) }
picture-first_player = Zaczyna
# The three steps of a turn in the picture of /azul help.
picture-take = Weź wszystkie jednego koloru
picture-fill = Połóż na jednej { -line(form: "gen") }
picture-score = Pełna { -line } daje punkty
picture-surplus = { disc-surplus }
picture-magnet = magnes
picture-keep = { disc-keep }
picture-scatter = { disc-scatter }
picture-cushion = { disc-cushion }
picture-lobby = Azul
picture-free = wolne
picture-kept = zarezerwowane: { $name }
picture-chances = Szanse na wygraną
picture-games = Gry
picture-victories = Wygrane
picture-average = Średni wynik
picture-best_score = Najlepszy wynik
picture-per_turn = Średni czas ruchu
picture-streak = Wygrane z rzędu
picture-best_streak = Najdłuższa seria
picture-per_game = Punkty na grę
picture-players = Gracze
picture-coloured_wall = Kolorowa { -wall }
picture-free_wall = Gładka { -wall }
picture-unrated = Brak rankingu
picture-no_games = Brak ukończonych gier
picture-favourite = Ulubiony kolor
picture-head_to_head = Pojedynki
picture-level = Remisy
picture-achievements = Osiągnięcia
picture-percent = { NUMBER(0, style: "percent") }
picture-thousand = { NUMBER(1000) }
alt-lobby = Azul, zajęte miejsca: { $seated } z { $seats }.
alt-lobby-kept = { alt-lobby } Zarezerwowane: { LIST($names) }.
alt-card = Statystyki Azul, { $name }. { LIST($lines, separator: "; ") }.
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
