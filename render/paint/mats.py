"""The mat under the heap of the centre: a rounded rectangle of any size, as a theme describes it."""

import math
from collections.abc import Iterator, Sequence
from typing import Final

from render.themes.outlines import circle
from render.themes.schema import Band
from render.themes.shapes import Outline, Point, Shape

_STEPS: Final = 8
"""Into how many pieces a lobe or a dash is divided."""
_FINE: Final = 160
"""Into how many pieces a whole edge without them is divided."""


def mat_shapes(size: tuple[int, int], tile: int, bands: Sequence[Band]) -> tuple[Shape, ...]:
    """Return the shapes of a mat of this size in pixels, on a square from -1 to 1 in its width.

    Its corners are as round as can be. The lengths of its `bands` are in tiles of so many pixels.
    """
    return tuple(Shape(_outlines(size, tile, band), band.ink, band.alpha) for band in bands)


def _outlines(size: tuple[int, int], tile: int, band: Band) -> tuple[Outline, ...]:
    half, high = size[0] / 2, size[1] / 2

    def to_square(outline: Outline) -> Outline:
        return tuple((x / half, (y + high) / half - 1) for x, y in outline)

    edge = _Edge(half - band.inset * tile, high - band.inset * tile)
    drawn = _filled(edge, band, tile) if band.width is None else _lined(edge, band, tile)
    return tuple(map(to_square, drawn))


class _Edge:
    """The edge of a rounded rectangle around the middle, walked clockwise from the end of its upper side."""

    def __init__(self, half: float, high: float) -> None:
        self._radius: Final = min(half, high)
        self._wide, self._tall = half - self._radius, high - self._radius
        quarter = math.pi / 2 * self._radius
        self._pieces: Final = [quarter, 2 * self._tall, quarter, 2 * self._wide] * 2
        self.length: Final = 2 * math.fsum(self._pieces[:4])

    def at(self, walked: float, outwards: float = 0) -> Point:
        """Return the point after so many pixels, moved `outwards`."""
        walked %= self.length
        piece = 0
        while walked > self._pieces[piece] and piece < len(self._pieces) - 1:
            walked -= self._pieces[piece]
            piece += 1
        corner, radius = piece // 2, self._radius + outwards
        if piece % 2:
            angle, along = math.pi / 2 * corner, walked
        else:
            angle, along = math.pi / 2 * (corner - 1) + walked / self._radius, 0.0
        x = (self._wide, self._wide, -self._wide, -self._wide)[corner]
        y = (-self._tall, self._tall, self._tall, -self._tall)[corner]
        across, down = math.cos(angle), math.sin(angle)
        return x + radius * across - along * down, y + radius * down + along * across


def _filled(edge: _Edge, band: Band, tile: int) -> Iterator[Outline]:
    """Yield all that is inside of an edge with lobes, if the band has any."""
    lobes = max(1, round(edge.length / (band.pitch * tile)))
    steps = lobes * _STEPS if band.lobe else _FINE
    yield tuple(
        edge.at(edge.length * step / steps, band.lobe * tile * (abs(math.sin(math.pi * step / _STEPS)) - 1))
        for step in range(steps)
    )


def _lined(edge: _Edge, band: Band, tile: int) -> Iterator[Outline]:
    """Yield the dashes of a line along an edge, or its dots if they have no length."""
    half = (band.width or 0) * tile / 2
    dashes = max(1, round(edge.length / (band.pitch * tile)))
    pitch = edge.length / dashes
    for dash in range(dashes):
        start = dash * pitch
        if not band.dash:
            x, y = edge.at(start)
            yield tuple((x + dx, y + dy) for dx, dy in circle(half))
            continue
        walked = [start + pitch * band.dash * step / _STEPS for step in range(_STEPS + 1)]
        outer, inner = ([edge.at(each, aside) for each in walked] for aside in (half, -half))
        yield (*outer, *reversed(inner))
