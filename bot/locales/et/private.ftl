## Privaatsed vastused

joined = Oled nüüd laua taga.
left = Lahkusid lauast.
begun-private = Mäng algas.
cancelled = Laud on suletud.
done = Tehtud: { tiles.shown } { source.from } → { target }. Käigu saab tagasi võtta, kuni järgmine mängija käib.
done-final = Tehtud: { tiles.shown } { source.from } → { target }.
themed = Selle laua välimus on nüüd { $theme }.
undone = Sinu viimane käik on tagasi võetud. Jälle on sinu käik.
undo-ask = Omal käel ei saa sa viimast käiku enam tagasi võtta, aga võid teistelt luba küsida.{ request-too } Kui kas või üks ei ole nõus, ei võeta midagi tagasi.
undo-asked = Palusid luba oma viimane käik tagasi võtta. Vastamata on: { LIST($names) }. Kui keegi selle asemel käib, ei võeta midagi tagasi.
undo-withdrawn = Sa ei palu enam käiku tagasi võtta: see jääb kehtima.
undo-agreed = Oled nõus.
undo-declined = Sa ei ole nõus, seega ei võeta midagi tagasi.
# $players is how many go on with the game, 0 if nobody but computers would.
resign-ask = Kas lahkud sellest mängust lõplikult? { $players ->
    [0] Keegi teine ei mängi, seega lõpeb mäng võitjata.
    [one] Teine mängija võidab.
   *[other] Teised mängivad edasi. Sinu käigud jäävad vahele ja mängulaud jääb nii, nagu on.
} Selle asemel võid oma koha üle anda: siis mängib sinu mängulaua ja punktidega edasi keegi teine.
return-ask = Kas annad koha tagasi? Siis on see jälle mängija { $owner } oma ja selle võib võtta keegi teine.
resign-done = Lahkusid mängust.
resign-kept = Oled endiselt mängus.
exported = Mäng seni: reeglid, mängijad, kõik sündmused ja see, kust iga punkt tuli. Vormingut kirjeldab docs/game-file.md.
not-shown = Salvestatud, aga praegu ei saa ma sellesse kanalisse kirjutada. Teen seda kohe, kui saan.
fair =
    { "**Aus loos**" }
    Kõik, mille selles mängus otsustab juhus (kes alustab ja millised { -tile(form: "few") } välja tulevad), tuleneb ühest saladusest. See valiti laua avamisel, enne kui keegi teine oli liitunud. Selle SHA-256 on
    `{ $commitment }`
    Sellest peale on esimene pool sellest olnud laua kutses kirjas, seega ei saa ma saladust enam ära vahetada.
fair-hidden = Kui mäng on lõppenud, näed saladust siin.
fair-secret = Saladus on
    `{ $secret }`
fair-check = Siis saab igaüks kogu loosi üle kontrollida: võta mängu fail käsuga `/azul export game:{ $game }` ja käivita `python -m azul verify azul-{ $game }.json`. Kuidas seda käsitsi teha, selgitab docs/fair-draws.md.
fair-later = Selle laua avas minu vanem versioon. Loosi aluseks olev saladus valitakse mängu alguses.
board-of = Mängulaud: { $name }
board-complete = Lõpetatud: { LIST($parts, separator: ", ") }
board-almost = Puudu üks { -tile }: { LIST($parts, separator: ", ") }
board-row = { $row }. rida (+{ $bonus })
board-column = { $column }. veerg (+{ $bonus })
board-colour = { colour } värv (+{ $bonus })
board-whose = Sa ei mängi selles mängus. Kelle mängulauda soovid näha?

## What happened since a person's last turn

# $since is turn, left, game or round; $ago is shown by Discord as “5 hours ago”.
since-what = { $since ->
    [game] mängu algusest
    [round] { $round }. vooru algusest
    [left] sinu lahkumisest
    [seat] sinu lauda tulekust
   *[turn] sinu viimasest käigust
}
since-title = **Alates { since-what }** ({ $ago })
since-nothing = Alates { since-what } pole midagi juhtunud ({ $ago }).
since-cut = -# Varasemad käigud on välja jäetud. Kõike näitab { $replay }.
since-before = { $since ->
    [game] **Enne:** laud mängu alguses
    [round] **Enne:** laud { $round }. vooru alguses
    [seat] **Enne:** laud siis, kui koha võtsid
   *[turn] **Enne:** laud sellisena, nagu selle jätsid
} ({ $ago })

## Playing on without somebody

voted = Sinu hääl: { $vote ->
    [wait] oodata veel ühe käigu aeg.
    [play] selle käigu teeb arvuti.
    [give] koha võtab üle arvuti.
    [seek] koha võib võtta keegi teine.
   *[end] lõpetada mäng.
} Kuni otsust pole, võid oma häält muuta.
voted-grace = See juhtub kõige varem { $when } ja ainult siis, kui hilineja enne ei käi.
handed = Pakkusid oma kohta. Kuni { $name } seda ei võta, mängid sina edasi; `/azul leave` võtab pakkumise tagasi.
handed-to-anybody = Pakkusid oma kohta igaühele, kes seda soovib. Seni mängid sina edasi; `/azul leave` võtab pakkumise tagasi.
handing-ended = Koht jääb sulle.
called = Küsisid, kuidas mäng jätkub. Hääletus on mängu kanalis.
returned = Tere tulemast tagasi: koht on jälle sinu käes.
substituted = Koht on sinu: mängid edasi selle mängulaua ja punktidega.

## Pauses

pause-paused = Mäng on peatatud. Jätkata saab nupuga **Jätka** mängu sõnumi all või uuesti käsuga `/azul pause`.
pause-resumed = Mäng jätkub.

