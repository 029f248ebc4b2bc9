## Private answers

joined = You've joined.
left = You've left the table.
begun-private = The game has begun.
cancelled = The table is closed.
done = Done: { tiles.shown } from { source } → { target }. You can undo this until the next player moves.
done-final = Done: { tiles.shown } from { source } → { target }.
themed = This table's theme is now { $theme }.
undone = Your last move is undone. It's your turn again.
undo-ask = You can't undo your last move by yourself any more, but you can ask the others.{ request-too } If even one of them doesn't agree, nothing is undone.
undo-asked = You've asked to undo your last move. Still to answer: { LIST($names) }. If somebody moves instead, nothing is undone.
undo-withdrawn = You no longer ask to undo your move: it stands.
undo-agreed = You've agreed.
undo-declined = You've declined, so nothing is undone.
# $players is how many go on with the game, 0 if nobody but computers would.
resign-ask = Leave this game for good? { $players ->
    [0] Nobody else is playing, so it ends without a winner.
    [one] The other player wins.
   *[other] The others play on. Your turns are skipped, and your board stays as it is.
} You can hand over your seat instead: somebody else then plays on with your board and score.
# For a substitute: $owner is whose seat it was before.
return-ask = Give the seat back? { $owner } then has it again, and somebody else can take it.
resign-done = You've left the game.
resign-kept = You're still in the game.
exported = The game so far: rules, players, every event, and how every point was scored. The format is described in docs/game-file.md.
not-shown = Saved, but I can't post in this channel right now. I'll post it as soon as I can.
fair =
    { "**Fair draws**" }
    Everything that chance decides in this game, who begins and which tiles come up, follows from a secret. It was chosen when the table was opened, before anyone else had joined. Its SHA-256 is
    `{ $commitment }`
    The lobby has been showing the first half of it ever since, so I can't swap the secret for another.
fair-hidden = Once the game has ended, the secret is shown here.
fair-secret = The secret is
    `{ $secret }`
fair-check = Anyone can then check all draws: get the game's file with `/azul export game:{ $game }` and run `python -m azul verify azul-{ $game }.json`. docs/fair-draws.md also explains how to do it by hand.
fair-later = This table was opened by an older version of me. The secret behind its draws is chosen when the game begins.
board-of = { $name }'s board
board-complete = Complete: { LIST($parts, separator: ", ") }
board-almost = One tile short: { LIST($parts, separator: ", ") }
board-row = row { $row } (+{ $bonus })
board-column = column { $column } (+{ $bonus })
board-colour = { colour } (+{ $bonus })
board-whose = You aren't playing in this game. Whose board do you want to see?

## What happened since a person's last turn

# $since is turn, left, game or round; $ago is shown by Discord as “5 hours ago”.
since-what = { $since ->
    [game] the game began
    [round] round { $round } began
    [left] you left the game
    [seat] you took your seat
   *[turn] your last move
}
since-title = **Since { since-what }** ({ $ago })
since-nothing = Nothing has happened since { since-what } ({ $ago }).
since-cut = -# Earlier moves are left out. { $replay } shows everything.
since-before = { $since ->
    [game] **Before:** the table as the game began
    [round] **Before:** the table as round { $round } began
    [seat] **Before:** the table as you took your seat
   *[turn] **Before:** the table as you left it
} ({ $ago })

## Playing on without somebody

voted = You voted: { $vote ->
    [wait] wait another turn's time.
    [play] the computer plays this turn.
    [give] the computer takes the seat.
    [seek] somebody else may take the seat.
   *[end] end the game.
} Until it is decided, you can vote otherwise.
# $when is such as: in 20 minutes.
voted-grace = It takes effect { $when } at the earliest, unless whoever is late moves first.
handed = You've offered your seat to { $name }. Until { $name } takes it, you play on; `/azul leave` withdraws the offer.
handed-to-anybody = You've offered your seat to whoever takes it. Until then you play on; `/azul leave` withdraws the offer.
handing-ended = You keep your seat.
called = You've asked how the game should go on. The vote is in the game's channel.
returned = Welcome back: you hold your seat again.
substituted = The seat is yours: you play on with its board and score.

## Pauses

