## What happened, line by line

begun = **The game begins.** Order of play: { LIST($names, separator: " → ") }.
took = **{ $name }** took { tiles.told } from { source } and put { $count ->
    [one] it
   *[other] them
} { target.onto }.
took-planned = **{ $name }** took { tiles.told } from { source } and put { $count ->
    [one] it
   *[other] them
} { target.onto } (planned ahead).
took-by-computer = Playing for **{ $name }**, the computer took { tiles.told } from { source } and put { $count ->
    [one] it
   *[other] them
} { target.onto }.
took-full = The line is full.
took-part = The line now has { $filled } of { $size }.
took-marker = The first-player marker came along.
took-fell = { $fell ->
    [one] 1 tile fell to the floor.
   *[other] { $fell } tiles fell to the floor.
}
took-keep = Left there: { LIST($tiles, separator: ", ") }.
took-scatter = To { source }: { LIST($tiles, separator: ", ") }.
took-cushion = The cushion came along, and will catch the next tile that falls.
took-cushion-catches = The cushion came along and caught { $what ->
    [marker] the marker
   *[tile] a { -tile }
} at no cost.
took-caught = The cushion caught { $what ->
    [marker] the marker
   *[tile] a { -tile }
} at no cost.
took-completes = 🏁 **{ $name }** will complete a row of the wall, so this is the last round.
undid = **{ $name }** undid the last move.
took-back = Everyone agreed, so **{ $name }**'s last move is undone.{ took-back-too }
took-back-alone = **{ $name }** undid their last move.{ took-back-too }
took-back-too = { $takes ->
    [0] { "" }
    [one] { " " }The move after it, by { LIST($others) }, is undone too.
   *[other] { " " }The { $takes } moves after it, by { LIST($others) }, are undone too.
}
resigned = **{ $name }** left the game. From now on, their turns are skipped.
resigned-last = **{ $name }** left the game.
cancelled-game = { $mention } closed the game. There's no winner.
settled = **{ $name }** has placed their tiles.
settled-by-computer = The computer placed **{ $name }**'s tiles.
# Below a move of an engine (option-engine) that didn't answer, or isn't there any more. $level is as in 3 · friendly.
stand-in = -# **{ $name }** isn't available at the moment: the computer ({ $level }) made this move for it.
extended = The others are waiting for { LIST($names) }: the clock for this turn starts over.
seat-given = The computer now plays for **{ $name }**, until **{ $name }** takes the seat back.
seat-returned = **{ $name }** is back and has taken over from the computer.
returned = Welcome back! You have your seat again.
seat-offered = **{ $name }**'s seat is up for grabs: anyone who isn't playing can take it over, board and score included, with the button below. Until then, the game waits for **{ $name }**.
handover = **{ $name }** would like to hand over their seat: anyone who isn't playing can take it, board and score included, with the button below. Until then, **{ $name }** keeps playing.
handover-to = { $mention }, **{ $name }** would like to hand you their seat, board and score included: take it with the button below. Until then, **{ $name }** keeps playing.
seat-taken = **{ $name }** has taken over **{ $former }**'s seat.
# $mention is whose seat it was.
seat-taken-for-now = **{ $name }** has taken over for { $mention }, who can take the seat back with the button below until **{ $name }** has made two moves.
# $mention is the substitute.
seat-reclaimed = { $mention }, thanks for stepping in: **{ $name }** is back and has taken over again.
# $former is the substitute, $name whose seat it was before.
substitute-left = **{ $former }** gave the seat back. It's **{ $name }**'s again, and anyone who isn't playing can take it over with the button below.
abandoned-by-vote = The others voted to end the game. There's no winner.
abandoned-by-all = Nobody but the computer is playing anymore, so the game ends here. There's no winner.
expired-game = { $why ->
    [channel] This game's channel was deleted, so I closed the game.
    [posting] I couldn't post here for 30 days, so I closed the game.
   *[server] I was away from this server for 30 days, so I closed the game.
} There's no winner.
