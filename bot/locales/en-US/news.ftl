## What happened, line by line

begun = **The game begins.** Order of play: { LIST($names) }. { $starter } moves first.
took = **{ $name }** took { tiles.told } from { source } to { target }.
took-planned = **{ $name }** had planned it: took { tiles.told } from { source } to { target }.
took-by-computer = The computer, for **{ $name }**, took { tiles.told } from { source } to { target }.
took-full = The line is full.
took-part = The line has { $filled } of { $size }.
took-marker = The first-player marker comes along.
took-fell = { $fell ->
    [one] 1 tile falls to the floor.
   *[other] { $fell } tiles fall to the floor.
}
took-keep = The rest stays there: { LIST($tiles, separator: ", ") }.
took-scatter = To { source }: { LIST($tiles, separator: ", ") }.
took-cushion = The cushion comes along: it catches the next tile that would fall.
took-cushion-catches = The cushion comes along and catches { $what ->
    [marker] the marker
   *[tile] one of them
} at no cost.
took-caught = The cushion catches { $what ->
    [marker] the marker
   *[tile] one of them
} at no cost.
took-completes = 🏁 **{ $name }** completes a wall row: this is the last round.
undid = **{ $name }** undid the last move.
took-back = Everyone agreed: **{ $name }**'s last move is undone.{ took-back-too }
took-back-alone = **{ $name }** undid their last move.{ took-back-too }
took-back-too = { $takes ->
    [0] { "" }
    [one] { " " }The move after it, by { LIST($others) }, is undone too.
   *[other] { " " }The { $takes } moves after it, by { LIST($others) }, are undone too.
}
resigned = **{ $name }** has left the game. Their turns are skipped from now on.
resigned-last = **{ $name }** has left the game.
cancelled-game = { $mention } closed the game. There is no winner.
settled = **{ $name }** has chosen where the tiles go.
settled-by-computer = The computer chose for **{ $name }** where the tiles go.
extended = The others wait for { LIST($names) }: the time for this turn begins again.
seat-given = The computer plays for **{ $name }** from now on, until **{ $name }** takes the seat back.
seat-returned = **{ $name }** is back and has taken the seat from the computer.
returned = Welcome back: you hold your seat again.
seat-offered = **{ $name }** may be replaced: whoever isn't playing yet can take the seat with the button below, and has its board and score. Until then the game waits for **{ $name }**.
handover = **{ $name }** would like to hand over the seat: whoever isn't playing yet can take it with the button below, and has its board and score. Until then **{ $name }** plays on.
handover-to = { $mention }, **{ $name }** would like to hand you the seat, with its board and score: take it with the button below. Until then **{ $name }** plays on.
seat-taken = **{ $name }** has taken the seat of **{ $former }**.
# $mention is whose seat it was.
seat-taken-for-now = **{ $name }** has taken the seat of { $mention }, who can take it back with the button below until **{ $name }** has made two moves.
# $mention is the substitute.
seat-reclaimed = { $mention }, thank you for stepping in: **{ $name }** is back and has taken the seat again.
# $former is the substitute, $name whose seat it was before.
substitute-left = **{ $former }** has given the seat back: it's **{ $name }**'s again, and whoever isn't playing yet can take it with the button below.
abandoned-by-vote = The others have decided to end the game. There is no winner.
abandoned-by-all = Nobody but the computer is playing any more, so the game ends here. There is no winner.
expired-game = { $why ->
    [channel] The channel of this game was deleted, so I closed the game.
    [posting] I couldn't post here for 30 days, so I closed the game.
   *[server] I was away from this server for 30 days, so I closed the game.
} There is no winner.
