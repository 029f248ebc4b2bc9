## Що пишуть у `/azul take` і `/azul place`: у будь-якій формі, тому основи із зірочкою.

typed-blue = син* блакитн*
typed-yellow = жовт*
typed-red = червон*
typed-black = чорн*
typed-white = біл*
typed-centre = центр* середин*
typed-floor = підлог* підлоз* відход*
# Where the tiles go that a scatter disc leaves.
typed-left = лів* вліво наліво зліва
typed-right = прав* вправо направо справа
# What stands before a number, or after it in Japanese.
typed-factory = фабри* вітрин*
typed-line = ліні* поличк* поличц* полиц* ряд* горизонтал*
typed-column = вертикал* стовп*
# Prepositions: from a factory, onto a line.
typed-from = з із зі від
typed-to = на до у
# Postpositions: what follows the number of a factory, of a line, of tiles.
typed-from-before = { "" }
typed-to-before = { "" }
typed-count-before = { "" }
# Words that say nothing.
typed-filling = плитк* плиток цукерк* цукерок усі всі та й і столу беру бере взяти кладу кладе покласти

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
