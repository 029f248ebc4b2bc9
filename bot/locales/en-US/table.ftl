## Slash commands: descriptions are at most 100 characters.

command-replay = Watch the game so far as an animation, or step by step
command-table = Show the table again, as a picture and in words
command-board = Show one player's board up close
command-board-player = Whose board, if not yours
command-export = Get the game as a file

## Buttons

button-board = My board
button-since = What happened?
button-share = Show everyone
button-step = Step through it
button-before = Before
button-now = Now
button-round = Round { $round }
button-fair = Fair draws

## Private answers

exported = The game so far: rules, players, every event, and how every point was scored. The format is described in docs/game-file.md.
replay-private = Only you can see this, since some people here might not be able to see this game's channel.
fair =
    { "**Fair draws**" }
    Everything left to chance in this game (who goes first, and which { -tiles } come up) follows from a secret. It was chosen when the table was opened, before anyone else joined. Its SHA-256 is
    `{ $commitment }`
    The lobby has shown the first half of it ever since, so I can't swap the secret for another.
fair-hidden = Once the game is over, the secret is shown here.
fair-secret = The secret is
    `{ $secret }`
fair-check = Anyone can then check all draws: get the game's file with `/azul view export game:{ $game }` and run `python -m azul verify azul-{ $game }.json`. docs/fair-draws.md also explains how to do it by hand.
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

## What is refused, and what to do instead

refusal-never-begun = Game { $number } never began: its table was closed first, so there's nothing to show.
refusal-not-at-table = { $asked } isn't playing in this game. At the table: { LIST($names) }.
refusal-not-at-table-short = { $asked } isn't playing in this game.

## Replay

replay = The game between { LIST($names) }, from the first deal.
replay-deal = The factories are filled for round { $round }.
replay-step = { $number } of { $count } · Round { $round }
alt-replay = Azul: an animated replay of the game in { $turns ->
    [one] 1 picture
   *[other] { $turns } pictures
}.