## A person's own settings

settings = { "**Sinu seaded**" } kehtivad kõigis sinu mängudes, kõigis serverites. Neid näed ainult sina.
setting-confirm = { $chosen ->
    [on] **Kinnitamine on sees.** Nuppudega valitud käiku näidatakse enne: mida see sinu mängulaual muudab. Käigu teeb nupp **Kinnita**.
   *[off] **Kinnitamine on väljas.** Nuppudega valitud käik tehakse kohe. Nupp **Võta tagasi** tühistab selle, kuni järgmine mängija käib või voor lõpeb.
}

setting-pings = **Teavitused** · kus annan teada, et on sinu käik, ja tuletan seda meelde
setting-pings-channel = Kanalis
setting-help-pings-channel = Mainimine seal, kus mäng käib
setting-pings-dm = Otsesõnumiga
setting-help-pings-dm = Sõnum ainult sulle, lingiga mängu juurde
setting-pings-both = Mõlemat moodi
setting-help-pings-both = Mainimine kanalis ja otsesõnum
setting-pings-none = Üldse mitte
setting-help-pings-none = Vaatad ise, millal on sinu käik
setting-unreachable = ⚠️ Discord ei lubanud mul sulle otsesõnumit saata, seega mainin sind kanalis. Luba otsesõnumid mõnest serverist, kus oleme mõlemad, ja vajuta siis **Proovi otsesõnumit uuesti**.
# $zone is a city such as New York, $time the time of the day there.
setting-zone = **Ajavöönd** · { $zone }, seal on kell { $time }
setting-zone-none = **Ajavöönd** · valimata, seega on vaikne aeg ja puhkus UTC järgi
setting-zone-now = praegu { $time }
setting-quiet = **Vaikne aeg** · siis saabuv käik ei tee häält ja sinu kell seisab, kuni vaikne aeg läbi saab
setting-quiet-off = Vaikset aega pole
setting-help-quiet-off = Sinu kell käib ööpäev läbi
setting-quiet-until = Kuni · kõige rohkem { $hours ->
    [one] { $hours } tund
   *[other] { $hours } tundi
} ööpäevas
# $days is how many days of vacation are left, of $most.
setting-days = { $days ->
    [one] { $days } päev
   *[other] { $days } päeva
}
setting-holiday = **Puhkus** · sinu kell seisab valitud päeva lõpuni; kes sind mõnes lauas ootab, näeb, mis ajani. Selles kvartalis on alles { setting-days } (kokku { $most }).
# $day is a date that Discord writes in the reader's language.
setting-holiday-on = **Puhkus** · oled ära kuni { $day } (kaasa arvatud). Kui lõpetad puhkuse kohe, jääb selles kvartalis alles { setting-days } (kokku { $most }).
setting-holiday-off = Puhkust pole
setting-holiday-end = Lõpeta kohe
setting-language = **Keel** · milles on see, mida näed ainult sina
setting-language-auto = Automaatne
setting-help-language-auto = Sinu Discordi keel, kui ma seda oskan
# The form's title and the line's label have at most 45 characters, the others 100.
zone-form = Sinu ajavöönd
zone-form-line = Kus sa oled?
zone-form-help = Lähim suurlinn, riik või vahe UTC-ga
zone-form-example = Tallinn, New York, Jaapan, UTC+2
quiet-form = Sinu vaikne aeg
quiet-form-line = Mis kellast mis kellani?
quiet-form-help = Sinu ajavööndis, kõige rohkem { $hours } tundi; võib kesta üle südaöö
quiet-form-example = 22:30 – 6:45
zone-several = Sellele vastab mitu ajavööndit ({ $count }): vali altpoolt õige.

## Direct messages. $names are the other players, and $link leads to the game's message.

dm-game = Azuli mängus ({ LIST($names) })
dm-turn = Sinu käik { dm-game }: { $link }
dm-tiling = { dm-game } on kõik { -tile(form: "few") } võetud. Vali, kuhu sinu omad lähevad: { $link }
dm-request = { dm-game } palub keegi luba käik tagasi võtta: { $link }
dm-half = { dm-game } on ikka veel sinu käik: { $link }
dm-last = { dm-game } saab sinu käigu aeg kohe otsa: { $link }
dm-over = { dm-game } sai sinu käigu aeg otsa: { $link }
dm-vote = { dm-game } sai kellelgi aeg otsa ja hääletatakse, kuidas edasi mängida: { $link }
dm-result = { dm-game } on tulemus selge: { $link }
dm-replaced = { dm-game } võttis keegi sinu koha üle. Saad selle tagasi võtta, kuni seal pole veel kaht käiku tehtud: { $link }
dm-returned = { dm-game } on mängija, keda asendasid, tagasi. Aitäh, et appi tulid! { $link }

## The options of a lobby. Labels and descriptions have at most 100 characters.

