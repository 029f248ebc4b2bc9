## What people type for `/azul take` and `/azul place`. The words of all languages are understood everywhere, so none
## may mean something else in another language; case, accents and apostrophes don't matter. An asterisk makes a word a
## stem: син* is синій, синіх, синю; of several stems the longest counts. Words that only some languages need are { "" }
## in the others.

typed-blue = blue blues 🔵 🟦 💙
typed-yellow = yellow yellows 🟡 🟨 💛
typed-red = red reds 🔴 🟥 ❤
typed-black = black blacks ⚫ ⬛ 🖤
typed-white = white whites ⚪ ⬜ 🤍
typed-centre = center centre centers centres middle
typed-floor = floor waste trash penalty penalties discard garbage toss dump
# Where the tiles go that a scatter disc leaves.
typed-left = left
typed-right = right
# Places: a number belongs to the one that it touches. A word for tiles follows their number.
typed-factory = factory factories disc discs display displays plate plates
typed-line = line lines row rows shelf shelves l
# Lines, in a case that says onto which: of “2 ritta 3” the line is 3.
typed-onto-line = { "" }
typed-column = column columns col
typed-tiles = tile tiles piece pieces chocolate chocolates
# Prepositions: from a factory, onto a line.
typed-from = from at off
typed-to = to onto on into
# Postpositions: what follows the number of a factory, of a line.
typed-from-after = { "" }
typed-to-after = { "" }
# What is written after a number: 2nd, 2-й. From- and to- are cases of a number, as in Estonian: 3st 2sse.
typed-ordinal = st nd rd th
typed-from-ending = { "" }
typed-to-ending = { "" }
# Numbers, and what counts places with them: two, second.
typed-1 = one first
typed-2 = two second
typed-3 = three third
typed-4 = four fourth
typed-5 = five fifth
typed-6 = six sixth
typed-7 = seven seventh
typed-8 = eight eighth
typed-9 = nine ninth
# What a take does, and the discs it may be taken from.
typed-full = full
typed-marker = marker
typed-surplus = surplus
typed-magnet = magnet magnets
typed-keep = keep
typed-scatter = scatter
typed-cushion = cushion
# Words that say nothing.
typed-filling = the a an my have i i'll want take takes taking took grab get pick put puts place lay drop move use all every
    and then with of in out it them ones everything gimme give me let's please pls thanks thank thx you no pattern colo*
    number nr num i'd would like could can um uh ok okay well so just guess think play playing lol azul
# Words that say something else, so that nothing is read into a text with them.
typed-not = not don't never won't can't cannot wouldn't shouldn't

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
