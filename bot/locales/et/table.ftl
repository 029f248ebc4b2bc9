## Pöördumine „sina“, mitme inimese poole „teie“, nagu reeglilehel. Nimesid ei käänata: need seisavad nimetavas
## („mängija **Ada**“).

# Mängu nimisõnad vajalikes vormides; šokolaadi välimus asendab just need.
-tile = { $form ->
   *[one] plaat
    [gen] plaadi
    [part] plaati
    [com] plaadiga
    [few] plaadid
    [many] plaate
    [plgen] plaatide
}
-wall = { $form ->
   *[one] sein
    [gen] seina
    [part] seina
    [on] seinal
    [onto] seinale
    [from] seinalt
}
-lid = { $form ->
   *[one] karbikaas
    [in] karbikaanes
    [into] karbikaande
}

## Words of the game. $colour is blue, yellow, red, black or white; $emoji is a tile's emoji, or none;
## $source is centre or a factory's number; $line is floor or a line's number.

# Nimetav, omastav, osastav (pärast arvu), mitmuse nimetav ja osastav. „object“ on sihitis: võttis 1 sinise plaadi, sai 1 punkti;
# „At“ on sõnumi algus: rida, mis algab arvu ja punktiga, oleks Discordis loend.
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
    .object = { $count ->
        [one] { $count } { colour.gen }
       *[other] { tiles }
    }
    .whole-object = { $count ->
        [one] { $count } { colour.gen } { -tile(form: "gen") }
       *[other] { tiles.whole }
    }
    .shown-object = { $emoji ->
        [none] { tiles.object }
       *[other] { $emoji } { tiles.object }
    }
    .told = { $emoji ->
        [none] { tiles.whole-object }
       *[other] { tiles.whole-object } { $emoji }
    }
    .told-whole = { $emoji ->
        [none] { tiles.whole }
       *[other] { tiles.whole } { $emoji }
    }
tile = { $emoji ->
    [none] { colour }
   *[other] { $emoji }
}
nothing = tühi
marker = alustava mängija märk
source = { $source ->
        [centre] laua keskkoht
       *[other] { $source }. vabrik
    }
    .from = { $source ->
        [centre] laua keskelt
       *[other] { $source }. vabrikult
    }
    .at = { $source ->
        [centre] laua keskel
       *[other] { $source }. vabrikul
    }
    .At = { $source ->
        [centre] Laua keskel
       *[other] Vabrikul { $source }
    }
    .to = { $source ->
        [centre] laua keskele
       *[other] { $source }. vabrikule
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
        [floor] põrand
       *[other] { $line }. rida
    }
    .onto = { $line ->
        [floor] põrandale
       *[other] { $line }. ritta
    }
    .gen = { $line ->
        [floor] põranda
       *[other] { $line }. rea
    }
column = { $column }
points = { $points ->
        [one] { $points } punkt
       *[other] { $points } punkti
    }
    .object = { $points } punkti
sentences = { LIST($sentences, separator: " ") }

## The lobby

lobby-title = **Azul** · { $host } avas laua.
lobby-again = **Azul** · { $host } tahaks veel ühe mängu mängida.
lobby-players = Kohti täidetud { $count }/{ $seats }: { LIST($names) }
lobby-wait = Liitu nupuga või käsuga `/azul join`. { $host } saab alustada, kui keegi on liitunud, või mängida arvutitega.
lobby-ready = { $host } võib kohe alustada või teisi mängijaid oodata.
lobby-full = Kõik kohad on täis. { $host } võib alustada.
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
lobby-quiet = Vaikne režiim: käigu sõnum kustub, kui tuleb järgmine.
lobby-thread = Mängu algusest peale mängitakse omaette lõimes.
commitment = -# Aus loos `{ $commitment }`
# $when is a moment from now that Discord shows in the reader's language, such as: in 3 days.
lobby-closes = -# Kui midagi ei muutu, sulgub see laud { $when }.
lobby-lapsed = **Azul** · Selles lauas ei juhtunud { $days ->
    [one] { $days } päeva
   *[other] { $days } päeva
} jooksul midagi, seega see sulgus. `/azul start` avab uue.
lobby-cancelled = **Azul** · See laud suleti enne mängu algust. `/azul start` avab uue.

## What happened, line by line

