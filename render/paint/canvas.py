"""A picture in the making: palette indices on which sprites, panels and text are put."""

from functools import lru_cache
from typing import Final, Literal

from PIL import Image

from render.paint.sprites import Sprite, sprites_of
from render.text.lettering import Lettering, fitting_size, lettering, mask
from render.themes.theme import Theme

Align = Literal["left", "centre", "right"]
_ANY: Final = bytes([0] + [255] * 255)


class Canvas:
    """A palette image of a theme. Positions and sizes are pixels from the upper left corner."""

    def __init__(self, size: tuple[int, int], theme: Theme) -> None:
        self.theme: Final = theme
        self.sprites: Final = sprites_of(theme)
        self.image: Final = _table(size, theme).copy()

    def stamp(self, sprite: Sprite, x: int, y: int) -> None:
        """Put a sprite's upper left corner at a position."""
        self.image.paste(sprite.image, (x, y), sprite.mask)

    def fill(self, box: tuple[int, int, int, int], colour: str) -> None:
        """Fill a rectangle with one of the theme's colours."""
        self.image.paste(self.sprites.palette.index(self.theme.colours[colour]), box)

    def fade(self, box: tuple[int, int, int, int]) -> None:
        """Pale everything within a rectangle."""
        self.image.paste(self.image.crop(box).point(_faded(self.theme)), box[:2])

    def stretch(self, sprite: Sprite, box: tuple[int, int, int, int], radius: int, top: int = 0) -> None:
        """Put a frame sprite over a rectangle: its corners as they are, its middle stretched."""
        left, upper, right, lower = box
        width, height = right - left, lower - upper
        image, outline = sprite.image, sprite.mask
        w, h = image.size
        head, foot = radius + top, h - radius - top - 1
        for source_top, source_height, y, tall in (
            (0, head, 0, head),
            (head, 1, head, height - head - foot),
            (head + 1, foot, height - foot, foot),
        ):
            for source_left, source_width, x, wide in (
                (0, radius, 0, radius),
                (radius, 1, radius, width - 2 * radius),
                (radius + 1, w - radius - 1, width - radius, radius),
            ):
                part = (source_left, source_top, source_left + source_width, source_top + source_height)
                piece, place = image.crop(part), (left + x, upper + y)
                if 1 not in piece.size:  # a corner
                    self.image.paste(piece, place, outline.crop(part) if outline else None)
                    continue
                cover = None
                if outline and y > head:  # without a shadow nothing counts below the lower edge
                    cover = outline.crop(part).resize((wide, tall), Image.Resampling.NEAREST)
                self.image.paste(piece.resize((wide, tall), Image.Resampling.NEAREST), place, cover)

    def text(
        self,
        x: int,
        y: int,
        text: str,
        size: int,
        ink: str = "ink",
        on: str = "panel",
        align: Align = "left",
        widest: int = 0,
        *,
        whole: bool = False,
    ) -> int:
        """Write a text whose capital letters are centred on `y`; return its width.

        `x` is its left end, middle or right end. `on` names the even colour that it is written on. A text
        wider than `widest` pixels is cut; one that must stay `whole` is written smaller first.
        """
        size = fitting_size(text, size, widest) if whole else size
        letters = lettering(text, size, widest)
        sprite, width = _written(self.theme, letters, ink, on), letters.cover.width
        left = x if align == "left" else x - width if align == "right" else x - width // 2
        self.stamp(sprite, left, y - round(0.70 * size))
        return width

    def measure(self, text: str, size: int, widest: int = 0) -> int:
        """Return how wide `text` would write it."""
        return mask(text, size, widest).width


@lru_cache(maxsize=512)
def _written(theme: Theme, written: Lettering, ink: str, on: str) -> Sprite:
    cover, palette = written.cover, sprites_of(theme).palette
    shades = cover.point(_ramp(theme, ink, on))
    shades.putpalette(palette.flat)
    if written.colours:
        pictures = Image.new("RGBA", cover.size, theme.colours[on])
        pictures.alpha_composite(written.colours)
        seen = written.colours.getchannel("A").point(_ANY).convert("1", dither=Image.Dither.NONE)
        shades.paste(palette.reduce(pictures.convert("RGB")), mask=seen)
    return Sprite(shades, cover.point(_ANY).convert("1", dither=Image.Dither.NONE))


@lru_cache(maxsize=256)
def _ramp(theme: Theme, ink: str, on: str) -> bytes:
    return sprites_of(theme).palette.ramp(theme.colours[ink], theme.colours[on])


@lru_cache(maxsize=8)
def _faded(theme: Theme) -> bytes:
    return sprites_of(theme).palette.towards(theme.colours["table"], 0.62)


@lru_cache(maxsize=12)
def _table(size: tuple[int, int], theme: Theme) -> Image.Image:
    """Return the bare table with its pattern; never drawn on, only copied."""
    sprites = sprites_of(theme)
    table = sprites.palette.blank(size, sprites.palette.index(theme.colours["table"]))
    pattern = sprites.ornament().image
    for y in range(0, size[1], pattern.height):
        for x in range(0, size[0], pattern.width):
            table.paste(pattern, (x, y))
    return table
