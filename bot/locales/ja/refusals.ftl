## What is refused, and what to do instead

# $link is the address at which the bot can be added to a server.
refusal-needs-server = それは、このボットがいるサーバーでしか使えません。ここで使えるのは`/azul learn`、`/azul practice`、`/azul rules`、`/azul help`、`/azul games`、`/azul stats`、`/azul ranking`、`/azul me`、`/azul privacy`です。ほかの人と遊ぶには、[サーバーにボットを追加](<{ $link }>)してください。
refusal-not-on-server = このボットはこのサーバーにいないので、ここでは使えません。`/azul learn`、`/azul practice`、`/azul rules`、`/azul help`、`/azul games`、`/azul stats`、`/azul ranking`、`/azul me`、`/azul privacy`は使えます。サーバーを管理している人は、[ボットを追加](<{ $link }>)できます。
refusal-no-table = このチャンネルにテーブルはありません。`/azul start`で開けます。
refusal-already-seated = もうこのテーブルに参加しています。
refusal-not-seated = あなたはこのゲームに参加していません。`/azul table`で観戦できます。
refusal-not-begun = ゲームはまだ始まっていません。{ LIST($host, after: "さん") }がボタンか`/azul begin`で始められます。
refusal-not-begun-short = ゲームはまだ始まっていません。ホストがボタンか`/azul begin`で始められます。
table-here = テーブルはこちら：{ $link }
refusal-ended = このゲームは終了しました。`/azul start`で新しいテーブルを開けます。
refusal-ended-unbegun = このテーブルはゲームが始まる前に閉じられました。`/azul start`で新しいテーブルを開けます。
# $mention is who paused the game, $when a moment that Discord shows in the reader's language.
refusal-paused = { LIST($mention, after: "さん") }がゲームを一時停止しているため（{ $when }）、操作は反映されませんでした。このチャンネルを管理できる人は、**再開**か`/azul manage pause`で再開できます。
refusal-analysis-running = 分析は、このゲームが終わると見られます。
refusal-stale = ゲームが先に進んだため、操作は反映されませんでした。現在の状況は`/azul table`で見られます。
refusal-players-gone = { LIST($players, after: "さん") }がこのサーバーから抜けたので、席を空けました。準備ができたら、もう一度始めてください。
refusal-not-your-turn = あなたの番ではありません。今は{ LIST($name, after: "さん") }の番です。
refusal-not-your-turn-short = あなたの番ではありません。
refusal-resigned = もうこのゲームから抜けています。
refusal-no-such-source = このテーブルに{ -factory }{ $source }はありません。1～{ $factories }か、中央から取ってください。
refusal-no-such-colour = このゲームにその色はありません。青、黄、赤、黒、白から選んでください。
refusal-no-such-line = ボードにその段はありません。1～5か、{ -floor }を選んでください。
refusal-source-empty = { source }にはもう何もありません。{ -tile }があるのは{ LIST($sources) }です。
refusal-source-empty-short = { source }にはもう何もありません。
refusal-colour-not-there = { source }に{ colour }はありません。あるのは{ LIST($there) }だけです。
refusal-line-full = { $line }段目はもう埋まっています。{ colour }を置けるのは{ LIST($open, separator: "か") }です。
refusal-line-full-short = { $line }段目はもう埋まっています。
refusal-line-other-colour = { $line }段目には{ LIST($there) }があります。1つの段には1色しか置けません。{ colour }を置けるのは{ LIST($open, separator: "か") }です。
refusal-line-other-colour-short = { $line }段目には{ LIST($there) }があります。1つの段には1色しか置けません。
refusal-wall-has-colour = { -wall }の{ $line }段目にはもう{ colour }があります。{ colour }を置けるのは{ LIST($open, separator: "か") }です。
refusal-wall-has-colour-short = { -wall }の{ $line }段目にはもう{ colour }があります。
refusal-wrong-phase = 今は{ -tile }を取れません。現在の状況は`/azul table`で見られます。
refusal-scatter-missing = { source }に残る{ -tile }は、{ -factory }{ $left }と{ $right }に振り分けます。色ごとに行き先を書いてください。例：`{ $example }`
refusal-scatter-not-here = そこに振り分けはありません。どこから、どの色を、どこに置くかだけを書いてください。
refusal-scatter-colour = そこには{ LIST($there) }が残ります。それぞれ{ -factory }{ $left }と{ $right }のどちらに移すかを書いてください。例：`{ $example }`
refusal-scatter-uneven = このテーブルでは、{ -tile }を{ -factory }{ $left }と{ $right }にできるだけ均等に振り分けます。例：`{ $example }`
refusal-bad-scatter = 「{ $text }」では、残る{ -tile }の行き先がわかりません。色ごとに皿の番号を書いてください。例：`3 青 { -floor } 赤 2 黒 4`
refusal-wrong-count = { source }にあるのは{ tiles }で、{ $asked }{ -mai }ではありません。実際の数を書くか、数を省いてください。
refusal-not-choosing = 今は選ぶものがありません。だれを待っているかは`/azul table`で見られます。
refusal-no-choice = { $line }段目に選ぶ余地はありません。埋まっていないか、置けるマスが1つだけです。選べるのは{ LIST($open, separator: "か") }です。
refusal-no-choice-short = { $line }段目に選ぶ余地はありません。埋まっていないか、置けるマスが1つだけです。
refusal-earlier-line = 段は上から順に決めます。先に{ $line }段目の列を選んでください。
refusal-space-not-open = そのマスには置けません。{ $line }段目の{ -tile }を置けるのは{ LIST($columns, separator: "か") }です。
refusal-choice-missing = 確定する前に、{ $line }段目の列を選んでください。
refusal-bad-choice = 「{ $text }」は選択肢にありません。Discordが表示するものから選んでください。
refusal-bad-number = 「{ $text }」は、このオプションで使える数ではありません。
refusal-bad-person = その人が見つかりません。このサーバーの人を選んでください。
refusal-no-such-game = このサーバーに、あなたが見られるゲーム{ $number }はありません。
refusal-unknown-form = Discordが読み込んだ後にこのコマンドが変わったため、実行されませんでした。Discordを再起動して（パソコンではCtrl+R）、もう一度お試しください。
refusal-moved = このコマンドは{ $command }に変わったため、実行されませんでした。
refusal-bad-row = 「{ $text }」という段はありません。1～5で書いてください。
refusal-bad-column = 「{ $text }」という列はありません。1～5で書いてください。
refusal-bad-move = 「{ $text }」という手は読み取れません。どこから、どの色を、どこに置くかを書いてください。例：{ LIST($choices, style: "or") }。入力中に表示される候補から選ぶこともできます。
refusal-bad-several = 「{ $text }」に当てはまる手は1つではありません。例：{ LIST($choices) }。どれか1つを書くか、入力中に表示される候補から選んでください。
refusal-bad-guess = 「{ $text }」という手は読み取れません。もしかして：{ LIST($choices, style: "or") }。これを送るか、入力中に表示される候補から選んでください。
refusal-bad-source = 「{ $text }」からは取れません。1～{ $factories }か、中央と書いてください。
refusal-bad-colour = 「{ $text }」という色はこのゲームにありません。青、黄、赤、黒、白のどれかを書いてください。
refusal-bad-line = 「{ $text }」という段はありません。1～5か、{ -floor }と書いてください。
refusal-too-many-threads = { $most ->
    [0] ここでは、スレッドでゲームはできません。
    [1] このチャンネルのスレッドでは、もう別のゲームが行われています。同時にできるのは1つだけです。
   *[other] このチャンネルのスレッドでは、もう{ $most }件のゲームが行われていて、これ以上は増やせません。
}ホストが**オプション**で選べば、チャンネルでそのまま遊べます。
# Permissions as Discord's settings call them; discord.py's read_messages is View Channel there.
permission-read-messages = チャンネルを見る
permission-send-messages = メッセージを送信
permission-send-messages-in-threads = スレッドでメッセージを送信
permission-create-public-threads = 公開スレッドの作成
permission-attach-files = ファイルを添付
permission-read-message-history = メッセージ履歴を読む
refusal-busy = 今はとても混み合っているため、操作は反映されませんでした。数秒待ってから、もう一度お試しください。
refusal-storage = 今はゲームを保存できないため、操作は反映されませんでした。少し待ってから、もう一度お試しください。
refusal-damaged = このゲームの記録が壊れていて読めないため、操作は反映されませんでした。ほかのゲームに影響はありません。このボットの運営者に知らせてください。バックアップから復元できます。
refusal-unexpected = ボット側で問題が起きました。これまでの操作は失われていません。もう一度お試しください。それでもうまくいかないときは、このボットの運営者に番号{ $reference }を伝えてください。
not-shown = 保存しましたが、今はこのチャンネルに投稿できません。できるようになりしだい投稿します。
not-shown-permissions = そのためには、このチャンネルでの権限が足りません：{ LIST($permissions) }。サーバーを管理している人に許可してもらってください。
refusal-old-button = これは、このボットの古いバージョンのボタンです。`/azul table`で、使えるボタン付きでゲームを表示できます。
