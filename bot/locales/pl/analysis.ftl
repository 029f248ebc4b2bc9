## Buttons

button-chart = Wykres

## What is refused, and what to do instead

refusal-analysis-closed = Tę grę zamknięto przed końcem, więc nie ma czego analizować.
refusal-analysis-nothing = W tej grze nikt nie zabrał { -tile(form: "many") }, więc nie ma czego analizować.
refusal-analysis-stopped = Uruchamiam się ponownie, więc analiza została przerwana. Naciśnij przycisk jeszcze raz za minutę.

## The analysis after a game

analysis-thinking = Analizuję grę ruch po ruchu. Trwa to do pół minuty albo dłużej, gdy pierwszeństwo mają inne gry; wynik pojawi się tutaj.
analysis-progress = Analizuję grę ruch po ruchu: gotowe { $percent }%.
# The first page, above the chart.
analysis-chart = **Analiza** · Szanse wszystkich na wygraną, ruch po ruchu. Znaki na linii to najkosztowniejsze ruchy danej osoby. Skok między rundami to kwestia szczęścia w losowaniu: kosztować mogą tylko ruchy.
# After the former, if somebody resigned.
analysis-left = Chorągiewka pokazuje, kiedy ktoś odszedł z gry: to też powoduje skok.
# $takes are as below.
analysis-player = • **{ $name }**: { LIST($takes, separator: ", ") }
# What a take cost: $cost is in percentage points of the chance to win.
analysis-cost = −{ $cost }% w rundzie { $round }
analysis-flawless = • **{ $name }**: żadnego kosztownego ruchu
analysis-note = -# To opinia komputera po krótkim spojrzeniu na każdy ruch. Może się mylić, a małe różnice się nie liczą.
# One take. $made and $better are as below, and so are the reasons; $cost is in percentage points.
analysis-take = W rundzie { $round } **{ $name }** bierze { $made }. Lepiej było wziąć { $better }, więc kosztowało to { $cost ->
    [one] { $cost } punkt procentowy
    [few] { $cost } punkty procentowe
   *[many] { $cost } punktów procentowych
}.
# $chance is how likely the player is to win after it, in percent.
analysis-made = { tiles.told } { source.from } → { target } ({ $chance }% szans na wygraną)
analysis-better = { tiles.told } { source.from } → { target } ({ $chance }%)
# The same when the game was decided: $cost is in points, and $outlook how many the player is ahead in the end: +4 points.
analysis-cost-points = −{ $cost } { $cost ->
    [one] punkt
    [few] punkty
   *[many] punktów
} w rundzie { $round }
analysis-take-points = W rundzie { $round } **{ $name }** bierze { $made }. Lepiej było wziąć { $better }, więc kosztowało to { $cost ->
    [one] { $cost } punkt
    [few] { $cost } punkty
   *[many] { $cost } punktów
}. Gra była już prawie rozstrzygnięta.
analysis-made-points = { tiles.told } { source.from } → { target } (na koniec { $outlook })
analysis-better-points = { tiles.told } { source.from } → { target } ({ $outlook })
# What speaks for and against what was taken, and then for what was better.
analysis-why-made = ❌ { $reasons }
analysis-why-better = ✅ { $reasons }
analysis-page = { $page } z { $pages }
# $chances is how likely everyone was to win: Ada 41%, Bruno 33%. A chart in words has one of each line, and one for each round.
alt-analysis = Azul, wykres szans wszystkich na wygraną. Na początku: { LIST($chances, separator: ", ") }.
alt-analysis-round = Po rundzie { $round }: { LIST($chances, separator: ", ") }.
alt-analysis-end = Na końcu: { LIST($chances, separator: ", ") }.