options = **Selle laua valikud** · Iga valik hakkab kohe kehtima. Pärast mängu algust saab muuta ainult välimust.
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
option-scatter = **Puistevabrik** · kuidas sinna jäävad { -tile(form: "few") } naabrite vahel jagunevad
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
option-help-pace-none = Igaüks mõtleb nii kaua kui soovib ja kellelegi ei tuletata meelde
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
option-level-easy = Kerge
option-help-level-easy = Neile, kes äsja reegleid lugesid
option-level-medium = Keskmine
option-help-level-medium = Neile, kes on paar mängu mänginud
option-level-hard = Raske
option-help-level-hard = Neile, kes teavad, mida teised vajavad
option-level-expert = Ekspert
option-help-level-expert = Nii hästi, kui arvuti oskab
option-theme = **Välimus** · millised on pildid
option-help-theme-azulejo = Glasuuritud plaadid heledal laual
option-help-theme-azulejo-dark = Glasuuritud plaadid tumedal laual
option-help-theme-chocolatier = Šokolaaditükid heledal laual
option-help-theme-chocolatier-dark = Šokolaaditükid tumedal laual
option-where = **Mängukoht** · kus mängitakse
option-where-channel = Kanal
option-help-where-channel = Kanalis endas; teist lauda seal siis ei ole
option-where-thread = Lõim
option-help-where-thread = Omaette lõimes: kanalisse jäävad ainult kutse ja tulemus
option-language = **Keel** · milles on see, mida selles lauas näevad kõik
option-messages = **Sõnumid** · millised neist kanalisse alles jäävad
option-messages-all = Kõik
option-help-messages-all = Iga käigu sõnum jääb alles
option-messages-quiet = Vaikne
option-help-messages-quiet = Käigu sõnum kaob, kui tuleb järgmine; voorud ja tulemus jäävad

## A server's settings. Labels and descriptions have at most 100 characters.

server = **Selle serveri seaded** · Iga valik hakkab kohe kehtima nüüdsest avatavatele laudadele. Käimasolevad mängud jäävad nii, nagu on.
server-channels = **Mängukohad** · kus saab laudu avada: kanalid koos lõimedega või terved kategooriad. Kui midagi pole valitud, siis kõikjal.
server-games = **Mängud** · mitu tohib korraga käia, koos mängijaid ootavate laudadega
server-games-any = Piiramata
server-help-games-any = Igas kanalis on ikkagi korraga üks laud, lõimed välja arvatud
server-games-some = Kõige rohkem { $most ->
    [one] { $most } mäng
   *[other] { $most } mängu
}
server-language = **Keel** · milles on sõnumid, mida näevad kõik
server-language-auto = Nagu Discordis
server-help-language-auto = Selle serveri keel Discordis, kui ma seda oskan
server-tables =
    { "### Uued lauad" }
    Mille laua avaja saab, kui ise ei vali:
# The language's name for itself.
language-name = Eesti

## Finding games. $game is a game's number, $link leads to its newest message, and $when is a moment that Discord
## shows in the reader's language, such as: 3 hours ago.

games-yours = ### Sinu mängud
games-open = ### Avatud lauad selles serveris
games-finished = ### Sinu lõppenud mängud
games-none-yours = Praegu sa kuskil ei mängi.
games-none-open = Ükski laud, millega saaksid liituda, ei oota mängijaid. { $start } avab uue.
games-none-finished = Seni mitte ühtegi.
games-page = -# Leht { $page }
games-line = **#{ $game }** { $what } · { $server } · { $link }
games-line-away = **#{ $game }** { $what } · mind pole enam selles serveris · { $link }
games-until = { $what } · tähtaeg { $deadline }
games-your-turn = **Sinu käik** algas { $when }
games-turn = Mängija { $name } käik algas { $when }
games-replaced = **Sinu kohal** mängib { $name }: saad koha tagasi võtta, kuni { $name } pole veel kaht käiku teinud
games-your-tiling = **Pane oma { -tile(form: "few") } kohale**: viimased võeti { $when }
games-tiling = Veel panevad oma { -tile(form: "many") } kohale: { LIST($names) }. Viimased võeti { $when }
games-paused = Peatatud { $when }
games-lobby = Ootab algust, kohti täidetud { $count }/{ $seats }: viimane muutus { $when }
games-table = **#{ $game }** { $host }: kohti täidetud { $count }/{ $seats } · { $link }
games-table-rules = **#{ $game }** { $host }: kohti täidetud { $count }/{ $seats }, { LIST($rules, separator: ", ") } · { $link }
games-won = 🏆 { LIST($names) }: { points }, { $when }
games-no-winner = Võitjata: suletud { $when }
games-joined = Oled nüüd laua taga: { $link }

## The panel for a take

panel-source = **Sinu käik.** Kust soovid { -tile(form: "many") } võtta?
panel-tiles = **{ $place }** { LIST($tiles, form: "shown", separator: ", ") }
panel-moved-on = Mäng on vahepeal edasi läinud. Siin on praegune seis.
panel-from = { $source ->
    [centre] **Laua keskkoht:** { panel-from-tiles }
   *[other] **Vabrik { $place }:** { panel-from-tiles }
}
panel-from-tiles = { LIST($tiles, form: "shown", separator: ", ") }
panel-board = Sinu read: { LIST($lines, separator: " · ") }
panel-board-empty = **{ $row }** –
panel-board-part = **{ $row }** { tile } { $filled }/{ $row }
panel-board-full = **{ $row }** { tile } täis
panel-board-floor = põrand −{ $cost }
panel-target = Mis värv ja millisesse ritta?
# Labels of buttons, short because a phone shows about three beside each other.
panel-to-line = { $emoji ->
    [none] { colour.few } → { $line }
   *[other] → { $line }
}
panel-to-line-full = { panel-to-line } täis
panel-to-line-falls = { panel-to-line } ({ panel-fall })
panel-fall = { $fell } kukub
panel-to-floor = { $emoji ->
    [none] { colour.few } → põrand ({ panel-cost })
   *[other] → põrand ({ panel-cost })
}
panel-cost = { $cost ->
    [0] 0
   *[other] −{ $cost }
}
panel-confirm = **{ tiles.shown } { source.from } → { target }**
panel-placed = Ritta läheb { $placed ->
    [one] { $placed } { -tile }
   *[other] { $placed } { -tile(form: "part") }
}: siis on seal { $filled }/{ $size }.
panel-placed-full = Rida saab täis: sinna läheb { $placed ->
    [one] { $placed } { -tile } ja see liigub
   *[other] { $placed } { -tile(form: "part") } ja üks liigub
} vooru lõpus { -wall(form: "onto") }.
panel-marker = Saad ka alustava mängija märgi: see läheb põrandale ja järgmist vooru alustad sina.
panel-fell = { took-fell }
panel-scatter = Ülejäänud puistatakse vabrikutele { $left } ja { $right }: { LIST($tiles) }. Vali, kuidas; sellega teed ka käigu.
panel-split = { LIST($shares, separator: " · ") }
panel-share = { LIST($colours, separator: ", ", form: "few") } → { $source }
panel-floor-cost = { $after ->
    [0] Põranda tõttu sa selles voorus punkte ei kaota.
    [one] Põranda tõttu kaotad selles voorus { $after } punkti (praegu { $before }).
   *[other] Põranda tõttu kaotad selles voorus { $after } punkti (praegu { $before }).
}

