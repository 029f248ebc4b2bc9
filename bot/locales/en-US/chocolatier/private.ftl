## Private answers at a table with chocolates: these replace those of private.ftl.

board-almost = One chocolate short: { LIST($parts, separator: ", ") }
dm-tiling = All chocolates are taken in { dm-game }. Choose where yours go: { $link }
panel-source = **Your turn.** Where do you want to take chocolates from?
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
    [one] 1 chocolate fills
   *[other] { $placed } chocolates fill
} the shelf: one moves to your box at the end of the round.
panel-marker = You also take the first-player marker: it counts as waste, and you begin the next round.
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
placing-all = All your shelves are placed. Confirm, or change one.
placing-placed = Shelf { $line }: { tiles.shown } → column { $column }, +{ $points }
placing-falls = Shelf { $line }: no open column, { tiles.shown } to the waste
placing-line = Shelf { $line }: { colour }
refusal-source-empty = There's nothing left { source.at }. There are chocolates { LIST($sources, form: "at") }.
refusal-line-full = Shelf { $line } is already full. You can put { colour } on { LIST($open, style: "or") }.
refusal-line-full-short = Shelf { $line } is already full.
refusal-line-other-colour = Shelf { $line } has { LIST($there) }, and a shelf holds one color only. You can put { colour } on { LIST($open, style: "or") }.
refusal-line-other-colour-short = Shelf { $line } has { LIST($there) }, and a shelf holds one color only.
refusal-wall-has-colour = Row { $line } of your box already has { colour }. You can put { colour } on { LIST($open, style: "or") }.
refusal-wall-has-colour-short = Row { $line } of your box already has { colour }.
refusal-wrong-phase = You can't take chocolates right now. `/azul table` shows how the game stands.
refusal-tiling = All chocolates have been taken, and everyone with a choice is placing theirs. `/azul table` shows who still has to choose.
refusal-scatter-uneven = At this table, chocolates scatter as evenly as possible between factories { $left } and { $right }, for example `{ $example }`.
refusal-no-choice = Shelf { $line } leaves you no choice: it isn't full, or its chocolate has only one place to go. You can choose for { LIST($open, style: "or") }.
refusal-no-choice-short = Shelf { $line } leaves you no choice: it isn't full, or its chocolate has only one place to go.
refusal-earlier-line = Shelves are placed from the top. Choose for shelf { $line } first.
refusal-space-not-open = That space isn't open. Shelf { $line } can go to column { LIST($columns, style: "or") }.
refusal-choice-missing = Choose for shelf { $line } before you confirm.
button-change = Change shelf { $line }
button-place = Place chocolates
refusal-bad-row = “{ $text }” isn't a shelf. Write 1 to 5.
refusal-bad-line = “{ $text }” isn't a shelf. Write 1 to 5, or waste.
refusal-no-such-line = There's no such shelf on a board. Choose 1 to 5, or waste.
plan-how = -# When your turn comes, I wait { $seconds } seconds, in case the last move is undone. Then I make the first of these takes that still brings you the same chocolates. If none does, I ping you as usual.
refusal-advice-tiling = There are hints for taking chocolates. At the moment nobody is to take any.
refusal-nothing-to-undo = You have nothing to undo. A move can be undone until the next player moves, and after that if everyone agrees, but not once all chocolates are taken or a player has left.
