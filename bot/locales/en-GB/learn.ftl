## British English: only what differs from American English.

-color = colour
-center = centre
-neighbor = neighbour
