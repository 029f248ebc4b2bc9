## A guided round, step by step (/azul learn), for people who have never played. Read it aloud: short and warm.
## Every number in it is computed from the position. A line that begins with * would be read as a variant, hence the
## quotes.

# Words that chocolates replace.
-lines = lines
-pattern-lines = pattern lines
-wall = wall
-on-your-wall = on your wall
-onto-the-wall = Onto the wall
-floor = floor
-on-your-floor = on your floor
-fall = fall
-fell = fell
-fall-to-your-floor = fall to your floor
-falls-to-your-floor = falls to your **floor**

learn-step = **Step { $step } of { $steps } · { $title }**
learn-title-take = Taking { -tiles }
learn-title-line = Filling a { -line }
learn-title-floor = What doesn't fit
learn-title-marker = The first-player marker
learn-title-tiling = { -onto-the-wall }
learn-title-end = The end of the game

## What to do in each step

# $opponent is the name of the computer.
learn-task-take =
    Welcome! You're playing against { $opponent }, and the upper board is yours. One round is over, and it's your turn. Points come from { -tiles } { -on-your-wall }, the square on the right.
    A turn is one move: **all { -tiles } of one { -color }** from **one factory** go on one of your five { -lines }, left of the { -wall }. The rest of that factory goes to the { -center }.
    { "**Try it:**" } press the number of a factory, then choose a { -color } and a { -line }.
# $row is a row of the wall that has $colour already.
learn-task-line =
    A { -line } holds **one { -color }**. Only one that's **full** at the end of the round sends a { -tile } to your { -wall }.
    Row { $row } of your { -wall } already has { colour }, so { -line } { $row } can't take { colour } again. The buttons offer only what's allowed.
    { "**Try it:**" } take { -tiles } that fill up one of your { -lines }.
# $costs are numbers, $source is the factory that still holds tiles.
learn-task-floor =
    Whatever doesn't fit on its { -line } { -falls-to-your-floor }, the row of spaces at the bottom. The spaces cost points, from left to right: { LIST($costs) }.
    { "**Try it on purpose:**" } take { -tiles } from { source }, and let at least one { -fall }: put more on a { -line } than it has room for, or choose the { -floor }. You can undo it right away.
# $points is what the marker costs.
learn-task-marker =
    Your move is undone, and it's still your turn. Look at the { -center }: it holds what was left over from the factories, and the round **first-player marker**.
    You can take all { -tiles } of one { -color } from there too. Whoever does so **first** in a round gets the marker as well. It costs { points }, like a { -tile } that doesn't fit, but they go first next round.
    { "**Try it:**" } take from the { -center } before { $opponent } does.
learn-task-tiling =
    You and { $opponent } have taken what was left, so the round is over. Now each **full** { -line } moves one { -tile } to the { -wall }, from top to bottom.
    A { -tile } that touches no other scores 1. Otherwise count the unbroken run that it joins in its row, and the one in its column, the { -tile } itself included each time.
learn-ask-tiling = **Your turn:** how many points will the { colour } { -tile } score where the question mark is?
# $own and $other are scores; $rows, $columns and $colours what a complete one is worth at the end.
learn-task-end =
    Let's leave that game and jump to round { $round } of another one. You have { $own }, and { $opponent } has { $other }.
    The game ends after the round in which someone completes a **row** of their { -wall }. Then come the bonuses: { $rows } for each complete row, { $columns } for each complete column, and { $colours } for each { -color } with all five { -tiles } { -on-your-wall }.
    { "**Try it:**" } { LIST($gaps) }. Take what completes one of these rows.
learn-gap = row { $row } needs only { colour }

# Below the buttons with colors and lines, the first time.
learn-targets = -# Each button is a { -color } and a { -line }. **3** puts all { -tiles } of that { -color } on { -line } 3.
# Below a take that would be right, the first time.
learn-confirm = -# The picture shows what this does. **Confirm** does it; **Back** lets you choose again.

## What was done, and why

# $rest are the tiles that went to the center; $full is yes or no.
learn-done-take = **That's a turn!** You took { tiles.shown } from { source }, { $count ->
        [1] the only one there.
       *[other] all there were.
    } { COUNT($rest) ->
        [0] Nothing was left over.
       *[other] The rest went to the { -center }: { LIST($rest, form: "shown") }.
    }
    { $full ->
        [yes] Yours { $count ->
            [1] has
           *[other] have
        } filled { -line } { $row } already!
       *[no] Yours { $count ->
            [1] is
           *[other] are
        } on { -line } { $row }, which now has { $filled } of { $size }.
    }
