## Placing tiles on free walls

# $count is the number of players in $mentions.
tiling = { LIST($mentions) }: all the tiles are taken. Choose where yours go!
tiling-computers = All the tiles are taken. The computer is placing the rest.
tiling-turn = { LIST($names) } still { $count ->
    [one] has
   *[other] have
} to place their tiles.

## The turn message

# A notification shows the beginning of a message, and emojis as :azul_blue:, so both have to read as sentences.
turn = { $mention }, it's your turn!
# For people who are new to this bot. $sources is where there are tiles: factories, centre, or both.
turn-new = { $sources ->
    [factories] Pick a factory below.
    [centre] Pick the { -center } below.
   *[both] Pick a factory or the { -center } below.
}
turn-bot = { $name } is thinking.
turn-computer = The computer moves for { $name }.
panel-source = **Your turn.** Where do you want to take tiles from?
panel-moved-on = The game has moved on. Here's how it stands now.
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
away = -# **{ $name }** is on vacation through { $day }, and their clock is paused. Back { $when }
standing = -# The clock is paused until { $time } ({ $when }).
deadline-moved = -# I was away for a while. That time doesn't count, so I've pushed the deadline back.
