## Co wpisuje się w `/azul take` i `/azul place`: w każdej formie, dlatego tematy z gwiazdką.

typed-blue = niebiesk* granatow* błękitn* niebieściutk* nebieski* niebieskie niebieski
typed-yellow = żółt* żułt* żółte żółty żółci*
typed-red = czerwon* czerwone czerwony
typed-black = czarn* czarne czarny
typed-white = biał* biel* białe biały białych białą biełe
typed-centre = środ* centr* pula puli pulę kupka kupki stos stosu środka środek
typed-floor = podłog* podłodz* odpad* śmiec* śmietnik* kara kary karę karn* wyrzuc* kosz kosza koszu minus* wywal*
    zrzuc* odrzuc* gleb* ujemn*
# Where the tiles go that a scatter disc leaves.
typed-left = lew*
typed-right = praw*
# Places: a number belongs to the one that it touches. A word for tiles follows their number.
typed-factory = fabry* warszta* talerz* dysk* kołu kółko kółka kółku kółek tacka tacki tackę spodek spodka spodk*
    zakład* krąż*
typed-line = lini* rząd* rzęd* wiersz* półk* półc*
# Lines, in a case that says onto which: of “2 ritta 3” the line is 3.
typed-onto-line = { "" }
typed-column = kolumn*
typed-tiles = sztuk* szt płytk* płytek czekolad* kafel* kafl* płyteczk* płyteczek
# Prepositions: from a factory, onto a line.
typed-from = z ze od
typed-to = na do
# Postpositions: what follows the number of a factory, of a line.
typed-from-after = { "" }
typed-to-after = { "" }
# What is written after a number: 2nd, 2-й. From- and to- are cases of a number, as in Estonian: 3st 2sse.
typed-ordinal = ga gi gą giej ci cia cią ciej go ego szy sza szą szej ty ta tą tej my ma mą mej wszego szego giego wszej
typed-from-ending = { "" }
typed-to-ending = { "" }
# Before a number: no. 5. Before a line: the top one is the first.
typed-number = numer*
typed-top = górn*
# Numbers, and what counts places with them: two, second.
typed-1 = jeden jedna jedną jedno jednej jednego pierwsz* jedynk*
typed-2 = dwa dwie dwóch dwom drug* dwójk*
typed-3 = trzy trzech trzem trzeci* trójk*
typed-4 = cztery czterech czwart* czwórk*
typed-5 = pięć pięciu piąt*
typed-6 = sześć sześciu szóst*
typed-7 = siedem siedmiu siódm*
typed-8 = osiem ośmiu ósm*
typed-9 = dziewięć dziewięciu dziewiąt*
# What a take does, and the discs it may be taken from.
typed-full = pełn*
typed-marker = znacznik* gracz* żeton*
typed-surplus = dodat*
typed-magnet = magnes*
typed-keep = schow*
typed-scatter = rozdziel* rozsyp*
typed-cushion = podusz*
# Halves of the day, for the hours that people type into `/azul me`.
typed-morning = rano rana ranem
typed-evening = wieczorem wieczór wieczora popołudniu
typed-night = noc nocy nocą
typed-midnight = północ* północy
typed-noon = południe południa
# Words that say nothing.
typed-filling = wszystkie oraz a weź wezmę wziąć biorę bierz zabieram kładę połóż położę położyć daję daj przenoszę chcę
    pola gry stołu moje w we kolor proszę wzoru mój moja moją mojego mojej ok okej poproszę ruch dobra obie oba obydwie
    weźmy weźmiemy weźcie zabiorę zabierz zabieramy bierzemy bierze wziąłbym wzięłabym wziąłem wzięłam niech będą będzie
    będę chyba może chciałbym chciałabym chcemy wstaw wstawiam wstawię stawiam postaw postawię przenieś przenieść
    przekładam przełóż gram zagram robię wybieram wybieramy wybrać ja tak o hm hmm dobrze dzięki dziękuję bot kurde
    kurwa cholera więc teraz stąd tam tu ten ta te tę tych je ich wszystkich całe całą mi sobie dla punkty się jeszcze
    już wezme biore klade poloz zabiore gra musi muszę taki takie taką mogę prosić dajcie ciągnę łapię dawaj razem parę
    mnie idą idzie pójdą pójdzie kładziemy kladziemy plis pls plz głupi glupi głupia bocie xd ej wez kropka przecinek
    wreszcie kładziemy połóżmy przesuń przesuwam rzucam wrzuć wrzucam dajmy zgarniam szybko wypełniam wypełnię zaczynam
    zacznę wrzucamy zamykam
# Words that correct what has been said before them: “2 white 3, sorry, 4”. Elsewhere they say nothing.
typed-correction = oj znaczy raczej lepiej przepraszam sorki sory wróć
# Words that say something else, so that nothing is read into a text with them.
typed-not = nie ani ale lub albo czy oprócz prócz bez stop czekaj inny inna inne inną połow* żadn* mniej więcej tylko
    pod przed potem najpierw później gdzie kiedy kto która które który ćwierć jeśli cofn* ścian* obok nigdy zamiast
    odwrotnie

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
