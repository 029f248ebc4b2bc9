## Slash commands: descriptions are at most 100 characters.

command-take = Взять все плитки одного цвета из одного места и положить на одну линию
command-take-move = Выберите ход или напишите: 2 белые 3, центр синие пол, 2w3
command-plan = Спланировать следующий ход (видно только вам): сделаю первый, который ещё возможен
command-place = Выбрать на свободной стене вертикаль для полной линии
command-place-line = Какая линия, от 1 до 5
command-place-column = Какая вертикаль, от 1 до 5

## Buttons

button-elsewhere = Взять в другом месте
button-floors = { CAPITAL(-floor(form: "onto")) }…
button-colour = { $emoji ->
    [none] { colour.few }…
   *[other] …
}
button-plan = Мой план
button-plan-add = Запланировать
button-plan-first = Запланировать ход
button-plan-another = Добавить ещё ход
button-plan-prefer = { $place } ↑
button-plan-remove = Убрать { $place }
button-plan-move = Сходить сейчас
button-place = Разложить { -tile(form: "few") }
button-space = Вертикаль { $column }: +{ $points }
button-change = Изменить { -line(form: "acc") } { $line }
button-confirm = Подтвердить
button-skip-confirm = Дальше без подтверждения

## Private answers

done = Готово: { tiles.shown } { source.from } → { target }. Ход можно отменить, пока не сходит следующий игрок.
done-final = Готово: { tiles.shown } { source.from } → { target }.
# $count is a number of moves, 30 or more.
skip-confirm = Вы подтвердили { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[many] { $count } ходов
} подряд и ни одного не отменили. Можно ходить без кнопки **Подтвердить**, а отменять ходы, как и раньше.
confirm-skipped = Теперь выбранный ход делается сразу. Вернуть подтверждение можно в `/azul me`.

## The panel for a take

panel-tiles = **{ $place }** { LIST($tiles, form: "shown", separator: ", ") }
panel-guessed = В «{ $text }» мне понятно не всё. Вы имеете в виду этот ход?
panel-from = { $source ->
    [centre] **Центр стола:** { panel-from-tiles }
   *[other] **Склад { $place }:** { panel-from-tiles }
}
panel-from-tiles = { LIST($tiles, form: "shown", separator: ", ") }
panel-disc = -# { $does }
panel-board = Ваши { -line(form: "few") }: { LIST($lines, separator: " · ") }
panel-board-empty = **{ $row }** –
panel-board-part = **{ $row }** { tile } { $filled }/{ $row }
panel-board-full = **{ $row }** { tile } полная
panel-board-floor = { -floor } −{ $cost }
panel-target = Какой цвет и на какую { -line(form: "acc") }?
# Labels of buttons, short because a phone shows about three beside each other.
panel-to-line = { $emoji ->
    [none] { colour.few } → { $line }
   *[other] → { $line }
}
panel-to-line-full = { panel-to-line } полная
panel-to-line-falls = { panel-to-line } ({ panel-fall })
panel-short = { $emoji ->
    [none] { colour.few } { $line }{ $effect }
   *[other] { $line }{ $effect }
}
panel-signs = -# { LIST($signs, separator: " · ") }
panel-sign-full = ✓ — { -line } станет полной
panel-sign-falls = ↓ — сколько { -fall(form: "will-one") } { -floor(form: "onto") }
panel-sign-opens = … — { -line(form: "few") } этого цвета
panel-fall = { $fell ->
    [one] { $fell } падает
   *[other] { $fell } падают
}
panel-to-floor = { $emoji ->
    [none] { colour.few } → { -floor } ({ panel-cost })
   *[other] → { -floor } ({ panel-cost })
}
panel-cost = { $cost ->
    [0] 0
   *[other] −{ $cost }
}
panel-confirm = **{ tiles.shown } { source.from } → { target }**
panel-placed = { $placed ->
    [one] { $placed } { -tile } ложится
    [few] { $placed } { -tile(form: "few") } ложатся
   *[many] { $placed } { -tile(form: "many") } ложатся
} { -line(form: "onto") }: там будет { $filled } из { $size }.
panel-placed-full = { $placed ->
    [one] { $placed } { -tile } заполняет
    [few] { $placed } { -tile(form: "few") } заполняют
   *[many] { $placed } { -tile(form: "many") } заполняют
} { -line(form: "acc") }: в конце раунда одна { -tile } с неё перейдёт { -wall(form: "onto") }.
panel-marker = Вы также берёте жетон первого игрока: он ложится { -floor(form: "onto") }, а вы начинаете следующий раунд.
panel-fell = { took-fell }
panel-scatter = Остальное рассыпается на склады { $left } и { $right }: { LIST($tiles) }. Выберите как.
panel-split = { LIST($shares, separator: " · ") }
panel-share = { LIST($colours, separator: ", ", form: "few") } → { $source }
panel-floor-cost = { $after ->
    [0] В этом раунде вы ничего не потеряете { -floor(form: "for") }.
    [one] В этом раунде вы потеряете { -floor(form: "for") } { $after } очко (сейчас { $before }).
    [few] В этом раунде вы потеряете { -floor(form: "for") } { $after } очка (сейчас { $before }).
   *[many] В этом раунде вы потеряете { -floor(form: "for") } { $after } очков (сейчас { $before }).
}

