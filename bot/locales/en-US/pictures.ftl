## Pictures in words

alt-table = Azul, round { $round }. { $turn } Bag { $bag }, lid { $lid }. Factories { LIST($sources, separator: "; ") }. { LIST($boards, separator: ". ") }. { alt-wall-legend }
alt-turn = { $name } to move.
alt-source = { $place }: { LIST($tiles, separator: ", ") }
alt-source-letters = { $place }: { LIST($tiles, separator: " + ") }
alt-board = { $name }, { points }: lines { LIST($lines, separator: ", ") }; wall { $wall }; floor { $floor }
alt-board-cushion = { alt-board }; { words-cushion }
alt-line-empty = { $row } empty
alt-line = { $row } has { tiles }
alt-wall-legend = Walls row by row: B blue, Y yellow, R red, K black, W white.
alt-round = Azul, the boards after round { $round }. { LIST($scores, separator: "; ") }.
alt-over = Azul, the end of the game. { $result } { LIST($places, separator: "; ") }.
alt-over-won = { LIST($names) } wins with { points }.
alt-over-shared = { LIST($names) } share the victory with { points }.
alt-over-alone = { LIST($names) } wins: { LIST($left) } left the game.
alt-place = { $place }. { $name }: { $score }
alt-place-left = { alt-place }, left the game
alt-place-bonus = { alt-place }, { $before } before bonuses: { LIST($parts, separator: ", ") }
alt-rows = { over-rows } +{ $points }
alt-columns = { over-columns } +{ $points }
alt-colours = { over-colours } +{ $points }
alt-tiling = { $name }: from { $before } to { $score }, wall { alt-gained }, floor { alt-cost }
alt-gained = { $gained ->
    [0] 0
   *[other] +{ $gained }
}
alt-cost = { $cost ->
    [0] 0
   *[other] −{ $cost }
}
alt-score-left = { $name }: { $score }, left the game
alt-own-board = An Azul board: { $board }. { alt-wall-legend }
words-title = **Round { $round }** · { $turn }
words-table = Bag { $bag } · lid { $lid }
words-source = **{ $place }** { LIST($tiles, separator: ", ") }
words-board = **{ $name }** · { points } · lines: { LIST($lines, separator: ", ") } · wall: `{ $wall }` · floor: { LIST($items, separator: ", ") }{ words-cost }
words-cost = { $cost ->
    [0] { "" }
   *[other] { " " }(−{ $cost })
}
words-board-cushion = { words-board } · { words-cushion }
words-cushion = cushion: { LIST($cushion, separator: ", ") }
words-paused = This game is paused.
words-ended = This game is over.
words-legend = -# Wall letters: B blue, Y yellow, R red, K black, W white

## Words in pictures

picture-round = Round
picture-round-title = Round { $round }
picture-day = { $day }
picture-rounds = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
picture-bag = Bag
picture-lid = Lid
picture-centre = Center
picture-resigned = left
picture-tiled = Wall
picture-floor = Floor
picture-rows = Rows
picture-columns = Columns
picture-colours = Colors
picture-wins = wins
picture-shared_victory = shared victory
picture-factories = Factories
picture-pattern_lines = Pattern lines
picture-first_player = First player
# The three steps of a turn in the picture of /azul help.
picture-take = Take all of one color
picture-fill = Put them on one { -line }
picture-score = A full { -line } scores
# The names of special factories, on their discs.
picture-surplus = { disc-surplus }
picture-magnet = magnet
picture-keep = { disc-keep }
picture-scatter = { disc-scatter }
picture-cushion = { disc-cushion }
picture-lobby = Azul
picture-free = free
picture-kept = kept for { $name }
picture-chances = Chances of winning
# On a player's card. streak and best_streak count wins in a row, now and ever; level counts games that two people ended with the same place.
picture-games = Games
picture-victories = Wins
picture-average = Average score
picture-best_score = Best score
picture-per_turn = Time per turn
picture-streak = Wins in a row
picture-best_streak = Longest streak
picture-per_game = Points per game
picture-players = Players
picture-coloured_wall = Colored wall
picture-free_wall = Free wall
picture-unrated = No rating yet
picture-no_games = No finished games yet
picture-favourite = Favorite color
picture-head_to_head = Head to head
picture-level = Tied
picture-achievements = Achievements
picture-percent = { NUMBER(0, style: "percent") }
picture-thousand = { NUMBER(1000) }
alt-lobby = Azul: { $seated } of { $seats } seats taken.
alt-lobby-kept = { alt-lobby } Kept for { LIST($names) }.
alt-card = Azul statistics of { $name }. { LIST($lines, separator: "; ") }.
alt-card-line = { $word }: { $said }
alt-card-met = { picture-head_to_head }: { $name } { $ahead } – { $behind } { $other } ({ picture-level }: { $level })
alt-podium = { $title }: { LIST($places, separator: "; ") }.
# Numbers on the card. $share is a share of 1; $time is as long as: 45 sec.
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
