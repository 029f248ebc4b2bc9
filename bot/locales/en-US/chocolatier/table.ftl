## At a table with chocolates: a tile is a chocolate, a pattern line a shelf, the wall the box, and the floor the waste.
## These messages replace those of table.ftl; the others don't name any of them.

target = { $line ->
    [floor] the waste
   *[other] shelf { $line }
}
took-full = The shelf is full.
took-part = The shelf has { $filled } of { $size }.
took-fell = { $fell ->
    [one] 1 chocolate goes to waste.
   *[other] { $fell } chocolates go to waste.
}
took-cushion = The cushion comes along: it catches the next chocolate that would go to waste.
took-completes = 🏁 **{ $name }** completes a row of the box: this is the last round.
settled = **{ $name }** has chosen where the chocolates go.
settled-by-computer = The computer chose for **{ $name }** where the chocolates go.
tiling = { LIST($mentions) }: all chocolates are taken, choose where yours go!
tiling-computers = All chocolates are taken, and the computer chooses where the rest go.
tiling-turn = { LIST($names) } still { $count ->
    [one] has
   *[other] have
} to choose where their chocolates go.
reminder-half = { LIST($mentions) }, { $phase ->
    [tiling] you still have chocolates to place.
   *[offer] it's still your turn.
} Deadline: { $when }
reminder-last = { LIST($mentions) }, { $phase ->
    [tiling] place your chocolates soon: time is nearly up.
   *[offer] make your move soon: time is nearly up.
} Deadline: { $when }
reminder-over = { LIST($mentions) }, the time for this turn is up. Nobody else is playing, so the game ends { $when } unless you { $phase ->
    [tiling] place your chocolates.
   *[offer] make your move.
}
round-floor = waste −{ $cost }
round-fallen = row { $row } had no open column, { tiles.shown } to the waste
round-nothing = no full shelf
over-no-tiles = There are no chocolates left to deal, so the game ends here.
over-no-space = None of the chocolates left could ever reach a box, so the game ends here.
highlight-tile = { $name }'s { colour } chocolate in round { $round } scored { points } at once.
highlight-floor = { $name } lost { points } to waste.
highlight-clean-floor = { $name } never had to pay for waste.
highlight-no-floor = Nobody lost a single point to waste.
highlight-colours = { $count ->
    [one] { $name } completed { LIST($colours) }: all five chocolates of it are in the box.
   *[other] { $name } completed { LIST($colours) }: all five chocolates of each are in the box.
}
alt-board = { $name }, { points }: shelves { LIST($lines, separator: ", ") }; box { $wall }; waste { $floor }
alt-wall-legend = Boxes row by row: B blue, Y yellow, R red, K black, W white.
alt-tiling = { $name }: from { $before } to { $score }, box { alt-gained }, waste { alt-cost }
words-board = **{ $name }** · { points } · shelves: { LIST($lines, separator: ", ") } · box: `{ $wall }` · waste: { LIST($items, separator: ", ") }{ words-cost }
words-legend = -# Box letters: B blue, Y yellow, R red, K black, W white
picture-tiled = Box
picture-floor = Waste
picture-pattern_lines = Shelves