# $points is what its tile would score now.
learn-done-line = **{ CAPITAL(-line) } { $row } is full.** When the round is over, { $row ->
        [1] its { -tile }
       *[other] one of its { -tiles }
    } moves to the marked space { -on-your-wall }, where it would score { points } as things stand. The { -line } is then empty again.
    { CAPITAL(-lines) } that aren't full keep what they have for the next round.
learn-done-floor = **{ $fell ->
        [one] One { -tile }
       *[other] { $fell } { -tiles }
    } { -fell }.** Your { -floor } now costs { points }, subtracted when the round is over. Then it's empty again, and a score never drops below 0.
    Nobody does that unless they have to. Until the next player moves, you can undo your move: do that now.
learn-done-marker = **The marker is yours.** It lies { -on-your-floor }, which now costs { points }. In return, you go first next round and get first pick.
# $runs says which runs the tile is in: both, row, column or none. $across and $down are how long they are.
learn-done-tiling = **Right: { points }!** { learn-runs }
    Last of all, the { -floor } is subtracted. Here's how the round went:
learn-runs = { $runs ->
    [both] { $across } { -tiles } in its row, and { $down } in its column.
    [row] { $across } { -tiles } in its row, and no { -neighbor } above or below.
    [column] { $down } { -tiles } in its column, and no { -neighbor } to the left or right.
   *[none] It touches no other { -tile }.
}
learn-done-end = **Row { $row } is complete**, so this was the last round. The rest was taken, the full { -lines } scored, and the bonuses were added:
learn-next = **That's the whole game. Now you can play!** { $practice } is a game against computers that only you see, with hints. { $start } opens a table for others to join, and { $rules } has all the rules.

## A take that's allowed, but doesn't show what the step is about

learn-miss = **Allowed, but not this time.** { $why }
# $points is what the floor would cost.
learn-miss-on-floor = { $fell ->
    [one] The { -tile } would { -fall-to-your-floor }
   *[other] All of them would { -fall-to-your-floor }
}, which would cost { points }. Choose one of your { -lines }.
learn-miss-falls = { $fell ->
    [one] One { -tile } has no room, and would { -fall-to-your-floor }
   *[other] { $fell } { -tiles } have no room, and would { -fall-to-your-floor }
}, which would cost { points }. Choose a { -line } with enough room.
learn-miss-centre = Whoever takes from the { -center } first gets the first-player marker too. That comes in step { $step }; for now, choose a factory.
learn-miss-part = The { -line } would have { $filled } of { $size } and wait for more. Find as many { -tiles } of one { -color } as a { -line } has room for.
learn-miss-fits = Everything fits. That's how it should be! But just this once, choose a { -line } that's too short, or the { -floor }.
learn-miss-factory = That leaves the marker to { $opponent }. Take from the { -center } this time.
learn-miss-no-row = The game would continue after this round. Remember: { LIST($gaps) }.
learn-count-again = **Not { $answer }.** Look at the space again: with the new { -tile }, there would be { learn-found }
learn-found = { $runs ->
    [both] a run of { $across } in its row and a run of { $down } in its column. Both count.
    [row] a run of { $across } in its row, and no { -neighbor } above or below.
    [column] a run of { $down } in its column, and no { -neighbor } to the left or right.
   *[none] no other { -tile } beside it.
}

refusal-old-lesson = This button is from an older version of me. `/azul learn` starts the lesson from the beginning.

## The pictures of the steps in words, before what is on the table

alt-learn-take = Marked: the factories, and the { -pattern-lines } of the upper board.
alt-learn-line = Marked: the { -pattern-lines } of the upper board.
alt-learn-floor = Marked: the { -floor } of the upper board.
alt-learn-marker = Marked: the { -center } with the first-player marker.
alt-learn-end = Marked on the upper board: { LIST($rows) } of the { -wall }.
alt-learn-row = row { $row }
alt-learn-tiling = A question mark in row { $row } and column { $column } of the { -wall }, where the { colour } { -tile } goes.

## Slash commands: descriptions are at most 100 characters.

command-learn = Learn to play by playing: six short steps, in private

## Buttons

button-next = Next
button-start-over = Start over
