## python -m azul replay FILE, and verify: what a terminal shows, so there are no emojis and no Markdown.
## Boards and positions are in notation (docs/notation.md), which is the same in every language.

# $begun is a time such as 2026-03-01T18:30:00Z.
gamefile-game = Gra nr { $game }, początek { $begun }: { LIST($names, separator: ", ") }. Zaczyna { $starter }.
gamefile-rules = Opcje: { LIST($rules, separator: ", ") }.
gamefile-round = Runda { $round }: zaczyna { $name }
# $place is a factory's number, with its kind in parentheses if it is special.
gamefile-factory = fabryka { $place }: { LIST($tiles, separator: ", ") }
gamefile-surplus = dodatek: { colour.one }
gamefile-pull = fabryka { $factory } przyciąga { colour.acc } z fabryki { $neighbour }

## What happened. $number counts the events; $parts are the next four messages, as far as they apply.

gamefile-take = { $number }. { $name }: { LIST($parts, separator: ", ") }
gamefile-taken = { tiles } { source.from } { target.onto }
gamefile-fell = { $fell } { -floor(form: "onto") }
gamefile-caught = na poduszkę: { LIST($what, form: "one") }
gamefile-rest = { source.to }: { LIST($tiles, form: "few") }
gamefile-place = { $number }. { $name }: { round-placement-free }
gamefile-settle = { $number }. { $name } potwierdza, gdzie leżą { -tile(form: "few") }
gamefile-undo = { $number }. { $name } cofa ten ruch
gamefile-take-back = { $number }. Wszyscy zgadzają się cofnąć ruch gracza { $name }: { $takes ->
    [one] cofnięto ostatni ruch
    [few] cofnięto ostatnie { $takes } ruchy
   *[many] cofnięto ostatnich { $takes } ruchów
}
gamefile-resign = { $number }. { $name } odchodzi z gry

## The end of a round. $steps are tiles placed, lines that fell, and the next two messages.

gamefile-tiling = Po rundzie { $round }
gamefile-scored = { $name }: { $before } → { LIST($steps, separator: ", ") } → { $score }
gamefile-left = { $name } jest już poza grą
gamefile-floor = { round-floor } ({ LIST($items, separator: ", ", form: "one") })
gamefile-bonus = { $name }: premia { $bonus } ({ LIST($parts, separator: ", ") })
gamefile-no-bonus = { $name }: bez premii
gamefile-score = { $name }: { points }
gamefile-lying = { -floor }: { LIST($items, separator: ", ", form: "one") }

## The end of the game

gamefile-running = Gra jeszcze trwa.
gamefile-resignation = Została jedna osoba, więc gra się kończy, bez premii.
gamefile-ranking = Miejsca końcowe
# $count is how many complete rows.
gamefile-rank = { $place }. { $name }: { points }, { over-rows }{ $how ->
    [left] { " " }(poza grą)
    [shared] { " " }(ex aequo)
   *[alone] { "" }
}

## An error in a file. $field, $found, $expected, $part, $reason and $happened are quoted from it as they are.

gamefile-wrong = { $event ->
    [0] { $file }: błąd w pliku: { $why }
   *[other] { $file }: błąd w zdarzeniu { $event }: { $why }
}
gamefile-wrong-too-large = jest większy niż { $largest } bajtów
gamefile-wrong-not-text = to nie jest tekst w UTF-8 (bajt { $position })
gamefile-wrong-not-json = to nie jest JSON: { $reason }
gamefile-wrong-format = to nie jest plik gry
gamefile-wrong-version = wersji { $found } ten program nie czyta
gamefile-wrong-rulings = jego wyjaśnień do zasad o numerze { $found } ten program nie zna
gamefile-wrong-missing = brakuje { $field }
gamefile-wrong-invalid = { $field } nie może być { $found }
gamefile-wrong-unknown = { $field } tu nie pasuje
gamefile-wrong-notation = { $found } to niepoprawny zapis ({ $part })
gamefile-wrong-illegal = „{ $happened }” jest tu niemożliwe: { $reason }
gamefile-wrong-differs = { $field } to { $found }, a powinno być { $expected }

## Whether all draws follow from the secret

gamefile-no-secret = Gry nr { $game } nie można jeszcze sprawdzić: w jej pliku nie ma sekretu, bo publikuje się go na koniec gry. Zobowiązanie: { $commitment }.
# What the lobby showed, the commitment, who began, or a deal.
gamefile-subject = { $subject ->
    [lobby] zaproszenie do stołu
    [commitment] zobowiązanie
    [starter] kto zaczyna
   *[deal] rozdanie rundy { $round } (zdarzenie { $event })
}
gamefile-open = { gamefile-subject }: nie porównano, powinno tam być { $expected }
gamefile-right = { gamefile-subject }: ZGADZA SIĘ, { $found }
gamefile-differs = { gamefile-subject }: NIE ZGADZA SIĘ, z sekretu wynika { $expected }, a w pliku jest { $found }
gamefile-other = { gamefile-subject }: NIE ZGADZA SIĘ, w pliku jest { $found }
gamefile-verified = Wszystko wynika z sekretu.
gamefile-not-verified = NIE wszystko wynika z sekretu.
