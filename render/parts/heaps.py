"""Arranging tiles on a plate and in a heap, and drawing piles of one colour."""

from collections.abc import Iterator, Sequence
from math import ceil
from typing import Final

from render.paint.canvas import Canvas, Style
from render.paint.sprites import PanelStyle
from render.parts.panels import READABLE

Spot = tuple[float, float]
"""The offset of a tile from the middle, across and down, in tiles."""

SURELY_SEEN: Final = 4
"""How many tiles can lie side by side on a plate; more lie in piles by colour."""
_CROWDED: Final = 0.66
"""How far the piles of all five colours lie from the middle of a plate, so that they overlap a little."""
_CORNER: Final = 7
"""The radius of the corners of signs with the number of a pile."""
_ASKEW: Final = ((-13.0, -0.07, 0.09), (9.0, 0.08, 0.03))
"""How the tiles under the uppermost one of a pile are turned, in degrees, and moved, in tiles."""


def spots_on_plate(number: int) -> list[Spot]:
    """Return the places of 1 to 5 tiles or piles on a plate."""
    if number > SURELY_SEEN:
        corners = [(-_CROWDED, -_CROWDED), (_CROWDED, -_CROWDED), (-_CROWDED, _CROWDED), (_CROWDED, _CROWDED)]
        return [*corners, (0.0, 0.0)]
    rows = rows_of_heap(range(number), 2)
    high = (number - 1) // 2
    return [
        (place - (len(row) - 1) / 2, down - high / 2)
        for down, row in enumerate(rows)
        for place in range(len(row))
    ]


def rows_of_heap(piles: Sequence[int], across: int) -> Iterator[Sequence[int]]:
    """Yield piles in rows of at most `across` that are about as long."""
    rows = ceil(len(piles) / across)
    for row in range(rows):
        yield piles[ceil(len(piles) * row / rows) : ceil(len(piles) * (row + 1) / rows)]


def draw_pile(
    canvas: Canvas, at: tuple[int, int], colour: int, number: int, side: int, *, on: str, ring: str = ""
) -> None:
    """Draw a pile of tiles of one colour around a position: below the uppermost one some lie askew."""
    x, y = at
    for degrees, across, down in _ASKEW[max(0, 3 - number) :] if number > 1 else ():
        lower = canvas.sprites.askew(colour, side, on, degrees)
        canvas.stamp_around(lower, x + round(across * side), y + round(down * side))
    canvas.stamp_around(canvas.sprites.tile(colour, side, on, ring=ring), x, y)


def draw_count(canvas: Canvas, at: tuple[int, int], number: int, side: int) -> None:
    """Write on a small sign around a position how many tiles, `side` pixels wide, a pile has.

    It is angular, as the numbers of factories stand in circles.
    """
    (x, y), size = at, min(READABLE, round(side * 0.64))
    word, half = str(number), round(size * 0.60)
    wide = max(2 * half + 1, canvas.measure(word, size) + round(size * 0.56))
    left = x - wide // 2
    canvas.panel(
        PanelStyle(_CORNER, 3, "panel", "muted", on="panel"), (left, y - half, left + wide, y + half + 1)
    )
    canvas.text((x, y), word, Style(size, align="centre"))
