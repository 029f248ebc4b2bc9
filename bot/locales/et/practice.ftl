## Harjutusmäng arvutite vastu, mida näeb ainult mängija ise.

practice-options = **Uus harjutusmäng** · vali, kuidas soovid mängida, ja alusta.
practice-options-instead = **Uus harjutusmäng** · vali, kuidas soovid mängida, ja alusta. Praegune mäng ({ $round }. voor) läheb siis kaotsi.
practice-undone = Tagasi võetud: laud on jälle nii, nagu oli.
practice-moved-on = Sinu harjutusmäng on vahepeal edasi läinud. Siin on praegune seis.
button-practice-new = Alusta mängu
button-practice-options = Uus mäng…
button-practice-next = Järgmine voor
button-practice-result = Tulemus
button-practice-again = Mängi uuesti
button-hint = Vihje
# Leads to what one of the takes in the hint would do.
button-hint-take = Variant { $letter }
button-hint-hide = Peida
# A question to the computer, about the player's last take.
button-judge = Mida oleksid sina teinud?

# $count is how many takes follow, a line for each.
hint = { $count ->
    [one] **Vihje** · Ainus käik, mida tasub kaaluda:
   *[other] **Vihje** · Minu meelest { $count } parimat käiku:
}
# $outlook is what the move is worth, $why how many $reasons there are, $scatters how many $shares there are
# of what a scatter factory is left with: "blue 3, red 5".
hint-take = **{ $letter }** { judge-take }
# What can be said for each of the moves.
hint-shared = Kõik: { LIST($reasons, separator: " · ") }
hint-how = -# Protsendid näitavad sinu võiduvõimalust pärast sekundilist mõtlemist.
# Instead of it when the game is decided.
hint-how-points = -# Mäng on peaaegu otsustatud, seega näed siin, mitme punktiga sa tõenäoliselt võidad või kaotad.
# What a move is worth: how likely the player is to win with it.
outlook-chance = { NUMBER($chance, style: "percent") }
# When the game is decided: by how many points, at least 0, the player ends ahead or behind; $signed is that with + or −.
outlook-points = { $points ->
    [one] { $signed } punkt
   *[other] { $signed } punkti
}
judge-take = { tiles.shown } { source.from } → { target }{ $scatters ->
        [0] { "" }
       *[other] { " " }({ LIST($shares, separator: ", ") })
    } · **{ $outlook }**{ $why ->
        [0] { "" }
       *[other] { " " }· { LIST($reasons, separator: " · ") }
    }
judge-same = **Oleksin teinud sama:** { judge-take }
judge-as-good = **Sinu käik pole teistest halvem:** { judge-take }
judge-better = **Mina oleksin teinud nii:** { judge-take }
# $cost is how much less likely the player is to win, in percentage points.
judge-yours = **Sinu käik:** { judge-take }. Võiduvõimalusest läheb nii maha { $cost ->
    [one] { $cost } protsendipunkt
   *[other] { $cost } protsendipunkti
}.
# The same when the game is decided; $cost is in points.
judge-yours-points = **Sinu käik:** { judge-take }. See maksab sulle umbes { $cost ->
    [one] { $cost } punkti
   *[other] { $cost } punkti
}.

refusal-no-practice = Sul ei ole harjutusmängu. `/azul practice` alustab uut.
refusal-practice-moved-on = Sinu harjutusmäng on vahepeal edasi läinud. `/azul practice` näitab praegust seisu.
refusal-practice-unmoved = Sa pole veel midagi teinud, mida saaks tagasi võtta.
refusal-practice-untaken = Sa pole veel ühtegi käiku teinud, millest rääkida.

## Slash commands: descriptions are at most 100 characters.

command-practice = Mängi privaatselt arvutite vastu, vihjete ja tagasivõtmisega
command-practice-level = Kui hästi arvutid mängivad: 1–10 või 0 (sinu tasemel)

## What is refused, and what to do instead

refusal-advice-tiling = Vihjeid annan { -tile(form: "plgen") } võtmiseks. Praegu ei ole kellelgi midagi võtta.
refusal-advice-busy = Praegu küsivad liiga paljud korraga. Küsi mõne sekundi pärast uuesti.
refusal-advice-replaced = Küsisid uuesti, seega vastan ainult uuele küsimusele.
refusal-advice-failed = Arvuti ei saanud sellega praegu hakkama. Küsi hetke pärast uuesti.
