## Choices of the options of commands: at most 100 characters.

choice-coloured = 色つき：色ごとに置くマスが決まっている
choice-free = 自由：置くマスを自分で選ぶ
choice-plain = 通常
choice-special = 特殊：プレイヤーと同じ数、毎ラウンド並べ直す
choice-special-once = 特殊（固定）：プレイヤーと同じ数、ゲームを通して
choice-scatter-free = 自由：色ごとに左か右かを選ぶ
choice-scatter-even = 均等：できるだけ均等に
choice-pace-none = 期限なし
choice-pace-1h = 1時間
choice-pace-8h = 8時間
choice-pace-24h = 24時間
choice-pace-3d = 3日
choice-pace-7d = 7日
choice-messages-all = すべて：手番ごとのメッセージを残す
choice-messages-quiet = 控えめ：手番のメッセージは次が出ると消える
choice-where-channel = チャンネル：ここで
choice-where-thread = スレッド：専用のスレッドで
choice-rated-yes = 対象：レーティングに反映される
choice-rated-no = 対象外：レーティングに反映されない

## The options of a lobby. Labels and descriptions have at most 100 characters.

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
option-pace = **持ち時間** · 1手番に使える時間
option-pace-none = 期限なし
option-help-pace-none = 好きなだけ考えられ、リマインダーもありません
option-pace-1h = 1時間
option-help-pace-1h = 一気に最後まで遊ぶとき
option-pace-8h = 8時間
option-help-pace-8h = 1日に数手番ずつ
option-pace-24h = 24時間
option-help-pace-24h = 1日に1手番以上
option-pace-3d = 3日
option-help-pace-3d = ほかのことの合間にのんびり
option-pace-7d = 7日
option-help-pace-7d = 1週間に1手番以上
# The options of a practice game.
option-computers = **対戦相手** · 何人のコンピューターと遊ぶか
option-computers-some = コンピューター{ $count }人
option-level = **コンピューター** · その強さ。遅れている人の代わりをするときも同じです
option-level-adaptive = 自動調整・あなたと互角
option-help-level-adaptive = あなたが勝つと強く、負けると弱くなります
option-level-easy = 1・とても弱い
option-help-level-easy = はじめて遊ぶ人に
option-level-relaxed = 2・弱い
option-help-level-relaxed = ルールを読んだばかりの人に
option-level-medium = 3・やや弱い
option-help-level-medium = 何度か遊んだことのある人に
option-level-steady = 4・普通
option-help-level-steady = 先の段まで計画する人に
option-level-skilled = 5・やや強い
option-help-level-skilled = ときどき勝てる人に
option-level-hard = 6・強い
option-help-level-hard = 相手の狙いが読める人に
option-level-tough = 7・かなり強い
option-help-level-tough = 何手か先まで読む人に
option-level-fierce = 8・とても強い
option-help-level-fierce = 強い相手では物足りない人に
option-level-master = 9・達人
option-help-level-master = まわりに負けたことのない人に
option-level-expert = 10・最強
option-help-level-expert = 全力でプレイします
option-engine = **エンジン** · 参加できるほかのプログラム
option-engine-none = なし
option-help-engine-none = 人と通常のコンピューターだけです
option-help-engine-some = このボットの運営者が追加したプログラムです
option-theme = **デザイン** · 画像の見た目
option-help-theme-azulejo = 明るいテーブルに、つややかなタイル
option-help-theme-azulejo-dark = 暗いテーブルに、つややかなタイル
option-help-theme-chocolatier = 明るいテーブルに、チョコレート
option-help-theme-chocolatier-dark = 暗いテーブルに、チョコレート
option-where = **場所** · どこで遊ぶか
option-where-channel = チャンネル
option-help-where-channel = このチャンネルで遊びます。その間、ほかのテーブルは開けません
option-where-thread = スレッド
option-help-where-thread = 専用のスレッドで遊びます。チャンネルに残るのは募集と結果だけです
option-rated = **レーティング** · 対象にするか
option-rated-yes = レーティング対象
option-help-rated-yes = コンピューターがいなければ、全員のレーティングが変わります
option-rated-no = レーティング対象外
option-help-rated-no = レーティングにもランキングにも影響しません
option-language = **言語** · このテーブルで全員に見えるものの言語
option-messages = **メッセージ** · チャンネルに何を残すか
option-messages-all = すべて
option-help-messages-all = 手番ごとのメッセージをすべて残します
option-messages-quiet = 控えめ
option-help-messages-quiet = 手番のメッセージは次が出ると消えます。ラウンドと結果は残ります

## Languages

# The language's name for itself.
language-name = 日本語

## Looks

# The names of the looks.
theme-azulejo = アズレージョ
theme-azulejo-dark = アズレージョ（暗いテーブル）
theme-chocolatier = ショコラティエ
theme-chocolatier-dark = ショコラティエ（暗いテーブル）

## The rules of a table

rules-line = ルール：{ LIST($rules, separator: "、") }
rules-free = 自由な{ -wall }
rules-special = 特殊皿（毎ラウンド）
rules-special-once = 特殊皿（ゲームを通して固定）
rules-even = 均等に振り分け
