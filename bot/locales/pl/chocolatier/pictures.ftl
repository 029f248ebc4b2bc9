## Słowa czekoladowego wyglądu.

picture-coloured_wall = Kolorowe pudełko
picture-free_wall = Gładkie pudełko
