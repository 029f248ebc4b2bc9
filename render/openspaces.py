"""The open spaces of a free wall that a player chooses from, each with what a tile scores there."""

from collections.abc import Sequence

from azul.settling import Placement
from render.canvas import Canvas


def draw_spaces(canvas: Canvas, spaces: Sequence[Placement], left: int, top: int, cell: int) -> None:
    """Mark spaces of a wall with a print of the tile that may go there and its points now (R22, R14).

    `left` and `top` are the wall's corner.
    """
    wide, tall = round(cell * 0.78), round(cell * 0.50)
    radius = tall // 2 - 1
    pill = canvas.sprites.frame(radius, 3, "fresh", "panel", on="panel")
    for space in spaces:
        x, y = left + space.column * cell, top + space.row * cell
        canvas.stamp(canvas.sprites.ghost(space.colour, cell, ring="fresh"), x, y)
        x, y = x + cell // 2, y + round(cell * 0.66)
        box = (x - wide // 2, y - tall // 2, x - wide // 2 + wide, y - tall // 2 + tall + 5)
        canvas.stretch(pill, box, radius)
        size = round(cell * (0.43 if space.points < 10 else 0.36))
        canvas.text(x, y, f"+{space.points}", size, "fresh_ink", "fresh", "centre")
