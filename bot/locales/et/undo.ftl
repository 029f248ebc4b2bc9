## Slash commands: descriptions are at most 100 characters.

command-undo = Võta viimane käik tagasi või küsi teistelt luba, kui keegi on juba käinud

## Buttons

button-ask = Küsi teistelt
button-withdraw = Loobu palvest
button-agree = Nõus
button-decline = Ei ole nõus

## Privaatsed vastused

undone = Viimane käik on tagasi võetud: kord on jälle sinu käes.
undo-ask = Omal käel ei saa sa viimast käiku enam tagasi võtta, aga võid teistelt luba küsida.{ request-too } Kui kas või üks ei ole nõus, ei võeta midagi tagasi.
undo-asked = Palusid luba oma viimane käik tagasi võtta. Vastamata on: { LIST($names) }. Kui keegi selle asemel käib, ei võeta midagi tagasi.
undo-over = Sinu palve aeg on läbi. Tulemust näed kanalis.
undo-withdrawn = Loobusid palvest: käik jääb kehtima.
undo-agreed = Andsid nõusoleku.
undo-declined = Sa ei olnud nõus, seega ei võeta midagi tagasi.

## What is refused, and what to do instead

refusal-nothing-to-undo = Sul pole midagi tagasi võtta. Käigu saab tagasi võtta, kuni järgmine mängija käib, ja hiljem siis, kui kõik on nõus, aga mitte enam pärast seda, kui kõik { -tile(form: "few") } on võetud või mõni mängija lahkunud.
refusal-undo-is-free = Sa ei pea kelleltki luba küsima: `/azul undo` võtab su viimase käigu tagasi, sest pärast seda pole keegi käinud.
refusal-undo-declined = Teistelt on selle käigu kohta juba küsitud ja nad ei olnud nõus, seega käik jääb.
refusal-asked-already = Oled juba küsinud. Uuesti saad küsida, kui keegi on käinud.
refusal-asked-too-often = Selles voorus oled küsinud juba { $most ->
    [one] { $most } korra
   *[other] { $most } korda
}. Uuesti saad küsida järgmises voorus.
refusal-request-over = Seda ei küsi enam keegi. `/azul table` näitab mängu praegust seisu.
refusal-own-request = Nõus peavad olema teised, mitte sina. **Ei ole nõus** võtab su palve tagasi.
refusal-agreed-already = Oled juba nõustunud.

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
