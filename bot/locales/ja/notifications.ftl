## Direct messages. $names are the other players, and $link leads to the game's message.

dm-game = { LIST($names, after: "さん") }とのAzul
dm-turn = { dm-game }であなたの番になりました：{ $link }
dm-tiling = { dm-game }で{ -tile }がすべてなくなりました。自分の{ -tile }の置き場所を選んでください：{ $link }
dm-request = { dm-game }で、手を取り消したいという人がいます：{ $link }
dm-half = { dm-game }はあなたの番のままです：{ $link }
dm-last = { dm-game }のあなたの手番が、まもなく時間切れです：{ $link }
dm-over = { dm-game }のあなたの手番の持ち時間が切れました：{ $link }
dm-vote = { dm-game }で持ち時間が切れた人がいます。この先どうするか、投票してください：{ $link }
dm-result = { dm-game }の結果です：{ $link }
dm-replaced = { dm-game }で、あなたの席をほかの人が引き継ぎました。その人が2手番を終えるまでは、戻れます：{ $link }
dm-returned = { dm-game }で、あなたが代わっていた人が戻りました。代わってくれてありがとうございました：{ $link }

## Reminders

# $count is the number of players in $mentions; $phase is offer, or tiling while spaces on free walls are chosen.
reminder-half = { LIST($mentions, after: "さん") }、{ $phase ->
    [tiling] まだ置き場所を選んでいない{ -tile }があります。
   *[offer] まだあなたの番です。
}期限：{ $when }
reminder-last = { LIST($mentions, after: "さん") }、まもなく時間切れです。{ $phase ->
    [tiling] { -tile }の置き場所を選んでください。
   *[offer] お早めにどうぞ。
}期限：{ $when }
reminder-over = { LIST($mentions, after: "さん") }、この手番の持ち時間が切れました。ほかにプレイしている人がいないので、{ $phase ->
    [tiling] { -tile }の置き場所を選ばなければ、
   *[offer] このままだと、
}{ $when }にゲームが終了します。

# $links lead to the games; the message is where the first of them is played.
turns-waiting = { $count ->
    [1] { $mention }さん、まだあなたの番です。
   *[other] { $mention }さん、{ $count }件のゲームでまだあなたの番です：{ LIST($links) }
}
# For people who wanted a direct message.
unreachable = { LIST($mentions, after: "さん") }、ダイレクトメッセージを送れないので、ここでお知らせします。詳しくは{ $me }をご覧ください。
