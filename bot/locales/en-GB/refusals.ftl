## British English: only what differs from American English.

refusal-no-such-source = There's no factory { $source } at this table. Choose 1 to { $factories }, or centre.
refusal-no-such-colour = There's no such colour in this game. Choose blue, yellow, red, black, or white.
refusal-line-other-colour = Line { $line } has { LIST($there) }, and a line holds only one colour. You can put { colour } on { LIST($open, style: "or") }.
refusal-line-other-colour-short = Line { $line } has { LIST($there) }, and a line holds only one colour.
refusal-scatter-missing = What you leave { source.at } scatters to factories { $left } and { $right }. Say where each colour goes, for example `{ $example }`.
refusal-scatter-not-here = Nothing scatters there. Just write where from, which colour, and where to.
refusal-bad-scatter = “{ $text }” doesn't say where the leftover { -tiles } go. Write each colour with a factory, for example `3 blue { -floor } red 2 black 4`.
refusal-bad-move = I don't understand “{ $text }” as a move. Write where from, which colour, and where to, for example { LIST($choices, style: "or") }, or pick one of the moves offered as you type.
refusal-bad-source = “{ $text }” isn't a place to take from. Write 1 to { $factories }, or centre.
refusal-bad-colour = “{ $text }” isn't a colour in this game. Write blue, yellow, red, black, or white.
