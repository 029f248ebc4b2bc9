## Slash commands: descriptions are at most 100 characters.

command-start = ほかの人が参加できるテーブルを開く（省いたものはこのサーバーの設定どおり）
command-start-opponent = 誘う人（席を取っておきます）
command-start-opponent2 = ほかに誘う人
command-start-opponent3 = さらに誘う人
command-start-seats = 何人まで遊べるか、2～4
command-join = このチャンネルのテーブルに参加する
command-begin = ゲームを始める（ホストのみ）
command-cancel = テーブルを閉じる（ゲーム前はホスト、またはチャンネルの管理者）
command-start-wall = プレイヤーボードのどちらの面を使うか
command-start-factories = 特殊なタイル皿を使うか
command-start-scatter = 振り分け皿に残ったタイルの分け方
command-start-level = コンピューターの強さ（1～10、0はあなたと互角）。遅れている人の代わりをするときも同じ
command-start-pace = 1手番に使える時間
command-start-theme = 画像のデザイン
command-start-messages = ゲームのどのメッセージをチャンネルに残すか
command-start-where = どこで遊ぶか
command-start-rated = レーティングの対象にするか
command-start-language = 全員に見えるものの言語
command-theme = 画像のデザインを変える（ホストのみ）

## Buttons

button-join = 参加
button-accept = 受ける
button-not-now = 今はやめる
button-leave = 抜ける
button-cancel = 閉じる
button-options = オプション
button-add-computer = コンピューターを追加
button-remove-computer = コンピューターを外す
button-again = もう一度遊ぶ

## Private answers

joined = テーブルに参加しました。
# $names are those who were asked by name to play.
invited = { LIST($names, after: "さん") }をこのテーブルに誘いました。
not-now = わかりました。席はほかの人のために空けました。
begun-private = ゲームが始まりました。
cancelled = テーブルを閉じました。
themed = このテーブルのデザインを「{ $theme }」に変えました。

## The options of a lobby. Labels and descriptions have at most 100 characters.

options = **このテーブルのオプション** · 選ぶとすぐに反映されます。ゲームが始まると、変えられるのはデザインだけです。`/azul start`の`opponent`で、ほかの人を名指しで誘えます。

## What is refused, and what to do instead

refusal-channel-occupied = このチャンネルにはもうテーブルがあります。ゲームが始まるまでは`/azul join`で参加でき、始まってからは`/azul table`で見られます。
# $places are channels and categories that the person can see, $count is how many.
refusal-not-here = { $count ->
    [0] このサーバーでは、このチャンネルにも、あなたに見えるほかのチャンネルにもテーブルを開けません。場所はサーバーの管理者が`/azul manage settings`で選びます。
   *[other] このサーバーでは、このチャンネルにテーブルを開けません。{ LIST($places, style: "or") }で開いてください。
}
refusal-too-many-games = このサーバーで同時に開けるのは{ $most }ゲームまでで、もう{ $most ->
    [1] 開かれています。それ
   *[other] その数に達しています。どれか
}が終わるまで、新しいテーブルは開けません。参加できるテーブルは`/azul games`で見られます。
refusal-table-full = 満席です。{ $seats }席すべてが埋まっています。
# $invited are the names of those for whom the seats are kept, $moment is when they are free again, such as: in a day.
refusal-seats-kept = 残りの席は{ LIST($invited, after: "さん") }のために取ってあります。誘いを受けなければ、{ $moment }に空きます。
refusal-seats-kept-short = 残りの席はほかの人のために取ってあります。誘いを受けなければ、{ $moment }に空きます。
refusal-not-invited = これは、席を取ってもらっている人だけが使えます。空いている席には**参加**で座れます。
refusal-too-many-opponents = { $seats }席のテーブルには全員は座れません。誘う人かコンピューターを減らすか、席を増やしてください。
refusal-opponent-self = 自分自身とは遊べません。ほかの人を誘うか、`/azul practice`を試してください。
refusal-opponent-bot = { $asked }はボットなので、テーブルに座れません。コンピューターと遊ぶには、オプション`computers`を使ってください。
refusal-opponent-away = { LIST($asked, after: "さん") }はこのサーバーにいません。
refusal-opponent-elsewhere = { LIST($asked, after: "さん") }にはこのチャンネルが見えません。2人とも見えるチャンネルでテーブルを開いてください。
refusal-opponent-off = { LIST($asked, after: "さん") }は誘いを受けない設定なので、声をかけませんでした。
refusal-opponent-there = { LIST($mention, after: "さん") }はすでにこのテーブルにいるか、誘われています。
refusal-too-many-computers = { $seats }席のテーブルに入れるコンピューターは{ $most }人までです。数を減らすか、席を増やしてください。
refusal-no-computer = このテーブルにコンピューターはいません。
refusal-not-host = それができるのは、ホストの{ LIST($host, after: "さん") }だけです。
refusal-not-host-short = それができるのはホストだけです。
refusal-too-few-players = Azulは{ $fewest }人以上で遊びます。まず、だれかが参加するのを待ってください。
refusal-already-begun = ゲームはもう始まっています。`/azul table`で見られます。参加している人は`/azul leave`で抜けられます。また、このチャンネルを管理できる人は`/azul manage cancel`で終了できます。
refusal-not-over = このゲームはまだ終わっていません。終わってから、もう一度遊べます。
refusal-not-your-rematch = もう一度遊ぼうと誘えるのは、このゲームのプレイヤーだけです：{ LIST($names) }。テーブルが開けば、だれでも参加できます。自分のテーブルは`/azul start`で開けます。
refusal-not-your-rematch-short = もう一度遊ぼうと誘えるのは、このゲームのプレイヤーだけです。自分のテーブルは`/azul start`で開けます。
refusal-rematch-begun = 次のゲームはもう始まっています。`/azul table`で見られます。
refusal-rematch-elsewhere = 次のゲームはもう{ LIST($threads) }で始まっています。
refusal-options-fixed = ゲームが始まったので、オプションは変えられません。デザインだけは`/azul manage theme`で変えられます。
# $count is the number of players at the table.
refusal-seats-taken = もう{ $count }人が参加しているので、{ $count }席以上が必要です。
refusal-missing-permissions = このチャンネルでの権限が足りません：{ LIST($permissions) }。サーバーを管理している人に許可してもらってから、もう一度お試しください。
refusal-thread-permissions = スレッドで遊ぶには、このチャンネルでの権限が足りません：{ LIST($permissions) }。サーバーを管理している人に許可してもらってください。ホストが**オプション**で選べば、チャンネルでそのまま遊ぶこともできます。
refusal-no-threads-here = ここではスレッドを作成できません。作成できるのはテキストチャンネルだけで、スレッドやボイスチャンネルではできません。スレッドなしでここで遊ぶか、テキストチャンネルでテーブルを開いてください。

