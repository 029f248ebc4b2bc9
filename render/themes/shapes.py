"""The small drawing vocabulary that themes are written in: shapes on a square from -1 to 1."""

import itertools
import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from PIL import Image, ImageDraw

Point = tuple[float, float]
Rgb = tuple[int, int, int]
Outline = tuple[Point, ...]

OVERSAMPLING: Final = 4
"""How many times larger than its sprite a figure is drawn before it is reduced."""
_ARC_STEPS: Final = 24
_CURVE_STEPS: Final = 8
_MOST_COPIES: Final = 72


@dataclass(frozen=True, slots=True)
class Shape:
    """Outlines filled with one ink: its name in the theme, or a colour as #rrggbb. `alpha` is 0 to 1."""

    outlines: tuple[Outline, ...]
    ink: str
    alpha: float = 1.0


def rgb(text: str) -> Rgb:
    """Return the colour that is written #rrggbb. Raises `ValueError` for anything else."""
    if len(text) != 7 or text[0] != "#":
        message = f"{text!r} is no colour of the form #rrggbb"
        raise ValueError(message)
    return int(text[1:3], 16), int(text[3:5], 16), int(text[5:7], 16)


def blend(over: Rgb, under: Rgb, share: float) -> Rgb:
    """Return the colour that is `share` (0 to 1) of `over` and otherwise `under`."""
    red, green, blue = (round(a * share + b * (1 - share)) for a, b in zip(over, under, strict=True))
    return red, green, blue


def shape(spec: Mapping[str, object]) -> Shape:
    """Return the shape that a table of a theme describes.

    Raises `ValueError` for an unknown shape, and for keys that are missing or of the wrong kind.
    """
    keys = dict(spec)
    kind = keys.pop("shape", None)
    ink = keys.pop("ink", None)
    alpha = keys.pop("alpha", 1.0)
    repeat = keys.pop("repeat", 1)
    at = keys.pop("at", [0.0, 0.0])
    if not isinstance(kind, str) or kind not in _KINDS:
        message = f"shape {kind!r} is none of {', '.join(sorted(_KINDS))}"
        raise ValueError(message)
    share = float(alpha) if isinstance(alpha, int | float) else -1.0
    copies = repeat if isinstance(repeat, int) else 0
    if not isinstance(ink, str) or not 0 <= share <= 1 or not 1 <= copies <= _MOST_COPIES:
        message = f"{kind}: ink must be text, alpha from 0 to 1 and repeat from 1 to {_MOST_COPIES}"
        raise ValueError(message)
    (shift_x, shift_y) = _point(at)
    number = keys.get("count", keys.get("points"))
    if isinstance(number, int | float) and not 1 <= number <= _MOST_COPIES:
        message = f"{kind}: count and points must be from 1 to {_MOST_COPIES}"
        raise ValueError(message)
    try:
        drawn = _KINDS[kind](**keys)
    except (TypeError, ZeroDivisionError, IndexError) as error:
        message = f"{kind}: {str(error).removeprefix(f'_{kind}() ')}"
        raise ValueError(message) from error
    if not drawn or not all(map(_can_be_filled, drawn)):
        message = f"{kind} with these numbers draws nothing"
        raise ValueError(message)
    moved = [tuple((x + shift_x, y + shift_y) for x, y in outline) for outline in drawn]
    turned = tuple(_turned(outline, 360 * copy / copies) for copy in range(copies) for outline in moved)
    return Shape(turned, ink, share)


def paint(canvas: Image.Image, shapes: Iterable[Shape], inks: Mapping[str, Rgb]) -> None:
    """Draw shapes over the whole of a square RGB image, which is `OVERSAMPLING` times the sprite's size."""
    pencil = ImageDraw.Draw(canvas, "RGBA")
    half = canvas.width / 2
    for layer in shapes:
        ink = inks[layer.ink] if layer.ink in inks else rgb(layer.ink)
        for outline in layer.outlines:
            pencil.polygon(
                [(half + x * half, half + y * half) for x, y in outline], (*ink, round(255 * layer.alpha))
            )


def _can_be_filled(outline: Outline) -> bool:
    return len(outline) > 2 and all(math.isfinite(part) for point in outline for part in point)


def _point(value: object) -> Point:
    if isinstance(value, list) and len(value) == 2:
        x, y = value
        if isinstance(x, int | float) and isinstance(y, int | float):
            return float(x), float(y)
    message = f"{value!r} is no point [x, y]"
    raise ValueError(message)


def _turned(points: Outline, degrees: float) -> Outline:
    cosine, sine = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return tuple((x * cosine - y * sine, x * sine + y * cosine) for x, y in points)


def _arc(radius: float, start: float, end: float, steps: int, centre: Point = (0.0, 0.0)) -> Outline:
    angles = (math.radians(start + (end - start) * step / steps) for step in range(steps + 1))
    return tuple(
        (centre[0] + radius * math.cos(angle), centre[1] + radius * math.sin(angle)) for angle in angles
    )


