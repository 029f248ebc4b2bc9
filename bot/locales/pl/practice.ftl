## Practice: a game with computers that only its player sees.

practice-options = **Nowa gra treningowa** · wybierz, jak chcesz grać, i zaczynaj.
practice-options-instead = **Nowa gra treningowa** · wybierz, jak chcesz grać, i zaczynaj. Twoja obecna gra (runda { $round }) wtedy przepadnie.
practice-undone = Cofnięto: stół znowu jest taki, jak był.
practice-moved-on = Twoja gra treningowa poszła już dalej. Tak wygląda teraz.
button-practice-new = Zacznij grę
button-practice-options = Nowa gra…
button-practice-next = Następna runda
button-practice-result = Wynik
button-practice-again = Zagraj ponownie
button-hint = Podpowiedź
# Leads to what one of the takes in the hint would do.
button-hint-take = Propozycja { $letter }
button-hint-hide = Ukryj
# A question to the computer, about the player's last take.
button-judge = Był lepszy ruch?

# $count is how many takes follow, a line for each.
hint = { $count ->
    [one] **Podpowiedź** · Jedyny ruch wart uwagi:
    [few] **Podpowiedź** · { $count } najlepsze ruchy, jakie widzę:
   *[many] **Podpowiedź** · { $count } najlepszych ruchów, jakie widzę:
}
# $outlook is what the move is worth, $why how many $reasons there are, $scatters how many $shares there are
# of what a scatter factory is left with: "blue 3, red 5".
hint-take = **{ $letter }** { judge-take }
# What can be said for each of the moves.
hint-shared = Wszystkie: { LIST($reasons, separator: " · ") }
hint-how = -# Procenty to twoje szanse na wygraną, po sekundzie namysłu.
# Instead of it when the game is decided.
hint-how-points = -# Gra jest już prawie rozstrzygnięta, więc liczby mówią, iloma punktami pewnie wygrasz albo przegrasz.
# What a move is worth: how likely the player is to win with it.
outlook-chance = { NUMBER($chance, style: "percent") }
# When the game is decided: by how many points, at least 0, the player ends ahead or behind; $signed is that with + or −.
outlook-points = { $points ->
    [one] { $signed } punkt
    [few] { $signed } punkty
   *[many] { $signed } punktów
}
judge-take = { tiles.shown } { source.from } → { target }{ $scatters ->
        [0] { "" }
       *[other] { " " }({ LIST($shares, separator: ", ") })
    } · **{ $outlook }**{ $why ->
        [0] { "" }
       *[other] { " " }· { LIST($reasons, separator: " · ") }
    }
judge-same = **Mój ruch byłby taki sam:** { judge-take }
judge-as-good = **Twój ruch nie jest gorszy od innych:** { judge-take }
judge-better = **Mój ruch:** { judge-take }
# $cost is how much less likely the player is to win, in percentage points.
judge-yours = **Twój ruch:** { judge-take }. Zmniejsza twoje szanse na wygraną o { $cost ->
    [one] { $cost } punkt procentowy
    [few] { $cost } punkty procentowe
   *[many] { $cost } punktów procentowych
}.
# The same when the game is decided; $cost is in points.
judge-yours-points = **Twój ruch:** { judge-take }. Kosztuje cię około { $cost ->
    [one] { $cost } punktu
   *[other] { $cost } punktów
}.

refusal-no-practice = Nie masz gry treningowej. `/azul practice` ją zaczyna.
refusal-practice-moved-on = Twoja gra treningowa poszła już dalej. `/azul practice` pokazuje, jak wygląda teraz.
refusal-practice-unmoved = Nie ma jeszcze niczego do cofnięcia.
refusal-practice-untaken = Nie masz jeszcze żadnego ruchu, który można by ocenić.

## Slash commands: descriptions are at most 100 characters.

command-practice = Graj prywatnie z komputerami, z podpowiedziami i cofaniem
command-practice-level = Poziom komputerów: 1–10 albo 0 (jak twój)

## What is refused, and what to do instead

refusal-advice-tiling = Podpowiedzi dotyczą brania { -tile(form: "many") }. W tej chwili nikt ich nie bierze.
refusal-advice-busy = Zbyt wiele osób pyta naraz. Spróbuj ponownie za kilka sekund.
refusal-advice-replaced = Pytanie padło jeszcze raz, więc odpowiadam tylko na to nowsze.
refusal-advice-failed = Komputer nie zdołał tego policzyć. Spróbuj ponownie za chwilę.
