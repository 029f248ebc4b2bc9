## At a table with chocolates: these replace those of play.ftl.

button-place = Place chocolates
button-change = Change shelf { $line }
panel-board = Your shelves: { LIST($lines, separator: " · ") }
panel-board-floor = waste −{ $cost }
panel-target = Which color, and onto which shelf?
panel-to-floor = { $emoji ->
    [none] { colour } → waste ({ panel-cost })
   *[other] → waste ({ panel-cost })
}
panel-placed = { $placed ->
    [one] 1 chocolate goes
   *[other] { $placed } chocolates go
} on the shelf, which then has { $filled } of { $size }.
panel-placed-full = { $placed ->
    [one] 1 { -tile } fills
   *[other] { $placed } { -tiles } fill
} the { -line }: one { -tile } moves to your box at the end of the round.
panel-marker = You also take the first-player marker: it counts as waste, and you go first next round.
panel-fell = { $fell ->
    [one] 1 chocolate goes
   *[other] { $fell } chocolates go
} to waste.
panel-floor-cost = { $after ->
    [0] Your waste will cost nothing this round.
   *[other] Your waste will cost { $after } this round (now { $before }).
}
plan-source = Where would you like to take chocolates from?
offered-to = { $line ->
    [floor] waste
   *[other] shelf { $line }
}
placing-ask = **Shelf { $line }:** which column for { tiles.shown }? The picture shows what each open space would score.
placing-placed = Shelf { $line }: { tiles.shown } → column { $column }, +{ $points }
placing-falls = Shelf { $line }: no open column, { tiles.shown } to the waste
placing-line = Shelf { $line }: { colour }
refusal-tiling = All the chocolates are taken, and everyone with a choice is placing theirs. `/azul table` shows who still has to choose.
panel-sign-falls = ↓ shows how many { -tiles } go to waste
button-floors = Waste…
