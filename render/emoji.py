"""Tiles and the marker as small pictures of their own, for Discord's application emojis."""

from collections.abc import Iterable
from io import BytesIO
from typing import Final

from PIL import Image

from render.shapes import OVERSAMPLING, Shape, paint
from render.theme import Theme, TileLook, default_theme

SIDE: Final = 128


def tile_emoji(colour: int, theme: Theme | None = None) -> bytes:
    """Return a tile as PNG, 128 pixels square, transparent around it."""
    theme = theme or default_theme()
    return _drawn(theme.tile_body, theme.tiles[colour])


def marker_emoji(theme: Theme | None = None) -> bytes:
    """Return the first-player marker as PNG, 128 pixels square, transparent around it."""
    theme = theme or default_theme()
    return _drawn(theme.marker, TileLook(theme.marker_inks, ()))


def _drawn(body: Iterable[Shape], look: TileLook) -> bytes:
    layers = (*body, *look.figures)
    side = SIDE * OVERSAMPLING
    fine = Image.new("RGB", (side, side))
    paint(fine, layers, look.inks)
    stamp = Image.new("RGB", (side, side))
    paint(stamp, (Shape(layer.outlines, "#ffffff") for layer in layers), {})
    emoji = fine.reduce(OVERSAMPLING)
    emoji.putalpha(stamp.convert("L").reduce(OVERSAMPLING))
    stream = BytesIO()
    emoji.save(stream, "PNG", optimize=True)
    return stream.getvalue()
