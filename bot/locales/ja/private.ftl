## Private answers

joined = テーブルに参加しました。
left = テーブルから抜けました。
begun-private = ゲームが始まりました。
cancelled = テーブルを閉じました。
done = { source }から{ tiles.told }を取り、{ target.put }。次の人がプレイするまでは取り消せます。
done-final = { source }から{ tiles.told }を取り、{ target.put }。
themed = このテーブルのデザインを「{ $theme }」に変えました。
undone = 直前の手を取り消しました。もう一度あなたの番です。
undo-ask = 直前の手は自分だけでは取り消せなくなりましたが、ほかのプレイヤーに頼めます。{ request-too }1人でも同意しなければ、取り消しません。
undo-asked = 直前の手の取り消しを頼みました。返事待ち：{ LIST($names) }。先にだれかがプレイした場合は、取り消しません。
undo-withdrawn = 取り消しのお願いを取り下げました。手はそのままです。
undo-agreed = 同意しました。
undo-declined = 断りました。手は取り消しません。
# $players is how many go on with the game, 0 if nobody but computers would.
resign-ask = 本当にこのゲームから抜けますか？{ $players ->
    [0] ほかにプレイしている人がいないので、勝者なしで終わります。
    [1] 残った1人の勝ちになります。
   *[other] ほかの人はプレイを続けます。あなたの番は飛ばされ、ボードはそのまま残ります。
}代わりに席を譲ることもできます。その場合、あなたのボードと得点で別の人がプレイを続けます。
return-ask = 席を返しますか？{ LIST($owner, after: "さん") }の席に戻り、ほかの人が引き継げるようになります。
resign-done = ゲームから抜けました。
resign-kept = このままプレイを続けます。
exported = これまでのゲームの記録です。ルール、プレイヤー、すべての出来事、すべての得点の内訳が入っています。形式の説明はdocs/game-file.mdにあります。
not-shown = 保存しましたが、今はこのチャンネルに投稿できません。できるようになりしだい投稿します。
fair =
    { "**公正な抽選**" }
    このゲームで運が決めること（最初のプレイヤーと、引かれる{ -tile }）は、すべて1つの秘密の値から決まります。この値は、テーブルを開いたとき、ほかのだれかが参加する前に選ばれました。そのSHA-256は次のとおりです。
    `{ $commitment }`
    前半は募集メッセージにずっと表示されているので、後から別の値にすり替えることはできません。
fair-hidden = ゲームが終わると、秘密の値がここに表示されます。
fair-secret = 秘密の値：
    `{ $secret }`
fair-check = その後は、だれでもすべての抽選を確かめられます。`/azul export game:{ $game }`でゲームのファイルを手に入れ、`python -m azul verify azul-{ $game }.json`を実行してください。手作業で確かめる方法はdocs/fair-draws.mdにあります。
fair-later = このテーブルは、このボットの古いバージョンで開かれました。抽選のもとになる秘密の値は、ゲームが始まるときに選ばれます。
board-of = { LIST($name, after: "さん") }のボード
board-complete = 完成：{ LIST($parts, separator: "、") }
board-almost = あと1{ -mai }：{ LIST($parts, separator: "、") }
board-row = 横{ $row }段目（+{ $bonus }）
board-column = 縦{ $column }列目（+{ $bonus }）
board-colour = { colour }（+{ $bonus }）
board-whose = あなたはこのゲームに参加していません。だれのボードを見ますか？

## What happened since a person's last turn

# $since is turn, left, game or round; $ago is shown by Discord as “5 hours ago”.
since-what = { $since ->
    [game] ゲーム開始
    [round] 第{ $round }ラウンド開始
    [left] ゲームを抜けて
    [seat] 席を引き継いで
   *[turn] あなたの前回の番
}
since-title = **{ since-what }からの出来事**（{ $ago }）
since-nothing = { since-what }から、まだ何も起きていません（{ $ago }）。
since-cut = -# 古い手は省略しました。{ $replay }ですべて見られます。
since-before = { $since ->
    [game] **前：**ゲーム開始時のテーブル
    [round] **前：**第{ $round }ラウンド開始時のテーブル
    [seat] **前：**席を引き継いだときのテーブル
   *[turn] **前：**あなたの前回の番が終わったときのテーブル
}（{ $ago }）

## Playing on without somebody

voted = 「{ $vote ->
    [wait] もう1回分待つ
    [play] この番はコンピューターがプレイする
    [give] コンピューターと交代する
    [seek] 交代の人を探す
   *[end] ゲームを終える
}」に投票しました。決まるまでは変更できます。
voted-grace = 早くても{ $when }です。それまでに遅れている人がプレイすれば、取りやめになります。
handed = { LIST($name, after: "さん") }に席を譲ると申し出ました。{ LIST($name, after: "さん") }が引き継ぐまでは、あなたがプレイを続けます。`/azul leave`で申し出を取り下げられます。
handed-to-anybody = 席を譲ると申し出ました。だれかが引き継ぐまでは、あなたがプレイを続けます。`/azul leave`で申し出を取り下げられます。
handing-ended = 席はあなたのままです。
called = この先どうするか、みんなに尋ねました。投票はゲームのチャンネルで行われています。
returned = お帰りなさい。席に戻りました。
substituted = この席はあなたのものです。ボードと得点を引き継いでプレイします。

