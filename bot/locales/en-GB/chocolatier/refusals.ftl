refusal-line-other-colour = Shelf { $line } has { LIST($there) }, and a shelf holds only one colour. You can put { colour } { LIST($open, style: "or", form: "onto") }.
refusal-line-other-colour-short = Shelf { $line } has { LIST($there) }, and a shelf holds only one colour.
