## Words of the game

blue = blue
yellow = yellow
red = red
black = black
white = white
tiles = { $count } { $colour }
source = { $source ->
    [centre] the centre
   *[other] factory { $source }
}
source-label = { $source ->
    [centre] Centre
   *[other] { $source }
}
source-disc = { $source } ({ $disc })
disc-surplus = surplus
disc-magnet = { $colour } magnet
disc-keep = keep
disc-scatter = scatter
disc-cushion = cushion
target = { $line ->
    [floor] the floor
   *[other] line { $line }
}
line-label = { $line ->
    [floor] Floor
   *[other] Line { $line }
}
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
and = { $first } and { $last }
or = { $first } or { $last }
nothing = nothing
marker = first-player marker

## The lobby

lobby-title = **Azul** · { $host } has opened a table.
lobby-players = { $count } of { $seats } seats taken: { $names }
lobby-wait = Join with the button or `/azul join`. { $host } can begin once somebody has joined.
lobby-ready = { $host } can begin now, or wait for more to join.
lobby-full = The table is full. { $host } can begin.
lobby-begun = **Azul** · { $names } are playing.
lobby-cancelled = **Azul** · This table was closed before a game began. `/azul start` opens a new one.

## What happened, line by line

begun = **The game begins.** Order of play: { $names }. { $starter } moves first.
begun-commitment = -# Fair draws: all tiles follow from a secret that is shown at the end. Its SHA-256 is `{ $commitment }`
took = **{ $name }** took { $tiles } from { $source } → { $target }.
took-full = The line is full.
took-part = The line has { $filled } of { $size }.
took-marker = The first-player marker comes with them.
took-fell = { $fell ->
    [one] 1 tile falls to the floor.
   *[other] { $fell } tiles fall to the floor.
}
took-keep = What is left stays there: { $tiles }.
took-scatter = To { $source }: { $tiles }.
took-cushion = The cushion comes along: it catches the next tile that would fall.
took-cushion-catches = The cushion comes along and catches { $what ->
    [marker] the marker
   *[tile] one of them
} at no cost.
took-caught = The cushion catches { $what ->
    [marker] the marker
   *[tile] one of them
} at no cost.
took-completes = 🏁 **{ $name }** completes a row of the wall: this is the last round.
undid = **{ $name }** took the last take back.
resigned = **{ $name }** has left the game; the seat is passed over from now on.
resigned-last = **{ $name }** has left the game.
cancelled-game = The game was closed by { $mention }. It has no winner.

## The rules of a table

rules-line = Rules: { $rules }
rules-free = free wall
rules-special = special factories, laid out every round
rules-special-once = special factories, laid out once
rules-even = scattered as evenly as possible

## Placing tiles on free walls

tiling = Round { $round } · All tiles are taken. { $mentions }: choose where your tiles go.
tiling-turn = { $names } still { $count ->
    [one] chooses
   *[other] choose
} where the tiles go.
cancelled-secret = -# The secret behind the draws was `{ $secret }`.

## The turn message

turn = Round { $round } · { $mention }, it is your turn!
score = { $name } **{ $score }**

## The end of a round

round-title = **Round { $round } is over.**
round-player = **{ $name }** { $placements } → **{ $score }**
round-floor = floor −{ $cost }
round-placement = { $tile } row { $row } +{ $points }
round-placement-free = { $tile } row { $row } → column { $column } +{ $points }
round-fallen = no space in row { $row } for { $tiles }, to the floor
round-nothing = no line complete
round-left = **{ $name }** has left; the board stays at **{ $score }**
round-next = { $name } has the first-player marker and begins the next round.
round-same = Nobody took the first-player marker: { $name } begins again.
round-passed = { $name } begins the next round.

## The end of the game

over-won = 🏆 **{ $names }** wins with { $points ->
    [one] 1 point
   *[other] { $points } points
}!
over-shared = 🏆 **{ $names }** share the victory with { $points ->
    [one] 1 point
   *[other] { $points } points
}!
over-resigned = 🏆 **{ $names }** wins: everybody else has left the game.
over-no-tiles = There is no tile left to deal, so the game ends here.
over-no-space = No tile that is left can reach a wall any more, so the game ends here.
over-place = { $place }. { $name } **{ $score }** · { $bonus }
over-place-left = { $place }. { $name } **{ $score }** · left the game
over-bonus = { $before } + bonus { $bonus } ({ $parts })
over-no-bonus = no bonus
over-no-count = no end bonus counted
over-rows = { $count ->
    [one] 1 row
   *[other] { $count } rows
}
over-columns = { $count ->
    [one] 1 column
   *[other] { $count } columns
}
over-colours = { $count ->
    [one] 1 colour
   *[other] { $count } colours
}
over-tie = Equal points: more complete rows decide.
over-thanks = Thanks for the game, { $mentions }!
over-secret = -# The secret behind the draws was `{ $secret }`. `/azul export` gives the game as a file with which anybody can check them.

## Replay

replay = The game of { $names }, from the first deal.
replay-deal = The factories are filled for round { $round }.
replay-step = { $number } of { $count } · Round { $round }
alt-replay = Azul: an animation of the game, { $turns } pictures.

## Pictures in words

alt-table = Azul, round { $round }. { $turn } Bag { $bag }, lid { $lid }. Factories { $sources }. { $boards }.
alt-turn = { $name } to move.
alt-source = { $source }: { $tiles }
alt-board = { $name }, { $points ->
    [one] 1 point
   *[other] { $points } points
}: lines { $lines }; wall { $wall }; floor { $floor }
alt-line-empty = { $row } empty
alt-line = { $row } has { $count } { $colour }
alt-wall-legend = Walls row by row: B blue, Y yellow, R red, K black, W white.
alt-round = Azul, the boards after round { $round }. { $players }.
alt-over = Azul, the end of the game. { $players }.
alt-score = { $name }: { $score }
alt-own-board = Azul, the board of { $board }
words-title = **Round { $round }** · { $turn }
words-table = Bag { $bag } · lid { $lid }
words-source = **{ $source }** { $tiles }
words-board = **{ $name }** · { $points ->
    [one] 1 point
   *[other] { $points } points
}
words-lines = lines: { $lines }
words-wall = wall: `{ $wall }`
words-floor = floor: { $floor } (−{ $cost })
words-cushion = cushion: { $items }
words-ended = This game has ended.
words-legend = -# Wall letters: B blue, Y yellow, R red, K black, W white

## Words in pictures

picture-round = Round
picture-bag = Bag
picture-lid = Lid
picture-centre = Centre
picture-resigned = left
picture-tiled = Wall
picture-floor = Floor
picture-rows = Rows
picture-columns = Columns
picture-colours = Colours
picture-result = Result
picture-wins = wins
picture-shared_victory = shared victory
picture-lobby = Azul
picture-free = free
alt-lobby = Azul: { $seated } of { $seats } seats are taken.

## The pictures of the rules in words

rules-page-of = { $page } of { $pages }
alt-rules-1 = A table for two at the start of a game
alt-rules-2 = Two red tiles go from a factory to a line, the others to the centre
alt-rules-3 = Two yellow tiles may go to the first line, to the fifth, and to the floor
alt-rules-4 = A tile alone scores 1, in a run of three 3, in runs of four and three 7
alt-rules-5 = A complete row brings 2 points, a complete column 7, all five tiles of a colour 10
alt-rules-6 = Open spaces of the first line with the points that its red tile would score
alt-rules-7 = The five kinds of discs and what they do
alt-rules-8 = A scatter disc gave its tiles to factories 2 and 5, because the cushion disc 4 has left
