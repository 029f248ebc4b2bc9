## Placing tiles on free walls

# $count is the number of players in $mentions.
tiling = { LIST($mentions, after: "さん") }、{ -tile }がすべてなくなりました。自分の{ -tile }の置き場所を選んでください！
tiling-computers = { -tile }がすべてなくなりました。残りの置き場所はコンピューターが決めます。
tiling-turn = { LIST($names, after: "さん") }が{ -tile }の置き場所を選んでいます。

## The turn message

# A notification shows the beginning of a message, and emojis as :azul_blue:, so both have to read as sentences.
turn = { LIST($mention, after: "さん") }の番です！
turn-new = { $sources ->
    [factories] 下のボタンで{ -factory }を選んでください。
    [centre] 下のボタンで中央を選んでください。
   *[both] 下のボタンで{ -factory }か中央を選んでください。
}
turn-bot = { LIST($name, after: "さん") }が考えています。
turn-computer = コンピューターが{ LIST($name, after: "さん") }の代わりにプレイします。
panel-source = **あなたの番です。**どこから{ -tile }を取りますか？
panel-moved-on = その後ゲームが進みました。現在の状況を表示します。
scores = 第{ $round }ラウンド · { LIST($scores, separator: " · ") }
score = { $name } **{ $score }**
score-gained = { score }{ $change ->
    [more] （+{ $gained }）
    [less] （−{ $gained }）
   *[same] { "" }
}

# $when is a moment that Discord shows in the reader's language, such as: in 5 hours, 2 hours ago.
deadline = -# 期限：{ $when }
# $day is a date and $time a time of the day, both written by Discord for the reader.
away = -# **{ LIST($name, after: "さん") }**は{ $day }まで休暇中で、持ち時間は止まっています。再開：{ $when }
standing = -# { $time }まで持ち時間は止まっています（{ $when }）。
deadline-moved = -# ボットが止まっていた時間は数えないので、期限が延びました。
