## British English: only what differs from American English.

source = { $source ->
        [centre] the centre
       *[other] factory { $source }
    }
    .at = { $source ->
        [centre] in the centre
       *[other] at factory { $source }
    }
place = { $source ->
    [centre] Centre
   *[other] { $source }
}
over-colours = { $count ->
    [one] 1 colour
   *[other] { $count } colours
}
picture-centre = Centre
picture-colours = Colours
picture-take = Take all of one colour
alt-help = A turn in three steps. 1: both red tiles are taken from a factory, and the blue and the black one go to the centre. 2: they fill the second pattern line. 3: one of them moves to the wall beside it, where a run of three tiles scores 3.
alt-rules-1 = A table for two at the start of a game. Labels point out the factories, the centre, the first-player marker, and on a board the pattern lines, the wall and the floor.
alt-rules-2 = Two red tiles go from a factory to a line, the other tiles to the centre
alt-rules-5 = A complete row scores 2 points, a complete column 7, all five tiles of a colour 10
away = -# **{ $name }** is on holiday up to and including { $day }, and their clock stands still. Back { $when }
