## Slash commands: descriptions are at most 100 characters.

command-azul = Mängi Azuli
command-view = Vaata üht mängulauda või mängu kordust või võta mäng failina
command-manage = Laud ja serveri seaded
command-start-computers = Mitu arvutit mängib
command-game = Mängu number, kui mitte selle kanali mäng

## Buttons

button-begin = Alusta
button-back = Tagasi
button-analysis = Analüüs
button-replay = Kordus
button-export = Ekspordi
button-undo = Võta tagasi
button-rules = Reeglid
