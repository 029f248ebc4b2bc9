## Pöördumine „sina“, mitme inimese poole „teie“, nagu reeglilehel. Nimesid ei käänata: need seisavad nimetavas
## („mängija **Ada**“).

# Mängu nimisõnad vajalikes vormides; šokolaadi välimus asendab just need.
-tile = { $form ->
   *[one] plaat
    [gen] plaadi
    [part] plaati
    [few] plaadid
    [many] plaate
    [plgen] plaatide
}
-line = { $form ->
   *[one] rida
    [gen] rea
    [few] read
    [many] ridu
    [on] real
    [onto] reale
    [pattern] mustriread
}
-wall = { $form ->
   *[one] sein
    [gen] seina
    [on] seinal
    [onto] seinale
}
-floor = { $form ->
   *[one] põrand
    [gen] põranda
    [for] põranda eest
    [on] põrandal
    [onto] põrandale
}
-lid = { $form ->
   *[one] karbikaas
    [in] karbikaanes
}

## Words of the game. $colour is blue, yellow, red, black or white; $emoji is a tile's emoji, or none;
## $source is centre or a factory's number; $line is floor or a line's number.

# Nimetav, omastav, osastav (pärast arvu), mitmuse nimetav ja osastav.
colour = { $colour ->
        [blue] sinine
        [yellow] kollane
        [red] punane
        [black] must
       *[white] valge
    }
    .gen = { $colour ->
        [blue] sinise
        [yellow] kollase
        [red] punase
        [black] musta
       *[white] valge
    }
    .part = { $colour ->
        [blue] sinist
        [yellow] kollast
        [red] punast
        [black] musta
       *[white] valget
    }
    .few = { $colour ->
        [blue] sinised
        [yellow] kollased
        [red] punased
        [black] mustad
       *[white] valged
    }
    .many = { $colour ->
        [blue] siniseid
        [yellow] kollaseid
        [red] punaseid
        [black] musti
       *[white] valgeid
    }
tiles = { $count ->
        [one] { $count } { colour }
       *[other] { $count } { colour.part }
    }
    .shown = { $emoji ->
        [none] { tiles }
       *[other] { $emoji } { tiles }
    }
    .whole = { $count ->
        [one] { tiles } { -tile }
       *[other] { tiles } { -tile(form: "part") }
    }
    # Sihitis: võtab ühe sinise plaadi, 3 sinist plaati.
    .object = { $count ->
        [one] { $count } { colour.gen }
       *[other] { tiles }
    }
    .whole-object = { $count ->
        [one] { $count } { colour.gen } { -tile(form: "gen") }
       *[other] { tiles.whole }
    }
    .told = { $emoji ->
        [none] { tiles.whole-object }
       *[other] { tiles.whole-object } { $emoji }
    }
tile = { $emoji ->
    [none] { colour }
   *[other] { $emoji }
}
nothing = mitte midagi
marker = alustava mängija märk
source = { $source ->
        [centre] laua keskkoht
       *[other] vabrik { $source }
    }
    .from = { $source ->
        [centre] laua keskelt
       *[other] vabrikust { $source }
    }
    .at = { $source ->
        [centre] laua keskel
       *[other] vabrikus { $source }
    }
    .to = { $source ->
        [centre] laua keskele
       *[other] vabrikusse { $source }
    }
place = { $source ->
    [centre] Keskkoht
   *[other] { $source }
}
place-disc = { place } ({ $disc })
disc-surplus = lisa
disc-magnet = { colour } magnet
disc-keep = hoidik
disc-scatter = puiste
disc-cushion = padi
target = { $line ->
        [floor] { -floor }
       *[other] { -line } { $line }
    }
    .onto = { $line ->
        [floor] { -floor(form: "onto") }
       *[other] { -line(form: "onto") } { $line }
    }
    .gen = { $line ->
        [floor] { -floor(form: "gen") }
       *[other] { -line(form: "gen") } { $line }
    }
column = { $column }
points = { $points ->
    [one] { $points } punkt
   *[other] { $points } punkti
}
sentences = { LIST($sentences, separator: " ") }

## The lobby

