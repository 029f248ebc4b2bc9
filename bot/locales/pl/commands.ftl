## Slash commands: descriptions are at most 100 characters.

command-azul = Zagraj w Azul
command-view = Zobacz jedną planszę, obejrzyj grę albo pobierz ją jako plik
command-manage = Stół i ustawienia serwera
command-start-computers = Ile komputerów gra
command-game = Numer gry, jeśli nie z tego kanału

## Buttons

button-begin = Zacznij
button-back = Wstecz
button-analysis = Analiza
button-replay = Powtórka
button-export = Eksport
button-undo = Cofnij ruch
button-rules = Zasady
