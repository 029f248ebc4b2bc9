"""The last move as a trail from its source to the line or the floor where its tiles are now."""

import math
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise, product
from typing import Final

from PIL import Image, ImageDraw

from render.paint.canvas import Canvas
from render.paint.nine_patch import Box
from render.themes.kinds import shape
from render.themes.shapes import Point, Shape

Place = tuple[int, int]
Obstacle = tuple[Box, int]
"""The box of a disc or of the centre, and the radius of its corners."""
_DOT: Final = 17
_APART: Final = 27
"""The distance between two dots."""
_HEAD: Final = 44
_CLEAR: Final = 14
"""The space between the rim of the source and the middle of the first dot."""
_BESIDE: Final = 2
"""How many of the first dots the source's own number may hide, and are missing beside another disc."""
_SHORT: Final = 3
"""How many dots are left at either end of a way that is interrupted."""
_STEPS: Final = 24
_WEIGHTS: Final = tuple(
    ((1 - share) ** 3, 3 * (1 - share) ** 2 * share, 3 * (1 - share) * share**2, share**3)
    for share in (step / _STEPS for step in range(1, _STEPS + 1))
)
"""How much a Bézier curve's four points count at each step along it."""
_SWAYS: Final = (0.0, 0.12, -0.12, 0.3, -0.3, 0.6, -0.6, 0.9, -0.9, 1.2, -1.2, 1.6, -1.6)
"""How far the ways swing out to one side or the other, as shares of their length."""
_PULLS: Final = (0.5, 0.2, 0.05)
"""Over how much of their length the ways arrive straight."""
_DETOUR: Final = 4
"""How many dots on another disc are as bad as a way that swings out by its whole length."""
_CROSSING, _HIDDEN = 1, 3
"""What a dot costs that lies on another disc or on the centre, and one that something hides."""
_FINE: Final = 4
"""The side of the squares of which obstacles consist, in pixels."""
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
    canvas: Canvas, source: Obstacle, target: Place, keep: Sequence[Box], others: Iterable[Obstacle]
) -> None:
    """Draw dots from the rim of a source, and an arrow whose tip is at a target.

    It ends to the right if the source lies left of its target, otherwise downwards. There are no dots in the
    boxes to `keep`, nor outside of the picture. Of several ways, the one is drawn that hides the least and
    keeps clear of the `others`: a trail that seems to start at one of them would be misread. For the same
    reason, only the two ends of a way are drawn if something hides its dots.
    """
    (left, _, edge, _), _ = source
    (x, y), right = target, target[0] - (left + edge) // 2 > 2 * _HEAD
    across, down = (1, 0) if right else (0, 1)
    end = x - _HEAD * across, y - _HEAD * down
    costs = _Costs(canvas.image.size, keep, others)
    shown: Sequence[Point] = ()
    least = math.inf
    for sway, pull in product(_SWAYS, _PULLS):
        if least <= _DETOUR * abs(sway):  # all that follow swing out at least as far, so none costs less
            break
        cost, dots, each = _DETOUR * abs(sway), list[Point](), list[int]()
        for dot in _dots(source, end, sway, pull, right=right):
            dots.append(dot)
            each.append(costs.of(dot))
            cost += each[-1]
            if cost >= least:
                break
        else:
            least, shown = cost, _uninterrupted(dots, each)
    colours, sprites = canvas.theme.colours, canvas.sprites
    round_one = sprites.painted("trail", _DOT, [(1.0, _ROUND, colours)])
    for dot in shown:
        canvas.stamp_around(round_one, round(dot[0]), round(dot[1]))
    half = _HEAD // 2
    arrow = sprites.painted(("trail", right), _HEAD, [(1.0, _ARROWS[right], colours)])
    canvas.stamp_around(arrow, x - half * across, y - half * down)


