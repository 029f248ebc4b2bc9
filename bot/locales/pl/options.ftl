## Choices of the options of commands: at most 100 characters.

choice-coloured = Kolorowa: każdy kolor ma swoje pola
choice-free = Gładka: pola wybierasz samodzielnie
choice-plain = Zwykłe
choice-special = Specjalne: jedna na osobę, nowe co rundę
choice-special-once = Specjalne na całą grę: jedna na osobę
choice-scatter-free = Dowolnie: każdy kolor w lewo albo w prawo
choice-scatter-even = Po równo: na ile się da
choice-pace-none = Bez limitu
choice-pace-1h = 1 godzina
choice-pace-8h = 8 godzin
choice-pace-24h = 24 godziny
choice-pace-3d = 3 dni
choice-pace-7d = 7 dni
choice-messages-all = Wszystkie: każda tura zostaje
choice-messages-quiet = Tryb cichy: tura znika, gdy zaczyna się następna
choice-where-channel = Kanał: tutaj
choice-where-thread = Wątek: w osobnym
choice-rated-yes = Rankingowa: liczy się do rankingu
choice-rated-no = Towarzyska: nie liczy się

## The options of a lobby. Labels and descriptions have at most 100 characters.

option-wall = **{ CAPITAL(-wall) }** · dokąd przechodzi { -tile } z pełnej { -line(form: "gen") }
option-wall-coloured = Kolorowa
option-help-wall-coloured = W każdym rzędzie każdy kolor ma swoje pole
option-wall-free = Gładka
option-help-wall-free = Bez rysunków: pole wybierasz samodzielnie, każdy kolor raz w kolumnie
option-factories = **Fabryki** · czy są wśród nich specjalne
option-factories-plain = Zwykłe
option-help-factories-plain = Wszystkie fabryki są takie same
option-factories-special = Specjalne
option-help-factories-special = Po jednej specjalnej na osobę, nowe co rundę
option-factories-special-once = Specjalne na całą grę
option-help-factories-special-once = Po jednej specjalnej na osobę, te same przez całą grę
option-scatter = **Rozdzielacz** · jak dzieli się między sąsiadów { -tile(form: "few") }, które na nim zostają
option-scatter-free = Dowolnie
option-help-scatter-free = Każdy kolor w lewo albo w prawo, jak kto chce
option-scatter-even = Po równo
option-help-scatter-even = { CAPITAL(-tile(form: "few")) } dzieli się jak najrówniej
option-seats = **Miejsca** · ile osób może grać
option-seats-some = { $seats ->
    [one] { $seats } miejsce
    [few] { $seats } miejsca
   *[many] { $seats } miejsc
}
option-help-seats-some = { $free ->
    [0] Nikt więcej nie może dołączyć
    [one] Jeszcze { $free } wolne miejsce
    [few] Jeszcze { $free } wolne miejsca
   *[many] Jeszcze { $free } wolnych miejsc
}
option-pace = **Tempo** · ile czasu jest na turę
option-pace-none = Bez limitu
option-help-pace-none = Każdy myśli, ile chce, i nikt nie przypomina
option-pace-1h = 1 godzina
option-help-pace-1h = Na grę w jeden wieczór
option-pace-8h = 8 godzin
option-help-pace-8h = Kilka ruchów dziennie
option-pace-24h = 24 godziny
option-help-pace-24h = Co najmniej jeden ruch dziennie
option-pace-3d = 3 dni
option-help-pace-3d = Spokojna gra obok innych zajęć
option-pace-7d = 7 dni
option-help-pace-7d = Co najmniej jeden ruch w tygodniu
option-computers = **Przeciwnicy** · z iloma komputerami grasz
option-computers-some = { $count ->
    [one] { $count } komputer
    [few] { $count } komputery
   *[many] { $count } komputerów
}
option-level = **Komputery** · jak dobrze grają, także za spóźnionych
option-level-adaptive = Adaptacyjny · na twoim poziomie
option-help-level-adaptive = Silniejszy, gdy wygrywasz, słabszy, gdy przegrywasz
option-level-easy = 1 · łatwy
option-help-level-easy = Na pierwszą grę w życiu
option-level-relaxed = 2 · spokojny
option-help-level-relaxed = Dla tych, którzy dopiero co poznali zasady
option-level-medium = 3 · przyjazny
option-help-level-medium = Dla tych, którzy mają za sobą kilka gier
option-level-steady = 4 · solidny
option-help-level-steady = Dla tych, którzy planują swoje linie z wyprzedzeniem
option-level-skilled = 5 · wprawny
option-help-level-skilled = Dla tych, którzy czasem wygrywają
option-level-hard = 6 · trudny
option-help-level-hard = Dla tych, którzy wiedzą, czego potrzebują rywale
option-level-tough = 7 · wymagający
option-help-level-tough = Dla tych, którzy myślą kilka ruchów naprzód
option-level-fierce = 8 · zacięty
option-help-level-fierce = Dla tych, których trudny już nudzi
option-level-master = 9 · mistrzowski
option-help-level-master = Dla tych, którzy ogrywają wszystkich znajomych
option-level-expert = 10 · ekspercki
option-help-level-expert = Gra najlepiej, jak potrafi
option-engine = **Silnik** · inny program, który może zająć miejsce
option-engine-none = Brak
option-help-engine-none = Tylko ludzie i zwykłe komputery
option-help-engine-some = Program dodany przez osobę, która prowadzi tego bota
option-theme = **Wygląd** · jak wyglądają obrazki
option-help-theme-azulejo = Szkliwione płytki na jasnym stole
option-help-theme-azulejo-dark = Szkliwione płytki na ciemnym stole
option-help-theme-chocolatier = Czekoladki na jasnym stole
option-help-theme-chocolatier-dark = Czekoladki na ciemnym stole
option-where = **Gdzie** · gdzie toczy się gra
option-where-channel = Kanał
option-help-where-channel = Na samym kanale; drugiego stołu wtedy na nim nie będzie
option-where-thread = Wątek
option-help-where-thread = W osobnym wątku: na kanale zostają tylko zaproszenie i wynik
option-rated = **Ranking** · czy gra się liczy
option-rated-yes = Rankingowa
option-help-rated-yes = Liczy się do rankingu wszystkich, o ile nie gra żaden komputer
option-rated-no = Towarzyska
option-help-rated-no = Nie liczy się do rankingu ani klasyfikacji
option-language = **Język** · tego, co widzą wszyscy przy tym stole
option-messages = **Wiadomości** · które z nich zostają na kanale
option-messages-all = Wszystkie
option-help-messages-all = Wiadomość o każdej turze zostaje
option-messages-quiet = Tryb cichy
option-help-messages-quiet = Wiadomość o turze znika, gdy zaczyna się następna; rundy i wynik zostają

## Languages

# The language's name for itself.
language-name = Polski

## Looks

# The names of the looks.
theme-azulejo = Azulejo
theme-azulejo-dark = Azulejo, ciemny stół
theme-chocolatier = Mistrz czekolady
theme-chocolatier-dark = Mistrz czekolady, ciemny stół

## The rules of a table

rules-line = Zasady: { LIST($rules, separator: ", ") }
rules-free = gładka { -wall }
rules-special = co rundę nowe fabryki specjalne
rules-special-once = fabryki specjalne na całą grę
rules-even = równy podział
