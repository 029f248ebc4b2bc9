## At a table with chocolates: these replace those of news.ftl.

took-full = The shelf is full.
took-part = The shelf has { $filled } of { $size }.
took-fell = { $fell ->
    [one] 1 chocolate goes to waste.
   *[other] { $fell } chocolates go to waste.
}
took-cushion = The cushion comes along: it catches the next chocolate that would go to waste.
took-completes = 🏁 **{ $name }** completes a row of the box: this is the last round.
settled = **{ $name }** has chosen where the chocolates go.
settled-by-computer = The computer chose for **{ $name }** where the chocolates go.
