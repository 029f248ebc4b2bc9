## Slash commands: descriptions are at most 100 characters.

command-take = 1か所から同じ色のタイルをすべて取り、1つの段に置く
command-take-move = 候補から選ぶか、入力する：白 2 3、中央 青 床、2w3
command-plan = 次の手番を予約する（自分だけに表示、実行できる最初の手を実行）
command-place = 自由な壁で、埋まった段を置く列を選ぶ
command-place-line = どの段か、1～5
command-place-column = どの列か、1～5

## Buttons

button-elsewhere = 別の場所から取る
button-floors = { -floor }へ…
button-colour = { $emoji ->
    [none] { colour }…
   *[other] …
}
button-plan = 自分の予約
button-plan-add = これを予約
button-plan-first = 手を予約
button-plan-another = 別の手も予約
button-plan-prefer = { $place } ↑
button-plan-remove = { $place }を取り消す
button-plan-move = 今プレイする
button-place = 置き場所を選ぶ
button-space = { $column }列目：+{ $points }
button-change = { $line }段目を変える
button-confirm = 確定
button-skip-confirm = 今後は確認を省く

## Private answers

done = { source }から{ tiles.told }を取り、{ target.put }。次の人がプレイするまでは取り消せます。
done-final = { source }から{ tiles.told }を取り、{ target.put }。
# $count is a number of moves, 30 or more.
skip-confirm = { $count }手連続で**確定**を押し、一度も取り消していません。これからは確認を省くこともできます。取り消しはこれまでどおりできます。
confirm-skipped = これからは、選んだ手がすぐに決まります。`/azul me`で確認をオンに戻せます。

## The panel for a take

panel-tiles = **{ $place }** { LIST($tiles, form: "shown", separator: "、") }
panel-guessed = 「{ $text }」をはっきり読み取れませんでした。この手のことですか？
panel-from = { $source ->
    [centre] **中央：**{ panel-from-tiles }
   *[other] **{ -factory }{ $place }：**{ panel-from-tiles }
}
panel-from-tiles = { LIST($tiles, form: "shown", separator: "、") }
panel-disc = -# { $does }
panel-board = { -pattern }：{ LIST($lines, separator: " · ") }
panel-board-empty = **{ $row }** –
panel-board-part = **{ $row }** { tile } { $filled }/{ $row }
panel-board-full = **{ $row }** { tile } 完成
panel-board-floor = { -floor } −{ $cost }
panel-target = どの色を、どの段に置きますか？
# Labels of buttons, short because a phone shows about three beside each other.
panel-to-line = { $emoji ->
    [none] { colour } → { $line }
   *[other] → { $line }
}
panel-to-line-full = { $emoji ->
    [none] { colour } → { $line } 完成
   *[other] → { $line } 完成
}
panel-to-line-falls = { $emoji ->
    [none] { colour } → { $line }（{ panel-fall }）
   *[other] → { $line }（{ panel-fall }）
}
panel-short = { $emoji ->
    [none] { colour } { $line }{ $effect }
   *[other] { $line }{ $effect }
}
panel-signs = -# { LIST($signs, separator: " · ") }
panel-sign-full = ✓は段が埋まる手
panel-sign-falls = ↓は{ -floor(form: "fall") }数
panel-sign-opens = …はその色の段の一覧
panel-fall = { -floor }へ{ $fell }{ -mai }
panel-to-floor = { $emoji ->
    [none] { colour } → { -floor }（{ panel-cost }）
   *[other] → { -floor }（{ panel-cost }）
}
panel-cost = { $cost ->
    [0] 0
   *[other] −{ $cost }
}
panel-confirm = **{ tiles.shown }：{ source } → { target }**
panel-placed = { $placed }{ -mai }を置き、その段は{ $size }{ -mai }中{ $filled }{ -mai }になります。
panel-placed-full = { $placed }{ -mai }を置くと、その段が埋まります。ラウンドの終わりに1{ -mai }が{ -wall }に移ります。
panel-marker = ファーストプレイヤーマーカーも取ります。マーカーは{ -floor }のマスに置き、次のラウンドはあなたから始めます。
panel-fell = { $fell }{ -mai }が{ -floor(form: "falls") }。
panel-scatter = 残りは{ -factory }{ $left }と{ $right }に振り分けます：{ LIST($tiles) }。分け方を選んでください。
panel-split = { LIST($shares, separator: " · ") }
panel-share = { LIST($colours, separator: "、") } → { $source }
panel-floor-cost = { $after ->
    [0] このラウンドに{ -floor(form: "cost") }はありません。
   *[other] このラウンドの{ -floor(form: "cost") }は{ $after }点になります（現在{ $before }点）。
}