## Planning the next turn

plan-ahead = **Sinu järgmiseks käiguks.** { plan-not-yet }
plan-not-yet = Praegu ei ole sinu käik. Käigul on { $name }.
plan-source = Kust soovid { -tile(form: "many") } võtta?
plan-scatter = Ülejäänud puistatakse vabrikutele { $left } ja { $right }: { LIST($tiles) }. Vali, kuidas; sellega lisad käigu ka plaani.
plan-turn-came = Nüüd on sinu käik, seega plaani midagi ei läinud: mida siin valid, see ongi su käik.
plan-your-turn = On sinu käik, seega pole midagi plaanida: mida siin valid, see ongi su käik.
plan-title = **Sinu plaan.** Seda näed ainult sina.
# $place is 1 for the preferred take.
plan-wish = **{ $place }** { tiles.shown } { source.from } → { target }
plan-wish-scattered = { plan-wish }, { LIST($shares, separator: ", ") }
plan-wish-unfit = **{ $place }** ~~{ tiles.shown } { source.from } → { target }~~ nii enam ei saa
plan-how = -# Kui käik jõuab sinuni, ootan { $seconds ->
    [one] { $seconds } sekundi
   *[other] { $seconds } sekundit
} juhuks, kui eelmine käik tagasi võetakse. Siis teen neist käikudest esimese, mis toob sulle endiselt samad { -tile(form: "few") }. Kui ükski ei too, annan sulle teada nagu tavaliselt.
plan-bound = -# Plaan käib selle kohta, mis praegu laual on. See lõpeb sinu käigu või vooruga.
plan-gone = Sul pole midagi plaanitud, seega annan teada, kui on sinu käik.
plan-dropped = On sinu käik ja selleks pole enam midagi plaanitud.
# $when is a moment that Discord shows in the reader's language, such as: in 20 seconds.
plan-waits = **Sinu käik.** Plaanitud käik ({ plan-take }) tehakse { $when }, kui sa ise enne ei käi või sellest ei loobu: { $command }.
plan-take = { tiles.shown } { source.from } → { target }
plan-unfit = Ükski plaanitud käikudest pole enam võimalik.

## What is offered while an option is typed

# At most 100 characters, cut off if longer. People may type any of the words, in any order.
offered-take = { tiles } { offered-from } → { offered-to } ({ LIST($effects, separator: ", ") })
offered-take-scattered = { offered-take }, { LIST($shares, separator: ", ") }
offered-from = { $source ->
    [centre] keskelt
   *[other] vabrikult { $place }
}
offered-to = { $line ->
    [floor] põrand
   *[other] rida { $line }
}
offered-part = { $filled }/{ $size }
offered-full = täis
offered-cost = { $cost ->
    [0] tasuta
   *[other] −{ $cost }
}
offered-share = { colour.few } → { $place }

## Placing tiles on a free wall

placing-ask = **Rida { $line }:** millisesse veergu läheb { tiles.shown }? Pildil on näha, mitu punkti iga vaba koht annaks.
placing-all = Kõik read on paigas. Kinnita või muuda mõnda.
placing-placed = Rida { $line }: { tiles.shown } → { $column }. veerg, +{ $points }
placing-falls = Rida { $line }: vaba veergu pole, { tiles.shown } → põrand
placing-line = Rida { $line }: { colour }
placed-confirmed = Kinnitatud. Voor lõpeb, kui kõik on kinnitanud.

## What is refused, and what to do instead

