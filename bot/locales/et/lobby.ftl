## Slash commands: descriptions are at most 100 characters.

command-start = Ava laud, millega teised saavad liituda; muus kehtivad serveri seaded
command-start-opponent = Keda mängima kutsuda; talle pannakse koht kinni
command-start-opponent2 = Keda veel kutsuda
command-start-opponent3 = Ja keda veel
command-start-seats = Mitu mängijat mahub, 2 kuni 4
command-join = Liitu selle kanali lauaga
command-begin = Alusta mängu (ainult laua avaja)
command-cancel = Sulge laud (enne mängu laua avaja, muidu kanali haldaja)
command-start-wall = Kumba mängulaua poolt kasutada
command-start-factories = Kas kasutada erivabrikuid
command-start-scatter = Kuidas jaguneb see, mis jaoturile jääb
command-start-level = Kui hästi arvutid mängivad: 1–10 või 0 (sinu tasemel), ka hilinejate eest
command-start-pace = Kui palju on käiguks aega
command-start-theme = Piltide välimus
command-start-messages = Millised mängu sõnumid kanalisse jäävad
command-start-where = Kus mängitakse
command-start-rated = Kas mäng mõjutab reitingut
command-start-language = Kõigile nähtavate sõnumite keel
command-theme = Muuda piltide välimust (ainult laua avaja)

## Buttons

button-join = Liitu
button-accept = Võta vastu
button-not-now = Mitte praegu
button-leave = Lahku
button-cancel = Sulge laud
button-options = Valikud
button-add-computer = Lisa arvuti
button-remove-computer = Eemalda arvuti
button-again = Mängi uuesti

## Privaatsed vastused

joined = Oled nüüd laua taga.
# $names are those who were asked by name to play.
invited = Kutse sellesse lauda said: { LIST($names) }.
not-now = Pole midagi: koht on nüüd teistele vaba.
begun-private = Mäng algas.
cancelled = Laud suleti.
themed = Selle laua välimus on nüüd { $theme }.

## The options of a lobby. Labels and descriptions have at most 100 characters.

options = **Selle laua valikud** · Iga valik hakkab kohe kehtima. Pärast mängu algust saab muuta ainult välimust. `/azul start` koos valikuga `opponent` kutsub veel kedagi nimepidi.

## What is refused, and what to do instead

refusal-channel-occupied = Selles kanalis on juba laud. Kuni mäng pole alanud, saab käsuga `/azul join` liituda; pärast näitab mängu `/azul table`.
# $places are channels and categories that the person can see, $count is how many.
refusal-not-here = { $count ->
    [0] Selles serveris ei saa laudu avada ei siin ega üheski teises kanalis, mida sa näed. Kus saab, otsustavad serveri haldajad käsuga `/azul manage settings`.
   *[other] Selles kanalis laudu avada ei saa. Avada saab siin: { LIST($places, style: "or") }.
}
refusal-too-many-games = { $most ->
    [one] Selles serveris tohib korraga käia { $most } mäng ja see juba käib. See peab lõppema, enne kui saad uue avada.
   *[other] Selles serveris tohib korraga käia { $most } mängu ja nii palju neid juba ongi. Üks neist peab lõppema, enne kui saad uue avada.
} `/azul games` näitab laudu, millega saaksid liituda.
refusal-table-full = Laud on täis: kõik { $seats } kohta on võetud.
# $invited are the names of those for whom the seats are kept, $moment is when they are free again, such as: in a day.
refusal-seats-kept = Ülejäänud kohad on kinni pandud: { LIST($invited) }. Kes kutset õigel ajal vastu ei võta, kaotab koha (tähtaeg: { $moment }).
refusal-seats-kept-short = Ülejäänud kohad on teistele kinni pandud. Kes kutset õigel ajal vastu ei võta, kaotab koha (tähtaeg: { $moment }).
refusal-not-invited = Seda saavad teha ainult kutsutud, kellele koht on kinni pandud. Vaba koha saad nupuga **Liitu**.
refusal-too-many-opponents = Lauas on { $seats } kohta ja kõik ei mahu ära. Kutsu vähem mängijaid või arvuteid või võta rohkem kohti.
refusal-opponent-self = Iseendaga siin mängida ei saa. Kutsu keegi teine või proovi `/azul practice`.
refusal-opponent-bot = { $asked } on bot ega saa lauda istuda. Arvutiga mängimiseks kasuta valikut `computers`.
refusal-opponent-away = { $asked } ei ole selles serveris.
refusal-opponent-elsewhere = { $asked } ei näe seda kanalit. Ava laud kanalis, mida te mõlemad näete.
refusal-opponent-off = { $asked } ei võta kutseid vastu, seega ma ei kutsunud kedagi.
refusal-opponent-there = { $mention } istub juba selles lauas või on juba kutsutud.
refusal-too-many-computers = Kui lauas on { $seats } kohta, saab mängida { $most ->
    [one] üks arvuti.
   *[other] kuni { $most } arvutit.
} Vali vähem arvuteid või rohkem kohti.
refusal-no-computer = Selles lauas pole ühtegi arvutit.
refusal-not-host = Seda saab teha ainult laua avaja: { $host }.
refusal-not-host-short = Seda saab teha ainult laua avaja.
refusal-too-few-players = Azuli mängimiseks on vaja vähemalt { $fewest ->
    [one] { $fewest } mängijat
   *[other] { $fewest } mängijat
}. Enne peab keegi veel liituma.
refusal-already-begun = Mäng on juba alanud. `/azul table` näitab seda. Mängija saab lahkuda käsuga `/azul leave`; kanali haldaja saab mängu sulgeda käsuga `/azul manage cancel`.
refusal-not-over = See mäng ei ole veel läbi. Uuesti saab mängida pärast selle lõppu.
refusal-not-your-rematch = Uut mängu saavad pakkuda ainult need, kes mängisid selles: { LIST($names) }. Kui uus laud on olemas, võib igaüks liituda, ja `/azul start` avab sinu enda laua.
refusal-not-your-rematch-short = Uut mängu saavad pakkuda ainult need, kes mängisid selles. `/azul start` avab sinu enda laua.
refusal-rematch-begun = Järgmine mäng on juba alanud. `/azul table` näitab seda.
refusal-rematch-elsewhere = Järgmine mäng on juba alanud, see käib siin: { LIST($threads) }.
refusal-options-fixed = Mäng on alanud, seega valikuid enam muuta ei saa. Välimust saab: `/azul manage theme`.
# $count is the number of players at the table.
refusal-seats-taken = Laua taga on juba { $count } mängijat, seega peab kohti olema vähemalt { $count }.
refusal-missing-permissions = Mul on selles kanalis vaja rohkem õigusi: { LIST($permissions) }. Serveri haldaja saab need anda; proovi siis uuesti.
refusal-thread-permissions = Lõimes mängimiseks on mul selles kanalis vaja rohkem õigusi: { LIST($permissions) }. Serveri haldaja saab need anda. Või mängige kanalis endas: laua avaja saab seda muuta nupuga **Valikud**.
refusal-no-threads-here = Siin ei saa ma lõime avada: see toimib ainult tekstikanalis, mitte lõimes ega häälkanalis. Mängige siin ilma lõimeta või ava laud tekstikanalis.