lobby-title = **Azul** · { $host } kutsub lauda.
lobby-again = **Azul** · { $host } tahaks veel ühe mängu mängida.
lobby-players = Kohti täidetud: { $count }/{ $seats } – { LIST($names) }
lobby-wait = Liitu nupuga või käsuga `/azul join`. { $host } saab alustada, kui keegi on liitunud, või mängida arvutitega.
lobby-ready = { $host } saab kohe alustada või teisi mängijaid oodata.
lobby-full = Kõik kohad on täis. { $host } saab alustada.
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
lobby-pace-alone = { lobby-pace }, kui keegi liitub. Ainult arvutitega mängides pole kiiret.
lobby-look = Välimus: { $theme }
# The names of the looks.
theme-azulejo = Azulejo
theme-azulejo-dark = Azulejo, tume laud
theme-chocolatier = Šokolaadimeister
theme-chocolatier-dark = Šokolaadimeister, tume laud
lobby-computers = Arvutite tase: { $level ->
    [easy] kerge
    [hard] raske
    [expert] ekspert
   *[medium] keskmine
}
lobby-quiet = Vaikne režiim: käigu sõnum kustub, kui järgmine ilmub.
lobby-thread = Alates algusest käib mäng omaette lõimes.
commitment = -# Aus loos `{ $commitment }`
# $when is a moment from now that Discord shows in the reader's language, such as: in 3 days.
lobby-closes = -# Kui midagi ei muutu, sulgub see laud { $when }.
lobby-lapsed = **Azul** · Selles lauas ei juhtunud { $days ->
    [one] { $days } päev
   *[other] { $days } päeva
} midagi, seega sulgus see ise. `/azul start` avab uue.
lobby-cancelled = **Azul** · See laud suleti enne mängu algust. `/azul start` avab uue.

## What happened, line by line

begun = **Mäng algab.** Järjekord: { LIST($names, separator: ", ") }. Esimene käik: { $starter }.
took = **{ $name }** võtab { source.from } { tiles.told } ja paneb { target.onto }.
took-planned = **{ $name }** käib plaani järgi: võtab { source.from } { tiles.told } ja paneb { target.onto }.
took-by-computer = Arvuti käib mängija **{ $name }** eest: võtab { source.from } { tiles.told } ja paneb { target.onto }.
took-full = { CAPITAL(-line) } on täis.
took-part = Seal on nüüd { $filled }/{ $size }.
took-marker = Kaasa tuleb alustava mängija märk.
took-fell = { $fell ->
    [one] { $fell } { -tile } kukub { -floor(form: "onto") }.
   *[other] { $fell } { -tile(form: "part") } kukub { -floor(form: "onto") }.
}
took-keep = Ülejäänu jääb sinna: { LIST($tiles, separator: ", ") }.
took-scatter = { CAPITAL(source.to) }: { LIST($tiles, separator: ", ") }.
took-cushion = Kaasa tuleb padi: see püüab järgmise kukkuva { -tile(form: "gen") } kinni.
took-cushion-catches = Kaasa tuleb padi, mis püüab karistuseta kinni { $what ->
    [marker] märgi
   *[tile] ühe { -tile(form: "gen") }
}.
took-caught = Padi püüab karistuseta kinni { $what ->
    [marker] märgi
   *[tile] ühe { -tile(form: "gen") }
}.
took-completes = 🏁 **{ $name }** saab rõhtrea täis: see on viimane voor.
undid = **{ $name }** võtab viimase käigu tagasi.
took-back = Kõik on nõus: mängija **{ $name }** viimane käik on tagasi võetud.{ took-back-too }
took-back-alone = **{ $name }** võtab oma viimase käigu tagasi.{ took-back-too }
took-back-too = { $takes ->
    [0] { "" }
    [one] { " " }Tagasi võeti ka järgmine käik ({ LIST($others) }).
   *[other] { " " }Tagasi võeti ka järgmised { $takes } käiku ({ LIST($others) }).
}
resigned = **{ $name }** lahkub mängust. Edaspidi jäävad selle mängija käigud vahele.
resigned-last = **{ $name }** lahkub mängust.
# $name is ines, tome or lia: the computers are called Inês, Tomé and Lia. People's names don't begin like this
# ("Bot ", "Бот ", "Robot " or "ボット"), so that nobody is taken for a computer.
computer-name = { $name ->
    [ines] Robot Inês
    [tome] Robot Tomé
   *[lia] Robot Lia
}
# Somebody whose data was deleted: a player, by the seat, and somebody else at the beginning of a sentence.
player-gone = Mängija { $seat }
somebody-gone = Keegi
cancelled-game = { $mention } sulgeb mängu. Võitjat ei ole.
settled = **{ $name }** on oma { -tile(form: "few") } kohale pannud.
settled-by-computer = Arvuti pani mängija **{ $name }** { -tile(form: "few") } kohale.
extended = Teised otsustasid oodata. { LIST($names) }: käigu aeg hakkab otsast peale.
seat-given = Nüüdsest mängib mängija **{ $name }** eest arvuti, kuni **{ $name }** koha tagasi võtab.
seat-returned = **{ $name }** on tagasi ja mängib arvuti asemel edasi.
seat-offered = Mängijale **{ $name }** otsitakse asendajat: igaüks, kes veel ei mängi, saab alloleva nupuga selle koha koos mängulaua ja punktidega. Seni ootab mäng mängijat **{ $name }**.
handover = **{ $name }** soovib oma koha üle anda: igaüks, kes veel ei mängi, saab selle alloleva nupuga koos mängulaua ja punktidega. Seni mängib **{ $name }** edasi.
handover-to = { $mention }, **{ $name }** soovib anda sulle oma koha koos mängulaua ja punktidega: võta see alloleva nupuga. Seni mängib **{ $name }** edasi.
seat-taken = **{ $name }** võtab üle mängija **{ $former }** koha.
abandoned-by-vote = Teised otsustasid mängu lõpetada. Võitjat ei ole.
abandoned-by-all = Mängima jäi ainult arvuti, seega mäng lõpeb. Võitjat ei ole.
expired-game = { $why ->
    [channel] Selle mängu kanal kustutati, seega sulgesin mängu.
    [posting] Ma ei saanud siia 30 päeva kirjutada, seega sulgesin mängu.
   *[server] Mind ei olnud selles serveris 30 päeva, seega sulgesin mängu.
} Võitjat ei ole.

