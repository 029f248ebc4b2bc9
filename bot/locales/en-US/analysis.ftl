## Buttons

button-chart = Chart

## What is refused, and what to do instead

refusal-analysis-closed = This game was closed before its end, so there's nothing to analyze.
refusal-analysis-nothing = Nobody took any { -tiles } in this game, so there's nothing to analyze.
refusal-analysis-stopped = I'm being restarted, so the analysis isn't finished. Press the button again in a minute.

## After a game: the analysis

# Until it is there. $percent is how much is done.
analysis-thinking = I'm going through the game move by move. This takes up to half a minute, or longer if other games are ahead of yours. The result will show up here.
analysis-progress = I'm going through the game move by move: { $percent }% done.
# The first page, above the chart.
analysis-chart = **Analysis** · Everyone's chances of winning, move by move. The marks on a line are that player's costliest moves. A jump from one round to the next was the luck of the draw: only moves have a cost.
# After the former, if somebody resigned.
analysis-left = A flag marks where someone left the game, which makes the lines jump, too.
# $takes are as below.
analysis-player = • **{ $name }**: { LIST($takes, separator: ", ") }
# What a take cost: $cost is in percentage points of the chance to win.
analysis-cost = −{ $cost }% in round { $round }
analysis-flawless = • **{ $name }**: no costly moves
analysis-note = -# This is the computer's opinion after a quick look at every move. It can be wrong, and small differences mean little.
# One take. $made and $better are as below, and so are the reasons; $cost is in percentage points.
analysis-take = In round { $round }, **{ $name }** took { $made }. A better move was { $better }, so this one cost { $cost ->
    [one] { $cost } percentage point
   *[other] { $cost } percentage points
}.
# $chance is how likely the player is to win after it, in percent.
analysis-made = { tiles.told } from { source } to { target } ({ $chance }% to win)
analysis-better = { tiles.told } from { source } to { target } ({ $chance }%)
# The same when the game was decided: $cost is in points, and $outlook how many the player is ahead in the end: +4 points.
analysis-cost-points = −{ $cost } { $cost ->
    [one] point
   *[other] points
} in round { $round }
analysis-take-points = In round { $round }, **{ $name }** took { $made }. A better move was { $better }, so this one cost { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}. The game was all but decided.
analysis-made-points = { tiles.told } from { source } to { target } ({ $outlook } in the end)
analysis-better-points = { tiles.told } from { source } to { target } ({ $outlook })
# What speaks for and against what was taken, and then for what was better.
analysis-why-made = ❌ { $reasons }
analysis-why-better = ✅ { $reasons }
analysis-page = { $page } of { $pages }
# $chances is how likely everyone was to win: Ada 41%, Bruno 33%. A chart in words has one of each line, and one for each round.
alt-analysis = Azul, a chart of everyone's chances of winning. At the beginning: { LIST($chances, separator: ", ") }.
alt-analysis-round = After round { $round }: { LIST($chances, separator: ", ") }.
alt-analysis-end = At the end: { LIST($chances, separator: ", ") }.
