"""Marks for what was taken and what would have been better: frames, and badges with a cross or a tick."""

from collections.abc import Mapping, Sequence
from typing import Final, Literal

from render.paint.canvas import Canvas
from render.themes.kinds import shape
from render.themes.shapes import Shape

Verdict = Literal["worse", "better"]
Verdicts = Mapping[int, Sequence[Verdict]]
"""What is said about the colours of a source."""
INKS: Final[Mapping[Verdict, str]] = {"worse": "loss", "better": "gain"}
_DISC: Final = shape({"shape": "disc", "radius": 1.0, "ink": "rim"})
_FACE: Final = shape({"shape": "disc", "radius": 0.86, "ink": "face"})
_SIGNS: Final[Mapping[Verdict, Shape]] = {
    "worse": shape(
        {
            "shape": "polygon",
            "points": [
                [-0.56, -0.34],
                [-0.34, -0.56],
                [0.0, -0.22],
                [0.34, -0.56],
                [0.56, -0.34],
                [0.22, 0.0],
                [0.56, 0.34],
                [0.34, 0.56],
                [0.0, 0.22],
                [-0.34, 0.56],
                [-0.56, 0.34],
                [-0.22, 0.0],
            ],
            "ink": "rim",
        }
    ),
    "better": shape(
        {
            "shape": "polygon",
            "points": [
                [-0.62, 0.02],
                [-0.40, -0.20],
                [-0.14, 0.08],
                [0.40, -0.52],
                [0.62, -0.30],
                [-0.14, 0.54],
            ],
            "ink": "rim",
        }
    ),
}


def ring_of(verdicts: Sequence[Verdict]) -> str:
    """Return the colour that frames tiles, "" for none: several verdicts take a colour of their own."""
    return "" if not verdicts else "fresh" if len(verdicts) > 1 else INKS[verdicts[0]]


def draw_verdict(canvas: Canvas, x: int, y: int, size: int, verdict: Verdict, on: str = "panel") -> None:
    """Draw a badge centred on a position."""
    colours = canvas.theme.colours
    inks = {"rim": colours["panel"], "face": colours[INKS[verdict]]}
    layers = [(1.0, (_DISC, _FACE, _SIGNS[verdict]), inks)]
    canvas.stamp_around(canvas.sprites.painted(("verdict", verdict), size, layers, on), x, y)


def draw_verdicts(canvas: Canvas, corner: tuple[int, int], side: int, verdicts: Sequence[Verdict]) -> None:
    """Draw badges on the lower edge of a tile with this upper left corner, without covering its middle."""
    size = max(30, round(side * 0.56))
    x, y = corner[0] + side - round(size * 0.2), corner[1] + side - round(size * 0.2)
    for place, verdict in enumerate(reversed(verdicts)):
        draw_verdict(canvas, x - place * round(side * 0.92), y, size, verdict)
