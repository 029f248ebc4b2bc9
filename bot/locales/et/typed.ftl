## Mida kirjutatakse käskudele `/azul take` ja `/azul place`: mis tahes vormis, seepärast tüved tärniga.

typed-blue = sini* helesini* tumesini* sinine sinised sinist
typed-yellow = kolla* kollane kollased kollast kollaseid
typed-red = puna* punane punased punast
typed-black = must musta musti mustad mustade mustast mustalt mustale mustasid muste mustasi mustadega mustaga
typed-white = valg* valge valged valgeid valget
typed-centre = kesk* hunnik*
typed-floor = põrand* maha prügi* trahv* miinus* minema jäätme* rämps*
# Where the tiles go that a scatter disc leaves.
typed-left = vasak* vasem*
typed-right = parem*
# Places: a number belongs to the one that it touches. A word for tiles follows their number.
typed-factory = vabri* ketas ketta* taldrik* v ring ringi ringist ringilt aluselt aluse alus tehas* jaoturist jaoturilt
    jaoturi
typed-line = rida rea real reas mustririda mustrirea riiul*
# Lines, in a case that says onto which: of “2 ritta 3” the line is 3.
typed-onto-line = ritta reale reasse mustriritta mustrireale mustrireasse riiulile
typed-column = veer*
typed-tiles = tk kivi* plaat* plaadi* tükk* tüki* šokolaadi* kahhel* kahlel* kahli* klots*
# Prepositions: from a factory, onto a line.
typed-from = { "" }
typed-to = { "" }
# Postpositions: what follows the number of a factory, of a line.
typed-from-after = { "" }
typed-to-after = { "" }
# What is written after a number: 2nd, 2-й. From- and to- are cases of a number, as in Estonian: 3st 2sse.
typed-ordinal = nda ndat
typed-from-ending = st lt ndast ndalt
typed-to-ending = sse le ndasse ndale
# Before a number: no. 5. Before a line: the top one is the first.
typed-number = number*
typed-top = ülem*
# Numbers, and what counts places with them: two, second.
typed-1 = üks ühe* ühte esime* yks
typed-2 = kaks kahe* kahte teine teis*
typed-3 = kolm*
typed-4 = neli nelj*
typed-5 = viis viie* viit viide
typed-6 = kuus kuue* kuut
typed-7 = seitse* seitsm*
typed-8 = kaheks*
typed-9 = üheks*
# What a take does, and the discs it may be taken from.
typed-full = täis
typed-marker = märk märgi mängija* mängijamärk* alustaja*
typed-surplus = lisa
typed-magnet = magnet*
typed-keep = hoidja hoidik
typed-scatter = puiste jaotur
typed-cushion = padi
# Halves of the day, for the hours that people type into `/azul me`.
typed-morning = hommik*
typed-evening = õhtu* pärastlõuna*
typed-night = öösel ööseni
typed-midnight = kesköö* südaöö*
typed-noon = keskpäev* lõuna
# Words that say nothing.
typed-filling = kõik kõiki ja laua laualt mu minu võta võtan võtab võttis võtaks pane panen paneb pani paneks tõsta
    tõstan viin värv värvi palun muster mustri tahan tahaks võtta panna okei ok noh käik viska viskan visata mõlemad
    mõlemaid mõlemat võtame võtaksin võtke paneme paneksin vii viia viime ma tahaksin sooviks soovin sooviksin olgu siis
    las olla äkki vist mängin mängida teen oo hmm hm jah jaa bot kurat pagan hästi aitäh aitähh tänan tänud kõige siit
    sealt sinna siia need neid see selle seda tõstame lükkan vast tere nüüd lihtsalt võib-olla olekski mina meie kohe
    sinu sa valin mulle saaksin anna annan paar korjan lähevad koos perse loll rumal kas võin võiks võid punkt koma
    loobun lõpuks sitt vittu persse plz haaran saaks saan ruttu täidan täita alustan viskame
# Words that correct what has been said before them: “2 white 3, sorry, 4”. Elsewhere they say nothing.
typed-correction = oi tähendab õigemini vabandust vabanda pigem sorri
# Words that say something else, so that nothing is read into a text with them.
typed-not = mitte ei ära viimane viimas* ega või peale ilma stopp oota pooled reast realt muu muud vähem rohkem ainult
    kes kus kuhu millal miks üle alla esiteks pärast enne pole kui tühista sein* kõrvale kunagi asemel

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
