## What people type for `/azul take` and `/azul place`. The words of all languages are understood everywhere, so none
## may mean something else in another language; case, accents and apostrophes don't matter. An asterisk makes a word a
## stem: син* is синій, синіх, синю; of several stems the longest counts. Words that only some languages need are { "" }
## in the others.

typed-blue = blue blues 🔵 🟦 💙 blu bleu
typed-yellow = yellow yellows 🟡 🟨 💛 yel
typed-red = red reds 🔴 🟥 ❤ read
typed-black = black blacks ⚫ ⬛ 🖤 blk
typed-white = white whites ⚪ ⬜ 🤍 wht
typed-centre = center centre centers centres middle mid pile ce ctr pool common
typed-floor = floor waste trash penalty penalties discard garbage toss dump bin minus negative negatives broken throw
    throwing fl ditch break breaks
# Where the tiles go that a scatter disc leaves.
typed-left = left
typed-right = right
# Places: a number belongs to the one that it touches. A word for tiles follows their number.
typed-factory = factory factories disc discs display displays plate plates circle circles dish dishes saucer fa fac
typed-line = line lines row rows shelf shelves l li ln pl
# Lines, in a case that says onto which: of “2 ritta 3” the line is 3.
typed-onto-line = { "" }
typed-column = column columns col
typed-tiles = tile tiles piece pieces chocolate chocolates x х ×
# Prepositions: from a factory, onto a line.
typed-from = from at off frm
typed-to = to onto on into
# Postpositions: what follows the number of a factory, of a line.
typed-from-after = { "" }
typed-to-after = { "" }
# What is written after a number: 2nd, 2-й. From- and to- are cases of a number, as in Estonian: 3st 2sse.
typed-ordinal = st nd rd th
typed-from-ending = { "" }
typed-to-ending = { "" }
# Before a number: no. 5. Before a line: the top one is the first.
typed-number = number nr num no
typed-top = top upper topmost uppermost
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
typed-marker = marker player token
typed-surplus = surplus
typed-magnet = magnet magnets
typed-keep = keep
typed-scatter = scatter
typed-cushion = cushion
# Halves of the day, for the hours that people type into `/azul me`.
typed-morning = am morning
typed-evening = pm evening afternoon
typed-night = night
typed-midnight = midnight
typed-noon = noon midday
# Words that say nothing.
typed-filling = the a an my have i i'll want take takes taking took grab get pick put puts place lay drop move use all
    every and then with of in out it them ones gimme give me let's please pls thanks thank thx you pattern colo* i'd
    would like can um uh ok okay well so just guess think play playing lol azul hey hi hello i'm im i've is are it's be
    was been we we'll us our choose chose choosing select gonna gotta wanna imma go goes going gets getting get's stick
    slot add adding hmm hm hmmm mm uhh uhhh uhm umm er oh ah eh fine sure yes yeah yep yup alright cool great nice good
    maybe perhaps probably now already here there this that those these too also plz plox dear bot mate dude bro guys
    sir damn fuck fucking shit hell stupid bloody dang darn it'll that'll space spaces square squares both along table
    final game's finally really simply you'll tho though'll spot spots let for away he she ready mine pair lemme ima may
    snag swipe collect single straight asap em gg ugh dammit bitch ass idiot noob u ty tysm ugh xd comma period store
    draft will fill fills down points point waiting answer area lmao omg wow kinda blimey yo haha hahaha hehe dumb ummm
    reckon shove chuck start finish complete load
# Words that correct what has been said before them: “2 white 3, sorry, 4”. Elsewhere they say nothing.
typed-correction = sorry actually oops oopsie whoops mean meant rather make correction scratch better
# Words that say something else, so that nothing is read into a text with them.
typed-not = not don't never won't can't cannot wouldn't shouldn't nope nah nor neither except unless without instead
    wait stop cancel other another half over back most since while what where who why when which how less more least
    than before behind under after blank undo legal wall next anything everything above but or if nvm nevermind nvmd
    almost

## A take as it can be typed, for examples. $shares are where the tiles go that a scatter disc leaves.

typed-take = { $source ->
    [centre] center
   *[other] { $source }
} { colour } { $line ->
    [floor] { -floor }
   *[other] { $line }
}{ COUNT($shares) ->
    [0] { "" }
   *[other] { " " }{ LIST($shares, separator: " ") }
}
typed-share = { colour } { $place }
typed-example = `{ $take }`
