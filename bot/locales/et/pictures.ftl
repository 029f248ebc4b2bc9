## Pictures in words

alt-table = Azul, { $round }. voor. { $turn } Kotis { $bag }, { -lid(form: "in") } { $lid }. Vabrikud { LIST($sources, separator: "; ") }. { LIST($boards, separator: ". ") }. { alt-wall-legend }
alt-turn = Käigul on { $name }.
alt-source = { $place }: { LIST($tiles, separator: ", ") }
alt-source-letters = { $place }: { LIST($tiles, separator: " + ") }
alt-board = { $name }, { points }: mustriread { LIST($lines, separator: ", ") }; { -wall } { $wall }; põrand { $floor }
alt-board-cushion = { alt-board }; { words-cushion }
alt-line-empty = { $row } – tühi
alt-line = { $row } – { tiles }
alt-wall-legend = Värvid tähtedega: B sinine, Y kollane, R punane, K must, W valge.
alt-round = Azul, mängulauad pärast { $round }. vooru. { LIST($scores, separator: "; ") }.
alt-over = Azul, mängu lõpp. { $result } { LIST($places, separator: "; ") }.
alt-over-won = { LIST($names) } võidab { points.with }.
alt-over-shared = { LIST($names) } jagavad võitu { points.with }.
alt-over-alone = { LIST($names) } võidab: { LIST($left) } on mängust lahkunud.
alt-place = { $place }. { $name }: { $score }
alt-place-left = { alt-place }, lahkus mängust
alt-place-bonus = { alt-place }, { $before } enne lisapunkte: { LIST($parts, separator: ", ") }
alt-rows = { over-rows } +{ $points }
alt-columns = { over-columns } +{ $points }
alt-colours = { over-colours } +{ $points }
alt-tiling = { $name }: oli { $before }, nüüd { $score }, { -wall } { alt-gained }, põrand { alt-cost }
alt-gained = { $gained ->
    [0] 0
   *[other] +{ $gained }
}
alt-cost = { $cost ->
    [0] 0
   *[other] −{ $cost }
}
alt-score-left = { $name }: { $score }, lahkus mängust
alt-own-board = Azuli mängulaud: { $board }. { alt-wall-legend }
words-title = **Voor { $round }** · { $turn }
words-table = Kott { $bag } · { -lid } { $lid }
words-source = **{ $place }** { LIST($tiles, separator: ", ") }
words-board = **{ $name }** · { points } · mustriread: { LIST($lines, separator: ", ") } · { -wall }: `{ $wall }` · põrand: { LIST($items, separator: ", ") }{ words-cost }
words-cost = { $cost ->
    [0] { "" }
   *[other] { " " }(−{ $cost })
}
words-board-cushion = { words-board } · { words-cushion }
words-cushion = padi: { LIST($cushion, separator: ", ") }
words-paused = Mäng on peatatud.
words-ended = Mäng on läbi.
words-legend = -# Värvid tähtedega: B sinine, Y kollane, R punane, K must, W valge

## Words in pictures

picture-round = Voor
picture-round-title = { $round }. voor
picture-day = { $day }
picture-rounds = { $rounds ->
    [one] { $rounds } voor
   *[other] { $rounds } vooru
}
picture-bag = Kott
picture-lid = { CAPITAL(-lid) }
picture-centre = Keskkoht
picture-resigned = lahkus
picture-tiled = { CAPITAL(-wall) }
picture-floor = Põrand
picture-rows = Read
picture-columns = Veerud
picture-colours = Värvid
picture-wins = võidab
picture-shared_victory = jagatud võit
picture-factories = Vabrikud
picture-pattern_lines = Mustriread
picture-first_player = Alustaja
# The three steps of a turn in the picture of /azul help.
picture-take = Võta kõik ühte värvi
picture-fill = Pane need ühte ritta
picture-score = Täis rida annab punkte
picture-surplus = { disc-surplus }
picture-magnet = magnet
picture-keep = { disc-keep }
picture-scatter = { disc-scatter }
picture-cushion = { disc-cushion }
picture-lobby = Azul
picture-free = vaba
picture-kept = kinni pandud: { $name }
picture-chances = Võiduvõimalused
picture-games = Mängud
picture-victories = Võidud
picture-average = Keskmine tulemus
picture-best_score = Parim tulemus
picture-per_turn = Aeg käigu kohta
picture-streak = Võite järjest
picture-best_streak = Pikim seeria
picture-per_game = Punkte mängu kohta
picture-players = Mängijaid
picture-coloured_wall = Värviline { -wall }
picture-free_wall = Vaba { -wall }
picture-unrated = Reitingut veel pole
picture-no_games = Lõppenud mänge veel pole
picture-favourite = Lemmikvärv
picture-head_to_head = Omavahel
picture-level = Viigid
picture-achievements = Saavutused
picture-percent = { NUMBER(0, style: "percent") }
picture-thousand = { NUMBER(1000) }
alt-lobby = Azul: kohti täidetud { $seated }/{ $seats }.
alt-lobby-kept = { alt-lobby } Kinni pandud: { LIST($names) }.
alt-card = Azuli statistika, { $name }. { LIST($lines, separator: "; ") }.
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
