## python -m azul replay FILE, and verify: what a terminal shows, so there are no emojis and no Markdown.
## Boards and positions are in notation (docs/notation.md), which is the same in every language.

# $begun is a time such as 2026-03-01T18:30:00Z.
gamefile-game = Игра № { $game }, начало { $begun }: { LIST($names, separator: ", ") }. Первый ход: { $starter }.
gamefile-rules = Параметры: { LIST($rules, separator: ", ") }.
gamefile-round = Раунд { $round }: начинает { $name }
# $place is a factory's number, with its kind in parentheses if it is special.
gamefile-factory = склад { $place }: { LIST($tiles, separator: ", ") }
gamefile-surplus = добавка: { colour.one }
gamefile-pull = склад { $factory } притягивает { colour.acc } со склада { $neighbour }

## What happened. $number counts the events; $parts are the next four messages, as far as they apply.

gamefile-take = { $number }. { $name }: { LIST($parts, separator: ", ") }
gamefile-taken = { tiles } { source.from } { target.onto }
gamefile-fell = { $fell } { -floor(form: "onto") }
gamefile-caught = на подушку: { LIST($what, form: "one") }
gamefile-rest = { source.to }: { LIST($tiles, form: "few") }
gamefile-place = { $number }. { $name }: { round-placement-free }
gamefile-settle = { $number }. { $name } подтверждает, куда ложатся { -tile(form: "few") }
gamefile-undo = { $number }. { $name } отменяет этот ход
gamefile-take-back = { $number }. Все согласны отменить ход игрока { $name }: { $takes ->
    [1] отменён последний ход
    [one] отменён последний { $takes } ход
    [few] отменены последние { $takes } хода
   *[many] отменены последние { $takes } ходов
}
gamefile-resign = { $number }. { $name } выходит из игры

## The end of a round. $steps are tiles placed, lines that fell, and the next two messages.

gamefile-tiling = После раунда { $round }
gamefile-scored = { $name }: { $before } → { LIST($steps, separator: ", ") } → { $score }
gamefile-left = { $name } уже вне игры
gamefile-floor = { round-floor } ({ LIST($items, separator: ", ", form: "one") })
gamefile-bonus = { $name }: бонус { $bonus } ({ LIST($parts, separator: ", ") })
gamefile-no-bonus = { $name }: без бонуса
gamefile-score = { $name }: { points }
gamefile-lying = { -floor }: { LIST($items, separator: ", ", form: "one") }

## The end of the game

gamefile-running = Игра ещё идёт.
gamefile-resignation = Остался один игрок, поэтому игра заканчивается, без бонусов.
gamefile-ranking = Итоговые места
# $count is how many complete rows.
gamefile-rank = { $place }. { $name }: { points }, { over-rows }{ $how ->
    [left] { " " }(вне игры)
    [shared] { " " }(ничья)
   *[alone] { "" }
}

## An error in a file. $field, $found, $expected, $part, $reason and $happened are quoted from it as they are.

gamefile-wrong = { $event ->
    [0] { $file }: в файле ошибка: { $why }
   *[other] { $file }: ошибка в событии { $event }: { $why }
}
gamefile-wrong-too-large = он больше { $largest } байт
gamefile-wrong-not-text = это не текст в UTF-8 (байт { $position })
gamefile-wrong-not-json = это не JSON: { $reason }
gamefile-wrong-format = это не файл игры
gamefile-wrong-version = его версию { $found } эта программа не читает
gamefile-wrong-rulings = его уточнений к правилам под номером { $found } эта программа не знает
gamefile-wrong-missing = не хватает { $field }
gamefile-wrong-invalid = { $field } не может быть { $found }
gamefile-wrong-unknown = { $field } здесь лишнее
gamefile-wrong-notation = { $found } — неверная запись ({ $part })
gamefile-wrong-illegal = «{ $happened }» здесь невозможно: { $reason }
gamefile-wrong-differs = { $field } — { $found }, а должно быть { $expected }

## Whether all draws follow from the secret

gamefile-no-secret = Игру № { $game } ещё нельзя проверить: в её файле нет секрета, его публикуют, когда игра заканчивается. Обязательство: { $commitment }.
# What the lobby showed, the commitment, who began, or a deal.
gamefile-subject = { $subject ->
    [lobby] приглашение за стол
    [commitment] обязательство
    [starter] первый ход
   *[deal] раздача раунда { $round } (событие { $event })
}
gamefile-open = { gamefile-subject }: не сравнивалось, там должно быть { $expected }
gamefile-right = { gamefile-subject }: СОВПАДАЕТ, { $found }
gamefile-differs = { gamefile-subject }: НЕ СОВПАДАЕТ, из секрета следует { $expected }, а в файле { $found }
gamefile-other = { gamefile-subject }: НЕ СОВПАДАЕТ, в файле { $found }
gamefile-verified = Всё следует из секрета.
gamefile-not-verified = НЕ всё следует из секрета.