# Follows a refusal, or comes before a game that the person doesn't play. $threads are links to their games' threads.
elsewhere = Sinu enda mäng on siin: { LIST($threads) }.
# $link is the address at which the bot can be added to a server.
refusal-needs-server = See toimib ainult serveris, kus ma olemas olen. Siin saad kasutada käske `/azul learn`, `/azul practice`, `/azul rules`, `/azul help`, `/azul games`, `/azul me` ja `/azul privacy`. Et teistega mängida, [lisa mind serverisse](<{ $link }>).
refusal-not-on-server = Mind ei ole selles serveris, seega see siin ei toimi. Kasutada saad käske `/azul learn`, `/azul practice`, `/azul rules`, `/azul help`, `/azul games`, `/azul me` ja `/azul privacy`. Kes seda serverit haldab, saab [mind lisada](<{ $link }>).
refusal-no-table = Selles kanalis ei ole lauda. `/azul start` avab uue.
refusal-channel-occupied = Selles kanalis on juba laud. `/azul table` näitab seda ja käsuga `/azul join` saab liituda, kuni mäng pole alanud.
# $places are channels and categories that the person can see, $count is how many.
refusal-not-here = { $count ->
    [0] Selles serveris ei saa laudu avada ei siin ega üheski teises kanalis, mida sa näed. Kus saab, otsustavad serveri haldajad käsuga `/azul settings`.
   *[other] Selles serveris siin kanalis laudu ei avata. Avada saab siin: { LIST($places, style: "or") }.
}
refusal-too-many-games = { $most ->
    [one] Selles serveris tohib korraga käia { $most } mäng ja see juba käib. See peab lõppema, enne kui saad uue avada.
   *[other] Selles serveris tohib korraga käia { $most } mängu ja nii palju neid juba ongi. Üks neist peab lõppema, enne kui saad uue avada.
} `/azul games` näitab laudu, millega saaksid liituda.
refusal-not-manager = Selle serveri seadeid näeb ja muudab ainult see, kellel on serveri haldamise õigus (**Manage Server**).
refusal-already-seated = Oled selle laua taga juba olemas.
refusal-table-full = Laud on täis: kõik { $seats } kohta on võetud.
refusal-not-seated = Sa ei mängi selles mängus. Vaadata saad seda käsuga `/azul table`.
refusal-too-many-computers = Kui lauas on { $seats } kohta, saab mängida { $most ->
    [one] üks arvuti.
   *[other] kuni { $most } arvutit.
} Vali vähem arvuteid või rohkem kohti.
refusal-no-computer = Selles lauas pole ühelgi arvutil kohta.
refusal-not-host = Seda saab teha ainult laua avaja: { $host }.
refusal-too-few-players = Azuli mängimiseks on vaja vähemalt { $fewest ->
    [one] { $fewest } mängijat
   *[other] { $fewest } mängijat
}. Enne peab keegi veel liituma.
refusal-not-begun = Mäng ei ole veel alanud. { $host } saab seda alustada nupuga või käsuga `/azul begin`.
refusal-already-begun = Mäng on juba alanud. Lahkuda saad käsuga `/azul leave`; kes seda kanalit haldab, saab mängu sulgeda käsuga `/azul cancel`.
refusal-not-over = See mäng ei ole veel läbi. Uuesti saab mängida pärast selle lõppu.
refusal-not-your-rematch = Uut mängu saavad pakkuda ainult need, kes mängisid selles: { LIST($names) }. Kui uus laud on olemas, võib igaüks liituda, ja `/azul start` avab sinu enda laua.
refusal-rematch-begun = Järgmine mäng on juba alanud. `/azul table` näitab seda.
refusal-rematch-elsewhere = Järgmine mäng on juba alanud, see käib siin: { LIST($threads) }.
refusal-options-fixed = Mäng on alanud, seega valikuid enam muuta ei saa. Välimust saab: `/azul theme`.
# $count is the number of players at the table.
refusal-seats-taken = Laua taga on juba { $count } mängijat, seega peab kohti olema vähemalt { $count }.
refusal-ended = See mäng on läbi. `/azul start` avab uue laua.
# $mention is who paused the game, $when a moment that Discord shows in the reader's language.
refusal-paused = Mäng on peatatud ({ $mention }, { $when }), seega midagi ei muutunud. Kes kanalit haldab, saab mängu jätkata nupuga **Jätka** või käsuga `/azul pause`.
refusal-pause-already = { $mention } just peatas selle mängu. Nupp **Jätka** mängu sõnumi all paneb selle jälle käima.
refusal-pause-lobby = Enne mängu algust pole midagi peatada. `/azul cancel` sulgeb laua.
refusal-resume-already = Keegi just jätkas seda mängu. Kui see tuleb uuesti peatada, kasuta hetke pärast käsku `/azul pause`.
refusal-not-paused = See mäng ei ole enam peatatud: see käib edasi.
refusal-not-keeper = Mängu saab peatada ja jätkata ainult see, kes haldab selle kanalit (õigus **Manage Channels**).
refusal-advice-tiling = Vihjeid annan { -tile(form: "plgen") } võtmiseks. Praegu ei ole kellelgi midagi võtta.
refusal-advice-busy = Praegu küsivad liiga paljud korraga. Küsi mõne sekundi pärast uuesti.
refusal-advice-replaced = Küsisid uuesti, seega vastan ainult uuele küsimusele.
refusal-advice-failed = Arvuti ei saanud sellega praegu hakkama. Küsi hetke pärast uuesti.
refusal-analysis-running = Analüüsi saad, kui see mäng on läbi.
refusal-analysis-closed = See mäng suleti enne lõppu, seega pole midagi analüüsida.
refusal-analysis-nothing = Selles mängus ei võtnud keegi ühtegi { -tile(form: "part") }, seega pole midagi analüüsida.
refusal-analysis-stopped = Mind taaskäivitatakse, seega jäi analüüs pooleli. Vajuta nuppu minuti pärast uuesti.
refusal-stale = Mäng on vahepeal edasi läinud, seega midagi ei muutunud. `/azul table` näitab praegust seisu.
refusal-no-vote = Siin pole enam midagi hääletada. `/azul table` näitab mängu seisu.
refusal-seat-for-another = Seda kohta pakutakse kellelegi teisele.
refusal-hand-in-lobby = Mäng ei ole alanud, seega pole midagi üle anda: lahku lauast ilma selle valikuta, siis saab liituda keegi teine.
refusal-hand-to-nobody = { $asked } ei saa sinu kohta võtta. Vali selle serveri liige, kes ei ole bot.
refusal-plays-already = { $asked } juba mängib selles mängus.
refusal-vote-open = Kõigilt juba küsitakse, kuidas mäng jätkub: hääletus on mängu kanalis.
refusal-your-turn = Mäng ootab sind. Tee enne oma käik.
refusal-nobody-to-wait-for = Käigul on arvuti, seega läheb mäng ise edasi.
# $moment is a moment that Discord shows in the reader's language, such as: in 3 days.
refusal-call-too-early = See, keda mäng ootab, on endiselt selles serveris ja tal on veel aega. Teised saavad otsustada, kuidas mäng jätkub, { $moment }.
refusal-players-gone = Serverist on lahkunud: { LIST($players) }. Nende kohad on nüüd vabad. Alusta uuesti, kui oled valmis.
refusal-vote-on-you = Teised hääletavad, sest on sinu käik. Tee oma käik ja hääletus lõpeb.
refusal-computer-holds = Sinu eest mängib arvuti. Võta enne oma koht tagasi, nupp on käigu sõnumi all.
refusal-seat-is-yours = Sinu koht on sinu enda käes; arvuti sinu eest ei mängi.
refusal-seat-replaced = Sinu kohal mängib praegu keegi teine. Võta koht enne tagasi: nupp on käigu sõnumi all, või kasuta käsku `/azul join`. Pärast asendaja kaht käiku on juba hilja.
refusal-substitute-stays = Sinu kohal on juba kaks käiku tehtud, nii et nüüd on see asendaja oma.
refusal-seat-not-offered = Selles mängus pole enam ühtegi kohta võtta.
refusal-not-your-turn = Praegu ei ole sinu käik. Käigul on { $name }.
refusal-turn-came = Nüüd on sinu käik, seega pole midagi plaanida. Käia saad käsuga `/azul take`.
refusal-plan-full = Plaanis on juba nii palju käike, kui mahub: { $most }. Eemalda enne mõni.
refusal-nothing-to-undo = Sul pole midagi tagasi võtta. Käigu saab tagasi võtta, kuni järgmine mängija käib, ja hiljem siis, kui kõik on nõus, aga mitte enam pärast seda, kui kõik { -tile(form: "few") } on võetud või mõni mängija lahkunud.
refusal-undo-is-free = Sa ei pea kelleltki luba küsima: `/azul undo` võtab su viimase käigu tagasi, sest pärast seda pole keegi käinud.
refusal-undo-declined = Teistelt on selle käigu kohta juba küsitud ja nad ei olnud nõus, seega see jääb.
refusal-asked-already = Oled juba küsinud. Uuesti saad küsida, kui keegi on käinud.
refusal-asked-too-often = Selles voorus oled küsinud nii mitu korda, kui saab: { $most }. Uuesti saad küsida järgmises voorus.
refusal-request-over = Seda ei küsi enam keegi. `/azul table` näitab mängu praegust seisu.
refusal-own-request = Nõus peavad olema teised, mitte sina. **Ei ole nõus** võtab su küsimuse tagasi.
refusal-agreed-already = Oled juba nõustunud.
refusal-resigned = Oled sellest mängust juba lahkunud.
refusal-no-such-source = Vabrikut { $source } selles lauas ei ole. Võta vabrikult 1 kuni { $factories } või laua keskelt.
refusal-no-such-colour = Sellist värvi selles mängus ei ole. Värvid on sinine, kollane, punane, must ja valge.
refusal-no-such-line = Sellist rida mängulaual ei ole. Vali 1 kuni 5 või põrand.
refusal-source-empty = { source.At } ei ole enam midagi. { CAPITAL(-tile(form: "many")) } on veel { LIST($sources, form: "at") }.
refusal-colour-not-there = { source.At } ei ole { colour.many }, seal on ainult { LIST($there, form: "few") }.
refusal-line-full = Rida { $line } on juba täis. { CAPITAL(colour.few) } võid panna siia: { LIST($open, style: "or") }.
refusal-line-other-colour = Reas { $line } on juba { LIST($there, form: "few") }; ühes reas saab olla ainult üks värv. { CAPITAL(colour.few) } võid panna siia: { LIST($open, style: "or") }.
refusal-wall-has-colour = Sinu { -wall(form: "gen") } { $line }. reas on { colour } juba olemas. { CAPITAL(colour.few) } võid panna siia: { LIST($open, style: "or") }.
refusal-wrong-phase = Praegu ei saa sa { -tile(form: "many") } võtta. `/azul table` näitab mängu seisu.
refusal-tiling = Kõik { -tile(form: "few") } on võetud ja igaüks, kellel on valida, paneb omi kohale. `/azul table` näitab, kes peab veel valima.
refusal-scatter-missing = See, mis jääb { source.to }, puistatakse vabrikutele { $left } ja { $right }. Kirjuta, kuhu iga värv läheb, näiteks `{ $example }`.
refusal-scatter-not-here = Seal midagi ei puistata. Kirjuta ainult, kust, mis värv ja kuhu.
refusal-scatter-colour = Sinna jäävad { LIST($there, form: "few") }. Kirjuta igaühe kohta, kas see läheb vabrikule { $left } või { $right }, näiteks `{ $example }`.
refusal-scatter-uneven = Selles lauas jagatakse puistatavad { -tile(form: "few") } vabrikute { $left } ja { $right } vahel võimalikult võrdselt, näiteks `{ $example }`.
refusal-bad-scatter = „{ $text }“ ei ütle, kuhu ülejäänud { -tile(form: "few") } lähevad. Kirjuta iga värvi juurde vabrik, näiteks `3 sinine põrand punane 2 must 4`.
refusal-wrong-count = { source.At } on { tiles }, mitte { $asked }. Kirjuta arv nii, nagu on, või jäta see ära.
refusal-not-choosing = Praegu pole sul midagi valida. `/azul table` näitab, keda mäng ootab.
refusal-no-choice = Reas { $line } pole sul midagi valida: see ei ole täis või on selle { -tile(form: "gen") } jaoks ainult üks koht. Valida saad siin: { LIST($open, style: "or") }.
refusal-earlier-line = Ridu täidetakse ülevalt alla. Vali enne { $line }. rea koht.
refusal-space-not-open = See koht ei ole vaba. { $line }. reast võib panna nendesse veergudesse: { LIST($columns, style: "or") }.
refusal-choice-missing = Enne kinnitamist vali { $line }. rea koht.
refusal-bad-choice = „{ $text }“ ei ole valikute seas. Vali mõni neist, mida Discord näitab.
refusal-bad-number = „{ $text }“ ei ole arv, mis siia sobib.
refusal-bad-person = Ma ei tea, kes see on. Vali keegi sellest serverist.
refusal-no-such-game = Mängu { $number } selles serveris ei ole.
refusal-never-begun = Mäng { $number } ei alanudki: selle laud suleti enne, seega pole midagi näidata.
refusal-unknown-form = See käsk on muutunud pärast seda, kui su Discord selle laadis, seega ei tehtud midagi. Taaskäivita Discord (arvutis Ctrl+R) ja proovi uuesti.
refusal-bad-row = „{ $text }“ ei ole rida. Kirjuta 1 kuni 5.
refusal-bad-column = „{ $text }“ ei ole veerg. Kirjuta 1 kuni 5.
refusal-bad-move = „{ $text }“ ei ole käik, millest ma aru saaksin. Kirjuta, kust, mis värv ja kuhu, näiteks { LIST($choices, style: "or") }, või vali mõni pakutud käikudest.
refusal-bad-several = „{ $text }“ võib tähendada mitut käiku, näiteks { LIST($choices) }. Kirjuta üks neist või vali mõni pakutud käikudest.
refusal-bad-source = „{ $text }“ ei ole koht, kust võtta. Kirjuta 1 kuni { $factories } või keskelt.
refusal-bad-colour = „{ $text }“ ei ole selle mängu värv. Kirjuta sinine, kollane, punane, must või valge.
refusal-bad-line = „{ $text }“ ei ole rida. Kirjuta 1 kuni 5 või põrand.
refusal-not-at-table = { $asked } ei mängi selles mängus. Laua taga on { LIST($names) }.
refusal-missing-permissions = Mul on selles kanalis vaja rohkem õigusi: { LIST($permissions) }. Kes serverit haldab, saab need anda; proovi siis uuesti.
refusal-thread-permissions = Lõimes mängimiseks on mul selles kanalis vaja rohkem õigusi: { LIST($permissions) }. Kes serverit haldab, saab need anda. Või mängige kanalis endas: laua avaja saab seda muuta nupuga **Valikud**.
refusal-no-threads-here = Siin ei saa ma lõime avada: see toimib ainult tekstikanalis, mitte lõimes ega häälkanalis. Mängige siin ilma lõimeta või ava laud tekstikanalis.
refusal-too-many-threads = { $most ->
    [0] Siin lõimedes ei mängita.
    [one] Selle kanali lõimes juba mängitakse ja rohkem kui üks mäng ei mahu.
   *[other] Selle kanali lõimedes käib juba { $most } mängu ja rohkem ei mahu.
} Mängige kanalis endas: laua avaja saab seda muuta nupuga **Valikud**.
# Discordil ei ole eesti keelt: õiguse nimi on kirjas ka nii, nagu seadetes näha.
permission-read-messages = kanali vaatamine (View Channel)
permission-send-messages = sõnumite saatmine (Send Messages)
permission-send-messages-in-threads = sõnumite saatmine lõimedes (Send Messages in Threads)
permission-create-public-threads = avalike lõimede loomine (Create Public Threads)
permission-attach-files = failide lisamine (Attach Files)
permission-read-message-history = sõnumite ajaloo lugemine (Read Message History)
refusal-no-such-zone = Ma ei tea, kus on „{ $asked }“. Kirjuta lähim suurlinn, riik või vahe UTC-ga, näiteks Tallinn, Jaapan või UTC+2.
refusal-bad-hours = „{ $asked }“ ei ole kaks kellaaega. Kirjuta, mis kellast mis kellani, näiteks 22:30 – 6:45 või 22–7.
refusal-quiet-too-long = Vaikne aeg kestab kõige rohkem { $most } tundi ja vähemalt minuti: ülejäänud ööpäeva peab sinu kell käima.
refusal-form-too-late = Jäin selle vormi avamisega hiljaks. Palun vajuta nuppu uuesti.
refusal-holiday-over = See päev on juba läbi, seega puhkust ei märgitud. Vali hilisem päev.
refusal-holiday-too-long = Siis oleks ühes kvartalis puhkust rohkem kui lubatud (päevi: { $most }). Vali varasem päev.
refusal-too-many-holidays = Selles kvartalis oled puhkust alustanud juba nii mitu korda, kui saab: { $most }. Uut saad alustada järgmises.
refusal-busy = Mul on praegu liiga palju tööd, seega midagi ei muutunud. Palun proovi mõne sekundi pärast uuesti.
refusal-storage = Praegu ei saa ma mänge salvestada, seega midagi ei muutunud. Palun proovi veidi aja pärast uuesti.
refusal-damaged = Selle mängu andmed on rikutud, seega ei saa ma neid lugeda ja midagi ei muutunud. Teisi mänge see ei puuduta. Palun anna teada neile, kes mind haldavad; nad saavad andmed varukoopiast taastada.
refusal-unexpected = Minu poolel läks midagi valesti. Midagi varasemat ei läinud kaotsi. Palun proovi uuesti. Kui see ei aita, ütle neile, kes mind haldavad, see number: { $reference }.
refusal-old-button = See nupp on minu vanemast versioonist. `/azul table` näitab mängu nuppudega, mis töötavad.

