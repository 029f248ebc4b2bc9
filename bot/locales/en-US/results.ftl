## The end of a round

round-title = **Round { $round } is over.**
round-short = { round-title } { LIST($scores, separator: " · ") }
round-player = **{ $name }** { LIST($steps, separator: ", ") } → **{ $score }**
round-floor = floor −{ $cost }
round-placement = { tile } row { $row } +{ $points }
round-placement-free = { tile } row { $row } → column { $column } +{ $points }
round-fallen = row { $row } had no open column, { tiles.shown } to the floor
round-nothing = no full line
round-left = **{ $name }** has left; the board stays at **{ $score }**
round-next = { $name } has the first-player marker and begins the next round.
round-same = Nobody took the first-player marker, so { $name } begins again.
round-passed = { $name } begins the next round.

## The end of the game

over-won = 🏆 **{ LIST($names) }** wins with { points }!
over-shared = 🏆 **{ LIST($names) }** share the victory with { points }!
over-resigned = 🏆 **{ LIST($names) }** wins: everyone else has left the game.
over-no-tiles = There are no tiles left to deal, so the game ends here.
over-no-space = None of the tiles left could ever reach a wall, so the game ends here.
over-stalemate = No board has gained anything for as many rounds as there are players, so the game ends here.
over-place = { over-rank } · { $before } + bonus { $bonus } ({ LIST($parts, separator: ", ") })
over-place-no-bonus = { over-rank } · no bonus
over-place-no-count = { over-rank } · no bonuses counted
over-place-left = { over-rank } · left the game
# The dot is escaped: Discord would make it a list, which swallows the lines after it.
over-rank = { $place }\. { $name } **{ $score }**
over-rows = { $count ->
    [one] 1 row
   *[other] { $count } rows
}
over-columns = { $count ->
    [one] 1 column
   *[other] { $count } columns
}
over-colours = { $count ->
    [one] 1 color
   *[other] { $count } colors
}
over-tie = On equal points, more complete rows come first.
over-thanks = Thanks for the game, { LIST($mentions) }!

## What was remarkable about the game

highlight = ✨ { $highlight }
highlight-tile = { $name }'s { colour } tile in round { $round } scored { points } at once.
highlight-round = { $name } gained { points } in round { $round }.
highlight-floor = { $name } lost { points } to the floor.
highlight-clean-floor = { $name } never had to pay for the floor.
highlight-no-floor = Nobody lost a single point to the floor.
# $count is the number of $colours.
highlight-colours = { $count ->
    [one] { $name } completed { LIST($colours) }: all five tiles of it are on the wall.
   *[other] { $name } completed { LIST($colours) }: all five tiles of each are on the wall.
}
highlight-columns = { $name } completed { $count ->
    [one] 1 column
   *[other] { $count } columns
}.
highlight-comeback = { $name } was { points } behind after round { $round } and still won.
highlight-late-comeback = { $name } was { points } behind before the bonuses and still won.
highlight-lead = { $name } was ahead after every round.
highlight-close = { $points ->
    [one] A single point
   *[other] Just { $points } points
} decided the game.
highlight-rows = It couldn't be closer: complete rows had to decide.
highlight-long = The game lasted { $rounds } rounds.
