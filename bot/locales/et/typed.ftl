## Mida kirjutatakse käskudele `/azul take` ja `/azul place`: mis tahes vormis, seepärast tüved tärniga.

typed-blue = sini* helesini* tumesini*
typed-yellow = kolla*
typed-red = puna*
typed-black = must musta musti mustad mustade mustast mustalt mustale mustasid
typed-white = valg*
typed-centre = kesk*
typed-floor = põrand* maha prügi* trahv* miinus*
# Where the tiles go that a scatter disc leaves.
typed-left = vasak* vasem*
typed-right = parem*
# Places: a number belongs to the one that it touches. A word for tiles follows their number.
typed-factory = vabri* ketas ketta* taldrik* v
typed-line = rida rea real reas reast read mustririda mustrirea riiul*
# Lines, in a case that says onto which: of “2 ritta 3” the line is 3.
typed-onto-line = ritta reale reasse mustriritta mustrireale mustrireasse riiulile
typed-column = veer*
typed-tiles = tk kivi* plaat* plaadi* tükk* tüki* šokolaadi*
# Prepositions: from a factory, onto a line.
typed-from = { "" }
typed-to = { "" }
# Postpositions: what follows the number of a factory, of a line.
typed-from-after = { "" }
typed-to-after = { "" }
# What is written after a number: 2nd, 2-й. From- and to- are cases of a number, as in Estonian: 3st 2sse.
typed-ordinal = { "" }
typed-from-ending = st lt
typed-to-ending = sse le
# Numbers, and what counts places with them: two, second.
typed-1 = üks ühe* ühte esime*
typed-2 = kaks kahe* kahte teine teis*
typed-3 = kolm*
typed-4 = neli nelj*
typed-5 = viis viie* viit
typed-6 = kuus kuue* kuut
typed-7 = seitse* seitsm*
typed-8 = kaheks*
typed-9 = üheks*
# What a take does, and the discs it may be taken from.
typed-full = täis
typed-marker = märk märgi
typed-surplus = lisa
typed-magnet = magnet*
typed-keep = hoidja hoidik
typed-scatter = puiste jaotur
typed-cushion = padi
# Words that say nothing.
typed-filling = kõik kõiki ja laua laualt mu minu võta võtan võtab võttis võtaks pane panen paneb pani paneks tõsta
    tõstan viin number värv värvi palun muster mustri tahan tahaks võtta panna okei ok noh käik viska viskan visata
# Words that say something else, so that nothing is read into a text with them.
typed-not = mitte ei ära viimane viimas*

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