pause-paused = The game is paused. **Resume** below its message, or `/azul pause` again, lets it go on.
pause-resumed = The game goes on.

## A person's own settings

settings = { "**Your settings**" } apply to all your games, on every server. Only you can see them.
setting-confirm = { $chosen ->
    [on] **Confirm is on.** A move that you choose with buttons is shown first, with what it does to your board. **Confirm** makes it.
   *[off] **Confirm is off.** A move that you choose with buttons is made at once. **Undo** takes it back until the next player moves or the round ends.
}

setting-pings = **Pings** · where I call you when it's your turn, and remind you of it
setting-pings-channel = In the channel
setting-help-pings-channel = A ping where the game is played
setting-pings-dm = Direct message
setting-help-pings-dm = A message to you alone, with a link to the game
setting-pings-both = Both
setting-help-pings-both = A ping and a direct message
setting-pings-none = None
setting-help-pings-none = You look for yourself when it's your turn
setting-unreachable = ⚠️ Discord didn't let me send you a direct message, so I ping you in the channel instead. Allow direct messages from a server that we share, then press **Try direct messages again**.
# $zone is a city such as New York, $time the time of the day there.
setting-zone = **Time zone** · { $zone }, where it's { $time }
setting-zone-none = **Time zone** · not chosen yet, so quiet hours and vacations are in UTC
setting-zone-now = { $time } now
setting-quiet = **Quiet hours** · a turn that comes then makes no sound, and your clock stands still until they end
setting-quiet-off = No quiet hours
setting-help-quiet-off = Your clock runs day and night
setting-quiet-until = Until · at most { $hours } hours a day
# $days is how many days of vacation are left, of $most.
setting-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
setting-holiday = **Vacation** · your clocks stand still up to and including the day you choose; the tables that wait for you see until when. { setting-days } of { $most } are left this quarter.
# $day is a date that Discord writes in the reader's language.
setting-holiday-on = **Vacation** · you're away up to and including { $day }. If you end it now, { setting-days } of { $most } are left this quarter.
setting-holiday-off = No vacation
setting-holiday-end = End it now
setting-language = **Language** · of what only you see
setting-language-auto = Automatic
setting-help-language-auto = The language of your Discord, if I know it
# The form's title and the line's label have at most 45 characters, the others 100.
zone-form = Your time zone
zone-form-line = Where are you?
zone-form-help = The nearest large city, your country, or the distance from UTC
zone-form-example = Kyiv, New York, Japan, UTC+2
quiet-form = Your quiet hours
quiet-form-line = From when to when?
quiet-form-help = In your time zone, at most { $hours } hours; they may cross midnight
quiet-form-example = 22:30 – 6:45
zone-several = There are { $count } time zones that this may mean: choose one below.

## Direct messages. $names are the other players, and $link leads to the game's message.

dm-game = your Azul game with { LIST($names) }
dm-turn = It's your turn in { dm-game }: { $link }
dm-tiling = All tiles are taken in { dm-game }. Choose where yours go: { $link }
dm-request = Somebody asks to undo a move in { dm-game }: { $link }
dm-half = It's still your turn in { dm-game }: { $link }
dm-last = Time is nearly up for your turn in { dm-game }: { $link }
dm-over = Time is up for your turn in { dm-game }: { $link }
dm-vote = Somebody's time is up in { dm-game }, and there's a vote on how it goes on: { $link }
dm-result = Here's the result of { dm-game }: { $link }
dm-replaced = Somebody has taken your seat in { dm-game }. You can take it back until two moves have been made there: { $link }
dm-returned = The player whose seat you took is back in { dm-game }. Thank you for stepping in! { $link }

## The options of a lobby. Labels and descriptions have at most 100 characters.

