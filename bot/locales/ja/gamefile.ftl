## python -m azul replay FILE, and verify: what a terminal shows, so there are no emojis and no Markdown.
## Boards and positions are in notation (docs/notation.md), which is the same in every language.

# $begun is a time such as 2026-03-01T18:30:00Z.
gamefile-game = ゲーム{ $game }、開始{ $begun }：{ LIST($names, separator: "、") }。最初は{ LIST($starter, after: "さん") }の番。
gamefile-rules = ルール：{ LIST($rules, separator: "、") }
gamefile-round = 第{ $round }ラウンド：{ LIST($name, after: "さん") }から
# $place is a factory's number, with its kind in parentheses if it is special.
gamefile-factory = { -factory }{ $place }：{ LIST($tiles, separator: "、") }
gamefile-surplus = おまけ：{ colour }
gamefile-pull = { -factory }{ $factory }が{ -factory }{ $neighbour }から{ colour }を引き寄せた

## What happened. $number counts the events; $parts are the next four messages, as far as they apply.

gamefile-take = { $number }. { $name }：{ LIST($parts, separator: "、") }
gamefile-taken = { source }から{ tiles }を{ target }へ
gamefile-fell = { $fell }{ -mai }が{ -floor }へ
gamefile-caught = { $what }がクッションへ
gamefile-rest = { LIST($tiles) }が{ source }へ
gamefile-place = { $number }. { $name }：{ round-placement-free }
gamefile-settle = { $number }. { $name }：{ -tile }の置き場所を確定
gamefile-undo = { $number }. { $name }：直前の操作を取り消し
gamefile-take-back = { $number }. { $name }：全員の同意により手を取り消し（{ $takes ->
    [1] 直前の1手
   *[other] 直前の{ $takes }手
}）
gamefile-resign = { $number }. { $name }：ゲームから抜けた

## The end of a round. $steps are tiles placed, lines that fell, and the next two messages.

gamefile-tiling = 第{ $round }ラウンド終了後
gamefile-scored = { $name }：{ $before } → { LIST($steps, separator: "、") } → { $score }
gamefile-left = { $name }：途中で抜けている
gamefile-floor = { round-floor }（{ LIST($items, separator: "、") }）
gamefile-bonus = { $name }：ボーナス{ $bonus }（{ LIST($parts, separator: "、") }）
gamefile-no-bonus = { $name }：ボーナスなし
gamefile-score = { $name }：{ points }
gamefile-lying = { -floor }：{ LIST($items, separator: "、") }

## The end of the game

gamefile-running = ゲームはまだ進行中です。
gamefile-resignation = プレイヤーが1人だけになったので、ボーナスなしでゲームを終了します。
gamefile-ranking = 最終順位
# $count is how many complete rows.
gamefile-rank = { $place }位 { $name }：{ points }、{ over-rows }{ $how ->
    [left] （途中で抜けた）
    [shared] （同点優勝）
   *[alone] { "" }
}

## An error in a file. $field, $found, $expected, $part, $reason and $happened are quoted from it as they are.

gamefile-wrong = { $event ->
    [0] { $file }：ファイルが正しくありません：{ $why }
   *[other] { $file }：{ $event }番目の出来事が正しくありません：{ $why }
}
gamefile-wrong-too-large = { $largest }バイトを超えています
gamefile-wrong-not-text = UTF-8のテキストではありません（{ $position }バイト目）
gamefile-wrong-not-json = JSONではありません：{ $reason }
gamefile-wrong-format = ゲームのファイルではありません
gamefile-wrong-version = バージョン{ $found }は、このプログラムでは読めません
gamefile-wrong-rulings = 番号{ $found }の裁定は、このプログラムでは扱えません
gamefile-wrong-missing = { $field }がありません
gamefile-wrong-invalid = { $field }に{ $found }は使えません
gamefile-wrong-unknown = { $field }は、ここには不要です
gamefile-wrong-notation = { $found }は正しい表記ではありません（{ $part }）
gamefile-wrong-illegal = 「{ $happened }」はここでは起こりえません：{ $reason }
gamefile-wrong-differs = { $field }は{ $found }ですが、{ $expected }のはずです

## Whether all draws follow from the secret

gamefile-no-secret = ゲーム{ $game }はまだ検証できません。秘密の値はゲームの終了時に公開されるので、ファイルに入っていません。コミットメントは{ $commitment }です。
# What the lobby showed, the commitment, who began, or a deal.
gamefile-subject = { $subject ->
    [lobby] 募集メッセージ
    [commitment] コミットメント
    [starter] 最初のプレイヤー
   *[deal] 第{ $round }ラウンドの配置（出来事{ $event }）
}
gamefile-open = { gamefile-subject }：未確認。{ $expected }と表示されていなければなりません
gamefile-right = { gamefile-subject }：OK { $found }
gamefile-differs = { gamefile-subject }：不一致。秘密の値からは{ $expected }、ファイルでは{ $found }
gamefile-other = { gamefile-subject }：不一致。ファイルでは{ $found }
gamefile-verified = すべて秘密の値のとおりです。
gamefile-not-verified = 秘密の値のとおりではないものがあります！
