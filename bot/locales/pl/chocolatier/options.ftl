## Słowa czekoladowego wyglądu.

option-wall-coloured = Kolorowe
option-wall-free = Gładkie

# Zgodne z pudełkiem, nie ze ścianą.
rules-free = gładkie pudełko
