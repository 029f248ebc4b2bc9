## python -m azul replay FILE ja verify: mida näitab terminal, seega ilma emojide ja Markdownita.
## Mängulauad ja seisud on kirjaviisis (docs/notation.md), mis on igas keeles sama.

# $begun is a time such as 2026-03-01T18:30:00Z.
gamefile-game = Mäng { $game }, algus { $begun }: { LIST($names, separator: ", ") }. Alustab { $starter }.
gamefile-rules = Reeglid: { LIST($rules, separator: ", ") }.
gamefile-round = { $round }. voor: alustab { $name }
# $place is a factory's number, with its kind in parentheses if it is special.
gamefile-factory = vabrik { $place }: { LIST($tiles, separator: ", ") }
gamefile-surplus = lisa: { colour }
gamefile-pull = { $factory }. vabrik tõmbab { $neighbour }. vabrikult: { colour }

## What happened. $number counts the events; $parts are the next four messages, as far as they apply.

gamefile-take = { $number }. { $name }: { LIST($parts, separator: ", ") }
gamefile-taken = { source.from } { tiles } { target.onto }
gamefile-fell = põrandale { $fell }
gamefile-caught = padjale: { $what }
gamefile-rest = { source.to }: { LIST($tiles, form: "few") }
gamefile-place = { $number }. { $name }: { round-placement-free }
gamefile-settle = { $number }. { $name } kinnitab plaatide kohad
gamefile-undo = { $number }. { $name } võtab selle tagasi
gamefile-take-back = { $number }. Kõik on nõus, et { $name } võtab käigu tagasi: { $takes ->
    [one] tühistatud on viimane käik
   *[other] tühistatud on viimased { $takes } käiku
}
gamefile-resign = { $number }. { $name } lahkub mängust

## The end of a round. $steps are tiles placed, lines that fell, and the next two messages.

gamefile-tiling = Pärast { $round }. vooru
gamefile-scored = { $name }: { $before } → { LIST($steps, separator: ", ") } → { $score }
gamefile-left = { $name } on mängust lahkunud
gamefile-floor = { round-floor } ({ LIST($items, separator: ", ") })
gamefile-bonus = { $name }: lisapunktid { $bonus } ({ LIST($parts, separator: ", ") })
gamefile-no-bonus = { $name }: lisapunkte pole
gamefile-score = { $name }: { points }
gamefile-lying = põrand: { LIST($items, separator: ", ") }

## The end of the game

gamefile-running = Mäng alles käib.
gamefile-resignation = Alles on ainult üks mängija, seega mäng lõpeb siin, ilma lisapunktideta.
gamefile-ranking = Lõppjärjestus
# $count is how many complete rows.
gamefile-rank = { $place }. { $name }: { points }, { over-rows }{ $how ->
    [left] { " " }(lahkus mängust)
    [shared] { " " }(jagatud võit)
   *[alone] { "" }
}

## An error in a file. $field, $found, $expected, $part, $reason and $happened are quoted from it as they are.

gamefile-wrong = { $event ->
    [0] { $file }: failis on viga: { $why }
   *[other] { $file }: viga sündmuses { $event }: { $why }
}
gamefile-wrong-too-large = see on suurem kui { $largest } baiti
gamefile-wrong-not-text = see ei ole UTF-8 tekst (bait { $position })
gamefile-wrong-not-json = see ei ole JSON: { $reason }
gamefile-wrong-format = see ei ole mängufail
gamefile-wrong-version = selle versiooni { $found } see programm ei loe
gamefile-wrong-rulings = selle reeglitäpsustusi numbriga { $found } see programm ei tunne
gamefile-wrong-missing = { $field } puudub
gamefile-wrong-invalid = { $field } ei saa olla { $found }
gamefile-wrong-unknown = { $field } ei käi siia
gamefile-wrong-notation = { $found } ei vasta kirjaviisile ({ $part })
gamefile-wrong-illegal = „{ $happened }“ ei ole siin võimalik: { $reason }
gamefile-wrong-differs = { $field } on { $found }, aga peaks olema { $expected }

## Whether all draws follow from the secret

gamefile-no-secret = Mängu { $game } ei saa veel kontrollida: failis ei ole saladust, mis avaldatakse mängu lõppedes. Sidumisväärtus on { $commitment }.
# What the lobby showed, the commitment, who began, or a deal.
gamefile-subject = { $subject ->
    [lobby] laua kutse
    [commitment] sidumisväärtus
    [starter] alustaja
   *[deal] { $round }. vooru jagamine (sündmus { $event })
}
gamefile-open = { gamefile-subject }: võrdlemata, seal peab olema { $expected }
gamefile-right = { gamefile-subject }: KLAPIB, { $found }
gamefile-differs = { gamefile-subject }: EI KLAPI, saladusest tuleneb { $expected }, failis on { $found }
gamefile-other = { gamefile-subject }: EI KLAPI, failis on { $found }
gamefile-verified = Kõik tuleneb saladusest.
gamefile-not-verified = Saladusest EI tulene kõik.
