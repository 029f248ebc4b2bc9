## At a table with chocolates: a tile is a chocolate, a pattern line a shelf, the wall the box, and the floor the waste.
## The messages in this folder replace those beside it; the others don't name any of them.

-tile = chocolate
-tiles = chocolates
-line = shelf

target = { $line ->
        [floor] the waste
       *[other] shelf { $line }
    }
    .onto = { $line ->
        [floor] in the waste
       *[other] on shelf { $line }
    }
