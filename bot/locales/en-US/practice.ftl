## Practice: a game with computers that only its player sees.

practice-options = **New practice game** · choose how you'd like to play, then begin.
practice-options-instead = **New practice game** · choose how you'd like to play, then begin. That ends your current game, now in round { $round }.
practice-undone = Undone: here's the table as it was.
practice-moved-on = Your practice game has moved on. Here's how it stands now.
button-practice-new = Begin
button-practice-options = New game…
button-practice-next = Next round
button-practice-result = Result
button-practice-again = Play again
button-hint = Hint
# Leads to what one of the moves in the hint would do.
button-hint-take = Option { $letter }
button-hint-hide = Hide
# A question to the computer, about the player's last take.
button-judge = What would you have done?

# $count is how many takes follow, a line for each.
hint = { $count ->
    [one] **Hint** · The only move worth considering:
   *[other] **Hint** · The { $count } best moves I see:
}
# $letter is that of the hint, in the picture too. $outlook is what the move is worth, $why how many $reasons there are,
# $scatters how many $shares there are of what a scatter factory is left with: "blue 3, red 5".
hint-take = **{ $letter }** { judge-take }
# What can be said for each of the moves.
hint-shared = Each of them: { LIST($reasons, separator: " · ") }
hint-how = -# The percentages are your chances of winning, after a second's thought.
# Instead of it when the game is decided.
hint-how-points = -# This game is all but decided, so these are the points you're likely to win or lose by.
# What a move is worth: how likely the player is to win with it.
outlook-chance = { NUMBER($chance, style: "percent") }
# When the game is decided: by how many points, at least 0, the player ends ahead or behind; $signed is that with + or −.
outlook-points = { $points ->
    [one] { $signed } point
   *[other] { $signed } points
}
judge-take = { tiles.shown } from { source } → { target }{ $scatters ->
        [0] { "" }
       *[other] { " " }({ LIST($shares, separator: ", ") })
    } · **{ $outlook }**{ $why ->
        [0] { "" }
       *[other] { " " }· { LIST($reasons, separator: " · ") }
    }
judge-same = **I'd have done the same:** { judge-take }
judge-as-good = **Your move is as good as any:** { judge-take }
judge-better = **I'd have taken** { judge-take }
# $cost is how much less likely the player is to win, in percentage points.
judge-yours = **You took** { judge-take }. That cost you { $cost ->
    [one] { $cost } percentage point
   *[other] { $cost } percentage points
}.
# The same when the game is decided; $cost is in points.
judge-yours-points = **You took** { judge-take }. That cost you about { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}.

refusal-no-practice = You have no practice game. `/azul practice` begins one.
refusal-practice-moved-on = Your practice game has moved on. `/azul practice` shows it as it stands now.
refusal-practice-unmoved = There's nothing to undo yet.
refusal-practice-untaken = You haven't made a move to talk about.

## Slash commands: descriptions are at most 100 characters.

command-practice = Play against computers in private, with hints and undo
command-practice-level = Computer level: 1–10, or 0 to match yours

## What is refused, and what to do instead

refusal-advice-tiling = Hints are for taking { -tiles }, and right now nobody is taking any.
refusal-advice-busy = Too many people are asking at once. Try again in a few seconds.
refusal-advice-replaced = You asked again, so I'm only answering your latest question.
refusal-advice-failed = The computer couldn't figure that out just now. Ask again in a moment.