## Help: a line that begins with * would be read as a variant, hence the quotes. $start is the command, to be tapped.

# $place is server or elsewhere: in direct messages, in groups, on servers that the bot isn't on.
help =
    { $place ->
        [server] { "**Azul** on lauamäng kahele kuni neljale ja see kanal on teie mängukoht." }
       *[elsewhere] { "**Azul** on lauamäng kahele kuni neljale. Et teistega mängida, kasuta mind mõnes kanalis serveris, kus ma olemas olen." }
    }

    Oma käigul võta ühelt vabrikult (ülejäänud lähevad laua keskele) või laua keskelt **kõik ühte värvi { -tile(form: "few") }** ja pane need oma mängulaual **ühte** ritta. Kui kõik { -tile(form: "few") } on võetud, liigub igast **täis** reast üks { -tile } { -wall(form: "onto") }: mida rohkematega see seal liitub, seda rohkem punkte saad. Mis ei mahu, kukub põrandale ja võtab punkte vähemaks. Mäng lõpeb pärast vooru, kus keegi lõpetab { -wall(form: "on") } **rea**.

    { $start } avab laua, teised liituvad ja avaja alustab. Käi siis nuppudega pildi all või käsuga { $take }; { $undo } võtab käigu tagasi. { $me } näitab sinu seadeid: vaikne aeg, puhkus, teavitused ja käigud ilma kinnitamata.
    Kui pole sinu käik, saad käsuga { $plan } järgmised käigud ette valida. Kelle aeg otsa saab, selle eest otsustavad teised ja arvuti.
    { $table } näitab mängu, ka sõnadega, ja { $replay } algusest peale. { $leave } lahkub mängust. { $export } annab mängu faili.
    { $practice } on mäng arvutite vastu, mida näed ainult sina, koos vihjetega. { $rules } selgitab kõike, ka vabu seinu ja erivabrikuid.
