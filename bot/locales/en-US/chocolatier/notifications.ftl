## At a table with chocolates: these replace those of notifications.ftl.

dm-tiling = All the chocolates are taken in { dm-game }. Choose where yours go: { $link }
reminder-half = { LIST($mentions) }, { $phase ->
    [tiling] you still have chocolates to place.
   *[offer] it's still your turn.
} Deadline: { $when }
reminder-last = { LIST($mentions) }, { $phase ->
    [tiling] place your chocolates soon: time's almost up.
   *[offer] make your move soon: time's almost up.
} Deadline: { $when }
reminder-over = { LIST($mentions) }, time's up for this turn. Nobody else is playing, so the game ends { $when } unless you { $phase ->
    [tiling] place your chocolates.
   *[offer] make your move.
}
