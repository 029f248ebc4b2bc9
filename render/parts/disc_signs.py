"""The signs of the special factory discs, as shapes on a square from -1 to 1 (R25).

Each disc has a pictogram of its own and a rim of its own, so that no colour is needed to tell them apart.
"""

import math
from collections.abc import Mapping
from functools import cache
from typing import Final, Literal

from azul.pieces.discs import Disc
from render.paint.canvas import Canvas, Style
from render.paint.sprites import Layer, PanelStyle, Sprite
from render.text.lettering import fitting_size
from render.themes.kinds import shape
from render.themes.shapes import Outline, Point, Shape


def _round(radius: float, ink: str) -> Shape:
    return shape({"shape": "disc", "radius": radius, "ink": ink})


def _wreath(number: int, radius: float, distance: float, ink: str) -> Shape:
    spot = {"shape": "disc", "radius": radius, "at": [0.0, -distance], "repeat": number, "ink": ink}
    return shape(spot)


def _polygon(ink: str, *points: Point, repeat: int = 1) -> Shape:
    return shape(
        {"shape": "polygon", "points": [list(point) for point in points], "repeat": repeat, "ink": ink}
    )


def _bow(radius: float, width: float, start: float, end: float, centre: Point = (0.0, 0.0)) -> Outline:
    """Return a thick arc between two angles, in degrees clockwise from the right."""
    steps = 48
    angles = [math.radians(start + (end - start) * step / steps) for step in range(steps + 1)]
    inner = radius - width
    there = [(centre[0] + radius * math.cos(angle), centre[1] + radius * math.sin(angle)) for angle in angles]
    back = [(centre[0] + inner * math.cos(angle), centre[1] + inner * math.sin(angle)) for angle in angles]
    return (*there, *reversed(back))


def _pillow(wide: float, tall: float, sag: float) -> Outline:
    """Return a cushion's outline: sides that curve inwards between four pointed corners."""
    steps = 16
    corners = ((-wide, -tall), (wide, -tall), (wide, tall), (-wide, tall))
    points: list[Point] = []
    for place, (x, y) in enumerate(corners):
        to_x, to_y = corners[(place + 1) % 4]
        for step in range(steps):
            share = step / steps
            pull = 1 - sag * math.sin(math.pi * share)
            along_x, along_y = x + (to_x - x) * share, y + (to_y - y) * share
            across = x == to_x
            points.append((along_x * pull if across else along_x, along_y if across else along_y * pull))
    return tuple(points)


_ANCHOR: Final = (
    shape({"shape": "ring", "radius": 0.25, "width": 0.15, "at": [0.0, -0.70], "ink": "sign"}),
    _polygon("sign", (-0.10, -0.48), (0.10, -0.48), (0.10, 0.80), (-0.10, 0.80)),
    _polygon("sign", (-0.46, -0.36), (0.46, -0.36), (0.46, -0.16), (-0.46, -0.16)),
    Shape((_bow(0.78, 0.19, 8, 172, (0.0, 0.12)),), "sign"),
    _polygon("sign", (-0.96, 0.34), (-0.76, -0.10), (-0.44, 0.26)),
    _polygon("sign", (0.96, 0.34), (0.76, -0.10), (0.44, 0.26)),
)
_POINTING_APART: Final = (
    _polygon("sign", (-1.0, 0.0), (-0.42, -0.62), (-0.42, 0.62)),
    _polygon("sign", (1.0, 0.0), (0.42, -0.62), (0.42, 0.62)),
)
_ARROWS: Final = (
    *_POINTING_APART,
    shape({"shape": "square", "size": 0.24, "corner": 0.04, "ink": "sign"}),
)
_EVEN_ARROWS: Final = (
    *_POINTING_APART,
    _polygon("sign", (-0.30, -0.48), (0.30, -0.48), (0.30, -0.14), (-0.30, -0.14)),
    _polygon("sign", (-0.30, 0.14), (0.30, 0.14), (0.30, 0.48), (-0.30, 0.48)),
)
_CUSHION: Final = (
    Shape((_pillow(1.0, 0.86, 0.22),), "sign"),
    Shape((_pillow(0.76, 0.62, 0.20),), "ground"),
    _round(0.20, "sign"),
)
_PLUS: Final = (
    _polygon("sign", (-0.98, -0.14), (-0.02, -0.14), (-0.02, 0.14), (-0.98, 0.14)),
    _polygon("sign", (-0.64, -0.48), (-0.36, -0.48), (-0.36, 0.48), (-0.64, 0.48)),
    _polygon(
        "sign",
        *((0.14, -0.40), (0.52, -0.72), (0.80, -0.72), (0.80, 0.72), (0.48, 0.72), (0.48, -0.32)),
        (0.14, -0.10),
    ),
)

_LABEL: Final = 35
"""The height of a label with the name of a disc."""
_NAME: Final = 25
_BEFORE: Final = 8
"""The space on either side of a name."""

