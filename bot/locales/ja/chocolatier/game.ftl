## チョコレートの見た目の言葉：タイルはチョコ、図案は棚、壁は箱、床は廃棄。

-tile = チョコ
-factory = チョコ皿
-pattern = 棚
-wall = { $form ->
   *[one] 箱
    [on] 箱に並べました
}
-floor = { $form ->
   *[one] 廃棄
    [put] 廃棄にしました
    [cost] 廃棄の失点
    [falls] 廃棄になります
    [fell] 廃棄になりました
    [fall] 廃棄になる
}
