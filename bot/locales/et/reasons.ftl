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
# As reason-falls, where the floor is full or a cushion catches them.
reason-falls-free = { $count ->
    [one] { $count } { -tile } kukub karistuseta
   *[other] { $count } { -tile(form: "part") } kukub karistuseta
}
# $points is what the marker costs on the floor, perhaps 0.
reason-takes-marker = { $points ->
    [0] võtab alustava mängija märgi
   *[other] võtab alustava mängija märgi (−{ $points })
}
# A forecast, as all with "probably": who moves next takes it.
reason-leaves-marker = { $name } võtab arvatavasti alustava mängija märgi
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
reason-passes-up = jätab { points.object } saamata
# By the end of the round $name will have to drop tiles for $points.
reason-burdens = { $name } peab hiljem { -tile(form: "many") } põrandale panema (−{ $points })
# The same for whoever makes the take.
reason-burdens-mover = hiljem tuleb { -tile(form: "many") } põrandale panna (−{ $points })
# The line is left to these tiles, which are still there: $source, $count and $colour are about them.
reason-keeps = hoiab { $line }. rida valmis: { source.at } on { tiles }
# All of the take falls though there is room for it on the line.
reason-keeps-room = jätab { $line }. ritta ruumi
# Whatever $name takes next, it can't fill a line; now something could.
reason-leaves-nothing = ei jäta mängijale { $name } midagi, millega rida täita
# No tile falls.
reason-drops-nothing = ükski { -tile } ei kuku
# Something falls, but there is no take for which less is lost on the floor.
reason-drops-least = põranda tõttu vähem kaotada ei saa
# $tiles is what goes to the center from where the take is made, $number how many tiles.
reason-sends = { $number ->
    [0] ei lisa laua keskele midagi
   *[other] laua keskele: { LIST($tiles, separator: ", ") }
}
# Four forecasts of how the round goes on: the line will be filled.
reason-will-fill = täidab hiljem arvatavasti { $line }. rea
# The player's next take goes to this line.
reason-will-build = täiendab järgmisena arvatavasti { $line }. rida
# So many fewer tiles of theirs fall than after the best other take.
reason-will-spare = hiljem kukub arvatavasti { $count } võrra vähem
# So many tiles of $name fall, or more.
reason-will-drop = mängijal { $name } kukub hiljem arvatavasti vähemalt { $count }
# The same for whoever makes the take.
reason-will-drop-mover = hiljem kukub arvatavasti vähemalt { $count }

# $share is how likely the player is to win.
chance = { $name } { NUMBER($share, style: "percent") }