options = **Options of this table** · Each choice counts at once. Once the game begins, only the look can change.
option-wall = **Wall** · where the tile of a full line goes
option-wall-coloured = Colored
option-help-wall-coloured = Each color has its own space in every row
option-wall-free = Free
option-help-wall-free = Everyone chooses the space, each color once per column
option-factories = **Factories** · whether some of them are special
option-factories-plain = Plain
option-help-factories-plain = All factories are alike
option-factories-special = Special
option-help-factories-special = One per player is special, laid out anew every round
option-factories-special-once = Special, once
option-help-factories-special-once = One per player is special, laid out once for the whole game
option-scatter = **Scatter factory** · how the tiles left there are split between its neighbors
option-scatter-free = Free
option-help-scatter-free = Each color goes left or right, as the player likes
option-scatter-even = Even
option-help-scatter-even = The colors are split as evenly as possible
option-seats = **Seats** · how many can play
option-seats-some = { $seats } seats
option-help-seats-some = { $free ->
    [0] Nobody else can join
    [one] Room for 1 more
   *[other] Room for { $free } more
}
option-pace = **Pace** · how much time each turn may take
option-pace-none = No deadline
option-help-pace-none = Everyone takes as long as they like, and nobody is reminded
option-pace-1h = 1 hour
option-help-pace-1h = For a game in one go
option-pace-8h = 8 hours
option-help-pace-8h = A few turns a day
option-pace-24h = 24 hours
option-help-pace-24h = At least a turn a day
option-pace-3d = 3 days
option-help-pace-3d = A game beside everything else
option-pace-7d = 7 days
option-help-pace-7d = At least a turn a week
# The options of a practice game.
option-computers = **Opponents** · how many computers you play against
option-computers-some = { $count ->
    [one] { $count } computer
   *[other] { $count } computers
}
option-level = **Computers** · how well they play, also for people who are late
option-level-easy = Easy
option-help-level-easy = For those who have just read the rules
option-level-medium = Medium
option-help-level-medium = For those who have played a few games
option-level-hard = Hard
option-help-level-hard = For those who know what the others need
option-level-expert = Expert
option-help-level-expert = As well as it can
option-theme = **Look** · how the pictures look
option-help-theme-azulejo = Glazed tiles on a light table
option-help-theme-azulejo-dark = Glazed tiles on a dark table
option-help-theme-chocolatier = Chocolates on a light table
option-help-theme-chocolatier-dark = Chocolates on a dark table
option-where = **Where** · where the game is played
option-where-channel = Channel
option-help-where-channel = In the channel itself, which then has no other table
option-where-thread = Thread
option-help-where-thread = In a thread of its own: only lobby and result stay in the channel
option-language = **Language** · of what everybody at this table sees
option-messages = **Messages** · which of them stay in the channel
option-messages-all = All
option-help-messages-all = Every turn's message stays
option-messages-quiet = Quiet
option-help-messages-quiet = A turn's message goes once the next one is there; rounds and the result stay

## A server's settings. Labels and descriptions have at most 100 characters.

server = **Settings of this server** · Each choice counts at once, for tables that are opened from now on. Running games stay as they are.
server-channels = **Places** · where tables can be opened: channels with their threads, or whole categories. Leave it empty for everywhere.
server-games = **Games** · how many can be open at once, with tables that wait for players
server-games-any = Any number
server-help-games-any = Each channel still has one table at a time, apart from threads
server-games-some = { $most ->
    [one] 1 game
   *[other] { $most } games
} at most
server-language = **Language** · of messages that everybody sees
server-language-auto = As in Discord
server-help-language-auto = The language that this server has in Discord, if I speak it
server-tables =
    { "### New tables" }
    What the host of a table gets without choosing:
# The language's name for itself.
language-name = English (US)

## Finding games. $game is a game's number, $link leads to its newest message, and $when is a moment that Discord
## shows in the reader's language, such as: 3 hours ago.

games-yours = ### Your games
games-open = ### Open tables on this server
games-finished = ### Your finished games
games-none-yours = You aren't playing anywhere at the moment.
games-none-open = No table that you could join is waiting for players. { $start } opens one.
games-none-finished = None so far.
games-page = -# Page { $page }
games-line = **#{ $game }** { $what } · { $server } · { $link }
games-line-away = **#{ $game }** { $what } · I'm no longer on that server · { $link }
games-until = { $what } · deadline { $deadline }
games-your-turn = **Your turn** came { $when }
games-turn = { $name }'s turn came { $when }
# $name is a substitute.
games-replaced = **Your seat** is { $name }'s for now: you can take it back until { $name } has made two moves
games-your-tiling = **Place your tiles**: the last ones were taken { $when }
games-tiling = { LIST($names) } still { $count ->
    [one] has
   *[other] have
} to place tiles: the last ones were taken { $when }
games-paused = Paused { $when }
games-lobby = Waiting to begin, { $count } of { $seats } seats taken: last change { $when }
games-table = **#{ $game }** { $host }'s table: { $count } of { $seats } seats taken · { $link }
games-table-rules = **#{ $game }** { $host }'s table: { $count } of { $seats } seats taken, { LIST($rules, separator: ", ") } · { $link }
games-won = 🏆 { LIST($names) } with { points }, { $when }
games-no-winner = No winner: closed { $when }
games-joined = You've joined the table: { $link }

