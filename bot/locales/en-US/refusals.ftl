## What is refused, and what to do instead

# $link is the address at which the bot can be added to a server.
refusal-needs-server = That only works on a server that I'm on. Here, you can use `/azul learn`, `/azul practice`, `/azul rules`, `/azul help`, `/azul games`, `/azul stats`, `/azul ranking`, `/azul me`, and `/azul privacy`. To play with others, [add me to a server](<{ $link }>).
refusal-not-on-server = I'm not on this server, so that doesn't work here. You can still use `/azul learn`, `/azul practice`, `/azul rules`, `/azul help`, `/azul games`, `/azul stats`, `/azul ranking`, `/azul me`, and `/azul privacy`. Someone who manages this server can [add me](<{ $link }>).
refusal-no-table = There's no table in this channel. `/azul start` opens one.
refusal-already-seated = You've already joined this table.
refusal-not-seated = You aren't playing in this game. You can still watch it with `/azul table`.
refusal-not-begun = The game hasn't begun yet. { $host } can begin it with the button or `/azul begin`.
refusal-not-begun-short = The game hasn't begun yet. Its host can begin it with the button or `/azul begin`.
# Follows refusal-not-begun and refusal-channel-occupied. $link leads to the table's message.
table-here = The table is here: { $link }
refusal-ended = This game is over. `/azul start` opens a new table.
# About a table that was closed before its game began.
refusal-ended-unbegun = This table was closed before the game began. `/azul start` opens a new one.
# $mention is who paused the game, $when a moment that Discord shows in the reader's language.
refusal-paused = { $mention } paused this game { $when }, so nothing changed. Anyone who can manage the channel can resume it with **Resume** or `/azul manage pause`.
refusal-analysis-running = You can get the analysis once this game is over.
refusal-stale = The game has moved on, so nothing changed. `/azul table` shows it as it stands now.
refusal-players-gone = { LIST($players) } left this server, so I've freed up the seats. Begin again when you're ready.
refusal-not-your-turn = It isn't your turn. It's { $name }'s move.
refusal-not-your-turn-short = It isn't your turn.
refusal-resigned = You've already left this game.
refusal-no-such-source = There's no factory { $source } at this table. Choose 1 to { $factories }, or center.
refusal-no-such-colour = There's no such color in this game. Choose blue, yellow, red, black, or white.
refusal-no-such-line = There's no such line on a board. Choose 1 to 5, or floor.
refusal-source-empty = There's nothing left { source.at }. There are tiles { LIST($sources, form: "at") }.
refusal-source-empty-short = There's nothing left { source.at }.
refusal-colour-not-there = There's no { colour } { source.at }, only { LIST($there) }.
refusal-line-full = Line { $line } is already full. You can put { colour } on { LIST($open, style: "or") }.
refusal-line-full-short = Line { $line } is already full.
refusal-line-other-colour = Line { $line } has { LIST($there) }, and a line holds only one color. You can put { colour } on { LIST($open, style: "or") }.
refusal-line-other-colour-short = Line { $line } has { LIST($there) }, and a line holds only one color.
refusal-wall-has-colour = Row { $line } of your wall already has { colour }. You can put { colour } on { LIST($open, style: "or") }.
refusal-wall-has-colour-short = Row { $line } of your wall already has { colour }.
refusal-wrong-phase = You can't take tiles right now. `/azul table` shows how the game stands.
refusal-scatter-missing = What you leave { source.at } scatters to factories { $left } and { $right }. Say where each color goes, for example `{ $example }`.
refusal-scatter-not-here = Nothing scatters there. Just write where from, which color, and where to.
refusal-scatter-colour = You're leaving { LIST($there) } there. For each, say whether it goes to factory { $left } or { $right }, for example `{ $example }`.
refusal-scatter-uneven = At this table, { -tiles } scatter as evenly as possible between factories { $left } and { $right }, for example `{ $example }`.
refusal-bad-scatter = “{ $text }” doesn't say where the leftover { -tiles } go. Write each color with a factory, for example `3 blue { -floor } red 2 black 4`.
refusal-wrong-count = There { $count ->
    [one] is
   *[other] are
} { tiles.counted } { source.at }, not { $asked }. Write the right number, or leave it out.
refusal-not-choosing = You don't have anything to choose right now. `/azul table` shows who the game is waiting for.
refusal-no-choice = There's nothing to choose for line { $line }: it isn't full, or its tile has only one place to go. You can choose for { LIST($open, style: "or") }.
refusal-no-choice-short = There's nothing to choose for line { $line }: it isn't full, or its tile has only one place to go.
refusal-earlier-line = Go from the top: choose for line { $line } first.
refusal-space-not-open = That space isn't open. The tile from line { $line } can go in column { LIST($columns, style: "or") }.
refusal-choice-missing = Choose for line { $line } before you confirm.
refusal-bad-choice = “{ $text }” isn't one of the choices. Pick one that Discord shows.
refusal-bad-number = “{ $text }” isn't a number you can use here.
refusal-bad-person = I don't know who that is. Pick someone from this server.
refusal-no-such-game = There's no game { $number } on this server that you can see.
refusal-unknown-form = This command has changed since your Discord loaded it, so nothing happened. Restart Discord (Ctrl+R on a computer) and try again.
refusal-moved = This command is now { $command }, so nothing happened.
refusal-bad-row = “{ $text }” isn't a line. Write 1 to 5.
refusal-bad-column = “{ $text }” isn't a column. Write 1 to 5.
refusal-bad-move = I don't understand “{ $text }” as a move. Write where from, which color, and where to, for example { LIST($choices, style: "or") }, or pick one of the moves offered as you type.
refusal-bad-several = “{ $text }” fits more than one move, for example { LIST($choices) }. Write one of those, or pick one of the moves offered as you type.
refusal-bad-guess = I don't understand “{ $text }” as a move. Did you mean { LIST($choices, style: "or") }? Send that, or pick one of the moves offered as you type.
refusal-bad-source = “{ $text }” isn't a place to take from. Write 1 to { $factories }, or center.
refusal-bad-colour = “{ $text }” isn't a color in this game. Write blue, yellow, red, black, or white.
refusal-bad-line = “{ $text }” isn't a line. Write 1 to 5, or floor.
refusal-too-many-threads = { $most ->
    [0] Games can't be played in threads here.
    [one] There's already a game in a thread of this channel, and only one is allowed.
   *[other] There are already { $most } games in threads of this channel, and no more are allowed.
} Play in the channel itself: the host can choose that with **Options**.
# Permissions as Discord's settings call them; discord.py's read_messages is View Channel there.
permission-read-messages = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-create-public-threads = Create Public Threads
permission-attach-files = Attach Files
permission-read-message-history = Read Message History
refusal-busy = I'm too busy right now, so nothing changed. Please try again in a few seconds.
refusal-storage = I can't save games right now, so nothing changed. Please try again in a little while.
refusal-damaged = This game's record is damaged, so I can't read it, and nothing changed. Other games aren't affected. Please tell whoever runs me: it can be restored from a backup.
refusal-unexpected = Something went wrong on my end. Nothing you did before is lost. Please try again. If that doesn't help, give this number to whoever runs me: { $reference }.
not-shown = Saved, but I can't post in this channel right now. I'll post it as soon as I can.
# Follows it if permissions are what is missing.
not-shown-permissions = For that, I need more permissions in this channel: { LIST($permissions) }. Someone who manages the server can grant them.
refusal-old-button = This button is from an older version of me. `/azul table` shows the game with buttons that work.
