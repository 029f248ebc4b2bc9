## Hints, and what a take was worth

# What follows is about a take, in a list: "fills line 4 for 5 points · denies Bruno 3 red · drops 1 tile (−1)".
# Lines and columns have numbers from 1.
reasons = { LIST($reasons, separator: " · ") }
reason-fills = fills line { $line } for { points }
# $missing spaces of the line are still empty then.
reason-starts = works on line { $line }, { $missing } to go
# As above, but there aren't enough tiles of the color to fill the line in this round.
reason-unfinished = leaves line { $line } unfinished, { $missing } to go
# With a free wall: no column takes the line's colour, so its tiles fall and cost $points.
reason-no-room = no column takes line { $line } (−{ $points })
# $count tiles fall to the floor, which costs $points.
reason-falls = { $count ->
    [one] drops { $count } tile (−{ $points })
   *[other] drops { $count } tiles (−{ $points })
}
# $points is what the marker costs on the floor, perhaps 0.
reason-takes-marker = { $points ->
    [0] takes the first-player marker
   *[other] takes the first-player marker (−{ $points })
}
reason-leaves-marker = leaves { $name } the first-player marker
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
reason-burdens = makes { $name } drop tiles later (−{ $points })
# The same for whoever makes the take.
reason-burdens-mover = has to drop tiles later (−{ $points })

# $share is how likely the player is to win.
chance = { $name } { NUMBER($share, style: "percent") }

## After a game: the analysis

# Until it is there. $percent is how much is done.
analysis-thinking = I'm going through the game take by take. That takes up to half a minute, or longer if other games come first; then you'll see it here.
analysis-progress = I'm going through the game take by take: { $percent }% done.
# The first page, above the chart.
analysis-chart = **Analysis** · How likely everyone was to win, take by take. The signs on a line are that player's costliest takes. Where it jumps from one round to the next, that was the luck of the deal: only takes have a cost.
# $takes are as below.
analysis-player = • **{ $name }**: { LIST($takes, separator: ", ") }
# What a take cost: $cost is in percentage points of the chance to win.
analysis-cost = −{ $cost }% in round { $round }
analysis-flawless = • **{ $name }**: no take that cost much
analysis-note = -# This is the computer's opinion after a short look at every take. It may be wrong, and small differences don't count.
# One take. $made and $better are as below, and so are the reasons; $cost is in percentage points.
analysis-take = In round { $round }, **{ $name }** took { $made }. Better was { $better }, so it cost { $cost ->
    [one] { $cost } percentage point
   *[other] { $cost } percentage points
}.
# $chance is how likely the player is to win after it, in percent.
analysis-made = { tiles.told } from { source } to { target } ({ $chance }% to win)
analysis-better = { tiles.told } from { source } to { target } ({ $chance }%)
# What speaks for and against what was taken, and then for what was better.
analysis-why-made = ❌ { $reasons }
analysis-why-better = ✅ { $reasons }
analysis-page = { $page } of { $pages }
# $chances is how likely everyone was to win: Ada 41%, Bruno 33%. A chart in words has one of each line, and one for each round.
alt-analysis = Azul, a chart of how likely everyone was to win. At the beginning: { LIST($chances, separator: ", ") }.
alt-analysis-round = After round { $round }: { LIST($chances, separator: ", ") }.
alt-analysis-end = At the end: { LIST($chances, separator: ", ") }.
