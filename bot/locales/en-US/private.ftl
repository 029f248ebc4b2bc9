## Private answers

started = Your table is open.
joined = You sit at the table.
left = You have left the table.
begun-private = The game has begun.
cancelled = The table is closed.
done = Done: { tiles.shown } from { source } → { target }. You can take it back until the next player moves.
themed = From now on this table looks like { $theme }.
done-final = Done: { tiles.shown } from { source } → { target }.
undone = Your last take is undone. It is your turn again.
resign-ask = Leave this game for good? { $players ->
    [one] The other player wins.
   *[other] The others play on, your seat is passed over and your board stays as it is.
}
resign-done = You have left the game.
resign-kept = Good, you play on.
exported = The game so far: rules, players, every event and every score step. docs/game-file.md describes the format.
not-shown = It is saved, but I can't post in this channel right now. I will as soon as I can.
board-of = The board of { $name }
board-whose = You don't play in this game. Whose board do you want to see?

## The panel for a take

panel-source = **Your turn.** Where do you take from?
panel-tiles = **{ $place }** { LIST($tiles, form: "shown", separator: ", ") }
panel-moved-on = The game has moved on since this panel was opened; here is the table as it is now.
panel-colour = From { source }: which colour?
panel-line = { tiles.shown } from { source }: onto which line?
panel-confirm = **{ tiles.shown } from { source } → { target }**
panel-placed = { $placed ->
    [one] 1 tile is placed
   *[other] { $placed } tiles are placed
}, the line then has { $filled } of { $size }.
panel-placed-full = { $placed ->
    [one] 1 tile is placed
   *[other] { $placed } tiles are placed
} and the line is full: one goes to the wall at the end of the round.
panel-marker = The first-player marker comes with them onto your floor; you begin the next round.
panel-fell = { $fell ->
    [one] 1 tile falls
   *[other] { $fell } tiles fall
} to the floor.
panel-scatter = The rest scatters ({ LIST($rest, separator: ", ") }). Where do { tiles.shown } go?
panel-floor-cost = Your floor will cost { $after ->
    [0] nothing.
   *[other] { $after } this round (now { $before }).
}
target-part = { line-label }: { $filled }/{ $size } → { $after }/{ $size }{ target-fell }
target-full = { line-label }: { $filled }/{ $size } → full{ target-fell }
target-fell = { $fell ->
    [0] { "" }
    [one] , 1 falls
   *[other] , { $fell } fall
}
target-floor = { line-label }: { $fell ->
    [one] 1 falls
   *[other] { $fell } fall
}, −{ $cost }
target-is-full = { line-label }: full
target-has-other = { line-label }: has { colour }
target-on-wall = { line-label }: { colour } on wall

## What is offered while an option is typed

offered-source = { $place }: { LIST($tiles, separator: ", ") }
offered-shares = { LIST($shares, separator: "; ") }
offered-share = { LIST($tiles, separator: ", ") } → { source }

## Placing tiles on a free wall

placing-ask = **Line { $line }:** which column for { tiles.shown }? The picture shows what each open space would score now.
placing-all = All your lines are placed. Confirm, or change one.
placing-placed = Line { $line }: { tiles.shown } → column { $column }, +{ $points }
placing-falls = Line { $line }: no column takes { tiles.shown }, to the floor
placing-line = Line { $line }: { colour }
placed-confirmed = Your tiles are placed. The round ends when everybody has confirmed.

## What is refused, and what would be right

