"""Tiles and the first-player marker as application emojis for Discord."""

from io import BytesIO
from typing import Final

from PIL import Image

from render.themes.shapes import OVERSAMPLING, Rgb, Shape, paint
from render.themes.theme import Theme, TileLook, default_theme

SIDE: Final = 128
_HALO: Final = 0.09
"""The width of a halo, as a share of half the side."""


def tile_emoji(colour: int, theme: Theme | None = None) -> bytes:
    """Return a tile as a PNG of 128 × 128 pixels with a transparent background."""
    look = (theme or default_theme()).tiles[colour]
    return _drawn(look, look.inks.get("halo"))


def marker_emoji(theme: Theme | None = None) -> bytes:
    """Return the first-player marker as a PNG of 128 × 128 pixels with a transparent background."""
    theme = theme or default_theme()
    return _drawn(theme.marker)


def _drawn(look: TileLook, halo: Rgb | None = None) -> bytes:
    """Draw a tile; a halo, which dark tiles need in a dark chat, has its outline and makes it smaller."""
    side = SIDE * OVERSAMPLING
    fine = Image.new("RGB", (side, side))
    if halo:
        paint(fine, (Shape(layer.outlines, "halo") for layer in look.layers), {"halo": halo})
    inset = round(side / 2 * _HALO) if halo else 0
    box = (inset, inset, side - inset, side - inset)
    inside = fine.crop(box)
    paint(inside, look.layers, look.inks)
    fine.paste(inside, box)
    stamp = Image.new("RGB", (side, side))
    paint(stamp, (Shape(layer.outlines, "#ffffff") for layer in look.layers), {})
    emoji = fine.reduce(OVERSAMPLING)
    emoji.putalpha(stamp.convert("L").reduce(OVERSAMPLING))
    stream = BytesIO()
    emoji.save(stream, "PNG")  # `optimize` takes eight times as long, for a hundredth of the bytes
    return stream.getvalue()
