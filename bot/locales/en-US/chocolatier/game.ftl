## At a table with chocolates: a tile is a chocolate, a pattern line a shelf, the wall the box, and the floor the waste.
## The messages in this folder replace those beside it; the others don't name any of them.

target = { $line ->
    [floor] the waste
   *[other] shelf { $line }
}
