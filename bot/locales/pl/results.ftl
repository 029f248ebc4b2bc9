## The end of a round

round-title = **Koniec rundy { $round }.**
round-short = { round-title } { LIST($scores, separator: " · ") }
round-player = **{ $name }** { LIST($steps, separator: ", ") } → **{ $score }**
round-floor = { -floor } −{ $cost }
round-placement = { round-tile } rząd { $row } +{ $points }
round-placement-free = { round-tile } rząd { $row } → kolumna { $column } +{ $points }
round-fallen = rząd { $row } bez wolnej kolumny: { tiles.shown } { -floor(form: "onto") }
round-tile = { $emoji ->
    [none] { colour.one } –
   *[other] { $emoji }
}
round-nothing = ani jednej pełnej { -line(form: "gen") }
round-left = **{ $name }** jest już poza grą; wynik zostaje: **{ $score }**
round-next = { $name } ma płytkę gracza rozpoczynającego i zaczyna następną rundę.
round-same = Nikt nie ma płytki gracza rozpoczynającego, więc znowu zaczyna { $name }.
round-passed = Następną rundę zaczyna { $name }.

## The end of the game

over-won = 🏆 **{ LIST($names) }** wygrywa z wynikiem { points.gen }!
over-shared = 🏆 **{ LIST($names) }** wspólnie wygrywają z wynikiem { points.gen }!
over-resigned = **{ LIST($names) }** wygrywa: { LIST($left) } { COUNT($left) ->
    [one] już nie gra
   *[other] już nie grają
}.
over-no-tiles = Nie ma już { -tile(form: "many") } do wyłożenia w fabrykach, więc gra się kończy.
over-no-space = Żadna z pozostałych { -tile(form: "many") } nie może już trafić { -wall(form: "onto") }, więc gra się kończy.
over-stalemate = Przez tyle rund z rzędu, ilu jest graczy, na żadnej planszy nic nie przybyło, więc gra się kończy.
over-place = { over-rank } · { $before } + premia { $bonus } ({ LIST($parts, separator: ", ") })
over-place-no-bonus = { over-rank } · bez premii
over-place-no-count = { over-rank } · premii nie liczono
over-place-left = { over-rank } · poza grą
# The dot is escaped: Discord would make it a list, which swallows the lines after it.
over-rank = { $place }\. { $name } **{ $score }**
over-rows = { $count ->
    [one] { $count } rząd
    [few] { $count } rzędy
   *[many] { $count } rzędów
}
over-columns = { $count ->
    [one] { $count } kolumna
    [few] { $count } kolumny
   *[many] { $count } kolumn
}
    .acc = { $count ->
        [one] { $count } kolumnę
       *[other] { over-columns }
    }
over-colours = { $count ->
    [one] { $count } kolor
    [few] { $count } kolory
   *[many] { $count } kolorów
}
over-tie = Przy równej liczbie punktów wyżej jest ten, kto ma więcej pełnych rzędów.
over-thanks = Dziękuję za grę, { LIST($mentions) }!

## What a game brought: after the result, on a line for ratings and one for the rest

over-ratings = 📈 Ranking: { LIST($ratings, separator: " · ") }
over-rating = { $name } { $rating } ({ $change ->
    [more] +{ $gain }
    [less] −{ $gain }
   *[same] ±0
})
over-records = 🏅 { LIST($records, separator: " · ") }
over-record-best-score = { $name }: rekord życiowy
over-record-server-best = Najlepszy wynik w historii serwera
over-record-closest = Najbardziej wyrównana gra w historii serwera
over-achievements = { $count ->
    [1] Nowe osiągnięcie
   *[other] Nowe osiągnięcia
}: { LIST($achievements, separator: ", ") }
over-earned = { $achievement } ({ $name })
over-unrated = -# Gra nie liczy się do rankingu: { $why ->
    [chosen] tak wybrano przy otwieraniu stołu
    [computer] przy stole grał komputer
    [short] ktoś odszedł przed końcem drugiej rundy
   *[alone] przy stole zmieniło się zbyt wielu graczy
}

## What was remarkable about the game

highlight = ✨ { $highlight }
highlight-tile = { $name }: jedna { colour.one } { -tile } w rundzie { $round } przynosi naraz { points }.
highlight-round = { $name }: +{ points } w rundzie { $round }.
highlight-floor = { $name }: −{ points } { -floor(form: "for") }.
highlight-clean-floor = { $name }: ani jednego punktu karnego przez całą grę.
highlight-no-floor = Nikt nie traci ani jednego punktu { -floor(form: "for") }.
# $count is the number of $colours.
highlight-colours = { $count ->
    [one] { $name } kompletuje kolor { LIST($colours) }: wszystkie pięć { -tile(form: "many") } jest { -wall(form: "on") }.
   *[other] { $name } kompletuje kolory { LIST($colours) }: wszystkie pięć { -tile(form: "many") } każdego z nich jest { -wall(form: "on") }.
}
highlight-columns = { $name } uzupełnia { over-columns.acc }.
highlight-comeback = { $name } wygrywa, choć po rundzie { $round } strata wynosiła { points }.
highlight-late-comeback = { $name } wygrywa, choć przed premiami strata wynosiła { points }.
highlight-lead = { $name } prowadzi po każdej rundzie.
highlight-close = { $points ->
    [one] O wszystkim zdecydował jeden jedyny punkt.
    [few] O wszystkim zdecydowały zaledwie { $points } punkty.
   *[many] O wszystkim zdecydowało zaledwie { $points } punktów.
}
highlight-rows = Równiej się nie da: zdecydowały pełne rzędy.
highlight-long = Gra trwała { $rounds ->
    [one] { $rounds } rundę
    [few] { $rounds } rundy
   *[many] { $rounds } rund
}.
