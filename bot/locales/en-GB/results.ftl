## British English: only what differs from American English.

over-colours = { $count ->
    [one] 1 colour
   *[other] { $count } colours
}
