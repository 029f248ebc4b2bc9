"""The small drawing vocabulary that themes are written in: shapes on a square from -1 to 1."""

import math
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from PIL import Image, ImageDraw

Point = tuple[float, float]
Rgb = tuple[int, int, int]
Outline = tuple[Point, ...]

OVERSAMPLING: Final = 4
"""How many times larger than its sprite a figure is drawn before it is reduced."""
_ARC_STEPS: Final = 24


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
    if not isinstance(ink, str) or not isinstance(alpha, int | float) or not isinstance(repeat, int):
        message = f"{kind}: ink must be text, alpha a number and repeat a whole number"
        raise ValueError(message)  # noqa: TRY004 - one kind of refusal for everything a theme can get wrong
    (shift_x, shift_y) = _point(at)
    try:
        drawn = _KINDS[kind](**keys)
    except TypeError as error:
        message = f"{kind}: {error}"
        raise ValueError(message) from error
    moved = [tuple((x + shift_x, y + shift_y) for x, y in outline) for outline in drawn]
    copies = tuple(_turned(outline, 360 * copy / repeat) for copy in range(repeat) for outline in moved)
    return Shape(copies, ink, float(alpha))


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


def _polygon(points: list[object]) -> list[Outline]:
    return [tuple(_point(point) for point in points)]


_KINDS: Final[Mapping[str, Callable[..., list[Outline]]]] = {
    "square": _square,
    "disc": _disc,
    "ring": _ring,
    "star": _star,
    "petals": _petals,
    "polygon": _polygon,
}