# At the end of the help.
help-learn = { "**Kas mäng on sulle uus?**" } { $learn } õpetab seda mängides, kuue lühikese sammuga.

# What is stored about a person.
privacy =
    { "**Mida ma sinust tean**" }
    Salvestan sinu Discordi ID, nimed, mille all oled mängudega liitunud, ja selle, mida oled neis teinud, et mängud pärast taaskäivitust jätkuksid ja neid saaks uuesti vaadata. Samuti salvestan selle, mille oled valinud käsuga { $me }, mida plaanid käsuga { $plan } (kuni selle käigu lõpuni), ja neljaks nädalaks sinu harjutusmängu. Sõnumeid ma ei loe.
    Kanalis käivaid mänge näevad seal kõik. Sinu seadeid, plaane, harjutusmängu ja mängude loendit näed ainult sina; kes sind mõnes lauas ootab, näeb aga, mis ajani sinu kell seisab.
    Kõik see püsib, kuni sa selle siin kustutad või kuni seda teeb see, kes mind haldab.
    { "**Ekspordi** annab selle kõik sulle failina. **Kustuta** küsib enne, kui midagi kustutab." }
privacy-exported = See on kõik, mis sinu kohta on salvestatud. Teiste kohta siin midagi ei ole. Vormingut kirjeldab docs/privacy.md.
privacy-ask = { "**Kas kustutada kõik, mis on sinu kohta salvestatud?** Seda ei saa tagasi võtta." }
privacy-ask-running = { $count ->
        [one] • Lahkud mängust, mida praegu mängid. Edaspidi jäävad sinu käigud selles vahele.
       *[other] • Lahkud { $count } mängust, mida praegu mängid. Edaspidi jäävad sinu käigud neis vahele.
    }
