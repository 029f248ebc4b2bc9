## Slash commands: descriptions are at most 100 characters.

command-stats = Mängud, reiting ja muu
command-stats-who = Kelle
command-ranking = Kes on ees

## Buttons

button-stats-yours = Minu statistika
button-stats-server = See server
# Leads from somebody's statistics to the ranking.
button-ranking = Edetabel
# Leads to the ranking for the other wall.
button-ranking-wall = { CAPITAL(stats-wall) }
button-ranking-everywhere = Kõikjal

## What stays of somebody's games, or of a server's

stats-of = ### { $name }
stats-here = ### See server
# $ratings are of one kind of wall or of both.
stats-ratings = **Reiting:** { LIST($ratings, separator: " · ") }
# $state is provisional while too little is known.
stats-rating = { $state ->
    [provisional] { stats-wall } **{ $points } ± { $uncertainty }** (esialgne)
   *[settled] { stats-wall } **{ $points } ± { $uncertainty }**
}
stats-wall = { $wall ->
    [free] vaba { -wall }
   *[coloured] värviline { -wall }
}
stats-players = { $players ->
    [one] { $players } mängija
   *[other] { $players } mängijat
}
stats-games = { $games ->
    [one] **{ $games }** mäng, võite **{ $wins }** ({ $percent }%)
   *[other] **{ $games }** mängu, võite **{ $wins }** ({ $percent }%)
}
stats-here-games = Lõpetatud mänge: **{ $games }**
# Games of one kind, with so many $players, such a wall, and perhaps special factories.
stats-kind = - { LIST($kind, separator: ", ") }: { $games } mängust võidetud { $wins }
stats-scores = Parim tulemus: **{ $best }** · keskmine: **{ $average }** ({ stats-points })
stats-average = Keskmine tulemus: **{ $average }** ({ stats-points })
# What an average game brought.
stats-points = { -tile(form: "few") } { $wall } · read { $rows } · veerud { $columns } · värvid { $colours } · põrand −{ $floor }
# How somebody plays: the three below, as far as they are known.
stats-habits = { CAPITAL(LIST($habits, separator: " · ")) }
stats-marker = alustava mängija märk: { $percent }% voorudest
stats-time = { $unit ->
    [hours] { $time } h käigu kohta
    [minutes] { $time } min käigu kohta
   *[seconds] { $time } s käigu kohta
}
stats-favourite = lemmikvärv: { colour }
stats-streak = Võite järjest: praegu { $now }, kõige rohkem { $best }
# How whoever reads this did against somebody: the three below, but for those with no game.
stats-met = Omavahelised mängud: { LIST($parts, separator: ", ") }
stats-met-ahead = sina ees { $games }
stats-met-behind = sina taga { $games }
stats-met-level = viike { $games }
stats-best = - Parim tulemus: { $value } (mäng #{ $game })
stats-closest = - Tasavägiseim mäng: { $value ->
    [0] punktid võrdsed
   *[other] vahe { points }
} (#{ $game })
stats-longest = - Pikim mäng: { $value ->
    [one] { $value } voor
   *[other] { $value } vooru
} (#{ $game })

## Achievements: why somebody has them. Their names are in achievements.ftl.

stats-achievements = **Saavutused**
stats-achievement = { $times ->
    [1] 🏅 **{ $achievement }**: { $why }
   *[other] 🏅 **{ $achievement }** ×{ $times }: { $why }
}
achievement-why-victory = võitis mängu
achievement-why-full-table = võitis kolme vastast, kes kõik mängisid lõpuni
achievement-why-spotless = võitis vähemalt neljavoorulise mängu ilma põranda tõttu punkte kaotamata
achievement-why-by-a-hair = võitis ühe punktiga või tänu lõpetatud ridadele
achievement-why-comeback = võitis, kuigi oli vooru lõpus vähemalt 20 punkti maas
achievement-why-hundred = sai 100 punkti või rohkem
achievement-why-big-round = sai ühes voorus 30 punkti või rohkem
achievement-why-perfect-tile = üks { -tile } andis 10 punkti, rohkem pole võimalik
achievement-why-two-colours = lõpetas ühes mängus kaks värvi
achievement-why-three-columns = lõpetas ühes mängus kolm veergu
achievement-why-every-bonus = lõpetas ühes mängus rea, veeru ja värvi
achievement-why-rescue = võttis koha üle, mängis suurema osa mängust ja võitis

## A ranking

# By what it is ordered: also on the button that leads there.
ranking-by = { $by ->
    [rating] Reiting
    [wins] Võidud
    [score] Parim tulemus
   *[month] Selle kuu võidud
}
ranking-title = { ranking-by } · { stats-wall } · { $where ->
    [server] see server
   *[everywhere] kõikjal
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
ranking-nameless = Keegi
ranking-empty = Siin pole veel kedagi. Esimene koht on vaba!
ranking-page = -# Leht { $page }/{ $pages }
ranking-provisional = -# **?** tähendab esialgset reitingut: mänge on veel liiga vähe. Sellised kohad on kõigi teiste järel.
ranking-unplaced = -# { $by ->
    [wins] Võida arvestusega mäng ja saad siia koha.
    [month] Võida sel kuul arvestusega mäng ja saad siia koha.
   *[other] Mängi koos teistega lõpuni üks arvestusega mäng ja saad siia koha.
}
# $state is alone for somebody who has a place that others don't see.
ranking-unlisted = -# { $state ->
    [alone] Oma edetabelikohta näed siin ainult sina. Teistele saad seda näidata käsuga { $me }.
   *[unlisted] Kas teised siin sinu edetabelikohta näevad, otsustad käsuga { $me }.
}

## When there is nothing to show yet

refusal-no-statistics = Sa pole selle botiga veel ühtegi mängu lõpetanud. Statistika algab esimesest.
refusal-no-statistics-of = { $asked } pole selle botiga veel ühtegi mängu lõpetanud.
refusal-no-statistics-here = Selles serveris pole veel ühtegi mängu lõpetatud.
