## A guided round, step by step (/azul learn), for people who have never played. Read it aloud: short and warm.
## Every number in it is computed from the position. A line that begins with * would be read as a variant, hence the
## quotes.

learn-step = **ステップ { $step }/{ $steps } · { $title }**
learn-title-take = { -tile }を取る
learn-title-line = 段を埋める
learn-title-floor = 入りきらないとき
learn-title-marker = ファーストプレイヤーマーカー
learn-title-tiling = { -wall }に移す
learn-title-end = ゲームの終わり

## What to do in each step

# $opponent is the name of the computer.
learn-task-take =
    ようこそ！相手は{ $opponent }で、上のボードがあなたのものです。1ラウンドが終わって、今はあなたの番です。右側の四角い{ -wall }に{ -tile }を並べると、得点になります。
    自分の番には、**1つの{ -factory }**から**同じ色の{ -tile }をすべて**取り、{ -wall }の左にある5つの段のどれか1つに置きます。皿に残った{ -tile }は中央へ移ります。
    { "**やってみましょう：**" }{ -factory }の番号を押してから、色と段を選んでください。
# $row is a row of the wall that has $colour already.
learn-task-line =
    1つの段に置けるのは**1色**だけです。ラウンドの終わりに**埋まっている**段からだけ、{ -tile }を{ -wall }に移せます。
    { -wall }の{ $row }段目にはもう{ colour }があるので、左の{ $row }段目に{ colour }は置けません。ボタンに出てくるのは、選べるものだけです。
    { "**やってみましょう：**" }どれか1つの段が埋まるように、{ -tile }を取ってください。
# $costs are numbers, $source is the factory that still holds tiles.
learn-task-floor =
    段に入りきらない{ -tile }は、一番下の**{ -floor }**に並べます。失点は左から順に{ LIST($costs) }点です。
    { "**今回はわざとやってみましょう：**" }{ source }から取り、少なくとも1{ -mai }が{ -floor(form: "fall") }ようにしてください。段の空きより多く置くか、{ -floor }を選びます。すぐに取り消せます。
# $points is what the marker costs.
learn-task-marker =
    手を取り消したので、まだあなたの番です。中央を見てください。{ -factory }に残った{ -tile }と、丸い**ファーストプレイヤーマーカー**があります。
    中央からも、同じ色の{ -tile }をすべて取れます。各ラウンドで**最初に**中央から取る人は、マーカーも取ります。入りきらない{ -tile }と同じように{ points }の失点ですが、次のラウンドはその人から始めます。
    { "**やってみましょう：**" }{ $opponent }より先に、中央から取ってください。
learn-task-tiling =
    残りはあなたと{ $opponent }が取り、ラウンドが終わりました。次は、**埋まった**段から1{ -mai }ずつ、上から順に{ -wall }に移します。
    ほかの{ -tile }と接していなければ1点です。接していれば、横につながった数と縦につながった数を、どちらも移した{ -tile }を含めて数えます。
learn-ask-tiling = **あなたの番です：**？のマスに置く{ colour }の{ -tile }は、何点になるでしょう？
# $own and $other are scores; $rows, $columns and $colours what a complete one is worth at the end.
learn-task-end =
    そのゲームを離れて、別のゲームの第{ $round }ラウンドに移りましょう。得点はあなたが{ $own }点、{ $opponent }が{ $other }点です。
    だれかが{ -wall }の**横1列**を埋めたラウンドで、ゲームは終わります。最後にボーナス点が入ります。埋めた横1列につき{ $rows }点、縦1列につき{ $columns }点、5{ -mai }すべてそろえた色1つにつき{ $colours }点です。
    { "**やってみましょう：**" }{ LIST($gaps, separator: "。") }。どちらかの横1列が埋まるように取ってください。
learn-gap = { $row }段目に足りないのは{ colour }だけです

# Below the buttons with colors and lines, the first time.
learn-targets = -# ボタンは色と段の組み合わせです。**3**を押すと、その色の{ -tile }をすべて3段目に置きます。
# Below a take that would be right, the first time.
learn-confirm = -# どうなるかは図のとおりです。**確定**で決まり、**戻る**で選び直せます。

## What was done, and why

# $rest are the tiles that went to the center; $full is yes or no.
learn-done-take = **これが1手番です！**{ source }にあった{ tiles.told }を{ $count ->
        [1] 取りました。
       *[other] すべて取りました。
    }{ COUNT($rest) ->
        [0] 残りはありませんでした。
       *[other] 残りは中央へ移りました：{ LIST($rest, form: "shown", separator: "、") }
    }
    { $full ->
        [yes] 取った{ -tile }で、もう{ $row }段目が埋まりました！
       *[no] 取った{ -tile }は{ $row }段目に置きました。これで{ $size }{ -mai }中{ $filled }{ -mai }です。
    }