## Pauses. $mention is who paused the game, $when a moment that Discord shows in the reader's language.

# A message begins with this as long as the game is paused.
paused = ⏸️ Mäng on peatatud ({ $mention }, { $when }).
paused-news = { $mention } peatab mängu.
paused-how = -# Keegi ei saa käia ja aeg ei jookse. Kes seda kanalit haldab, saab mängu jätkata nupuga **Jätka** või käsuga `/azul pause`.
# $pace is none, or limited if there are deadlines.
resumed = { $mention } jätkab mängu.{ $pace ->
    [none] { "" }
   *[limited] { " " }Käiguks on aega nii palju, kui enne alles jäi.
}

## Games in threads

# Discord shows about 40 characters of a thread's name in its lists.
thread-name = { LIST($names) } · voor { $round }
thread-name-plain = Azul · mäng { $game }
thread-lost = Selle mängu lõime enam ei ole või on see lukus, seega käib mäng siin edasi.
thread-failed = Selle mängu jaoks ei õnnestunud lõime avada, seega mängitakse siin.
thread-result = Tulemus on ka kanalis { $home }, seal on nupp **Mängi uuesti**.

## The rules of a table

rules-line = Reeglid: { LIST($rules, separator: ", ") }
rules-free = vaba { -wall }
rules-special = erivabrikud igas voorus
rules-special-once = erivabrikud kogu mänguks
rules-even = ühtlane puiste

## Placing tiles on free walls

# $count is the number of players in $mentions.
tiling = { LIST($mentions) }: kõik { -tile(form: "few") } on võetud, { $count ->
    [one] vali, kuhu sinu omad lähevad
   *[other] valige, kuhu teie omad lähevad
}!
tiling-computers = Kõik { -tile(form: "few") } on võetud, ülejäänud paneb kohale arvuti.
tiling-turn = Oma { -tile(form: "many") } panevad veel kohale: { LIST($names) }.

## The turn message

# A notification shows the beginning of a message, and emojis as :azul_blue:, so both have to read as sentences.
turn = { $mention }, sinu käik!
turn-bot = { $name } mõtleb.
turn-computer = Arvuti käib mängija { $name } eest.
scores = Voor { $round } · { LIST($scores, separator: " · ") }
score = { $name } **{ $score }**
score-gained = { score }{ $change ->
    [more] { " " }(+{ $gained })
    [less] { " " }(−{ $gained })
   *[same] { "" }
}

# $when is a moment that Discord shows in the reader's language, such as: in 5 hours, 2 hours ago.
deadline = -# Tähtaeg: { $when }
# $day is a date and $time a time of the day, both written by Discord for the reader.
away = -# **{ $name }** on puhkusel kuni { $day } (kaasa arvatud), kell seisab. Tagasi: { $when }
standing = -# Kell seisab kuni { $time } ({ $when }).
deadline-moved = -# Minu eemaloldud aeg ei lähe arvesse, seega on tähtaeg nüüd hilisem.

