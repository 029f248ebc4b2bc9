## 文体は「です・ます」。人の名前には「さん」を付け、コンピューターの名前には付けない：LIST($name, after: "さん")。
## 得点表・絵・代替テキストの名前には付けない。語の間に空白は入れない。数字は半角、括弧と句読点は全角。

# ゲームの言葉。チョコレートの見た目では、これらだけが置き換わる。
-tile = タイル
-mai = 枚
-factory = タイル皿
-pattern = 図案
-wall = { $form ->
   *[one] 壁
    [on] 壁に並べました
}
-floor = { $form ->
   *[one] 床
    [put] 床に置きました
    [put-short] 床に置く
    [cost] 床の失点
    [falls] 床に落ちます
    [fell] 床に落ちました
    [fall] 床に落ちる
}
-lid = 捨て駒

## Words of the game. $colour is blue, yellow, red, black or white; $emoji is a tile's emoji, or none;
## $source is centre or a factory's number; $line is floor or a line's number.

colour = { $colour ->
    [blue] 青
    [yellow] 黄
    [red] 赤
    [black] 黒
   *[white] 白
}
# 「青2枚」。文の中では「青🟦2枚」。
tiles = { colour }{ $count }{ -mai }
    .shown = { $emoji ->
        [none] { tiles }
       *[other] { $emoji } { tiles }
    }
    .told = { $emoji ->
        [none] { tiles }
       *[other] { colour }{ $emoji }{ $count }{ -mai }
    }
tile = { $emoji ->
    [none] { colour }
   *[other] { $emoji }
}
nothing = なし
# 並びの中では短く、文の中では「ファーストプレイヤーマーカー」。
marker = マーカー
source = { $source ->
    [centre] 中央
   *[other] { -factory }{ $source }
}
place = { $source ->
    [centre] 中央
   *[other] { $source }
}
place-disc = { place }（{ $disc }）
disc-surplus = おまけ
disc-magnet = { colour }の磁石
disc-keep = 取り置き
disc-scatter = 振り分け
disc-cushion = クッション
target = { $line ->
        [floor] { -floor }
       *[other] { $line }段目
    }
    .put = { $line ->
        [floor] { -floor(form: "put") }
       *[other] { $line }段目に置きました
    }
column = { $column }
points = { $points }点
sentences = { LIST($sentences, separator: "") }

## The lobby

lobby-title = **Azul** · { LIST($host, after: "さん") }がテーブルを開きました。
lobby-again = **Azul** · { LIST($host, after: "さん") }がもう一度遊びたいそうです。
lobby-players = 参加者 { $count }/{ $seats }人：{ LIST($names) }
lobby-wait = 下のボタンか`/azul join`で参加できます。だれかが参加すれば、{ LIST($host, after: "さん") }がゲームを始められます。コンピューターとも遊べます。
lobby-ready = { LIST($host, after: "さん") }は今すぐ始めることも、参加者をもう少し待つこともできます。
lobby-full = 満席です。{ LIST($host, after: "さん") }がゲームを始められます。
lobby-begun = **Azul** · プレイ中：{ LIST($names) }
# $thread and $home are links to a thread and to a channel, such as: #azul.
lobby-begun-thread = **Azul** · { $thread }でプレイ中：{ LIST($names) }
lobby-pace = 持ち時間：1回の番につき{ $hours ->
    [72] 3日
    [168] 7日
   *[other] { $hours }時間
}
# Below a table with one person and computers.
lobby-pace-alone = { lobby-pace }（ほかの人が参加した場合）。コンピューターとだけなら時間制限はありません。
lobby-look = デザイン：{ $theme }
# The names of the looks.
theme-azulejo = アズレージョ
theme-azulejo-dark = アズレージョ（暗いテーブル）
theme-chocolatier = ショコラティエ
theme-chocolatier-dark = ショコラティエ（暗いテーブル）
lobby-computers = コンピューターの強さ：{ $level ->
    [easy] 弱い
    [hard] 強い
    [expert] 最強
   *[medium] 普通
}
lobby-quiet = 控えめ表示：番のメッセージは、次のメッセージが出ると削除されます。
lobby-thread = ゲームが始まると、専用のスレッドに移ります。
commitment = -# 公正な抽選 `{ $commitment }`
# $when is a moment from now that Discord shows in the reader's language, such as: in 3 days.
lobby-closes = -# このまま動きがなければ、このテーブルは{ $when }に閉じられます。
lobby-lapsed = **Azul** · { $days }日間動きがなかったため、このテーブルは自動的に閉じられました。`/azul start`で新しいテーブルを開けます。
lobby-cancelled = **Azul** · このテーブルはゲームが始まる前に閉じられました。`/azul start`で新しいテーブルを開けます。

