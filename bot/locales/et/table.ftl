## Slash commands: descriptions are at most 100 characters.

command-replay = Vaata seni mängitut animatsioonina või samm-sammult
command-table = Näita lauda uuesti, pildina ja sõnadega
command-board = Näita ühe mängija mängulauda lähedalt
command-board-player = Kelle mängulaud, kui mitte sinu
command-export = Võta mäng failina

## Buttons

button-board = Minu mängulaud
button-since = Mis vahepeal juhtus?
button-share = Näita kõigile
button-step = Vaata sammhaaval
button-before = Enne
button-now = Nüüd
button-round = { $round }. voor
button-fair = Aus loosimine

## Privaatsed vastused

exported = Mäng seni: reeglid, mängijad, kõik sündmused ja see, kust iga punkt tuli. Vormingut kirjeldab docs/game-file.md.
replay-private = Seda näed ainult sina: võib-olla ei näe kõik siin selle mängu kanalit.
fair =
    { "**Aus loosimine**" }
    Kõik, mille selles mängus otsustab juhus (kes alustab ja millised { -tile(form: "few") } välja tulevad), tuleneb ühest saladusest. See valiti laua avamisel, enne kui keegi teine oli liitunud. Selle SHA-256 on
    `{ $commitment }`
    Selle esimene pool on avamisest saadik laua kutses kirjas, seega ei saa ma saladust enam ära vahetada.
fair-hidden = Kui mäng on lõppenud, näed saladust siin.
fair-secret = Saladus on
    `{ $secret }`
fair-check = Siis saab igaüks kogu loosimist kontrollida: võta mängu fail käsuga `/azul view export game:{ $game }` ja käivita `python -m azul verify azul-{ $game }.json`. Kuidas seda käsitsi teha, selgitab docs/fair-draws.md.
fair-later = Selle laua avas minu vanem versioon. Loosimise aluseks olev saladus valitakse mängu alguses.
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

## What is refused, and what to do instead

refusal-never-begun = Mäng { $number } ei alanudki: selle laud suleti enne, seega pole midagi näidata.
refusal-not-at-table = { $asked } ei mängi selles mängus. Laua taga on { LIST($names) }.
refusal-not-at-table-short = { $asked } ei mängi selles mängus.

## Replay

replay = Mäng esimesest jagamisest alates: { LIST($names) }.
replay-deal = Vabrikud on täidetud, algab { $round }. voor.
replay-step = { $number }/{ $count } · Voor { $round }
alt-replay = Azul: mängu animeeritud kordus, { $turns ->
    [one] { $turns } pilt
   *[other] { $turns } pilti
}.
