## Slash commands: descriptions are at most 100 characters.

command-azul = Mängi Azuli
command-start-computers = Mitu arvutit mängib
command-game = Mängu number, kui mitte selle kanali mäng

## Buttons

button-begin = Alusta
button-back = Tagasi
button-analysis = Analüüs
button-undo = Võta tagasi
button-rules = Reeglid
