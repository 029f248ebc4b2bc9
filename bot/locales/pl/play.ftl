## Slash commands: descriptions are at most 100 characters.

command-take = Weź wszystkie płytki jednego koloru z jednego miejsca i połóż na jednej linii
command-take-move = Wybierz ruch albo wpisz: 2 białe 3, środek niebieskie podłoga, 2w3
command-plan = Zaplanuj w tajemnicy turę: wykonam pierwszy ruch, który wciąż pasuje
command-place = Wybierz kolumnę na gładkiej ścianie dla pełnej linii
command-place-line = Która linia, od 1 do 5
command-place-column = Która kolumna, od 1 do 5

## Buttons

button-elsewhere = Weź z innego miejsca
button-floors = Na podłogę…
button-colour = { $emoji ->
    [none] { colour.few }…
   *[other] …
}
button-plan = Mój plan
button-plan-add = Zaplanuj
button-plan-first = Zaplanuj ruch
button-plan-another = Dodaj kolejny ruch
button-plan-prefer = { $place } ↑
button-plan-remove = Usuń { $place }
button-plan-move = Zagraj teraz
button-place = Ułóż { -tile(form: "few") }
button-space = Kolumna { $column }: +{ $points }
button-change = Zmień { -line(form: "acc") } { $line }
button-confirm = Potwierdź
button-skip-confirm = Od teraz bez potwierdzania

## Private answers

done = Gotowe: { tiles.shown } { source.from } → { target }. Ruch można cofnąć, dopóki nie zagra następna osoba.
done-final = Gotowe: { tiles.shown } { source.from } → { target }.
# $count is a number of moves, 30 or more.
skip-confirm = To już { $count } { $count ->
    [one] potwierdzony ruch
    [few] potwierdzone ruchy
   *[many] potwierdzonych ruchów
} z rzędu i ani jednego cofniętego. Możesz grać bez przycisku **Potwierdź**, a ruchy nadal da się cofać.
confirm-skipped = Od teraz wybrany ruch wykonuje się od razu. Potwierdzanie włączysz z powrotem komendą `/azul me`.

## The panel for a take

panel-tiles = **{ $place }** { LIST($tiles, form: "shown", separator: ", ") }
panel-guessed = Nie wszystko rozumiem: „{ $text }”. Czy chodzi o ten ruch?
panel-from = { $source ->
    [centre] **Środek pola gry:** { panel-from-tiles }
   *[other] **Fabryka { $place }:** { panel-from-tiles }
}
panel-from-tiles = { LIST($tiles, form: "shown", separator: ", ") }
panel-disc = -# { $does }
panel-board = Twoje { -line(form: "few") }: { LIST($lines, separator: " · ") }
panel-board-empty = **{ $row }** –
panel-board-part = **{ $row }** { tile } { $filled }/{ $row }
panel-board-full = **{ $row }** { tile } pełna
panel-board-floor = { -floor } −{ $cost }
panel-target = Jaki kolor i na którą { -line(form: "acc") }?
# Labels of buttons, short because a phone shows about three beside each other.
panel-to-line = { $emoji ->
    [none] { colour.few } → { $line }
   *[other] → { $line }
}
panel-to-line-full = { panel-to-line } pełna
panel-to-line-falls = { panel-to-line } ({ panel-fall })
panel-short = { $emoji ->
    [none] { colour.few } { $line }{ $effect }
   *[other] { $line }{ $effect }
}
panel-signs = -# { LIST($signs, separator: " · ") }
panel-sign-full = ✓ zapełnia { -line(form: "acc") }
panel-sign-falls = ↓ to liczba { -tile(form: "many") }, które spadną { -floor(form: "onto") }
panel-sign-opens = … pokazuje { -line(form: "few") } dla tego koloru
panel-fall = { $fell ->
    [one] { $fell } spada
    [few] { $fell } spadają
   *[many] { $fell } spada
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
    [one] { $placed } { -tile } trafia
    [few] { $placed } { -tile(form: "few") } trafiają
   *[many] { $placed } { -tile(form: "many") } trafia
} { -line(form: "onto") }. Zajęte pola: { $filled } z { $size }.
panel-placed-full = { $placed ->
    [one] { $placed } { -tile } zapełnia
    [few] { $placed } { -tile(form: "few") } zapełniają
   *[many] { $placed } { -tile(form: "many") } zapełnia
} { -line(form: "acc") }: na koniec rundy jedna { -tile } z niej przejdzie { -wall(form: "onto") }.
panel-marker = Bierzesz też płytkę gracza rozpoczynającego: trafia { -floor(form: "onto") }, a ty zaczynasz następną rundę.
panel-fell = { took-fell }
panel-scatter = Resztę rozdzielasz między fabryki { $left } i { $right }: { LIST($tiles) }. Wybierz, co dokąd trafi.
panel-split = { LIST($shares, separator: " · ") }
panel-share = { LIST($colours, separator: ", ", form: "few") } → { $source }
panel-floor-cost = { $after ->
    [0] W tej rundzie nic nie tracisz { -floor(form: "for") }.
    [one] W tej rundzie tracisz { -floor(form: "for") } { $after } punkt (teraz { $before }).
    [few] W tej rundzie tracisz { -floor(form: "for") } { $after } punkty (teraz { $before }).
   *[many] W tej rundzie tracisz { -floor(form: "for") } { $after } punktów (teraz { $before }).
}

