## Co wpisuje się w `/azul take` i `/azul place`: w każdej formie, dlatego tematy z gwiazdką.

typed-blue = niebiesk*
typed-yellow = żółt*
typed-red = czerwon*
typed-black = czarn*
typed-white = biał* biel*
typed-centre = środ* centr*
typed-floor = podłog* podłodz*
# Where the tiles go that a scatter disc leaves.
typed-left = lew*
typed-right = praw*
# What stands before a number, or after it in Japanese.
typed-factory = fabry*
typed-line = lini* rząd* rzęd*
typed-column = kolumn*
# Prepositions: from a factory, onto a line.
typed-from = z ze od
typed-to = na do
# Postpositions: what follows the number of a factory, of a line, of tiles.
typed-from-before = { "" }
typed-to-before = { "" }
typed-count-before = { "" }
# Words that say nothing.
typed-filling = płytk* płytek czekolad* wszystkie i oraz weź biorę kładę pola gry w

## A take as it can be typed, for examples. $shares are where the tiles go that a scatter disc leaves.

typed-take = { $source ->
    [centre] środek
   *[other] { $source }
} { colour.few } { $line ->
    [floor] { -floor }
   *[other] { $line }
}{ COUNT($shares) ->
    [0] { "" }
   *[other] { " " }{ LIST($shares, separator: " ") }
}
typed-share = { colour.few } { $place }
typed-example = `{ $take }`
