"""One fixed palette per theme, so that a picture is drawn and stored as palette indices."""

import math
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final

from PIL import Image

from render.themes.shapes import OVERSAMPLING, Rgb, blend, paint
from render.themes.theme import Theme, TileLook

_SIZE: Final = 256
_STEPS: Final = 5
_SAMPLE: Final = 60
_SHADES_OF_TILE: Final = 14
_SHADES_OF_GHOST: Final = 6
_ALIKE: Final = 64
"""The RGB distance up to which two colours are hardly different."""
_RARE: Final = 0.06
"""The share of a sprite's pixels that no shade of a smooth edge reaches."""
_MOST_RARE: Final = 2000
"""How many pixels none reaches even on a large sprite: so many are an area."""
_CHANCE: Final = 0.012
"""The share of a sprite's pixels that no named colour reaches that only happens to be between two others."""
_MOST_BY_CHANCE: Final = 60
_WRITTEN: Final = (
    ("ink", "panel"),
    ("muted", "panel"),
    ("gain", "panel"),
    ("loss", "panel"),
    ("header_ink", "header"),
    ("turn_ink", "turn"),
    ("win_ink", "win"),
    ("header", "win_ink"),
    ("table_ink", "table"),
    ("well_ink", "well"),
    ("well_rim", "well"),
    ("muted", "hollow"),
    ("table_ink", "mat"),
    ("mat_rim", "table"),
    ("mat_rim", "mat"),
    ("rim", "table"),
    ("table", "panel"),
    ("shade", "table"),
    ("inlay", "panel"),
    ("fresh", "panel"),
    ("fresh_ink", "fresh"),
    ("win_rim", "ink"),
    ("resigned_ink", "resigned"),
)
"""Pairs of colours that meet at smooth edges or are mixed, for which the palette needs shades in between."""


class Palette:
    """The 256 colours of a theme; `image` holds them for Pillow's quantisation.

    All `named` ones are exact, and as many of the `shades` are added as there is room for.
    """

    def __init__(self, named: Iterable[Rgb], shades: Iterable[Rgb]) -> None:
        exact = list(dict.fromkeys(named))
        self._shades_from: Final = len(exact)
        kept = [*exact, *(shade for shade in dict.fromkeys(shades) if not _covers_any(shade, exact))][:_SIZE]
        self.colours: Final = tuple(kept + kept[:1] * (_SIZE - len(kept)))
        self.flat: Final = bytes(channel for colour in self.colours for channel in colour)
        self.image: Final = Image.new("P", (1, 1))
        self.image.putpalette(self.flat)
        self._index: Final = {colour: index for index, colour in reversed(list(enumerate(self.colours)))}

    def index(self, colour: Rgb) -> int:
        """Return the index of a colour, or of the nearest one."""
        if colour not in self._index:
            self._index[colour] = min(range(_SIZE), key=lambda index: _distance(self.colours[index], colour))
        return self._index[colour]

    def reduce(self, image: Image.Image) -> Image.Image:
        """Return an RGB image reduced to these colours, each pixel to the nearest one."""
        reduced = image.quantize(palette=self.image, dither=Image.Dither.NONE)
        reduced.putpalette(self.flat)
        return reduced

    def reduce_sprite(self, image: Image.Image) -> Image.Image:
        """Return a small RGB image reduced to these colours, without shades that can't be told apart.

        A shade of smooth edges, which few pixels have, becomes the nearest colour that more of them have, if
        it is hardly different. So does a named colour that very few pixels have: they are on an edge, too.
        Pictures composed of such sprites are smaller files.
        """
        reduced, area = self.reduce(image), image.width * image.height
        few, very_few = min(_RARE * area, _MOST_RARE), min(_CHANCE * area, _MOST_BY_CHANCE)
        kept: list[int] = []
        become = list(range(_SIZE))
        counted = ((pixels, index) for index, pixels in enumerate(reduced.histogram()) if pixels)
        for pixels, index in sorted(counted, reverse=True):
            if pixels < (few if index >= self._shades_from else very_few) and kept:
                colour = self.colours[index]
                nearest = min(kept, key=lambda other: math.dist(colour, self.colours[other]))
                if math.dist(colour, self.colours[nearest]) <= _ALIKE:
                    become[index] = nearest
                    continue
            kept.append(index)
        return reduced.point(become)

    def blank(self, size: tuple[int, int], index: int) -> Image.Image:
        """Return a palette image filled with one colour."""
        image = Image.new("P", size, index)
        image.putpalette(self.flat)
        return image

    def ramp(self, over: Rgb, under: Rgb) -> bytes:
        """Return for each coverage, 0 to 255, the index of `over` blended onto `under`."""
        levels = 8
        indices = [self.index(blend(over, under, level / levels)) for level in range(levels + 1)]
        return bytes(indices[round(coverage * levels / 255)] for coverage in range(256))

    def coarser(self, apart: float) -> bytes:
        """Return for each index that of its colour, or of the nearest earlier one less than `apart` from it.

        Colours of another hue are further apart than those that are only darker.
        """
        kept: list[int] = []
        become = []
        for index, colour in enumerate(self.colours):
            nearest = min(kept, key=lambda other: _difference(colour, self.colours[other]), default=index)
            near = _difference(colour, self.colours[nearest]) < apart
            become.append(nearest if near else index)
            if become[-1] == index:
                kept.append(index)
        return bytes(become)

    def towards(self, colour: Rgb, share: float) -> bytes:
        """Return for each index that of its colour blended with `colour`, which takes `share` of it."""
        return bytes(self.index(blend(colour, own, share)) for own in self.colours)


