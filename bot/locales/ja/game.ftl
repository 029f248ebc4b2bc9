## 文体は「です・ます」。人の名前には「さん」を付け、コンピューターの名前には付けない：LIST($name, after: "さん")。
## 得点表・画像・代替テキストの名前には付けない。語の間に空白は入れない。数字は半角、括弧と句読点は全角。

# ゲームの言葉。チョコレートの見た目では、これらだけが置き換わる。
-tile = タイル
-mai = 個
-factory = タイル皿
-pattern = 図案
-wall = { $form ->
   *[one] 壁
    [on] 壁に並べました
}
-floor = { $form ->
   *[one] 床
    [put] 床に置きました
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
# 「青2個」。文の中では「青🟦2個」。
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
# What a special factory does, for whoever is about to take from it.
disc-does-surplus = おまけ：1個多く置かれます。
disc-does-magnet = 磁石：両隣から同じ色を1個ずつ引き寄せます。
disc-does-keep = 取り置き：残りはそのままです。
disc-does-scatter = 振り分け：残りは両隣に移ります。
disc-does-cushion = クッション：次に{ -floor(form: "fall") }1個は失点になりません。
target = { $line ->
        [floor] { -floor }
       *[other] { $line }段目
    }
    .put = { $line ->
        [floor] { -floor(form: "put") }
       *[other] { $line }段目に置きました
    }
column = { $column }列目
points = { $points }点
sentences = { LIST($sentences, separator: "") }

## Names

# $name is ines, tome or lia: the computers are called Inês, Tomé and Lia. People's names don't begin like this
# ("Bot ", "Бот ", "Robot " or "ボット"), so that nobody is taken for a computer.
computer-name = { $name ->
    [ines] ボット・イネス
    [tome] ボット・トメ
   *[lia] ボット・リア
}
# Somebody whose data was deleted: a player, by the seat, and somebody else at the beginning of a sentence.
player-gone = プレイヤー{ $seat }
somebody-gone = 退会した人