## Pauses

pause-paused = ゲームを一時停止しました。メッセージの下の**再開**か、もう一度`/azul pause`を使うと再開します。
pause-resumed = ゲームを再開しました。

## A person's own settings

settings = { "**あなたの設定**" }は、どのサーバーでも、すべてのゲームに使われます。ほかの人には見えません。
setting-confirm = { $chosen ->
    [on] **確認：オン** · ボタンで選んだ手は、ボードがどうなるかを先に表示します。**確定**で決まります。
   *[off] **確認：オフ** · ボタンで選んだ手は、すぐに決まります。次の人がプレイするか、ラウンドが終わるまでは**取り消す**で戻せます。
}

setting-pings = **お知らせ** · あなたの番になったときの連絡と、その後の催促を送る場所
setting-pings-channel = チャンネル
setting-help-pings-channel = ゲームをしている場所でメンションします
setting-pings-dm = ダイレクトメッセージ
setting-help-pings-dm = ゲームへのリンクをあなただけに送ります
setting-pings-both = 両方
setting-help-pings-both = メンションとダイレクトメッセージ
setting-pings-none = なし
setting-help-pings-none = 自分の番かどうかは自分で確かめます
setting-unreachable = ⚠️ ダイレクトメッセージを送れなかったので、代わりにチャンネルでメンションします。このボットもいるサーバーからのダイレクトメッセージを許可して、**もう一度DMを試す**を押してください。
# $zone is a city such as New York, $time the time of the day there.
setting-zone = **タイムゾーン** · { $zone }（現在{ $time }）
setting-zone-none = **タイムゾーン** · 未設定です。おやすみ時間と休暇はUTCで数えます
setting-zone-now = 現在{ $time }
setting-quiet = **おやすみ時間** · この間に番が来ても音は鳴らず、終わるまで持ち時間も止まります
setting-quiet-off = おやすみ時間なし
setting-help-quiet-off = 持ち時間は昼も夜も減っていきます
setting-quiet-until = 何時まで · 1日{ $hours }時間以内
# $days is how many days of vacation are left, of $most.
setting-days = { $days }日
setting-holiday = **休暇** · 選んだ日の終わりまで、持ち時間が止まります。いつまでかは、あなたを待つテーブルに表示されます。今四半期の残り：{ $most }日中{ setting-days }
# $day is a date that Discord writes in the reader's language.
setting-holiday-on = **休暇** · { $day }まで休暇中です。今終えた場合の今四半期の残り：{ $most }日中{ setting-days }
setting-holiday-off = 休暇なし
setting-holiday-end = 今すぐ終える
setting-language = **言語** · あなただけに見えるものの言語
setting-language-auto = 自動
setting-help-language-auto = あなたのDiscordの言語（対応している場合）
# The form's title and the line's label have at most 45 characters, the others 100.
zone-form = タイムゾーン
zone-form-line = どこにいますか？
zone-form-help = 最寄りの大きな都市、国、またはUTCとの時差
zone-form-example = 東京、ニューヨーク、日本、UTC+9
quiet-form = おやすみ時間
quiet-form-line = 何時から何時まで？
quiet-form-help = あなたのタイムゾーンで{ $hours }時間以内。日付をまたいでもかまいません
quiet-form-example = 22:30～6:45
zone-several = 当てはまるタイムゾーンが{ $count }件あります。下から選んでください。

## Direct messages. $names are the other players, and $link leads to the game's message.

dm-game = { LIST($names, after: "さん") }とのAzul
dm-turn = { dm-game }であなたの番になりました：{ $link }
dm-tiling = { dm-game }で{ -tile }がすべてなくなりました。自分の{ -tile }の置き場所を選んでください：{ $link }
dm-request = { dm-game }で、手を取り消したいという人がいます：{ $link }
dm-half = { dm-game }はあなたの番のままです：{ $link }
dm-last = { dm-game }のあなたの番が、まもなく時間切れです：{ $link }
dm-over = { dm-game }のあなたの番の持ち時間が切れました：{ $link }
dm-vote = { dm-game }で持ち時間が切れた人がいます。この先どうするか、投票してください：{ $link }
dm-result = { dm-game }の結果です：{ $link }
dm-replaced = { dm-game }で、あなたの席をほかの人が引き継ぎました。その席で2回プレイされるまでは、戻れます：{ $link }
dm-returned = { dm-game }で、あなたが代わっていた人が戻りました。代わってくれてありがとうございました：{ $link }

## The options of a lobby. Labels and descriptions have at most 100 characters.