def _covers_any(shade: Rgb, colours: Iterable[Rgb]) -> bool:
    """Return whether Pillow, which looks up every fourth value, would map one of some colours to a shade."""
    return any(
        math.dist(shade, looked_up) <= math.dist(colour, looked_up)
        for colour in colours
        if (looked_up := [channel & ~3 for channel in colour])
    )


def _difference(one: Rgb, other: Rgb) -> float:
    """Return how far apart two colours are, as red, green and blue, counting a change of hue twice."""
    shifts = [a - b for a, b in zip(one, other, strict=True)]
    return math.hypot(*shifts) + max(shifts) - min(shifts)


def _distance(one: Rgb, other: Rgb) -> int:
    red, green, blue = (a - b for a, b in zip(one, other, strict=True))
    return 3 * red * red + 6 * green * green + blue * blue


def _shades(theme: Theme, look: TileLook, number: int, on: str = "panel") -> Iterator[Rgb]:
    """Yield the colours that best represent a drawn figure, smooth edges included."""
    side = _SAMPLE * OVERSAMPLING
    sample = Image.new("RGB", (side, side), theme.colours[on])
    paint(sample, look.layers, look.inks)
    few = sample.reduce(OVERSAMPLING).quantize(
        number, method=Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE
    )
    flat = few.getpalette() or []
    for start in range(0, len(flat), 3):
        yield flat[start], flat[start + 1], flat[start + 2]


def _named(theme: Theme) -> Iterator[Rgb]:
    yield from theme.colours.values()
    yield from theme.marker.inks.values()
    for look in (*theme.tiles, *theme.ghosts):
        yield from look.inks.values()


def _between(theme: Theme) -> Iterator[Rgb]:
    for over, under in _WRITTEN:
        for step in range(1, _STEPS + 1):
            yield blend(theme.colours[over], theme.colours[under], step / (_STEPS + 1))
    for look in theme.tiles:
        yield from _shades(theme, look, _SHADES_OF_TILE, "well")
    for look in (*theme.ghosts, *theme.prints):
        yield from _shades(theme, look, _SHADES_OF_GHOST)
    yield from _shades(theme, theme.marker, _SHADES_OF_GHOST)


@lru_cache(maxsize=8)
def palette_of(theme: Theme) -> Palette:
    """Return the palette of a theme, always the same object."""
    return Palette(_named(theme), _between(theme))
