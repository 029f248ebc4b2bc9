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
dm-replaced = { dm-game } võttis keegi sinu koha üle. Saad selle tagasi võtta, kuni asendaja pole veel kaht käiku teinud: { $link }
dm-returned = { dm-game } on mängija, keda asendasid, tagasi. Aitäh, et appi tulid! { $link }

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
reminder-over = { LIST($mentions) }, selle käigu aeg sai otsa. Keegi teine ei mängi, seega mäng lõpeb, kui { COUNT($mentions) ->
    [one] sa
   *[other] te
} { $phase ->
    [tiling] oma { -tile(form: "many") } kohale ei pane.
   *[offer] oma käiku ei tee.
} Lõpp: { $when }

# $links lead to the games; the message is where the first of them is played.
turns-waiting = { $count ->
    [one] { $mention }, ikka veel on sinu käik.
   *[other] { $mention }, ikka veel on sinu käik { $count } mängus: { LIST($links) }
}
# For people who wanted a direct message.
unreachable = { LIST($mentions) }: Discord ei luba mul { COUNT($mentions) ->
    [one] sulle otsesõnumit saata, seega mainin sind siin.
   *[other] teile otsesõnumit saata, seega mainin teid siin.
} Täpsemalt: { $me }
