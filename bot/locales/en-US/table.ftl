## Words of the game. $colour is blue, yellow, red, black or white; $emoji is a tile's emoji, or none;
## $source is centre or a factory's number; $line is floor or a line's number.

colour = { $colour ->
    [blue] blue
    [yellow] yellow
    [red] red
    [black] black
   *[white] white
}
tiles = { $count } { colour }
    .shown = { $emoji ->
        [none] { tiles }
       *[other] { $emoji } { tiles }
    }
    .told = { $emoji ->
        [none] { tiles }
       *[other] { tiles } { $emoji }
    }
tile = { $emoji ->
    [none] { colour }
   *[other] { $emoji }
}
nothing = nothing
marker = first-player marker
source = { $source ->
        [centre] the center
       *[other] factory { $source }
    }
    .at = { $source ->
        [centre] in the center
       *[other] at factory { $source }
    }
place = { $source ->
    [centre] Center
   *[other] { $source }
}
place-disc = { place } ({ $disc })
disc-surplus = surplus
disc-magnet = { colour } magnet
disc-keep = keep
disc-scatter = scatter
disc-cushion = cushion
target = { $line ->
    [floor] the floor
   *[other] line { $line }
}
column = { $column }
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
sentences = { LIST($sentences, separator: " ") }

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
# The names of the looks.
theme-azulejo = Azulejo
theme-azulejo-dark = Azulejo, dark table
theme-chocolatier = Chocolatier
theme-chocolatier-dark = Chocolatier, dark table
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

## What happened, line by line

begun = **The game begins.** Order of play: { LIST($names) }. { $starter } moves first.
took = **{ $name }** took { tiles.told } from { source } to { target }.
took-planned = **{ $name }** had planned it: took { tiles.told } from { source } to { target }.
took-by-computer = The computer, for **{ $name }**, took { tiles.told } from { source } to { target }.
took-full = The line is full.
took-part = The line has { $filled } of { $size }.
took-marker = The first-player marker comes along.
took-fell = { $fell ->
    [one] 1 tile falls to the floor.
   *[other] { $fell } tiles fall to the floor.
}
took-keep = The rest stays there: { LIST($tiles, separator: ", ") }.
took-scatter = To { source }: { LIST($tiles, separator: ", ") }.
took-cushion = The cushion comes along: it catches the next tile that would fall.
took-cushion-catches = The cushion comes along and catches { $what ->
    [marker] the marker
   *[tile] one of them
} at no cost.
took-caught = The cushion catches { $what ->
    [marker] the marker
   *[tile] one of them
} at no cost.
took-completes = 🏁 **{ $name }** completes a wall row: this is the last round.
undid = **{ $name }** undid the last move.
took-back = Everyone agreed: **{ $name }**'s last move is undone.{ took-back-too }
took-back-alone = **{ $name }** undid their last move.{ took-back-too }
took-back-too = { $takes ->
    [0] { "" }
    [one] { " " }The move after it, by { LIST($others) }, is undone too.
   *[other] { " " }The { $takes } moves after it, by { LIST($others) }, are undone too.
}
resigned = **{ $name }** has left the game. Their turns are skipped from now on.
resigned-last = **{ $name }** has left the game.
# $name is ines, tome or lia: the computers are called Inês, Tomé and Lia. People's names don't begin like this
# ("Bot ", "Бот ", "Robot " or "ボット・"), so that nobody is taken for a computer.
computer-name = { $name ->
    [ines] Bot Inês
    [tome] Bot Tomé
   *[lia] Bot Lia
}
# Somebody whose data was deleted: a player, by the seat, and somebody else at the beginning of a sentence.
player-gone = Player { $seat }
somebody-gone = Somebody
cancelled-game = { $mention } closed the game. There is no winner.
settled = **{ $name }** has chosen where the tiles go.
settled-by-computer = The computer chose for **{ $name }** where the tiles go.
extended = The others wait for { LIST($names) }: the time for this turn begins again.
seat-given = The computer plays for **{ $name }** from now on, until **{ $name }** takes the seat back.
seat-returned = **{ $name }** is back and has taken the seat from the computer.
seat-offered = **{ $name }** may be replaced: whoever isn't playing yet can take the seat with the button below, and has its board and score. Until then the game waits for **{ $name }**.
handover = **{ $name }** would like to hand over the seat: whoever isn't playing yet can take it with the button below, and has its board and score. Until then **{ $name }** plays on.
handover-to = { $mention }, **{ $name }** would like to hand you the seat, with its board and score: take it with the button below. Until then **{ $name }** plays on.
seat-taken = **{ $name }** has taken the seat of **{ $former }**.
# $mention is whose seat it was.
seat-taken-for-now = **{ $name }** has taken the seat of { $mention }, who can take it back with the button below until **{ $name }** has made two moves.
# $mention is the substitute.
seat-reclaimed = { $mention }, thank you for stepping in: **{ $name }** is back and has taken the seat again.
# $former is the substitute, $name whose seat it was before.
substitute-left = **{ $former }** has given the seat back: it's **{ $name }**'s again, and whoever isn't playing yet can take it with the button below.
abandoned-by-vote = The others have decided to end the game. There is no winner.
abandoned-by-all = Nobody but the computer is playing any more, so the game ends here. There is no winner.
expired-game = { $why ->
    [channel] The channel of this game was deleted, so I closed the game.
    [posting] I couldn't post here for 30 days, so I closed the game.
   *[server] I was away from this server for 30 days, so I closed the game.
} There is no winner.

