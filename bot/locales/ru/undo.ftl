## Slash commands: descriptions are at most 100 characters.

command-undo = Отменить свой ход, а если уже сходил следующий — попросить согласия

## Buttons

button-ask = Попросить остальных
button-withdraw = Отозвать просьбу
button-agree = Согласиться
button-decline = Отказать

## Private answers

undone = Ваш последний ход отменён. Снова ваш ход.
undo-ask = Самостоятельно отменить последний ход уже нельзя, но можно попросить остальных.{ request-too } Если хоть кто-то не согласится, ничего не отменится.
undo-asked = Вы просите отменить свой последний ход. Ещё не ответили: { LIST($names) }. Если кто-нибудь вместо этого сделает ход, ничего не отменится.
undo-withdrawn = Просьба отозвана: ход остаётся.
undo-agreed = Вы согласились.
undo-declined = Вы не согласились, поэтому ничего не отменится.

## What is refused, and what to do instead

refusal-nothing-to-undo = Вам нечего отменять. Ход можно отменить, пока не сходит следующий игрок, а потом — если все согласятся, но не тогда, когда все { -tile(form: "few") } уже разобраны или кто-то вышел из игры.
refusal-undo-is-free = Спрашивать никого не нужно: после вашего последнего хода ещё никто не ходил, поэтому его отменит `/azul undo`.
refusal-undo-declined = Остальных уже просили согласиться на отмену этого хода, и кто-то не согласился, поэтому ход остаётся.
refusal-asked-already = Вы уже просили. Попросить снова можно после чьего-нибудь хода.
refusal-asked-too-often = В этом раунде вы просили уже { $most ->
    [one] { $most } раз
    [few] { $most } раза
   *[many] { $most } раз
}. Снова попросить можно в следующем.
refusal-request-over = Об этом больше никто не просит. `/azul table` показывает, что в игре сейчас.
refusal-own-request = Согласиться должны другие, а не вы. **Отказать** отзовёт вашу собственную просьбу.
refusal-agreed-already = Вы уже согласились.

## Asking to undo a move once the next player has moved

# $takes is how many moves followed it, $others by whom.
request = { LIST($mentions) }: можно ли игроку **{ $name }** отменить свой последний ход?{ request-too }
request-too = { $takes ->
    [0] { "" }
    [1] { " " }Следующий ход ({ LIST($others) }) тоже будет отменён.
    [one] { " " }Следующий { $takes } ход ({ LIST($others) }) тоже будет отменён.
    [few] { " " }Следующие { $takes } хода ({ LIST($others) }) тоже будут отменены.
   *[many] { " " }Следующие { $takes } ходов ({ LIST($others) }) тоже будут отменены.
}
request-agreed = Согласны: { LIST($names) }.
request-until = -# Нужно согласие всех. Если кто-нибудь вместо этого сделает ход, ничего не отменится.
request-granted = Игрок **{ $asker }** просит отменить ход, и все согласны.
request-declined = Игрок **{ $asker }** просит отменить ход, но **{ $name }** не соглашается, поэтому ход остаётся.
request-withdrawn = Просьба игрока **{ $asker }** отменить ход отозвана.
request-lapsed = Просьба игрока **{ $asker }** отменить ход больше не действует: игра ушла вперёд, поэтому ход остаётся.
request-replaced = Просьба игрока **{ $asker }** отменить ход больше не действует: теперь просит **{ $name }**.