options = **このテーブルのオプション** · 選ぶとすぐに反映されます。ゲームが始まると、変えられるのはデザインだけです。
option-wall = **{ -wall }** · 埋まった段の{ -tile }をどこに置くか
option-wall-coloured = 色つき
option-help-wall-coloured = どの段でも、色ごとに置くマスが決まっています
option-wall-free = 自由
option-help-wall-free = 置くマスを自分で選びます。同じ色は縦1列に1{ -mai }まで
option-factories = **{ -factory }** · 特殊な皿を使うか
option-factories-plain = 通常
option-help-factories-plain = どの皿も同じです
option-factories-special = 特殊
option-help-factories-special = プレイヤーと同じ数の特殊皿を、毎ラウンド並べ直します
option-factories-special-once = 特殊（固定）
option-help-factories-special-once = プレイヤーと同じ数の特殊皿を、ゲームの最初に一度だけ並べます
option-scatter = **振り分け皿** · 残った{ -tile }を両隣にどう分けるか
option-scatter-free = 自由
option-help-scatter-free = 色ごとに左か右かをプレイヤーが選びます
option-scatter-even = 均等
option-help-scatter-even = できるだけ均等に色を分けます
option-seats = **席数** · 何人まで遊べるか
option-seats-some = { $seats }席
option-help-seats-some = { $free ->
    [0] これ以上は参加できません
   *[other] あと{ $free }人参加できます
}
option-pace = **持ち時間** · 1回の番に使える時間
option-pace-none = 期限なし
option-help-pace-none = 好きなだけ考えられ、催促もありません
option-pace-1h = 1時間
option-help-pace-1h = 一気に最後まで遊ぶとき
option-pace-8h = 8時間
option-help-pace-8h = 1日に数回ずつ
option-pace-24h = 24時間
option-help-pace-24h = 1日に1回は番をこなす
option-pace-3d = 3日
option-help-pace-3d = ほかのことの合間にのんびり
option-pace-7d = 7日
option-help-pace-7d = 1週間に1回は番をこなす
# The options of a practice game.
option-computers = **対戦相手** · 何人のコンピューターと遊ぶか
option-computers-some = コンピューター{ $count }人
option-level = **コンピューター** · その強さ。遅れている人の代わりをするときも同じです
option-level-easy = 弱い
option-help-level-easy = ルールを読んだばかりの人に
option-level-medium = 普通
option-help-level-medium = 何度か遊んだことのある人に
option-level-hard = 強い
option-help-level-hard = 相手の狙いが読める人に
option-level-expert = 最強
option-help-level-expert = 全力でプレイします
option-theme = **デザイン** · 絵の見た目
option-help-theme-azulejo = 明るいテーブルに、つややかなタイル
option-help-theme-azulejo-dark = 暗いテーブルに、つややかなタイル
option-help-theme-chocolatier = 明るいテーブルに、チョコレート
option-help-theme-chocolatier-dark = 暗いテーブルに、チョコレート
option-where = **場所** · どこで遊ぶか
option-where-channel = チャンネル
option-help-where-channel = このチャンネルで遊びます。その間、ほかのテーブルは開けません
option-where-thread = スレッド
option-help-where-thread = 専用のスレッドで遊びます。チャンネルに残るのは募集と結果だけです
option-language = **言語** · このテーブルで全員に見えるものの言語
option-messages = **メッセージ** · チャンネルに何を残すか
option-messages-all = すべて
option-help-messages-all = 番ごとのメッセージをすべて残します
option-messages-quiet = 控えめ
option-help-messages-quiet = 番のメッセージは次が出ると消えます。ラウンドと結果は残ります

## A server's settings. Labels and descriptions have at most 100 characters.

server = **このサーバーの設定** · 選ぶとすぐに、これから開くテーブルに反映されます。進行中のゲームは変わりません。
server-channels = **場所** · テーブルを開ける場所：チャンネル（スレッドも含む）またはカテゴリー全体。空のままなら、どこでも開けます。
server-games = **ゲーム数** · 同時に開けるゲームの数（参加者を待つテーブルも含む）
server-games-any = いくつでも
server-help-games-any = ただし、スレッドを除き、1つのチャンネルに1テーブルまで
server-games-some = { $most }ゲームまで
server-language = **言語** · 全員に見えるメッセージの言語
server-language-auto = Discordと同じ
server-help-language-auto = このサーバーのDiscordでの言語（対応している場合）
server-tables =
    { "### 新しいテーブル" }
    ホストが選ばなかったときの初期設定：
# The language's name for itself.
language-name = 日本語

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
games-replaced = **あなたの席**は{ LIST($name, after: "さん") }が引き継いでいます。{ LIST($name, after: "さん") }が2回プレイするまでは戻れます
games-your-tiling = **{ -tile }の置き場所を選んでください**（{ $when }から）
games-tiling = { LIST($names, after: "さん") }が{ -tile }の置き場所を選んでいます（{ $when }から）
games-paused = 一時停止中（{ $when }から）
games-lobby = 開始待ち、{ $seats }席中{ $count }席（最後の動き：{ $when }）
games-table = **#{ $game }** { LIST($host, after: "さん") }のテーブル：{ $seats }席中{ $count }席 · { $link }
games-table-rules = **#{ $game }** { LIST($host, after: "さん") }のテーブル：{ $seats }席中{ $count }席、{ LIST($rules, separator: "、") } · { $link }
games-won = 🏆 { LIST($names, after: "さん") }が{ points }で勝利（{ $when }）
games-no-winner = 勝者なし（終了：{ $when }）
games-joined = テーブルに参加しました：{ $link }

