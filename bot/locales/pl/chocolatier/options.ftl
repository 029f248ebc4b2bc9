## Słowa czekoladowego wyglądu.

option-wall-coloured = Kolorowe
option-wall-free = Wolne

# Zgodne z pudełkiem, nie ze ścianą.
rules-free = wolne pudełko