## The panel for a take

panel-source = **Your turn.** Where do you want to take tiles from?
panel-tiles = **{ $place }** { LIST($tiles, form: "shown", separator: ", ") }
panel-moved-on = The game has moved on since then. Here it is as it stands now.
panel-from = { $source ->
    [centre] **Center:** { panel-from-tiles }
   *[other] **Factory { $place }:** { panel-from-tiles }
}
panel-from-tiles = { LIST($tiles, form: "shown", separator: ", ") }
panel-board = Your lines: { LIST($lines, separator: " · ") }
panel-board-empty = **{ $row }** –
panel-board-part = **{ $row }** { tile } { $filled }/{ $row }
panel-board-full = **{ $row }** { tile } full
panel-board-floor = floor −{ $cost }
panel-target = Which color, and onto which line?
# Labels of buttons, short because a phone shows about three beside each other.
panel-to-line = { $emoji ->
    [none] { colour } → { $line }
   *[other] → { $line }
}
panel-to-line-full = { $emoji ->
    [none] { colour } → { $line } full
   *[other] → { $line } full
}
panel-to-line-falls = { $emoji ->
    [none] { colour } → { $line } ({ panel-fall })
   *[other] → { $line } ({ panel-fall })
}
panel-fall = { $fell ->
    [one] 1 falls
   *[other] { $fell } fall
}
panel-to-floor = { $emoji ->
    [none] { colour } → floor ({ panel-cost })
   *[other] → floor ({ panel-cost })
}
panel-cost = { $cost ->
    [0] 0
   *[other] −{ $cost }
}
panel-confirm = **{ tiles.shown } from { source } → { target }**
panel-placed = { $placed ->
    [one] 1 tile goes
   *[other] { $placed } tiles go
} on the line, which then has { $filled } of { $size }.
panel-placed-full = { $placed ->
    [one] 1 tile fills
   *[other] { $placed } tiles fill
} the line: one moves to your wall at the end of the round.
panel-marker = You also take the first-player marker: it goes on your floor, and you begin the next round.
panel-fell = { $fell ->
    [one] 1 tile falls
   *[other] { $fell } tiles fall
} to your floor.
panel-scatter = What you leave scatters to factories { $left } and { $right }: { LIST($tiles) }. Choose how; that also makes the move.
panel-split = { LIST($shares, separator: " · ") }
panel-share = { LIST($colours, separator: ", ") } → { $source }
panel-floor-cost = { $after ->
    [0] Your floor will cost nothing this round.
   *[other] Your floor will cost { $after } this round (now { $before }).
}

## Planning the next turn

plan-ahead = **For your next turn.** { plan-not-yet }
plan-not-yet = It isn't your turn yet: { $name } moves next.
plan-source = Where would you like to take tiles from?
plan-scatter = What you leave scatters to factories { $left } and { $right }: { LIST($tiles) }. Choose how; that also plans the take.
plan-turn-came = It's your turn now, so nothing was planned: what you choose here is your move.
plan-your-turn = It's your turn, so there's nothing to plan: what you choose here is your move.
plan-title = **Your plan.** Only you can see it.
# $place is 1 for the preferred take.
plan-wish = **{ $place }** { tiles.shown } from { source } → { target }
plan-wish-scattered = { plan-wish }, { LIST($shares, separator: ", ") }
plan-wish-unfit = **{ $place }** ~~{ tiles.shown } from { source } → { target }~~ not possible like that any more
plan-how = -# When your turn comes, I wait { $seconds } seconds, in case the last move is undone. Then I make the first of these takes that still brings you the same tiles. If none does, I ping you as usual.
plan-bound = -# A plan is for what lies there now. It ends with your turn, or with the round.
plan-gone = You have nothing planned, so I'll ping you when your turn comes.
plan-dropped = It's your turn, and nothing is planned for it any more.
# $when is a moment that Discord shows in the reader's language, such as: in 20 seconds.
plan-waits = **It's your turn.** Your planned take { plan-take } is made { $when }, unless you move first or drop it with { $command }.
plan-take = { tiles.shown } from { source } → { target }
plan-unfit = None of the takes that you had planned is possible any more.

