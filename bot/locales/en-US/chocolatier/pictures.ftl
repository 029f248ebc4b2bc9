## At a table with chocolates: these replace those of pictures.ftl.

alt-board = { $name }, { points }: shelves { LIST($lines, separator: ", ") }; box { $wall }; waste { $floor }
alt-wall-legend = Boxes row by row: B blue, Y yellow, R red, K black, W white.
alt-tiling = { $name }: from { $before } to { $score }, box { alt-gained }, waste { alt-cost }
words-board = **{ $name }** · { points } · shelves: { LIST($lines, separator: ", ") } · box: `{ $wall }` · waste: { LIST($items, separator: ", ") }{ words-cost }
words-legend = -# Box letters: B blue, Y yellow, R red, K black, W white
picture-tiled = Box
picture-floor = Waste
picture-pattern_lines = Shelves
picture-coloured_wall = Colored box
picture-free_wall = Free box