def _square(size: float = 1.0, corner: float = 0.0) -> list[Outline]:
    inner = size - corner
    centres = ((inner, inner), (-inner, inner), (-inner, -inner), (inner, -inner))
    points: Outline = ()
    for quarter, centre in enumerate(centres):
        points += _arc(corner, 90 * quarter, 90 * quarter + 90, 8, centre)
    return [points]


def _disc(radius: float) -> list[Outline]:
    return [_arc(radius, 0, 360, 2 * _ARC_STEPS)]


def _ring(radius: float, width: float) -> list[Outline]:
    return [_arc(radius, 0, 360, 2 * _ARC_STEPS) + _arc(radius - width, 360, 0, 2 * _ARC_STEPS)]


def _star(points: int, outer: float, inner: float, turn: float = 0.0) -> list[Outline]:
    corners = tuple(
        _turned(((0.0, -(inner if corner % 2 else outer)),), 180 * corner / points)[0]
        for corner in range(2 * points)
    )
    return [_turned(corners, turn)]


def _petals(count: int, start: float, length: float, width: float, turn: float = 0.0) -> list[Outline]:
    """Return lens-shaped petals around the middle, from `start` to `length` away from it."""
    steps = [step / _ARC_STEPS for step in range(_ARC_STEPS + 1)]
    side = [(width / 2 * math.sin(math.pi * step), -(start + (length - start) * step)) for step in steps]
    petal = (*side, *((-x, y) for x, y in reversed(side)))
    return [_turned(petal, turn + 360 * number / count) for number in range(count)]


def _polygon(points: list[object], corner: float = 0.0) -> list[Outline]:
    """Return a polygon; each corner is rounded from `corner` before it to `corner` after it."""
    corners = tuple(_point(point) for point in points)
    if not corner:
        return [corners]
    outline: list[Point] = []
    for place, middle in enumerate(corners):
        before = _towards(middle, corners[place - 1], corner)
        after = _towards(middle, corners[(place + 1) % len(corners)], corner)
        for step in range(_CURVE_STEPS + 1):
            share = step / _CURVE_STEPS
            weights = ((1 - share) ** 2, 2 * share * (1 - share), share**2)
            outline.append(_weighed((before, middle, after), weights))
    return [tuple(outline)]


def _oval(width: float, height: float, turn: float = 0.0) -> list[Outline]:
    return [_turned(tuple((x * width, y * height) for x, y in _arc(1.0, 0, 360, 2 * _ARC_STEPS)), turn)]


def _scallop(count: int, outer: float, inner: float, turn: float = 0.0) -> list[Outline]:
    """Return a round with `count` soft lobes that reach to `outer`, with dips to `inner` between them."""
    steps = count * _CURVE_STEPS
    mean, swing = (outer + inner) / 2, (outer - inner) / 2
    points = []
    for step in range(steps):
        angle = 2 * math.pi * step / steps
        radius = mean + swing * math.cos(count * angle)
        points.append((radius * math.sin(angle), -radius * math.cos(angle)))
    return [_turned(tuple(points), turn)]


def _heart(size: float) -> list[Outline]:
    points = []
    for step in range(4 * _ARC_STEPS):
        angle = 2 * math.pi * step / (4 * _ARC_STEPS)
        y = 13 * math.cos(angle) - 5 * math.cos(2 * angle) - 2 * math.cos(3 * angle) - math.cos(4 * angle)
        points.append((size * math.sin(angle) ** 3, -size * (y + 2.5) / 15.5))
    return [tuple(points)]


def _curve(points: list[object]) -> list[Outline]:
    """Return the smooth closed outline that goes through points."""
    given = tuple(_point(point) for point in points)
    return [_smooth((given[-1], *given, *given[:2]))]


def _stroke(points: list[object], width: float, smooth: bool = True) -> list[Outline]:
    """Return a line with round ends that goes through points, as one outline for each bit of it."""
    given = tuple(_point(point) for point in points)
    line = _smooth((given[0], *given, given[-1])) if smooth else given
    bits: list[Outline] = [_arc(width / 2, 0, 360, 2 * _CURVE_STEPS, point) for point in line]
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
    """Return points of the curve (Catmull-Rom) from the second point to the last but one."""
    curve = [points[1]]
    for one, two, three, four in zip(points, points[1:], points[2:], points[3:], strict=False):
        for step in range(1, _CURVE_STEPS + 1):
            t = step / _CURVE_STEPS
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


_KINDS: Final[Mapping[str, Callable[..., list[Outline]]]] = {
    "square": _square,
    "disc": _disc,
    "ring": _ring,
    "star": _star,
    "petals": _petals,
    "polygon": _polygon,
    "oval": _oval,
    "scallop": _scallop,
    "heart": _heart,
    "curve": _curve,
    "stroke": _stroke,
}
