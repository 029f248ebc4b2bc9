# What chocolates replace.
-tile = tile
-tiles = tiles
-line = line

# What Britain writes differently.
-color = color
-center = center
-neighbor = neighbor

## Words of the game. $colour is blue, yellow, red, black or white; $emoji is a tile's emoji, or none;
## $source is centre or a factory's number; $line is floor or a line's number.

colour = { $colour ->
    [blue] blue
    [yellow] yellow
    [red] red
    [black] black
   *[white] white
}
tiles = { $count } { colour }
    .counted = { $count ->
        [one] { tiles } { -tile }
       *[other] { tiles } { -tiles }
    }
    .shown = { $emoji ->
        [none] { tiles }
       *[other] { $emoji } { tiles }
    }
    .told = { $emoji ->
        [none] { tiles.counted }
       *[other] { tiles.counted } { $emoji }
    }
tile = { $emoji ->
    [none] { colour }
   *[other] { $emoji }
}
nothing = empty
marker = first-player marker
source = { $source ->
        [centre] the center
       *[other] factory { $source }
    }
    .at = { $source ->
        [centre] in the center
       *[other] at factory { $source }
    }
place = { $source ->
    [centre] Center
   *[other] { $source }
}
place-disc = { place } ({ $disc })
disc-surplus = surplus
disc-magnet = { colour } magnet
disc-keep = keep
disc-scatter = scatter
disc-cushion = cushion
# What a special factory does, for whoever is about to take from it.
disc-does-surplus = Surplus: one extra { -tile }.
disc-does-magnet = Magnet: one { -tile } of its { -color } from each { -neighbor }.
disc-does-keep = Keep: the rest stays.
disc-does-scatter = Scatter: the rest goes to its { -neighbor }s.
disc-does-cushion = Cushion: the next { -tile } you drop is free.
target = { $line ->
        [floor] the floor
       *[other] line { $line }
    }
    .onto = { $line ->
        [floor] on the floor
       *[other] on line { $line }
    }
column = { $column }
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
sentences = { LIST($sentences, separator: " ") }

## Names

# $name is ines, tome or lia: the computers are called Inês, Tomé and Lia. People's names don't begin like this
# ("Bot ", "Бот ", "Robot " or "ボット・"), so that nobody is taken for a computer.
computer-name = { $name ->
    [ines] Bot Inês
    [tome] Bot Tomé
   *[lia] Bot Lia
}
# Somebody whose data was deleted: a player, by the seat, and somebody else at the beginning of a sentence.
player-gone = Player { $seat }
somebody-gone = Someone
