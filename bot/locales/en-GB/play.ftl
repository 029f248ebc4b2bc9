## British English: only what differs from American English.

command-take = Take all tiles of one colour from one place and put them on one line
command-take-move = Choose a move, or type one: white 2 3, centre blue floor, 2w3
panel-from = { $source ->
    [centre] **Centre:** { panel-from-tiles }
   *[other] **Factory { $place }:** { panel-from-tiles }
}
panel-target = Which colour, and onto which line?
offered-from = from { $source ->
    [centre] the centre
   *[other] { $place }
}
