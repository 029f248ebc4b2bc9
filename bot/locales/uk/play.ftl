## Slash commands: descriptions are at most 100 characters.

command-take = Узяти всі плитки одного кольору з одного місця й покласти на одну лінію
command-take-move = Оберіть хід або напишіть: 2 білі 3, центр сині підлога, 2w3
command-plan = Спланувати наступний хід (видно лише вам): зроблю перший, що ще можливий
command-place = Обрати на вільній стіні вертикаль для повної лінії
command-place-line = Яка лінія, від 1 до 5
command-place-column = Яка вертикаль, від 1 до 5

## Buttons

button-elsewhere = Взяти деінде
button-floors = { CAPITAL(-floor(form: "onto")) }…
button-colour = { $emoji ->
    [none] { colour.few }…
   *[other] …
}
button-plan = Мій план
button-plan-add = Запланувати
button-plan-first = Запланувати хід
button-plan-another = Додати ще хід
button-plan-prefer = { $place } ↑
button-plan-remove = Прибрати { $place }
button-plan-move = Походити зараз
button-place = Розкласти { -tile(form: "few") }
button-space = Вертикаль { $column }: +{ $points }
button-change = Змінити { -line(form: "acc") } { $line }
button-confirm = Підтвердити
button-skip-confirm = Далі без підтвердження

## Private answers

done = Готово: { tiles.shown } { source.from } → { target }. Хід можна скасувати, доки не походить наступний гравець.
done-final = Готово: { tiles.shown } { source.from } → { target }.
# $count is a number of moves, 30 or more.
skip-confirm = Ви підтвердили { $count ->
    [one] { $count } хід
    [few] { $count } ходи
   *[many] { $count } ходів
} поспіль і жодного не скасували. Можна ходити без кнопки **Підтвердити**, а скасовувати ходи, як і раніше.
confirm-skipped = Відтепер обраний хід робиться одразу. Повернути підтвердження можна в `/azul me`.

## The panel for a take

panel-tiles = **{ $place }** { LIST($tiles, form: "shown", separator: ", ") }
panel-guessed = У «{ $text }» мені зрозуміло не все. Ви маєте на увазі цей хід?
panel-from = { $source ->
    [centre] **Центр столу:** { panel-from-tiles }
   *[other] **Фабрика { $place }:** { panel-from-tiles }
}
panel-from-tiles = { LIST($tiles, form: "shown", separator: ", ") }
panel-disc = -# { $does }
panel-board = Ваші { -line(form: "few") }: { LIST($lines, separator: " · ") }
panel-board-empty = **{ $row }** –
panel-board-part = **{ $row }** { tile } { $filled }/{ $row }
panel-board-full = **{ $row }** { tile } повна
panel-board-floor = { -floor } −{ $cost }
panel-target = Який колір і на яку { -line(form: "acc") }?
# Labels of buttons, short because a phone shows about three beside each other.
panel-to-line = { $emoji ->
    [none] { colour.few } → { $line }
   *[other] → { $line }
}
panel-to-line-full = { panel-to-line } повна
panel-to-line-falls = { panel-to-line } ({ panel-fall })
panel-short = { $emoji ->
    [none] { colour.few } { $line }{ $effect }
   *[other] { $line }{ $effect }
}
panel-signs = -# { LIST($signs, separator: " · ") }
panel-sign-full = ✓ — { -line } стає повною
panel-sign-falls = ↓ — скільки { -fall(form: "will-one") } { -floor(form: "onto") }
panel-sign-opens = … — { -line(form: "few") } цього кольору
panel-fall = { $fell ->
    [one] { $fell } падає
   *[other] { $fell } падають
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
    [one] { $placed } { -tile } лягає
    [few] { $placed } { -tile(form: "few") } лягають
   *[many] { $placed } { -tile(form: "many") } лягають
} { -line(form: "onto") }: там буде { $filled } з { $size }.
panel-placed-full = { $placed ->
    [one] { $placed } { -tile } заповнює
    [few] { $placed } { -tile(form: "few") } заповнюють
   *[many] { $placed } { -tile(form: "many") } заповнюють
} { -line(form: "acc") }: наприкінці раунду одна { -tile } з неї перейде { -wall(form: "onto") }.
panel-marker = Ви також берете маркер першого ходу: він лягає { -floor(form: "onto") }, а ви починаєте наступний раунд.
panel-fell = { took-fell }
panel-scatter = Решта розсипається на фабрики { $left } і { $right }: { LIST($tiles) }. Оберіть як.
panel-split = { LIST($shares, separator: " · ") }
panel-share = { LIST($colours, separator: ", ", form: "few") } → { $source }
panel-floor-cost = { $after ->
    [0] Цього раунду ви нічого не втратите { -floor(form: "for") }.
    [one] Цього раунду ви втратите { -floor(form: "for") } { $after } очко (зараз { $before }).
    [few] Цього раунду ви втратите { -floor(form: "for") } { $after } очки (зараз { $before }).
   *[many] Цього раунду ви втратите { -floor(form: "for") } { $after } очок (зараз { $before }).
}

