## At a table with chocolates: these replace those of results.ftl.

round-floor = waste −{ $cost }
round-fallen = row { $row } had no open column: { tiles.shown } to the waste
round-nothing = no full shelves
over-no-tiles = There are no chocolates left to deal, so the game ends here.
over-no-space = None of the chocolates left could ever reach a box, so the game ends here.
highlight-tile = { $name }'s { colour } chocolate in round { $round } scored { points } in one go.
highlight-floor = { $name } lost { points } to waste.
highlight-clean-floor = { $name } never lost a point to waste.
highlight-no-floor = Nobody lost a single point to waste.
highlight-colours = { $name } completed { LIST($colours) }: { $count ->
    [one] all five chocolates are in the box.
   *[other] all five chocolates of each are in the box.
}
