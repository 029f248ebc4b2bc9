## At a table with chocolates: these replace those of reasons.ftl.

reason-fills = fills shelf { $line } for { points }
reason-starts = builds shelf { $line } ({ $missing } more needed)
reason-unfinished = leaves shelf { $line } unfinished ({ $missing } more needed)
reason-no-room = has no open column for shelf { $line } (−{ $points })
reason-falls = { $count ->
    [one] wastes { $count } chocolate (−{ $points })
   *[other] wastes { $count } chocolates (−{ $points })
}
reason-falls-free = { $count ->
    [one] wastes { $count } chocolate at no cost
   *[other] wastes { $count } chocolates at no cost
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
reason-burdens = sticks { $name } with chocolates later (−{ $points })
reason-burdens-mover = will be stuck with chocolates later (−{ $points })
reason-drops-nothing = wastes nothing
reason-drops-least = no move wastes fewer points
reason-will-spare = will probably waste { $count } fewer later
reason-will-drop = { $name } will probably waste { $count } or more later
reason-will-drop-mover = will probably waste { $count } or more later
