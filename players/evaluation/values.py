"""What an evaluation is made of; it needs no numpy."""

Chances = tuple[float, ...]
"""Each seat's chance to win, in the order of the seats; together they are 1."""
Margins = tuple[float, ...]
"""How many points each seat will be ahead of the best other one at the end, in the order of the seats."""
