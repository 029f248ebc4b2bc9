## Slash commands: descriptions are at most 100 characters.

command-pause = Pause the game, or let it go on (whoever manages the channel)
command-settings = This server's settings: where games are played, and how (Manage Server)

## Buttons

button-resume = Resume

## Pauses

pause-paused = The game is paused. **Resume** below its message, or `/azul pause` again, lets it go on.
pause-resumed = The game goes on.

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

## What is refused, and what to do instead

refusal-not-manager = Only people who have the permission **Manage Server** can see and change this server's settings.
refusal-pause-already = { $mention } has just paused this game. **Resume** below its message lets it go on.
refusal-pause-lobby = There's nothing to pause before a game begins. `/azul cancel` closes the table.
refusal-resume-already = Somebody has just let this game go on. If it's to be paused again, use `/azul pause` in a moment.
refusal-not-paused = This game isn't paused any more: it goes on.
refusal-not-keeper = Only people who can manage the channel of this game (the permission **Manage Channels**) can pause it or let it go on.

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