## What is offered while an option is typed

# At most 100 characters, cut off if longer. People may type any of the words, in any order.
offered-take = { tiles } { offered-from } → { offered-to } ({ LIST($effects, separator: ", ") })
offered-take-scattered = { offered-take }, { LIST($shares, separator: ", ") }
offered-from = from { $source ->
    [centre] the center
   *[other] { $place }
}
offered-to = { $line ->
    [floor] floor
   *[other] line { $line }
}
offered-part = { $filled }/{ $size }
offered-full = full
offered-cost = { $cost ->
    [0] no cost
   *[other] −{ $cost }
}
offered-share = { colour } → { $place }

## Placing tiles on a free wall

placing-ask = **Line { $line }:** which column for { tiles.shown }? The picture shows what each open space would score.
placing-all = All your lines are placed. Confirm, or change one.
placing-placed = Line { $line }: { tiles.shown } → column { $column }, +{ $points }
placing-falls = Line { $line }: no open column, { tiles.shown } to the floor
placing-line = Line { $line }: { colour }
placed-confirmed = Confirmed. The round ends once everyone has confirmed.

## What is refused, and what to do instead

# Follows a refusal, or comes before a game that the person doesn't play. $threads are links to their games' threads.
elsewhere = Your own game is in { LIST($threads) }.
# $link is the address at which the bot can be added to a server.
refusal-needs-server = That only works on a server that I'm on. Here you can use `/azul learn`, `/azul practice`, `/azul rules`, `/azul help`, `/azul games`, `/azul me`, and `/azul privacy`. To play with others, [add me to a server](<{ $link }>).
refusal-not-on-server = I'm not on this server, so that doesn't work here. You can still use `/azul learn`, `/azul practice`, `/azul rules`, `/azul help`, `/azul games`, `/azul me`, and `/azul privacy`. Someone who manages this server can [add me](<{ $link }>).
refusal-no-table = There's no table in this channel. `/azul start` opens one.
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
refusal-not-manager = Only people who have the permission **Manage Server** can see and change this server's settings.
refusal-already-seated = You've already joined this table.
refusal-table-full = The table is full: all { $seats } seats are taken.
refusal-not-seated = You aren't playing in this game. You can still watch it with `/azul table`.
refusal-too-many-computers = At a table with { $seats } seats, { $most ->
    [one] one computer can play.
   *[other] up to { $most } computers can play.
} Ask for fewer, or for more seats.
refusal-no-computer = No computer has a seat at this table.
refusal-not-host = Only the host, { $host }, can do that.
refusal-too-few-players = Azul needs at least { $fewest } players. Someone else has to join first.
refusal-not-begun = The game hasn't begun yet. { $host } can begin it with the button or `/azul begin`.
refusal-already-begun = The game has already begun. You can leave it with `/azul leave`; anyone who can manage this channel can close it with `/azul cancel`.
refusal-not-over = This game isn't over yet. You can play again once it is.
refusal-not-your-rematch = Only those who played this game can ask for another: { LIST($names) }. Once there is a table, anyone can join it, and `/azul start` opens one of your own.
refusal-rematch-begun = The next game has already begun. `/azul table` shows it.
refusal-rematch-elsewhere = The next game has already begun: it's played in { LIST($threads) }.
refusal-options-fixed = The game has begun, so its options stay as they are. `/azul theme` can still change the look.
# $count is the number of players at the table.
refusal-seats-taken = There are { $count } players at the table by now, so it needs at least { $count } seats.
refusal-ended = This game is over. `/azul start` opens a new table.
# $mention is who paused the game, $when a moment that Discord shows in the reader's language.
refusal-paused = { $mention } paused this game { $when }, so nothing was changed. Anyone who can manage the channel can let it go on, with **Resume** or `/azul pause`.
refusal-pause-already = { $mention } has just paused this game. **Resume** below its message lets it go on.
refusal-pause-lobby = There's nothing to pause before a game begins. `/azul cancel` closes the table.
refusal-resume-already = Somebody has just let this game go on. If it's to be paused again, use `/azul pause` in a moment.
refusal-not-paused = This game isn't paused any more: it goes on.
refusal-not-keeper = Only people who can manage the channel of this game (the permission **Manage Channels**) can pause it or let it go on.
refusal-advice-tiling = There are hints for taking tiles. At the moment nobody is to take any.
refusal-advice-busy = Too many people want to know something at the moment. Ask again in a few seconds.
refusal-advice-replaced = You've asked again, so only that is answered.
refusal-advice-failed = The computer couldn't work that out just now. Ask again in a moment.
refusal-analysis-running = You can have the analysis once this game is over.
refusal-analysis-closed = This game was closed before its end, so there's nothing to analyze.
refusal-analysis-nothing = Nobody took any tiles in this game, so there's nothing to analyze.
refusal-analysis-stopped = I'm being restarted, so the analysis isn't finished. Press the button again in a minute.
refusal-stale = The game has moved on, so nothing was changed. `/azul table` shows it as it stands now.
refusal-no-vote = There's nothing to vote on here any more. `/azul table` shows how the game stands.
refusal-seat-for-another = This seat is offered to somebody else.
refusal-hand-in-lobby = The game hasn't begun, so there is nothing to hand over: leave the table without that option, and somebody else can join.
refusal-hand-to-nobody = { $asked } can't take your seat. Choose a member of this server who isn't a bot.
refusal-plays-already = { $asked } plays in this game already.
refusal-vote-open = Everyone is being asked already how the game should go on: the vote is in the game's channel.
refusal-your-turn = The game is waiting for you. Make your move first.
refusal-nobody-to-wait-for = It's the computer's turn, so the game goes on by itself.
# $moment is a moment that Discord shows in the reader's language, such as: in 3 days.
refusal-call-too-early = Whoever the game is waiting for is still on this server and has time left. The others can decide how it goes on { $moment }.
refusal-players-gone = { LIST($players) } left this server, so I've freed the seats. Begin again when you're ready.
refusal-vote-on-you = The others vote because it's your turn. Make your move, and the vote is over.
refusal-computer-holds = The computer plays for you. Take your seat back first, with the button below the turn's message.
refusal-seat-is-yours = You hold your seat yourself; the computer doesn't play for you.
refusal-seat-replaced = Somebody has taken your seat for now. Take it back first, with the button below the turn's message or with `/azul join`. After two of their moves it will be too late.
refusal-substitute-stays = Whoever took your seat has made two moves by now, so it's theirs.
refusal-seat-not-offered = There's no seat to take in this game any more.
refusal-not-your-turn = It isn't your turn: { $name } moves next.
refusal-turn-came = It's your turn now, so there's nothing to plan. `/azul take` makes a move.
refusal-plan-full = You've planned { $most } takes already. Remove one before you add another.
refusal-nothing-to-undo = You have nothing to undo. A move can be undone until the next player moves, and after that if everyone agrees, but not once all tiles are taken or a player has left.
refusal-undo-is-free = You needn't ask anyone: `/azul undo` undoes your last move, since nobody has moved after it.
refusal-undo-declined = The others have been asked to undo this move and declined, so it stands.
refusal-asked-already = You've already asked. You can ask again once somebody has moved.
refusal-asked-too-often = You've asked { $most } times in this round. You can ask again in the next one.
refusal-request-over = Nobody is asking that any more. `/azul table` shows the game as it stands now.
refusal-own-request = The others have to agree, not you. **Decline** takes back your own question.
refusal-agreed-already = You've already agreed.
refusal-resigned = You've already left this game.
refusal-no-such-source = There's no factory { $source } at this table. Take from 1 to { $factories }, or from center.
refusal-no-such-colour = There's no such color in this game. Take blue, yellow, red, black, or white.
refusal-no-such-line = There's no such line on a board. Choose 1 to 5, or floor.
refusal-source-empty = There's nothing left { source.at }. There are tiles { LIST($sources, form: "at") }.
refusal-colour-not-there = There's no { colour } { source.at }, only { LIST($there) }.
refusal-line-full = Line { $line } is already full. You can put { colour } on { LIST($open, style: "or") }.
refusal-line-other-colour = Line { $line } has { LIST($there) }, and a line holds one color only. You can put { colour } on { LIST($open, style: "or") }.
refusal-wall-has-colour = Row { $line } of your wall already has { colour }. You can put { colour } on { LIST($open, style: "or") }.
refusal-wrong-phase = You can't take tiles right now. `/azul table` shows how the game stands.
refusal-tiling = All tiles have been taken, and everyone with a choice is placing theirs. `/azul table` shows who still has to choose.
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
refusal-earlier-line = Lines are placed from the top. Choose for line { $line } first.
refusal-space-not-open = That space isn't open. Line { $line } can go to column { LIST($columns, style: "or") }.
refusal-choice-missing = Choose for line { $line } before you confirm.
refusal-bad-choice = “{ $text }” isn't one of the choices. Pick one of those that Discord shows.
refusal-bad-number = “{ $text }” isn't a number that this option takes.
refusal-bad-person = I don't know who that is. Pick someone from this server.
refusal-no-such-game = There's no game { $number } on this server.
refusal-never-begun = Game { $number } never began: its table was closed before that, so there's nothing to show.
refusal-unknown-form = This command has changed since your Discord loaded it, so nothing was done. Restart Discord (Ctrl+R on a computer) and try again.
refusal-bad-row = “{ $text }” isn't a line. Write 1 to 5.
refusal-bad-column = “{ $text }” isn't a column. Write 1 to 5.
refusal-bad-move = “{ $text }” isn't a move that I understand. Write where from, which color, and where to, for example { LIST($choices, style: "or") }, or choose from what is offered as you type.
refusal-bad-several = “{ $text }” fits more than one move, for example { LIST($choices) }. Write one of them, or choose from what is offered as you type.
refusal-bad-source = “{ $text }” isn't a place to take from. Write 1 to { $factories }, or center.
refusal-bad-colour = “{ $text }” isn't a color in this game. Write blue, yellow, red, black, or white.
refusal-bad-line = “{ $text }” isn't a line. Write 1 to 5, or floor.
refusal-not-at-table = { $asked } isn't playing in this game. At the table: { LIST($names) }.
refusal-missing-permissions = I need more permissions in this channel: { LIST($permissions) }. Someone who manages the server can grant them; then try again.
refusal-thread-permissions = To play in a thread I need more permissions in this channel: { LIST($permissions) }. Someone who manages the server can grant them. Or play in the channel itself: the host can choose that with **Options**.
refusal-no-threads-here = I can't open a thread here: that only works in a text channel, not in a thread or a voice channel. Play here without one, or start the table in a text channel.
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
refusal-no-such-zone = I don't know where “{ $asked }” is. Write the nearest large city, your country, or the distance from UTC, for example Kyiv, Japan, or UTC+2.
refusal-bad-hours = “{ $asked }” isn't two times of the day. Write from when to when, for example 22:30 – 6:45, or 10 pm to 7 am.
refusal-quiet-too-long = Quiet hours last at most { $most } hours, and at least a minute: for the rest of the day your clock has to run.
refusal-form-too-late = I was too slow to open that form. Please press the button again.
refusal-holiday-over = That day is over already, so no vacation was set. Choose a later one.
refusal-holiday-too-long = That would be more than { $most } days of vacation in one quarter of the year. Choose an earlier day.
refusal-too-many-holidays = You've begun { $most } vacations in this quarter already. You can begin another one in the next.
refusal-busy = I'm too busy to do this right now, so nothing was changed. Please try again in a few seconds.
refusal-storage = I can't save games right now, so nothing was changed. Please try again in a little while.
refusal-damaged = The record of this game is damaged, so I can't read it and nothing was changed. Other games aren't affected. Please tell the people who run me; they can restore it from a backup.
refusal-unexpected = Something went wrong on my side. Nothing you did before is lost. Please try again. If that doesn't help, tell the people who run me this number: { $reference }.
refusal-old-button = This button is from an older version of me. `/azul table` shows the game with buttons that work.

