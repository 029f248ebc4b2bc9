"""The bot's own icon, to be uploaded in Discord's developer portal."""

from typing import Final

from PIL import Image

from azul.pieces.tiles import Colour
from render.themes.kinds import shape
from render.themes.outlines import turned
from render.themes.shapes import Shape, paint
from render.themes.theme import default_theme

SIDE: Final = 1024
_FINER: Final = 2
_TILE: Final = 0.67
"""The side of the tile as a share of the icon's: its corners stay within the circle that Discord cuts out."""
_TILT: Final = -12
_RAYS: Final = shape(
    {
        "shape": "polygon",
        "points": [[0.0, 0.0], [0.16, -1.6], [-0.16, -1.6]],
        "repeat": 16,
        "ink": "edge",
        "alpha": 0.35,
    }
)


def app_icon() -> Image.Image:
    """Return the icon, 1,024 × 1,024 pixels: a blue tile on rays in the colours of the yellow one."""
    theme = default_theme()
    ground, look = theme.tiles[Colour.YELLOW].inks, theme.tiles[Colour.BLUE]
    fine = Image.new("RGB", (SIDE * _FINER, SIDE * _FINER), ground["glaze"])
    paint(fine, (_RAYS,), ground)
    tile = (
        Shape(
            tuple(
                tuple((_TILE * x, _TILE * y) for x, y in turned(outline, _TILT)) for outline in layer.outlines
            ),
            layer.ink,
            layer.alpha,
        )
        for layer in look.layers
    )
    paint(fine, tile, look.inks)
    return fine.reduce(_FINER).quantize(256, Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)
