"""The canvas: a palette image on which sprites, panels and text are drawn."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Literal

from PIL import Image

from render.look import Look
from render.paint.nine_patch import Box, stretched
from render.paint.sprites import PanelStyle, Sprite, sprites_of
from render.text.lettering import fitting_size, forget, lettered, mask
from render.themes.shapes import Rgb
from render.themes.theme import FADED, Theme

Align = Literal["left", "centre", "right"]
Point = tuple[int, int]
_ANY: Final = bytes([0] + [255] * 255)


@dataclass(frozen=True, slots=True)
class Style:
    """How a text is written: its size in pixels, its ink, and the plain colour behind it.

    `align` says whether the position is that of its left end, its middle or its right end.
    """

    size: int
    ink: str = "ink"
    on: str = "panel"
    align: Align = "left"


class Canvas:
    """A palette image in a reader's look. Positions are pixels from the upper left corner.

    Its background is the table with its pattern, or the colour named `plain`.
    """

    def __init__(self, size: tuple[int, int], look: Look, plain: str = "") -> None:
        self.captions: Final = look.captions
        self.theme: Final = look.theme
        self.sprites: Final = sprites_of(look.theme)
        self.image: Final = self._plain(size, plain) if plain else _table(size, look.theme).copy()

    def _plain(self, size: tuple[int, int], colour: str) -> Image.Image:
        palette = self.sprites.palette
        return palette.blank(size, palette.index(self.theme.colours[colour]))

    def stamp(self, sprite: Sprite, x: int, y: int) -> None:
        """Draw a sprite with its upper left corner at a position."""
        # What `Image.paste` does in the end; its checks before that take longer than the copying.
        own, drawn, outline = self.image.im, sprite.image, sprite.mask
        box = (x, y, x + drawn.width, y + drawn.height)
        if outline is None:
            own.paste(drawn.im, box)
        else:
            own.paste(drawn.im, box, outline.im)

    def stamp_around(self, sprite: Sprite, x: int, y: int) -> None:
        """Draw a sprite centred on a position."""
        self.stamp(sprite, x - sprite.image.width // 2, y - sprite.image.height // 2)

    def fill(self, box: Box, colour: str) -> None:
        """Fill a rectangle with a colour of the theme."""
        self.image.paste(self.sprites.palette.index(self.theme.colours[colour]), box)

    def fade(self, box: Box) -> None:
        """Fade everything in a rectangle."""
        self.image.paste(self.image.crop(box).point(_faded(self.theme)), box[:2])

    def panel(self, style: PanelStyle, box: Box) -> None:
        """Draw a panel over a rectangle, with its shadow below, by stretching the middle of its sprite."""
        left, upper, right, lower = box
        for piece in stretched(self.theme, style, right - left, lower - upper):
            x, y, end, bottom = piece.box
            if isinstance(piece.drawn, Sprite):
                self.stamp(piece.drawn, left + x, upper + y)
            else:
                self.image.paste(piece.drawn, (left + x, upper + y, left + end, upper + bottom))

    def ink(self, cover: Image.Image, at: Point, ink: Rgb, on: Rgb) -> None:
        """Paint with an ink through a `cover` (mode L) at a point; `on` is the plain colour behind it."""
        palette = self.sprites.palette
        shades = cover.point(palette.ramp(ink, on))
        shades.putpalette(palette.flat)
        self.image.paste(shades, at, cover.point(_ANY).convert("1", dither=Image.Dither.NONE))

    def text(self, at: Point, text: str, style: Style, widest: int = 0, *, whole: bool = False) -> int:
        """Write a text with its capital letters centred vertically on the position. Return its width.

        A text wider than `widest` pixels (0: no limit) is condensed and then cut; with `whole`, it is made
        smaller first.
        """
        x, y = at
        size = fitting_size(text, style.size, widest) if whole else style.size
        sprite = _written(self.theme, text, size, widest, style.ink, style.on)
        width = sprite.image.width
        left = {"left": x, "centre": x - width // 2, "right": x - width}[style.align]
        self.stamp(sprite, left, y - round(0.70 * size))
        return width

    def measure(self, text: str, size: int, widest: int = 0) -> int:
        """Return the width at which `text` would write it."""
        return mask(text, size, widest).width


@lru_cache(maxsize=384)
def _written(theme: Theme, text: str, size: int, widest: int, ink: str, on: str) -> Sprite:
    written = lettered(text, size, widest)
    cover, palette = written.cover, sprites_of(theme).palette
    shades = cover.point(_ramp(theme, ink, on))
    shades.putpalette(palette.flat)
    if written.colours:
        pictures = Image.new("RGBA", cover.size, theme.colours[on])
        pictures.alpha_composite(written.colours)
        seen = written.colours.getchannel("A").point(_ANY).convert("1", dither=Image.Dither.NONE)
        shades.paste(palette.reduce(pictures.convert("RGB")), mask=seen)
    return Sprite(shades, cover.point(_ANY).convert("1", dither=Image.Dither.NONE))


def forget_texts() -> None:
    """Clear the caches of texts, as the fonts have changed."""
    forget()
    _written.cache_clear()


@lru_cache(maxsize=256)
def _ramp(theme: Theme, ink: str, on: str) -> bytes:
    return sprites_of(theme).palette.ramp(theme.colours[ink], theme.colours[on])


@lru_cache(maxsize=8)
def _faded(theme: Theme) -> bytes:
    return sprites_of(theme).palette.towards(theme.colours["table"], FADED)


@lru_cache(maxsize=12)
def _table(size: tuple[int, int], theme: Theme) -> Image.Image:
    """Return the bare table with its pattern; it is cached, so copy it before drawing on it."""
    sprites = sprites_of(theme)
    table = sprites.palette.blank(size, sprites.palette.index(theme.colours["table"]))
    pattern = sprites.ornament().image
    for y in range(0, size[1], pattern.height):
        for x in range(0, size[0], pattern.width):
            table.paste(pattern, (x, y))
    return table