Mood = Literal["full", "empty", "source"]
_PLAIN: Final[Mapping[Mood, tuple[str, str]]] = {
    "full": ("plate_rim", "plate"),
    "empty": ("shade", "hollow"),
    "source": ("fresh", "plate"),
}
"""The colours of a plain disc's rim and face."""
_SIGNS: Final[Mapping[Disc, tuple[Shape, ...]]] = {
    Disc.KEEP: _ANCHOR,
    Disc.SCATTER: _ARROWS,
    Disc.CUSHION: _CUSHION,
    Disc.SURPLUS: _PLUS,
}
_FIELD: Final = (_round(1.0, "halo"), _round(0.93, "sign"), _round(0.86, "ground"))
_BESIDE: Final = (
    Shape((_pillow(0.99, 0.99, 0.10),), "sign"),
    Shape((_pillow(0.86, 0.86, 0.09),), "ground"),
)
_RIMS: Final[Mapping[Disc, tuple[Shape, ...]]] = {
    Disc.KEEP: (_round(1.0, "rim"), _round(0.94, "face"), _round(0.89, "rim"), _round(0.83, "face")),
    Disc.SCATTER: (
        shape({"shape": "star", "points": 28, "outer": 1.0, "inner": 0.88, "ink": "rim"}),
        _round(0.84, "face"),
    ),
    Disc.CUSHION: (
        _wreath(16, 0.15, 0.85, "rim"),
        _wreath(16, 0.09, 0.85, "face"),
        _round(0.85, "face"),
    ),
    Disc.SURPLUS: (
        _round(1.0, "rim"),
        _round(0.97, "face"),
        _wreath(24, 0.055, 0.90, "rim"),
        _round(0.82, "glaze"),
        _round(0.79, "face"),
    ),
}


@cache
def _horseshoe(turn: int) -> tuple[Shape, ...]:
    """Return a magnet with its gap at the top, rotated by some degrees."""

    def bow(start: int, end: int) -> Outline:
        return _bow(0.97, 0.15, start + turn, end + turn)

    return (
        _round(1.0, "halo"),
        _round(0.94, "face"),
        Shape((bow(-35, 215),), "rim"),
        Shape((bow(-58, -39), bow(219, 238)), "rim"),
        Shape((_bow(0.97, 0.05, 238 + turn, 302 + turn),), "glaze"),
    )


def disc_sign(canvas: Canvas, disc: Disc, side: int, *, is_empty: bool = False, even: bool = False) -> Sprite:
    """Return the sign of a special disc, `side` pixels wide: a pictogram, or a magnet's tile.

    A sign that is `is_empty` is pale. `even` means that scatter discs split the rest evenly (R31).
    """
    colours = canvas.theme.colours
    ink = colours["asleep" if is_empty else "sign"]
    inks = {"halo": colours["panel"], "sign": ink, "ground": colours["hollow" if is_empty else "panel"]}
    colour = disc.pulls
    if colour is None:
        inside: Layer = (0.62, _EVEN_ARROWS if even and disc is Disc.SCATTER else _SIGNS[disc], inks)
    else:
        look = canvas.theme.prints[colour] if is_empty else canvas.theme.tiles[colour]
        inside = (0.58, look.layers, look.inks)
    return canvas.sprites.painted(("sign", disc, is_empty, even), side, [(1.0, _FIELD, inks), inside])


def draw_named_sign(
    canvas: Canvas, at: tuple[int, int], widest: int, disc: Disc, *, is_empty: bool, even: bool
) -> None:
    """Draw the sign of a special disc with its name beside it, on a label around a position."""
    (x, y), captions = at, canvas.captions
    word = captions.magnet if disc.pulls is not None else getattr(captions, disc.word)
    half = _LABEL // 2
    room = widest - _LABEL - 2 * _BEFORE
    size = fitting_size(word, _NAME, room)
    wide = _LABEL + canvas.measure(word, size, room) + 2 * _BEFORE
    left = x - wide // 2
    ground, ink = ("hollow", "muted") if is_empty else ("panel", "sign")
    box = (left, y - half, left + wide, y - half + _LABEL)
    canvas.panel(PanelStyle(half, 2, ground, "asleep" if is_empty else "sign", on="plate"), box)
    canvas.stamp(disc_sign(canvas, disc, _LABEL, is_empty=is_empty, even=even), left, y - half)
    canvas.text((left + _LABEL + _BEFORE - 2, y), word, Style(size, ink, ground), room)


def disc_plate(
    canvas: Canvas, disc: Disc, width: int, mood: Mood = "full", *, flipped: bool = False
) -> Sprite:
    """Return a disc, `width` pixels wide. The mood ``source`` marks the disc of the last move.

    The gap of a magnet is opposite to its sign: at the top, or at the bottom if the disc is `flipped`.
    """
    colours, sprites = canvas.theme.colours, canvas.sprites
    if disc is Disc.PLAIN:
        return sprites.plate(width, *_PLAIN[mood])
    rim = colours["plate_rim"] if disc.pulls is None else canvas.theme.tiles[disc.pulls].inks["edge"]
    inks = {"rim": rim, "face": colours["plate"], "glaze": colours["plate_glaze"], "halo": colours["plate"]}
    if mood == "source":
        inks["rim"] = colours["fresh"]
    elif mood == "empty":
        inks |= {"rim": colours["shade"], "face": colours["hollow"], "glaze": colours["hollow"]}
    rims = _RIMS.get(disc, _horseshoe(180 if flipped else 0))
    return sprites.painted(("disc", disc, mood, flipped), width, [(0.99, rims, inks)], casts=mood != "empty")


def empty_place(canvas: Canvas, width: int, ink: str) -> Sprite:
    """Return the mark on the table where a disc used to be."""
    return canvas.sprites.painted(
        ("place", ink), width, [(0.99, (_wreath(26, 0.035, 0.93, ink),), canvas.theme.colours)]
    )


def cushion(canvas: Canvas, side: int, ring: str = "", on: str = "panel") -> Sprite:
    """Return the cushion beside a floor line, `side` pixels wide."""
    colours = canvas.theme.colours
    inks = {"sign": colours[ring or "sign"], "ground": colours["well"]}
    return canvas.sprites.painted(("cushion", ring), side, [(1.0, _BESIDE, inks)], on)
