## Slash commands: descriptions are at most 100 characters.

command-take = Take all tiles of one color from one place and put them on one line
command-take-move = Choose a move, or type one: white 2 3, center blue floor, 2w3
command-plan = Plan your next turn in private: the first move that still works gets made
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
button-plan-first = Plan a move
button-plan-another = Add another move
button-plan-prefer = { $place } ↑
button-plan-remove = Remove { $place }
button-plan-move = Move now
button-place = Place tiles
button-space = Column { $column }: +{ $points }
button-change = Change line { $line }
button-confirm = Confirm
button-skip-confirm = Skip Confirm from now on

## Private answers

done = Done: { tiles.shown } from { source } → { target }. You can undo this until the next player moves.
done-final = Done: { tiles.shown } from { source } → { target }.
# $count is a number of moves, 30 or more.
skip-confirm = You've confirmed { $count } moves in a row without undoing one. You can skip **Confirm** from now on, and still undo your moves.
confirm-skipped = From now on, a move you choose is made right away. `/azul me` turns Confirm back on.

## The panel for a take

panel-tiles = **{ $place }** { LIST($tiles, form: "shown", separator: ", ") }
panel-guessed = I'm not sure I understand “{ $text }”. Is this the move you mean?
panel-from = { $source ->
    [centre] **Center:** { panel-from-tiles }
   *[other] **Factory { $place }:** { panel-from-tiles }
}
panel-from-tiles = { LIST($tiles, form: "shown", separator: ", ") }
panel-disc = -# { $does }
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
# $signs are those of the next three that stand on buttons.
panel-signs = -# { LIST($signs, separator: " · ") }
panel-sign-full = ✓ fills the { -line }
panel-sign-falls = ↓ shows how many { -tiles } fall to the floor
panel-sign-opens = … opens a { -color }
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
    [one] 1 { -tile } fills
   *[other] { $placed } { -tiles } fill
} the { -line }: one { -tile } moves to your wall at the end of the round.
panel-marker = You also take the first-player marker: it goes on your floor, and you go first next round.
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

plan-ahead = **A plan for your next turn** · It's { $name }'s move now.
plan-not-yet = Not your turn yet. It's { $name }'s move.
plan-source = Where would you like to take tiles from?
plan-turn-came = It's your turn now, so nothing was planned. What you choose here is your move.
plan-your-turn = It's your turn, so there's nothing to plan. What you choose here is your move.
plan-title = **Your plan.** Only you can see it.
# $place is 1 for the preferred take.
plan-wish = **{ $place }** { tiles.shown } from { source } → { target }
plan-wish-scattered = { plan-wish }, { LIST($shares, separator: ", ") }
plan-wish-unfit = **{ $place }** ~~{ tiles.shown } from { source } → { target }~~ no longer possible
plan-how = -# When your turn comes, I wait { $seconds } seconds in case the last move is undone. Then I make the first of these moves that still gets you the same { -tiles }. If none does, it's up to you.
plan-bound = -# A plan is only for what's on the table now. It ends with your turn, or with the round.
plan-gone = You have nothing planned.
plan-dropped = It's your turn, and nothing is planned for it anymore.
# $when is a moment that Discord shows in the reader's language, such as: in 20 seconds.
plan-waits = **It's your turn.** I'll make your planned move { plan-take } { $when }, unless you move first or drop it with { $command }.
plan-take = { tiles.shown } from { source } → { target }
plan-unfit = None of the moves you planned is possible anymore.

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
placing-all = All done. Confirm, or change a { -line }.
placing-placed = Line { $line }: { tiles.shown } → column { $column }, +{ $points }
placing-falls = Line { $line }: no open column, { tiles.shown } to the floor
placing-line = Line { $line }: { colour }
placed-confirmed = Confirmed. The round ends once everyone has confirmed.

## What is refused, and what to do instead

refusal-turn-came = It's your turn now, so there's nothing to plan. `/azul take` makes a move.
refusal-plan-full = You've already planned { $most } moves. Remove one before you add another.
refusal-tiling = All the tiles are taken, and everyone with a choice is placing theirs. `/azul table` shows who still has to choose.
