## Slash commands: descriptions are at most 100 characters.

command-azul = Play Azul
command-view = Look at one board, watch the game again, or get it as a file
command-manage = The table, and this server's settings
command-start-computers = How many computers play
command-game = A game's number, if you don't mean this channel's game

## Buttons

button-begin = Begin
button-back = Back
button-analysis = Analysis
button-replay = Replay
button-export = Export
button-undo = Undo
button-rules = Rules
