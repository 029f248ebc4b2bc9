## Direct messages. $names are the other players, and $link leads to the game's message.

dm-game = your Azul game with { LIST($names) }
dm-turn = It's your turn in { dm-game }: { $link }
dm-tiling = All tiles are taken in { dm-game }. Choose where yours go: { $link }
dm-request = Somebody asks to undo a move in { dm-game }: { $link }
dm-half = It's still your turn in { dm-game }: { $link }
dm-last = Time is nearly up for your turn in { dm-game }: { $link }
dm-over = Time is up for your turn in { dm-game }: { $link }
dm-vote = Somebody's time is up in { dm-game }, and there's a vote on how it goes on: { $link }
dm-result = Here's the result of { dm-game }: { $link }
dm-replaced = Somebody has taken your seat in { dm-game }. You can take it back until two moves have been made there: { $link }
dm-returned = The player whose seat you took is back in { dm-game }. Thank you for stepping in! { $link }

## Reminders

# $count is the number of players in $mentions; $phase is offer, or tiling while spaces on free walls are chosen.
reminder-half = { LIST($mentions) }, { $phase ->
    [tiling] you still have tiles to place.
   *[offer] it's still your turn.
} Deadline: { $when }
reminder-last = { LIST($mentions) }, { $phase ->
    [tiling] place your tiles soon: time is nearly up.
   *[offer] make your move soon: time is nearly up.
} Deadline: { $when }
reminder-over = { LIST($mentions) }, the time for this turn is up. Nobody else is playing, so the game ends { $when } unless you { $phase ->
    [tiling] place your tiles.
   *[offer] make your move.
}

# $links lead to the games; the message is where the first of them is played.
turns-waiting = { $count ->
    [one] { $mention }, it's still your turn.
   *[other] { $mention }, it's still your turn in { $count } games: { LIST($links) }
}
# For people who wanted a direct message.
unreachable = { LIST($mentions) }: Discord doesn't let me send you a direct message, so I ping you here. { $me } says more.