begun = **Mäng algab.** Järjekord: { LIST($names, separator: ", ") }. Esimese käigu teeb { $starter }.
took = **{ $name }** võttis { source.from } { tiles.told } ja pani { target.onto }.
took-planned = **{ $name }** käis plaani järgi: võttis { source.from } { tiles.told } ja pani { target.onto }.
took-by-computer = Arvuti käis mängija **{ $name }** eest: võttis { source.from } { tiles.told } ja pani { target.onto }.
took-full = Rida on täis.
took-part = Reas on nüüd { $filled }/{ $size }.
took-marker = Kaasa tuleb alustava mängija märk.
took-fell = { $fell ->
    [one] { $fell } { -tile } kukub põrandale.
   *[other] { $fell } { -tile(form: "part") } kukub põrandale.
}
took-keep = Ülejäänud jäävad sinna: { LIST($tiles, separator: ", ") }.
took-scatter = Ülejäänutest läheb { source.to }: { LIST($tiles, separator: ", ") }.
took-cushion = Kaasa tuleb padi: see püüab järgmise kukkuva { -tile(form: "gen") } kinni.
took-cushion-catches = Kaasa tuleb padi, mis püüab karistuseta kinni { $what ->
    [marker] märgi
   *[tile] ühe { -tile(form: "gen") }
}.
took-caught = Padi püüab karistuseta kinni { $what ->
    [marker] märgi
   *[tile] ühe { -tile(form: "gen") }
}.
took-completes = 🏁 **{ $name }** lõpetab { -wall(form: "on") } rea: see on viimane voor.
undid = **{ $name }** võttis viimase käigu tagasi.
took-back = Kõik olid nõus: mängija **{ $name }** viimane käik on tagasi võetud.{ took-back-too }
took-back-alone = **{ $name }** võttis oma viimase käigu tagasi.{ took-back-too }
took-back-too = { $takes ->
    [0] { "" }
    [one] { " " }Tagasi võeti ka järgmine käik ({ LIST($others) }).
   *[other] { " " }Tagasi võeti ka järgmised { $takes } käiku ({ LIST($others) }).
}
resigned = **{ $name }** lahkus mängust. Nüüdsest jäävad selle mängija käigud vahele.
resigned-last = **{ $name }** lahkus mängust.
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
cancelled-game = { $mention } sulges mängu. Võitjat ei ole.
settled = **{ $name }** pani oma { -tile(form: "few") } kohale.
settled-by-computer = Arvuti pani mängija **{ $name }** { -tile(form: "few") } kohale.
extended = Teised otsustasid oodata. { LIST($names) }: käigu aeg algab uuesti.
seat-given = Nüüdsest mängib mängija **{ $name }** eest arvuti, kuni **{ $name }** koha tagasi võtab.
seat-returned = **{ $name }** on tagasi ja mängib arvuti asemel ise edasi.
seat-offered = Mängijale **{ $name }** otsitakse asendajat: igaüks, kes veel ei mängi, saab alloleva nupuga selle koha koos mängulaua ja punktidega. Seni ootab mäng edasi mängijat **{ $name }**.
handover = **{ $name }** soovib oma koha üle anda: igaüks, kes veel ei mängi, saab selle alloleva nupuga koos mängulaua ja punktidega. Seni mängib **{ $name }** edasi.
handover-to = { $mention }, **{ $name }** soovib anda sulle oma koha koos mängulaua ja punktidega: võta see alloleva nupuga. Seni mängib **{ $name }** edasi.
seat-taken = **{ $name }** võttis üle mängija **{ $former }** koha.
seat-taken-for-now = **{ $name }** võttis üle mängija { $mention } koha. Selle saab alloleva nupuga tagasi võtta, kuni **{ $name }** pole veel kaht käiku teinud.
seat-reclaimed = { $mention }, aitäh, et appi tulid: **{ $name }** on oma kohal tagasi.
substitute-left = **{ $former }** andis koha tagasi: see on jälle mängija **{ $name }** oma, ja igaüks, kes veel ei mängi, saab selle alloleva nupuga.
abandoned-by-vote = Teised otsustasid mängu lõpetada. Võitjat ei ole.
abandoned-by-all = Mängima jäi ainult arvuti, seega mäng lõpeb siin. Võitjat ei ole.
expired-game = { $why ->
    [channel] Selle mängu kanal kustutati, seega sulgesin mängu.
    [posting] Ma ei saanud siia 30 päeva kirjutada, seega sulgesin mängu.
   *[server] Mind ei olnud selles serveris 30 päeva, seega sulgesin mängu.
} Võitjat ei ole.

## Pauses. $mention is who paused the game, $when a moment that Discord shows in the reader's language.