## Pauses. $mention is who paused the game, $when a moment that Discord shows in the reader's language.

# A message begins with this as long as the game is paused.
paused = ⏸️ { $mention } paused this game { $when }.
paused-news = { $mention } paused the game.
paused-how = -# Nobody can move, and no time runs. Anyone who can manage this channel lets the game go on with **Resume** or `/azul pause`.
# $pace is none, or limited if there are deadlines.
resumed = { $mention } let the game go on.{ $pace ->
    [none] { "" }
   *[limited] { " " }There is as much time left as there was.
}

## Games in threads

# Discord shows about 40 characters of a thread's name in its lists.
thread-name = { LIST($names) } · round { $round }
thread-name-plain = Azul · game { $game }
thread-lost = The thread of this game is gone or locked, so the game goes on here.
thread-failed = I couldn't open a thread for this game, so it is played here.
thread-result = The result is in { $home } too: **Play again** is there.

## The rules of a table

rules-line = Rules: { LIST($rules, separator: ", ") }
rules-free = free wall
rules-special = special factories every round
rules-special-once = special factories laid out once
rules-even = even scattering

## Placing tiles on free walls

# $count is the number of players in $mentions.
tiling = { LIST($mentions) }: all tiles are taken, choose where yours go!
tiling-computers = All tiles are taken, and the computer chooses where the rest go.
tiling-turn = { LIST($names) } still { $count ->
    [one] has
   *[other] have
} to choose where their tiles go.

## The turn message

# A notification shows the beginning of a message, and emojis as :azul_blue:, so both have to read as sentences.
turn = { $mention }, it's your turn!
turn-bot = { $name } is thinking.
turn-computer = The computer moves for { $name }.
scores = Round { $round } · { LIST($scores, separator: " · ") }
score = { $name } **{ $score }**
score-gained = { score }{ $change ->
    [more] { " " }(+{ $gained })
    [less] { " " }(−{ $gained })
   *[same] { "" }
}

# $when is a moment that Discord shows in the reader's language, such as: in 5 hours, 2 hours ago.
deadline = -# Deadline: { $when }
# $day is a date and $time a time of the day, both written by Discord for the reader.
away = -# **{ $name }** is on vacation up to and including { $day }, and their clock stands still. Back { $when }
standing = -# The clock stands still until { $time } ({ $when }).
deadline-moved = -# The time while I was away doesn't count, so the deadline is later now.

## Reminders

# $count is the number of players in $mentions; $phase is offer, or tiling while spaces on free walls are chosen.
reminder-half = { LIST($mentions) }, { $phase ->
    [tiling] you still have tiles to place.
   *[offer] it's still your turn.
} Deadline: { $when }
reminder-last = { LIST($mentions) }, { $phase ->
    [tiling] place your tiles soon: time is nearly up.
   *[offer] make your move soon: time is nearly up.
} Deadline: { $when }
reminder-over = { LIST($mentions) }, the time for this turn is up. Nobody else is playing, so the game ends { $when } unless you { $phase ->
    [tiling] place your tiles.
   *[offer] make your move.
}

# For people who wanted a direct message.
unreachable = { LIST($mentions) }: Discord doesn't let me send you a direct message, so I ping you here. { $me } says more.

## The vote on how a game goes on without those whose time is up

# $late are those people, $mentions the $count others; $needed of these decide. $why is one of the next two.
vote-up = the time for this turn is up.
vote-called = the game is still waiting for you.
vote = { LIST($late) }, { $why } { LIST($mentions) }, { $count ->
    [one] how should the game go on? You decide.
   *[other] how should the game go on? { $needed } of your { $count } votes decide.
}
# $option is one of the next five, which are buttons too.
vote-for = **{ $option }:** { LIST($names) }
vote-wait = Wait
vote-play = Computer plays this turn
vote-give = Computer takes the seat
vote-seek = Find a substitute
vote-end = End the game
# $when is a day and a time.
vote-grace = -# Nobody is replaced, and the game doesn't end, before { $when }.
# $names are the $count people who are late, and $when is such as: in 20 minutes.
vote-decided = Decided: **{ $option }** { $when }, unless { LIST($names) } { $count ->
    [one] moves
   *[other] move
} before then.
vote-until = -# Otherwise the computer plays this turn { $when }. A move of whoever is late ends the vote.

