## What is refused, and what to do instead

# $link is the address at which the bot can be added to a server.
refusal-needs-server = See toimib ainult serveris, kus ma olemas olen. Siin saad kasutada käske `/azul learn`, `/azul practice`, `/azul rules`, `/azul help`, `/azul games`, `/azul stats`, `/azul ranking`, `/azul me` ja `/azul privacy`. Et teistega mängida, [lisa mind serverisse](<{ $link }>).
refusal-not-on-server = Mind ei ole selles serveris, seega see siin ei toimi. Kasutada saad käske `/azul learn`, `/azul practice`, `/azul rules`, `/azul help`, `/azul games`, `/azul stats`, `/azul ranking`, `/azul me` ja `/azul privacy`. Serveri haldaja saab [mind lisada](<{ $link }>).
refusal-no-table = Selles kanalis ei ole lauda. `/azul start` avab uue.
refusal-already-seated = Oled juba selle laua taga.
refusal-not-seated = Sa ei mängi selles mängus. Vaadata saad seda käsuga `/azul table`.
refusal-not-begun = Mäng ei ole veel alanud. { $host } saab seda alustada nupuga või käsuga `/azul begin`.
refusal-not-begun-short = Mäng ei ole veel alanud. Laua avaja saab seda alustada nupuga või käsuga `/azul begin`.
table-here = Laud on siin: { $link }
refusal-ended = See mäng on läbi. `/azul start` avab uue laua.
refusal-ended-unbegun = See laud suleti enne mängu algust. `/azul start` avab uue.
# $mention is who paused the game, $when a moment that Discord shows in the reader's language.
refusal-paused = Mäng on peatatud, seega midagi ei muutunud. Kanali haldaja saab seda jätkata nupuga **Jätka** või käsuga `/azul manage pause`. Peatas { $mention } · { $when }
refusal-analysis-running = Analüüsi saad, kui see mäng on läbi.
refusal-stale = Mäng on vahepeal edasi läinud, seega midagi ei muutunud. `/azul table` näitab praegust seisu.
refusal-players-gone = Serverist on lahkunud: { LIST($players) }. Nende kohad on nüüd vabad. Alusta uuesti, kui oled valmis.
refusal-not-your-turn = Praegu ei ole sinu käik. Käigul on { $name }.
refusal-not-your-turn-short = Praegu ei ole sinu käik.
refusal-resigned = Oled sellest mängust juba lahkunud.
refusal-no-such-source = Selles lauas ei ole { $source }. vabrikut. Vali 1 kuni { $factories } või laua keskkoht.
refusal-no-such-colour = Sellist värvi selles mängus ei ole. Värvid on sinine, kollane, punane, must ja valge.
refusal-no-such-line = Sellist rida mängulaual ei ole. Vali 1 kuni 5 või põrand.
refusal-source-empty = { source.At } ei ole enam midagi. { CAPITAL(-tile(form: "many")) } on veel { LIST($sources, form: "at") }.
refusal-source-empty-short = { source.At } ei ole enam midagi.
refusal-colour-not-there = { source.At } ei ole { colour.many }, seal on ainult { LIST($there, form: "few") }.
refusal-line-full = Rida { $line } on juba täis. { CAPITAL(colour.few) } võid panna siia: { LIST($open, style: "or") }.
refusal-line-full-short = Rida { $line } on juba täis.
refusal-line-other-colour = Reas { $line } on juba { LIST($there, form: "few") }; ühes reas saab olla ainult üks värv. { CAPITAL(colour.few) } võid panna siia: { LIST($open, style: "or") }.
refusal-line-other-colour-short = Reas { $line } on juba { LIST($there, form: "few") }; ühes reas saab olla ainult üks värv.
refusal-wall-has-colour = Sinu { -wall(form: "gen") } { $line }. reas on { colour } juba olemas. { CAPITAL(colour.few) } võid panna siia: { LIST($open, style: "or") }.
refusal-wall-has-colour-short = Sinu { -wall(form: "gen") } { $line }. reas on { colour } juba olemas.
refusal-wrong-phase = Praegu ei saa sa { -tile(form: "many") } võtta. `/azul table` näitab mängu seisu.
refusal-scatter-missing = See, mis jääb { source.to }, jagatakse vabrikute { $left } ja { $right } vahel. Kirjuta, kuhu iga värv läheb, näiteks `{ $example }`.
refusal-scatter-not-here = Seal midagi ei jagata. Kirjuta ainult, kust, mis värv ja kuhu.
refusal-scatter-colour = Sinna jäävad { LIST($there, form: "few") }. Kirjuta iga värvi kohta, kas see läheb vabrikule { $left } või { $right }, näiteks `{ $example }`.
refusal-scatter-uneven = Selles lauas jagatakse { -tile(form: "few") } vabrikute { $left } ja { $right } vahel võimalikult võrdselt, näiteks `{ $example }`.
refusal-bad-scatter = „{ $text }“ ei ütle, kuhu ülejäänud { -tile(form: "few") } lähevad. Kirjuta iga värvi juurde vabrik, näiteks `3 sinine põrand punane 2 must 4`.
refusal-wrong-count = { source.At } on { tiles }, mitte { $asked }. Kirjuta õige arv või jäta see ära.
refusal-not-choosing = Praegu pole sul midagi valida. `/azul table` näitab, keda mäng ootab.
refusal-no-choice = Reas { $line } pole sul midagi valida: see ei ole täis või on selle { -tile(form: "gen") } jaoks ainult üks koht. Valida saad siin: { LIST($open, style: "or") }.
refusal-no-choice-short = Reas { $line } pole sul midagi valida: see ei ole täis või on selle { -tile(form: "gen") } jaoks ainult üks koht.
refusal-earlier-line = Read käiakse läbi ülevalt alla. Vali enne { $line }. rea koht.
refusal-space-not-open = See koht ei ole vaba. { $line }. reast võib panna { LIST($columns, style: "or") } veergu.
refusal-choice-missing = Enne kinnitamist vali { $line }. rea koht.
refusal-bad-choice = „{ $text }“ ei ole valikute seas. Vali mõni neist, mida Discord näitab.
refusal-bad-number = „{ $text }“ ei ole arv, mis siia sobib.
refusal-bad-person = Ma ei tea, kes see on. Vali keegi sellest serverist.
refusal-no-such-game = Selles serveris ei ole mängu { $number }, mida sa näha saaksid.
refusal-unknown-form = See käsk on muutunud pärast seda, kui su Discord selle laadis, seega ei tehtud midagi. Taaskäivita Discord (arvutis Ctrl+R) ja proovi uuesti.
refusal-moved = See käsk on nüüd { $command }, seega ei tehtud midagi.
refusal-bad-row = „{ $text }“ ei ole rida. Kirjuta 1 kuni 5.
refusal-bad-column = „{ $text }“ ei ole veerg. Kirjuta 1 kuni 5.
refusal-bad-move = Käigust „{ $text }“ ma aru ei saa. Kirjuta, kust, mis värv ja kuhu, näiteks { LIST($choices, style: "or") }, või vali mõni pakutud käikudest.
refusal-bad-several = „{ $text }“ võib tähendada mitut käiku, näiteks { LIST($choices) }. Kirjuta üks neist või vali mõni pakutud käikudest.
refusal-bad-guess = Käigust „{ $text }“ ma aru ei saa. Kas mõtlesid { LIST($choices, style: "or") }? Saada see või vali mõni pakutud käikudest.
refusal-bad-source = Kohast „{ $text }“ ei saa midagi võtta. Kirjuta 1 kuni { $factories } või „keskelt“.
refusal-bad-colour = „{ $text }“ ei ole selle mängu värv. Kirjuta sinine, kollane, punane, must või valge.
refusal-bad-line = „{ $text }“ ei ole rida. Kirjuta 1 kuni 5 või „põrand“.
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
refusal-busy = Mul on praegu liiga palju tööd, seega midagi ei muutunud. Palun proovi mõne sekundi pärast uuesti.
refusal-storage = Praegu ei saa ma mänge salvestada, seega midagi ei muutunud. Palun proovi veidi aja pärast uuesti.
refusal-damaged = Selle mängu andmed on rikutud, seega ei saa ma neid lugeda ja midagi ei muutunud. Teisi mänge see ei puuduta. Palun anna teada minu haldajale: andmed saab varukoopiast taastada.
refusal-unexpected = Minu poolel läks midagi viltu. Midagi varasemat ei läinud kaotsi. Palun proovi uuesti. Kui see ei aita, ütle minu haldajale see number: { $reference }.
not-shown = Salvestatud, aga praegu ei saa ma sellesse kanalisse kirjutada. Teen seda kohe, kui saan.
not-shown-permissions = Selleks on mul selles kanalis vaja rohkem õigusi: { LIST($permissions) }. Serveri haldaja saab need anda.
refusal-old-button = See nupp on minu vanemast versioonist. `/azul table` näitab mängu nuppudega, mis töötavad.
