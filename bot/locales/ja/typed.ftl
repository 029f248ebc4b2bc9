## `/azul take` と `/azul place` に入力される言葉。ひらがな・カタカナ・全角・半角の区別はありません。

typed-blue = 青 青い 青色 あお あおい ブルー
typed-yellow = 黄 黄色 黄色い きいろ きいろい イエロー
typed-red = 赤 赤い 赤色 あか あかい レッド
typed-black = 黒 黒い 黒色 くろ くろい ブラック
typed-white = 白 白い 白色 しろ しろい ホワイト
typed-centre = 中央 まんなか 真ん中 ちゅうおう センター
typed-floor = 床 ゆか フロア 廃棄 はいき
# Where the tiles go that a scatter disc leaves.
typed-left = 左 左側 左隣 ひだり
typed-right = 右 右側 右隣 みぎ
# What stands before a number, or after it in Japanese.
typed-factory = 皿 さら タイル皿 チョコ皿 工場 ファクトリー
typed-line = 段 だん 図案 図案の段 棚 たな ライン
typed-column = 列 列目 縦 縦の列
# Prepositions: from a factory, onto a line.
typed-from = { "" }
typed-to = { "" }
# Postpositions: what follows the number of a factory, of a line, of tiles.
typed-from-before = から 番 番から 番の皿 番の皿から
typed-to-before = 段 段目 だんめ 番目の段 へ に
typed-count-before = 枚 まい 個 こ
# Words that say nothing.
typed-filling = を の は と が で タイル チョコ チョコレート すべて すべての 全部 ぜんぶ 取る 取って とる 置く 置いて おく 移す

## A take as it can be typed, for examples. $shares are where the tiles go that a scatter disc leaves.

typed-take = { $source ->
    [centre] 中央
   *[other] { $source }
} { colour } { $line ->
    [floor] { -floor }
   *[other] { $line }
}{ COUNT($shares) ->
    [0] { "" }
   *[other] { " " }{ LIST($shares, separator: " ") }
}
typed-share = { colour } { $place }
typed-example = `{ $take }`