## Asking to undo a move once the next player has moved

# $takes is how many moves followed it, $others by whom.
request = { LIST($mentions) }: may **{ $name }** undo their last move?{ request-too }
request-too = { $takes ->
    [0] { "" }
    [one] { " " }The move after it, by { LIST($others) }, would be undone too.
   *[other] { " " }The { $takes } moves after it, by { LIST($others) }, would be undone too.
}
request-agreed = { LIST($names) } { $count ->
    [one] agrees
   *[other] agree
}.
request-until = -# Everyone has to agree. If somebody moves instead, nothing is undone.
request-granted = **{ $asker }** asked to undo a move, and everyone agreed.
request-declined = **{ $asker }** asked to undo a move. **{ $name }** didn't agree, so it stands.
request-withdrawn = **{ $asker }** asked to undo a move, and then no longer did.
request-lapsed = **{ $asker }** asked to undo a move, but the game has moved on, so it stands.
request-replaced = **{ $asker }** asked to undo a move, but now **{ $name }** is asking.

## The end of a round

round-title = **Round { $round } is over.**
round-short = { round-title } { LIST($scores, separator: " · ") }
round-player = **{ $name }** { LIST($steps, separator: ", ") } → **{ $score }**
round-floor = floor −{ $cost }
round-placement = { tile } row { $row } +{ $points }
round-placement-free = { tile } row { $row } → column { $column } +{ $points }
round-fallen = row { $row } had no open column, { tiles.shown } to the floor
round-nothing = no full line
round-left = **{ $name }** has left; the board stays at **{ $score }**
round-next = { $name } has the first-player marker and begins the next round.
round-same = Nobody took the first-player marker, so { $name } begins again.
round-passed = { $name } begins the next round.

## The end of the game

over-won = 🏆 **{ LIST($names) }** wins with { points }!
over-shared = 🏆 **{ LIST($names) }** share the victory with { points }!
over-resigned = 🏆 **{ LIST($names) }** wins: everyone else has left the game.
over-no-tiles = There are no tiles left to deal, so the game ends here.
over-no-space = None of the tiles left could ever reach a wall, so the game ends here.
over-stalemate = No board has gained anything for as many rounds as there are players, so the game ends here.
over-place = { over-rank } · { $before } + bonus { $bonus } ({ LIST($parts, separator: ", ") })
over-place-no-bonus = { over-rank } · no bonus
over-place-no-count = { over-rank } · no bonuses counted
over-place-left = { over-rank } · left the game
# The dot is escaped: Discord would make it a list, which swallows the lines after it.
over-rank = { $place }\. { $name } **{ $score }**
over-rows = { $count ->
    [one] 1 row
   *[other] { $count } rows
}
over-columns = { $count ->
    [one] 1 column
   *[other] { $count } columns
}
over-colours = { $count ->
    [one] 1 color
   *[other] { $count } colors
}
over-tie = On equal points, more complete rows come first.
over-thanks = Thanks for the game, { LIST($mentions) }!

## What was remarkable about the game

highlight = ✨ { $highlight }
highlight-tile = { $name }'s { colour } tile in round { $round } scored { points } at once.
highlight-round = { $name } gained { points } in round { $round }.
highlight-floor = { $name } lost { points } to the floor.
highlight-clean-floor = { $name } never had to pay for the floor.
highlight-no-floor = Nobody lost a single point to the floor.
# $count is the number of $colours.
highlight-colours = { $count ->
    [one] { $name } completed { LIST($colours) }: all five tiles of it are on the wall.
   *[other] { $name } completed { LIST($colours) }: all five tiles of each are on the wall.
}
highlight-columns = { $name } completed { $count ->
    [one] 1 column
   *[other] { $count } columns
}.
highlight-comeback = { $name } was { points } behind after round { $round } and still won.
highlight-late-comeback = { $name } was { points } behind before the bonuses and still won.
highlight-lead = { $name } was ahead after every round.
highlight-close = { $points ->
    [one] A single point
   *[other] Just { $points } points
} decided the game.
highlight-rows = It couldn't be closer: complete rows had to decide.
highlight-long = The game lasted { $rounds } rounds.

## Replay

