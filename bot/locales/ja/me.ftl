## Slash commands: descriptions are at most 100 characters.

command-me = 自分の設定：通知、タイムゾーン、おやすみ時間、休暇、言語、確認

## Buttons

button-setting-confirm = 確認：{ $chosen ->
    [on] オフにする
   *[off] オンにする
}
button-setting-challenges = 誘い：{ $chosen ->
    [on] オフにする
   *[off] オンにする
}
button-setting-zone = タイムゾーンを探す
button-setting-quiet = おやすみ時間を細かく決める
button-setting-dm = もう一度DMを試す

## A person's own settings

settings = { "**あなたの設定**" }は、どのサーバーでも、すべてのゲームに使われます。ほかの人には見えません。
setting-confirm = { $chosen ->
    [on] **確認：オン** · ボタンで選んだ手は、ボードがどうなるかを先に表示します。**確定**で決まります。
   *[off] **確認：オフ** · ボタンで選んだ手は、すぐに決まります。次の人がプレイするか、ラウンドが終わるまでは**取り消す**で戻せます。
}
setting-challenges = { $chosen ->
    [on] **誘い：オン** · ほかの人があなたを名指しで誘えます。もう一度遊ぶときも含めて、席が取っておかれます。
   *[off] **誘い：オフ** · だれもあなたを名指しで誘えません。ほかの人がもう一度遊ぶときも通知されません。
}

setting-adaptive = **自動調整のコンピューター** · 現在のあなたの強さ：{ $level }。ほかの強さを選んだときは変わりません。
setting-pings = **通知** · あなたの番になったことを、どこで知らせるか
setting-pings-channel = チャンネル
setting-help-pings-channel = ゲームをしている場所でメンションします
setting-pings-dm = ダイレクトメッセージ
setting-help-pings-dm = ゲームへのリンクをあなただけに送ります
setting-pings-both = 両方
setting-help-pings-both = メンションとダイレクトメッセージ
setting-pings-none = なし
setting-help-pings-none = 自分の番かどうかは自分で確かめます
setting-unreachable = ⚠️ ダイレクトメッセージを送れなかったので、代わりにチャンネルでメンションします。このボットもいるサーバーからのダイレクトメッセージを許可して、**もう一度DMを試す**を押してください。
setting-reminders = **リマインダー** · あなたの番が続いているとき{ $where ->
    [channel] （チャンネルでメンションします）
   *[same] { "" }
}
setting-reminders-none = なし
setting-help-reminders-none = 期限はそのままです
setting-reminders-last = 最後の1回だけ
setting-help-reminders-last = まもなく時間切れになるときだけ
setting-reminders-both = 両方
setting-help-reminders-both = 持ち時間の半分が過ぎたときと、まもなく時間切れになるとき
# $zone is a city such as New York, $time the time of the day there.
setting-zone = **タイムゾーン** · { $zone }（現在{ $time }）
setting-zone-none = **タイムゾーン** · 未設定です。おやすみ時間と休暇はUTCで数えます
setting-zone-now = 現在{ $time }
setting-quiet = **おやすみ時間** · この間に手番が来ても音は鳴らず、終わるまで持ち時間も止まります
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
setting-listing = **ランキング** · 自分の順位をどこでほかの人に見せるか
setting-listing-nowhere = 見せない
setting-help-listing-nowhere = 順位とレーティングは自分にしか見えません
setting-listing-servers = 遊んでいるサーバー
setting-help-listing-servers = そのサーバーで最後に遊んだときの名前で載ります
setting-listing-everywhere = 全体
setting-help-listing-everywhere = ほかのサーバーの人にも、Discordの名前で載ります
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

## What is refused, and what to do instead

refusal-no-such-zone = 「{ $asked }」がどこかわかりません。最寄りの大きな都市、国、またはUTCとの時差を書いてください。例：東京、日本、UTC+9
refusal-bad-hours = 「{ $asked }」は2つの時刻として読み取れません。何時から何時までかを書いてください。例：22:30～6:45、午後10時から午前7時
refusal-quiet-too-long = おやすみ時間は1分以上、{ $most }時間以内です。それ以外の時間は、持ち時間が進みます。
refusal-form-too-late = フォームを開くのが間に合いませんでした。もう一度ボタンを押してください。
refusal-holiday-over = その日はもう過ぎたので、休暇は設定していません。もっと後の日を選んでください。
refusal-holiday-too-long = 1つの四半期の休暇が{ $most }日を超えてしまいます。もっと前の日を選んでください。
refusal-too-many-holidays = 今四半期はもう{ $most }回休暇を取りました。次は来四半期に取れます。