privacy-ask-lobbies = { $count ->
        [one] • Lahkud lauast, kus ootad mängu algust.
       *[other] • Lahkud { $count } lauast, kus ootad mängu algust.
    }
privacy-ask-games = • Sinu seaded, plaanid, harjutusmäng ja mängude loend kustutatakse. Teiste mängudes on sinu nime asemel *Mängija 2* või mis iganes sinu koht oli.
privacy-ask-anew = • Kui mängid uuesti, alustad algusest: varasemad mängud ei ole enam sinu omad.
privacy-ask-beyond = • Kanalites olevad sõnumid ja pildid jäävad alles, samuti teiste eksporditud failid ning varukoopiad, kuni see, kes mind haldab, need kustutab.
privacy-changed = Sinu mängud on vahepeal muutunud, seega loe see palun uuesti läbi.
privacy-erasing = Kustutan seda, mis sinu kohta on salvestatud. Kui oled palju mänginud, võtab see hetke aega. See jätkub ka siis, kui mind taaskäivitatakse.
privacy-erased = Tehtud: sinu kohta pole enam midagi salvestatud.
privacy-later = Sinu seaded, plaanid, harjutusmäng ja mängude loend on kustutatud. Sinu nimi on veel mõne mängu andmetes, mida ma praegu muuta ei saa. Jätkan sellega ise, sina ei pea rohkem midagi tegema.
privacy-damaged = Sinu seaded, plaanid, harjutusmäng ja mängude loend on kustutatud. { $count ->
        [one] Mängu { $games } andmed on rikutud, seega ei saa ma sinu nime sealt eemaldada.
       *[other] { $count } mängu andmed on rikutud, seega ei saa ma sinu nime neist eemaldada: { $games }.
    } Palu sellel, kes mind haldab, { $count ->
        [one] see mäng eemaldada.
       *[other] need mängud eemaldada.
    }
button-privacy-export = Ekspordi
button-privacy-delete = Kustuta…
button-privacy-erase = Kustuta kõik
button-privacy-keep = Jäta alles
refusal-too-large = Sinu kohta on salvestatud rohkem, kui mahub faili, mille Discord vastu võtab. Palun küsi seda sellelt, kes mind haldab.