## Reminders

# $count is the number of players in $mentions; $phase is offer, or tiling while spaces on free walls are chosen.
reminder-half = { LIST($mentions) }, { $phase ->
    [tiling] { COUNT($mentions) ->
        [one] sul on veel { -tile(form: "many") } kohale panna.
       *[other] teil on veel { -tile(form: "many") } kohale panna.
    }
   *[offer] ikka veel sinu käik.
} Tähtaeg: { $when }
reminder-last = { LIST($mentions) }, { $phase ->
    [tiling] { COUNT($mentions) ->
        [one] pane oma { -tile(form: "few") } kohale: aeg saab kohe otsa.
       *[other] pange oma { -tile(form: "few") } kohale: aeg saab kohe otsa.
    }
   *[offer] tee oma käik: aeg saab kohe otsa.
} Tähtaeg: { $when }
reminder-over = { LIST($mentions) }, selle käigu aeg sai otsa. Keegi teine ei mängi, seega lõpeb mäng { $when }, kui { $phase ->
    [tiling] { -tile(form: "few") } jäävad kohale panemata.
   *[offer] sa oma käiku ei tee.
}

# For people who wanted a direct message.
unreachable = { LIST($mentions) }: Discord ei luba mul sulle otsesõnumit saata, seega mainin sind siin. Täpsemalt: { $me }.

## The vote on how a game goes on without those whose time is up

# $late are those people, $mentions the $count others; $needed of these decide. $why is one of the next two.
vote-up = selle käigu aeg sai otsa.
vote-called = mäng ootab endiselt.
vote = { LIST($late) }, { $why } { LIST($mentions) }, kuidas mäng jätkub? { $count ->
    [one] Otsustad sina.
   *[other] Otsustab { $needed } häält teie { $count } häälest.
}
# $option is one of the next five, which are buttons too.
vote-for = **{ $option }:** { LIST($names) }
vote-wait = Oota
vote-play = Arvuti teeb selle käigu
vote-give = Arvuti mängib edasi
vote-seek = Otsi asendaja
vote-end = Lõpeta mäng
vote-until = -# Muidu teeb arvuti selle käigu { $when }. Kui hilineja ise käib, lõpeb hääletus.

## Asking to undo a move once the next player has moved

# $takes is how many moves followed it, $others by whom.
request = { LIST($mentions) }: kas **{ $name }** võib oma viimase käigu tagasi võtta?{ request-too }
request-too = { $takes ->
    [0] { "" }
    [one] { " " }Tagasi võetaks ka järgmine käik ({ LIST($others) }).
   *[other] { " " }Tagasi võetaks ka järgmised { $takes } käiku ({ LIST($others) }).
}
request-agreed = Nõus: { LIST($names) }.
request-until = -# Nõus peavad olema kõik. Kui keegi selle asemel käib, ei võeta midagi tagasi.
request-granted = **{ $asker }** palus käiku tagasi võtta ja kõik olid nõus.
request-declined = **{ $asker }** palus käiku tagasi võtta. **{ $name }** ei olnud nõus, seega käik jääb.
request-withdrawn = **{ $asker }** palus käiku tagasi võtta, kuid mõtles ümber.
request-lapsed = **{ $asker }** palus käiku tagasi võtta, kuid mäng läks edasi, seega käik jääb.
request-replaced = **{ $asker }** palus käiku tagasi võtta, kuid nüüd palub **{ $name }**.

## The end of a round

round-title = **{ $round }. voor on läbi.**
round-short = { round-title } { LIST($scores, separator: " · ") }
round-player = **{ $name }** { LIST($steps, separator: ", ") } → **{ $score }**
round-floor = { -floor } −{ $cost }
round-placement = { tile } rida { $row } +{ $points }
round-placement-free = { tile } rida { $row } → veerg { $column } +{ $points }
round-fallen = rida { $row }, vaba veergu pole: { tiles.shown } { -floor(form: "onto") }
round-nothing = ühtegi täis { -line(form: "one") }
round-left = **{ $name }** on mängust lahkunud; seis jääb **{ $score }**
round-next = { $name } hoiab alustava mängija märki ja alustab järgmist vooru.
round-same = Alustava mängija märki ei võtnud keegi, seega alustab jälle { $name }.
round-passed = Järgmist vooru alustab { $name }.