## The lobby

lobby-title = **Azul** · { $host } avas laua.
lobby-again = **Azul** · { $host } tahaks veel ühe mängu mängida.
# $mentions are those for whom seats are kept, $when is when they are free again, such as: in a day.
lobby-invited = { LIST($mentions) }, kas { $count ->
    [one] mängid? Koht on sulle kinni pandud; kui vastust ei tule, vabaneb see
   *[other] mängite? Kohad on teile kinni pandud; kui vastust ei tule, vabanevad need
}: { $when }
lobby-players = Kohti täidetud { $count }/{ $seats }: { LIST($names) }
lobby-wait = Liitu nupuga või käsuga `/azul join`. { $host } saab alustada, kui keegi on liitunud, või mängida arvutitega.
lobby-wait-accept = { $host } saab alustada, kui keegi on kutse vastu võtnud.
lobby-ready = { $host } võib kohe alustada või teisi mängijaid oodata.
lobby-full = Laud on täis. { $host } võib alustada.
lobby-begun = **Azul** · Mängivad { LIST($names) }.
# $thread and $home are links to a thread and to a channel, such as: #azul.
lobby-begun-thread = **Azul** · Mängivad { LIST($names) }. Lõim: { $thread }
lobby-pace = Tempo: { $hours ->
    [72] 3 päeva
    [168] 7 päeva
    [one] { $hours } tund
   *[other] { $hours } tundi
} käigu kohta
# Below a table with one person and computers.
lobby-pace-alone = { lobby-pace }, kui keegi liitub. Üksi arvutitega mängides pole kiiret.
lobby-look = Välimus: { $theme }
# $discs are sentences about what each special factory does.
lobby-discs = -# { LIST($discs, separator: " ") }
lobby-computers = Arvutite tase: { $level }
lobby-computers-adaptive = Arvutite tase: praegu { $level }, kohandub mängija { $host } järgi
computers-adaptive = Arvutite tase: { $level } (kohanduv)
lobby-messages = Iga käigu sõnum jääb kanalisse alles.
lobby-thread = Kui mäng algab, kolib see omaette lõime.
lobby-unrated = See mäng ei mõjuta reitingut.
commitment = -# Aus loosimine `{ $commitment }`
# $when is a moment from now that Discord shows in the reader's language, such as: in 3 days.
lobby-closes = -# Kui midagi ei juhtu, sulgub laud: { $when }
lobby-lapsed = **Azul** · Selles lauas ei juhtunud { $days ->
    [one] { $days } päeva
   *[other] { $days } päeva
} jooksul midagi, seega see sulgus. `/azul start` avab uue.
lobby-cancelled = **Azul** · { refusal-ended-unbegun }
