## What people type for `/azul take` and `/azul place`. The words of all languages are understood everywhere, so none
## may mean something else in another language; case and accents don't matter. An asterisk makes a word a stem: син*
## is синій, синіх, синю. Words that only some languages need are { "" } in the others.

typed-blue = blue
typed-yellow = yellow
typed-red = red
typed-black = black
typed-white = white
typed-centre = center centre middle
typed-floor = floor waste
# Where the tiles go that a scatter disc leaves.
typed-left = left
typed-right = right
# What stands before a number, or after it in Japanese.
typed-factory = factory
typed-line = line row shelf shelves
typed-column = column
# Prepositions: from a factory, onto a line.
typed-from = from at
typed-to = to onto on
# Postpositions: what follows the number of a factory, of a line, of tiles.
typed-from-before = { "" }
typed-to-before = { "" }
typed-count-before = { "" }
# Words that say nothing.
typed-filling = the take put tile tiles chocolate chocolates all and of in

## A take as it can be typed, for examples. $shares are where the tiles go that a scatter disc leaves.

typed-take = { $source ->
    [centre] center
   *[other] { $source }
} { colour } { $line ->
    [floor] floor
   *[other] { $line }
}{ COUNT($shares) ->
    [0] { "" }
   *[other] { " " }{ LIST($shares, separator: " ") }
}
typed-share = { colour } { $place }
typed-example = `{ $take }`
