"""A medal for what somebody has achieved."""

from typing import Final

from render.paint.canvas import Canvas
from render.themes.kinds import shape

_DISC: Final = (shape({"shape": "disc", "radius": 1.0, "ink": "rim"}),)
_FACE: Final = (shape({"shape": "disc", "radius": 1.0, "ink": "face"}),)
_STAR: Final = (shape({"shape": "star", "points": 5, "outer": 1.0, "inner": 0.42, "ink": "star"}),)


def draw_medal(canvas: Canvas, x: int, y: int, size: int) -> None:
    """Draw a golden medal with a star centred on a position of a panel."""
    colours = canvas.theme.colours
    inks = {"rim": colours["win_rim"], "face": colours["win"], "star": colours["win_ink"]}
    layers = [(0.98, _DISC, inks), (0.82, _FACE, inks), (0.62, _STAR, inks)]
    canvas.stamp_around(canvas.sprites.painted("medal", size, layers, "panel"), x, y)
