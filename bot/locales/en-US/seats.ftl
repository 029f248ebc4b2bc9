## Slash commands: descriptions are at most 100 characters.

command-leave = Leave the table or the game (you'll be asked first)
command-leave-to = Someone to offer your seat to in a running game

## Buttons

button-return = Take my seat back
button-call = Continue without them
button-substitute = Take the seat
button-resign = Leave the game
button-hand-over = Hand over my seat
button-keep-seat = Keep my seat
button-keep-playing = Keep playing

## Private answers

left = You've left the table.
# $players is how many go on with the game, 0 if nobody but computers would.
resign-ask = Leave this game for good? { $players ->
    [0] Nobody else is playing, so it ends without a winner.
    [one] The other player wins.
   *[other] The others play on. Your turns are skipped, and your board stays as it is.
} You can also hand over your seat: someone else then takes on your board and score.
# For a substitute: $owner is whose seat it was before.
return-ask = Give the seat back? Then it's { $owner }'s again, and someone else can take it.
resign-done = You've left the game.
resign-kept = You're still in the game.

## Playing on without somebody

voted = You voted: { $vote ->
    [wait] give them another turn's time.
    [play] the computer plays this turn.
    [give] the computer takes the seat.
    [seek] someone else can take the seat.
   *[end] end the game.
} You can change your vote until it's decided.
# $when is such as: in 20 minutes.
voted-grace = It takes effect { $when } at the earliest, unless the late player moves first.
handed = You've offered your seat to { $name }. You keep playing until { $name } takes it; `/azul leave` withdraws the offer.
handed-to-anybody = You've offered your seat to anyone who wants it. You keep playing until someone takes it; `/azul leave` withdraws the offer.
handing-ended = You keep your seat.
called = You've called a vote on how the game should continue. It's in the game's channel.
substituted = The seat is yours, board and score included.

## What is refused, and what to do instead

refusal-no-vote = There's nothing to vote on here anymore. `/azul table` shows how the game stands.
refusal-seat-for-another = This seat was offered to someone else.
refusal-hand-in-lobby = The game hasn't begun, so there's nothing to hand over. Leave the table without that option, and someone else can join.
refusal-hand-to-nobody = { $asked } can't take your seat. Choose a member of this server who isn't a bot.
refusal-plays-already = { $asked } is already playing in this game.
refusal-vote-open = There's already a vote on how the game should continue. It's in the game's channel.
refusal-your-turn = The game is waiting for you. Make your move first.
refusal-nobody-to-wait-for = It's the computer's turn, so the game goes on by itself.
# $moment is a moment that Discord shows in the reader's language, such as: in 3 days.
refusal-call-too-early = Whoever the game is waiting for is still on this server and has time left. A vote can be called { $moment }.
refusal-vote-on-you = The others are voting because it's your turn. Make your move, and the vote is over.
refusal-computer-holds = The computer is playing for you. Take your seat back first, with the button below the turn's message.
refusal-seat-is-yours = You have your seat; the computer isn't playing for you.
refusal-seat-replaced = Someone has taken over your seat for now. Take it back first, with the button below the turn's message or with `/azul join`. Once they've made two moves, it's too late.
refusal-substitute-stays = Whoever took over your seat has made two moves, so now it's theirs.
refusal-seat-not-offered = There's no seat to take in this game anymore.

## The vote on how a game goes on without those whose time is up

# $late are those people, $mentions the $count others; $needed of these decide. $why is one of the next two.
vote-up = time's up for this turn.
vote-called = the game is still waiting for you.
vote = { LIST($late) }, { $why } { LIST($mentions) }, { $count ->
    [one] how should the game continue? You decide.
   *[other] how should the game continue? { $needed } of your { $count } votes decide.
}
# $option is one of the next five, which are buttons too.
vote-for = **{ $option }:** { LIST($names) }
vote-wait = Wait
vote-play = Computer plays this turn
vote-give = Computer takes the seat
vote-seek = Find a substitute
vote-end = End the game
# $when is a day and a time.
vote-grace = -# Nobody is replaced, and the game doesn't end, before { $when }.
# $names are the $count people who are late, and $when is such as: in 20 minutes.
vote-decided = Decided: **{ $option }** { $when }, unless { LIST($names) } { $count ->
    [one] moves
   *[other] move
} first.
vote-until = -# Otherwise, the computer plays this turn { $when }. If the late player moves, the vote is over.
