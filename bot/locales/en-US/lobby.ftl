## Slash commands: descriptions are at most 100 characters.

command-start = Open a table that others can join; what you leave out is as this server has it
command-start-seats = How many can play, 2 to 4
command-join = Join the table in this channel
command-begin = Begin the game (host only)
command-cancel = Close the table (the host before the game, or whoever manages the channel)
command-start-wall = Which side of the player boards to use
command-start-factories = Whether to use special factories
command-start-scatter = How the tiles left on a scatter factory are split
command-start-level = How well computers play, also for people who are late
command-start-pace = How much time each turn may take
command-start-theme = How the pictures look
command-start-messages = Which messages of the game stay in the channel
command-start-where = Where the game is played
command-start-language = The language of what everybody sees
command-theme = Change how the pictures look (host only)

## Buttons

button-join = Join
button-leave = Leave
button-cancel = Cancel
button-options = Options
button-add-computer = Add computer
button-remove-computer = Remove computer
button-again = Play again

## Private answers

joined = You've joined.
begun-private = The game has begun.
cancelled = The table is closed.
themed = This table's theme is now { $theme }.

## The options of a lobby. Labels and descriptions have at most 100 characters.

options = **Options of this table** · Each choice counts at once. Once the game begins, only the look can change.

## What is refused, and what to do instead

refusal-channel-occupied = This channel already has a table. `/azul table` shows it, and `/azul join` joins it until the game begins.
# $places are channels and categories that the person can see, $count is how many.
refusal-not-here = { $count ->
    [0] On this server, tables can't be opened in this channel, nor in any other that you can see. The people who manage the server choose where, with `/azul settings`.
   *[other] On this server, tables aren't opened in this channel. You can open one in { LIST($places, style: "or") }.
}
refusal-too-many-games = This server allows { $most ->
    [one] 1 open game at a time, and there is one already. It has
   *[other] { $most } open games at a time, and there are as many already. One of them has
} to end before you can open another. `/azul games` shows tables that you could join.
refusal-table-full = The table is full: all { $seats } seats are taken.
refusal-too-many-computers = At a table with { $seats } seats, { $most ->
    [one] one computer can play.
   *[other] up to { $most } computers can play.
} Ask for fewer, or for more seats.
refusal-no-computer = No computer has a seat at this table.
refusal-not-host = Only the host, { $host }, can do that.
refusal-not-host-short = Only the host can do that.
refusal-too-few-players = Azul needs at least { $fewest } players. Someone else has to join first.
refusal-already-begun = The game has already begun. You can leave it with `/azul leave`; anyone who can manage this channel can close it with `/azul cancel`.
refusal-not-over = This game isn't over yet. You can play again once it is.
refusal-not-your-rematch = Only those who played this game can ask for another: { LIST($names) }. Once there is a table, anyone can join it, and `/azul start` opens one of your own.
refusal-not-your-rematch-short = Only those who played this game can ask for another. `/azul start` opens a table of your own.
refusal-rematch-begun = The next game has already begun. `/azul table` shows it.
refusal-rematch-elsewhere = The next game has already begun: it's played in { LIST($threads) }.
refusal-options-fixed = The game has begun, so its options stay as they are. `/azul theme` can still change the look.
# $count is the number of players at the table.
refusal-seats-taken = There are { $count } players at the table by now, so it needs at least { $count } seats.
refusal-missing-permissions = I need more permissions in this channel: { LIST($permissions) }. Someone who manages the server can grant them; then try again.
refusal-thread-permissions = To play in a thread I need more permissions in this channel: { LIST($permissions) }. Someone who manages the server can grant them. Or play in the channel itself: the host can choose that with **Options**.
refusal-no-threads-here = I can't open a thread here: that only works in a text channel, not in a thread or a voice channel. Play here without one, or start the table in a text channel.

## The lobby

lobby-title = **Azul** · { $host } has opened a table.
lobby-again = **Azul** · { $host } would like another game.
lobby-players = { $count } of { $seats } seats taken: { LIST($names) }
lobby-wait = Join with the button or `/azul join`. { $host } can begin once someone has joined, or play with computers.
lobby-ready = { $host } can begin now or wait for more players.
lobby-full = The table is full. { $host } can begin.
lobby-begun = **Azul** · { LIST($names) } are playing.
# $thread and $home are links to a thread and to a channel, such as: #azul.
lobby-begun-thread = **Azul** · { LIST($names) } are playing in { $thread }.
lobby-pace = Pace: { $hours ->
    [one] { $hours } hour
    [72] 3 days
    [168] 7 days
   *[other] { $hours } hours
} for each turn
# Below a table with one person and computers.
lobby-pace-alone = { lobby-pace }, once somebody joins. Alone with computers, nobody has to hurry.
lobby-look = Look: { $theme }
lobby-computers = Level of the computers: { $level ->
    [easy] easy
    [hard] hard
    [expert] expert
   *[medium] medium
}
lobby-quiet = Quiet: each turn's message is deleted once the next one is there.
lobby-thread = Once it begins, the game moves to a thread of its own.
commitment = -# Fair draws `{ $commitment }`
# $when is a moment from now that Discord shows in the reader's language, such as: in 3 days.
lobby-closes = -# Unless something changes, this table closes { $when }.
lobby-lapsed = **Azul** · Nothing happened at this table for { $days } days, so it closed by itself. `/azul start` opens a new one.
lobby-cancelled = **Azul** · This table was closed before a game began. `/azul start` opens a new one.
