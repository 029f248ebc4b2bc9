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
alt-over-alone = { LIST($names, after: "さん") }の勝ちです。{ LIST($left, after: "さん") }がゲームから抜けました。
alt-place = { $place }位 { $name }：{ $score }
alt-place-left = { alt-place }、途中で抜けました
alt-place-bonus = { alt-place }、ボーナス前{ $before }、{ LIST($parts, separator: "、") }
alt-rows = { over-rows }+{ $points }
alt-columns = { over-columns }+{ $points }
alt-colours = { over-colours }+{ $points }
alt-tiling = { $name }：{ $before }から{ $score }へ、{ -wall }{ alt-gained }、{ -floor }{ alt-cost }
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
picture-day = { $day }
picture-rounds = 全{ $rounds }ラウンド
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
picture-surplus = { disc-surplus }
picture-magnet = 磁石
picture-keep = { disc-keep }
picture-scatter = { disc-scatter }
picture-cushion = { disc-cushion }
picture-lobby = Azul
picture-free = 空席
picture-kept = 予約席：{ LIST($name, after: "さん") }
picture-chances = 勝率
picture-games = 対戦数
picture-victories = 勝利数
picture-average = 平均スコア
picture-best_score = 最高スコア
picture-per_turn = 1手の平均時間
picture-streak = 現在の連勝
picture-best_streak = 最多連勝
picture-per_game = 1ゲームの平均点
picture-players = 人数
picture-coloured_wall = 色つきの{ -wall }
picture-free_wall = 自由な{ -wall }
picture-unrated = レーティングはまだありません
picture-no_games = 終わったゲームはまだありません
picture-favourite = よく取る色
picture-head_to_head = 直接対決
picture-level = 同順位
picture-achievements = 実績
picture-percent = { NUMBER(0, style: "percent") }
picture-thousand = { NUMBER(1000) }
alt-lobby = Azul：{ $seats }席中{ $seated }席が埋まっています。
alt-lobby-kept = { alt-lobby }予約席：{ LIST($names, after: "さん") }。
alt-card = { LIST($name, after: "さん") }のAzulの成績。{ LIST($lines, separator: "、") }。
alt-card-line = { $word }：{ $said }
alt-card-met = { picture-head_to_head }：{ $name } { $ahead } – { $behind } { $other } （{ picture-level }：{ $level }）
alt-podium = { $title }：{ LIST($places, separator: "、") }。
card-number = { $number }
card-wins = { $wins } · { NUMBER($share, style: "percent") }
card-wins-of = { $wins } / { $games }
card-average = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
card-gain = +{ NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
card-loss = −{ NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
card-share = { NUMBER($share, style: "percent") }
card-time = { $time }
card-times = ×{ $times }
card-rating = { $points } ± { $uncertainty }
card-rating-provisional = { card-rating } ?
card-achievements = { LIST($names) }