## The end of the game

over-won = 🏆 **{ LIST($names) }** võidab: { points }!
over-shared = 🏆 **{ LIST($names) }** jagavad võitu: { points }!
over-resigned = 🏆 **{ LIST($names) }** võidab: kõik teised on mängust lahkunud.
over-no-tiles = Jagamiseks pole enam { -tile(form: "many") }, seega mäng lõpeb.
over-no-space = Ükski järelejäänud { -tile(form: "plgen") } seast ei jõuaks enam { -wall(form: "onto") }, seega mäng lõpeb.
over-stalemate = Sama palju voore järjest, kui on mängijaid, pole ühelegi mängulauale midagi juurde tulnud, seega mäng lõpeb.
over-place = { over-rank } · { $before } + lisapunktid { $bonus } ({ LIST($parts, separator: ", ") })
over-place-no-bonus = { over-rank } · lisapunkte pole
over-place-no-count = { over-rank } · lisapunkte ei arvestata
over-place-left = { over-rank } · lahkus mängust
# The dot is escaped: Discord would make it a list, which swallows the lines after it.
over-rank = { $place }\. { $name } **{ $score }**
over-rows = { $count ->
    [one] { $count } rida
   *[other] { $count } rida
}
over-columns = { $count ->
    [one] { $count } veerg
   *[other] { $count } veergu
}
over-colours = { $count ->
    [one] { $count } värv
   *[other] { $count } värvi
}
over-tie = Võrdsete punktide korral on eespool see, kellel on rohkem täis ridu.
over-thanks = Aitäh mängu eest, { LIST($mentions) }!

## What was remarkable about the game

highlight = ✨ { $highlight }
highlight-tile = { $name }: üks { colour } { -tile } andis { $round }. voorus korraga { points }.
highlight-round = { $name }: { $round }. voorus +{ points }.
highlight-floor = { $name }: −{ points } { -floor(form: "for") }.
highlight-clean-floor = { $name }: kogu mängu jooksul mitte ühtegi karistuspunkti.
highlight-no-floor = Keegi ei kaotanud { -floor(form: "for") } ühtegi punkti.
# $count is the number of $colours.
highlight-colours = { $count ->
    [one] { $name }: { LIST($colours) } värv on täis, kõik viis { -tile(form: "part") } on { -wall(form: "on") }.
   *[other] { $name }: täis on värvid { LIST($colours) }, kõigist viis { -tile(form: "part") } { -wall(form: "on") }.
}
highlight-columns = { $name } sai täis { over-columns }.
highlight-comeback = { $name } võitis, kuigi jäi pärast { $round }. vooru maha: { points }.
highlight-late-comeback = { $name } võitis, kuigi jäi enne lisapunkte maha: { points }.
highlight-lead = { $name } juhtis pärast iga vooru.
highlight-close = { $points ->
    [one] Kõik otsustas üksainus punkt.
   *[other] Kõik otsustas vaid { $points } punkti.
}
highlight-rows = Tasavägisemaks ei lähe: otsustasid täis read.
highlight-long = Mäng kestis { $rounds ->
    [one] { $rounds } vooru
   *[other] { $rounds } vooru
}.

## Replay

replay = Mäng esimesest jagamisest alates: { LIST($names) }.
replay-deal = Vabrikud on täidetud, algab { $round }. voor.
replay-step = { $number }/{ $count } · Voor { $round }
alt-replay = Azul: mängu animeeritud kordus, { $turns ->
    [one] { $turns } pilt
   *[other] { $turns } pilti
}.

## Pictures in words

