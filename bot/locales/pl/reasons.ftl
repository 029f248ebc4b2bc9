## Hints, and what a take was worth

# What follows is about a take, in a list: "fills line 4 for 5 points · denies Bruno 3 red · drops 1 tile (−1)".
# Lines and columns have numbers from 1.
reasons = { LIST($reasons, separator: " · ") }
reason-fills = zapełnia { -line(form: "acc") } { $line }: { points }
# $missing spaces of the line are still empty then.
reason-starts = rozbudowuje { -line(form: "acc") } { $line } (brakuje jeszcze { $missing })
# As above, but there aren't enough tiles of the color to fill the line in this round.
reason-unfinished = zostawia { -line(form: "acc") } { $line } niepełną (brakuje jeszcze { $missing })
# With a free wall: no column takes the line's colour, so its tiles fall and cost $points.
reason-no-room = dla { -line(form: "gen") } { $line } nie ma wolnej kolumny (−{ $points })
# $count tiles fall to the floor, which costs $points.
reason-falls = { $count ->
    [one] spada { $count } { -tile } (−{ $points })
    [few] spadają { $count } { -tile(form: "few") } (−{ $points })
   *[many] spada { $count } { -tile(form: "many") } (−{ $points })
}
# As reason-falls, where the floor is full or a cushion catches them.
reason-falls-free = { $count ->
    [one] { $count } { -tile } spada bez kary
    [few] { $count } { -tile(form: "few") } spadają bez kary
   *[many] { $count } { -tile(form: "many") } spada bez kary
}
# $points is what the marker costs on the floor, perhaps 0.
reason-takes-marker = { $points ->
    [0] bierze płytkę gracza rozpoczynającego
   *[other] bierze płytkę gracza rozpoczynającego (−{ $points })
}
# A forecast, as all with "probably": who moves next takes it.
reason-leaves-marker = płytkę gracza rozpoczynającego weźmie pewnie { $name }
reason-takes-cushion = bierze poduszkę
reason-completes-column = uzupełnia kolumnę { $column } (+7)
reason-completes-colour = kompletuje kolor { colour } (+10)
reason-nears-column = w kolumnie { $column } będą 4 { -tile(form: "few") }
reason-nears-colour = { -wall(form: "on") } będą 4 { colour.few }
# A row of the wall is complete, so this is the last round.
reason-ends-game = kończy grę rzędem { $line }
# The player could have ended the game.
reason-keeps-going = gra toczy się dalej
# $name wanted these tiles to fill $line, or just wanted them if that is none. $count, $colour and $emoji are about the tiles.
reason-denies = { $line ->
    [none] zabiera graczowi { $name } { tiles.acc }
   *[other] zabiera graczowi { $name } { tiles.acc } do { -line(form: "gen") } { $line }
}
# As above, but a better take would have denied them.
reason-lets = { $line ->
    [none] zostawia graczowi { $name } { tiles.acc }
   *[other] zostawia graczowi { $name } { tiles.acc } do { -line(form: "gen") } { $line }
}
# As above: tiles that the take sends to the center, or to another factory.
reason-gives = { $line ->
    [none] oddaje graczowi { $name } { tiles.acc }
   *[other] oddaje graczowi { $name } { tiles.acc } do { -line(form: "gen") } { $line }
}
# The best take would bring about $points more by the end of the round.
reason-passes-up = traci okazję na { points }
# By the end of the round $name will have to drop tiles for $points.
reason-burdens = zostawia gracza { $name } z nadmiarem { -tile(form: "many") } (−{ $points })
# The same for whoever makes the take.
reason-burdens-mover = potem nadmiar { -tile(form: "many") } (−{ $points })
# The line is left to these tiles, which are still there: $source, $count and $colour are about them.
reason-keeps = rezerwuje { -line(form: "acc") } { $line } na { tiles.acc } { source.from }
# All of the take falls though there is room for it on the line.
reason-keeps-room = zostawia miejsce { -line(form: "on") } { $line }
# Whatever $name takes next, it can't fill a line; now something could.
reason-leaves-nothing = nie zostawia graczowi { $name } niczego do zapełnienia { -line(form: "gen") }
# No tile falls.
reason-drops-nothing = nic nie spada
# Something falls, but there is no take for which less is lost on the floor.
reason-drops-least = mniej { -floor(form: "for") } nie da się stracić
# $tiles is what goes to the center from where the take is made, $number how many tiles.
reason-sends = { $number ->
    [0] niczego nie dokłada na środek pola gry
   *[other] na środek pola gry: { LIST($tiles, separator: ", ") }
}
# Four forecasts of how the round goes on: the line will be filled.
reason-will-fill = później pewnie zapełni { -line(form: "acc") } { $line }
# The player's next take goes to this line.
reason-will-build = potem pewnie rozbuduje { -line(form: "acc") } { $line }
# So many fewer tiles of theirs fall than after the best other take.
reason-will-spare = później spadnie pewnie o { $count } mniej
# So many tiles of $name fall, or more.
reason-will-drop = graczowi { $name } spadnie później pewnie co najmniej { $count }
# The same for whoever makes the take.
reason-will-drop-mover = później spadnie pewnie co najmniej { $count }

# $share is how likely the player is to win.
chance = { $name } { NUMBER($share, style: "percent") }
