## What happened, line by line

begun = **ゲーム開始です。**順番：{ LIST($names, separator: " → ") }。
took = **{ LIST($name, after: "さん") }**が{ source }から{ tiles.told }を取り、{ target.put }。
took-planned = **{ LIST($name, after: "さん") }**の予約どおり、{ source }から{ tiles.told }を取り、{ target.put }。
took-by-computer = コンピューターが**{ LIST($name, after: "さん") }**の代わりに{ source }から{ tiles.told }を取り、{ target.put }。
took-full = これで段が埋まりました。
took-part = これで{ $size }{ -mai }中{ $filled }{ -mai }です。
took-marker = ファーストプレイヤーマーカーも取りました。
took-fell = { $fell }{ -mai }が{ -floor(form: "fell") }。
took-keep = 残りはそのままです：{ LIST($tiles, separator: "、") }。
took-scatter = { source }へ：{ LIST($tiles, separator: "、") }。
took-cushion = クッションも取りました。次に{ -floor(form: "fall") }1{ -mai }を受け止めます。
took-cushion-catches = クッションも取り、{ $what ->
    [marker] マーカー
   *[tile] 1{ -mai }
}を失点なしで受け止めました。
took-caught = クッションが{ $what ->
    [marker] マーカー
   *[tile] 1{ -mai }
}を失点なしで受け止めました。
took-completes = 🏁 **{ LIST($name, after: "さん") }**が{ -wall }の横1列を埋めます。これが最後のラウンドです。
undid = **{ LIST($name, after: "さん") }**が直前の手を取り消しました。
took-back = 全員が同意したので、**{ LIST($name, after: "さん") }**の直前の手を取り消しました。{ took-back-too }
took-back-alone = **{ LIST($name, after: "さん") }**が自分の直前の手を取り消しました。{ took-back-too }
took-back-too = { $takes ->
    [0] { "" }
    [1] その後の{ LIST($others, after: "さん") }の手も取り消しました。
   *[other] その後の{ $takes }手（{ LIST($others, after: "さん") }）も取り消しました。
}
resigned = **{ LIST($name, after: "さん") }**がゲームから抜けました。これ以降、手番は飛ばされます。
resigned-last = **{ LIST($name, after: "さん") }**がゲームから抜けました。
cancelled-game = { LIST($mention, after: "さん") }がゲームを終了しました。勝者はいません。
settled = **{ LIST($name, after: "さん") }**が{ -tile }の置き場所を決めました。
settled-by-computer = コンピューターが**{ LIST($name, after: "さん") }**の{ -tile }の置き場所を決めました。
stand-in = -# **{ $name }**は今使えないので、この手はコンピューター（{ $level }）が代わりにプレイしました。
extended = ほかのプレイヤーが待つことにしました。{ LIST($names, after: "さん") }の持ち時間を最初から計り直します。
seat-given = これ以降、**{ LIST($name, after: "さん") }**が席に戻るまで、コンピューターが代わりにプレイします。
seat-returned = **{ LIST($name, after: "さん") }**が戻り、コンピューターと交代しました。
returned = お帰りなさい。席に戻りました。
seat-offered = **{ LIST($name, after: "さん") }**の交代要員を募集します。まだこのゲームに参加していない人なら、だれでも下のボタンで席を引き継げます。ボードと得点もそのまま引き継ぎます。それまでは**{ LIST($name, after: "さん") }**を待ちます。
handover = **{ LIST($name, after: "さん") }**が席を譲りたいそうです。まだこのゲームに参加していない人なら、だれでも下のボタンで席を引き継げます。ボードと得点もそのまま引き継ぎます。それまでは**{ LIST($name, after: "さん") }**がプレイを続けます。
handover-to = { LIST($mention, after: "さん") }、**{ LIST($name, after: "さん") }**が席を譲りたいそうです。下のボタンで、ボードと得点ごと引き継げます。それまでは**{ LIST($name, after: "さん") }**がプレイを続けます。
seat-taken = **{ LIST($name, after: "さん") }**が**{ LIST($former, after: "さん") }**の席を引き継ぎました。
seat-taken-for-now = **{ LIST($name, after: "さん") }**が{ LIST($mention, after: "さん") }の席を引き継ぎました。**{ LIST($name, after: "さん") }**が2手番を終えるまでは、下のボタンで席に戻れます。
seat-reclaimed = { LIST($mention, after: "さん") }、代わってくれてありがとうございました。**{ LIST($name, after: "さん") }**が席に戻りました。
substitute-left = **{ LIST($former, after: "さん") }**が席を返しました。席は再び**{ LIST($name, after: "さん") }**のものです。まだこのゲームに参加していない人なら、だれでも下のボタンで引き継げます。
abandoned-by-vote = ほかのプレイヤーの投票により、ゲームを終了しました。勝者はいません。
abandoned-by-all = プレイしているのがコンピューターだけになったので、ゲームを終了します。勝者はいません。
expired-game = { $why ->
    [channel] このゲームのチャンネルが削除されたため、ゲームを終了しました。
    [posting] 30日間ここに投稿できなかったため、ゲームを終了しました。
   *[server] ボットが30日間このサーバーにいなかったため、ゲームを終了しました。
}勝者はいません。
