"""Wells: where tiles lie on a board, a little lower than the board itself."""

from collections.abc import Hashable, Sequence
from typing import Final

from render.paint.canvas import Canvas
from render.paint.nine_patch import Box
from render.paint.sprites import Sprite

_EDGE: Final = 0.075
"""The space between the edge of a well and the tiles in it, as a share of a tile's side."""


def well_edge(cell: int) -> int:
    """Return the space around the tiles in a well, in pixels."""
    return max(3, round(cell * _EDGE))


def recess(canvas: Canvas, key: Hashable, size: tuple[int, int], boxes: Sequence[Box]) -> Sprite:
    """Return a part of a board with one well, which consists of rectangles, their edges included."""
    inner = [(left + 2, top + 2, right - 2, bottom - 2) for left, top, right, bottom in boxes]
    return canvas.sprites.recess(key, size, inner, 7)