## The panel for a take

panel-source = **あなたの番です。**どこから{ -tile }を取りますか？
panel-tiles = **{ $place }** { LIST($tiles, form: "shown", separator: "、") }
panel-moved-on = その後ゲームが進みました。現在の状況を表示します。
panel-from = { $source ->
    [centre] **中央：**{ panel-from-tiles }
   *[other] **{ -factory }{ $place }：**{ panel-from-tiles }
}
panel-from-tiles = { LIST($tiles, form: "shown", separator: "、") }
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
panel-fall = { -floor }へ{ $fell }
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
panel-marker = ファーストプレイヤーマーカーも引き取ります。マーカーは{ -floor }のマスに置き、次のラウンドはあなたから始めます。
panel-fell = { $fell }{ -mai }が{ -floor(form: "falls") }。
panel-scatter = 残りは{ -factory }{ $left }と{ $right }に振り分けます：{ LIST($tiles) }。分け方を選ぶと、手も決まります。
panel-split = { LIST($shares, separator: " · ") }
panel-share = { LIST($colours, separator: "、") } → { $source }
panel-floor-cost = { $after ->
    [0] このラウンドに{ -floor(form: "cost") }はありません。
   *[other] このラウンドの{ -floor(form: "cost") }は{ $after }点になります（現在{ $before }点）。
}

## Planning the next turn

plan-ahead = **次の番の予約です。**{ plan-not-yet }
plan-not-yet = まだあなたの番ではありません。今は{ LIST($name, after: "さん") }の番です。
plan-source = どこから{ -tile }を取りますか？
plan-scatter = 残りは{ -factory }{ $left }と{ $right }に振り分けます：{ LIST($tiles) }。分け方を選ぶと、予約も決まります。
plan-turn-came = あなたの番になったので、予約はしませんでした。ここで選ぶと、そのままあなたの手になります。
plan-your-turn = あなたの番なので、予約は要りません。ここで選ぶと、そのままあなたの手になります。
plan-title = **あなたの予約。**ほかの人には見えません。
# $place is 1 for the preferred take.
plan-wish = **{ $place }** { tiles.shown }：{ source } → { target }
plan-wish-scattered = { plan-wish }、{ LIST($shares, separator: "、") }
plan-wish-unfit = **{ $place }** ~~{ tiles.shown }：{ source } → { target }~~ このままでは実行できません
plan-how = -# あなたの番になると、直前の手が取り消された場合に備えて{ $seconds }秒待ちます。それから、同じ{ -tile }が取れる最初の予約を実行します。どれも実行できなければ、いつもどおりお知らせします。
plan-bound = -# 予約は、今テーブルにある{ -tile }に対するものです。あなたの番かラウンドが終わると消えます。
plan-gone = 予約はありません。あなたの番になったらお知らせします。
plan-dropped = あなたの番です。この番の予約はもうありません。
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

placing-ask = **{ $line }段目：**{ tiles.told }をどの列に置きますか？絵には、置けるマスごとに入る得点が書いてあります。
placing-all = すべての段の置き場所が決まりました。確定するか、変更してください。
placing-placed = { $line }段目：{ tiles.shown } → { $column }列目、+{ $points }
placing-falls = { $line }段目：置ける列がなく、{ tiles.told }が{ -floor(form: "falls") }
placing-line = { $line }段目：{ colour }
placed-confirmed = 確定しました。全員が確定すると、ラウンドが終わります。

## What is refused, and what to do instead

