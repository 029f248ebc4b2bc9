## Slash commands: descriptions are at most 100 characters.

command-azul = Play Azul in this channel
command-start = Open a table that others can join
command-start-seats = How many can play, 2 to 4 (4 if left out)
command-join = Join the table in this channel
command-leave = Leave the table, or the game once it has begun (you're asked first)
command-begin = Begin the game (host only)
command-cancel = Close the table: the host before the game, or anyone who can manage the channel
command-take = Take all tiles of one colour from one place and put them on one line
command-take-move = Choose a move, or type one: white 2 3 (white from factory 2 to line 3), centre blue floor, 2w3
command-start-wall = Which side of the player boards to use
command-start-factories = Whether to use special factories
command-start-scatter = How the tiles left on a scatter factory are split
command-start-theme = How the pictures look
command-start-messages = Which messages of the game stay in the channel
command-theme = Change how the pictures look (host only)
command-rules = Read the rules, page by page, with pictures
command-rules-page = Which page (the first if left out)
command-replay = Watch the game so far as an animation, or step through it
command-place = Choose a column on your free wall for a full line
command-place-line = Which line, 1 to 5
command-place-column = Which column, 1 to 5
choice-coloured = Coloured: each colour has its own space in every row
choice-free = Free: choose the space yourself, each colour once per column
choice-plain = Plain
choice-special = Special: one per player, laid out anew every round
choice-special-once = Special, once: one per player, laid out for the whole game
choice-scatter-free = Free: each colour left or right, as you like
choice-scatter-even = Even: as evenly as possible
choice-messages-all = All: every turn stays
choice-messages-quiet = Quiet: a turn is deleted once the next one is there; rounds and the result stay
command-table = Show the table again, as a picture and in words
command-game = The number of another game on this server (this channel's if left out)
command-board = Show one player's board up close
command-board-player = Whose board (yours if left out)
command-undo = Undo your last move, until the next player moves
command-resign = The same as /azul leave
command-me = Your own settings, such as whether a move has to be confirmed
command-games = Find your games on all servers, and tables that you can join here
command-export = Get the game as a file
command-help = Learn how to play

## Buttons

button-join = Join
button-leave = Leave
button-begin = Begin
button-cancel = Cancel
button-options = Options
button-board = My board
button-since = What happened?
button-join-game = Join #{ $game }
button-replay-game = Replay #{ $game }
button-export-game = Export #{ $game }
button-games-all = Overview
button-games-yours = All your games
button-games-open = All open tables
button-games-finished = All finished games
button-back = Back
button-elsewhere = Take from elsewhere
button-again = Play again
button-replay = Replay
button-export = Export
button-step = Step through it
button-before = Before
button-now = Now
button-round = Round { $round }
button-place = Place tiles
button-space = Column { $column }: +{ $points }
button-change = Change line { $line }
button-confirm = Confirm
button-undo = Undo
button-setting-confirm = Confirm: { $chosen ->
    [on] turn off
   *[off] turn on
}
button-start = Start
button-rules = Rules
button-fair = Fair draws
button-resign = Leave the game
button-keep-playing = Keep playing