## Help: a line that begins with * would be read as a variant, hence the quotes. $start is the command, to be tapped.

# $place is server or elsewhere: in direct messages, in groups, on servers that the bot isn't on.
help =
    { $place ->
        [server] { "**Azul** is a board game for two to four, and this channel is the table." }
       *[elsewhere] { "**Azul** is a board game for two to four. To play it with others, use me in a channel of a server that I'm on." }
    }

    On your turn, take **all tiles of one color** from one factory (the rest go to the center) or from the center, and put them on **one** line of your board. Once all tiles are taken, each **full** line moves one tile to your wall, which scores more the more tiles it joins there. Tiles that don't fit fall to the floor and cost points. The game ends after the round in which someone completes a **row**.

    { $start } opens a table, others join, and the host begins. Then move with the buttons below the picture, or with { $take }; { $undo } undoes it. { $me } has your settings: quiet hours, vacations, pings, and moves without confirming.
    If it isn't your turn, { $plan } chooses your next takes. Whoever lets their time run out leaves it to the others, and to the computer.
    { $table } shows the game, also in words, and { $replay } from the start. { $leave } leaves it. { $export } gives you its file.
    { $practice } is a game against computers that only you see, with hints. { $rules } explains everything, free walls and special factories too.
# At the end of the help.
help-learn = { "**New to the game?**" } { $learn } teaches it in six short steps, by playing.

