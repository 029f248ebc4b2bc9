## Choices of the options of commands: at most 100 characters.

choice-coloured = Värviline: igal värvil on oma kohad
choice-free = Vaba: valid kohad ise
choice-plain = Tavalised
choice-special = Erivabrikud: üks mängija kohta, igas voorus uued
choice-special-once = Erivabrikud, püsivad: üks mängija kohta kogu mänguks
choice-scatter-free = Vaba: iga värv vasakule või paremale, nagu soovid
choice-scatter-even = Ühtlane: võimalikult võrdselt
choice-pace-none = Tähtaega pole
choice-pace-1h = 1 tund
choice-pace-8h = 8 tundi
choice-pace-24h = 24 tundi
choice-pace-3d = 3 päeva
choice-pace-7d = 7 päeva
choice-messages-all = Kõik: iga käigu sõnum jääb
choice-messages-quiet = Vaikne: käigu sõnum kaob, kui algab järgmine
choice-where-channel = Kanal: siinsamas
choice-where-thread = Lõim: omaette lõimes
choice-rated-yes = Arvestusega: mõjutab reitingut
choice-rated-no = Arvestuseta: ei mõjuta reitingut

## The options of a lobby. Labels and descriptions have at most 100 characters.

option-wall = **{ CAPITAL(-wall) }** · kuhu läheb täis mustrirea { -tile }
option-wall-coloured = Värviline
option-help-wall-coloured = Igal värvil on igas reas oma koht
option-wall-free = Vaba
option-help-wall-free = Igaüks valib koha ise, iga värv kord veerus
option-factories = **Vabrikud** · kas mõni neist on erivabrik
option-factories-plain = Tavalised
option-help-factories-plain = Kõik vabrikud on ühesugused
option-factories-special = Erivabrikud
option-help-factories-special = Üks iga mängija kohta, igas voorus uued
option-factories-special-once = Erivabrikud, püsivad
option-help-factories-special-once = Üks iga mängija kohta, samad kogu mängu
option-scatter = **Jaotur** · kuidas sinna jäävad { -tile(form: "few") } naabrite vahel jagunevad
option-scatter-free = Vaba
option-help-scatter-free = Iga värv läheb vasakule või paremale, nagu mängija soovib
option-scatter-even = Ühtlane
option-help-scatter-even = Värvid jagatakse võimalikult võrdselt
option-seats = **Kohad** · mitu mängijat mahub
option-seats-some = { $seats } kohta
option-help-seats-some = { $free ->
    [0] Rohkem keegi liituda ei saa
    [one] Ruumi veel { $free } mängijale
   *[other] Ruumi veel { $free } mängijale
}
option-pace = **Tempo** · kui palju on käiguks aega
option-pace-none = Tähtaega pole
option-help-pace-none = Igaüks mõtleb nii kaua, kui soovib, ja meeldetuletusi pole
option-pace-1h = 1 tund
option-help-pace-1h = Mäng ühe jutiga
option-pace-8h = 8 tundi
option-help-pace-8h = Paar käiku päevas
option-pace-24h = 24 tundi
option-help-pace-24h = Vähemalt käik päevas
option-pace-3d = 3 päeva
option-help-pace-3d = Mäng muude asjade kõrvalt
option-pace-7d = 7 päeva
option-help-pace-7d = Vähemalt käik nädalas
# The options of a practice game.
option-computers = **Vastased** · mitme arvuti vastu mängid
option-computers-some = { $count ->
    [one] { $count } arvuti
   *[other] { $count } arvutit
}
option-level = **Arvutid** · kui hästi nad mängivad, ka hilinejate eest
option-level-adaptive = Kohanduv · sinu tasemel
option-help-level-adaptive = Tugevam, kui võidad, nõrgem, kui kaotad
option-level-easy = 1 · kerge
option-help-level-easy = Päris esimeseks mänguks
option-level-relaxed = 2 · rahulik
option-help-level-relaxed = Neile, kes äsja reeglid läbi lugesid
option-level-medium = 3 · sõbralik
option-help-level-medium = Neile, kes on paar mängu mänginud
option-level-steady = 4 · kindel
option-help-level-steady = Neile, kes plaanivad oma ridu ette
option-level-skilled = 5 · osav
option-help-level-skilled = Neile, kes vahel võidavad
option-level-hard = 6 · raske
option-help-level-hard = Neile, kes teavad, mida teised vajavad
option-level-tough = 7 · tugev
option-help-level-tough = Neile, kes mõtlevad mitu käiku ette
option-level-fierce = 8 · väga tugev
option-help-level-fierce = Neile, kellel raskel tasemel juba igav hakkab
option-level-master = 9 · meister
option-help-level-master = Neile, kes võidavad kõiki tuttavaid
option-level-expert = 10 · ekspert
option-help-level-expert = Mängib nii hästi, kui oskab
option-engine = **Mootor** · teine programm, mis võib kaasa mängida
option-engine-none = Puudub
option-help-engine-none = Ainult inimesed ja tavalised arvutid
option-help-engine-some = Programm, mille on lisanud minu haldaja
option-theme = **Välimus** · piltide stiil
option-help-theme-azulejo = Glasuuritud plaadid heledal laual
option-help-theme-azulejo-dark = Glasuuritud plaadid tumedal laual
option-help-theme-chocolatier = Šokolaaditükid heledal laual
option-help-theme-chocolatier-dark = Šokolaaditükid tumedal laual
option-where = **Mängukoht** · kus mängitakse
option-where-channel = Kanal
option-help-where-channel = Kanalis endas; teist lauda seal siis ei ole
option-where-thread = Lõim
option-help-where-thread = Omaette lõimes: kanalisse jäävad ainult kutse ja tulemus
option-rated = **Reiting** · kas mäng läheb arvesse
option-rated-yes = Arvestusega
option-help-rated-yes = Mõjutab kõigi reitingut, kui ükski arvuti ei mängi
option-rated-no = Arvestuseta
option-help-rated-no = Ei mõjuta reitingut ega edetabelit
option-language = **Keel** · selle laua ühiste sõnumite keel
option-messages = **Sõnumid** · millised neist kanalisse alles jäävad
option-messages-all = Kõik
option-help-messages-all = Iga käigu sõnum jääb alles
option-messages-quiet = Vaikne
option-help-messages-quiet = Käigu sõnum kaob, kui algab järgmine; voorud ja tulemus jäävad

## Languages

# The language's name for itself.
language-name = Eesti

## Looks

# The names of the looks.
theme-azulejo = Azulejo
theme-azulejo-dark = Azulejo, tume laud
theme-chocolatier = Šokolaadimeister
theme-chocolatier-dark = Šokolaadimeister, tume laud

## The rules of a table

rules-line = Reeglid: { LIST($rules, separator: ", ") }
rules-free = vaba { -wall }
rules-special = erivabrikud igas voorus
rules-special-once = erivabrikud kogu mänguks
rules-even = ühtlane jagamine