# Follows a refusal, or comes before a game that the person doesn't play. $threads are links to their games' threads.
elsewhere = あなたのゲームは{ LIST($threads) }にあります。
# $link is the address at which the bot can be added to a server.
refusal-needs-server = それは、このボットがいるサーバーでしか使えません。ここで使えるのは`/azul learn`、`/azul practice`、`/azul rules`、`/azul help`、`/azul games`、`/azul me`、`/azul privacy`です。ほかの人と遊ぶには、[サーバーにボットを追加](<{ $link }>)してください。
refusal-not-on-server = このボットはこのサーバーにいないので、ここでは使えません。`/azul learn`、`/azul practice`、`/azul rules`、`/azul help`、`/azul games`、`/azul me`、`/azul privacy`は使えます。サーバーを管理している人は、[ボットを追加](<{ $link }>)できます。
refusal-no-table = このチャンネルにテーブルはありません。`/azul start`で開けます。
refusal-channel-occupied = このチャンネルにはもうテーブルがあります。`/azul table`で見られます。ゲームが始まるまでは`/azul join`で参加できます。
# $places are channels and categories that the person can see, $count is how many.
refusal-not-here = { $count ->
    [0] このサーバーでは、このチャンネルにも、あなたに見えるほかのチャンネルにもテーブルを開けません。場所はサーバーの管理者が`/azul settings`で選びます。
   *[other] このサーバーでは、このチャンネルにテーブルを開けません。{ LIST($places, style: "or") }で開いてください。
}
refusal-too-many-games = このサーバーで同時に開けるのは{ $most }ゲームまでで、もう{ $most ->
    [1] 開かれています。それ
   *[other] その数に達しています。どれか
}が終わるまで、新しいテーブルは開けません。参加できるテーブルは`/azul games`で見られます。
refusal-not-manager = このサーバーの設定を見たり変えたりできるのは、**サーバー管理**の権限がある人だけです。
refusal-already-seated = もうこのテーブルに参加しています。
refusal-table-full = 満席です。{ $seats }席すべてが埋まっています。
refusal-not-seated = あなたはこのゲームに参加していません。`/azul table`で観戦できます。
refusal-too-many-computers = { $seats }席のテーブルに入れるコンピューターは{ $most }人までです。数を減らすか、席を増やしてください。
refusal-no-computer = このテーブルにコンピューターはいません。
refusal-not-host = それができるのは、ホストの{ LIST($host, after: "さん") }だけです。
refusal-too-few-players = Azulは{ $fewest }人以上で遊びます。まず、だれかが参加するのを待ってください。
refusal-not-begun = ゲームはまだ始まっていません。{ LIST($host, after: "さん") }がボタンか`/azul begin`で始められます。
refusal-already-begun = ゲームはもう始まっています。`/azul leave`で抜けられます。また、このチャンネルを管理できる人は`/azul cancel`で終了できます。
refusal-not-over = このゲームはまだ終わっていません。終わってから、もう一度遊べます。
refusal-not-your-rematch = もう一度遊びたいと言えるのは、このゲームのプレイヤーだけです：{ LIST($names) }。テーブルが開けば、だれでも参加できます。自分のテーブルは`/azul start`で開けます。
refusal-rematch-begun = 次のゲームはもう始まっています。`/azul table`で見られます。
refusal-rematch-elsewhere = 次のゲームはもう{ LIST($threads) }で始まっています。
refusal-options-fixed = ゲームが始まったので、オプションは変えられません。デザインだけは`/azul theme`で変えられます。
# $count is the number of players at the table.
refusal-seats-taken = もう{ $count }人が参加しているので、{ $count }席以上が必要です。
refusal-ended = このゲームは終了しました。`/azul start`で新しいテーブルを開けます。
# $mention is who paused the game, $when a moment that Discord shows in the reader's language.
refusal-paused = { LIST($mention, after: "さん") }がゲームを一時停止しているので（{ $when }）、何も変えていません。このチャンネルを管理できる人は、**再開**か`/azul pause`で再開できます。
refusal-pause-already = { LIST($mention, after: "さん") }がちょうど一時停止したところです。メッセージの下の**再開**で再開できます。
refusal-pause-lobby = ゲームが始まるまでは、止めるものがありません。テーブルは`/azul cancel`で閉じられます。
refusal-resume-already = ちょうどだれかがゲームを再開したところです。また一時停止するには、少し待ってから`/azul pause`を使ってください。
refusal-not-paused = このゲームはもう一時停止していません。再開しています。
refusal-not-keeper = 一時停止と再開ができるのは、このゲームのチャンネルを管理できる人（**チャンネルの管理**の権限がある人）だけです。
refusal-advice-tiling = ヒントは{ -tile }を取るときのものです。今はだれも取る番ではありません。
refusal-advice-busy = 今は質問が多すぎます。数秒待ってから、もう一度お試しください。
refusal-advice-replaced = もう一度尋ねられたので、新しいほうにだけ答えます。
refusal-advice-failed = コンピューターがうまく考えられませんでした。少し待ってから、もう一度お試しください。
refusal-analysis-running = 分析は、このゲームが終わると見られます。
refusal-analysis-closed = このゲームは最後まで行われなかったので、分析できません。
refusal-analysis-nothing = このゲームではだれも{ -tile }を取らなかったので、分析できません。
refusal-analysis-stopped = ボットが再起動するので、分析は途中で止まりました。1分ほどしてから、もう一度ボタンを押してください。
refusal-stale = ゲームが先に進んだので、何も変えていません。現在の状況は`/azul table`で見られます。
refusal-no-vote = ここではもう投票は行われていません。現在の状況は`/azul table`で見られます。
refusal-seat-for-another = この席は、ほかの人に譲られるところです。
refusal-hand-in-lobby = ゲームはまだ始まっていないので、譲るものがありません。このオプションなしで抜ければ、ほかの人が参加できます。
refusal-hand-to-nobody = { LIST($asked, after: "さん") }は席を引き継げません。このサーバーのメンバーから、ボットでない人を選んでください。
refusal-plays-already = { LIST($asked, after: "さん") }はもうこのゲームに参加しています。
refusal-vote-open = この先どうするか、もうみんなに尋ねています。投票はゲームのチャンネルで行われています。
refusal-your-turn = みんながあなたを待っています。まず自分の番をプレイしてください。
refusal-nobody-to-wait-for = コンピューターの番なので、ゲームは自動的に進みます。
# $moment is a moment that Discord shows in the reader's language, such as: in 3 days.
refusal-call-too-early = 今の番の人はまだこのサーバーにいて、時間も残っています。ほかの人がこの先を決められるようになるのは、{ $moment }です。
refusal-players-gone = { LIST($players, after: "さん") }がこのサーバーから抜けたので、席を空けました。準備ができたら、もう一度始めてください。
refusal-vote-on-you = あなたの番なので、ほかの人が投票しています。あなたがプレイすれば、投票は終わります。
refusal-computer-holds = コンピューターがあなたの代わりにプレイしています。まず、番のメッセージの下のボタンで席に戻ってください。
refusal-seat-is-yours = 席はあなたのものです。コンピューターは代わりにプレイしていません。
refusal-seat-replaced = 今はほかの人があなたの席でプレイしています。まず、番のメッセージの下のボタンか`/azul join`で席に戻ってください。その人が2回プレイすると、戻れなくなります。
refusal-substitute-stays = あなたの席を引き継いだ人がもう2回プレイしたので、席はその人のものになりました。
refusal-seat-not-offered = このゲームに、引き継げる席はもうありません。
refusal-not-your-turn = あなたの番ではありません。今は{ LIST($name, after: "さん") }の番です。
refusal-turn-came = あなたの番になったので、予約は要りません。`/azul take`でプレイできます。
refusal-plan-full = もう{ $most }手を予約しています。追加するには、まず1つ取り消してください。
refusal-nothing-to-undo = 取り消せる手がありません。手を取り消せるのは次の人がプレイするまでで、その後は全員の同意が要ります。{ -tile }がすべてなくなるか、だれかが抜けた後は取り消せません。
refusal-undo-is-free = 頼まなくても大丈夫です。その後まだだれもプレイしていないので、`/azul undo`で取り消せます。
refusal-undo-declined = この手の取り消しは、頼んで断られています。手はそのままです。
refusal-asked-already = もう頼んでいます。だれかがプレイすると、また頼めます。
refusal-asked-too-often = このラウンドではもう{ $most }回頼みました。次のラウンドでまた頼めます。
refusal-request-over = このお願いはもう終わっています。現在の状況は`/azul table`で見られます。
refusal-own-request = 同意するのは、あなたではなくほかの人です。**断る**を押すと、自分のお願いを取り下げます。
refusal-agreed-already = もう同意しています。
refusal-resigned = もうこのゲームから抜けています。
refusal-no-such-source = このテーブルに{ -factory }{ $source }はありません。1～{ $factories }か、中央から取ってください。
refusal-no-such-colour = このゲームにその色はありません。青、黄、赤、黒、白から選んでください。
refusal-no-such-line = ボードにその段はありません。1～5か、{ -floor }を選んでください。
refusal-source-empty = { source }にはもう何もありません。{ -tile }があるのは{ LIST($sources) }です。
refusal-colour-not-there = { source }に{ colour }はありません。あるのは{ LIST($there) }だけです。
refusal-line-full = { $line }段目はもう埋まっています。{ colour }を置けるのは{ LIST($open, style: "or") }です。
refusal-line-other-colour = { $line }段目には{ LIST($there) }があります。1つの段には1色しか置けません。{ colour }を置けるのは{ LIST($open, style: "or") }です。
refusal-wall-has-colour = { -wall }の{ $line }段目にはもう{ colour }があります。{ colour }を置けるのは{ LIST($open, style: "or") }です。
refusal-wrong-phase = 今は{ -tile }を取れません。現在の状況は`/azul table`で見られます。
refusal-tiling = { -tile }はすべてなくなり、選べる人が置き場所を選んでいるところです。だれを待っているかは`/azul table`で見られます。
refusal-scatter-missing = { source }に残る{ -tile }は、{ -factory }{ $left }と{ $right }に振り分けます。色ごとに行き先を書いてください。例：`{ $example }`
refusal-scatter-not-here = そこに振り分けはありません。どこから、どの色を、どこに置くかだけを書いてください。
refusal-scatter-colour = そこには{ LIST($there) }が残ります。それぞれ{ -factory }{ $left }と{ $right }のどちらに移すかを書いてください。例：`{ $example }`
refusal-scatter-uneven = このテーブルでは、{ -tile }を{ -factory }{ $left }と{ $right }にできるだけ均等に振り分けます。例：`{ $example }`
refusal-bad-scatter = 「{ $text }」では、残る{ -tile }の行き先がわかりません。色ごとに皿の番号を書いてください。例：`3 青 床 赤 2 黒 4`
refusal-wrong-count = { source }にあるのは{ tiles }で、{ $asked }{ -mai }ではありません。実際の数を書くか、数を省いてください。
refusal-not-choosing = 今は選ぶものがありません。だれを待っているかは`/azul table`で見られます。
refusal-no-choice = { $line }段目に選ぶ余地はありません。埋まっていないか、置けるマスが1つだけです。選べるのは{ LIST($open, style: "or") }です。
refusal-earlier-line = 段は上から順に決めます。先に{ $line }段目を選んでください。
refusal-space-not-open = そのマスには置けません。{ $line }段目を置けるのは{ LIST($columns, style: "or") }列目です。
refusal-choice-missing = 確定する前に、{ $line }段目を選んでください。
refusal-bad-choice = 「{ $text }」は選択肢にありません。Discordが表示するものから選んでください。
refusal-bad-number = 「{ $text }」は、このオプションで使える数ではありません。
refusal-bad-person = その人が見つかりません。このサーバーの人を選んでください。
refusal-no-such-game = このサーバーにゲーム{ $number }はありません。
refusal-never-begun = ゲーム{ $number }は始まりませんでした。その前にテーブルが閉じられたので、お見せできるものがありません。
refusal-unknown-form = Discordが読み込んだ後にこのコマンドが変わったので、何も行いませんでした。Discordを再起動して（パソコンではCtrl+R）、もう一度お試しください。
refusal-bad-row = 「{ $text }」という段はありません。1～5で書いてください。
refusal-bad-column = 「{ $text }」という列はありません。1～5で書いてください。
refusal-bad-move = 「{ $text }」という手は読み取れません。どこから、どの色を、どこに置くかを書いてください。例：{ LIST($choices, style: "or") }。入力中に表示される候補から選ぶこともできます。
refusal-bad-several = 「{ $text }」に当てはまる手は1つではありません。例：{ LIST($choices) }。どれか1つを書くか、入力中に表示される候補から選んでください。
refusal-bad-source = 「{ $text }」からは取れません。1～{ $factories }か、中央と書いてください。
refusal-bad-colour = 「{ $text }」という色はこのゲームにありません。青、黄、赤、黒、白のどれかを書いてください。
refusal-bad-line = 「{ $text }」という段はありません。1～5か、{ -floor }と書いてください。
refusal-not-at-table = { LIST($asked, after: "さん") }はこのゲームに参加していません。参加しているのは：{ LIST($names) }
refusal-missing-permissions = このチャンネルでの権限が足りません：{ LIST($permissions) }。サーバーを管理している人に許可してもらってから、もう一度お試しください。
refusal-thread-permissions = スレッドで遊ぶには、このチャンネルでの権限が足りません：{ LIST($permissions) }。サーバーを管理している人に許可してもらってください。ホストが**オプション**で選べば、チャンネルでそのまま遊ぶこともできます。
refusal-no-threads-here = ここではスレッドを作成できません。作成できるのはテキストチャンネルだけで、スレッドやボイスチャンネルではできません。スレッドなしでここで遊ぶか、テキストチャンネルでテーブルを開いてください。
refusal-too-many-threads = { $most ->
    [0] ここでは、スレッドでゲームはできません。
    [1] このチャンネルのスレッドでは、もう別のゲームが行われています。同時にできるのは1つだけです。
   *[other] このチャンネルのスレッドでは、もう{ $most }件のゲームが行われていて、これ以上は増やせません。
}ホストが**オプション**で選べば、チャンネルでそのまま遊べます。
# Permissions as Discord's settings call them; discord.py's read_messages is View Channel there.
permission-read-messages = チャンネルを見る
permission-send-messages = メッセージを送信
permission-send-messages-in-threads = スレッドでメッセージを送信
permission-create-public-threads = 公開スレッドの作成
permission-attach-files = ファイルを添付
permission-read-message-history = メッセージ履歴を読む
refusal-no-such-zone = 「{ $asked }」がどこかわかりません。最寄りの大きな都市、国、またはUTCとの時差を書いてください。例：東京、日本、UTC+9
refusal-bad-hours = 「{ $asked }」は2つの時刻として読み取れません。何時から何時までかを書いてください。例：22:30～6:45、午後10時から午前7時
refusal-quiet-too-long = おやすみ時間は1分以上、{ $most }時間以内です。ほかの時間帯には、持ち時間が止まらないようにする必要があります。
refusal-form-too-late = フォームを開くのが間に合いませんでした。もう一度ボタンを押してください。
refusal-holiday-over = その日はもう過ぎたので、休暇は設定していません。もっと後の日を選んでください。
refusal-holiday-too-long = 1つの四半期の休暇が{ $most }日を超えてしまいます。もっと前の日を選んでください。
refusal-too-many-holidays = 今四半期はもう{ $most }回休暇を取りました。次は来四半期に取れます。
refusal-busy = 今はとても混み合っているので、何も変えていません。数秒待ってから、もう一度お試しください。
refusal-storage = 今はゲームを保存できないので、何も変えていません。少し待ってから、もう一度お試しください。
refusal-damaged = このゲームの記録が壊れていて読めないので、何も変えていません。ほかのゲームに影響はありません。このボットの運営者に知らせてください。バックアップから復元できます。
refusal-unexpected = ボット側で問題が起きました。これまでの操作は失われていません。もう一度お試しください。それでもうまくいかないときは、このボットの運営者に番号{ $reference }を伝えてください。
refusal-old-button = これは、このボットの古いバージョンのボタンです。`/azul table`で、使えるボタン付きでゲームを表示できます。

