## Slash commands: descriptions are at most 100 characters.

command-games = Find your games on all servers, and tables to join here

## Buttons

button-join-game = Join #{ $game }
button-return-game = Take seat back in #{ $game }
# Leads to what can be done with a finished game.
button-game = #{ $game }
button-games-all = Overview
button-games-yours = All your games
button-games-open = All open tables
button-games-finished = Finished games

## Finding games. $game is a game's number, $link leads to its newest message, and $when is a moment that Discord
## shows in the reader's language, such as: 3 hours ago.

games-yours = ### Your games
games-open = ### Open tables on this server
games-finished = ### Your finished games
games-none-yours = You aren't playing anywhere right now.
games-none-open = No table is waiting for players right now. { $start } opens one.
games-none-finished = None yet.
games-page = -# Page { $page }
games-line = **#{ $game }** { $what } · { $server } · { $link }
games-line-away = **#{ $game }** { $what } · I'm no longer on that server · { $link }
games-until = { $what } · deadline { $deadline }
games-your-turn = **Your turn** began { $when }
games-turn = { $name }'s turn began { $when }
# $name is a substitute.
games-replaced = **Your seat** is { $name }'s for now: you can take it back until they've made two moves
games-your-tiling = **Place your tiles**: the last ones were taken { $when }
games-tiling = { LIST($names) } still { $count ->
    [one] has
   *[other] have
} to place tiles: the last ones were taken { $when }
games-paused = Paused { $when }
games-lobby = Waiting to begin, { $count } of { $seats } seats taken: last activity { $when }
games-table = **#{ $game }** { $host }'s table: { $count } of { $seats } seats taken · { $link }
games-table-rules = **#{ $game }** { $host }'s table: { $count } of { $seats } seats taken, { LIST($rules, separator: ", ") } · { $link }
games-won = 🏆 { LIST($names) } with { points }, { $when }
games-no-winner = No winner: closed { $when }
games-joined = You've joined the table: { $link }

## Which finished games are listed: captions of selects, and what can be chosen

games-with = **Played with**
games-in = **Channel**
games-of = **Variant**
games-any-variant = Any
games-variant = { $variant ->
    [cp] Base game
    [cs] Special factories
    [fp] Free wall
   *[fs] Free wall and special factories
}
games-none-fit = No finished games match.
