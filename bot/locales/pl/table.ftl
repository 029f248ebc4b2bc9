## Slash commands: descriptions are at most 100 characters.

command-replay = Obejrzyj grę od początku: jako animację albo krok po kroku
command-table = Pokaż stół jeszcze raz: obrazkiem i słowami
command-board = Pokaż z bliska planszę gracza
command-board-player = Czyja plansza, jeśli nie twoja
command-export = Pobierz grę jako plik

## Buttons

button-board = Moja plansza
button-since = Co się działo?
button-share = Pokaż wszystkim
button-step = Krok po kroku
button-before = Przedtem
button-now = Teraz
button-round = Runda { $round }
button-fair = Uczciwe losowanie

## Private answers

exported = Gra do tej chwili: zasady, gracze, każde zdarzenie i skąd wziął się każdy punkt. Format opisuje docs/game-file.md.
replay-private = Widzisz to tylko ty, bo być może nie wszyscy tutaj mają dostęp do kanału tej gry.
fair =
    { "**Uczciwe losowanie**" }
    O wszystkim, o czym w tej grze decyduje przypadek – kto zaczyna i jakie { -tile(form: "few") } wypadają – rozstrzyga sekret. Wybrano go, gdy stół się otworzył i nikt inny jeszcze przy nim nie siedział. Jego SHA-256:
    `{ $commitment }`
    Pierwsza połowa tego ciągu stoi od tamtej pory w zaproszeniu do stołu, więc nie mogę podmienić sekretu.
fair-hidden = Gdy gra się skończy, sekret pojawi się tutaj.
fair-secret = Sekret:
    `{ $secret }`
fair-check = Wtedy każdy może sprawdzić całe losowanie: pobierz plik gry komendą `/azul view export game:{ $game }` i uruchom `python -m azul verify azul-{ $game }.json`. Jak zrobić to ręcznie, wyjaśnia docs/fair-draws.md.
fair-later = Ten stół otworzyła moja starsza wersja. Sekret do losowania wybiorę, gdy gra się zacznie.
board-of = Plansza: { $name }
board-complete = Pełne: { LIST($parts, separator: ", ") }
board-almost = Brakuje jednej { -tile(form: "gen") }: { LIST($parts, separator: ", ") }
board-row = rząd { $row } (+{ $bonus })
board-column = kolumna { $column } (+{ $bonus })
board-colour = kolor { colour } (+{ $bonus })
board-whose = Nie grasz w tej grze. Czyją planszę pokazać?

## What happened since a person's last turn

# $since is turn, left, game or round; $ago is shown by Discord as “5 hours ago”.
since-what = { $since ->
    [game] początku gry
    [round] początku rundy { $round }
    [left] twojego odejścia z gry
    [seat] przejęcia miejsca
   *[turn] twojej ostatniej tury
}
since-title = **Od { since-what }** ({ $ago })
since-nothing = Od { since-what } nic się nie wydarzyło ({ $ago }).
since-cut = -# Wcześniejsze ruchy pominięto. Wszystkie pokaże { $replay }.
since-before = { $since ->
    [game] **Przedtem:** stół na początku gry
    [round] **Przedtem:** stół na początku rundy { $round }
    [seat] **Przedtem:** stół w chwili przejęcia miejsca
   *[turn] **Przedtem:** stół po twojej turze
} ({ $ago })

## What is refused, and what to do instead

refusal-never-begun = Gra nr { $number } nigdy się nie zaczęła: jej stół zamknięto wcześniej, więc nie ma czego pokazać.
refusal-not-at-table = { $asked } nie gra w tej grze. Przy stole: { LIST($names) }.
refusal-not-at-table-short = { $asked } nie gra w tej grze.

## Replay

replay = Gra od pierwszego rozdania: { LIST($names) }.
replay-deal = Fabryki zapełniono, zaczyna się runda { $round }.
replay-step = { $number } z { $count } · Runda { $round }
alt-replay = Azul: animowana powtórka gry, { $turns ->
    [one] { $turns } klatka
    [few] { $turns } klatki
   *[many] { $turns } klatek
}.
