## Slash commands: descriptions are at most 100 characters.

command-undo = Undo your last move, or ask the others to agree once somebody has moved

## Buttons

button-ask = Ask the others
button-withdraw = Don't ask any more
button-agree = Agree
button-decline = Decline

## Private answers

undone = Your last move is undone. It's your turn again.
undo-ask = You can't undo your last move by yourself any more, but you can ask the others.{ request-too } If even one of them doesn't agree, nothing is undone.
undo-asked = You've asked to undo your last move. Still to answer: { LIST($names) }. If somebody moves instead, nothing is undone.
undo-withdrawn = You no longer ask to undo your move: it stands.
undo-agreed = You've agreed.
undo-declined = You've declined, so nothing is undone.

## What is refused, and what to do instead

refusal-nothing-to-undo = You have nothing to undo. A move can be undone until the next player moves, and after that if everyone agrees, but not once all tiles are taken or a player has left.
refusal-undo-is-free = You needn't ask anyone: `/azul undo` undoes your last move, since nobody has moved after it.
refusal-undo-declined = The others have been asked to undo this move and declined, so it stands.
refusal-asked-already = You've already asked. You can ask again once somebody has moved.
refusal-asked-too-often = You've asked { $most } times in this round. You can ask again in the next one.
refusal-request-over = Nobody is asking that any more. `/azul table` shows the game as it stands now.
refusal-own-request = The others have to agree, not you. **Decline** takes back your own question.
refusal-agreed-already = You've already agreed.

## Asking to undo a move once the next player has moved

# $takes is how many moves followed it, $others by whom.
request = { LIST($mentions) }: may **{ $name }** undo their last move?{ request-too }
request-too = { $takes ->
    [0] { "" }
    [one] { " " }The move after it, by { LIST($others) }, would be undone too.
   *[other] { " " }The { $takes } moves after it, by { LIST($others) }, would be undone too.
}
request-agreed = { LIST($names) } { $count ->
    [one] agrees
   *[other] agree
}.
request-until = -# Everyone has to agree. If somebody moves instead, nothing is undone.
request-granted = **{ $asker }** asked to undo a move, and everyone agreed.
request-declined = **{ $asker }** asked to undo a move. **{ $name }** didn't agree, so it stands.
request-withdrawn = **{ $asker }** asked to undo a move, and then no longer did.
request-lapsed = **{ $asker }** asked to undo a move, but the game has moved on, so it stands.
request-replaced = **{ $asker }** asked to undo a move, but now **{ $name }** is asking.
