## British English: only what differs from American English.

option-wall-coloured = Coloured
option-help-wall-coloured = Each colour has its own space in every row
option-help-wall-free = Everyone chooses the space, each colour once per column
option-scatter = **Scatter factory** · how the tiles left there are split between its neighbours
option-help-scatter-free = Each colour goes left or right, as the player likes
option-help-scatter-even = The colours are split as evenly as possible
panel-from = { $source ->
    [centre] **Centre:** { panel-from-tiles }
   *[other] **Factory { $place }:** { panel-from-tiles }
}
panel-target = Which colour, and onto which line?
offered-from = from { $source ->
    [centre] the centre
   *[other] { $place }
}
refusal-analysis-closed = This game was closed before its end, so there's nothing to analyse.
refusal-analysis-nothing = Nobody took any tiles in this game, so there's nothing to analyse.
refusal-no-such-source = There's no factory { $source } at this table. Take from 1 to { $factories }, or from centre.
refusal-no-such-colour = There's no such colour in this game. Take blue, yellow, red, black, or white.
refusal-line-other-colour = Line { $line } has { LIST($there) }, and a line holds one colour only. You can put { colour } on { LIST($open, style: "or") }.
refusal-line-other-colour-short = Line { $line } has { LIST($there) }, and a line holds one colour only.
refusal-scatter-missing = What you leave { source.at } scatters to factories { $left } and { $right }. Say where each colour goes, for example `{ $example }`.
refusal-scatter-not-here = Nothing scatters there. Write only where from, which colour, and where to.
refusal-bad-scatter = “{ $text }” doesn't say where the tiles you leave go. Write each colour with a factory, for example `3 blue floor red 2 black 4`.
refusal-bad-move = “{ $text }” isn't a move that I understand. Write where from, which colour, and where to, for example { LIST($choices, style: "or") }, or choose from what is offered as you type.
refusal-bad-source = “{ $text }” isn't a place to take from. Write 1 to { $factories }, or centre.
refusal-bad-colour = “{ $text }” isn't a colour in this game. Write blue, yellow, red, black, or white.
help =
    { $place ->
        [server] { "**Azul** is a board game for two to four, and this channel is the table." }
       *[elsewhere] { "**Azul** is a board game for two to four. To play it with others, use me in a channel of a server that I'm on." }
    }

    On your turn, take **all tiles of one colour** from one factory (the rest go to the centre) or from the centre, and put them on **one** line of your board. Once all tiles are taken, each **full** line moves one tile to your wall, which scores more the more tiles it joins there. Tiles that don't fit fall to the floor and cost points. The game ends after the round in which someone completes a **row**.

    { $start } opens a table, others join, and the host begins. Then move with the buttons below the picture, or with { $take }; { $undo } undoes it. { $me } has your settings: quiet hours, holidays, pings, and moves without confirming.
    If it isn't your turn, { $plan } chooses your next takes. Whoever lets their time run out leaves it to the others, and to the computer.
    { $table } shows the game, also in words, and { $replay } from the start. { $leave } leaves it. { $export } gives you its file.
    { $practice } is a game against computers that only you see, with hints. { $rules } explains everything, free walls and special factories too.
setting-zone-none = **Time zone** · not chosen yet, so quiet hours and holidays are in UTC
setting-holiday = **Holiday** · your clocks stand still up to and including the day you choose; the tables that wait for you see until when. { setting-days } of { $most } are left this quarter.
setting-holiday-on = **Holiday** · you're away up to and including { $day }. If you end it now, { setting-days } of { $most } are left this quarter.
setting-holiday-off = No holiday
refusal-holiday-over = That day is over already, so no holiday was set. Choose a later one.
refusal-holiday-too-long = That would be more than { $most } days of holidays in one quarter of the year. Choose an earlier day.
refusal-too-many-holidays = You've begun { $most } holidays in this quarter already. You can begin another one in the next.
language-name = English (UK)
