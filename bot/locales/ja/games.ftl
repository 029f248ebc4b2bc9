## Slash commands: descriptions are at most 100 characters.

command-games = 全サーバーの自分のゲームと、ここで参加できるテーブルを探す

## Buttons

button-join-game = #{ $game }に参加
button-return-game = #{ $game }の席に戻る
button-game = #{ $game }
button-games-all = 一覧
button-games-yours = 自分の全ゲーム
button-games-open = 募集中の全テーブル
button-games-finished = 終わったゲーム

## Finding games. $game is a game's number, $link leads to its newest message, and $when is a moment that Discord
## shows in the reader's language, such as: 3 hours ago.

games-yours = ### あなたのゲーム
games-open = ### このサーバーで募集中のテーブル
games-finished = ### 終わったゲーム
games-none-yours = 今はどのゲームにも参加していません。
games-none-open = 参加できるテーブルはありません。{ $start }で開けます。
games-none-finished = まだありません。
games-page = -# { $page }ページ
games-line = **#{ $game }** { $what } · { $server } · { $link }
games-line-away = **#{ $game }** { $what } · ボットはもうそのサーバーにいません · { $link }
games-until = { $what } · 期限：{ $deadline }
games-your-turn = **あなたの番**（{ $when }から）
games-turn = { LIST($name, after: "さん") }の番（{ $when }から）
games-replaced = **あなたの席**は{ LIST($name, after: "さん") }が引き継いでいます。{ LIST($name, after: "さん") }が2手番を終えるまでは戻れます
games-your-tiling = **{ -tile }の置き場所を選んでください**（{ $when }から）
games-tiling = { LIST($names, after: "さん") }が{ -tile }の置き場所を選んでいます（{ $when }から）
games-paused = 一時停止中（{ $when }から）
games-lobby = 開始待ち、参加者{ $count }/{ $seats }人（最後の動き：{ $when }）
games-table = **#{ $game }** { LIST($host, after: "さん") }のテーブル：参加者{ $count }/{ $seats }人 · { $link }
games-table-rules = **#{ $game }** { LIST($host, after: "さん") }のテーブル：参加者{ $count }/{ $seats }人、{ LIST($rules, separator: "、") } · { $link }
games-won = 🏆 { LIST($names, after: "さん") }が{ points }で勝利（{ $when }）
games-no-winner = 勝者なし（終了：{ $when }）
games-joined = テーブルに参加しました：{ $link }

## Which finished games are listed: captions of selects, and what can be chosen

games-with = **相手**
games-in = **チャンネル**
games-of = **ルール**
games-any-variant = すべて
games-variant = { $variant ->
    [cp] 基本ルール
    [cs] 特殊皿
    [fp] 自由な{ -wall }
   *[fs] 自由な{ -wall }と特殊皿
}
games-none-fit = 当てはまるゲームはありません。
