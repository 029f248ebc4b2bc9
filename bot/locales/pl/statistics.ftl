## Slash commands: descriptions are at most 100 characters.

command-stats = Gry, ranking itp.
command-stats-who = Czyje
command-ranking = Kto prowadzi

## Buttons

button-stats-yours = Moje statystyki
button-stats-server = Ten serwer
# Leads from somebody's statistics to the ranking.
button-ranking = Klasyfikacja
# Leads to the ranking for the other wall.
button-ranking-wall = { CAPITAL(stats-wall) }
button-ranking-everywhere = Wszędzie

## What stays of somebody's games, or of a server's

stats-of = ### { $name }
stats-here = ### Ten serwer
# $ratings are of one kind of wall or of both.
stats-ratings = **Ranking:** { LIST($ratings, separator: " · ") }
# $state is provisional while too little is known.
stats-rating = { $state ->
    [provisional] { stats-wall } **{ $points } ± { $uncertainty }** (wstępny)
   *[settled] { stats-wall } **{ $points } ± { $uncertainty }**
}
stats-wall = { $wall ->
    [free] gładka { -wall }
   *[coloured] kolorowa { -wall }
}
stats-players = { $players ->
    [one] { $players } osoba
    [few] { $players } osoby
   *[many] { $players } osób
}
stats-games = { $games ->
    [one] **{ $games }** gra, wygrane: **{ $wins }** ({ $percent }%)
    [few] **{ $games }** gry, wygrane: **{ $wins }** ({ $percent }%)
   *[many] **{ $games }** gier, wygrane: **{ $wins }** ({ $percent }%)
}
stats-here-games = Ukończone gry: **{ $games }**
# Games of one kind, with so many $players, such a wall, and perhaps special factories.
stats-kind = - { LIST($kind, separator: ", ") }: wygrane { $wins } z { $games }
stats-scores = Najlepszy wynik: **{ $best }** · średni: **{ $average }** ({ stats-points })
stats-average = Średni wynik: **{ $average }** ({ stats-points })
# What an average game brought.
stats-points = { -tile(form: "few") } { $wall } · rzędy { $rows } · kolumny { $columns } · kolory { $colours } · { -floor } −{ $floor }
# How somebody plays: the three below, as far as they are known.
stats-habits = { CAPITAL(LIST($habits, separator: " · ")) }
stats-marker = płytka gracza rozpoczynającego: zdobyta w { $percent }% rund
stats-time = { $unit ->
    [hours] { $time } godz. na ruch
    [minutes] { $time } min na ruch
   *[seconds] { $time } s na ruch
}
stats-favourite = ulubiony kolor: { colour }
stats-streak = Wygrane z rzędu: teraz { $now }, najwięcej { $best }
# How whoever reads this did against somebody: the three below, but for those with no game.
stats-met = Gry z tobą: { LIST($parts, separator: ", ") }
stats-met-ahead = ty wyżej – { $games }
stats-met-behind = ty niżej – { $games }
stats-met-level = remisy – { $games }
stats-best = - Najlepszy wynik: { $value } (gra nr { $game })
stats-closest = - Najbardziej wyrównana gra: { $value ->
    [0] równy wynik
   *[other] różnica { points.gen }
} (nr { $game })
stats-longest = - Najdłuższa gra: { $value ->
    [one] { $value } runda
    [few] { $value } rundy
   *[many] { $value } rund
} (nr { $game })

## Achievements: why somebody has them. Their names are in achievements.ftl.

stats-achievements = **Osiągnięcia**
stats-achievement = { $times ->
    [1] 🏅 **{ $achievement }**: { $why }
   *[other] 🏅 **{ $achievement }** ×{ $times }: { $why }
}
achievement-why-victory = wygrana gra
achievement-why-full-table = wygrana z trzema osobami, które grały do końca
achievement-why-spotless = wygrana gra trwająca co najmniej cztery rundy, bez straty punktu { -floor(form: "for") }
achievement-why-by-a-hair = wygrana jednym punktem albo dzięki pełnym rzędom
achievement-why-comeback = wygrana mimo co najmniej 20 punktów straty na koniec którejś rundy
achievement-why-hundred = 100 punktów lub więcej
achievement-why-big-round = 30 punktów lub więcej w jednej rundzie
achievement-why-perfect-tile = jedna { -tile } przyniosła 10 punktów, więcej się nie da
achievement-why-two-colours = dwa pełne kolory w jednej grze
achievement-why-three-columns = trzy pełne kolumny w jednej grze
achievement-why-every-bonus = rząd, kolumna i kolor w jednej grze
achievement-why-rescue = wygrana na przejętym miejscu po rozegraniu większości gry

## A ranking

# By what it is ordered: also on the button that leads there.
ranking-by = { $by ->
    [rating] Ranking
    [wins] Wygrane
    [score] Najlepszy wynik
   *[month] Wygrane w tym miesiącu
}
ranking-title = { ranking-by } · { stats-wall } · { $where ->
    [server] ten serwer
   *[everywhere] wszędzie
}
ranking-heading = ### { $title }
# $whose is own for the place of whoever looks.
ranking-place = { $whose ->
    [own] **{ $place }. { $name } · { $value }**
   *[other] **{ $place }.** { $name } · { $value }
}
# Between the page and the place of whoever looks, which is elsewhere.
ranking-gap = ⋯
# Somebody whose name isn't known.
ranking-nameless = Ktoś
ranking-empty = Nikogo tu jeszcze nie ma. Pierwsze miejsce jest wolne!
ranking-page = -# Strona { $page } z { $pages }
ranking-provisional = -# **?** oznacza ranking wstępny, bo na razie za mało wiadomo. Takie miejsca są za wszystkimi innymi.
ranking-unplaced = -# { $by ->
    [wins] Wygraj grę rankingową, a zajmiesz tu miejsce.
    [month] Wygraj grę rankingową w tym miesiącu, a zajmiesz tu miejsce.
   *[other] Ukończ grę rankingową z innymi ludźmi, a zajmiesz tu miejsce.
}
# $state is alone for somebody who has a place that others don't see.
ranking-unlisted = -# { $state ->
    [alone] Swoje miejsce widzisz tu tylko ty. W { $me } możesz pokazać je innym.
   *[unlisted] O tym, czy inni zobaczą tu twoje miejsce, decydujesz w { $me }.
}

## When there is nothing to show yet

refusal-no-statistics = Nie masz jeszcze ukończonej gry z tym botem. Statystyki zaczną się od pierwszej.
refusal-no-statistics-of = { $asked } nie ma jeszcze ukończonej gry z tym botem.
refusal-no-statistics-here = Na tym serwerze nikt jeszcze nie ukończył gry.
