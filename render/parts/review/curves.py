"""Lines of a chart, which differ by inks, dashes and signs, so that no colours are needed to read them."""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from PIL import Image, ImageDraw

from render.paint.canvas import Canvas
from render.themes.kinds import shape
from render.themes.shapes import OVERSAMPLING, Rgb, Shape, blend
from render.themes.theme import Theme

Spot = tuple[float, float]
"""A position in pixels."""
_WIDTH: Final = 7
_CLEAR: Final = 4
"""The space on both sides of a line, which shows where it passes over another."""


@dataclass(frozen=True, slots=True)
class Pen:
    """How a line is drawn: its ink, its dashes and the gaps after them in pixels, and its sign.

    An ink that is too faint for lines is mixed with that of texts; `share` is its own part.
    """

    ink: str
    dashes: tuple[int, ...]
    sign: Shape
    share: float = 1.0

    def colour(self, theme: Theme) -> Rgb:
        """Return the colour of the line in a theme."""
        return blend(theme.colours[self.ink], theme.colours["ink"], self.share)


PENS: Final = (
    Pen("fresh", (), shape({"shape": "disc", "radius": 0.86, "ink": "ink"})),
    Pen("ink", (24, 17), shape({"shape": "square", "size": 0.76, "corner": 0.1, "ink": "ink"})),
    Pen(
        "loss",
        (1, 14),
        shape({"shape": "polygon", "points": [[0.0, -0.98], [0.98, 0.78], [-0.98, 0.78]], "ink": "ink"}),
    ),
    Pen(
        "win_rim",
        (34, 17, 1, 17),
        shape(
            {"shape": "polygon", "points": [[0.0, -1.0], [1.0, 0.0], [0.0, 1.0], [-1.0, 0.0]], "ink": "ink"}
        ),
        share=0.84,
    ),
)
"""One for each seat."""
BOUNDARY: Final = Pen("ink", (), PENS[0].sign)
"""The pen of the line between the areas of two seats."""


def draw_curve(canvas: Canvas, spots: Sequence[Spot], pen: Pen) -> None:
    """Draw a line through some spots of a panel, with a clear space around it."""
    pad = _WIDTH + _CLEAR
    left, top = (math.floor(min(spot[axis] for spot in spots)) - pad for axis in (0, 1))
    right, bottom = (math.ceil(max(spot[axis] for spot in spots)) + pad for axis in (0, 1))
    size = (right - left, bottom - top)
    moved = [(x - left, y - top) for x, y in spots]
    dashes = list(_dashed(moved, pen.dashes)) if pen.dashes else [moved]
    panel = canvas.theme.colours["panel"]
    canvas.ink(_cover(dashes, size, _WIDTH + 2 * _CLEAR), (left, top), panel, panel)
    canvas.ink(_cover(dashes, size, _WIDTH), (left, top), pen.colour(canvas.theme), panel)


def draw_sign_of(canvas: Canvas, pen: Pen, x: int, y: int, size: int) -> None:
    """Draw the sign of a line centred on a position, with a clear rim around it."""
    inks = {"ink": pen.colour(canvas.theme)}
    clear = Shape(pen.sign.outlines, "ink")
    layers = [(1.0, (clear,), {"ink": canvas.theme.colours["panel"]}), (0.76, (pen.sign,), inks)]
    canvas.stamp_around(canvas.sprites.painted(("curve", pen), size, layers, "panel"), x, y)


def _cover(dashes: Sequence[Sequence[Spot]], size: tuple[int, int], width: int) -> Image.Image:
    """Return how much of each pixel the dashes cover, from 0 to 255."""
    fine = Image.new("L", (size[0] * OVERSAMPLING, size[1] * OVERSAMPLING))
    pencil = ImageDraw.Draw(fine)
    half = width * OVERSAMPLING / 2
    for dash in dashes:
        points = [(x * OVERSAMPLING, y * OVERSAMPLING) for x, y in dash]
        pencil.line(points, 255, round(2 * half), joint="curve")
        for x, y in (points[0], points[-1]):
            pencil.ellipse((x - half, y - half, x + half, y + half), 255)
    return fine.reduce(OVERSAMPLING)


def _dashed(spots: Sequence[Spot], dashes: Sequence[int]) -> Iterator[list[Spot]]:
    """Yield the dashes of a line, each with the spots that it goes through."""
    turn, left = 0, float(dashes[0])
    dash = [spots[0]]
    for (x, y), (to_x, to_y) in pairwise(spots):
        length = math.hypot(to_x - x, to_y - y)
        gone = 0.0
        while length - gone > left:
            gone += left
            share = gone / length
            spot = (x + (to_x - x) * share, y + (to_y - y) * share)
            if turn % 2 == 0:
                yield [*dash, spot]
            dash = [spot]
            turn += 1
            left = float(dashes[turn % len(dashes)])
        left -= length - gone
        dash.append((to_x, to_y))
    if turn % 2 == 0:
        yield dash
