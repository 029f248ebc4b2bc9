"""The way of the last move: a trail from its source to the line or the floor where its tiles are now."""

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from render.paint.canvas import Canvas
from render.paint.sprites import Sprite
from render.paint.stretching import Box
from render.themes.kinds import shape

Point = tuple[int, int]
_DOT: Final = 17
_APART: Final = 27
"""The distance between two dots."""
_HEAD: Final = 44
_CLEAR: Final = 20
"""The space between source and trail, and between the last dot and the tip of the arrow."""
_STEPS: Final = 160
_HALO: Final = 0.30
"""The width of the rim around dots and arrow, as a share of a dot."""


def draw_trail(canvas: Canvas, source: Point, away: int, target: Point, keep: Sequence[Box]) -> None:
    """Draw dots from a source, beginning `away` from its middle, and an arrow whose tip is at a target.

    It ends to the right if the source lies left of its target, otherwise downwards. There are no dots in the
    boxes to `keep`.
    """
    right = target[0] - source[0] > 2 * _HEAD
    tip, size = target, round(_HEAD * 0.5)
    base = (tip[0] - _HEAD, tip[1]) if right else (tip[0], tip[1] - _HEAD)
    points = _way(source, base, right=right)
    walked, dot = 0.0, _dot(canvas)
    due = float(away + _CLEAR)
    spots: list[tuple[float, float]] = []
    for (x, y), (to_x, to_y) in pairwise(points):
        walked += math.hypot(to_x - x, to_y - y)
        if walked >= due and math.hypot(base[0] - to_x, base[1] - to_y) > 0.6 * _APART:
            spots.append((to_x, to_y))
            due = walked + _APART
    for across, down in spots:
        if any(left < across < end and top < down < low for left, top, end, low in keep):
            continue
        canvas.stamp_around(dot, round(across), round(down))
    middle = (tip[0] - size, tip[1]) if right else (tip[0], tip[1] - size)
    canvas.stamp_around(_arrow(canvas, right=right), *middle)


def _way(source: Point, end: Point, *, right: bool) -> list[tuple[float, float]]:
    """Return points on a curve that arrives from the left, or from above."""
    (x, y), (to_x, to_y) = source, end
    pull = 0.55 * max(abs(to_x - x), abs(to_y - y))
    bend = (to_x - pull, to_y) if right else (to_x, to_y - pull)
    start = (
        (x + (to_x - x) * 0.3, y + (to_y - y) * 0.1)
        if right
        else (x + (to_x - x) * 0.1, y + (to_y - y) * 0.3)
    )
    points = []
    for step in range(_STEPS + 1):
        share = step / _STEPS
        rest = 1 - share
        weights = rest**3, 3 * rest * rest * share, 3 * rest * share * share, share**3
        corners = ((x, y), start, bend, (to_x, to_y))
        points.append(
            (
                sum(weight * corner[0] for weight, corner in zip(weights, corners, strict=True)),
                sum(weight * corner[1] for weight, corner in zip(weights, corners, strict=True)),
            )
        )
    return points


def _dot(canvas: Canvas) -> Sprite:
    inks = {"halo": canvas.theme.colours["panel"], "face": canvas.theme.colours["fresh"]}
    layers = tuple(
        shape({"shape": "disc", "radius": radius, "ink": ink})
        for radius, ink in ((1.0, "halo"), (1 - _HALO, "face"))
    )
    return canvas.sprites.painted("trail", _DOT, [(1.0, layers, inks)])


def _arrow(canvas: Canvas, *, right: bool) -> Sprite:
    """Return the head of the arrow, whose tip is in the middle of its right or its lower edge."""
    inks = {"halo": canvas.theme.colours["panel"], "face": canvas.theme.colours["fresh"]}
    outer = [[0.98, 0.0], [-0.72, -0.92], [-0.34, 0.0], [-0.72, 0.92]]
    inner = [[0.74, 0.0], [-0.46, -0.66], [-0.16, 0.0], [-0.46, 0.66]]
    layers = tuple(
        shape(
            {
                "shape": "polygon",
                "points": points if right else [[-y, x] for x, y in points],
                "corner": 0.12,
                "ink": ink,
            }
        )
        for points, ink in ((outer, "halo"), (inner, "face"))
    )
    return canvas.sprites.painted(("trail", right), _HEAD, [(1.0, layers, inks)])
