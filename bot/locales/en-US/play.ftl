## Slash commands: descriptions are at most 100 characters.

command-take = Take all tiles of one color from one place and put them on one line
command-take-move = Choose a move, or type one: white 2 3, center blue floor, 2w3
command-plan = Plan your next turn in private: the first take that still fits is made
command-place = Choose a column on your free wall for a full line
command-place-line = Which line, 1 to 5
command-place-column = Which column, 1 to 5

## Buttons

button-elsewhere = Take from elsewhere
button-floors = Floor…
button-colour = { $emoji ->
    [none] { colour }…
   *[other] …
}
button-plan = My plan
button-plan-add = Plan this
button-plan-first = Plan a take
button-plan-another = Add another take
button-plan-prefer = { $place } ↑
button-plan-remove = { $place } remove
button-plan-move = Move now
button-place = Place tiles
button-space = Column { $column }: +{ $points }
button-change = Change line { $line }
button-confirm = Confirm

## Private answers

done = Done: { tiles.shown } from { source } → { target }. You can undo this until the next player moves.
done-final = Done: { tiles.shown } from { source } → { target }.

## The panel for a take

panel-tiles = **{ $place }** { LIST($tiles, form: "shown", separator: ", ") }
panel-moved-on = The game has moved on since then. Here it is as it stands now.
panel-from = { $source ->
    [centre] **Center:** { panel-from-tiles }
   *[other] **Factory { $place }:** { panel-from-tiles }
}
panel-from-tiles = { LIST($tiles, form: "shown", separator: ", ") }
panel-board = Your lines: { LIST($lines, separator: " · ") }
panel-board-empty = **{ $row }** –
panel-board-part = **{ $row }** { tile } { $filled }/{ $row }
panel-board-full = **{ $row }** { tile } full
panel-board-floor = floor −{ $cost }
panel-target = Which color, and onto which line?
# Labels of buttons, short because a phone shows about three beside each other.
panel-to-line = { $emoji ->
    [none] { colour } → { $line }
   *[other] → { $line }
}
panel-to-line-full = { $emoji ->
    [none] { colour } → { $line } full
   *[other] → { $line } full
}
panel-to-line-falls = { $emoji ->
    [none] { colour } → { $line } ({ panel-fall })
   *[other] → { $line } ({ panel-fall })
}
panel-short = { $emoji ->
    [none] { colour } { $line }{ $effect }
   *[other] { $line }{ $effect }
}
panel-signs = ✓ fills the line. ↓ shows how many tiles fall to the floor. … opens a color.
panel-fall = { $fell ->
    [one] 1 falls
   *[other] { $fell } fall
}
panel-to-floor = { $emoji ->
    [none] { colour } → floor ({ panel-cost })
   *[other] → floor ({ panel-cost })
}
panel-cost = { $cost ->
    [0] 0
   *[other] −{ $cost }
}
panel-confirm = **{ tiles.shown } from { source } → { target }**
panel-placed = { $placed ->
    [one] 1 tile goes
   *[other] { $placed } tiles go
} on the line, which then has { $filled } of { $size }.
panel-placed-full = { $placed ->
    [one] 1 tile fills
   *[other] { $placed } tiles fill
} the line: one moves to your wall at the end of the round.
panel-marker = You also take the first-player marker: it goes on your floor, and you begin the next round.
panel-fell = { $fell ->
    [one] 1 tile falls
   *[other] { $fell } tiles fall
} to your floor.
panel-scatter = What you leave scatters to factories { $left } and { $right }: { LIST($tiles) }. Choose how.
panel-split = { LIST($shares, separator: " · ") }
panel-share = { LIST($colours, separator: ", ") } → { $source }
panel-floor-cost = { $after ->
    [0] Your floor will cost nothing this round.
   *[other] Your floor will cost { $after } this round (now { $before }).
}

## Planning the next turn

plan-ahead = **For your next turn.** { plan-not-yet }
plan-not-yet = It isn't your turn yet: { $name } moves next.
plan-source = Where would you like to take tiles from?
plan-turn-came = It's your turn now, so nothing was planned: what you choose here is your move.
plan-your-turn = It's your turn, so there's nothing to plan: what you choose here is your move.
plan-title = **Your plan.** Only you can see it.
# $place is 1 for the preferred take.
plan-wish = **{ $place }** { tiles.shown } from { source } → { target }
plan-wish-scattered = { plan-wish }, { LIST($shares, separator: ", ") }
plan-wish-unfit = **{ $place }** ~~{ tiles.shown } from { source } → { target }~~ not possible like that any more
plan-how = -# When your turn comes, I wait { $seconds } seconds, in case the last move is undone. Then I make the first of these takes that still brings you the same tiles. If none does, the move is yours.
plan-bound = -# A plan is for what lies there now. It ends with your turn, or with the round.
plan-gone = You have nothing planned, so I'll ping you when your turn comes.
plan-dropped = It's your turn, and nothing is planned for it any more.
# $when is a moment that Discord shows in the reader's language, such as: in 20 seconds.
plan-waits = **It's your turn.** Your planned take { plan-take } is made { $when }, unless you move first or drop it with { $command }.
plan-take = { tiles.shown } from { source } → { target }
plan-unfit = None of the takes that you had planned is possible any more.

## What is offered while an option is typed

# At most 100 characters, cut off if longer. People may type any of the words, in any order.
offered-take = { tiles } { offered-from } → { offered-to } ({ LIST($effects, separator: ", ") })
offered-take-scattered = { offered-take }, { LIST($shares, separator: ", ") }
offered-from = from { $source ->
    [centre] the center
   *[other] { $place }
}
offered-to = { $line ->
    [floor] floor
   *[other] line { $line }
}
offered-part = { $filled }/{ $size }
offered-full = full
offered-cost = { $cost ->
    [0] no cost
   *[other] −{ $cost }
}
offered-share = { colour } → { $place }

## Placing tiles on a free wall

placing-ask = **Line { $line }:** which column for { tiles.shown }? The picture shows what each open space would score.
placing-all = All your lines are placed. Confirm, or change one.
placing-placed = Line { $line }: { tiles.shown } → column { $column }, +{ $points }
placing-falls = Line { $line }: no open column, { tiles.shown } to the floor
placing-line = Line { $line }: { colour }
placed-confirmed = Confirmed. The round ends once everyone has confirmed.

## What is refused, and what to do instead

refusal-turn-came = It's your turn now, so there's nothing to plan. `/azul take` makes a move.
refusal-plan-full = You've planned { $most } takes already. Remove one before you add another.
refusal-tiling = All tiles have been taken, and everyone with a choice is placing theirs. `/azul table` shows who still has to choose.
