## Slash commands: descriptions are at most 100 characters.

command-undo = Undo your last move, or ask the others to agree once someone has moved

## Buttons

button-ask = Ask the others
button-withdraw = Stop asking
button-agree = Agree
button-decline = Decline

## Private answers

undone = Your last move is undone. It's your turn again.
undo-ask = You can't undo your last move on your own anymore, but you can ask the others.{ request-too } If even one of them says no, nothing is undone.
undo-asked = You've asked to undo your last move. Still to answer: { LIST($names) }. If someone moves first, nothing is undone.
# Takes the place of undo-asked once the request is granted, declined, or lapsed.
undo-over = Your request is over. The channel shows how it ended.
undo-withdrawn = You're no longer asking to undo your move: it stands.
undo-agreed = You agreed.
undo-declined = You declined, so nothing is undone.

## What is refused, and what to do instead

refusal-nothing-to-undo = You have nothing to undo. A move can be undone until the next player moves, and after that if everyone agrees, but not once all the { -tiles } are taken or a player has left.
refusal-undo-is-free = You don't need to ask: `/azul undo` undoes your last move, since nobody has moved after it.
refusal-undo-declined = The others were asked to undo this move and declined, so it stands.
refusal-asked-already = You've already asked. You can ask again once someone has moved.
refusal-asked-too-often = You've already asked { $most } times this round. You can ask again in the next one.
refusal-request-over = Nobody is asking that anymore. `/azul table` shows the game as it stands now.
refusal-own-request = The others have to agree, not you. **Decline** withdraws your request.
refusal-agreed-already = You've already agreed.

## Asking to undo a move once the next player has moved

# $takes is how many moves followed it, $others by whom.
request = { LIST($mentions) }: is it OK if **{ $name }** undoes their last move?{ request-too }
request-too = { $takes ->
    [0] { "" }
    [one] { " " }The move after it, by { LIST($others) }, would be undone too.
   *[other] { " " }The { $takes } moves after it, by { LIST($others) }, would be undone too.
}
request-agreed = { LIST($names) } { $count ->
    [one] agrees
   *[other] agree
}.
request-until = -# Everyone has to agree. If someone moves first, nothing is undone.
request-granted = **{ $asker }** asked to undo a move, and everyone agreed.
request-declined = **{ $asker }** asked to undo a move. **{ $name }** didn't agree, so it stands.
request-withdrawn = **{ $asker }** asked to undo a move, then withdrew the request.
request-lapsed = **{ $asker }** asked to undo a move, but the game has moved on, so it stands.
request-replaced = **{ $asker }** asked to undo a move, but now **{ $name }** is asking.
