"""The poster with which a replay begins: the players' names, framed by tiles."""

from collections.abc import Sequence
from typing import Final

from PIL import Image

from azul.pieces.tiles import COLOURS
from render.look import Look
from render.paint.canvas import Canvas, Style
from render.paint.sprites import PanelStyle
from render.text.cleaning import NAMELESS
from render.text.lettering import fitting_size

_TILE: Final = 50
"""About the side of the tiles of the frame."""
_NAMES: Final = (80, 62, 54)
"""The height of two, three and four names."""
_TITLE: Final = 40


def poster(size: tuple[int, int], names: Sequence[str], look: Look | None = None) -> Image.Image:
    """Return a picture of this size with the names of two to four players."""
    canvas = Canvas(size, look or Look(), "well")
    wide, high = size
    across, down = round(wide / _TILE), round(high / _TILE)
    side = min(wide // across, high // down)
    for row in range(down):
        for column in range(across):
            if row in {0, down - 1} or column in {0, across - 1}:
                left, top = column * (wide - side) // (across - 1), row * (high - side) // (down - 1)
                colour = COLOURS[(column - row) % len(COLOURS)]
                canvas.stamp(canvas.sprites.tile(colour, side, "well"), left, top)
    box = side + 6, side + 6, wide - side - 6, high - side - 6
    canvas.panel(PanelStyle(16, 4, "panel", "rim", on="well"), box)
    _draw_names(canvas, box, names)
    return canvas.image


def _draw_names(canvas: Canvas, box: tuple[int, int, int, int], names: Sequence[str]) -> None:
    """Write the title, and below it the names in letters of one size, as large as there is room for."""
    left, top, right, bottom = box
    middle, room = (left + right) // 2, right - left - 48
    shown = [name or NAMELESS for name in names]
    size = min(fitting_size(name, _NAMES[len(names) - 2], room) for name in shown)
    pitch = (bottom - top) // (len(names) + 2)
    first = top + round(1.1 * pitch)
    canvas.text((middle, first), canvas.captions.lobby, Style(_TITLE, "muted", align="centre"), room)
    for place, name in enumerate(shown, 1):
        canvas.text((middle, first + place * pitch), name, Style(size, align="centre"), room)
