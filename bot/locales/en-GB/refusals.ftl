## British English: only what differs from American English.

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
