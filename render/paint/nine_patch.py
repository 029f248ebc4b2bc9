"""Panels of any size, stretched from a theme's small sprites as nine patches."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PIL import Image

from render.paint.sprites import SHADOW, PanelStyle, Sprite, sprites_of
from render.themes.theme import Theme

Box = tuple[int, int, int, int]
_MOST_KEPT: Final = 64
"""How many panels are cached, by size and style: 10 to 60 kB each."""


@dataclass(frozen=True, slots=True)
class Piece:
    """A part of a panel: where it goes, from the panel's upper left corner, and what is drawn there.

    That is a sprite, or an index of the palette for a part in one colour.
    """

    box: Box
    drawn: Sprite | int


@lru_cache(maxsize=_MOST_KEPT)
def stretched(theme: Theme, style: PanelStyle, width: int, height: int) -> tuple[Piece, ...]:
    """Return the pieces of a panel of this size in pixels, not counting its shadow, which is below them.

    The middle row and column of the theme's small panel are stretched.
    """
    sprite, radius = sprites_of(theme).panel(style), style.radius
    image, outline, height = sprite.image, sprite.mask, height + SHADOW
    w, h = image.size
    head, foot = radius + style.top, h - radius - style.top - 1
    pieces = []
    for source_top, source_height, y, tall in (
        (0, head, 0, head),
        (head, 1, head, height - head - foot),
        (head + 1, foot, height - foot, foot),
    ):
        for source_left, source_width, x, wide in (
            (0, radius, 0, radius),
            (radius, 1, radius, width - 2 * radius),
            (radius + 1, w - radius - 1, width - radius, w - radius - 1),
        ):
            part = (source_left, source_top, source_left + source_width, source_top + source_height)
            piece = image.crop(part)
            drawn: Sprite | int
            if piece.size == (1, 1):
                (drawn,) = piece.tobytes()
            elif 1 not in piece.size:  # a corner
                drawn = Sprite(piece, outline.crop(part) if outline else None)
            else:
                cover = None
                # Without a shadow nothing counts below the lower edge and to the right of the right one.
                if outline and (y > head or x > radius):
                    cover = outline.crop(part).resize((wide, tall), Image.Resampling.NEAREST)
                drawn = Sprite(piece.resize((wide, tall), Image.Resampling.NEAREST), cover)
            pieces.append(Piece((x, y, x + wide, y + tall), drawn))
    return tuple(pieces)
