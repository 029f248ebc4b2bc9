## Co wpisuje się w `/azul take` i `/azul place`: w każdej formie, dlatego tematy z gwiazdką.

typed-blue = niebiesk* granatow* błękitn*
typed-yellow = żółt*
typed-red = czerwon*
typed-black = czarn*
typed-white = biał* biel*
typed-centre = środ* centr*
typed-floor = podłog* podłodz* odpad* śmiec* śmietnik* kara kary karę karn* wyrzuc* kosz kosza koszu
# Where the tiles go that a scatter disc leaves.
typed-left = lew*
typed-right = praw*
# Places: a number belongs to the one that it touches. A word for tiles follows their number.
typed-factory = fabry* warszta* talerz* dysk*
typed-line = lini* rząd* rzęd* wiersz* półk* półc*
# Lines, in a case that says onto which: of “2 ritta 3” the line is 3.
typed-onto-line = { "" }
typed-column = kolumn*
typed-tiles = sztuk* szt płytk* płytek czekolad* kafel* kafl*
# Prepositions: from a factory, onto a line.
typed-from = z ze od
typed-to = na do
# Postpositions: what follows the number of a factory, of a line.
typed-from-after = { "" }
typed-to-after = { "" }
# What is written after a number: 2nd, 2-й. From- and to- are cases of a number, as in Estonian: 3st 2sse.
typed-ordinal = { "" }
typed-from-ending = { "" }
typed-to-ending = { "" }
# Numbers, and what counts places with them: two, second.
typed-1 = jeden jedna jedną jedno jednej jednego pierwsz*
typed-2 = dwa dwie dwóch dwom drug*
typed-3 = trzy trzech trzem trzeci*
typed-4 = cztery czterech czwart*
typed-5 = pięć pięciu piąt*
typed-6 = sześć sześciu szóst*
typed-7 = siedem siedmiu siódm*
typed-8 = osiem ośmiu ósm*
typed-9 = dziewięć dziewięciu dziewiąt*
# What a take does, and the discs it may be taken from.
typed-full = pełn*
typed-marker = znacznik*
typed-surplus = dodat*
typed-magnet = magnes*
typed-keep = schow*
typed-scatter = rozsyp*
typed-cushion = podusz*
# Words that say nothing.
typed-filling = wszystkie i oraz a weź wezmę wziąć biorę bierz zabieram kładę połóż położę położyć daję daj przenoszę
    chcę pola gry stołu moje w we numer kolor proszę wzoru mój moja moją mojego mojej ok okej poproszę ruch dobra
# Words that say something else, so that nothing is read into a text with them.
typed-not = nie

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
