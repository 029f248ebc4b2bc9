## Direct messages. $names are the other players, and $link leads to the game's message.

dm-game = your Azul game with { LIST($names) }
dm-turn = It's your turn in { dm-game }: { $link }
dm-tiling = All the tiles are taken in { dm-game }. Choose where yours go: { $link }
dm-request = Someone would like to undo a move in { dm-game }: { $link }
dm-half = It's still your turn in { dm-game }: { $link }
dm-last = Time's almost up for your turn in { dm-game }: { $link }
dm-over = Time's up for your turn in { dm-game }: { $link }
dm-vote = Someone's time is up in { dm-game }, and there's a vote on what happens next: { $link }
dm-result = Here's the result of { dm-game }: { $link }
dm-replaced = Someone has taken over your seat in { dm-game }. You can take it back until they've made two moves: { $link }
dm-returned = The player you filled in for is back in { dm-game }. Thanks for stepping in! { $link }

## Reminders

# $count is the number of players in $mentions; $phase is offer, or tiling while spaces on free walls are chosen.
reminder-half = { LIST($mentions) }, { $phase ->
    [tiling] you still have tiles to place.
   *[offer] it's still your turn.
} Deadline: { $when }
reminder-last = { LIST($mentions) }, { $phase ->
    [tiling] place your tiles soon: time's almost up.
   *[offer] make your move soon: time's almost up.
} Deadline: { $when }
reminder-over = { LIST($mentions) }, time's up for this turn. Nobody else is playing, so the game ends { $when } unless you { $phase ->
    [tiling] place your tiles.
   *[offer] make your move.
}

# $links lead to the games; the message is where the first of them is played.
turns-waiting = { $count ->
    [one] { $mention }, it's still your turn.
   *[other] { $mention }, it's still your turn in { $count } games: { LIST($links) }
}
# For people who wanted a direct message.
unreachable = { LIST($mentions) }: Discord won't let me send you direct messages, so I'm pinging you here. See { $me }.
