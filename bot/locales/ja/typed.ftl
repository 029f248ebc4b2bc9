## `/azul take` と `/azul place` に入力される言葉。ひらがな・カタカナ・全角・半角の区別はありません。

typed-blue = 青 青い 青色 あお あおい ブルー 水色 みずいろ ao aoi
typed-yellow = 黄 黄色 黄色い きいろ きいろい イエロー kiiro
typed-red = 赤 赤い 赤色 あか あかい レッド aka akai
typed-black = 黒 黒い 黒色 くろ くろい ブラック kuro kuroi
typed-white = 白 白い 白色 しろ しろい ホワイト shiro siro shiroi
typed-centre = 中央 まんなか 真ん中 ちゅうおう センター 真中 中心 まん中
typed-floor = 床 ゆか フロア 廃棄 はいき 捨てる 捨てて 捨てます 捨て すてる すてて 失点 ゴミ箱 ごみ箱 ゴミ マイナス 減点
    ペナルティ
# Where the tiles go that a scatter disc leaves.
typed-left = 左 左側 左隣 ひだり
typed-right = 右 右側 右隣 みぎ
# Places: a number belongs to the one that it touches. A word for tiles follows their number.
typed-factory = 皿 さら タイル皿 チョコ皿 工場 ファクトリー 展示 お皿 円 丸 サークル 工房 ディスク 展示ボード 工房展示ボード
typed-line = 段 段目 だん だんめ 図案 図案の段 棚 たな 行 行目 ライン 段め だん目 パターンライン
# Lines, in a case that says onto which: of “2 ritta 3” the line is 3.
typed-onto-line = { "" }
typed-column = 列 列目 縦 縦の列
typed-tiles = 枚 まい 個 こ つ
# Prepositions: from a factory, onto a line.
typed-from = { "" }
typed-to = { "" }
# Postpositions: what follows the number of a factory, of a line.
typed-from-after = から より 中から にある
typed-to-after = へ に
# What is written after a number: 2nd, 2-й. From- and to- are cases of a number, as in Estonian: 3st 2sse.
typed-ordinal = 番 番目 目 つ目 の 枚目 個目 つめ 番め ばん ばんめ
typed-from-ending = { "" }
typed-to-ending = { "" }
# Before a number: no. 5. Before a line: the top one is the first.
typed-number = 番号
typed-top = 一番上 いちばん上 一番上の いちばん上の
# Numbers, and what counts places with them: two, second.
typed-1 = 一 ひとつめ 最初 ひとつ いち
typed-2 = 二 ふたつめ ふたつ
typed-3 = 三 みっつめ みっつ
typed-4 = 四 よっつめ よっつ よん
typed-5 = 五 いつつめ いつつ
typed-6 = 六
typed-7 = 七
typed-8 = 八
typed-9 = 九
# What a take does, and the discs it may be taken from.
typed-full = 完成
typed-marker = マーカー スタートプレイヤー
typed-surplus = おまけ
typed-magnet = 磁石 の磁石
typed-keep = 取り置き
typed-scatter = 振り分け
typed-cushion = クッション
# Halves of the day, for the hours that people type into `/azul me`.
typed-morning = 午前 朝 翌朝
typed-evening = 午後 夕方
typed-night = 夜 深夜
typed-midnight = 真夜中 零時
typed-noon = 正午
# Words that say nothing.
typed-filling = を は と が で も タイル チョコ チョコレート すべて 全部 ぜんぶ 取る 取って 取り 取ります とる とって とります 置く 置いて 置きます 置き おく おいて おきます 移す 移して 移します
    動かす 入れる 入れて 入れます 第 ください 下さい お願いします じゃあ えっと えーと 方 ほう 置きたい 取りたい 落とす 落として 落とします やつ ヤツ もの 移動 移動する 移動して 移動します かな かも うーん
    とりあえず それでは では よし うん はい ありがとう くそ お願い おねがい です ます テーブル 場 もらって もらう もらいます いただき いただきます いただいて いただく 頂きます 頂く ね よ いい どうぞ する
    します しよう しましょう して 頼む 頼みます 全て みんな 置こう 取ろう 置けば 中の 選ぶ 選びます 選んで まあ じゃ わ 並べる 並べます 並べて すみません とも よろしく だ うざい うざいな な 置けよ 置け 配置
    セット 配置する セットする パターン 置いても いいですか ww www 笑 草 できますか 思います 行き
# Words that correct what has been said before them: “2 white 3, sorry, 4”. Elsewhere they say nothing.
typed-correction = ごめん ごめんなさい 間違えた 間違い まちがえた あっ 訂正 あ
# Words that say something else, so that nothing is read into a text with them.
typed-not = ない なく じゃない ではない いや いいえ やめ 以外 ません かない らない しない やっぱ やっぱり なし 待って 壁 隣 もし 半分 べき 一番下 いちばん下 最後 一番右 一番左 取り消 ダメ だめ
    キャンセル 代わり かわり

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
