## Slash commands: descriptions are at most 100 characters.

command-replay = これまでのゲームを動画で、または1手ずつ見る
command-table = テーブルをもう一度、画像と言葉で表示する
command-board = 1人のボードを大きく表示する
command-board-player = だれのボードか（省くと自分）
command-export = ゲームをファイルで受け取る

## Buttons

button-board = 自分のボード
button-since = 何があった？
button-share = 全員に見せる
button-step = 1手ずつ見る
button-before = 前
button-now = 今
button-round = 第{ $round }ラウンド
button-fair = 公正な抽選

## Private answers

exported = これまでのゲームの記録です。ルール、プレイヤー、すべての出来事、すべての得点の内訳が入っています。形式の説明はdocs/game-file.mdにあります。
replay-private = このゲームのチャンネルを見られない人がここにいるかもしれないので、あなただけに表示しています。
fair =
    { "**公正な抽選**" }
    このゲームの運の要素（最初のプレイヤーと、引かれる{ -tile }）は、すべて1つの秘密の値から決まります。この値は、テーブルを開いたとき、ほかのだれかが参加する前に選ばれました。そのSHA-256は次のとおりです。
    `{ $commitment }`
    前半は募集メッセージにずっと表示されているので、後から別の値にすり替えることはできません。
fair-hidden = ゲームが終わると、秘密の値がここに表示されます。
fair-secret = 秘密の値：
    `{ $secret }`
fair-check = その後は、だれでもすべての抽選を確かめられます。`/azul view export game:{ $game }`でゲームのファイルを手に入れ、`python -m azul verify azul-{ $game }.json`を実行してください。手作業で確かめる方法はdocs/fair-draws.mdにあります。
fair-later = このテーブルは、このボットの古いバージョンで開かれました。抽選のもとになる秘密の値は、ゲームが始まるときに選ばれます。
board-of = { LIST($name, after: "さん") }のボード
board-complete = 完成：{ LIST($parts, separator: "、") }
board-almost = あと1{ -mai }：{ LIST($parts, separator: "、") }
board-row = 横{ $row }段目（+{ $bonus }）
board-column = 縦{ $column }列目（+{ $bonus }）
board-colour = { colour }（+{ $bonus }）
board-whose = あなたはこのゲームに参加していません。だれのボードを見ますか？

## What happened since a person's last turn

# $since is turn, left, game or round; $ago is shown by Discord as “5 hours ago”.
since-what = { $since ->
    [game] ゲーム開始
    [round] 第{ $round }ラウンド開始
    [left] ゲームを抜けて
    [seat] 席を引き継いで
   *[turn] あなたの前回の手番
}
since-title = **{ since-what }からの出来事**（{ $ago }）
since-nothing = { since-what }から、まだ何も起きていません（{ $ago }）。
since-cut = -# 古い手は省略しました。{ $replay }ですべて見られます。
since-before = { $since ->
    [game] **前：**ゲーム開始時のテーブル
    [round] **前：**第{ $round }ラウンド開始時のテーブル
    [seat] **前：**席を引き継いだときのテーブル
   *[turn] **前：**あなたの前回の手番が終わったときのテーブル
}（{ $ago }）

## What is refused, and what to do instead

refusal-never-begun = ゲーム{ $number }は始まりませんでした。その前にテーブルが閉じられたので、表示できるものがありません。
refusal-not-at-table = { LIST($asked, after: "さん") }はこのゲームに参加していません。参加しているのは：{ LIST($names) }
refusal-not-at-table-short = { LIST($asked, after: "さん") }はこのゲームに参加していません。

## Replay

replay = 最初から通して見るリプレイ：{ LIST($names) }
replay-deal = 第{ $round }ラウンドの{ -tile }を並べました。
replay-step = { $number }/{ $count } · 第{ $round }ラウンド
alt-replay = Azul：ゲームの動くリプレイ、全{ $turns }コマ。
