## python -m azul replay FILE, and verify: what a terminal shows, so there are no emojis and no Markdown.
## Boards and positions are in notation (docs/notation.md), which is the same in every language.

# $begun is a time such as 2026-03-01T18:30:00Z.
gamefile-game = Гра № { $game }, початок { $begun }: { LIST($names, separator: ", ") }. Перший хід: { $starter }.
gamefile-rules = Параметри: { LIST($rules, separator: ", ") }.
gamefile-round = Раунд { $round }: починає { $name }
# $place is a factory's number, with its kind in parentheses if it is special.
gamefile-factory = фабрика { $place }: { LIST($tiles, separator: ", ") }
gamefile-surplus = додача: { colour.one }
gamefile-pull = фабрика { $factory } притягує { colour.acc } з фабрики { $neighbour }

## What happened. $number counts the events; $parts are the next four messages, as far as they apply.

gamefile-take = { $number }. { $name }: { LIST($parts, separator: ", ") }
gamefile-taken = { tiles } { source.from } { target.onto }
gamefile-fell = { $fell } { -floor(form: "onto") }
gamefile-caught = на подушку: { LIST($what, form: "one") }
gamefile-rest = { source.to }: { LIST($tiles, form: "few") }
gamefile-place = { $number }. { $name }: { round-placement-free }
gamefile-settle = { $number }. { $name } підтверджує, куди лягають { -tile(form: "few") }
gamefile-undo = { $number }. { $name } скасовує цей хід
gamefile-take-back = { $number }. Усі погоджуються скасувати хід гравця { $name }: { $takes ->
    [1] скасовано останній хід
    [one] скасовано останній { $takes } хід
    [few] скасовано останні { $takes } ходи
   *[many] скасовано останні { $takes } ходів
}
gamefile-resign = { $number }. { $name } виходить із гри

## The end of a round. $steps are tiles placed, lines that fell, and the next two messages.

gamefile-tiling = Після раунду { $round }
gamefile-scored = { $name }: { $before } → { LIST($steps, separator: ", ") } → { $score }
gamefile-left = { $name } вже поза грою
gamefile-floor = { round-floor } ({ LIST($items, separator: ", ", form: "one") })
gamefile-bonus = { $name }: бонус { $bonus } ({ LIST($parts, separator: ", ") })
gamefile-no-bonus = { $name }: без бонусу
gamefile-score = { $name }: { points }
gamefile-lying = { -floor }: { LIST($items, separator: ", ", form: "one") }

## The end of the game

gamefile-running = Гра ще триває.
gamefile-resignation = Лишився один гравець, тож гра закінчується, без бонусів.
gamefile-ranking = Підсумкові місця
# $count is how many complete rows.
gamefile-rank = { $place }. { $name }: { points }, { over-rows }{ $how ->
    [left] { " " }(поза грою)
    [shared] { " " }(спільно)
   *[alone] { "" }
}

## An error in a file. $field, $found, $expected, $part, $reason and $happened are quoted from it as they are.

gamefile-wrong = { $event ->
    [0] { $file }: у файлі помилка: { $why }
   *[other] { $file }: помилка в події { $event }: { $why }
}
gamefile-wrong-too-large = він більший за { $largest } байтів
gamefile-wrong-not-text = це не текст у UTF-8 (байт { $position })
gamefile-wrong-not-json = це не JSON: { $reason }
gamefile-wrong-format = це не файл гри
gamefile-wrong-version = його версії { $found } ця програма не читає
gamefile-wrong-rulings = його уточнень до правил за номером { $found } ця програма не знає
gamefile-wrong-missing = бракує { $field }
gamefile-wrong-invalid = { $field } не може бути { $found }
gamefile-wrong-unknown = { $field } тут зайве
gamefile-wrong-notation = { $found } — неправильний запис ({ $part })
gamefile-wrong-illegal = «{ $happened }» тут неможливо: { $reason }
gamefile-wrong-differs = { $field } — { $found }, а має бути { $expected }

## Whether all draws follow from the secret

gamefile-no-secret = Гру № { $game } ще не можна перевірити: у її файлі немає секрету, його публікують, коли гра закінчується. Зобов’язання: { $commitment }.
# What the lobby showed, the commitment, who began, or a deal.
gamefile-subject = { $subject ->
    [lobby] запрошення за стіл
    [commitment] зобов’язання
    [starter] перший хід
   *[deal] роздача раунду { $round } (подія { $event })
}
gamefile-open = { gamefile-subject }: не порівняно, там має бути { $expected }
gamefile-right = { gamefile-subject }: ЗБІГАЄТЬСЯ, { $found }
gamefile-differs = { gamefile-subject }: НЕ ЗБІГАЄТЬСЯ, із секрету випливає { $expected }, а у файлі { $found }
gamefile-other = { gamefile-subject }: НЕ ЗБІГАЄТЬСЯ, у файлі { $found }
gamefile-verified = Усе випливає із секрету.
gamefile-not-verified = НЕ все випливає із секрету.