## Planning the next turn

plan-ahead = **План на ваш следующий ход** · Сейчас ходит { $name }.
plan-not-yet = Ещё не ваш ход: ходит { $name }.
plan-source = Откуда вы хотели бы взять { -tile(form: "few") }?
plan-turn-came = Уже ваш ход, поэтому ничего не запланировано: что выберете здесь, то и будет ходом.
plan-your-turn = Сейчас ваш ход, поэтому планировать нечего: что выберете здесь, то и будет ходом.
plan-title = **Ваш план.** Его видите только вы.
# $place is 1 for the preferred take.
plan-wish = **{ $place }** { tiles.shown } { source.from } → { target }
plan-wish-scattered = { plan-wish }, { LIST($shares, separator: ", ") }
plan-wish-unfit = **{ $place }** ~~{ tiles.shown } { source.from } → { target }~~ так уже не получится
plan-how = -# Когда настанет ваш ход, я подожду { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
   *[many] { $seconds } секунд
} — вдруг предыдущий ход отменят. Затем сделаю первый из этих ходов, который всё ещё даёт вам те же { -tile(form: "few") }. Если ни один не даёт, ход за вами.
plan-bound = -# План рассчитан на то, что лежит сейчас. Он заканчивается вместе с вашим ходом или с раундом.
plan-gone = У вас ничего не запланировано.
plan-dropped = Ваш ход, и на него больше ничего не запланировано.
# $when is a moment that Discord shows in the reader's language, such as: in 20 seconds.
plan-waits = **Ваш ход.** Сделаю запланированный ход — { plan-take } — { $when }, если вы не сходите раньше или не отмените его: { $command }.
plan-take = { tiles.shown } { source.from } → { target }
plan-unfit = Ни один из запланированных ходов больше не возможен.

## What is offered while an option is typed

# At most 100 characters, cut off if longer. People may type any of the words, in any order.
offered-take = { tiles } { offered-from } → { offered-to } ({ LIST($effects, separator: ", ") })
offered-take-scattered = { offered-take }, { LIST($shares, separator: ", ") }
offered-from = { $source ->
    [centre] из центра
   *[other] с { $place }
}
offered-to = { target }
offered-part = { $filled }/{ $size }
offered-full = полная
offered-cost = { $cost ->
    [0] без штрафа
   *[other] −{ $cost }
}
offered-share = { colour.few } → { $place }

## Placing tiles on a free wall

placing-ask = **{ CAPITAL(-line) } { $line }:** в какую вертикаль положить { tiles.shown-acc }? На картинке видно, сколько очков принесёт каждая свободная клетка.
placing-all = Все { -line(form: "few") } разложены. Подтвердите или измените какую-нибудь.
placing-placed = { CAPITAL(-line) } { $line }: { tiles.shown } → вертикаль { $column }, +{ $points }
placing-falls = { CAPITAL(-line) } { $line }: свободной вертикали нет, { tiles.shown } { -floor(form: "onto") }
placing-line = { CAPITAL(-line) } { $line }: { colour.one }
placed-confirmed = Подтверждено. Раунд закончится, когда подтвердят все.

## What is refused, and what to do instead

refusal-turn-came = Уже ваш ход, поэтому планировать нечего. Сделайте его командой `/azul take`.
refusal-plan-full = Запланированных ходов уже { $most }. Чтобы добавить ещё один, уберите какой-нибудь.
refusal-tiling = Все { -tile(form: "few") } разобраны, и все, у кого есть выбор, раскладывают свои. `/azul table` показывает, кого ждёт игра.