## Planning the next turn

plan-ahead = **План на ваш наступний хід** · Зараз ходить { $name }.
plan-not-yet = Ще не ваш хід: ходить { $name }.
plan-source = Звідки ви хотіли б узяти { -tile(form: "few") }?
plan-turn-came = Уже ваш хід, тож нічого не заплановано: що оберете тут, те й буде ходом.
plan-your-turn = Зараз ваш хід, тож планувати нічого: що оберете тут, те й буде ходом.
plan-title = **Ваш план.** Його бачите лише ви.
# $place is 1 for the preferred take.
plan-wish = **{ $place }** { tiles.shown } { source.from } → { target }
plan-wish-scattered = { plan-wish }, { LIST($shares, separator: ", ") }
plan-wish-unfit = **{ $place }** ~~{ tiles.shown } { source.from } → { target }~~ так уже не вийде
plan-how = -# Коли настане ваш хід, я почекаю { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунди
   *[many] { $seconds } секунд
} — раптом попередній хід скасують. Тоді зроблю перший із цих ходів, що досі дає вам ті самі { -tile(form: "few") }. Якщо жоден не дає, хід за вами.
plan-bound = -# План розрахований на те, що лежить зараз. Він закінчується разом із вашим ходом або з раундом.
plan-gone = У вас нічого не заплановано.
plan-dropped = Ваш хід, і на нього більше нічого не заплановано.
# $when is a moment that Discord shows in the reader's language, such as: in 20 seconds.
plan-waits = **Ваш хід.** Зроблю запланований хід — { plan-take } — { $when }, якщо ви не походите раніше або не скасуєте його: { $command }.
plan-take = { tiles.shown } { source.from } → { target }
plan-unfit = Жодного із запланованих ходів зробити вже не можна.

## What is offered while an option is typed

# At most 100 characters, cut off if longer. People may type any of the words, in any order.
offered-take = { tiles } { offered-from } → { offered-to } ({ LIST($effects, separator: ", ") })
offered-take-scattered = { offered-take }, { LIST($shares, separator: ", ") }
offered-from = { $source ->
    [centre] з центру
   *[other] з { $place }
}
offered-to = { target }
offered-part = { $filled }/{ $size }
offered-full = повна
offered-cost = { $cost ->
    [0] без штрафу
   *[other] −{ $cost }
}
offered-share = { colour.few } → { $place }

## Placing tiles on a free wall

placing-ask = **{ CAPITAL(-line) } { $line }:** у яку вертикаль покласти { tiles.shown-acc }? На картинці видно, скільки дасть кожне вільне місце.
placing-all = Усі { -line(form: "few") } розкладено. Підтвердьте або змініть якусь.
placing-placed = { CAPITAL(-line) } { $line }: { tiles.shown } → вертикаль { $column }, +{ $points }
placing-falls = { CAPITAL(-line) } { $line }: вільної вертикалі немає, { tiles.shown } { -floor(form: "onto") }
placing-line = { CAPITAL(-line) } { $line }: { colour.one }
placed-confirmed = Підтверджено. Раунд закінчиться, коли підтвердять усі.

## What is refused, and what to do instead

refusal-turn-came = Уже ваш хід, тож планувати нічого. Зробіть його командою `/azul take`.
refusal-plan-full = Запланованих ходів уже { $most }. Щоб додати ще один, приберіть якийсь.
refusal-tiling = Усі { -tile(form: "few") } розібрано, і всі, хто має вибір, розкладають свої. `/azul table` показує, на кого чекає гра.
