## Placing tiles on free walls

# $count is the number of players in $mentions.
tiling = { LIST($mentions) }: zabrano już wszystkie { -tile(form: "few") }. { $count ->
    [one] Wybierz, gdzie położyć swoje
   *[other] Wybierzcie, gdzie położyć swoje
}!
tiling-computers = Zabrano już wszystkie { -tile(form: "few") }, resztę układa komputer.
tiling-turn = { COUNT($names) ->
    [one] { LIST($names) } jeszcze układa swoje { -tile(form: "few") }.
   *[other] { LIST($names) } jeszcze układają swoje { -tile(form: "few") }.
}

## The turn message

# A notification shows the beginning of a message, and emojis as :azul_blue:, so both have to read as sentences.
turn = { $mention }, twoja tura!
turn-new = { $sources ->
    [factories] Wybierz poniżej fabrykę.
    [centre] Wybierz poniżej środek.
   *[both] Wybierz poniżej fabrykę albo środek.
}
turn-bot = { $name } myśli.
turn-computer = Komputer gra za gracza { $name }.
panel-source = **Twoja tura.** Skąd wziąć { -tile(form: "few") }?
panel-moved-on = Gra poszła już dalej. Tak wygląda teraz.
scores = Runda { $round } · { LIST($scores, separator: " · ") }
score = { $name } **{ $score }**
score-gained = { score }{ $change ->
    [more] { " " }(+{ $gained })
    [less] { " " }(−{ $gained })
   *[same] { "" }
}

# $when is a moment that Discord shows in the reader's language, such as: in 5 hours, 2 hours ago.
deadline = -# Termin: { $when }
# $day is a date and $time a time of the day, both written by Discord for the reader.
away = -# **{ $name }** ma urlop do { $day } włącznie, zegar stoi. Powrót: { $when }
standing = -# Zegar stoi do { $time } ({ $when }).
deadline-moved = -# Czas mojej nieobecności się nie liczy, więc termin jest późniejszy.
