## Mida kirjutatakse käskudele `/azul take` ja `/azul place`: mis tahes vormis, seepärast tüved tärniga.

typed-blue = sini*
typed-yellow = kolla*
typed-red = puna*
typed-black = must musta musti mustad mustade mustast mustalt mustale
typed-white = valg*
typed-centre = kesk*
typed-floor = põrand*
# Where the tiles go that a scatter disc leaves.
typed-left = vasak* vasem*
typed-right = parem*
# What stands before a number, or after it in Japanese.
typed-factory = vabri* vabrikult
typed-line = rida rea reale real reas reast ritta mustririda mustrirea mustrireale mustriritta
typed-column = veer*
# Prepositions: from a factory, onto a line.
typed-from = { "" }
typed-to = { "" }
# Mis järgneb järgarvule: „2. vabrikult 3 sinist 4. ritta“.
typed-from-before = vabrikult
typed-to-before = ritta mustriritta
typed-count-before = { "" }
# Words that say nothing.
typed-filling = kivi* plaat* plaadi* tükk* tüki* šokolaadi* kõik ja laua võta võtan võtab võttis pane panen paneb pani

## A take as it can be typed, for examples. $shares are where the tiles go that a scatter disc leaves.

typed-take = { $source ->
    [centre] keskelt
   *[other] { $source }
} { colour.few } { $line ->
    [floor] põrandale
   *[other] { $line }
}{ COUNT($shares) ->
    [0] { "" }
   *[other] { " " }{ LIST($shares, separator: " ") }
}
typed-share = { colour.few } { $place }
typed-example = `{ $take }`
