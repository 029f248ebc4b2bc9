## Slash commands: descriptions are at most 100 characters.

command-undo = Скасувати свій останній хід або попросити про це інших

## Buttons

button-ask = Попросити інших
button-withdraw = Відкликати прохання
button-agree = Погодитися
button-decline = Відмовити

## Private answers

undone = Ваш останній хід скасовано. Знову ваш хід.
undo-ask = Самостійно скасувати останній хід уже не можна, але можна попросити інших.{ request-too } Якщо хоч хтось не погодиться, нічого не скасується.
undo-asked = Ви просите скасувати свій останній хід. Ще не відповіли: { LIST($names) }. Якщо хтось натомість зробить хід, нічого не скасується.
undo-over = На ваше прохання вже не чекають відповіді. Чим усе закінчилося, видно в каналі.
undo-withdrawn = Прохання відкликано: хід лишається.
undo-agreed = Ви погодилися.
undo-declined = Ви відмовили, тож нічого не скасується.

## What is refused, and what to do instead

refusal-nothing-to-undo = Вам нічого скасовувати. Хід можна скасувати, доки не походить наступний гравець, а потім — якщо всі погодяться, але не тоді, коли всі { -tile(form: "few") } вже розібрано або хтось вийшов із гри.
refusal-undo-is-free = Питати нікого не треба: після вашого останнього ходу ще ніхто не ходив, тож його скасує `/azul undo`.
refusal-undo-declined = Інших уже просили скасувати цей хід, і вони відмовили, тож він лишається.
refusal-asked-already = Ви вже просили. Попросити знову можна після чийогось ходу.
refusal-asked-too-often = Цього раунду ви просили вже { $most ->
    [one] { $most } раз
    [few] { $most } рази
   *[many] { $most } разів
}. Знову попросити можна в наступному.
refusal-request-over = Про це вже ніхто не просить. `/azul table` показує, що в грі зараз.
refusal-own-request = Погодитися мають інші, а не ви. **Відмовити** відкличе ваше власне прохання.
refusal-agreed-already = Ви вже погодилися.

## Asking to undo a move once the next player has moved

# $takes is how many moves followed it, $others by whom.
request = { LIST($mentions) }: чи можна гравцеві **{ $name }** скасувати свій останній хід?{ request-too }
request-too = { $takes ->
    [0] { "" }
    [1] { " " }Наступний хід ({ LIST($others) }) теж буде скасовано.
    [one] { " " }Наступний { $takes } хід ({ LIST($others) }) теж буде скасовано.
    [few] { " " }Наступні { $takes } ходи ({ LIST($others) }) теж буде скасовано.
   *[many] { " " }Наступні { $takes } ходів ({ LIST($others) }) теж буде скасовано.
}
request-agreed = Погоджуються: { LIST($names) }.
request-until = -# Потрібна згода всіх. Якщо хтось натомість зробить хід, нічого не скасується.
request-granted = Гравець **{ $asker }** просить скасувати хід, і всі згодні.
request-declined = Гравець **{ $asker }** просить скасувати хід, але **{ $name }** не погоджується, тож хід лишається.
request-withdrawn = Прохання гравця **{ $asker }** скасувати хід відкликано.
request-lapsed = Прохання гравця **{ $asker }** скасувати хід уже не діє: гра пішла далі, тож хід лишається.
request-replaced = Прохання гравця **{ $asker }** скасувати хід уже не діє: тепер просить **{ $name }**.
