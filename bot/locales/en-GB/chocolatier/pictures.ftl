## British English, at a table with chocolates.

picture-coloured_wall = Coloured box