class _Costs:
    """What dots cost where they lie, looked up in squares."""

    def __init__(self, size: tuple[int, int], keep: Iterable[Box], others: Iterable[Obstacle]) -> None:
        """Mark the boxes to `keep`, and the `others` larger by half a dot, so that none touches them."""
        self._wide, self._high = size
        plan = Image.new("L", (size[0] // _FINE + 1, size[1] // _FINE + 1))
        pencil, half = ImageDraw.Draw(plan), _DOT // 2
        for (left, top, to_right, bottom), radius in others:
            box = tuple(edge // _FINE for edge in (left - half, top - half, to_right + half, bottom + half))
            pencil.rounded_rectangle(box, (radius + half) // _FINE, _CROSSING)
        for box in keep:
            pencil.rectangle(tuple(edge // _FINE for edge in box), _HIDDEN)
        self._across, self._plan = plan.width, plan.tobytes()

    def of(self, dot: Point) -> int:
        """Return what a dot costs: nothing on the bare table."""
        x, y = dot
        if _DOT < x < self._wide - _DOT and _DOT < y < self._high - _DOT:
            return self._plan[int(y) // _FINE * self._across + int(x) // _FINE]
        return _HIDDEN


def _uninterrupted(dots: Sequence[Point], costs: Sequence[int]) -> Sequence[Point]:
    """Return the dots of a way that are drawn: if some are hidden, a few at each end, far from others."""
    first = next((place for place, cost in enumerate(costs) if cost != _HIDDEN), len(dots))
    hidden = next((place for place in range(first, len(dots)) if costs[place] == _HIDDEN), len(dots))
    if first <= _BESIDE and hidden == len(dots):
        return dots[first:]
    begin = dots[first : min(first + _SHORT, hidden)] if first <= _BESIDE else ()
    free = next((place for place in range(len(dots), 0, -1) if costs[place - 1]), 0)
    return [*begin, *dots[max(len(dots) - _SHORT, free + _BESIDE) :]]


def _dots(source: Obstacle, end: Place, sway: float, pull: float, *, right: bool) -> Iterator[Point]:
    """Yield points at equal distances on a curve that arrives from the left, or from above.

    It swings out to one side by a share of its length, and arrives straight over another share of it, `pull`.
    The first one lies beside the source's rim, the last one before the end.
    """
    (left, top, edge, bottom), radius = source
    (x, y), (to_x, to_y) = ((left + edge) / 2, (top + bottom) / 2), end
    wide, high = to_x - x, to_y - y
    straight = pull * max(abs(wide), abs(high))
    first_x, first_y = x + 0.2 * wide - sway * high, y + 0.2 * high + sway * wide
    second_x, second_y = (to_x - straight, to_y) if right else (to_x, to_y - straight)
    curve = [
        (a * x + b * first_x + c * second_x + d * to_x, a * y + b * first_y + c * second_y + d * to_y)
        for a, b, c, d in _WEIGHTS
    ]
    beyond = radius + _CLEAR
    inner = left + radius, top + radius, edge - radius, bottom - radius
    near = 0.0
    for step, point in enumerate(curve):
        far = _far(inner, point)
        if far >= beyond:
            before = curve[step - 1] if step else (x, y)
            return _spaced([_between(before, point, (beyond - near) / (far - near)), *curve[step:]])
        near = far
    return iter(())


def _far(box: Box, point: Point) -> float:
    """Return how far a point is from a box."""
    x, y = point
    return math.hypot(max(box[0] - x, 0, x - box[2]), max(box[1] - y, 0, y - box[3]))


def _spaced(curve: Sequence[Point]) -> Iterator[Point]:
    """Yield points at equal distances along a curve, its beginning included but not its end."""
    lengths = [math.dist(one, other) for one, other in pairwise(curve)]
    apart = (total := sum(lengths)) / max(1, round(total / _APART))
    last, walked, due = total - apart / 2, 0.0, 0.0
    for (at, to), length in zip(pairwise(curve), lengths, strict=True):
        stop = min(walked + length, last)
        while due < stop:
            yield _between(at, to, (due - walked) / length)
            due += apart
        walked += length


def _between(one: Point, other: Point, share: float) -> Point:
    """Return the point that lies at a share of the way from one point to another."""
    return one[0] + share * (other[0] - one[0]), one[1] + share * (other[1] - one[1])
