## What happened, line by line

begun = **Mäng algab.** Järjekord: { LIST($names, separator: " → ") }.
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
cancelled-game = { $mention } sulges mängu. Võitjat ei ole.
settled = **{ $name }** pani oma { -tile(form: "few") } kohale.
settled-by-computer = Arvuti pani mängija **{ $name }** { -tile(form: "few") } kohale.
stand-in = -# **{ $name }** pole praegu saadaval: selle käigu tegi asendajana arvuti ({ $level }).
extended = Teised otsustasid oodata: käigu aeg algab uuesti ({ LIST($names) }).
seat-given = Nüüdsest mängib mängija **{ $name }** eest arvuti, kuni **{ $name }** koha tagasi võtab.
seat-returned = **{ $name }** on tagasi ja mängib arvuti asemel ise edasi.
returned = Tere tulemast tagasi: koht on jälle sinu käes.
seat-offered = Mängijale **{ $name }** otsitakse asendajat: igaüks, kes veel ei mängi, saab alloleva nupuga selle koha koos mängulaua ja punktidega. Seni ootab mäng edasi mängijat **{ $name }**.
handover = **{ $name }** soovib oma koha üle anda: igaüks, kes veel ei mängi, saab selle alloleva nupuga koos mängulaua ja punktidega. Seni mängib **{ $name }** edasi.
handover-to = { $mention }, **{ $name }** soovib anda sulle oma koha koos mängulaua ja punktidega: võta see alloleva nupuga. Seni mängib **{ $name }** edasi.
seat-taken = **{ $name }** võttis üle mängija **{ $former }** koha.
seat-taken-for-now = **{ $name }** võttis üle mängija { $mention } koha. Selle saab alloleva nupuga tagasi võtta, kuni **{ $name }** pole veel kaht käiku teinud.
seat-reclaimed = { $mention }, aitäh, et appi tulid: **{ $name }** on oma kohal tagasi.
substitute-left = **{ $former }** andis koha tagasi: see on jälle mängija **{ $name }** oma ja igaüks, kes veel ei mängi, saab selle alloleva nupuga.
abandoned-by-vote = Teised otsustasid mängu lõpetada. Võitjat ei ole.
abandoned-by-all = Mängima jäi ainult arvuti, seega mäng lõpeb siin. Võitjat ei ole.
expired-game = { $why ->
    [channel] Selle mängu kanal kustutati, seega sulgesin mängu.
    [posting] Ma ei saanud siia 30 päeva kirjutada, seega sulgesin mängu.
   *[server] Mind ei olnud selles serveris 30 päeva, seega sulgesin mängu.
} Võitjat ei ole.