## What happened, line by line

begun = **ゲーム開始です。**順番：{ LIST($names, separator: " → ") }。最初は{ LIST($starter, after: "さん") }の番です。
took = **{ LIST($name, after: "さん") }**が{ source }から{ tiles.told }を取り、{ target.put }。
took-planned = **{ LIST($name, after: "さん") }**の予約どおり、{ source }から{ tiles.told }を取り、{ target.put }。
took-by-computer = コンピューターが**{ LIST($name, after: "さん") }**の代わりに{ source }から{ tiles.told }を取り、{ target.put }。
took-full = これで段が埋まりました。
took-part = これで{ $size }{ -mai }中{ $filled }{ -mai }です。
took-marker = ファーストプレイヤーマーカーも引き取りました。
took-fell = { $fell }{ -mai }が{ -floor(form: "fell") }。
took-keep = 残りはそのままです：{ LIST($tiles, separator: "、") }。
took-scatter = { source }へ：{ LIST($tiles, separator: "、") }。
took-cushion = クッションも引き取りました。次に{ -floor(form: "fall") }1{ -mai }を受け止めます。
took-cushion-catches = クッションも引き取り、{ $what ->
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
resigned = **{ LIST($name, after: "さん") }**がゲームから抜けました。これ以降、番は飛ばされます。
resigned-last = **{ LIST($name, after: "さん") }**がゲームから抜けました。
# $name is ines, tome or lia: the computers are called Inês, Tomé and Lia. People's names don't begin like this
# ("Bot ", "Бот ", "Robot " or "ボット"), so that nobody is taken for a computer.
computer-name = { $name ->
    [ines] ボット・イネス
    [tome] ボット・トメ
   *[lia] ボット・リア
}
# Somebody whose data was deleted: a player, by the seat, and somebody else at the beginning of a sentence.
player-gone = プレイヤー{ $seat }
somebody-gone = ある人
cancelled-game = { LIST($mention, after: "さん") }がゲームを終了しました。勝者はいません。
settled = **{ LIST($name, after: "さん") }**が{ -tile }の置き場所を決めました。
settled-by-computer = コンピューターが**{ LIST($name, after: "さん") }**の{ -tile }の置き場所を決めました。
extended = ほかのプレイヤーが待つことにしました。{ LIST($names, after: "さん") }の持ち時間を最初から計り直します。
seat-given = これ以降、**{ LIST($name, after: "さん") }**が席に戻るまで、コンピューターが代わりにプレイします。
seat-returned = **{ LIST($name, after: "さん") }**が戻り、コンピューターと交代しました。
seat-offered = **{ LIST($name, after: "さん") }**の交代要員を募集します。まだこのゲームに参加していない人なら、だれでも下のボタンで席を引き継げます。ボードと得点もそのまま引き継ぎます。それまでは**{ LIST($name, after: "さん") }**を待ちます。
handover = **{ LIST($name, after: "さん") }**が席を譲りたいそうです。まだこのゲームに参加していない人なら、だれでも下のボタンで席を引き継げます。ボードと得点もそのまま引き継ぎます。それまでは**{ LIST($name, after: "さん") }**がプレイを続けます。
handover-to = { LIST($mention, after: "さん") }、**{ LIST($name, after: "さん") }**が席を譲りたいそうです。下のボタンで、ボードと得点ごと引き継げます。それまでは**{ LIST($name, after: "さん") }**がプレイを続けます。
seat-taken = **{ LIST($name, after: "さん") }**が**{ LIST($former, after: "さん") }**の席を引き継ぎました。
seat-taken-for-now = **{ LIST($name, after: "さん") }**が{ LIST($mention, after: "さん") }の席を引き継ぎました。**{ LIST($name, after: "さん") }**が2回プレイするまでは、下のボタンで席に戻れます。
seat-reclaimed = { LIST($mention, after: "さん") }、代わってくれてありがとうございました。**{ LIST($name, after: "さん") }**が席に戻りました。
substitute-left = **{ LIST($former, after: "さん") }**が席を返しました。席は再び**{ LIST($name, after: "さん") }**のものです。まだこのゲームに参加していない人なら、だれでも下のボタンで引き継げます。
abandoned-by-vote = ほかのプレイヤーの投票により、ゲームを終了しました。勝者はいません。
abandoned-by-all = プレイしているのがコンピューターだけになったので、ゲームを終了します。勝者はいません。
expired-game = { $why ->
    [channel] このゲームのチャンネルが削除されたため、ゲームを終了しました。
    [posting] 30日間ここに投稿できなかったため、ゲームを終了しました。
   *[server] ボットが30日間このサーバーにいなかったため、ゲームを終了しました。
}勝者はいません。

## Pauses. $mention is who paused the game, $when a moment that Discord shows in the reader's language.

# A message begins with this as long as the game is paused.
paused = ⏸️ { LIST($mention, after: "さん") }がゲームを一時停止しました（{ $when }）。
paused-news = { LIST($mention, after: "さん") }がゲームを一時停止しました。
paused-how = -# 一時停止中はだれもプレイできず、時間も進みません。このチャンネルを管理できる人は、**再開**ボタンか`/azul pause`で再開できます。
# $pace is none, or limited if there are deadlines.
resumed = { LIST($mention, after: "さん") }がゲームを再開しました。{ $pace ->
    [none] { "" }
   *[limited] 残り時間は止めたときのままです。
}

## Games in threads

# Discord shows about 40 characters of a thread's name in its lists.
thread-name = { LIST($names) } · 第{ $round }ラウンド
thread-name-plain = Azul · ゲーム{ $game }
thread-lost = このゲームのスレッドがなくなったか、ロックされています。続きはここで行います。
thread-failed = このゲームのスレッドを作成できなかったので、ここでプレイします。
thread-result = 結果は{ $home }にもあります。**もう一度遊ぶ**ボタンもそちらです。

## The rules of a table

rules-line = ルール：{ LIST($rules, separator: "、") }
rules-free = 自由な{ -wall }
rules-special = 特殊皿（毎ラウンド）
rules-special-once = 特殊皿（ゲームを通して固定）
rules-even = 均等に振り分け

## Placing tiles on free walls

# $count is the number of players in $mentions.
tiling = { LIST($mentions, after: "さん") }、{ -tile }がすべてなくなりました。自分の{ -tile }の置き場所を選んでください！
tiling-computers = { -tile }がすべてなくなりました。残りの置き場所はコンピューターが決めます。
tiling-turn = { LIST($names, after: "さん") }が{ -tile }の置き場所を選んでいます。

## The turn message

# A notification shows the beginning of a message, and emojis as :azul_blue:, so both have to read as sentences.
turn = { LIST($mention, after: "さん") }の番です！
turn-bot = { LIST($name, after: "さん") }が考えています。
turn-computer = コンピューターが{ LIST($name, after: "さん") }の代わりに考えています。
scores = 第{ $round }ラウンド · { LIST($scores, separator: " · ") }
score = { $name } **{ $score }**
score-gained = { score }{ $change ->
    [more] （+{ $gained }）
    [less] （−{ $gained }）
   *[same] { "" }
}

# $when is a moment that Discord shows in the reader's language, such as: in 5 hours, 2 hours ago.
deadline = -# 期限：{ $when }
# $day is a date and $time a time of the day, both written by Discord for the reader.
away = -# **{ LIST($name, after: "さん") }**は{ $day }まで休暇中で、持ち時間は止まっています。再開：{ $when }
standing = -# { $time }まで持ち時間は止まっています（{ $when }）。
deadline-moved = -# ボットが止まっていた時間は数えないので、期限が延びました。

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
reminder-over = { LIST($mentions, after: "さん") }、この番の持ち時間が切れました。ほかにプレイしている人がいないので、{ $phase ->
    [tiling] { -tile }の置き場所を選ばなければ、
   *[offer] このままだと、
}{ $when }にゲームが終了します。

# For people who wanted a direct message.
unreachable = { LIST($mentions, after: "さん") }、ダイレクトメッセージを送れないので、ここでお知らせします。詳しくは{ $me }をご覧ください。

## The vote on how a game goes on without those whose time is up

# $late are those people, $mentions the $count others; $needed of these decide. $why is one of the next two.
vote-up = この番の持ち時間が切れました。
vote-called = みんなが待っています。
vote = { LIST($late, after: "さん") }、{ $why }{ LIST($mentions, after: "さん") }、この先どうしますか？{ $count ->
    [1] あなたが決めてください。
   *[other] { $count }票のうち{ $needed }票で決まります。
}
# $option is one of the next five, which are buttons too.
vote-for = **{ $option }：**{ LIST($names) }
vote-wait = 待つ
vote-play = この番だけコンピューター
vote-give = コンピューターと交代
vote-seek = 交代の人を探す
vote-end = ゲームを終える
vote-grace = -# { $when }までは、交代もゲームの終了もありません。
vote-decided = 決定：**{ $option }**（{ $when }）。それまでに{ LIST($names, after: "さん") }がプレイすれば、取りやめになります。
vote-until = -# 決まらなければ、{ $when }にコンピューターがこの番をプレイします。遅れている人がプレイすれば、投票は終わります。

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

## The end of a round

round-title = **第{ $round }ラウンド終了。**
round-short = { round-title } { LIST($scores, separator: " · ") }
round-player = **{ $name }** { LIST($steps, separator: "、") } → **{ $score }**
round-floor = { -floor } −{ $cost }
round-placement = { tile } { $row }段目 +{ $points }
round-placement-free = { tile } { $row }段目 → { $column }列目 +{ $points }
round-fallen = { $row }段目は置ける列がなく、{ tiles.told }が{ -floor }へ
round-nothing = 埋まった段なし
round-left = **{ $name }** 途中で抜けたため**{ $score }**のまま
round-next = { LIST($name, after: "さん") }がファーストプレイヤーマーカーを持っているので、次のラウンドは{ LIST($name, after: "さん") }から始めます。
round-same = だれもファーストプレイヤーマーカーを取らなかったので、次も{ LIST($name, after: "さん") }から始めます。
round-passed = 次のラウンドは{ LIST($name, after: "さん") }から始めます。

## The end of the game

over-won = 🏆 **{ LIST($names, after: "さん") }**が{ points }で勝ちました！
over-shared = 🏆 **{ LIST($names, after: "さん") }**が{ points }で勝利を分け合いました！
over-resigned = 🏆 **{ LIST($names, after: "さん") }**の勝ちです。ほかのプレイヤーは全員抜けました。
over-no-tiles = 並べる{ -tile }がなくなったので、ゲームを終了します。
over-no-space = 残りの{ -tile }はもうだれの{ -wall }にも入らないので、ゲームを終了します。
over-stalemate = プレイヤーの人数と同じ数のラウンドのあいだ、どのボードも進まなかったので、ゲームを終了します。
over-place = { over-rank } · { $before } + ボーナス{ $bonus }（{ LIST($parts, separator: "、") }）
over-place-no-bonus = { over-rank } · ボーナスなし
over-place-no-count = { over-rank } · ボーナスは数えません
over-place-left = { over-rank } · 途中で抜けました
# The dot is escaped: Discord would make it a list, which swallows the lines after it.
over-rank = { $place }位 { $name } **{ $score }**
over-rows = 横{ $count }列
over-columns = 縦{ $count }列
over-colours = { $count }色
over-tie = 同点の場合は、埋めた横の列が多いほうが上位です。
over-thanks = { LIST($mentions, after: "さん") }、ありがとうございました！

## What was remarkable about the game

highlight = ✨ { $highlight }
highlight-tile = { LIST($name, after: "さん") }は第{ $round }ラウンドに{ colour }の{ -tile }1{ -mai }で一度に{ points }を獲得しました。
highlight-round = { LIST($name, after: "さん") }は第{ $round }ラウンドに{ points }を獲得しました。
highlight-floor = { LIST($name, after: "さん") }は{ -floor }で{ points }を失いました。
highlight-clean-floor = { LIST($name, after: "さん") }は{ -floor(form: "cost") }が一度もありませんでした。
highlight-no-floor = { -floor }で失点した人は1人もいませんでした。
# $count is the number of $colours.
highlight-colours = { $count ->
    [1] { LIST($name, after: "さん") }は{ LIST($colours) }を完成させました。5{ -mai }すべてを{ -wall(form: "on") }。
   *[other] { LIST($name, after: "さん") }は{ LIST($colours, separator: "と") }を完成させました。それぞれ5{ -mai }すべてを{ -wall(form: "on") }。
}
highlight-columns = { LIST($name, after: "さん") }は{ over-columns }を完成させました。
highlight-comeback = { LIST($name, after: "さん") }は第{ $round }ラウンド終了時の{ points }差を逆転して勝ちました。
highlight-late-comeback = { LIST($name, after: "さん") }はボーナス前の{ points }差を逆転して勝ちました。
highlight-lead = { LIST($name, after: "さん") }は全ラウンドで首位を守りました。
highlight-close = { $points ->
    [1] たった1点差の決着でした。
   *[other] わずか{ $points }点差の決着でした。
}
highlight-rows = これ以上ない接戦！埋めた横の列の数で決まりました。
highlight-long = { $rounds }ラウンドに及ぶゲームでした。

## Replay

replay = 最初から通して見るリプレイ：{ LIST($names) }
replay-deal = 第{ $round }ラウンドの{ -tile }を並べました。
replay-step = { $number }/{ $count } · 第{ $round }ラウンド
alt-replay = Azul：ゲームの動くリプレイ、全{ $turns }コマ。

## Pictures in words

alt-table = Azul、第{ $round }ラウンド。{ $turn }袋{ $bag }{ -mai }、{ -lid }{ $lid }{ -mai }。{ -factory } { LIST($sources, separator: "；") }。{ LIST($boards, separator: "。") }。{ alt-wall-legend }
alt-turn = { LIST($name, after: "さん") }の番です。
alt-source = { $place }：{ LIST($tiles, separator: "、") }
alt-source-letters = { $place }：{ LIST($tiles, separator: "+") }
alt-board = { $name }、{ points }：{ -pattern } { LIST($lines, separator: "、") }；{ -wall } { $wall }；{ -floor } { $floor }
alt-board-cushion = { alt-board }；{ words-cushion }
alt-line-empty = { $row }段目は空
alt-line = { $row }段目は{ tiles }
alt-wall-legend = { -wall }は1段ずつ：B青、Y黄、R赤、K黒、W白。
alt-round = Azul、第{ $round }ラウンド終了後のボード。{ LIST($scores, separator: "；") }。
alt-over = Azul、ゲーム終了。{ $result }{ LIST($places, separator: "；") }。
alt-over-won = { LIST($names, after: "さん") }が{ points }で勝ちました。
alt-over-shared = { LIST($names, after: "さん") }が{ points }で勝利を分け合いました。
alt-over-alone = { LIST($names, after: "さん") }の勝ちです。ほかのプレイヤーは全員抜けました。
alt-place = { $place }位 { $name }：{ $score }
alt-place-left = { alt-place }、途中で抜けました
alt-place-bonus = { alt-place }、ボーナス前{ $before }、{ LIST($parts, separator: "、") }
alt-rows = { over-rows }+{ $points }
alt-columns = { over-columns }+{ $points }
alt-colours = { over-colours }+{ $points }
alt-tiling = { $name }：{ $before }から{ $score }、{ -wall }{ alt-gained }、{ -floor }{ alt-cost }
alt-gained = { $gained ->
    [0] 0
   *[other] +{ $gained }
}
alt-cost = { $cost ->
    [0] 0
   *[other] −{ $cost }
}
alt-score-left = { $name }：{ $score }、途中で抜けました
alt-own-board = Azulのボード：{ $board }。{ alt-wall-legend }
words-title = **第{ $round }ラウンド** · { $turn }
words-table = 袋{ $bag }{ -mai } · { -lid }{ $lid }{ -mai }
words-source = **{ $place }** { LIST($tiles, separator: "、") }
words-board = **{ $name }** · { points } · { -pattern }：{ LIST($lines, separator: "、") } · { -wall }：`{ $wall }` · { -floor }：{ LIST($items, separator: "、") }{ words-cost }
words-cost = { $cost ->
    [0] { "" }
   *[other] （−{ $cost }）
}
words-board-cushion = { words-board } · { words-cushion }
words-cushion = クッション：{ LIST($cushion, separator: "、") }
words-paused = このゲームは一時停止中です。
words-ended = このゲームは終了しました。
words-legend = -# { -wall }の文字：B青、Y黄、R赤、K黒、W白

## Words in pictures

picture-round = ラウンド
picture-round-title = 第{ $round }ラウンド
picture-bag = 袋
picture-lid = { -lid }
picture-centre = 中央
picture-resigned = 離脱
picture-tiled = { -wall }
picture-floor = { -floor }
picture-rows = 横の列
picture-columns = 縦の列
picture-colours = 色
picture-wins = 勝利
picture-shared_victory = 同点優勝
picture-factories = { -factory }
picture-pattern_lines = { -pattern }
picture-first_player = ファーストプレイヤー
# The three steps of a turn in the picture of /azul help.
picture-take = 同じ色を全部取る
picture-fill = 1つの段に置く
picture-score = 埋まった段が得点に
picture-lobby = Azul
picture-free = 空席
picture-chances = 勝率
picture-percent = { NUMBER(0, style: "percent") }
alt-lobby = Azul：{ $seats }席中{ $seated }席が埋まっています。

## The pictures of the rules in words

rules-page-of = { $page }/{ $pages }
alt-help = 番の3つの手順。1：タイル皿から赤いタイルを2枚とも取り、青と黒は中央へ移します。2：取ったタイルで図案の2段目が埋まります。3：そのうち1枚が隣の壁に移り、3枚つながって3点になります。
alt-rules-1 = 2人用のゲーム開始時のテーブル。タイル皿、中央、ファーストプレイヤーマーカー、ボード上の図案、壁、床に名前が付いています。
alt-rules-2 = 赤いタイル2枚をタイル皿から図案の段へ、残りを中央へ
alt-rules-3 = 黄色いタイル2枚は1段目、5段目、床のどれかに置ける
alt-rules-4 = 1枚だけなら1点、3枚つながると3点、4枚と3枚につながると7点
alt-rules-5 = 埋めた横1列は2点、縦1列は7点、同じ色5枚すべては10点
alt-rules-6 = 1段目の赤いタイルを置けるマスと、それぞれで入る得点
alt-rules-7 = 5種類の特殊皿とその働き
alt-rules-8 = 4番のクッション皿がなくなったため、振り分け皿のタイルが2番と5番へ移った