## Planning the next turn

plan-ahead = **次の手番の予約** · 今は{ LIST($name, after: "さん") }の番です。
plan-not-yet = まだあなたの番ではありません。今は{ LIST($name, after: "さん") }の番です。
plan-source = どこから{ -tile }を取りますか？
plan-turn-came = あなたの番になったので、予約はしませんでした。ここで選ぶと、そのままあなたの手になります。
plan-your-turn = あなたの番なので、予約は要りません。ここで選ぶと、そのままあなたの手になります。
plan-title = **あなたの予約。**ほかの人には見えません。
# $place is 1 for the preferred take.
plan-wish = **{ $place }** { tiles.shown }：{ source } → { target }
plan-wish-scattered = { plan-wish }、{ LIST($shares, separator: "、") }
plan-wish-unfit = **{ $place }** ~~{ tiles.shown }：{ source } → { target }~~ もう実行できません
plan-how = -# あなたの番になると、直前の手が取り消された場合に備えて{ $seconds }秒待ちます。それから、同じ{ -tile }が取れる最初の予約を実行します。どれも実行できなければ、ご自分でプレイしてください。
plan-bound = -# 予約は、今テーブルにある{ -tile }に対するものです。あなたの手番かラウンドが終わると消えます。
plan-gone = 予約はありません。
plan-dropped = あなたの番です。この手番の予約はもうありません。
# $when is a moment that Discord shows in the reader's language, such as: in 20 seconds.
plan-waits = **あなたの番です。**予約した手を実行します：{ plan-take }（{ $when }）。先に自分でプレイするか、{ $command }で取りやめることもできます。
plan-take = { source }の{ tiles.shown } → { target }
plan-unfit = 予約した手は、どれも実行できなくなりました。

## What is offered while an option is typed

# At most 100 characters, cut off if longer. People may type any of the words, in any order.
offered-take = { offered-from } { tiles } → { offered-to }（{ LIST($effects, separator: "、") }）
offered-take-scattered = { offered-take }、{ LIST($shares, separator: "、") }
offered-from = { $source ->
    [centre] 中央から
   *[other] 皿{ $place }から
}
offered-to = { $line ->
    [floor] { -floor }
   *[other] { $line }段目
}
offered-part = { $filled }/{ $size }
offered-full = 完成
offered-cost = { $cost ->
    [0] 失点なし
   *[other] −{ $cost }
}
offered-share = { colour } → { $place }

## Placing tiles on a free wall

placing-ask = **{ $line }段目：**{ tiles.told }をどの列に置きますか？図に、置けるマスごとの得点が書いてあります。
placing-all = すべての段の置き場所が決まりました。確定するか、変更してください。
placing-placed = { $line }段目：{ tiles.shown } → { $column }列目、+{ $points }
placing-falls = { $line }段目：置ける列がなく、{ tiles.told }が{ -floor(form: "falls") }
placing-line = { $line }段目：{ colour }
placed-confirmed = 確定しました。全員が確定すると、ラウンドが終わります。

## What is refused, and what to do instead

refusal-turn-came = あなたの番になったので、予約は要りません。`/azul take`でプレイできます。
refusal-plan-full = もう{ $most }手を予約しています。追加するには、まず1つ取り消してください。
refusal-tiling = { -tile }はすべてなくなり、選べる人が置き場所を選んでいるところです。だれを待っているかは`/azul table`で見られます。
