"""The positions of any number of tiles on a round plate."""

from collections.abc import Mapping
from math import hypot
from typing import Final

Spot = tuple[float, float]
"""The offset of a tile from the middle of its plate, across and down, in tiles."""

_MOST_TILES: Final = 9
_SURELY_SEEN: Final = 6
HEAP: Final = 1.75
"""The width of a tile with its number, in tiles."""
_TILES: Final[Mapping[int, tuple[int, ...]]] = {
    5: (3, 2),
    6: (3, 3),
    7: (2, 3, 2),
    8: (3, 2, 3),
    9: (3, 3, 3),
}
"""The rows of five and more tiles; up to four have fixed positions."""
_HEAPS: Final[Mapping[int, tuple[int, ...]]] = {1: (1,), 2: (1, 1), 3: (1, 1, 1), 4: (2, 2), 5: (2, 1, 2)}
"""The rows of heaps; a heap is a tile with its number."""


def is_heaped(number: int, colours: int) -> bool:
    """Return whether a numbered heap for each colour is easier to see than all the tiles."""
    if number <= _SURELY_SEEN:
        return False
    return number > _MOST_TILES or heap_spots(colours)[1] < tile_spots(number)[1]


def tile_spots(number: int) -> tuple[list[Spot], float]:
    """Return the positions of up to 9 tiles, and the distance of their corners from the middle."""
    if number <= 4:
        return [(place % 2 - 0.5, place // 2 - 0.5) for place in range(number)], hypot(1, 1)
    return _in_rows(_TILES[number], 1.0)


def heap_spots(colours: int) -> tuple[list[Spot], float]:
    """Return the positions of 1 to 5 heaps, and the distance of their corners from the middle."""
    return _in_rows(_HEAPS[colours], HEAP)


def _in_rows(rows: tuple[int, ...], wide: float) -> tuple[list[Spot], float]:
    spots = [
        ((place - (length - 1) / 2) * wide, row - (len(rows) - 1) / 2)
        for row, length in enumerate(rows)
        for place in range(length)
    ]
    return spots, max(hypot(abs(across) + wide / 2, abs(down) + 0.5) for across, down in spots)
