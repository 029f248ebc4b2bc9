"""The way of the last move: a trail from its source to the line or the floor where its tiles are now."""

import math
from collections.abc import Iterator, Sequence
from itertools import product
from typing import Final

from render.paint.canvas import Canvas
from render.paint.stretching import Box
from render.themes.kinds import shape
from render.themes.shapes import Point, Shape

Place = tuple[int, int]
Disc = tuple[Place, int]
"""The middle of a disc, and its radius."""
_DOT: Final = 17
_APART: Final = 27
"""The distance between two dots."""
_HEAD: Final = 44
_CLEAR: Final = 20
"""The space between source and trail."""
_STEPS: Final = 80
_WEIGHTS: Final = tuple(
    ((1 - share) ** 3, 3 * (1 - share) ** 2 * share, 3 * (1 - share) * share**2, share**3)
    for share in (step / _STEPS for step in range(1, _STEPS + 1))
)
"""How much a Bézier curve's four points count at each step along it."""
_SWAYS: Final = (0.0, 0.3, -0.3, 0.6, -0.6, 0.9, -0.9, 1.2, -1.2, 1.6, -1.6, 2.0, -2.0)
"""How far the ways swing out to one side or the other, as shares of their length."""
_PULLS: Final = (0.5, 0.2, 0.05)
"""Over how much of their length the ways arrive straight."""
_DETOUR: Final = 4
"""How many hidden dots, or dots on another disc, are as bad as a way that swings out by its whole length."""
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


def draw_trail(
    canvas: Canvas, source: Place, away: int, target: Place, keep: Sequence[Box], others: Sequence[Disc]
) -> None:
    """Draw dots from a source, beginning `away` from its middle, and an arrow whose tip is at a target.

    It ends to the right if the source lies left of its target, otherwise downwards. There are no dots in the
    boxes to `keep`, nor outside of the picture. Of some ways the one is taken on which they hide the least,
    and which leads past the `others`: whoever saw it leave one of them would think that the tiles were taken
    there.
    """
    (x, y), right = target, target[0] - source[0] > 2 * _HEAD
    across, down = (1, 0) if right else (0, 1)
    end = x - _HEAD * across, y - _HEAD * down
    inside = _DOT, _DOT, canvas.image.width - _DOT, canvas.image.height - _DOT
    shown: list[Point] = []
    least = math.inf
    for sway, pull in product(_SWAYS, _PULLS):
        if least <= _DETOUR * abs(sway):  # all that follow swing out at least as far, so none costs less
            break
        way = _dots(source, end, sway, pull, right=right)
        dots = [dot for dot in way if math.dist(source, dot) > away + _CLEAR]
        free = [dot for dot in dots if _lies_in(inside, dot) and not any(_lies_in(box, dot) for box in keep)]
        crossing = sum(any(math.dist(middle, dot) < radius for middle, radius in others) for dot in dots)
        cost = len(dots) - len(free) + crossing + _DETOUR * abs(sway)
        if cost < least:
            least, shown = cost, free
    colours, sprites = canvas.theme.colours, canvas.sprites
    round_one = sprites.painted("trail", _DOT, [(1.0, _ROUND, colours)])
    for dot in shown:
        canvas.stamp_around(round_one, round(dot[0]), round(dot[1]))
    half = _HEAD // 2
    arrow = sprites.painted(("trail", right), _HEAD, [(1.0, _ARROWS[right], colours)])
    canvas.stamp_around(arrow, x - half * across, y - half * down)


def _lies_in(box: Box, dot: Point) -> bool:
    return box[0] < dot[0] < box[2] and box[1] < dot[1] < box[3]


def _dots(source: Place, end: Place, sway: float, pull: float, *, right: bool) -> Iterator[Point]:
    """Yield points at equal distances on a curve that arrives from the left, or from above.

    It swings out to one side by a share of its length, and arrives straight over another share of it, `pull`.
    """
    (x, y), (to_x, to_y) = source, end
    wide, high = to_x - x, to_y - y
    straight = pull * max(abs(wide), abs(high))
    first_x, first_y = x + 0.2 * wide - sway * high, y + 0.2 * high + sway * wide
    second_x, second_y = (to_x - straight, to_y) if right else (to_x, to_y - straight)
    walked, due = 0.0, 0.0
    at = float(x), float(y)
    for a, b, c, d in _WEIGHTS:
        dot = a * x + b * first_x + c * second_x + d * to_x, a * y + b * first_y + c * second_y + d * to_y
        walked += math.dist(at, dot)
        at = dot
        if walked >= due and math.dist(end, dot) > _DOT:
            yield dot
            due = walked + _APART
