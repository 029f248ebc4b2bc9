## The end of a round

round-title = **第{ $round }ラウンド終了。**
round-short = { round-title } { LIST($scores, separator: " · ") }
round-player = **{ $name }** { LIST($steps, separator: "、") } → **{ $score }**
round-floor = { -floor } −{ $cost }
round-placement = { tile } { $row }段目 +{ $points }
round-placement-free = { tile } { $row }段目 → { $column }列目 +{ $points }
round-fallen = { $row }段目は置ける列がなく、{ tiles.told }が{ -floor }へ
round-nothing = 埋まった段なし
round-left = **{ $name }** 途中で抜けたため**{ $score }**のまま
round-next = { LIST($name, after: "さん") }がファーストプレイヤーマーカーを持っているので、次のラウンドは{ LIST($name, after: "さん") }から始めます。
round-same = だれもファーストプレイヤーマーカーを取らなかったので、次も{ LIST($name, after: "さん") }から始めます。
round-passed = 次のラウンドは{ LIST($name, after: "さん") }から始めます。

## The end of the game

over-won = 🏆 **{ LIST($names, after: "さん") }**が{ points }で勝ちました！
over-shared = 🏆 **{ LIST($names, after: "さん") }**が{ points }で勝利を分け合いました！
over-resigned = **{ LIST($names, after: "さん") }**の勝ちです。{ LIST($left, after: "さん") }がゲームから抜けました。
over-no-tiles = 並べる{ -tile }がなくなったので、ゲームを終了します。
over-no-space = 残りの{ -tile }はもうだれの{ -wall }にも入らないので、ゲームを終了します。
over-stalemate = プレイヤーの人数と同じ数のラウンドのあいだ、どのボードも進まなかったので、ゲームを終了します。
over-place = { over-rank } · { $before } + ボーナス{ $bonus }（{ LIST($parts, separator: "、") }）
over-place-no-bonus = { over-rank } · ボーナスなし
over-place-no-count = { over-rank } · ボーナスは数えません
over-place-left = { over-rank } · 途中で抜けました
# The dot is escaped: Discord would make it a list, which swallows the lines after it.
over-rank = { $place }位 { $name } **{ $score }**
over-rows = 横{ $count }列
over-columns = 縦{ $count }列
over-colours = { $count }色
over-tie = 同点の場合は、埋めた横の列が多いほうが上位です。
over-thanks = { LIST($mentions, after: "さん") }、ありがとうございました！

## What a game brought: after the result, on a line for ratings and one for the rest

over-ratings = 📈 レーティング：{ LIST($ratings, separator: " · ") }
over-rating = { $name } { $rating }（{ $change ->
    [more] +{ $gain }
    [less] −{ $gain }
   *[same] ±0
}）
over-records = 🏅 { LIST($records, separator: " · ") }
over-record-best-score = { LIST($name, after: "さん") }の自己ベスト
over-record-server-best = このサーバーの最高スコア
over-record-closest = このサーバーで一番の接戦
over-achievements = 新しい実績：{ LIST($achievements, separator: "、") }
over-earned = { $achievement }（{ LIST($name, after: "さん") }）
over-unrated = -# レーティング対象外：{ $why ->
    [chosen] 対象外として始めたゲームです
    [computer] コンピューターが参加しました
    [short] 2ラウンド目が終わる前に抜けた人がいました
   *[alone] 席の交代が多すぎました
}

## What was remarkable about the game

highlight = ✨ { $highlight }
highlight-tile = { LIST($name, after: "さん") }は第{ $round }ラウンドに{ colour }の{ -tile }1{ -mai }で一度に{ points }を獲得しました。
highlight-round = { LIST($name, after: "さん") }は第{ $round }ラウンドに{ points }を獲得しました。
highlight-floor = { LIST($name, after: "さん") }は{ -floor }で{ points }を失いました。
highlight-clean-floor = { LIST($name, after: "さん") }は{ -floor(form: "cost") }が一度もありませんでした。
highlight-no-floor = { -floor }で失点した人は1人もいませんでした。
# $count is the number of $colours.
highlight-colours = { $count ->
    [1] { LIST($name, after: "さん") }は{ LIST($colours) }を完成させました。5{ -mai }すべてを{ -wall(form: "on") }。
   *[other] { LIST($name, after: "さん") }は{ LIST($colours, separator: "と") }を完成させました。それぞれ5{ -mai }すべてを{ -wall(form: "on") }。
}
highlight-columns = { LIST($name, after: "さん") }は{ over-columns }を完成させました。
highlight-comeback = { LIST($name, after: "さん") }は第{ $round }ラウンド終了時の{ points }差を逆転して勝ちました。
highlight-late-comeback = { LIST($name, after: "さん") }はボーナス前の{ points }差を逆転して勝ちました。
highlight-lead = { LIST($name, after: "さん") }は全ラウンドで首位を守りました。
highlight-close = { $points ->
    [1] たった1点差の決着でした。
   *[other] わずか{ $points }点差の決着でした。
}
highlight-rows = これ以上ない接戦！埋めた横の列の数で決まりました。
highlight-long = { $rounds }ラウンドに及ぶゲームでした。
