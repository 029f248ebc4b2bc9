"""Tiles and the first-player marker as application emojis for Discord."""

from io import BytesIO
from typing import Final

from PIL import Image

from render.themes.shapes import OVERSAMPLING, Shape, paint
from render.themes.theme import Theme, TileLook, default_theme

SIDE: Final = 128


def tile_emoji(colour: int, theme: Theme | None = None) -> bytes:
    """Return a tile as a PNG of 128 × 128 pixels with a transparent background."""
    theme = theme or default_theme()
    return _drawn(theme.tiles[colour])


def marker_emoji(theme: Theme | None = None) -> bytes:
    """Return the first-player marker as a PNG of 128 × 128 pixels with a transparent background."""
    theme = theme or default_theme()
    return _drawn(theme.marker)


def _drawn(look: TileLook) -> bytes:
    side = SIDE * OVERSAMPLING
    fine = Image.new("RGB", (side, side))
    paint(fine, look.layers, look.inks)
    stamp = Image.new("RGB", (side, side))
    paint(stamp, (Shape(layer.outlines, "#ffffff") for layer in look.layers), {})
    emoji = fine.reduce(OVERSAMPLING)
    emoji.putalpha(stamp.convert("L").reduce(OVERSAMPLING))
    stream = BytesIO()
    emoji.save(stream, "PNG", optimize=True)
    return stream.getvalue()
