## Slash commands: descriptions are at most 100 characters.

command-leave = テーブルまたはゲームから抜ける（先に確認があります）
command-leave-to = 進行中のゲームで席を譲る相手

## Buttons

button-return = 席に戻る
button-call = 待たずに進める
button-substitute = 席を引き継ぐ
button-resign = ゲームから抜ける
button-hand-over = 席を譲る
button-keep-seat = 席を譲らない
button-keep-playing = 続ける

## Private answers

left = テーブルから抜けました。
# $players is how many go on with the game, 0 if nobody but computers would.
resign-ask = 本当にこのゲームから抜けますか？{ $players ->
    [0] ほかにプレイしている人がいないので、勝者なしで終わります。
    [1] 残った1人の勝ちになります。
   *[other] ほかの人はプレイを続けます。あなたの手番は飛ばされ、ボードはそのまま残ります。
}代わりに席を譲ることもできます。その場合、あなたのボードと得点で別の人がプレイを続けます。
return-ask = 席を返しますか？{ LIST($owner, after: "さん") }の席に戻り、ほかの人が引き継げるようになります。
resign-done = ゲームから抜けました。
resign-kept = このままプレイを続けます。

## Playing on without somebody

voted = 「{ $vote ->
    [wait] もう1手番分待つ
    [play] この手番はコンピューターがプレイする
    [give] コンピューターと交代する
    [seek] 交代の人を探す
   *[end] ゲームを終える
}」に投票しました。決まるまでは変更できます。
voted-grace = 実行されるのは、早くても{ $when }です。それまでに遅れている人がプレイすれば、取りやめになります。
handed = { LIST($name, after: "さん") }に席を譲ると申し出ました。{ LIST($name, after: "さん") }が引き継ぐまでは、あなたがプレイを続けます。`/azul leave`で申し出を取り下げられます。
handed-to-anybody = 席を譲ると申し出ました。だれかが引き継ぐまでは、あなたがプレイを続けます。`/azul leave`で申し出を取り下げられます。
handing-ended = 席はあなたのままです。
called = この先どうするかの投票を、ゲームのチャンネルで始めました。
substituted = この席はあなたのものです。ボードと得点を引き継いでプレイします。

## What is refused, and what to do instead

refusal-no-vote = ここではもう投票は行われていません。現在の状況は`/azul table`で見られます。
refusal-seat-for-another = この席を譲る相手には、ほかの人が指名されています。
refusal-hand-in-lobby = ゲームはまだ始まっていないので、譲れる席がありません。このオプションなしで抜ければ、ほかの人が参加できます。
refusal-hand-to-nobody = { LIST($asked, after: "さん") }は席を引き継げません。このサーバーのメンバーから、ボットでない人を選んでください。
refusal-plays-already = { LIST($asked, after: "さん") }はもうこのゲームに参加しています。
refusal-vote-open = この先どうするかの投票が、もうゲームのチャンネルで行われています。
refusal-your-turn = みんながあなたを待っています。まず自分の番をプレイしてください。
refusal-nobody-to-wait-for = コンピューターの番なので、ゲームは自動的に進みます。
# $moment is a moment that Discord shows in the reader's language, such as: in 3 days.
refusal-call-too-early = 今の手番の人はまだこのサーバーにいて、時間も残っています。ほかの人がこの先を決められるようになるのは、{ $moment }です。
refusal-vote-on-you = あなたの番なので、ほかの人が投票しています。あなたがプレイすれば、投票は終わります。
refusal-computer-holds = コンピューターがあなたの代わりにプレイしています。まず、手番のメッセージの下のボタンで席に戻ってください。
refusal-seat-is-yours = 席はあなたのままです。コンピューターは代わりにプレイしていません。
refusal-seat-replaced = 今はほかの人があなたの席でプレイしています。まず、手番のメッセージの下のボタンか`/azul join`で席に戻ってください。その人が2手番を終えると、戻れなくなります。
refusal-substitute-stays = あなたの席を引き継いだ人がもう2手番を終えたので、席はその人のものになりました。
refusal-seat-not-offered = このゲームに、引き継げる席はもうありません。

## The vote on how a game goes on without those whose time is up

# $late are those people, $mentions the $count others; $needed of these decide. $why is one of the next two.
vote-up = この手番の持ち時間が切れました。
vote-called = みんなが待っています。
vote = { LIST($late, after: "さん") }、{ $why }{ LIST($mentions, after: "さん") }、この先どうしますか？{ $count ->
    [1] あなたが決めてください。
   *[other] { $count }票のうち{ $needed }票で決まります。
}
# $option is one of the next five, which are buttons too.
vote-for = **{ $option }：**{ LIST($names) }
vote-wait = 待つ
vote-play = この手番だけコンピューター
vote-give = コンピューターと交代
vote-seek = 交代の人を探す
vote-end = ゲームを終える
vote-grace = -# { $when }までは、交代もゲームの終了もありません。
vote-decided = 決定：**{ $option }**（{ $when }）。それまでに{ LIST($names, after: "さん") }がプレイすれば、取りやめになります。
vote-until = -# 決まらなければ、{ $when }にコンピューターがこの手番をプレイします。遅れている人がプレイすれば、投票は終わります。
