"""The last move as a trail from its source to the line or the floor where its tiles are now."""

import math
from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from heapq import heapify, heappop, heappush
from itertools import pairwise, product
from typing import Final

from PIL import Image, ImageChops, ImageDraw

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
_GAP: Final = 3.5 * _APART
"""The least distance of two dots between which a trail seems to end."""
_HEAD: Final = 44
_CLEAR: Final = 14
"""The space between the rim of the source and the middle of the first dot."""
_BESIDE: Final = 2
"""How many of the first dots the source's own number may hide, and are missing beside another disc."""
_SHORT: Final = 3
"""How many dots are left at either end of a way that is interrupted."""
_STRAIGHT: Final = 24
"""How far a way around obstacles arrives straight, in pixels."""
_SMOOTHED: Final = (8, 3, 1)
"""How often such a way is smoothed: less often if it would touch something otherwise."""
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
_TOUCHING: Final = 2
"""How many dots on other discs only seem to touch them."""
_FREE, _CROSSING, _HIDDEN = 0, 1, 3
"""What a dot costs on the bare table, on another disc or on the heap, and where something hides it."""
_BEGIN: Final = 4
"""What stands in squares where a way around obstacles may begin."""
_PRICES: Final = (1.0, 3.0, 0.0, math.inf, 1.0)
"""What a way through a square costs: over another disc several times what it costs on the bare table."""
_HASTE: Final = 1.5
"""By how much the estimate of what is ahead is too high."""
_FINE: Final = 4
"""The side of the squares of which obstacles consist, in pixels."""
_EACH: Final = 3
_COARSE: Final = _EACH * _FINE
"""The side of the larger squares through which a trail is led around them."""
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
    boxes to `keep`, nor outside of the picture. Of several curves, the one is drawn that hides the least and
    keeps clear of the `others`: a trail that seems to start at one of them would be misread. If all of them
    are interrupted or run over others, the trail leads around those if it can. Where no way leads, only its
    two ends are drawn.
    """
    (left, _, edge, _), _ = source
    (x, y), right = target, target[0] - (left + edge) // 2 > 2 * _HEAD
    across, down = (1, 0) if right else (0, 1)
    end = x - _HEAD * across, y - _HEAD * down
    costs = _Costs(canvas.image.size, keep, others)
    shown: Sequence[Point] = ()
    least = on_discs = math.inf
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
            on_discs = math.inf if _HIDDEN in each else each.count(_CROSSING)
    around = _around(costs, source, end, right=right) if on_discs > _TOUCHING else ()
    if around and sum(costs.of(dot) == _CROSSING for dot in around) < on_discs:
        shown = around
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
        self._image, self._across, self._plan = plan, plan.width, plan.tobytes()

    def squares(self, source: Obstacle, goal: Place) -> tuple[int, bytes]:
        """Return how many larger squares there are across, and what the most costly part of each costs.

        Ways begin on those around the source, and can end on that of the goal. Those on the edge are hidden.
        """
        size = self._wide // _COARSE, self._high // _COARSE
        plan = self._wider.crop((0, 0, size[0] * _EACH, size[1] * _EACH)).resize(
            size, Image.Resampling.NEAREST
        )
        (left, top, right, bottom), radius = source
        disc, ring = Image.new("L", size), Image.new("L", size)
        for cover, reach in ((ring, _CLEAR + 1.5 * _COARSE), (disc, _CLEAR)):
            edges = (left - reach, top - reach, right + reach, bottom + reach)
            box = [round(edge / _COARSE - 0.5) for edge in edges]
            ImageDraw.Draw(cover).rounded_rectangle(box, (radius + reach) / _COARSE, 255)
        plan.paste(_BEGIN, mask=ImageChops.darker(ring, plan.point([255] * _HIDDEN + [0] * (256 - _HIDDEN))))
        plan.paste(_HIDDEN, mask=disc)
        pencil = ImageDraw.Draw(plan)
        pencil.rectangle((0, 0, size[0] - 1, size[1] - 1), outline=_HIDDEN)
        pencil.point((goal[0] // _COARSE, goal[1] // _COARSE), _FREE)
        return size[0], plan.tobytes()

    @cached_property
    def _wider(self) -> Image.Image:
        """The costs, each spread over the squares around its own."""
        plan = self._image
        for across, down in ((1, 0), (0, 1)):
            there, back = ImageChops.offset(plan, across, down), ImageChops.offset(plan, -across, -down)
            plan = ImageChops.lighter(plan, ImageChops.lighter(there, back))
        return plan

    def clear(self, dots: Iterable[Point]) -> Sequence[Point]:
        """Return the dots that lie clear of everything that hides them, also with their edges."""
        plan = self._wider.tobytes()
        return [(x, y) for x, y in dots if plan[int(y) // _FINE * self._across + int(x) // _FINE] != _HIDDEN]

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


def _around(costs: _Costs, source: Obstacle, end: Place, *, right: bool) -> Sequence[Point]:
    """Return the dots of a way that leads around everything that hides dots, none if there is no such way."""
    across, down = (1, 0) if right else (0, 1)
    before = end[0] - _STRAIGHT * across, end[1] - _STRAIGHT * down
    if costs.of(before) == _HIDDEN:
        before = end
    corners = _cheapest(*costs.squares(source, before), before)
    if not corners:
        return ()
    best: Sequence[Point] = ()
    for smoothed in _SMOOTHED:
        dots = list(_spaced(_rounded([_beside_rim(source, corners[0]), *corners, before, end], smoothed)))
        clear = costs.clear(dots)
        if len(clear) == len(dots):
            return dots
        if max(map(math.dist, clear, clear[1:]), default=math.inf) < _GAP and len(clear) > len(best):
            best = clear
    return best


def _beside_rim(source: Obstacle, point: Point) -> Point:
    """Return where a way from a source to a point outside of it begins."""
    (left, top, edge, bottom), radius = source
    x = min(max(point[0], left + radius), edge - radius)
    y = min(max(point[1], top + radius), bottom - radius)
    return _between((x, y), point, (radius + _CLEAR) / math.dist((x, y), point))


def _cheapest(wide: int, plan: bytes, goal: Place) -> list[Point]:
    """Return the middles of squares on the cheapest way to a goal from any at which it may begin.

    A square on another disc counts several times. The estimate of what is ahead is a little too high, so that
    a way is found sooner, even if it is a little longer.
    """
    target = goal[1] // _COARSE * wide + goal[0] // _COARSE
    goal_x, goal_y = target % wide, target // wide
    ahead = [
        _HASTE * (x + 0.4 * y if x > y else y + 0.4 * x)
        for y in (abs(row - goal_y) for row in range(len(plan) // wide))
        for x in (abs(column - goal_x) for column in range(wide))
    ]
    steps = [(step, length) for step, length in ((1, 1.0), (wide, 1.0), (wide + 1, 1.4), (wide - 1, 1.4))]
    steps += [(-step, length) for step, length in steps]
    walked = [math.inf] * len(plan)
    queue = []
    for place, what in enumerate(plan):
        if what == _BEGIN:
            walked[place] = 0.0
            queue.append((ahead[place], place))
    heapify(queue)
    came: dict[int, int] = {}
    while queue:
        estimate, place = heappop(queue)
        if place == target:
            break
        so_far = walked[place]
        if estimate > so_far + ahead[place]:  # it has been reached at less cost since
            continue
        for step, length in steps:
            other = place + step
            cost = so_far + length * _PRICES[plan[other]]
            if cost < walked[other]:
                walked[other], came[other] = cost, place
                heappush(queue, (cost + ahead[other], other))
    else:
        return []
    way = [target]
    while way[-1] in came:
        way.append(came[way[-1]])
    half = _COARSE / 2
    return [(_COARSE * (at % wide) + half, _COARSE * (at // wide) + half) for at in way[:0:-1]]


def _rounded(corners: Sequence[Point], smoothed: int) -> list[Point]:
    """Return a smooth line along some corners: the mean of neighbours, so many times."""
    line = list(corners)
    for _ in range(smoothed):
        line = [
            line[0],
            *(
                ((a[0] + 2 * b[0] + c[0]) / 4, (a[1] + 2 * b[1] + c[1]) / 4)
                for a, b, c in zip(line, line[1:], line[2:], strict=False)
            ),
            line[-1],
        ]
    return line


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
