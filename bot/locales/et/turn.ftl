## Placing tiles on free walls

# $count is the number of players in $mentions.
tiling = { LIST($mentions) }: kõik { -tile(form: "few") } on võetud. { COUNT($mentions) ->
    [one] Vali, kuhu sinu omad lähevad
   *[other] Valige, kuhu teie omad lähevad
}!
tiling-computers = Kõik { -tile(form: "few") } on võetud, ülejäänud paneb kohale arvuti.
tiling-turn = Oma { -tile(form: "many") } { COUNT($names) ->
    [one] peab
   *[other] peavad
} veel kohale panema { LIST($names) }.

## The turn message

# A notification shows the beginning of a message, and emojis as :azul_blue:, so both have to read as sentences.
turn = { $mention }, sinu käik!
turn-new = { $sources ->
    [factories] Vali altpoolt vabrik.
    [centre] Vali altpoolt laua keskkoht.
   *[both] Vali altpoolt vabrik või laua keskkoht.
}
turn-bot = { $name } mõtleb.
turn-computer = Arvuti käib mängija { $name } eest.
panel-source = **Sinu käik.** Kust soovid { -tile(form: "many") } võtta?
panel-moved-on = Mäng on vahepeal edasi läinud. Siin on praegune seis.
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
away = -# **{ $name }** on puhkusel kuni { $day } (kaasa arvatud) ja tema kell seisab. Tagasi: { $when }
standing = -# Kell seisab kuni { $time } · { $when }
deadline-moved = -# Aeg, mil mind ei olnud, ei lähe arvesse, seega on tähtaeg nüüd hilisem.
