"""The way of the last move: a trail from its source to the line or the floor where its tiles are now."""

import math
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final

from render.paint.canvas import Canvas
from render.paint.stretching import Box
from render.themes.kinds import shape
from render.themes.shapes import Point, Shape

Place = tuple[int, int]
_DOT: Final = 17
_APART: Final = 27
"""The distance between two dots."""
_HEAD: Final = 44
_CLEAR: Final = 20
"""The space between source and trail."""
_STEPS: Final = 100
_ROUND: Final = tuple(
    shape({"shape": "disc", "radius": radius, "ink": ink}) for radius, ink in ((1.0, "panel"), (0.7, "fresh"))
)


def _arrow(ink: str, *points: Point) -> Shape:
    corners = [list(point) for point in points]
    return shape({"shape": "polygon", "points": corners, "corner": 0.12, "ink": ink})


_RIGHT: Final = ((0.98, 0.0), (-0.72, -0.92), (-0.34, 0.0), (-0.72, 0.92))
_WITHIN: Final = ((0.74, 0.0), (-0.46, -0.66), (-0.16, 0.0), (-0.46, 0.66))
_ARROWS: Final = {
    True: (_arrow("panel", *_RIGHT), _arrow("fresh", *_WITHIN)),
    False: tuple(
        _arrow(ink, *((-y, x) for x, y in points)) for ink, points in (("panel", _RIGHT), ("fresh", _WITHIN))
    ),
}
"""The heads of arrows by whether they point right, or else downwards."""


def draw_trail(canvas: Canvas, source: Place, away: int, target: Place, keep: Sequence[Box]) -> None:
    """Draw dots from a source, beginning `away` from its middle, and an arrow whose tip is at a target.

    It ends to the right if the source lies left of its target, otherwise downwards. There are no dots in the
    boxes to `keep`.
    """
    (x, y), right = target, target[0] - source[0] > 2 * _HEAD
    across, down = (1, 0) if right else (0, 1)
    end = x - _HEAD * across, y - _HEAD * down
    colours, sprites = canvas.theme.colours, canvas.sprites
    dot = sprites.painted("trail", _DOT, [(1.0, _ROUND, colours)])
    walked, due = 0.0, float(away + _CLEAR)
    for (from_x, from_y), (to_x, to_y) in pairwise(_way(source, end, right=right)):
        walked += math.hypot(to_x - from_x, to_y - from_y)
        if walked < due or math.dist(end, (to_x, to_y)) < _DOT:
            continue
        due = walked + _APART
        if not any(left < to_x < last and top < to_y < low for left, top, last, low in keep):
            canvas.stamp_around(dot, round(to_x), round(to_y))
    half = _HEAD // 2
    arrow = sprites.painted(("trail", right), _HEAD, [(1.0, _ARROWS[right], colours)])
    canvas.stamp_around(arrow, x - half * across, y - half * down)


def _way(source: Place, end: Place, *, right: bool) -> Iterator[tuple[float, float]]:
    """Yield points on a curve of the third degree that arrives from the left, or from above."""
    (x, y), (to_x, to_y) = source, end
    far, near, pull = 0.3, 0.1, 0.55 * max(abs(to_x - x), abs(to_y - y))
    across, down = (far, near) if right else (near, far)
    first = x + (to_x - x) * across, y + (to_y - y) * down
    second = (to_x - pull, to_y) if right else (to_x, to_y - pull)
    for step in range(_STEPS + 1):
        share = step / _STEPS
        rest = 1 - share
        a, b, c, d = rest**3, 3 * rest**2 * share, 3 * rest * share**2, share**3
        yield a * x + b * first[0] + c * second[0] + d * to_x, a * y + b * first[1] + c * second[1] + d * to_y
