refusal-line-other-colour = Shelf { $line } has { LIST($there) }, and a shelf holds one colour only. You can put { colour } on { LIST($open, style: "or") }.