## Help: a line that begins with * would be read as a variant, hence the quotes. $start is the command, to be tapped.

# $place is server or elsewhere: in direct messages, in groups, on servers that the bot isn't on.
help =
    { $place ->
        [server] { "**Azul**は2～4人用のボードゲームで、このチャンネルがテーブルになります。" }
       *[elsewhere] { "**Azul**は2～4人用のボードゲームです。ほかの人と遊ぶには、このボットがいるサーバーのチャンネルで使ってください。" }
    }

    自分の番になったら、1つのタイル皿（残りは中央へ）または中央から、**同じ色のタイルをすべて**取り、ボードの図案の**1つの段**に置きます。タイルがすべてなくなると、**埋まった**段から1枚ずつ壁に移します。つながるタイルが多いほど得点も増えます。入りきらないタイルは床に落ちて失点になります。だれかが壁の**横1列**を埋めたラウンドで、ゲームは終わりです。

    { $start }でテーブルを開くと、ほかの人が参加でき、ホストがゲームを始めます。絵の下のボタンか{ $take }でプレイし、{ $undo }で取り消せます。{ $me }では、おやすみ時間、休暇、お知らせ、確認なしのプレイを設定できます。
    自分の番でないときは、{ $plan }で次の手を予約できます。持ち時間が切れると、その先はほかの人とコンピューターに委ねられます。
    { $table }はゲームの状況を絵と言葉で、{ $replay }は最初から順に表示します。{ $leave }で抜けられ、{ $export }でファイルを受け取れます。
    { $practice }は、自分だけに見える、ヒント付きのコンピューター対戦です。{ $rules }では、自由な壁や特殊皿も含めてすべてを説明しています。
