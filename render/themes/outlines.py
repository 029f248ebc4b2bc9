"""The geometry of shapes, on a square from -1 to 1. Angles are in degrees, clockwise."""

import itertools
import math
from collections.abc import Sequence
from typing import Final

from render.themes.shapes import Outline, Point

ARC_STEPS: Final = 24
CURVE_STEPS: Final = 8


def turned(points: Outline, degrees: float) -> Outline:
    """Return an outline, rotated around the middle of the square."""
    cosine, sine = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return tuple((x * cosine - y * sine, x * sine + y * cosine) for x, y in points)


def arc(radius: float, start: float, end: float, steps: int, centre: Point = (0.0, 0.0)) -> Outline:
    """Return the points of an arc between two angles, which count from the right."""
    angles = (math.radians(start + (end - start) * step / steps) for step in range(steps + 1))
    return tuple(
        (centre[0] + radius * math.cos(angle), centre[1] + radius * math.sin(angle)) for angle in angles
    )


def circle(radius: float, *, backwards: bool = False) -> Outline:
    """Return a circle around the middle."""
    return arc(radius, 360, 0, 2 * ARC_STEPS) if backwards else arc(radius, 0, 360, 2 * ARC_STEPS)


def square(half: float, corner: float) -> Outline:
    """Return a square with side 2 × `half` and corners of the radius `corner`."""
    inner = half - corner
    centres = ((inner, inner), (-inner, inner), (-inner, -inner), (inner, -inner))
    quarters = (
        arc(corner, 90 * quarter, 90 * quarter + 90, 8, centre) for quarter, centre in enumerate(centres)
    )
    return tuple(itertools.chain.from_iterable(quarters))


def star(points: int, outer: float, inner: float) -> Outline:
    """Return a star with tips at the radius `outer`, the first one at the top, and dips at `inner`."""
    return tuple(
        turned(((0.0, -(inner if corner % 2 else outer)),), 180 * corner / points)[0]
        for corner in range(2 * points)
    )


def petal(start: float, length: float, width: float) -> Outline:
    """Return a lens-shaped petal that points up, from the radius `start` to `length`."""
    steps = [step / ARC_STEPS for step in range(ARC_STEPS + 1)]
    side = [(width / 2 * math.sin(math.pi * step), -(start + (length - start) * step)) for step in steps]
    return (*side, *((-x, y) for x, y in reversed(side)))


def scallop(count: int, outer: float, inner: float) -> Outline:
    """Return a round shape with `count` soft lobes between the radii `inner` and `outer`."""
    steps = count * CURVE_STEPS
    mean, swing = (outer + inner) / 2, (outer - inner) / 2
    points = []
    for step in range(steps):
        angle = 2 * math.pi * step / steps
        radius = mean + swing * math.cos(count * angle)
        points.append((radius * math.sin(angle), -radius * math.cos(angle)))
    return tuple(points)


def heart(size: float) -> Outline:
    """Return a heart that is 2 × `size` wide."""
    points = []
    for step in range(4 * ARC_STEPS):
        angle = 2 * math.pi * step / (4 * ARC_STEPS)
        y = 13 * math.cos(angle) - 5 * math.cos(2 * angle) - 2 * math.cos(3 * angle) - math.cos(4 * angle)
        points.append((size * math.sin(angle) ** 3, -size * (y + 2.5) / 15.5))
    return tuple(points)


def polygon(corners: Sequence[Point], rounding: float) -> Outline:
    """Return a polygon, each corner rounded from `rounding` before it to `rounding` after it."""
    if not rounding:
        return tuple(corners)
    outline: list[Point] = []
    for place, middle in enumerate(corners):
        before = _towards(middle, corners[place - 1], rounding)
        after = _towards(middle, corners[(place + 1) % len(corners)], rounding)
        for step in range(CURVE_STEPS + 1):
            share = step / CURVE_STEPS
            weights = ((1 - share) ** 2, 2 * share * (1 - share), share**2)
            outline.append(_weighed((before, middle, after), weights))
    return tuple(outline)


def closed_curve(points: Sequence[Point]) -> Outline:
    """Return the smooth closed curve through points."""
    return _smooth((points[-1], *points, *points[:2]))


def stroke(points: Sequence[Point], width: float, *, smooth: bool) -> list[Outline]:
    """Return a line with round ends through points, as an outline for each segment and joint."""
    line = _smooth((points[0], *points, points[-1])) if smooth else tuple(points)
    bits: list[Outline] = [arc(width / 2, 0, 360, 2 * CURVE_STEPS, point) for point in line]
    for (x, y), (to_x, to_y) in itertools.pairwise(line):
        length = math.hypot(to_x - x, to_y - y)
        if length:
            aside, along = (to_y - y) * width / 2 / length, (x - to_x) * width / 2 / length
            bits.append(
                (
                    (x + aside, y + along),
                    (to_x + aside, to_y + along),
                    (to_x - aside, to_y - along),
                    (x - aside, y - along),
                )
            )
    return bits


def _smooth(points: Outline) -> Outline:
    """Return points of the Catmull-Rom curve from the second point to the second to last."""
    curve = [points[1]]
    for one, two, three, four in zip(points, points[1:], points[2:], points[3:], strict=False):
        for step in range(1, CURVE_STEPS + 1):
            t = step / CURVE_STEPS
            weights = (
                (-(t**3) + 2 * t**2 - t) / 2,
                (3 * t**3 - 5 * t**2 + 2) / 2,
                (-3 * t**3 + 4 * t**2 + t) / 2,
                (t**3 - t**2) / 2,
            )
            curve.append(_weighed((one, two, three, four), weights))
    return tuple(curve)


def _weighed(points: Sequence[Point], weights: Sequence[float]) -> Point:
    pairs = tuple(zip(points, weights, strict=True))
    return sum(x * share for (x, _), share in pairs), sum(y * share for (_, y), share in pairs)


def _towards(point: Point, other: Point, length: float) -> Point:
    whole = math.dist(point, other)
    share = min(0.5, length / whole) if whole else 0.0
    return point[0] + (other[0] - point[0]) * share, point[1] + (other[1] - point[1]) * share
