## Slash commands: descriptions are at most 100 characters.

command-azul = Play Azul in this channel
command-start = Open a table here that others can join
command-start-seats = How many may play, 2 to 4 (up to 4 if left out)
command-join = Sit down at the table in this channel
command-leave = Stand up from the table before the game begins
command-begin = Begin the game (its host)
command-cancel = Close the table (its host before the game, or whoever can manage the channel)
command-take = Take tiles: all of one colour from one place, onto one line
command-take-source = Where from: a factory's number, or centre
command-take-colour = Which colour
command-take-line = Where to: pattern line 1 to 5, or floor
command-take-scatter = Only at a scatter factory: where each colour you leave goes
command-start-wall = Which side of the player boards
command-start-factories = Whether some factories are special
command-start-scatter = How a scatter factory's rest may be split
command-start-theme = What the pictures look like
command-theme = Change what the pictures look like (the table's host)
command-rules = The rules, page by page, with pictures
command-rules-page = Which page (the first if left out)
command-replay = The game so far as an animation, and to step through
command-place = Choose the column for a complete line on your free wall
command-place-line = Which line, 1 to 5
command-place-column = Which column, 1 to 5
choice-coloured = Coloured: every colour has its space in every row
choice-free = Free: choose the space, each colour once in a column
choice-plain = Plain
choice-special = Special: as many as players, laid out anew every round
choice-special-once = Special once: as many as players, laid out once
choice-scatter-free = Free: each colour left or right as you like
choice-scatter-even = Even: as evenly as possible
command-table = Show the table again, as a picture and in words
command-board = Show one player's board, large
command-board-player = Whose board (yours if left out)
command-undo = Take back your last take, until the next player has moved
command-resign = Leave the running game
command-export = Get the game as a file
command-help = How to play

## Buttons

button-join = Join
button-leave = Leave
button-begin = Begin
button-cancel = Cancel
button-take = Take tiles
button-board = My board
button-back = Back
button-scatter = To { $source }
button-place = Place tiles
button-space = Column { $column }: +{ $points }
button-change = Change line { $line }
button-confirm = Confirm
button-undo = Undo
button-resign = Leave the game
button-keep-playing = Keep playing
