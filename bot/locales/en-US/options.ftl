## Choices of the options of commands: at most 100 characters.

choice-coloured = Colored: each color has its own spaces
choice-free = Free: choose the spaces yourself
choice-plain = Plain
choice-special = Special: one per player, new every round
choice-special-once = Special, once: one per player for the whole game
choice-scatter-free = Free: each color left or right, as you like
choice-scatter-even = Even: split as evenly as possible
choice-pace-none = No deadline
choice-pace-1h = 1 hour
choice-pace-8h = 8 hours
choice-pace-24h = 24 hours
choice-pace-3d = 3 days
choice-pace-7d = 7 days
choice-messages-all = All: every turn's message stays
choice-messages-quiet = Quiet: each turn's message is deleted when the next one comes
choice-where-channel = Channel: right here
choice-where-thread = Thread: in its own thread
choice-rated-yes = Rated: it counts for ratings
choice-rated-no = Casual: it doesn't count

## The options of a lobby. Labels and descriptions have at most 100 characters.

option-wall = **Wall** · where a full line's tile goes
option-wall-coloured = Colored
option-help-wall-coloured = Each color has its own space in every row
option-wall-free = Free
option-help-wall-free = Choose the spaces yourself, each color once per column
option-factories = **Factories** · whether some are special
option-factories-plain = Plain
option-help-factories-plain = All factories are alike
option-factories-special = Special
option-help-factories-special = One per player is special, dealt anew every round
option-factories-special-once = Special, once
option-help-factories-special-once = One per player is special, dealt once for the whole game
option-scatter = **Scatter factory** · how leftover tiles are split between its neighbors
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
option-pace = **Pace** · how long each turn can take
option-pace-none = No deadline
option-help-pace-none = Take as long as you like, with no reminders
option-pace-1h = 1 hour
option-help-pace-1h = A game in one sitting
option-pace-8h = 8 hours
option-help-pace-8h = A few turns a day
option-pace-24h = 24 hours
option-help-pace-24h = At least one turn a day
option-pace-3d = 3 days
option-help-pace-3d = A game alongside everything else
option-pace-7d = 7 days
option-help-pace-7d = At least one turn a week
# The options of a practice game.
option-computers = **Opponents** · how many computers you play against
option-computers-some = { $count ->
    [one] { $count } computer
   *[other] { $count } computers
}
option-level = **Computers** · how well they play, also when filling in for late players
option-level-adaptive = Adaptive · as strong as you
option-help-level-adaptive = Stronger when you win, weaker when you lose
option-level-easy = 1 · easy
option-help-level-easy = For your very first game
option-level-relaxed = 2 · relaxed
option-help-level-relaxed = If you've just read the rules
option-level-medium = 3 · friendly
option-help-level-medium = If you've played a few games
option-level-steady = 4 · steady
option-help-level-steady = If you plan your lines ahead
option-level-skilled = 5 · skilled
option-help-level-skilled = If you win now and then
option-level-hard = 6 · hard
option-help-level-hard = If you know what the others need
option-level-tough = 7 · tough
option-help-level-tough = If you think several moves ahead
option-level-fierce = 8 · fierce
option-help-level-fierce = If hard opponents bore you
option-level-master = 9 · master
option-help-level-master = If you beat everyone you know
option-level-expert = 10 · expert
option-help-level-expert = The best it can do
# Programs that an operator has configured, by their own names: docs/engines.md.
option-engine = **Engine** · another program that can take a seat
option-engine-none = None
option-help-engine-none = Only people and the usual computers
option-help-engine-some = A program added by whoever runs this bot
option-theme = **Look** · the style of the pictures
option-help-theme-azulejo = Glazed tiles on a light table
option-help-theme-azulejo-dark = Glazed tiles on a dark table
option-help-theme-chocolatier = Chocolates on a light table
option-help-theme-chocolatier-dark = Chocolates on a dark table
option-where = **Where** · where the game is played
option-where-channel = Channel
option-help-where-channel = Right in the channel, which then can't have another table
option-where-thread = Thread
option-help-where-thread = In its own thread; only the lobby and the result stay in the channel
option-rated = **Rated** · whether it counts for ratings
option-rated-yes = Rated
option-help-rated-yes = It counts for everyone's rating, unless a computer plays
option-rated-no = Casual
option-help-rated-no = It doesn't count for ratings or rankings
option-language = **Language** · what everyone at this table sees
option-messages = **Messages** · which ones stay in the channel
option-messages-all = All
option-help-messages-all = Every turn's message stays
option-messages-quiet = Quiet
option-help-messages-quiet = A turn's message is deleted when the next one comes; rounds and the result stay

## Languages

# The language's name for itself.
language-name = English (US)

## Looks

# The names of the looks.
theme-azulejo = Azulejo
theme-azulejo-dark = Azulejo, dark table
theme-chocolatier = Chocolatier
theme-chocolatier-dark = Chocolatier, dark table

## The rules of a table

rules-line = Rules: { LIST($rules, separator: ", ") }
rules-free = free wall
rules-special = special factories every round
rules-special-once = special factories dealt once
rules-even = even scattering
