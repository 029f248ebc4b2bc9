## Slash commands: descriptions are at most 100 characters.

command-undo = 直前の手を取り消す（だれかがプレイした後は、ほかの人の同意を求める）

## Buttons

button-ask = みんなにお願いする
button-withdraw = お願いを取り下げる
button-agree = 同意する
button-decline = 断る

## Private answers

undone = 直前の手を取り消しました。もう一度あなたの番です。
undo-ask = 直前の手は自分だけでは取り消せなくなりましたが、ほかのプレイヤーに頼めます。{ request-too }1人でも断れば、取り消しません。
undo-asked = 直前の手の取り消しを頼みました。返事待ち：{ LIST($names) }。先にだれかがプレイした場合は、取り消しません。
undo-over = 取り消しのお願いは終わりました。結果はチャンネルで確認できます。
undo-withdrawn = 取り消しのお願いを取り下げました。手はそのままです。
undo-agreed = 同意しました。
undo-declined = 断りました。手は取り消しません。

## What is refused, and what to do instead

refusal-nothing-to-undo = 取り消せる手がありません。手を取り消せるのは次の人がプレイするまでで、その後は全員の同意が要ります。{ -tile }がすべてなくなるか、だれかが抜けた後は取り消せません。
refusal-undo-is-free = 頼まなくても大丈夫です。その後まだだれもプレイしていないので、`/azul undo`で取り消せます。
refusal-undo-declined = この手の取り消しは、もう断られています。手はそのままです。
refusal-asked-already = もう頼んでいます。だれかがプレイすると、また頼めます。
refusal-asked-too-often = このラウンドではもう{ $most }回頼みました。次のラウンドでまた頼めます。
refusal-request-over = このお願いはもう終わっています。現在の状況は`/azul table`で見られます。
refusal-own-request = 同意するのは、あなたではなくほかの人です。**断る**を押すと、自分のお願いを取り下げます。
refusal-agreed-already = もう同意しています。

## Asking to undo a move once the next player has moved

# $takes is how many moves followed it, $others by whom.
request = { LIST($mentions, after: "さん") }、**{ LIST($name, after: "さん") }**が直前の手を取り消したいそうです。{ request-too }よろしいですか？
request-too = { $takes ->
    [0] { "" }
    [1] その後の{ LIST($others, after: "さん") }の手も取り消しになります。
   *[other] その後の{ $takes }手（{ LIST($others, after: "さん") }）も取り消しになります。
}
request-agreed = { LIST($names, after: "さん") }は同意しました。
request-until = -# 全員の同意が必要です。先にだれかがプレイした場合は、取り消しません。
request-granted = **{ LIST($asker, after: "さん") }**が手の取り消しを求め、全員が同意しました。
request-declined = **{ LIST($asker, after: "さん") }**が手の取り消しを求めましたが、**{ LIST($name, after: "さん") }**が同意しなかったので、手はそのままです。
request-withdrawn = **{ LIST($asker, after: "さん") }**が手の取り消しを求めましたが、取り下げました。
request-lapsed = **{ LIST($asker, after: "さん") }**が手の取り消しを求めましたが、ゲームが先に進んだので、手はそのままです。
request-replaced = **{ LIST($asker, after: "さん") }**が手の取り消しを求めましたが、今は**{ LIST($name, after: "さん") }**が求めています。
