"""Two areas of a chart that make up the whole, each in a tint of its seat's ink."""

from collections.abc import Sequence
from typing import Final

from PIL import Image, ImageDraw

from render.paint.canvas import Canvas
from render.paint.nine_patch import Box
from render.parts.review.curves import PENS, Spot
from render.themes.shapes import OVERSAMPLING, Rgb, blend
from render.themes.theme import Theme

_TINTS: Final = 1 / 2, 1 / 6
"""The share of the inks of the first two seats."""


def draw_areas(canvas: Canvas, box: Box, line: Sequence[Spot]) -> None:
    """Fill a box with the first tint below a line from its left to its right, with the other above."""
    fill_area(canvas, box, 1)
    left, top, right, bottom = box
    fine = Image.new("L", ((right - left) * OVERSAMPLING, (bottom - top) * OVERSAMPLING))
    outline = [(left, bottom), *line, (right, bottom)]
    spots = [((x - left) * OVERSAMPLING, (y - top) * OVERSAMPLING) for x, y in outline]
    ImageDraw.Draw(fine).polygon(spots, 255)
    canvas.ink(fine.reduce(OVERSAMPLING), (left, top), tint(canvas.theme, 0), tint(canvas.theme, 1))


def fill_area(canvas: Canvas, box: Box, seat: int) -> None:
    """Fill a rectangle with the tint of the first or the second seat."""
    canvas.image.paste(canvas.sprites.palette.index(tint(canvas.theme, seat)), box)


def tint(theme: Theme, seat: int) -> Rgb:
    """Return the colour of the area of the first or the second seat."""
    return blend(PENS[seat].colour(theme), theme.colours["panel"], _TINTS[seat])
