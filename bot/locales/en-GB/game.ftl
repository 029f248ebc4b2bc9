## British English: only what differs from American English.

-color = colour
-center = centre
-neighbor = neighbour

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
