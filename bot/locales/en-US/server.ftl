## Slash commands: descriptions are at most 100 characters.

command-pause = Pause the game, or resume it (whoever manages the channel)
command-settings = This server's settings: where games are played, and how (Manage Server)

## Buttons

button-resume = Resume

## Pauses

pause-paused = The game is paused. To resume it, press **Resume** below its message, or use `/azul manage pause` again.
pause-resumed = The game is back on.

## A server's settings. Labels and descriptions have at most 100 characters.

server = **Settings for this server** · Changes apply immediately, to tables opened from now on. Running games stay as they are.
server-channels = **Places** · where tables can be opened: channels with their threads, or whole categories. Leave it empty for anywhere.
server-games = **Games** · how many can be open at once, including tables that wait for players
server-games-any = Any number
server-help-games-any = Each channel still has one table at a time, not counting threads
server-games-some = { $most ->
    [one] 1 game
   *[other] { $most } games
} at most
server-language = **Language** · for messages that everyone sees
server-language-auto = Same as Discord
server-help-language-auto = This server's language in Discord, if I speak it
server-tables =
    { "### New tables" }
    Defaults if the host doesn't choose:

## What is refused, and what to do instead

refusal-not-manager = Only people with the permission **Manage Server** can see and change this server's settings.
refusal-pause-already = { $mention } just paused this game. **Resume** below its message resumes it.
refusal-pause-lobby = There's nothing to pause before a game begins. `/azul manage cancel` closes the table.
refusal-resume-already = Someone just resumed this game. To pause it again, use `/azul manage pause` in a moment.
refusal-not-paused = This game isn't paused anymore.
refusal-not-keeper = Only people who can manage this game's channel (with the permission **Manage Channels**) can pause or resume it.

## Pauses. $mention is who paused the game, $when a moment that Discord shows in the reader's language.

# A message begins with this as long as the game is paused.
paused = ⏸️ { $mention } paused this game { $when }.
paused-news = { $mention } paused the game.
paused-how = -# Nobody can move, and the clock is paused. Anyone who can manage this channel can resume the game with **Resume** or `/azul manage pause`.
# $pace is none, or limited if there are deadlines.
resumed = { $mention } resumed the game.{ $pace ->
    [none] { "" }
   *[limited] { " " }There's as much time left as before.
}
