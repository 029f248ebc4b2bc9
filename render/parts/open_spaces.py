"""The open spaces of a free wall that a player chooses from, each with what a tile scores there."""

from collections.abc import Sequence
from typing import Final

from azul.phases.placing import Placement
from render.paint.canvas import Canvas
from render.themes.kinds import shape

_FIELD: Final = tuple(
    shape({"shape": "square", "size": size, "corner": corner, "ink": ink})
    for size, corner, ink in ((0.98, 0.30, "fresh"), (0.84, 0.20, "panel"))
)


def draw_spaces(canvas: Canvas, spaces: Sequence[Placement], left: int, top: int, cell: int) -> None:
    """Mark spaces of a wall: in each the tile that may go there, small, and its points now (R22, R14).

    `left` and `top` are the wall's corner.
    """
    field = canvas.sprites.painted("open space", cell, [(1.0, _FIELD, canvas.theme.colours)], "panel")
    side, size = round(cell * 0.38), round(cell * 0.45)
    for space in spaces:
        x, y = left + space.column * cell, top + space.row * cell
        canvas.stamp(field, x, y)
        canvas.stamp(canvas.sprites.tile(space.colour, side), x + (cell - side) // 2, y + round(cell * 0.11))
        words = f"+{space.points}"
        canvas.text(x + cell // 2, y + round(cell * 0.69), words, size, "fresh", "panel", "centre")
