## The end of a round

round-title = **Round { $round } is over.**
round-short = { round-title } { LIST($scores, separator: " · ") }
round-player = **{ $name }** { LIST($steps, separator: ", ") } → **{ $score }**
round-floor = floor −{ $cost }
round-placement = { tile } row { $row } +{ $points }
round-placement-free = { tile } row { $row } → column { $column } +{ $points }
round-fallen = row { $row } had no open column: { tiles.shown } to the floor
round-nothing = no full lines
round-left = **{ $name }** left the game; the score stays at **{ $score }**
round-next = { $name } has the first-player marker and goes first next round.
round-same = Nobody took the first-player marker, so { $name } goes first again.
round-passed = { $name } goes first next round.

## The end of the game

over-won = 🏆 **{ LIST($names) }** wins with { points }!
over-shared = 🏆 **{ LIST($names) }** share the victory with { points }!
over-resigned = **{ LIST($names) }** wins: { LIST($left) } left the game.
over-no-tiles = There are no tiles left to deal, so the game ends here.
over-no-space = None of the tiles left could ever reach a wall, so the game ends here.
over-stalemate = No board has made any progress in as many rounds as there are players, so the game ends here.
over-place = { over-rank } · { $before } + { $bonus } bonus ({ LIST($parts, separator: ", ") })
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
over-tie = Ties go to the player with more complete rows.
over-thanks = Thanks for the game, { LIST($mentions) }!

## What a game brought: after the result, on a line for ratings and one for the rest

over-ratings = 📈 Rating: { LIST($ratings, separator: " · ") }
# $gain is how many points the rating has changed by.
over-rating = { $name } { $rating } ({ $change ->
    [more] +{ $gain }
    [less] −{ $gain }
   *[same] ±0
})
over-records = 🏅 { LIST($records, separator: " · ") }
over-record-best-score = { $name }'s best score so far
over-record-server-best = The best score on this server so far
over-record-closest = The closest game on this server so far
over-achievements = { $count ->
    [1] New achievement
   *[other] New achievements
}: { LIST($achievements, separator: ", ") }
over-earned = { $achievement } ({ $name })
# Whoever plays with computers alone is not told.
over-unrated = -# Not rated: { $why ->
    [chosen] it was a casual table
    [computer] a computer was playing
    [short] someone left before the end of round 2
   *[alone] too many seats changed hands
}

## What was remarkable about the game

highlight = ✨ { $highlight }
highlight-tile = { $name }'s { colour } tile in round { $round } scored { points } in one go.
highlight-round = { $name } scored { points } in round { $round }.
highlight-floor = { $name } lost { points } to the floor.
highlight-clean-floor = { $name } never lost a point to the floor.
highlight-no-floor = Nobody lost a single point to the floor.
# $count is the number of $colours.
highlight-colours = { $name } completed { LIST($colours) }: { $count ->
    [one] all five tiles are on the wall.
   *[other] all five tiles of each are on the wall.
}
highlight-columns = { $name } completed { $count ->
    [one] 1 column
   *[other] { $count } columns
}.
highlight-comeback = { $name } was { points } behind after round { $round } and still won.
highlight-late-comeback = { $name } was { points } behind before the bonuses and still won.
highlight-lead = { $name } led after every round.
highlight-close = { $points ->
    [one] A single point
   *[other] Just { $points } points
} decided the game.
highlight-rows = It couldn't have been closer: complete rows broke the tie.
highlight-long = The game lasted { $rounds } rounds.
