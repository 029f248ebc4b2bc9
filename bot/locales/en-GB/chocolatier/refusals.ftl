refusal-line-other-colour = Shelf { $line } has { LIST($there) }, and a shelf holds only one colour. You can put { colour } on { LIST($open, style: "or") }.
refusal-line-other-colour-short = Shelf { $line } has { LIST($there) }, and a shelf holds only one colour.
