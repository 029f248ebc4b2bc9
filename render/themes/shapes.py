"""Colours and filled shapes, on a square from -1 to 1."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from PIL import Image, ImageDraw

Point = tuple[float, float]
Rgb = tuple[int, int, int]
Outline = tuple[Point, ...]

OVERSAMPLING: Final = 4
"""How many times larger than its final size a sprite is drawn."""

_COLOUR: Final = re.compile("#[0-9a-fA-F]{6}")


@dataclass(frozen=True, slots=True)
class Shape:
    """Outlines filled with an ink, which is a name in the theme or #rrggbb. `alpha` is 0 to 1."""

    outlines: tuple[Outline, ...]
    ink: str
    alpha: float = 1.0


def rgb(text: object) -> Rgb:
    """Return the colour written as #rrggbb. Raise `ValueError` for anything else."""
    if isinstance(text, str) and _COLOUR.fullmatch(text):
        red, green, blue = bytes.fromhex(text[1:])
        return red, green, blue
    message = f"{text!r} isn't a colour of the form #rrggbb"
    raise ValueError(message)


def blend(over: Rgb, under: Rgb, share: float) -> Rgb:
    """Return `share` (0 to 1) of `over` mixed with the rest of `under`."""
    red, green, blue = (round(a * share + b * (1 - share)) for a, b in zip(over, under, strict=True))
    return red, green, blue


def paint(canvas: Image.Image, shapes: Iterable[Shape], inks: Mapping[str, Rgb]) -> None:
    """Draw shapes on a square RGB image, which they fill if they reach from -1 to 1."""
    opaque, glazing = ImageDraw.Draw(canvas), ImageDraw.Draw(canvas, "RGBA")  # which takes twice as long
    half = canvas.width / 2
    for layer in shapes:
        ink = inks[layer.ink] if layer.ink in inks else rgb(layer.ink)
        for outline in layer.outlines:
            corners = [(half + x * half, half + y * half) for x, y in outline]
            if layer.alpha == 1:
                opaque.polygon(corners, ink)
            else:
                glazing.polygon(corners, (*ink, round(255 * layer.alpha)))
