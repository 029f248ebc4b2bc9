## Slash commands: descriptions are at most 100 characters.

command-stats = Games, rating, and more
command-stats-who = Whose
command-ranking = Who is ahead

## Buttons

button-stats-yours = My statistics
button-stats-server = This server
# Leads from somebody's statistics to the ranking.
button-ranking = Ranking
# Leads to the ranking for the other wall.
button-ranking-wall = { CAPITAL(stats-wall) }
button-ranking-everywhere = Everywhere

## What stays of somebody's games, or of a server's

stats-of = ### { $name }
stats-here = ### This server
# $ratings are of one kind of wall or of both.
stats-ratings = **Rating:** { LIST($ratings, separator: " · ") }
# $state is provisional while too little is known.
stats-rating = { $state ->
    [provisional] { stats-wall } **{ $points } ± { $uncertainty }** (provisional)
   *[settled] { stats-wall } **{ $points } ± { $uncertainty }**
}
stats-wall = { $wall ->
    [free] free wall
   *[coloured] { -color }ed wall
}
stats-players = { $players ->
    [one] 1 player
   *[other] { $players } players
}
stats-games = { $games ->
    [one] **{ $games }** game, **{ $wins }** won ({ $percent }%)
   *[other] **{ $games }** games, **{ $wins }** won ({ $percent }%)
}
stats-here-games = Finished games: **{ $games }**
# Games of one kind, with so many $players, such a wall, and perhaps special factories.
stats-kind = - { LIST($kind, separator: ", ") }: { $wins } of { $games } won
stats-scores = Best score: **{ $best }** · average: **{ $average }** ({ stats-points })
stats-average = Average score: **{ $average }** ({ stats-points })
# What an average game brought.
stats-points = tiles { $wall }, rows { $rows }, columns { $columns }, { -color }s { $colours }, floor −{ $floor }
# How somebody plays: the three below, as far as they are known.
stats-habits = { CAPITAL(LIST($habits, separator: " · ")) }
stats-marker = first-player marker: taken in { $percent }% of rounds
stats-time = { $unit ->
    [hours] { $time } h a turn
    [minutes] { $time } min a turn
   *[seconds] { $time } s a turn
}
stats-favourite = favorite { -color }: { colour }
stats-streak = Wins in a row: { $now } now, best { $best }
# How whoever reads this did against somebody: the three below, but for those with no game.
stats-met = Games with you: you were { LIST($parts, separator: ", ") }
stats-met-ahead = ahead in { $games }
stats-met-behind = behind in { $games }
stats-met-level = tied in { $games }
stats-best = - Best score: { $value } (game #{ $game })
stats-closest = - Closest game: { $value ->
    [0] tied on points
   *[other] decided by { points }
} (#{ $game })
stats-longest = - Longest game: { $value ->
    [one] 1 round
   *[other] { $value } rounds
} (#{ $game })

## Achievements: why somebody has them. Their names are in achievements.ftl.

stats-achievements = **Achievements**
stats-achievement = { $times ->
    [1] 🏅 **{ $achievement }**: { $why }
   *[other] 🏅 **{ $achievement }** ×{ $times }: { $why }
}
achievement-why-victory = won a game
achievement-why-full-table = beat three others who all played to the end
achievement-why-spotless = won a game of four rounds or more without losing a point to the floor
achievement-why-by-a-hair = won by a single point, or by complete rows
achievement-why-comeback = won after being 20 points or more behind at the end of a round
achievement-why-hundred = scored 100 points or more
achievement-why-big-round = gained 30 points or more in one round
achievement-why-perfect-tile = placed a tile that scored 10, the most it can
achievement-why-two-colours = completed two { -color }s in one game
achievement-why-three-columns = completed three columns in one game
achievement-why-every-bonus = completed a row, a column, and a { -color } in one game
achievement-why-rescue = took over a seat, played most of its game, and won

## A ranking

# By what it is ordered: also on the button that leads there.
ranking-by = { $by ->
    [rating] Rating
    [wins] Wins
    [score] Best score
   *[month] Wins this month
}
ranking-title = { ranking-by } · { stats-wall } · { $where ->
    [server] this server
   *[everywhere] everywhere
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
ranking-nameless = Someone
ranking-empty = Nobody is ranked here yet. First place is up for grabs!
ranking-page = -# Page { $page } of { $pages }
ranking-provisional = -# **?** means provisional: there are too few games to go by. Those places come after all the others.
ranking-unplaced = -# { $by ->
    [wins] Win a rated game to get your place here.
    [month] Win a rated game this month to get your place here.
   *[other] Finish a rated game with other people to get your place here.
}
# $state is alone for somebody who has a place that others don't see.
ranking-unlisted = -# { $state ->
    [alone] Only you see your place here. { $me } shows it to others too.
   *[unlisted] Choose in { $me } whether others see your place here.
}

## When there is nothing to show yet

refusal-no-statistics = You haven't finished a game with this bot yet. Your statistics begin with your first.
refusal-no-statistics-of = { $asked } hasn't finished a game with this bot yet.
refusal-no-statistics-here = Nobody has finished a game on this server yet.