# $points is what its tile would score now.
learn-done-line = **{ $row }段目が埋まりました。**ラウンドが終わると、そのうち1{ -mai }が{ -wall }の印を付けたマスに移ります。今のままなら{ points }になります。その後、この段はまた空になります。
    埋まっていない段は、そのまま次のラウンドに持ち越します。
learn-done-floor = **{ $fell }{ -mai }が{ -floor(form: "fell") }。**{ -floor(form: "cost") }は{ points }になり、ラウンドの終わりに引かれます。その後は空に戻ります。得点が0点より下がることはありません。
    ふつうは、やむをえないときにしかしません。次の人がプレイするまでは取り消せるので、今すぐ取り消してください。
learn-done-marker = **マーカーはあなたのものです。**{ -floor }のマスに置いたので、失点は{ points }になりました。その代わり、次のラウンドはあなたが最初に選べます。
# $runs says which runs the tile is in: both, row, column or none. $across and $down are how long they are.
learn-done-tiling = **正解、{ points }です！**{ learn-runs }
    最後に{ -floor(form: "cost") }を引きます。このラウンドの結果です：
learn-runs = { $runs ->
    [both] 横に{ $across }{ -mai }、縦に{ $down }{ -mai }つながっています。
    [row] 横に{ $across }{ -mai }つながっていて、上下に接する{ -tile }はありません。
    [column] 縦に{ $down }{ -mai }つながっていて、左右に接する{ -tile }はありません。
   *[none] ほかの{ -tile }とは接していません。
}
learn-done-end = **横{ $row }段目が埋まった**ので、これが最後のラウンドでした。残りの{ -tile }を取り、埋まった段を{ -wall }に移し、ボーナス点を加えました：
learn-next = **これで全部です。もう遊べますよ！**{ $practice }は、自分だけに見える、ヒント付きのコンピューター対戦です。{ $start }でテーブルを開くと、ほかの人が参加できます。{ $rules }にはすべてのルールがあります。

## A take that's allowed, but doesn't show what the step is about

learn-miss = **それもできますが、今回は別の手にしましょう。**{ $why }
# $points is what the floor would cost.
learn-miss-on-floor = { $fell ->
    [1] その{ -tile }は{ -floor(form: "falls") }
   *[other] 全部が{ -floor(form: "falls") }
}（失点{ points }）。どれかの段を選んでください。
learn-miss-falls = { $fell }{ -mai }が入りきらず、{ -floor(form: "falls") }（失点{ points }）。十分に空きのある段を選んでください。
learn-miss-centre = 最初に中央から取る人は、ファーストプレイヤーマーカーも取ります。それはステップ{ $step }で説明するので、今は{ -factory }を選んでください。
learn-miss-part = その段は{ $size }{ -mai }中{ $filled }{ -mai }で、次を待つことになります。段の空きとちょうど同じ数だけある色を探してください。
learn-miss-fits = すべて入ります。本当はそれが一番です！でも今回だけは、空きの足りない段か、{ -floor }を選んでください。
learn-miss-factory = それではマーカーを{ $opponent }に取られます。今回は中央から取ってください。
learn-miss-no-row = それだと、このラウンドでは終わりません。思い出してください：{ LIST($gaps, separator: "。") }。
learn-count-again = **{ $answer }点ではありません。**もう一度マスを見てください。新しい{ -tile }を置くと、{ learn-found }
learn-found = { $runs ->
    [both] 横に{ $across }{ -mai }、縦に{ $down }{ -mai }つながります。どちらも数えます。
    [row] 横に{ $across }{ -mai }つながり、上下に接する{ -tile }はありません。
    [column] 縦に{ $down }{ -mai }つながり、左右に接する{ -tile }はありません。
   *[none] ほかのどの{ -tile }とも接しません。
}

refusal-old-lesson = これは、このボットの古いバージョンのボタンです。`/azul learn`で最初から始められます。

## The pictures of the steps in words, before what is on the table

alt-learn-take = 印：{ -factory }と、上のボードの{ -pattern }。
alt-learn-line = 印：上のボードの{ -pattern }。
alt-learn-floor = 印：上のボードの{ -floor }。
alt-learn-marker = 印：ファーストプレイヤーマーカーのある中央。
alt-learn-end = 上のボードの印：{ -wall }の{ LIST($rows, separator: "と") }。
alt-learn-row = 横{ $row }段目
alt-learn-tiling = { -wall }の{ $row }段目、{ $column }列目に？があり、ここに{ colour }の{ -tile }を置きます。

## Slash commands: descriptions are at most 100 characters.

command-learn = 遊びながら覚える：6つの短いステップ、自分だけに表示

## Buttons

button-next = 次へ
button-start-over = 最初から
