## At a table with chocolates: these replace those of reasons.ftl.

reason-fills = fills shelf { $line } for { points }
reason-starts = works on shelf { $line }, { $missing } to go
reason-unfinished = leaves shelf { $line } unfinished, { $missing } to go
reason-no-room = no column takes shelf { $line } (−{ $points })
reason-falls = { $count ->
    [one] wastes { $count } chocolate (−{ $points })
   *[other] wastes { $count } chocolates (−{ $points })
}
reason-nears-column = brings column { $column } to 4 chocolates
reason-nears-colour = brings { colour } to 4 chocolates
reason-denies = { $line ->
    [none] denies { $name } { tiles }
   *[other] denies { $name } { tiles } for shelf { $line }
}
reason-lets = { $line ->
    [none] leaves { $name } { tiles }
   *[other] leaves { $name } { tiles } for shelf { $line }
}
reason-gives = { $line ->
    [none] hands { $name } { tiles }
   *[other] hands { $name } { tiles } for shelf { $line }
}
reason-burdens = makes { $name } waste chocolates later (−{ $points })
reason-burdens-mover = has to waste chocolates later (−{ $points })
