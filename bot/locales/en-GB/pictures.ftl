## British English: only what differs from American English.

picture-centre = Centre
picture-colours = Colours
picture-take = Take all of one colour
picture-coloured_wall = Coloured wall
picture-favourite = Favourite colour
