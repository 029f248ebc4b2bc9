## Hints, and what a take was worth

# What follows is about a take, in a list: "fills line 4 for 5 points · denies Bruno 3 red · drops 1 tile (−1)".
# Lines and columns have numbers from 1.
reasons = { LIST($reasons, separator: " · ") }
reason-fills = заповнює { -line(form: "acc") } { $line }: { points }
# $missing spaces of the line are still empty then.
reason-starts = поповнює { -line(form: "acc") } { $line }, бракує ще { $missing }
# As above, but there aren't enough tiles of the color to fill the line in this round.
reason-unfinished = лишає { -line(form: "acc") } { $line } неповною, бракує ще { $missing }
# With a free wall: no column takes the line's colour, so its tiles fall and cost $points.
reason-no-room = для { -line(form: "gen") } { $line } немає вільної вертикалі (−{ $points })
# $count tiles fall to the floor, which costs $points.
reason-falls = { $count ->
    [one] скидає { $count } { -tile(form: "acc") } (−{ $points })
    [few] скидає { $count } { -tile(form: "few") } (−{ $points })
   *[many] скидає { $count } { -tile(form: "many") } (−{ $points })
}
# As reason-falls, where the floor is full or a cushion catches them.
reason-falls-free = { $count ->
    [one] скидає { $count } { -tile(form: "acc") } без втрат
    [few] скидає { $count } { -tile(form: "few") } без втрат
   *[many] скидає { $count } { -tile(form: "many") } без втрат
}
# $points is what the marker costs on the floor, perhaps 0.
reason-takes-marker = { $points ->
    [0] бере маркер першого ходу
   *[other] бере маркер першого ходу (−{ $points })
}
# A forecast, as all with "probably": who moves next takes it.
reason-leaves-marker = маркер першого ходу, мабуть, візьме { $name }
reason-takes-cushion = бере подушку
reason-completes-column = заповнює вертикаль { $column } (+7)
reason-completes-colour = збирає { colour } колір (+10)
reason-nears-column = у вертикалі { $column } буде 4 { -tile(form: "few") }
reason-nears-colour = { -wall(form: "on") } буде 4 { colour.few }
# A row of the wall is complete, so this is the last round.
reason-ends-game = закінчує гру горизонталлю { $line }
# The player could have ended the game.
reason-keeps-going = не закінчує гру
# $name wanted these tiles to fill $line, or just wanted them if that is none. $count, $colour and $emoji are about the tiles.
reason-denies = { $line ->
    [none] перехоплює в гравця { $name } { tiles.acc }
   *[other] перехоплює в гравця { $name } { tiles.acc } для { -line(form: "gen") } { $line }
}
# As above, but a better take would have denied them.
reason-lets = { $line ->
    [none] лишає гравцеві { $name } { tiles.acc }
   *[other] лишає гравцеві { $name } { tiles.acc } для { -line(form: "gen") } { $line }
}
# As above: tiles that the take sends to the center, or to another factory.
reason-gives = { $line ->
    [none] віддає гравцеві { $name } { tiles.acc }
   *[other] віддає гравцеві { $name } { tiles.acc } для { -line(form: "gen") } { $line }
}
# The best take would bring about $points more by the end of the round.
reason-passes-up = упускає { points }
# By the end of the round $name will have to drop tiles for $points.
reason-burdens = гравцеві { $name } потім доведеться скидати (−{ $points })
# The same for whoever makes the take.
reason-burdens-mover = потім доведеться скидати (−{ $points })
# The line is left to these tiles, which are still there: $source, $count and $colour are about them.
reason-keeps = лишає { -line(form: "acc") } { $line } під { tiles.acc } { source.at }
# All of the take falls though there is room for it on the line.
reason-keeps-room = лишає місце { -line(form: "on") } { $line }
# Whatever $name takes next, it can't fill a line; now something could.
reason-leaves-nothing = гравцеві { $name } не буде чим заповнити { -line(form: "acc") }
# No tile falls.
reason-drops-nothing = нічого не скидає
# Something falls, but there is no take for which less is lost on the floor.
reason-drops-least = втрачає { -floor(form: "for") } якнайменше
# $tiles is what goes to the center from where the take is made, $number how many tiles.
reason-sends = { $number ->
    [0] нічого не додає в центр столу
   *[other] у центр столу: { LIST($tiles, separator: ", ") }
}
# Four forecasts of how the round goes on: the line will be filled.
reason-will-fill = згодом, мабуть, заповнить { -line(form: "acc") } { $line }
# The player's next take goes to this line.
reason-will-build = далі, мабуть, поповнить { -line(form: "acc") } { $line }
# So many fewer tiles of theirs fall than after the best other take.
reason-will-spare = згодом, мабуть, скине на { $count } менше
# So many tiles of $name fall, or more.
reason-will-drop = гравець { $name } згодом, мабуть, скине щонайменше { $count }
# The same for whoever makes the take.
reason-will-drop-mover = згодом, мабуть, скине щонайменше { $count }

# $share is how likely the player is to win.
chance = { $name } { NUMBER($share, style: "percent") }
