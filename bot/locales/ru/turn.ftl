## Placing tiles on free walls

# $count is the number of players in $mentions.
tiling = { LIST($mentions) }: все { -tile(form: "few") } разобраны, выберите, куда положить свои!
tiling-computers = Все { -tile(form: "few") } разобраны, остальное раскладывает компьютер.
tiling-turn = Ещё раскладывают свои { -tile(form: "few") }: { LIST($names) }.

## The turn message

# A notification shows the beginning of a message, and emojis as :azul_blue:, so both have to read as sentences.
turn = { $mention }, ваш ход!
turn-new = { $sources ->
    [factories] Выберите ниже склад.
    [centre] Выберите ниже центр.
   *[both] Выберите ниже склад или центр.
}
turn-bot = { $name } думает.
turn-computer = Компьютер ходит за игрока { $name }.
panel-source = **Ваш ход.** Откуда взять { -tile(form: "few") }?
panel-moved-on = Игра уже ушла вперёд. Вот как она выглядит теперь.
scores = Раунд { $round } · { LIST($scores, separator: " · ") }
score = { $name } **{ $score }**
score-gained = { score }{ $change ->
    [more] { " " }(+{ $gained })
    [less] { " " }(−{ $gained })
   *[same] { "" }
}

# $when is a moment that Discord shows in the reader's language, such as: in 5 hours, 2 hours ago.
deadline = -# Срок: { $when }
# $day is a date and $time a time of the day, both written by Discord for the reader.
away = -# **{ $name }** в отпуске до { $day } включительно, время на ход не идёт. Возвращение: { $when }
standing = -# Время на ход не идёт до { $time } ({ $when }).
deadline-moved = -# Время, пока меня не было, не считается, поэтому срок перенесён.
