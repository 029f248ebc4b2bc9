## Choices of the options of commands: at most 100 characters.

choice-coloured = Coloured: each colour has its own spaces
choice-scatter-free = Free: each colour left or right, as you like

## British English: only what differs from American English.

option-wall-coloured = Coloured
option-help-wall-coloured = Each colour has its own space in every row
option-help-wall-free = Choose the spaces yourself, each colour once per column
option-scatter = **Scatter factory** · how leftover tiles are split between its neighbours
option-help-scatter-free = Each colour goes left or right, as the player likes
option-help-scatter-even = The colours are split as evenly as possible

## Languages

language-name = English (UK)
