## Slash commands: descriptions are at most 100 characters.

command-pause = ゲームを一時停止または再開する（チャンネルの管理者）
command-settings = このサーバーの設定：どこでどう遊ぶか（サーバー管理）

## Buttons

button-resume = 再開

## Pauses

pause-paused = ゲームを一時停止しました。メッセージの下の**再開**か、もう一度`/azul manage pause`を使うと再開します。
pause-resumed = ゲームを再開しました。

## A server's settings. Labels and descriptions have at most 100 characters.

server = **このサーバーの設定** · 選ぶとすぐに、これから開くテーブルに反映されます。進行中のゲームは変わりません。
server-channels = **場所** · テーブルを開ける場所：チャンネル（スレッドも含む）またはカテゴリー全体。空のままなら、どこでも開けます。
server-games = **ゲーム数** · 同時に開けるゲームの数（参加者を待つテーブルも含む）
server-games-any = いくつでも
server-help-games-any = ただし、スレッドを除き、1つのチャンネルに1テーブルまで
server-games-some = { $most }ゲームまで
server-language = **言語** · 全員に見えるメッセージの言語
server-language-auto = Discordと同じ
server-help-language-auto = このサーバーのDiscordでの言語（対応している場合）
server-tables =
    { "### 新しいテーブル" }
    ホストが選ばなかったときの初期設定：

## What is refused, and what to do instead

refusal-not-manager = このサーバーの設定を見たり変えたりできるのは、**サーバー管理**の権限がある人だけです。
refusal-pause-already = { LIST($mention, after: "さん") }がちょうど一時停止したところです。メッセージの下の**再開**で再開できます。
refusal-pause-lobby = ゲームはまだ始まっていないので、一時停止できません。テーブルは`/azul manage cancel`で閉じられます。
refusal-resume-already = ちょうどだれかがゲームを再開したところです。また一時停止するには、少し待ってから`/azul manage pause`を使ってください。
refusal-not-paused = このゲームはもう再開しています。
refusal-not-keeper = 一時停止と再開ができるのは、このゲームのチャンネルを管理できる人（**チャンネルの管理**の権限がある人）だけです。

## Pauses. $mention is who paused the game, $when a moment that Discord shows in the reader's language.

# A message begins with this as long as the game is paused.
paused = ⏸️ { LIST($mention, after: "さん") }がゲームを一時停止しました（{ $when }）。
paused-news = { LIST($mention, after: "さん") }がゲームを一時停止しました。
paused-how = -# 一時停止中はだれもプレイできず、時間も進みません。このチャンネルを管理できる人は、**再開**ボタンか`/azul manage pause`で再開できます。
# $pace is none, or limited if there are deadlines.
resumed = { LIST($mention, after: "さん") }がゲームを再開しました。{ $pace ->
    [none] { "" }
   *[limited] 残り時間は止めたときのままです。
}