## Planning the next turn

plan-ahead = **Plan na twoją następną turę** · Teraz gra { $name }.
plan-not-yet = To jeszcze nie twoja tura: gra { $name }.
plan-source = Skąd chcesz wziąć { -tile(form: "few") }?
plan-turn-came = To już twoja tura, więc nic nie zaplanowano. Co tu wybierzesz, będzie od razu twoim ruchem.
plan-your-turn = Teraz twoja tura, więc nie ma czego planować. Co tu wybierzesz, będzie od razu twoim ruchem.
plan-title = **Twój plan.** Widzisz go tylko ty.
# $place is 1 for the preferred take.
plan-wish = **{ $place }** { tiles.shown } { source.from } → { target }
plan-wish-scattered = { plan-wish }, { LIST($shares, separator: ", ") }
plan-wish-unfit = **{ $place }** ~~{ tiles.shown } { source.from } → { target }~~ to już niemożliwe
plan-how = -# Gdy nadejdzie twoja tura, poczekam { $seconds ->
    [one] { $seconds } sekundę
    [few] { $seconds } sekundy
   *[many] { $seconds } sekund
} na wypadek, gdyby cofnięto poprzedni ruch. Potem wykonam pierwszy z tych ruchów, który wciąż daje ci te same { -tile(form: "few") }. Jeśli żaden nie pasuje, ruch należy do ciebie.
plan-bound = -# Plan dotyczy tego, co leży teraz na stole. Kończy się razem z twoją turą albo z rundą.
plan-gone = Nie masz nic zaplanowanego.
plan-dropped = Twoja tura, ale nic już nie masz na nią zaplanowanego.
# $when is a moment that Discord shows in the reader's language, such as: in 20 seconds.
plan-waits = **Twoja tura.** Zaplanowany ruch – { plan-take } – wykonam { $when }, chyba że zagrasz wcześniej albo go odwołasz: { $command }.
plan-take = { tiles.shown } { source.from } → { target }
plan-unfit = Żaden z zaplanowanych ruchów nie jest już możliwy.

## What is offered while an option is typed

# At most 100 characters, cut off if longer. People may type any of the words, in any order.
offered-take = { tiles } { offered-from } → { offered-to } ({ LIST($effects, separator: ", ") })
offered-take-scattered = { offered-take }, { LIST($shares, separator: ", ") }
offered-from = { $source ->
    [centre] ze środka
   *[other] z { $place }
}
offered-to = { target }
offered-part = { $filled }/{ $size }
offered-full = pełna
offered-cost = { $cost ->
    [0] bez kary
   *[other] −{ $cost }
}
offered-share = { colour.few } → { $place }

## Placing tiles on a free wall

placing-ask = **{ CAPITAL(-line) } { $line }** ({ tiles.shown }): do której kolumny? Obrazek pokazuje, ile da każde wolne pole.
placing-all = Dla każdej pełnej { -line(form: "gen") } pole jest już wybrane. Potwierdź albo zmień wybór.
placing-placed = { CAPITAL(-line) } { $line }: { tiles.shown } → kolumna { $column }, +{ $points }
placing-falls = { CAPITAL(-line) } { $line }: nie ma wolnej kolumny, { tiles.shown } { -floor(form: "onto") }
placing-line = { CAPITAL(-line) } { $line }: { colour.one }
placed-confirmed = Potwierdzone. Runda skończy się, gdy potwierdzą wszyscy.

## What is refused, and what to do instead

refusal-turn-came = To już twoja tura, więc nie ma czego planować. Zagraj komendą `/azul take`.
refusal-plan-full = Zaplanowanych ruchów jest już { $most }. Żeby dodać kolejny, usuń któryś.
refusal-tiling = Zabrano już wszystkie { -tile(form: "few") }, a kto ma wybór, układa swoje. `/azul table` pokazuje, na kogo czeka gra.
