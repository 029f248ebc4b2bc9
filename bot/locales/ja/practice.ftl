## Practice: a game with computers that only its player sees.

practice-options = **新しい練習ゲーム** · 遊び方を選んで、始めてください。
practice-options-instead = **新しい練習ゲーム** · 遊び方を選んで、始めてください。第{ $round }ラウンドまで進んだ今のゲームは失われます。
practice-undone = 取り消しました。テーブルを元に戻しました。
practice-moved-on = その後、練習ゲームが進みました。現在の状況を表示します。
button-practice-new = 始める
button-practice-options = 新しいゲーム…
button-practice-next = 次のラウンド
button-practice-result = 結果
button-practice-again = もう一度遊ぶ
button-hint = ヒント
# Leads to what one of the takes in the hint would do.
button-hint-take = 候補{ $letter }
button-hint-hide = 隠す
# A question to the computer, about the player's last take.
button-judge = コンピューターなら？

# $count is how many takes follow, a line for each.
hint = { $count ->
    [1] **ヒント** · 考える価値があるのはこの手だけ：
   *[other] **ヒント** · よさそうな手は次の{ $count }通り：
}
# $outlook is what the move is worth, $why how many $reasons there are, $scatters how many $shares there are
# of what a scatter factory is left with: "blue 3, red 5".
hint-take = **{ $letter }** { judge-take }
# What can be said for each of the moves.
hint-shared = どれも：{ LIST($reasons, separator: " · ") }
hint-how = -# パーセントは、1秒考えて見積もったあなたの勝率です。
# Instead of it when the game is decided.
hint-how-points = -# 勝負はほぼ決まっているので、最終的な予想点差を示しています。
# What a move is worth: how likely the player is to win with it.
outlook-chance = { NUMBER($chance, style: "percent") }
# When the game is decided: by how many points, at least 0, the player ends ahead or behind; $signed is that with + or −.
outlook-points = { $signed }点
judge-take = { source }の{ tiles.shown } → { target }{ $scatters ->
        [0] { "" }
       *[other] （{ LIST($shares, separator: "、") }）
    } · **{ $outlook }**{ $why ->
        [0] { "" }
       *[other] { " " }· { LIST($reasons, separator: " · ") }
    }
judge-same = **私も同じ手を選びます：**{ judge-take }
judge-as-good = **どの手にも劣らない手です：**{ judge-take }
judge-better = **私ならこうします：**{ judge-take }
# $cost is how much less likely the player is to win, in percentage points.
judge-yours = **あなたの手：**{ judge-take } · 勝率が{ $cost }ポイント下がりました
# The same when the game is decided; $cost is in points.
judge-yours-points = **あなたの手：**{ judge-take } · 約{ $cost }点の損です

refusal-no-practice = 練習ゲームがありません。`/azul practice`で始められます。
refusal-practice-moved-on = その後、練習ゲームが進みました。現在の状況は`/azul practice`で見られます。
refusal-practice-unmoved = まだ取り消せる手がありません。
refusal-practice-untaken = まだ1手もプレイしていないので、お答えできません。

## Slash commands: descriptions are at most 100 characters.

command-practice = コンピューターを相手に、自分だけに見える練習をする（ヒントと取り消し付き）
command-practice-level = コンピューターの強さ（1～10、0はあなたと互角）

## What is refused, and what to do instead

refusal-advice-tiling = ヒントは{ -tile }を取るときのものです。今はだれも取る番ではありません。
refusal-advice-busy = 今は質問が集中しています。数秒待ってから、もう一度お試しください。
refusal-advice-replaced = もう一度尋ねられたので、新しいほうにだけ答えます。
refusal-advice-failed = コンピューターがうまく考えられませんでした。少し待ってから、もう一度お試しください。
