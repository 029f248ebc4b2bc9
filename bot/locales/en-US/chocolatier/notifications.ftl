## At a table with chocolates: these replace those of notifications.ftl.

dm-tiling = All chocolates are taken in { dm-game }. Choose where yours go: { $link }
reminder-half = { LIST($mentions) }, { $phase ->
    [tiling] you still have chocolates to place.
   *[offer] it's still your turn.
} Deadline: { $when }
reminder-last = { LIST($mentions) }, { $phase ->
    [tiling] place your chocolates soon: time is nearly up.
   *[offer] make your move soon: time is nearly up.
} Deadline: { $when }
reminder-over = { LIST($mentions) }, the time for this turn is up. Nobody else is playing, so the game ends { $when } unless you { $phase ->
    [tiling] place your chocolates.
   *[offer] make your move.
}