refusal-no-table = There is no table in this channel. `/azul start` opens one.
refusal-channel-occupied = There is a table in this channel already. `/azul table` shows it, `/azul join` sits you down while it waits.
refusal-already-seated = You sit at this table already.
refusal-table-full = The table is full: all { $seats } seats are taken.
refusal-not-seated = You don't play in this game. `/azul table` shows it to you all the same.
refusal-not-host = Only the host can do that: { $host }.
refusal-too-few-players = Azul needs at least { $fewest } players. Somebody else has to join first.
refusal-not-begun = The game has not begun yet. { $host } begins it with the button or `/azul begin`.
refusal-already-begun = The game has begun already. `/azul resign` leaves it; who can manage this channel can close it with `/azul cancel`.
refusal-ended = This game is over. `/azul start` opens a new table.
refusal-stale = The game has moved on since then, and nothing was changed. `/azul table` shows it as it is now.
refusal-not-your-turn = It is not your turn: { $name } is to move.
refusal-nothing-to-undo = There is nothing of yours to take back: a take can be undone until the next player has moved, and never past the end of a round.
refusal-resigned = You have left this game already.
refusal-no-such-source = There is no factory { $source } at this table. Take from 1 to { $factories }, or from centre.
refusal-no-such-colour = The game has no such colour. Take blue, yellow, red, black or white.
refusal-no-such-line = A board has no such line. Choose 1 to 5, or floor.
refusal-source-empty = Nothing lies there any more: { source } is empty. There are tiles at { LIST($sources) }.
refusal-colour-not-there = No { colour } lies at { source }. There you find { LIST($there) }.
refusal-line-full = Line { $line } is full already. You can put { colour } on { LIST($open, style: "or") }.
refusal-line-other-colour = Line { $line } holds { $there }, and a line takes one colour only. You can put { colour } on { LIST($open, style: "or") }.
refusal-wall-has-colour = Row { $line } of your wall has { colour } already. You can put { colour } on { LIST($open, style: "or") }.
refusal-wrong-phase = No tiles can be taken right now. `/azul table` shows the game as it is.
refusal-tiling = All tiles are taken. Now everybody with a choice places tiles; `/azul table` says who still chooses.
refusal-scatter-missing = What you leave at { source } is scattered. Say where it goes with the option `scatter`, for example `{ $example }`: left is factory { $left }, right is factory { $right }.
refusal-scatter-not-here = Nothing scatters there. Leave the option `scatter` out.
refusal-scatter-colour = What you leave there is { LIST($there) }: give each colour its side, for example `{ $example }`. Left is factory { $left }, right is factory { $right }.
refusal-scatter-uneven = At this table the rest scatters as evenly as possible between factory { $left } and factory { $right }, for example `{ $example }`.
refusal-bad-scatter = “{ $text }” does not say where the rest goes. Write each colour with its side, for example blue:left,red:right.
refusal-not-choosing = You have nothing to choose now. `/azul table` shows what the game is waiting for.
refusal-no-choice = Line { $line } leaves you nothing to choose: it is not complete, or its tile has one way to go. You can choose for { LIST($open, style: "or") }.
refusal-earlier-line = Lines are placed from the top: choose for line { $line } first.
refusal-space-not-open = That space is not open. Line { $line } can go to column { LIST($columns, style: "or") }.
refusal-choice-missing = Choose for line { $line } before you confirm.
refusal-bad-choice = “{ $text }” isn't one of the choices. Choose { LIST($choices, style: "or") }.
refusal-bad-number = “{ $text }” isn't a number that this option takes.
refusal-bad-person = I don't know who that is. Pick somebody from this server.
refusal-no-such-game = There is no game { $number } on this server.
refusal-unknown-form = This command has changed since your Discord loaded it, so nothing was done. Restart Discord (Ctrl+R on a computer) and try again.
refusal-bad-row = “{ $text }” is no line. Write 1 to 5.
refusal-bad-column = “{ $text }” is no column. Write 1 to 5.
refusal-bad-source = “{ $text }” is no place to take from. Write 1 to { $factories }, or centre.
refusal-bad-colour = “{ $text }” is no colour of the game. Write blue, yellow, red, black or white.
refusal-bad-line = “{ $text }” is no line. Write 1 to 5, or floor.
refusal-not-at-table = { $asked } does not play here. At the table: { $names }.
refusal-missing-permissions = I lack permissions in this channel: { $permissions }. Somebody who manages the server can grant them; then try again.
refusal-storage = I can't save games right now, so nothing was changed. Please try again in a little while.
refusal-unexpected = Something went wrong on my side. Nothing you did before is lost; please try again.
refusal-old-button = This button belongs to an older version of me. `/azul table` shows the game with working ones.

## Help: a line that begins with * would be read as a variant, hence the quotes.

help =
    { "**Azul in a minute**" }
    Each turn, take **all tiles of one colour** from one factory (the rest go to the centre) or from the centre. Put them on **one** of your five lines; what doesn't fit falls to your floor and costs points. Who takes from the centre first in a round also gets the first-player marker: it lies on the floor too, and you begin the next round.
    When all tiles are taken, each **full** line moves one tile to the wall beside it: 1 point alone, otherwise as many as the row and the column it joins are long. Unfinished lines stay. A wall row can't hold a colour twice.
    The game ends after the round in which somebody completes a **row**. Bonus: 2 for each row, 7 for each column, 10 for each colour that is complete.

    { "**Playing here**" }
    `/azul start` opens a table; others join; the host begins.
    When it is your turn, press **Take tiles**, or use `/azul take`.
    { "**My board**" } or `/azul board` shows a board, large. `/azul table` shows everything, also in words.
    `/azul undo` takes your last take back until the next player moves. `/azul resign` leaves the game.
    `/azul replay` shows the game from the beginning. `/azul rules` tells all rules, with pictures.
    `/azul export` gives the game as a file; the draws can be checked with it when the game is over.
help-options =
    { "**Options of `/azul start`**" }
    { "**Free wall**" }: the tile of a full line goes to any free space of its row whose column lacks its colour. When all tiles are taken everybody with a choice presses **Place tiles** (or uses `/azul place`), line by line from the top, and confirms. A line that no column takes falls to the floor as a whole.

    { "**Special factories**" }: as many factories as players show their special side.
    { "•" } **Surplus** has one tile more.
    { "•" } A **magnet** of a colour has pulled a tile of it from each neighbour.
    { "•" } **Keep**: what is not taken stays there.
    { "•" } **Scatter**: who takes sends what is left to the two neighbours, each colour to one of them (`/azul take` has the option `scatter` for it).
    { "•" } **Cushion**: who takes from it gets the disc too; the next tile that would fall lies on it and costs nothing.

    `/azul theme` changes what the pictures look like, at any time.
