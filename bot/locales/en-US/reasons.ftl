## Hints, and what a take was worth

# What follows is about a take, in a list: "fills line 4 for 5 points · denies Bruno 3 red · drops 1 tile (−1)".
# Lines and columns have numbers from 1.
reasons = { LIST($reasons, separator: " · ") }
reason-fills = fills line { $line } for { points }
# $missing spaces of the line are still empty then.
reason-starts = builds line { $line } ({ $missing } more needed)
# As above, but there aren't enough tiles of the color to fill the line in this round.
reason-unfinished = leaves line { $line } unfinished ({ $missing } more needed)
# With a free wall: no column takes the line's colour, so its tiles fall and cost $points.
reason-no-room = has no open column for line { $line } (−{ $points })
# $count tiles fall to the floor, which costs $points.
reason-falls = { $count ->
    [one] drops { $count } tile (−{ $points })
   *[other] drops { $count } tiles (−{ $points })
}
# As reason-falls, where the floor is full or a cushion catches them.
reason-falls-free = { $count ->
    [one] drops { $count } tile at no cost
   *[other] drops { $count } tiles at no cost
}
# $points is what the marker costs on the floor, perhaps 0.
reason-takes-marker = { $points ->
    [0] takes the first-player marker
   *[other] takes the first-player marker (−{ $points })
}
# A forecast, as all with "probably": who moves next takes it.
reason-leaves-marker = { $name } will probably take the first-player marker
reason-takes-cushion = takes the cushion
reason-completes-column = completes column { $column } (+7)
reason-completes-colour = completes { colour } (+10)
reason-nears-column = brings column { $column } to 4 tiles
reason-nears-colour = brings { colour } to 4 tiles
# A row of the wall is complete, so this is the last round.
reason-ends-game = ends the game with row { $line }
# The player could have ended the game.
reason-keeps-going = keeps the game going
# $name wanted these tiles to fill $line, or just wanted them if that is none. $count, $colour and $emoji are about the tiles.
reason-denies = { $line ->
    [none] denies { $name } { tiles }
   *[other] denies { $name } { tiles } for line { $line }
}
# As above, but a better take would have denied them.
reason-lets = { $line ->
    [none] leaves { $name } { tiles }
   *[other] leaves { $name } { tiles } for line { $line }
}
# As above: tiles that the take sends to the center, or to another factory.
reason-gives = { $line ->
    [none] hands { $name } { tiles }
   *[other] hands { $name } { tiles } for line { $line }
}
# The best take would bring about $points more by the end of the round.
reason-passes-up = passes up { points }
# By the end of the round $name will have to drop tiles for $points.
reason-burdens = sticks { $name } with tiles later (−{ $points })
# The same for whoever makes the take.
reason-burdens-mover = will be stuck with tiles later (−{ $points })
# The line is left to these tiles, which are still there: $source, $count and $colour are about them.
reason-keeps = keeps { -line } { $line } for the { tiles } { source.at }
# All of the take falls though there is room for it on the line.
reason-keeps-room = keeps room on { -line } { $line }
# Whatever $name takes next, it can't fill a line; now something could.
reason-leaves-nothing = leaves { $name } no { -line } to fill
# No tile falls.
reason-drops-nothing = drops nothing
# Something falls, but there is no take for which less is lost on the floor.
reason-drops-least = no move costs less on the floor
# $tiles is what goes to the center from where the take is made, $number how many tiles.
reason-sends = { $number ->
    [0] adds nothing to the { -center }
   *[other] sends { LIST($tiles) } to the { -center }
}
# Four forecasts of how the round goes on: the line will be filled.
reason-will-fill = will probably fill { -line } { $line } later
# The player's next take goes to this line.
reason-will-build = will probably build { -line } { $line } next
# So many fewer tiles of theirs fall than after the best other take.
reason-will-spare = will probably drop { $count } fewer later
# So many tiles of $name fall, or more.
reason-will-drop = { $name } will probably drop { $count } or more later
# The same for whoever makes the take.
reason-will-drop-mover = will probably drop { $count } or more later

# $share is how likely the player is to win.
chance = { $name } { NUMBER($share, style: "percent") }