# A message begins with this as long as the game is paused.
paused = ⏸️ Mäng on peatatud ({ $mention }, { $when }).
paused-news = { $mention } peatas mängu.
paused-how = -# Keegi ei saa käia ja aeg ei jookse. Kes seda kanalit haldab, saab mängu jätkata nupuga **Jätka** või käsuga `/azul pause`.
# $pace is none, or limited if there are deadlines.
resumed = { $mention } pani mängu jälle käima.{ $pace ->
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
rules-even = ühtlane puistamine

## Placing tiles on free walls

# $count is the number of players in $mentions.
tiling = { LIST($mentions) }: kõik { -tile(form: "few") } on võetud, { COUNT($mentions) ->
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
deadline-moved = -# Aeg, mil mind ei olnud, ei lähe arvesse, seega on tähtaeg nüüd hilisem.

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
reminder-over = { LIST($mentions) }, selle käigu aeg sai otsa. Keegi teine ei mängi, seega mäng lõpeb { $when }, kui { COUNT($mentions) ->
    [one] sa
   *[other] te
} { $phase ->
    [tiling] oma { -tile(form: "many") } enne kohale ei pane.
   *[offer] oma käiku enne ei tee.
}

# For people who wanted a direct message.
unreachable = { LIST($mentions) }: Discord ei luba mul { COUNT($mentions) ->
    [one] sulle otsesõnumit saata, seega mainin sind siin.
   *[other] teile otsesõnumit saata, seega mainin teid siin.
} Täpsemalt: { $me }

## The vote on how a game goes on without those whose time is up

# $late are those people, $mentions the $count others; $needed of these decide. $why is one of the next two.
vote-up = selle käigu aeg sai otsa.
vote-called = mäng ootab endiselt.
vote = { LIST($late) }, { $why } { LIST($mentions) }, kuidas mäng jätkub? { $count ->
    [one] Otsustad sina.
   *[other] Otsustab { $needed ->
        [one] { $needed } hääl
       *[other] { $needed } häält
    } teie { $count } häälest.
}
# $option is one of the next five, which are buttons too.
vote-for = **{ $option }:** { LIST($names) }
vote-wait = Oota
vote-play = Arvuti teeb selle käigu
vote-give = Arvuti mängib edasi
vote-seek = Otsi asendaja
vote-end = Lõpeta mäng
vote-grace = -# Kedagi ei asendata ja mängu ei lõpetata enne seda aega: { $when }.
vote-decided = Otsustatud: **{ $option }** { $when }, kui { LIST($names) } enne ei käi.
vote-until = -# Muidu teeb arvuti selle käigu { $when }. Kui hilineja ise käib, lõpeb hääletus.

## Asking to undo a move once the next player has moved

# $takes is how many moves followed it, $others by whom.
request = { LIST($mentions) }: kas **{ $name }** tohib oma viimase käigu tagasi võtta?{ request-too }
request-too = { $takes ->
    [0] { "" }
    [one] { " " }Tagasi võetaks ka järgmine käik ({ LIST($others) }).
   *[other] { " " }Tagasi võetaks ka järgmised { $takes } käiku ({ LIST($others) }).
}
request-agreed = Nõus: { LIST($names) }.
request-until = -# Nõus peavad olema kõik. Kui keegi selle asemel käib, ei võeta midagi tagasi.
request-granted = **{ $asker }** palus luba käik tagasi võtta ja kõik olid nõus.
request-declined = **{ $asker }** palus luba käik tagasi võtta. **{ $name }** ei olnud nõus, seega käik jääb.
request-withdrawn = **{ $asker }** palus luba käik tagasi võtta, kuid mõtles ümber.
request-lapsed = **{ $asker }** palus luba käik tagasi võtta, kuid mäng läks edasi, seega käik jääb.
request-replaced = **{ $asker }** palus luba käik tagasi võtta, kuid nüüd palub seda **{ $name }**.

## The end of a round

round-title = **{ $round }. voor on läbi.**
round-short = { round-title } { LIST($scores, separator: " · ") }
round-player = **{ $name }** { LIST($steps, separator: ", ") } → **{ $score }**
round-floor = põrand −{ $cost }
round-placement = { tile } { $row }. rida +{ $points }
round-placement-free = { tile } { $row }. rida → { $column }. veerg +{ $points }
round-fallen = { $row }. rida: vaba veergu pole, { tiles.shown } põrandale
round-nothing = ükski rida ei saanud täis
round-left = **{ $name }** on lahkunud; seisuks jääb **{ $score }**
round-next = Alustava mängija märk on mängijal { $name }: tema alustab järgmist vooru.
round-same = Alustava mängija märki ei võtnud keegi, seega alustab jälle { $name }.
round-passed = Järgmist vooru alustab { $name }.

## The end of the game

over-won = 🏆 **{ LIST($names) }** võidab: { points }!
over-shared = 🏆 **{ LIST($names) }** jagavad võitu: { points }!
over-resigned = 🏆 **{ LIST($names) }** võidab: kõik teised on mängust lahkunud.
over-no-tiles = Jagada pole enam ühtegi { -tile(form: "part") }, seega mäng lõpeb.
over-no-space = Ükski allesjäänud { -tile } ei jõuaks enam { -wall(form: "onto") }, seega mäng lõpeb.
over-stalemate = Juba nii mitu vooru järjest, kui on mängijaid, pole ühelegi mängulauale midagi juurde tulnud, seega mäng lõpeb.
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
    .object = { $count ->
        [one] { $count } veeru
       *[other] { $count } veergu
    }
over-colours = { $count ->
    [one] { $count } värv
   *[other] { $count } värvi
}
over-tie = Võrdsete punktide korral on eespool see, kellel on rohkem lõpetatud ridu.
over-thanks = Aitäh mängu eest, { LIST($mentions) }!

## What was remarkable about the game

highlight = ✨ { $highlight }
highlight-tile = { $name }: üks { colour } { -tile } andis { $round }. voorus korraga { points.object }.
highlight-round = { $name } sai { $round }. voorus { points.object }.
highlight-floor = { $name } kaotas põranda tõttu { points.object }.
highlight-clean-floor = { $name } ei kaotanud põranda tõttu ühtegi punkti.
highlight-no-floor = Keegi ei kaotanud põranda tõttu ühtegi punkti.
# $count is the number of $colours.
highlight-colours = { $count ->
    [one] { $name } kogus { -wall(form: "onto") } kõik viis { LIST($colours, form: "part") } { -tile(form: "part") }.
   *[other] { $name } kogus { -wall(form: "onto") } kõik { LIST($colours, form: "few") } { -tile(form: "few") }, igat värvi viis.
}
highlight-columns = { $name } lõpetas { over-columns.object }.
highlight-comeback = { $name } oli pärast { $round }. vooru { points.object } maas ja võitis ikkagi.
highlight-late-comeback = { $name } oli enne lisapunkte { points.object } maas ja võitis ikkagi.
highlight-lead = { $name } oli pärast iga vooru eespool.
highlight-close = { $points ->
    [one] Kõik otsustas üksainus punkt.
   *[other] Kõik otsustas vaid { $points } punkti.
}
highlight-rows = Tasavägisemaks enam ei lähe: otsustasid lõpetatud read.
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
alt-board = { $name }, { points }: mustriread { LIST($lines, separator: ", ") }; { -wall } { $wall }; põrand { $floor }
alt-board-cushion = { alt-board }; { words-cushion }
alt-line-empty = { $row } – tühi
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
alt-tiling = { $name }: oli { $before }, nüüd { $score }, { -wall } { alt-gained }, põrand { alt-cost }
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
words-board = **{ $name }** · { points } · mustriread: { LIST($lines, separator: ", ") } · { -wall }: `{ $wall }` · põrand: { LIST($items, separator: ", ") }{ words-cost }
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
picture-floor = Põrand
picture-rows = Read
picture-columns = Veerud
picture-colours = Värvid
picture-wins = võidab
picture-shared_victory = jagatud võit
picture-factories = Vabrikud
picture-pattern_lines = Mustriread
picture-first_player = Alustaja
# The three steps of a turn in the picture of /azul help.
picture-take = Võta kõik ühte värvi
picture-fill = Pane need ühte ritta
picture-score = Täis rida annab punkte
picture-lobby = Azul
picture-free = vaba
picture-chances = Võiduvõimalused
picture-percent = { NUMBER(0, style: "percent") }
alt-lobby = Azul: kohti täidetud { $seated }/{ $seats }.

## The pictures of the rules in words

rules-page-of = { $page }/{ $pages }
alt-help = Käik kolmes sammus. 1: mõlemad punased plaadid võetakse vabrikult, sinine ja must lähevad laua keskele. 2: punased täidavad teise mustrirea. 3: üks neist läheb kõrvale seinale, kus kolme plaadi jada annab 3 punkti.
alt-rules-1 = Kahe mängija laud mängu alguses. Sildid näitavad vabrikuid, laua keskkohta, alustava mängija märki ning mängulaual mustriridu, seina ja põrandat.
alt-rules-2 = Kaks punast plaati lähevad vabrikult mustriritta, ülejäänud laua keskele
alt-rules-3 = Kaks kollast plaati võib panna esimesse ritta, viiendasse ritta või põrandale
alt-rules-4 = Üksik plaat annab 1 punkti, kolmeses jadas 3, neljases ja kolmeses jadas kokku 7
alt-rules-5 = Lõpetatud rida annab 2 punkti, lõpetatud veerg 7, ühe värvi kõik viis plaati 10
alt-rules-6 = Esimese rea vabad kohad ja punktid, mille punane plaat igal kohal annaks
alt-rules-7 = Viis liiki erivabrikuid ja mida need teevad
alt-rules-8 = Puiste saatis plaadid 2. ja 5. vabrikule, sest padi on 4. kohalt juba läinud
