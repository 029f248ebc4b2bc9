## Vihjed: miks on käik hea või halb

# Järgneb loend käigu kohta: „täidab 4. rea: 5 punkti · võtab mängijalt Bruno 3 punast · 1 plaat kukub (−1)“.
# Read ja veerud on arvudega alates 1.
reasons = { LIST($reasons, separator: " · ") }
reason-fills = täidab { $line }. rea: { points }
# $missing spaces of the line are still empty then.
reason-starts = täiendab { $line }. rida (puudu veel { $missing })
# As above, but there aren't enough tiles of the color to fill the line in this round.
reason-unfinished = jätab { $line }. rea poolikuks (puudu veel { $missing })
# With a free wall: no column takes the line's colour, so its tiles fall and cost $points.
reason-no-room = { $line }. rea jaoks pole veergu (−{ $points })
# $count tiles fall to the floor, which costs $points.
reason-falls = { $count ->
    [one] { $count } { -tile } kukub (−{ $points })
   *[other] { $count } { -tile(form: "part") } kukub (−{ $points })
}
# $points is what the marker costs on the floor, perhaps 0.
reason-takes-marker = { $points ->
    [0] võtab alustava mängija märgi
   *[other] võtab alustava mängija märgi (−{ $points })
}
reason-leaves-marker = jätab alustava mängija märgi mängijale { $name }
reason-takes-cushion = võtab padja
reason-completes-column = lõpetab { $column }. veeru (+7)
reason-completes-colour = kogub kõik { colour.few } (+10)
reason-nears-column = { $column }. veerus on siis 4 { -tile(form: "part") }
reason-nears-colour = { -wall(form: "on") } on siis 4 { colour.part }
# A row of the wall is complete, so this is the last round.
reason-ends-game = lõpetab { $line }. reaga mängu
# The player could have ended the game.
reason-keeps-going = mäng läheb edasi
# $name wanted these tiles to fill $line, or just wanted them if that is none. $count, $colour and $emoji are about the tiles.
reason-denies = { $line ->
    [none] võtab mängija { $name } eest ära { tiles.object }
   *[other] võtab mängija { $name } eest ära { tiles.object } { $line }. rea jaoks
}
# As above, but a better take would have denied them.
reason-lets = { $line ->
    [none] jätab mängijale { $name } { tiles.object }
   *[other] jätab mängijale { $name } { tiles.object } { $line }. rea jaoks
}
# As above: tiles that the take sends to the center, or to another factory.
reason-gives = { $line ->
    [none] annab mängijale { $name } { tiles.object }
   *[other] annab mängijale { $name } { tiles.object } { $line }. rea jaoks
}
# The best take would bring about $points more by the end of the round.
reason-passes-up = jätab saamata { points.object }
# By the end of the round $name will have to drop tiles for $points.
reason-burdens = { $name } peab hiljem { -tile(form: "many") } põrandale panema (−{ $points })
# The same for whoever makes the take.
reason-burdens-mover = hiljem tuleb { -tile(form: "many") } põrandale panna (−{ $points })

# $share is how likely the player is to win.
chance = { $name } { NUMBER($share, style: "percent") }
