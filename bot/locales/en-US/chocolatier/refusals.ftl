## At a table with chocolates: these replace those of refusals.ftl.

refusal-no-such-line = There's no such shelf on a board. Choose 1 to 5, or waste.
refusal-source-empty = There's nothing left { source.at }. There are chocolates { LIST($sources, form: "at") }.
refusal-line-full = Shelf { $line } is already full. You can put { colour } { LIST($open, style: "or", form: "onto") }.
refusal-line-full-short = Shelf { $line } is already full.
refusal-line-other-colour = Shelf { $line } has { LIST($there) }, and a shelf holds only one color. You can put { colour } { LIST($open, style: "or", form: "onto") }.
refusal-line-other-colour-short = Shelf { $line } has { LIST($there) }, and a shelf holds only one color.
refusal-wall-has-colour = Row { $line } of your box already has { colour }. You can put { colour } { LIST($open, style: "or", form: "onto") }.
refusal-wall-has-colour-short = Row { $line } of your box already has { colour }.
refusal-wrong-phase = You can't take chocolates right now. `/azul table` shows how the game stands.
refusal-no-choice = There's nothing to choose for shelf { $line }: it isn't full, or its chocolate has only one place to go. You can choose for { LIST($open, style: "or") }.
refusal-no-choice-short = There's nothing to choose for shelf { $line }: it isn't full, or its chocolate has only one place to go.
refusal-earlier-line = Go from the top: choose for shelf { $line } first.
refusal-space-not-open = That space isn't open. The chocolate from shelf { $line } can go in column { LIST($columns, style: "or") }.
refusal-choice-missing = Choose for shelf { $line } before you confirm.
refusal-bad-row = “{ $text }” isn't a shelf. Write 1 to 5.
refusal-bad-line = “{ $text }” isn't a shelf. Write 1 to 5, or waste.
