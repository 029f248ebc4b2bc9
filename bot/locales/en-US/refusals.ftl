## What is refused, and what to do instead

# $link is the address at which the bot can be added to a server.
refusal-needs-server = That only works on a server that I'm on. Here you can use `/azul learn`, `/azul practice`, `/azul rules`, `/azul help`, `/azul games`, `/azul me`, and `/azul privacy`. To play with others, [add me to a server](<{ $link }>).
refusal-not-on-server = I'm not on this server, so that doesn't work here. You can still use `/azul learn`, `/azul practice`, `/azul rules`, `/azul help`, `/azul games`, `/azul me`, and `/azul privacy`. Someone who manages this server can [add me](<{ $link }>).
refusal-no-table = There's no table in this channel. `/azul start` opens one.
refusal-already-seated = You've already joined this table.
refusal-not-seated = You aren't playing in this game. You can still watch it with `/azul table`.
refusal-not-begun = The game hasn't begun yet. { $host } can begin it with the button or `/azul begin`.
refusal-not-begun-short = The game hasn't begun yet. Its host can begin it with the button or `/azul begin`.
refusal-ended = This game is over. `/azul start` opens a new table.
# $mention is who paused the game, $when a moment that Discord shows in the reader's language.
refusal-paused = { $mention } paused this game { $when }, so nothing was changed. Anyone who can manage the channel can let it go on, with **Resume** or `/azul pause`.
refusal-analysis-running = You can have the analysis once this game is over.
refusal-stale = The game has moved on, so nothing was changed. `/azul table` shows it as it stands now.
refusal-players-gone = { LIST($players) } left this server, so I've freed the seats. Begin again when you're ready.
refusal-not-your-turn = It isn't your turn: { $name } moves next.
refusal-not-your-turn-short = It isn't your turn.
refusal-resigned = You've already left this game.
refusal-no-such-source = There's no factory { $source } at this table. Take from 1 to { $factories }, or from center.
refusal-no-such-colour = There's no such color in this game. Take blue, yellow, red, black, or white.
refusal-no-such-line = There's no such line on a board. Choose 1 to 5, or floor.
refusal-source-empty = There's nothing left { source.at }. There are tiles { LIST($sources, form: "at") }.
refusal-source-empty-short = There's nothing left { source.at }.
refusal-colour-not-there = There's no { colour } { source.at }, only { LIST($there) }.
refusal-line-full = Line { $line } is already full. You can put { colour } on { LIST($open, style: "or") }.
refusal-line-full-short = Line { $line } is already full.
refusal-line-other-colour = Line { $line } has { LIST($there) }, and a line holds one color only. You can put { colour } on { LIST($open, style: "or") }.
refusal-line-other-colour-short = Line { $line } has { LIST($there) }, and a line holds one color only.
refusal-wall-has-colour = Row { $line } of your wall already has { colour }. You can put { colour } on { LIST($open, style: "or") }.
refusal-wall-has-colour-short = Row { $line } of your wall already has { colour }.
refusal-wrong-phase = You can't take tiles right now. `/azul table` shows how the game stands.
refusal-scatter-missing = What you leave { source.at } scatters to factories { $left } and { $right }. Say where each color goes, for example `{ $example }`.
refusal-scatter-not-here = Nothing scatters there. Write only where from, which color, and where to.
refusal-scatter-colour = You leave { LIST($there) } there. Say for each whether it goes to factory { $left } or { $right }, for example `{ $example }`.
refusal-scatter-uneven = At this table, tiles scatter as evenly as possible between factories { $left } and { $right }, for example `{ $example }`.
refusal-bad-scatter = “{ $text }” doesn't say where the tiles you leave go. Write each color with a factory, for example `3 blue floor red 2 black 4`.
refusal-wrong-count = There { $count ->
    [one] is
   *[other] are
} { tiles } { source.at }, not { $asked }. Write the number of tiles as it is, or leave it out.
refusal-not-choosing = You have nothing to choose right now. `/azul table` shows who the game is waiting for.
refusal-no-choice = Line { $line } leaves you no choice: it isn't full, or its tile has only one place to go. You can choose for { LIST($open, style: "or") }.
refusal-no-choice-short = Line { $line } leaves you no choice: it isn't full, or its tile has only one place to go.
refusal-earlier-line = Lines are placed from the top. Choose for line { $line } first.
refusal-space-not-open = That space isn't open. Line { $line } can go to column { LIST($columns, style: "or") }.
refusal-choice-missing = Choose for line { $line } before you confirm.
refusal-bad-choice = “{ $text }” isn't one of the choices. Pick one of those that Discord shows.
refusal-bad-number = “{ $text }” isn't a number that this option takes.
refusal-bad-person = I don't know who that is. Pick someone from this server.
refusal-no-such-game = There's no game { $number } on this server that you can see.
refusal-unknown-form = This command has changed since your Discord loaded it, so nothing was done. Restart Discord (Ctrl+R on a computer) and try again.
refusal-bad-row = “{ $text }” isn't a line. Write 1 to 5.
refusal-bad-column = “{ $text }” isn't a column. Write 1 to 5.
refusal-bad-move = “{ $text }” isn't a move that I understand. Write where from, which color, and where to, for example { LIST($choices, style: "or") }, or choose from what is offered as you type.
refusal-bad-several = “{ $text }” fits more than one move, for example { LIST($choices) }. Write one of them, or choose from what is offered as you type.
refusal-bad-guess = “{ $text }” isn't a move that I understand. Did you mean { LIST($choices, style: "or") }? Send that, or choose from what is offered as you type.
refusal-bad-source = “{ $text }” isn't a place to take from. Write 1 to { $factories }, or center.
refusal-bad-colour = “{ $text }” isn't a color in this game. Write blue, yellow, red, black, or white.
refusal-bad-line = “{ $text }” isn't a line. Write 1 to 5, or floor.
refusal-too-many-threads = { $most ->
    [0] Games aren't played in threads here.
    [one] Another game is being played in a thread of this channel, and there can be only one.
   *[other] { $most } games are being played in threads of this channel, and there can't be more.
} Play in the channel itself: the host can choose that with **Options**.
# Permissions as Discord's settings call them; discord.py's read_messages is View Channel there.
permission-read-messages = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-create-public-threads = Create Public Threads
permission-attach-files = Attach Files
permission-read-message-history = Read Message History
refusal-busy = I'm too busy to do this right now, so nothing was changed. Please try again in a few seconds.
refusal-storage = I can't save games right now, so nothing was changed. Please try again in a little while.
refusal-damaged = The record of this game is damaged, so I can't read it and nothing was changed. Other games aren't affected. Please tell the people who run me; they can restore it from a backup.
refusal-unexpected = Something went wrong on my side. Nothing you did before is lost. Please try again. If that doesn't help, tell the people who run me this number: { $reference }.
not-shown = Saved, but I can't post in this channel right now. I'll post it as soon as I can.
refusal-old-button = This button is from an older version of me. `/azul table` shows the game with buttons that work.
