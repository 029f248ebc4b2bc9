## Hints, and what a take was worth

# What follows is about a take, in a list: "fills line 4 for 5 points · denies Bruno 3 red · drops 1 tile (−1)".
# Lines and columns have numbers from 1.
reasons = { LIST($reasons, separator: " · ") }
reason-fills = заполняет { -line(form: "acc") } { $line }: { points }
# $missing spaces of the line are still empty then.
reason-starts = пополняет { -line(form: "acc") } { $line }, не хватает ещё { $missing }
# As above, but there aren't enough tiles of the color to fill the line in this round.
reason-unfinished = оставляет { -line(form: "acc") } { $line } неполной, не хватает ещё { $missing }
# With a free wall: no column takes the line's colour, so its tiles fall and cost $points.
reason-no-room = для { -line(form: "gen") } { $line } нет свободной вертикали (−{ $points })
# $count tiles fall to the floor, which costs $points.
reason-falls = { $count ->
    [one] { $count } { -tile } { -floor(form: "onto") } (−{ $points })
    [few] { $count } { -tile(form: "few") } { -floor(form: "onto") } (−{ $points })
   *[many] { $count } { -tile(form: "many") } { -floor(form: "onto") } (−{ $points })
}
# As reason-falls, where the floor is full or a cushion catches them.
reason-falls-free = { $count ->
    [one] { $count } { -tile } { -floor(form: "onto") } без потерь
    [few] { $count } { -tile(form: "few") } { -floor(form: "onto") } без потерь
   *[many] { $count } { -tile(form: "many") } { -floor(form: "onto") } без потерь
}
# $points is what the marker costs on the floor, perhaps 0.
reason-takes-marker = { $points ->
    [0] берёт жетон первого игрока
   *[other] берёт жетон первого игрока (−{ $points })
}
# A forecast, as all with "probably": who moves next takes it.
reason-leaves-marker = жетон первого игрока, вероятно, возьмёт { $name }
reason-takes-cushion = берёт подушку
reason-completes-column = заполняет вертикаль { $column } (+7)
reason-completes-colour = собирает { colour } цвет (+10)
reason-nears-column = в вертикали { $column } будет 4 { -tile(form: "few") }
reason-nears-colour = { -wall(form: "on") } будет 4 { colour.few }
# A row of the wall is complete, so this is the last round.
reason-ends-game = завершает игру горизонталью { $line }
# The player could have ended the game.
reason-keeps-going = не заканчивает игру
# $name wanted these tiles to fill $line, or just wanted them if that is none. $count, $colour and $emoji are about the tiles.
reason-denies = { $line ->
    [none] перехватывает у игрока { $name } { tiles.acc }
   *[other] перехватывает у игрока { $name } { tiles.acc } для { -line(form: "gen") } { $line }
}
# As above, but a better take would have denied them.
reason-lets = { $line ->
    [none] оставляет игроку { $name } { tiles.acc }
   *[other] оставляет игроку { $name } { tiles.acc } для { -line(form: "gen") } { $line }
}
# As above: tiles that the take sends to the center, or to another factory.
reason-gives = { $line ->
    [none] отдаёт игроку { $name } { tiles.acc }
   *[other] отдаёт игроку { $name } { tiles.acc } для { -line(form: "gen") } { $line }
}
# The best take would bring about $points more by the end of the round.
reason-passes-up = упускает { points }
# By the end of the round $name will have to drop tiles for $points.
reason-burdens = потом игроку { $name } достанется лишнее (−{ $points })
# The same for whoever makes the take.
reason-burdens-mover = потом достанется лишнее (−{ $points })
# The line is left to these tiles, which are still there: $source, $count and $colour are about them.
reason-keeps = оставляет { -line(form: "acc") } { $line } под { tiles.acc } { source.at }
# All of the take falls though there is room for it on the line.
reason-keeps-room = оставляет место { -line(form: "on") } { $line }
# Whatever $name takes next, it can't fill a line; now something could.
reason-leaves-nothing = игроку { $name } будет нечем заполнить { -line(form: "acc") }
# No tile falls.
reason-drops-nothing = ничего не { -fall } { -floor(form: "onto") }
# Something falls, but there is no take for which less is lost on the floor.
reason-drops-least = меньше { -floor(form: "for") } не потерять
# $tiles is what goes to the center from where the take is made, $number how many tiles.
reason-sends = { $number ->
    [0] ничего не добавляет в центр стола
   *[other] в центр стола: { LIST($tiles, separator: ", ") }
}
# Four forecasts of how the round goes on: the line will be filled.
reason-will-fill = позже, вероятно, заполнит { -line(form: "acc") } { $line }
# The player's next take goes to this line.
reason-will-build = дальше, вероятно, пополнит { -line(form: "acc") } { $line }
# So many fewer tiles of theirs fall than after the best other take.
reason-will-spare = потом лишних будет, вероятно, на { $count } меньше
# So many tiles of $name fall, or more.
reason-will-drop = у игрока { $name } потом, вероятно, будет { $count } или больше лишних
# The same for whoever makes the take.
reason-will-drop-mover = потом, вероятно, будет { $count } или больше лишних

# $share is how likely the player is to win.
chance = { $name } { NUMBER($share, style: "percent") }
