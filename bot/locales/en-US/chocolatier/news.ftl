## At a table with chocolates: these replace those of news.ftl.

took-full = The shelf is full.
took-part = The shelf now has { $filled } of { $size }.
took-fell = { $fell ->
    [one] 1 chocolate went to waste.
   *[other] { $fell } chocolates went to waste.
}
took-cushion = The cushion came along, and will catch the next chocolate that goes to waste.
took-completes = 🏁 **{ $name }** will complete a row of the box, so this is the last round.
settled = **{ $name }** has placed their chocolates.
settled-by-computer = The computer placed **{ $name }**'s chocolates.
