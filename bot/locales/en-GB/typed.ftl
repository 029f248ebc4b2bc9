## British English: only what differs from American English.

typed-centre = centre center centres centers middle
typed-take = { $source ->
    [centre] centre
   *[other] { $source }
} { colour } { $line ->
    [floor] { -floor }
   *[other] { $line }
}{ COUNT($shares) ->
    [0] { "" }
   *[other] { " " }{ LIST($shares, separator: " ") }
}