replay = The game between { LIST($names) }, from the first deal.
replay-deal = The factories are filled for round { $round }.
replay-step = { $number } of { $count } · Round { $round }
alt-replay = Azul: an animated replay of the game in { $turns ->
    [one] 1 picture
   *[other] { $turns } pictures
}.

## Pictures in words

alt-table = Azul, round { $round }. { $turn } Bag { $bag }, lid { $lid }. Factories { LIST($sources, separator: "; ") }. { LIST($boards, separator: ". ") }. { alt-wall-legend }
alt-turn = { $name } to move.
alt-source = { $place }: { LIST($tiles, separator: ", ") }
alt-source-letters = { $place }: { LIST($tiles, separator: " + ") }
alt-board = { $name }, { points }: lines { LIST($lines, separator: ", ") }; wall { $wall }; floor { $floor }
alt-board-cushion = { alt-board }; { words-cushion }
alt-line-empty = { $row } empty
alt-line = { $row } has { tiles }
alt-wall-legend = Walls row by row: B blue, Y yellow, R red, K black, W white.
alt-round = Azul, the boards after round { $round }. { LIST($scores, separator: "; ") }.
alt-over = Azul, the end of the game. { $result } { LIST($places, separator: "; ") }.
alt-over-won = { LIST($names) } wins with { points }.
alt-over-shared = { LIST($names) } share the victory with { points }.
alt-over-alone = { LIST($names) } wins: everyone else has left the game.
alt-place = { $place }. { $name }: { $score }
alt-place-left = { alt-place }, left the game
alt-place-bonus = { alt-place }, { $before } before { LIST($parts, separator: ", ") }
alt-rows = { over-rows } +{ $points }
alt-columns = { over-columns } +{ $points }
alt-colours = { over-colours } +{ $points }
alt-tiling = { $name }: from { $before } to { $score }, wall { alt-gained }, floor { alt-cost }
alt-gained = { $gained ->
    [0] 0
   *[other] +{ $gained }
}
alt-cost = { $cost ->
    [0] 0
   *[other] −{ $cost }
}
alt-score-left = { $name }: { $score }, left the game
alt-own-board = An Azul board: { $board }. { alt-wall-legend }
words-title = **Round { $round }** · { $turn }
words-table = Bag { $bag } · lid { $lid }
words-source = **{ $place }** { LIST($tiles, separator: ", ") }
words-board = **{ $name }** · { points } · lines: { LIST($lines, separator: ", ") } · wall: `{ $wall }` · floor: { LIST($items, separator: ", ") }{ words-cost }
words-cost = { $cost ->
    [0] { "" }
   *[other] { " " }(−{ $cost })
}
words-board-cushion = { words-board } · { words-cushion }
words-cushion = cushion: { LIST($cushion, separator: ", ") }
words-paused = This game is paused.
words-ended = This game is over.
words-legend = -# Wall letters: B blue, Y yellow, R red, K black, W white

## Words in pictures

picture-round = Round
picture-round-title = Round { $round }
picture-bag = Bag
picture-lid = Lid
picture-centre = Center
picture-resigned = left
picture-tiled = Wall
picture-floor = Floor
picture-rows = Rows
picture-columns = Columns
picture-colours = Colors
picture-wins = wins
picture-shared_victory = shared victory
picture-factories = Factories
picture-pattern_lines = Pattern lines
picture-first_player = First player
# The three steps of a turn in the picture of /azul help.
picture-take = Take all of one color
picture-fill = Put them on one line
picture-score = A full line scores
picture-lobby = Azul
picture-free = free
picture-chances = Chances of winning
picture-percent = { NUMBER(0, style: "percent") }
alt-lobby = Azul: { $seated } of { $seats } seats are taken.

## The pictures of the rules in words

rules-page-of = { $page } of { $pages }
alt-help = A turn in three steps. 1: both red tiles are taken from a factory, and the blue and the black one go to the center. 2: they fill the second pattern line. 3: one of them moves to the wall beside it, where a run of three tiles scores 3.
alt-rules-1 = A table for two at the start of a game. Labels point out the factories, the center, the first-player marker, and on a board the pattern lines, the wall and the floor.
alt-rules-2 = Two red tiles go from a factory to a line, the other tiles to the center
alt-rules-3 = Two yellow tiles may go on the first line, the fifth line, or the floor
alt-rules-4 = A tile alone scores 1, in a run of three 3, in runs of four and of three 7
alt-rules-5 = A complete row scores 2 points, a complete column 7, all five tiles of a color 10
alt-rules-6 = The open spaces for the first line, with the points its red tile would score on each
alt-rules-7 = The five kinds of discs and what they do
alt-rules-8 = A scatter disc sent its tiles to factories 2 and 5, because cushion disc 4 has left