## The lobby

lobby-title = **Azul** · { LIST($host, after: "さん") }がテーブルを開きました。
lobby-again = **Azul** · { LIST($host, after: "さん") }がもう一度遊びたいそうです。
# $mentions are those for whom seats are kept, $when is when they are free again, such as: in a day.
lobby-invited = { LIST($mentions, after: "さん") }、遊びませんか？席を取ってあります。お返事がなければ、{ $when }に空きます。
lobby-players = 参加者{ $count }/{ $seats }人：{ LIST($names) }
lobby-wait = 下のボタンか`/azul join`で参加できます。だれかが参加すれば、{ LIST($host, after: "さん") }がゲームを始められます。コンピューターとも遊べます。
lobby-wait-accept = だれかが誘いを受ければ、{ LIST($host, after: "さん") }がゲームを始められます。
lobby-ready = { LIST($host, after: "さん") }は今すぐ始めることも、参加者をもう少し待つこともできます。
lobby-full = 満席です。{ LIST($host, after: "さん") }がゲームを始められます。
lobby-begun = **Azul** · プレイ中：{ LIST($names) }
# $thread and $home are links to a thread and to a channel, such as: #azul.
lobby-begun-thread = **Azul** · { $thread }でプレイ中：{ LIST($names) }
lobby-pace = 持ち時間：1手番につき{ $hours ->
    [72] 3日
    [168] 7日
   *[other] { $hours }時間
}
# Below a table with one person and computers.
lobby-pace-alone = { lobby-pace }（ほかの人が参加した場合）。コンピューターとだけなら時間制限はありません。
lobby-look = デザイン：{ $theme }
# $discs are sentences about what each special factory does.
lobby-discs = -# { LIST($discs, separator: "") }
lobby-computers = コンピューターの強さ：{ $level }
lobby-computers-adaptive = コンピューターの強さ：現在{ $level }（{ LIST($host, after: "さん") }に合わせて自動調整）
computers-adaptive = コンピューターの強さ：{ $level }（自動調整）
lobby-messages = 手番ごとのメッセージがチャンネルに残ります。
lobby-thread = ゲームが始まると、専用のスレッドに移ります。
lobby-unrated = このゲームはレーティングの対象外です。
commitment = -# 公正な抽選 `{ $commitment }`
# $when is a moment from now that Discord shows in the reader's language, such as: in 3 days.
lobby-closes = -# 動きがなければ、{ $when }に閉じます。
lobby-lapsed = **Azul** · { $days }日間動きがなかったため、このテーブルは自動的に閉じられました。`/azul start`で新しいテーブルを開けます。
lobby-cancelled = **Azul** · { refusal-ended-unbegun }
