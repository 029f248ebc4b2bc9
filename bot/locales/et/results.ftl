## The end of a round

round-title = **{ $round }. voor on läbi.**
round-short = { round-title } { LIST($scores, separator: " · ") }
round-player = **{ $name }** { LIST($steps, separator: ", ") } → **{ $score }**
round-floor = põrand −{ $cost }
round-placement = { tile } { $row }. rida +{ $points }
round-placement-free = { tile } { $row }. rida → { $column }. veerg +{ $points }
round-fallen = { $row }. rida: vaba veergu pole, { tiles.shown } põrandale
round-nothing = ükski rida ei saanud täis
round-left = **{ $name }** lahkus mängust; tulemuseks jääb **{ $score }**
round-next = Alustava mängija märk on mängijal { $name }: tema alustab järgmist vooru.
round-same = Alustava mängija märki ei võtnud keegi, seega alustab jälle { $name }.
round-passed = Järgmist vooru alustab { $name }.

## The end of the game

over-won = 🏆 **{ LIST($names) }** võidab { points.with }!
over-shared = 🏆 **{ LIST($names) }** jagavad võitu { points.with }!
over-resigned = **{ LIST($names) }** võidab: { LIST($left) } on mängust lahkunud.
over-no-tiles = Jagada pole enam ühtegi { -tile(form: "part") }, seega mäng lõpeb.
over-no-space = Ükski allesjäänud { -tile } ei jõuaks enam { -wall(form: "onto") }, seega mäng lõpeb.
over-stalemate = Juba nii mitu vooru järjest, kui on mängijaid, pole ühelegi mängulauale midagi juurde tulnud, seega mäng lõpeb.
over-place = { over-rank } · { $before } + lisapunktid { $bonus } ({ LIST($parts, separator: ", ") })
over-place-no-bonus = { over-rank } · lisapunkte pole
over-place-no-count = { over-rank } · lisapunkte ei arvestata
over-place-left = { over-rank } · lahkus mängust
# The dot is escaped: Discord would make it a list, which swallows the lines after it.
over-rank = { $place }\. { $name } **{ $score }**
over-rows = { $count ->
    [one] { $count } rida
   *[other] { $count } rida
}
over-columns = { $count ->
        [one] { $count } veerg
       *[other] { $count } veergu
    }
    .object = { $count ->
        [one] { $count } veeru
       *[other] { $count } veergu
    }
over-colours = { $count ->
    [one] { $count } värv
   *[other] { $count } värvi
}
over-tie = Võrdsete punktide korral on eespool see, kellel on rohkem lõpetatud ridu.
over-thanks = Aitäh mängu eest, { LIST($mentions) }!

## What a game brought: after the result, on a line for ratings and one for the rest

over-ratings = 📈 Reiting: { LIST($ratings, separator: " · ") }
over-rating = { $name } { $rating } ({ $change ->
    [more] +{ $gain }
    [less] −{ $gain }
   *[same] ±0
})
over-records = 🏅 { LIST($records, separator: " · ") }
over-record-best-score = { $name }: isiklik rekord
over-record-server-best = Serveri seni parim tulemus
over-record-closest = Serveri seni tasavägiseim mäng
over-achievements = { $count ->
    [1] Uus saavutus
   *[other] Uued saavutused
}: { LIST($achievements, separator: ", ") }
over-earned = { $achievement } ({ $name })
over-unrated = -# Mäng ei mõjuta reitingut: { $why ->
    [chosen] laud avati arvestuseta
    [computer] kaasa mängis arvuti
    [short] keegi lahkus enne teise vooru lõppu
   *[alone] laua taga vahetus liiga palju mängijaid
}

## What was remarkable about the game

highlight = ✨ { $highlight }
highlight-tile = { $name }: üks { colour } { -tile } andis { $round }. voorus korraga { points.object }.
highlight-round = { $name } sai { $round }. voorus { points.object }.
highlight-floor = { $name } kaotas põranda tõttu { points.object }.
highlight-clean-floor = { $name } ei kaotanud põranda tõttu ühtegi punkti.
highlight-no-floor = Keegi ei kaotanud põranda tõttu ühtegi punkti.
# $count is the number of $colours.
highlight-colours = { $count ->
    [one] { $name } kogus { -wall(form: "onto") } kõik viis { LIST($colours, form: "part") } { -tile(form: "part") }.
   *[other] { $name } kogus { -wall(form: "onto") } kõik { LIST($colours, form: "few") } { -tile(form: "few") }, igat värvi viis.
}
highlight-columns = { $name } lõpetas { over-columns.object }.
highlight-comeback = { $name } oli pärast { $round }. vooru { points.object } maas ja võitis ikkagi.
highlight-late-comeback = { $name } oli enne lisapunkte { points.object } maas ja võitis ikkagi.
highlight-lead = { $name } juhtis pärast iga vooru.
highlight-close = { $points ->
    [one] Vahe oli üksainus punkt.
   *[other] Vahe oli vaid { $points } punkti.
}
highlight-rows = Tasavägisemaks enam ei lähe: otsustasid lõpetatud read.
highlight-long = Mäng kestis { $rounds ->
    [one] { $rounds } vooru
   *[other] { $rounds } vooru
}.