# What is stored about a person.
privacy =
    { "**What I know about you**" }
    I store your Discord id, the names under which you joined games, and what you did in them, so that games go on after a restart and can be replayed. I also store what you have chosen with { $me }, what you plan with { $plan } until that turn is over, and your practice game for four weeks. I never read messages.
    Everybody in a channel sees the games there. Your settings, your plans, your practice game, and the list of your games are shown to you alone; but tables that wait for you see until when your clock stands still.
    It is all kept until you delete it here, or until whoever runs me does.
    { "**Export** gives you all of it as a file. **Delete** asks before it deletes anything." }
privacy-exported = This is all that is stored about you. There is nothing about others in it. The format is described in docs/privacy.md.
privacy-ask = { "**Delete everything about you?** This can't be undone." }
privacy-ask-running = { $count ->
        [one] • You leave the game that you are playing at the moment. Your turns in it are skipped from then on.
       *[other] • You leave the { $count } games that you are playing at the moment. Your turns in them are skipped from then on.
    }
privacy-ask-lobbies = { $count ->
        [one] • You leave the table at which you wait for a game to begin.
       *[other] • You leave the { $count } tables at which you wait for a game to begin.
    }
privacy-ask-games = • Your settings, your plans, your practice game, and the list of your games are deleted. In the games of others your name is replaced by *Player 2*, or whatever your seat was.
privacy-ask-anew = • If you play again, you start anew: your former games aren't yours any more.
privacy-ask-beyond = • Messages and pictures that are in channels stay there, and so do files that others have exported, and backups until whoever runs me deletes them.
privacy-changed = Your games have changed meanwhile, so please read this again.
privacy-erasing = I'm deleting what is stored about you. If you have played a lot, that takes a moment. It goes on even if I am restarted.
privacy-erased = Done: nothing about you is stored any more.
privacy-later = Your settings, your plans, your practice game, and the list of your games are deleted. Your name is still in the record of some games, which I can't change right now. I'll go on by myself, so there is nothing more that you have to do.
privacy-damaged = Your settings, your plans, your practice game, and the list of your games are deleted. { $count ->
        [one] The record of game { $games } is damaged, so I can't take your name out of it.
       *[other] The records of { $count } games are damaged, so I can't take your name out of them: { $games }.
    } Please ask whoever runs me to remove { $count ->
        [one] that game.
       *[other] those games.
    }
button-privacy-export = Export
button-privacy-delete = Delete…
button-privacy-erase = Delete everything
button-privacy-keep = Keep it
refusal-too-large = What is stored about you is too large for a file that Discord takes. Please ask whoever runs me for it.
