## Buttons

button-chart = グラフ

## What is refused, and what to do instead

refusal-analysis-closed = このゲームは最後まで行われなかったので、分析できません。
refusal-analysis-nothing = このゲームではだれも{ -tile }を取らなかったので、分析できません。
refusal-analysis-stopped = ボットが再起動するので、分析は途中で止まりました。1分ほどしてから、もう一度ボタンを押してください。

## After a game: the analysis

# Until it is there. $percent is how much is done.
analysis-thinking = ゲームを1手ずつ調べています。長くて30秒ほど、ほかのゲームが先ならもう少しかかります。終わりしだい、ここに表示します。
analysis-progress = ゲームを1手ずつ調べています：{ $percent }%完了
# The first page, above the chart.
analysis-chart = **分析** · 1手ごとの、全員の勝率です。線の上の印は、その人が特に損をした手です。ラウンドの変わり目の動きは、引いた{ -tile }の運によるもので、手の損には数えません。
# After the former, if somebody resigned.
analysis-left = 旗は、だれかがゲームから抜けたところです。そこでも勝率が大きく変わります。
# $takes are as below.
analysis-player = • **{ LIST($name, after: "さん") }**：{ LIST($takes, separator: "、") }
# What a take cost: $cost is in percentage points of the chance to win.
analysis-cost = 第{ $round }ラウンドで−{ $cost }%
analysis-flawless = • **{ LIST($name, after: "さん") }**：大きく損をした手はありません
analysis-note = -# 1手ごとに短く考えたコンピューターの意見です。間違うこともあり、小さな差に意味はありません。
# One take. $made and $better are as below, and so are the reasons; $cost is in percentage points.
analysis-take = 第{ $round }ラウンド、**{ LIST($name, after: "さん") }**の手：{ $made }。よりよい手：{ $better }。勝率が{ $cost }ポイント下がりました。
# $chance is how likely the player is to win after it, in percent.
analysis-made = { source }から{ tiles.told }を取って{ target }へ（勝率{ $chance }%）
analysis-better = { source }から{ tiles.told }を取って{ target }へ（{ $chance }%）
# The same when the game was decided: $cost is in points, and $outlook how many the player is ahead in the end: +4 points.
analysis-cost-points = 第{ $round }ラウンドで−{ $cost }点
analysis-take-points = 第{ $round }ラウンド、**{ LIST($name, after: "さん") }**の手：{ $made }。よりよい手：{ $better }。{ $cost }点の損です。勝敗はほぼ決まっていました。
analysis-made-points = { source }から{ tiles.told }を取って{ target }へ（最終的に{ $outlook }）
analysis-better-points = { source }から{ tiles.told }を取って{ target }へ（{ $outlook }）
# What speaks for and against what was taken, and then for what was better.
analysis-why-made = ❌ { $reasons }
analysis-why-better = ✅ { $reasons }
analysis-page = { $page }/{ $pages }
# $chances is how likely everyone was to win: Ada 41%, Bruno 33%. A chart in words has one of each line, and one for each round.
alt-analysis = Azul、全員の勝率のグラフ。開始時：{ LIST($chances, separator: "、") }。
alt-analysis-round = 第{ $round }ラウンド終了後：{ LIST($chances, separator: "、") }。
alt-analysis-end = 終了時：{ LIST($chances, separator: "、") }。
