## Slash commands: descriptions are at most 100 characters.

command-stats = 対戦成績やレーティング
command-stats-who = だれの成績か
command-ranking = ランキングを見る

## Buttons

button-stats-yours = 自分の成績
button-stats-server = このサーバー
# Leads from somebody's statistics to the ranking.
button-ranking = ランキング
# Leads to the ranking for the other wall.
button-ranking-wall = { stats-wall }
button-ranking-everywhere = 全体

## What stays of somebody's games, or of a server's

stats-of = ### { $name }
stats-here = ### このサーバー
# $ratings are of one kind of wall or of both.
stats-ratings = **レーティング：** { LIST($ratings, separator: " · ") }
# $state is provisional while too little is known.
stats-rating = { $state ->
    [provisional] { stats-wall } **{ $points } ± { $uncertainty }**（暫定）
   *[settled] { stats-wall } **{ $points } ± { $uncertainty }**
}
stats-wall = { $wall ->
    [free] 自由な{ -wall }
   *[coloured] 色つきの{ -wall }
}
# From 2 to 4.
stats-players = { $players }人
stats-games = **{ $games }**戦**{ $wins }**勝（{ $percent }%）
stats-here-games = 終わったゲーム：**{ $games }**
# Games of one kind, with so many $players, such a wall, and perhaps special factories.
stats-kind = - { LIST($kind, separator: "、") }：{ $games }戦{ $wins }勝
stats-scores = 最高スコア：**{ $best }** · 平均：**{ $average }**（{ stats-points }）
stats-average = 平均スコア：**{ $average }**（{ stats-points }）
# What an average game brought.
stats-points = { -tile }{ $wall } · 横{ $rows } · 縦{ $columns } · 色{ $colours } · { -floor }−{ $floor }
# How somebody plays: the three below, as far as they are known.
stats-habits = { LIST($habits, separator: " · ") }
stats-marker = ファーストプレイヤーマーカー：{ $percent }%のラウンドで獲得
stats-time = { $unit ->
    [hours] 1手平均{ $time }時間
    [minutes] 1手平均{ $time }分
   *[seconds] 1手平均{ $time }秒
}
stats-favourite = よく取る色：{ colour }
stats-streak = 連勝：現在{ $now }、最多{ $best }
# How whoever reads this did against somebody: the three below, but for those with no game.
stats-met = あなたとの対戦：{ LIST($parts, separator: "、") }
stats-met-ahead = あなたが上位{ $games }回
stats-met-behind = あなたが下位{ $games }回
stats-met-level = 同順位{ $games }回
stats-best = - 最高スコア：{ $value }（ゲーム#{ $game }）
stats-closest = - 一番の接戦：{ $value ->
    [0] 同点
   *[other] { points }差
}（#{ $game }）
stats-longest = - 一番長いゲーム：{ $value }ラウンド（#{ $game }）

## Achievements: why somebody has them. Their names are in achievements.ftl.

stats-achievements = **実績**
stats-achievement = { $times ->
    [1] 🏅 **{ $achievement }**：{ $why }
   *[other] 🏅 **{ $achievement }** ×{ $times }：{ $why }
}
achievement-why-victory = ゲームに勝つ
achievement-why-full-table = 最後まで残った3人に勝つ
achievement-why-spotless = 4ラウンド以上のゲームで、{ -floor }で1点も失わずに勝つ
achievement-why-by-a-hair = 1点差、または埋めた横の列の数で勝つ
achievement-why-comeback = ラウンド終了時の20点以上の差をはね返して勝つ
achievement-why-hundred = 100点以上を取る
achievement-why-big-round = 1ラウンドで30点以上を取る
achievement-why-perfect-tile = { -tile }1{ -mai }で最高の10点を取る
achievement-why-two-colours = 1ゲームで2色を完成させる
achievement-why-three-columns = 1ゲームで縦の列を3つ完成させる
achievement-why-every-bonus = 1ゲームで横の列、縦の列、色をすべて完成させる
achievement-why-rescue = 席を引き継いでゲームの大半をプレイし、勝つ

## A ranking

# By what it is ordered: also on the button that leads there.
ranking-by = { $by ->
    [rating] レーティング
    [wins] 勝利数
    [score] 最高スコア
   *[month] 今月の勝利数
}
ranking-title = { ranking-by } · { stats-wall } · { $where ->
    [server] このサーバー
   *[everywhere] 全体
}
ranking-heading = ### { $title }
# $whose is own for the place of whoever looks.
ranking-place = { $whose ->
    [own] **{ $place }位 { $name } · { $value }**
   *[other] **{ $place }位** { $name } · { $value }
}
# Between the page and the place of whoever looks, which is elsewhere.
ranking-gap = ⋯
# Somebody whose name isn't known.
ranking-nameless = だれか
ranking-empty = まだだれもいません。1位が空いています！
ranking-page = -# { $page } / { $pages }ページ
ranking-provisional = -# **?** は暫定です。まだ対戦が足りないため、ほかの人より後に並びます。
ranking-unplaced = -# { $by ->
    [wins] レーティング対象のゲームに勝つと、ここに載ります。
    [month] 今月、レーティング対象のゲームに勝つと、ここに載ります。
   *[other] ほかの人とレーティング対象のゲームを終えると、ここに載ります。
}
# $state is alone for somebody who has a place that others don't see.
ranking-unlisted = -# { $state ->
    [alone] ここでのあなたの順位は、あなたにしか見えません。{ $me }でほかの人にも見せられます。
   *[unlisted] ここでのあなたの順位をほかの人に見せるかどうかは、{ $me }で選べます。
}

## When there is nothing to show yet

refusal-no-statistics = このボットで最後まで遊んだゲームがまだありません。1ゲーム終えると、成績を見られます。
refusal-no-statistics-of = { LIST($asked, after: "さん") }には、このボットで最後まで遊んだゲームがまだありません。
refusal-no-statistics-here = このサーバーで終わったゲームはまだありません。