# At the end of the help.
help-learn = { "**はじめての方へ：**" }{ $learn }で、遊びながら6つの短いステップで覚えられます。

# What is stored about a person.
privacy =
    { "**あなたについて保存している情報**" }
    あなたのDiscord ID、ゲームに参加したときの名前、ゲームで行ったことを保存しています。再起動の後もゲームを続け、リプレイできるようにするためです。{ $me }で選んだこと、{ $plan }の予約（その番が終わるまで）、練習ゲーム（4週間）も保存します。メッセージを読むことはありません。
    チャンネルのゲームは、そこにいる全員に見えます。設定、予約、練習ゲーム、ゲームの一覧は、あなただけに見えます。ただし、あなたを待つテーブルには、あなたの持ち時間がいつまで止まっているかが表示されます。
    どれも、あなたがここで削除するか、運営者が削除するまで保存されます。
    { "**書き出す**を押すと、すべてをファイルで受け取れます。**削除…**を押した場合は、実際に削除する前に確認します。" }
privacy-exported = あなたについて保存している情報のすべてです。ほかの人の情報は入っていません。形式の説明はdocs/privacy.mdにあります。
privacy-ask = { "**あなたについての情報をすべて削除しますか？**元には戻せません。" }
privacy-ask-running = { $count ->
        [1] • プレイ中のゲームから抜けます。これ以降、あなたの番は飛ばされます。
       *[other] • プレイ中の{ $count }件のゲームから抜けます。これ以降、あなたの番は飛ばされます。
    }
