## Slash commands: descriptions are at most 100 characters.

command-start = Open a table that others can join; anything you skip uses this server's defaults
command-start-opponent = Someone to ask to play; a seat is kept for them
command-start-opponent2 = Someone else to ask
command-start-opponent3 = One more person to ask
command-start-seats = How many can play, 2 to 4
command-join = Join the table in this channel
command-begin = Begin the game (host only)
command-cancel = Close the table (the host before the game begins, or whoever manages the channel)
command-start-wall = Which side of the player boards to use
command-start-factories = Whether to use special factories
command-start-scatter = How leftover tiles on a scatter factory are split
command-start-level = Computer level: 1–10, or 0 to match yours; also for late players
command-start-pace = How long each turn can take
command-start-theme = How the pictures look
command-start-messages = Which messages of the game stay in the channel
command-start-where = Where the game is played
command-start-rated = Whether the game counts for ratings
command-start-language = The language everyone sees
command-theme = Change how the pictures look (host only)

## Buttons

button-join = Join
button-accept = Accept
button-not-now = Not now
button-leave = Leave
button-cancel = Cancel
button-options = Options
button-add-computer = Add computer
button-remove-computer = Remove computer
button-again = Play again

## Private answers

joined = You've joined.
# $names are those who were asked by name to play.
invited = I've asked { LIST($names) } to join this table.
not-now = No problem: the seat is free for someone else now.
begun-private = The game has begun.
cancelled = The table is closed.
themed = This table's look is now { $theme }.

## The options of a lobby. Labels and descriptions have at most 100 characters.

options = **Options for this table** · Changes apply immediately. Once the game begins, only the look can change. `/azul start` with `opponent` asks more people by name.

## What is refused, and what to do instead

refusal-channel-occupied = This channel already has a table. Until the game begins, `/azul join` takes a seat; after that, `/azul table` shows it.
# $places are channels and categories that the person can see, $count is how many.
refusal-not-here = { $count ->
    [0] Tables can't be opened in this channel, or in any other that you can see. Whoever manages the server chooses where, with `/azul manage settings`.
   *[other] Tables can't be opened in this channel. You can open one in { LIST($places, style: "or") }.
}
refusal-too-many-games = This server allows { $most ->
    [one] only 1 open game at a time, and one is already open. It has
   *[other] only { $most } open games at a time, and that many are already open. One has
} to end before you can open another. `/azul games` shows tables you can join.
refusal-table-full = The table is full: all { $seats } seats are taken.
# $invited are the names of those for whom the seats are kept, $moment is when they are free again, such as: in a day.
refusal-seats-kept = The remaining seats are kept for { LIST($invited) }. Anyone who hasn't accepted loses theirs { $moment }.
refusal-seats-kept-short = The remaining seats are kept for others. Anyone who hasn't accepted loses theirs { $moment }.
refusal-not-invited = Only those who were asked to play can do that, as long as a seat is kept for them. **Join** takes a seat that's free.
refusal-too-many-opponents = A table with { $seats } seats doesn't have room for all of them. Name fewer opponents or computers, or ask for more seats.
refusal-opponent-self = You can't play against yourself here. Name someone else, or try `/azul practice`.
refusal-opponent-bot = { $asked } is a bot, and can't sit at a table. To play against the computer, use the option `computers`.
refusal-opponent-away = { $asked } isn't on this server.
refusal-opponent-elsewhere = { $asked } can't see this channel. Start the table in one that you both see.
refusal-opponent-off = { $asked } has challenges turned off, so I didn't ask. Nobody was pinged.
refusal-opponent-there = { $mention } is already at this table or has been asked.
refusal-too-many-computers = A table with { $seats } seats has room for { $most ->
    [one] only one computer.
   *[other] up to { $most } computers.
} Ask for fewer, or for more seats.
refusal-no-computer = There's no computer at this table.
refusal-not-host = Only the host, { $host }, can do that.
refusal-not-host-short = Only the host can do that.
refusal-too-few-players = Azul needs at least { $fewest } players. Someone else has to join first.
refusal-already-begun = The game has already begun. `/azul table` shows it. Players can leave with `/azul leave`; anyone who can manage this channel can close it with `/azul manage cancel`.
refusal-not-over = This game isn't over yet. You can play again once it is.
refusal-not-your-rematch = Only those who played this game can ask for another: { LIST($names) }. Once there's a table, anyone can join it. You can also open your own with `/azul start`.
refusal-not-your-rematch-short = Only those who played this game can ask for another. You can open your own table with `/azul start`.
refusal-rematch-begun = The next game has already begun. `/azul table` shows it.
refusal-rematch-elsewhere = The next game has already begun, in { LIST($threads) }.
refusal-options-fixed = The game has begun, so its options can't change anymore. `/azul manage theme` can still change the look.
# $count is the number of players at the table.
refusal-seats-taken = There are already { $count } players at the table, so it needs at least { $count } seats.
refusal-missing-permissions = I need more permissions in this channel: { LIST($permissions) }. Someone who manages the server can grant them; then try again.
refusal-thread-permissions = To play in a thread, I need more permissions in this channel: { LIST($permissions) }. Someone who manages the server can grant them. Or play in the channel itself: the host can choose that with **Options**.
refusal-no-threads-here = I can't open a thread here: that only works in a text channel, not in a thread or a voice channel. Play here without one, or start the table in a text channel.

## The lobby

lobby-title = **Azul** · { $host } opened a table.
lobby-again = **Azul** · { $host } would like to play again.
# $mentions are those for whom seats are kept, $when is when they are free again, such as: in a day.
lobby-invited = { LIST($mentions) }, will you play? { $count ->
    [one] A seat is kept for you. If you don't answer, it opens
   *[other] Seats are kept for you. If you don't answer, they open
} up again { $when }.
lobby-players = { $count } of { $seats } seats taken: { LIST($names) }
lobby-wait = Join with the button or `/azul join`. { $host } can begin once someone has joined, or play against computers.
lobby-wait-accept = { $host } can begin once someone has accepted.
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
} per turn
# Below a table with one person and computers.
lobby-pace-alone = { lobby-pace }, once someone joins. With only computers, there's no rush.
lobby-look = Look: { $theme }
# $discs are sentences about what each special factory does.
lobby-discs = -# { LIST($discs, separator: " ") }
lobby-computers = Computer level: { $level }
# The level follows the games of the host.
lobby-computers-adaptive = Computer level: now { $level }, adapting to { $host }
# The same once the game has begun.
computers-adaptive = Computer level: { $level } (adaptive)
lobby-messages = Every turn's message stays in the channel.
lobby-thread = Once it begins, the game moves to its own thread.
lobby-unrated = This game doesn't count for ratings.
commitment = -# Fair draws `{ $commitment }`
# $when is a moment from now that Discord shows in the reader's language, such as: in 3 days.
lobby-closes = -# Closes { $when } if nothing happens.
lobby-lapsed = **Azul** · Nothing happened at this table for { $days } days, so it closed. `/azul start` opens a new one.
lobby-cancelled = **Azul** · { refusal-ended-unbegun }
