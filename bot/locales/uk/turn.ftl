## Placing tiles on free walls

# $count is the number of players in $mentions.
tiling = { LIST($mentions) }: усі { -tile(form: "few") } розібрано, оберіть, куди покласти свої!
tiling-computers = Усі { -tile(form: "few") } розібрано, решту розкладає комп’ютер.
tiling-turn = Ще розкладають свої { -tile(form: "few") }: { LIST($names) }.

## The turn message

# A notification shows the beginning of a message, and emojis as :azul_blue:, so both have to read as sentences.
turn = { $mention }, ваш хід!
turn-new = { $sources ->
    [factories] Оберіть нижче фабрику.
    [centre] Оберіть нижче центр.
   *[both] Оберіть нижче фабрику або центр.
}
turn-bot = { $name } думає.
turn-computer = Комп’ютер ходить за гравця { $name }.
panel-source = **Ваш хід.** Звідки взяти { -tile(form: "few") }?
panel-moved-on = Гра вже пішла далі. Ось як вона виглядає тепер.
scores = Раунд { $round } · { LIST($scores, separator: " · ") }
score = { $name } **{ $score }**
score-gained = { score }{ $change ->
    [more] { " " }(+{ $gained })
    [less] { " " }(−{ $gained })
   *[same] { "" }
}

# $when is a moment that Discord shows in the reader's language, such as: in 5 hours, 2 hours ago.
deadline = -# Термін: { $when }
# $day is a date and $time a time of the day, both written by Discord for the reader.
away = -# **{ $name }** у відпустці до { $day } включно, годинник стоїть. Повернення: { $when }
standing = -# Годинник стоїть до { $time } ({ $when }).
deadline-moved = -# Час, поки мене не було, не рахується, тож термін перенесено.