privacy-ask-lobbies = { $count ->
        [1] • 開始を待っているテーブルから抜けます。
       *[other] • 開始を待っている{ $count }件のテーブルから抜けます。
    }
privacy-ask-games = • 設定、予約、練習ゲーム、ゲームの一覧が削除されます。ほかの人のゲームでは、あなたの名前が*プレイヤー2*のような席の番号に変わります。
privacy-ask-anew = • また遊ぶときは、最初からになります。以前のゲームはもうあなたのものではありません。
privacy-ask-beyond = • チャンネルにあるメッセージと絵、ほかの人が書き出したファイルは残ります。バックアップは、運営者が削除するまで残ります。
privacy-changed = その間にゲームの状況が変わりました。もう一度お読みください。
privacy-erasing = あなたについての情報を削除しています。たくさん遊んだ場合は、少し時間がかかります。ボットが再起動しても続けます。
privacy-erased = 完了しました。あなたについての情報は、もう何も保存していません。
privacy-later = 設定、予約、練習ゲーム、ゲームの一覧を削除しました。一部のゲームの記録にはまだあなたの名前が残っていて、今は変更できません。後で自動的に続けるので、あなたがすることはもうありません。
privacy-damaged = 設定、予約、練習ゲーム、ゲームの一覧を削除しました。{ $count ->
        [1] ゲーム{ $games }の記録が壊れているため、そこからあなたの名前を消せません。
       *[other] { $count }件のゲームの記録が壊れているため、そこからあなたの名前を消せません：{ $games }。
    }{ $count ->
        [1] このゲーム
       *[other] これらのゲーム
    }を削除するよう、ボットの運営者に頼んでください。
button-privacy-export = 書き出す
button-privacy-delete = 削除…
button-privacy-erase = すべて削除
button-privacy-keep = 残しておく
refusal-too-large = あなたについての情報が大きすぎて、Discordで送れるファイルに収まりません。ボットの運営者に頼んでください。
