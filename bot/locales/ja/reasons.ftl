## Hints, and what a take was worth

# What follows is about a take, in a list: "fills line 4 for 5 points · denies Bruno 3 red · drops 1 tile (−1)".
# Lines and columns have numbers from 1.
reasons = { LIST($reasons, separator: " · ") }
reason-fills = { $line }段目が埋まって{ points }
# $missing spaces of the line are still empty then.
reason-starts = { $line }段目を進める（あと{ $missing }{ -mai }）
# As above, but there aren't enough tiles of the color to fill the line in this round.
reason-unfinished = { $line }段目が埋まらない（あと{ $missing }{ -mai }）
# With a free wall: no column takes the line's colour, so its tiles fall and cost $points.
reason-no-room = { $line }段目の色を置ける列がない（−{ $points }）
# $count tiles fall to the floor, which costs $points.
reason-falls = { $count }{ -mai }が{ -floor(form: "fall") }（−{ $points }）
# As reason-falls, where the floor is full or a cushion catches them.
reason-falls-free = 失点なしで{ $count }{ -mai }が{ -floor(form: "fall") }
# $points is what the marker costs on the floor, perhaps 0.
reason-takes-marker = { $points ->
    [0] ファーストプレイヤーマーカーを取る
   *[other] ファーストプレイヤーマーカーを取る（−{ $points }）
}
# A forecast, as all with "probably": who moves next takes it.
reason-leaves-marker = ファーストプレイヤーマーカーは{ LIST($name, after: "さん") }が取りそう
reason-takes-cushion = クッションを取る
reason-completes-column = 縦{ $column }列目が完成（+7）
reason-completes-colour = { colour }が完成（+10）
reason-nears-column = 縦{ $column }列目が4{ -mai }に
reason-nears-colour = { colour }が4{ -mai }に
# A row of the wall is complete, so this is the last round.
reason-ends-game = 横{ $line }段目を埋めてゲームを終わらせる
# The player could have ended the game.
reason-keeps-going = ゲームを終わらせずに続ける
# $name wanted these tiles to fill $line, or just wanted them if that is none. $count, $colour and $emoji are about the tiles.
reason-denies = { $line ->
    [none] { LIST($name, after: "さん") }に{ tiles }を渡さない
   *[other] { LIST($name, after: "さん") }に{ $line }段目用の{ tiles }を渡さない
}
# As above, but a better take would have denied them.
reason-lets = { $line ->
    [none] { LIST($name, after: "さん") }に{ tiles }を残す
   *[other] { LIST($name, after: "さん") }に{ $line }段目用の{ tiles }を残す
}
# As above: tiles that the take sends to the center, or to another factory.
reason-gives = { $line ->
    [none] { LIST($name, after: "さん") }に{ tiles }を回す
   *[other] { LIST($name, after: "さん") }に{ $line }段目用の{ tiles }を回す
}
# The best take would bring about $points more by the end of the round.
reason-passes-up = { points }を取り逃す
# By the end of the round $name will have to drop tiles for $points.
reason-burdens = あとで{ LIST($name, after: "さん") }の{ -tile }が{ -floor(form: "fall") }（−{ $points }）
# The same for whoever makes the take.
reason-burdens-mover = あとで自分の{ -tile }が{ -floor(form: "fall") }（−{ $points }）
# The line is left to these tiles, which are still there: $source, $count and $colour are about them.
reason-keeps = { $line }段目を{ source }の{ tiles }用に残す
# All of the take falls though there is room for it on the line.
reason-keeps-room = { $line }段目を空けておく
# Whatever $name takes next, it can't fill a line; now something could.
reason-leaves-nothing = { LIST($name, after: "さん") }が埋められる段をなくす
# No tile falls.
reason-drops-nothing = { -floor(form: "fall") }{ -tile }がない
# Something falls, but there is no take for which less is lost on the floor.
reason-drops-least = { -floor(form: "cost") }が一番少ない
# $tiles is what goes to the center from where the take is made, $number how many tiles.
reason-sends = { $number ->
    [0] 中央に何も送らない
   *[other] 中央に{ LIST($tiles, separator: "と") }を送る
}
# Four forecasts of how the round goes on: the line will be filled.
reason-will-fill = あとで{ $line }段目が埋まりそう
# The player's next take goes to this line.
reason-will-build = 次は{ $line }段目を進めそう
# So many fewer tiles of theirs fall than after the best other take.
reason-will-spare = あとで{ -floor(form: "fall") }{ -tile }が{ $count }{ -mai }減りそう
# So many tiles of $name fall, or more.
reason-will-drop = あとで{ LIST($name, after: "さん") }の{ -tile }が{ $count }{ -mai }以上{ -floor(form: "fall") }見込み
# The same for whoever makes the take.
reason-will-drop-mover = あとで自分の{ -tile }が{ $count }{ -mai }以上{ -floor(form: "fall") }見込み

# $share is how likely the player is to win.
chance = { $name } { NUMBER($share, style: "percent") }
