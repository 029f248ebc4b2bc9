## Что пишут в `/azul take` и `/azul place`: в любой форме, поэтому основы со звёздочкой.

typed-blue = син* голуб*
typed-yellow = желт*
typed-red = красн*
typed-black = черн*
typed-white = бел*
typed-centre = центр* середин*
typed-floor = пол пола полу полом отход*
# Where the tiles go that a scatter disc leaves.
typed-left = лев* влево налево слева
typed-right = прав* вправо направо справа
# What stands before a number, or after it in Japanese.
typed-factory = склад* фабри*
typed-line = лини* ряд* строк* горизонтал* полк* полок полоч*
typed-column = столб* вертикал*
# Prepositions: from a factory, onto a line.
typed-from = с со из от
typed-to = на до в
# Postpositions: what follows the number of a factory, of a line, of tiles.
typed-from-before = { "" }
typed-to-before = { "" }
typed-count-before = { "" }
# Words that say nothing.
typed-filling = плитк* плиток конфет* все и стола беру взять кладу положить

## A take as it can be typed, for examples. $shares are where the tiles go that a scatter disc leaves.

typed-take = { $source ->
    [centre] центр
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