alt-table = Azul, { $round }. voor. { $turn } Kotis { $bag }, { -lid(form: "in") } { $lid }. Vabrikud { LIST($sources, separator: "; ") }. { LIST($boards, separator: ". ") }. { alt-wall-legend }
alt-turn = Käigul on { $name }.
alt-source = { $place }: { LIST($tiles, separator: ", ") }
alt-source-letters = { $place }: { LIST($tiles, separator: " + ") }
alt-board = { $name }, { points }: { -line(form: "few") } { LIST($lines, separator: ", ") }; { -wall } { $wall }; { -floor } { $floor }
alt-board-cushion = { alt-board }; { words-cushion }
alt-line-empty = { $row } tühi
alt-line = { $row } – { tiles }
alt-wall-legend = Värvid tähtedega: B sinine, Y kollane, R punane, K must, W valge.
alt-round = Azul, mängulauad pärast { $round }. vooru. { LIST($scores, separator: "; ") }.
alt-over = Azul, mängu lõpp. { $result } { LIST($places, separator: "; ") }.
alt-over-won = { LIST($names) } võidab: { points }.
alt-over-shared = { LIST($names) } jagavad võitu: { points }.
alt-over-alone = { LIST($names) } võidab: kõik teised on mängust lahkunud.
alt-place = { $place }. { $name }: { $score }
alt-place-left = { alt-place }, lahkus mängust
alt-place-bonus = { alt-place }, { $before } enne lisapunkte: { LIST($parts, separator: ", ") }
alt-rows = { over-rows } +{ $points }
alt-columns = { over-columns } +{ $points }
alt-colours = { over-colours } +{ $points }
alt-tiling = { $name }: oli { $before }, nüüd { $score }, { -wall } { alt-gained }, { -floor } { alt-cost }
alt-gained = { $gained ->
    [0] 0
   *[other] +{ $gained }
}
alt-cost = { $cost ->
    [0] 0
   *[other] −{ $cost }
}
alt-score-left = { $name }: { $score }, lahkus mängust
alt-own-board = Azuli mängulaud: { $board }. { alt-wall-legend }
words-title = **Voor { $round }** · { $turn }
words-table = Kott { $bag } · { -lid } { $lid }
words-source = **{ $place }** { LIST($tiles, separator: ", ") }
words-board = **{ $name }** · { points } · { -line(form: "few") }: { LIST($lines, separator: ", ") } · { -wall }: `{ $wall }` · { -floor }: { LIST($items, separator: ", ") }{ words-cost }
words-cost = { $cost ->
    [0] { "" }
   *[other] { " " }(−{ $cost })
}
words-board-cushion = { words-board } · { words-cushion }
words-cushion = padi: { LIST($cushion, separator: ", ") }
words-paused = Mäng on peatatud.
words-ended = Mäng on läbi.
words-legend = -# Värvid tähtedega: B sinine, Y kollane, R punane, K must, W valge

## Words in pictures

picture-round = Voor
picture-round-title = { $round }. voor
picture-bag = Kott
picture-lid = { CAPITAL(-lid) }
picture-centre = Keskkoht
picture-resigned = lahkus
picture-tiled = { CAPITAL(-wall) }
picture-floor = { CAPITAL(-floor) }
picture-rows = Read
picture-columns = Veerud
picture-colours = Värvid
picture-wins = võidab
picture-shared_victory = jagatud võit
picture-factories = Vabrikud
picture-pattern_lines = { CAPITAL(-line(form: "pattern")) }
picture-first_player = Alustaja
# The three steps of a turn in the picture of /azul help.
picture-take = Võta kõik ühte värvi
picture-fill = Pane need ühele { -line(form: "onto") }
picture-score = Täis { -line } annab punkte
picture-lobby = Azul
picture-free = vaba
picture-chances = Võiduvõimalused
alt-lobby = Azul: kohti täidetud { $seated }/{ $seats }.

## The pictures of the rules in words

rules-page-of = { $page }/{ $pages }
alt-help = Käik kolmes sammus. 1: mõlemad punased plaadid võetakse vabrikust, sinine ja must lähevad laua keskele. 2: punased täidavad teise mustririda. 3: üks neist läheb kõrvale seinale, kus kolme plaadi jada annab 3 punkti.
alt-rules-1 = Kahe mängija laud mängu alguses. Sildid näitavad vabrikuid, laua keskkohta, alustava mängija märki ning mängulaual mustriridu, seina ja põrandat.
alt-rules-2 = Kaks punast plaati lähevad vabrikust reale, ülejäänud laua keskele
alt-rules-3 = Kaks kollast plaati võib panna esimesele reale, viiendale reale või põrandale
alt-rules-4 = Üksik plaat annab 1 punkti, kolme jadas 3, nelja ja kolme jadas 7
alt-rules-5 = Täis rida annab 2 punkti, täis veerg 7, ühe värvi kõik viis plaati 10
alt-rules-6 = Esimese rea vabad kohad ja punktid, mille punane plaat igal kohal annaks
alt-rules-7 = Viis liiki erivabrikuid ja mida need teevad
alt-rules-8 = Puiste saatis plaadid vabrikutesse 2 ja 5, sest padi kohalt 4 on juba läinud
