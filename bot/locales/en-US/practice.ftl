## Practice: a game with computers that only its player sees.

practice-options = **New practice game** · choose how you'd like to play, then begin.
practice-options-instead = **New practice game** · choose how you'd like to play, then begin. Your game, now in round { $round }, is lost then.
practice-undone = Undone: here is the table as it was.
practice-moved-on = Your practice game has moved on since then. Here it is as it stands now.
button-practice-new = Begin one
button-practice-options = New game…
button-practice-next = Next round
button-practice-result = Result
button-practice-again = Play again
button-hint = Hint
# Leads to what one of the takes in the hint would do.
button-hint-take = Take { $number }
button-hint-hide = Hide
# A question to the computer, about the player's last take.
button-judge = What would you have done?

# $count is how many takes follow, a line for each.
hint = { $count ->
    [one] **Hint** · The only take that's worth a thought:
   *[other] **Hint** · The { $count } best takes I see:
}
# $chance is how likely the player is to win, $why how many $reasons there are, $scatters how many $shares there are
# of what a scatter factory is left with: "blue 3, red 5".
hint-take = **{ $number }.** { judge-take }
hint-how = -# The percentages are your chances of winning, after a second's thought.
judge-take = { tiles.shown } from { source } → { target }{ $scatters ->
        [0] { "" }
       *[other] { " " }({ LIST($shares, separator: ", ") })
    } · **{ NUMBER($chance, style: "percent") }**{ $why ->
        [0] { "" }
       *[other] { " " }· { LIST($reasons, separator: " · ") }
    }
judge-same = **I'd have done the same:** { judge-take }
judge-as-good = **Your take is as good as any:** { judge-take }
judge-better = **I'd have taken** { judge-take }
# $cost is how much less likely the player is to win.
judge-yours = **You took** { judge-take }. That costs you { NUMBER($cost, style: "percent") }.

refusal-no-practice = You have no practice game. `/azul practice` begins one.
refusal-practice-moved-on = Your practice game has moved on since then. `/azul practice` shows it as it stands now.
refusal-practice-unmoved = You haven't done anything yet that could be undone.
refusal-practice-untaken = There's no take of yours to talk about.

## Slash commands: descriptions are at most 100 characters.

command-practice = Play against computers in private, with hints and undo
command-practice-level = How well the computers play

## What is refused, and what to do instead

refusal-advice-tiling = There are hints for taking tiles. At the moment nobody is to take any.
refusal-advice-busy = Too many people want to know something at the moment. Ask again in a few seconds.
refusal-advice-replaced = You've asked again, so only that is answered.
refusal-advice-failed = The computer couldn't work that out just now. Ask again in a moment.
