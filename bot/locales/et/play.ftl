## Slash commands: descriptions are at most 100 characters.

command-take = Võta ühest kohast kõik ühte värvi plaadid ja pane ühte ritta
command-take-move = Vali käik või kirjuta: valge 2 3, keskelt sinine põrandale, 2w3
command-plan = Plaani privaatselt järgmine käik: tehakse esimene, mis veel sobib
command-place = Vali täis rea jaoks veerg oma vabal seinal
command-place-line = Mitmes rida, 1 kuni 5
command-place-column = Mitmes veerg, 1 kuni 5

## Buttons

button-elsewhere = Võta mujalt
button-floors = Põrandale…
button-colour = { $emoji ->
    [none] { colour.few }…
   *[other] …
}
button-plan = Minu plaan
button-plan-add = Lisa plaani
button-plan-first = Plaani käik
button-plan-another = Lisa veel üks käik
button-plan-prefer = { $place } ↑
button-plan-remove = Eemalda { $place }
button-plan-move = Käi kohe
button-place = Pane kohale
button-space = { $column }. veerg: +{ $points }
button-change = Muuda { $line }. rida
button-confirm = Kinnita
button-skip-confirm = Edaspidi ilma kinnitamata

## Privaatsed vastused

done = Tehtud: { tiles.shown } { source.from } → { target }. Käigu saab tagasi võtta, kuni järgmine mängija käib.
done-final = Tehtud: { tiles.shown } { source.from } → { target }.
# $count is a number of moves, 30 or more.
skip-confirm = Oled järjest kinnitanud { $count ->
    [one] { $count } käigu
   *[other] { $count } käiku
} ega ole ühtegi tagasi võtnud. Võid käia ka ilma nuputa **Kinnita**; tagasi võtta saad käigu ikka.
confirm-skipped = Nüüdsest tehakse valitud käik kohe. Kinnitamise saad jälle sisse lülitada käsuga `/azul me`.

## The panel for a take

panel-tiles = **{ $place }** { LIST($tiles, form: "shown", separator: ", ") }
panel-guessed = Ma ei saa tekstis „{ $text }“ kõigest aru. Kas mõtled seda käiku?
panel-from = { $source ->
    [centre] **Laua keskkoht:** { panel-from-tiles }
   *[other] **Vabrik { $place }:** { panel-from-tiles }
}
panel-from-tiles = { LIST($tiles, form: "shown", separator: ", ") }
panel-disc = -# { $does }
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
panel-short = { $emoji ->
    [none] { colour.few } { $line }{ $effect }
   *[other] { $line }{ $effect }
}
panel-signs = -# { LIST($signs, separator: " · ") }
panel-sign-full = ✓ – rida saab täis
panel-sign-falls = ↓ – mitu { -tile(form: "part") } kukub põrandale
panel-sign-opens = … näitab värvi ridu
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
panel-scatter = Ülejäänud jagatakse vabrikute { $left } ja { $right } vahel: { LIST($tiles) }. Vali, kuidas.
panel-split = { LIST($shares, separator: " · ") }
panel-share = { LIST($colours, separator: ", ", form: "few") } → { $source }
panel-floor-cost = { $after ->
    [0] Põranda tõttu sa selles voorus punkte ei kaota.
    [one] Põranda tõttu kaotad selles voorus { $after } punkti (praegu { $before }).
   *[other] Põranda tõttu kaotad selles voorus { $after } punkti (praegu { $before }).
}

## Planning the next turn

plan-ahead = **Plaan sinu järgmiseks käiguks** · Praegu on käigul { $name }.
plan-not-yet = Praegu ei ole sinu käik. Käigul on { $name }.
plan-source = Kust soovid { -tile(form: "many") } võtta?
plan-turn-came = Nüüd on sinu käik, seega ei läinud midagi plaani. Mida siin valid, see ongi su käik.
plan-your-turn = On sinu käik, seega pole midagi plaanida. Mida siin valid, see ongi su käik.
plan-title = **Sinu plaan.** Seda näed ainult sina.
# $place is 1 for the preferred take.
plan-wish = **{ $place }** { tiles.shown } { source.from } → { target }
plan-wish-scattered = { plan-wish }, { LIST($shares, separator: ", ") }
plan-wish-unfit = **{ $place }** ~~{ tiles.shown } { source.from } → { target }~~ nii enam ei saa
plan-how = -# Kui käik jõuab sinuni, ootan { $seconds ->
    [one] { $seconds } sekundi
   *[other] { $seconds } sekundit
} juhuks, kui eelmine käik tagasi võetakse. Siis teen neist käikudest esimese, mis toob sulle endiselt samad { -tile(form: "few") }. Kui ükski ei too, käid ise.
plan-bound = -# Plaan käib selle kohta, mis praegu laual on. See lõpeb koos sinu käigu või vooruga.
plan-gone = Sul pole midagi plaanitud.
plan-dropped = On sinu käik, kuid selleks pole enam midagi plaanitud.
# $when is a moment that Discord shows in the reader's language, such as: in 20 seconds.
plan-waits = **Sinu käik.** Kui sa ise enne ei käi või plaanist ei loobu ({ $command }), tehakse plaanitud käik { plan-take }. Aeg: { $when }
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
    [0] karistuseta
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

refusal-turn-came = Nüüd on sinu käik, seega pole midagi plaanida. Käia saad käsuga `/azul take`.
refusal-plan-full = Plaanis on juba { $most ->
    [one] { $most } käik
   *[other] { $most } käiku
}, rohkem ei mahu. Eemalda enne mõni.
refusal-tiling = Kõik { -tile(form: "few") } on võetud ja igaüks, kellel on valida, paneb omi kohale. `/azul table` näitab, kes peab veel valima.
