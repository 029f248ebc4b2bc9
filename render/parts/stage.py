"""The winners' stage: their names in gold, their score in a wreath, rays, and tiles in the air."""

import math
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

from render.paint.canvas import Canvas, Style
from render.paint.sprites import Backdrop, PanelStyle
from render.parts.panels import Sign, draw_sign
from render.text.cleaning import NAMELESS
from render.themes.kinds import shape
from render.themes.outlines import arc, petal, star, turned
from render.themes.shapes import Outline, Shape, blend
from render.themes.theme import Theme

STAGE: Final = 18, 16, 1082, 236
"""The box of the stage: left, top, right and bottom."""
QUIET_STAGE: Final = 18, 16, 1082, 132
"""The box of a stage without any scenery."""
_LINE: Final = 6
_CORNER: Final = 26
_SIZE: Final = STAGE[2] - STAGE[0] - 2 * _LINE, STAGE[3] - STAGE[1] - 2 * _LINE
_WREATH: Final = 142, 106, 82
"""The middle and the radius of the wreath. Positions of scenery count from the stage's inner corner."""
_NAMES: Final = 586, 604
"""The middle of the names, and the room for them."""
_NAME_SIZES: Final = (96, 66, 50, 40)
"""The height of names by the number of winners."""
_TUMBLING: Final = (
    (954, 70, 74, -17, 0),
    (1018, 136, 66, 24, 2),
    (930, 160, 58, 38, 1),
    (1006, 26, 44, 48, 3),
    (1046, 66, 40, -30, 4),
    (908, 18, 32, 21, 4),
    (900, 196, 32, -24, 3),
    (262, 20, 36, 28, 1),
    (268, 190, 34, -19, 2),
    (22, 30, 40, -24, 2),
    (28, 178, 38, 17, 4),
)
"""Tiles in the air: the middle, the side, how far it is turned, the colour."""
RAY: Final = 0.5
"""How far the rays' colour is from the ground's to that of headings."""
_REACH: Final = 128
"""How far the rays reach from the middle of the wreath: not behind the names."""
_STARS: Final = (
    (250, 66, 9), (262, 158, 11), (906, 106, 12), (968, 196, 11), (1046, 188, 9), (40, 106, 9),
)  # fmt: skip
"""Small stars on both sides of the names: the middle and the radius."""


def draw_stage(canvas: Canvas, names: Sequence[str], score: int, word: str) -> None:
    """Draw the stage of 1 to 4 winners, who have the same `score`; `word` says what they did."""
    left, top, _, bottom = STAGE
    canvas.panel(PanelStyle(_CORNER, _LINE, "win_ink", "win"), STAGE)
    scenery = canvas.sprites.scenery("winners", _SIZE, _CORNER - _LINE, _scenery(canvas.theme), "win_ink")
    canvas.stamp(scenery, left + _LINE, top + _LINE)
    x, y, radius = _WREATH
    at = left + _LINE + x, top + _LINE + y - 2
    style = Style(88 if score < 100 else 68, "win", "win_ink", "centre")
    canvas.text(at, str(score), style, round(1.5 * radius), whole=True)
    size, pitch = _NAME_SIZES[len(names) - 1], (bottom - top - 44) // len(names)
    middle, room = left + _LINE + _NAMES[0], _NAMES[1]
    style = Style(size, "win", "win_ink", "centre")
    for number, name in enumerate(names):
        at = middle, top + 14 + number * pitch + pitch // 2
        canvas.text(at, name or NAMELESS, style, room, whole=True)
    draw_sign(canvas, middle, bottom - 6, Sign(word, 40, room, "win"))


def draw_quiet_stage(canvas: Canvas, name: str, word: str) -> None:
    """Draw the stage of a player who is the only one left."""
    left, top, right, bottom = QUIET_STAGE
    canvas.panel(PanelStyle(_CORNER, _LINE, "header", "rim"), QUIET_STAGE)
    middle, y = (left + right) // 2, (top + bottom - 26) // 2
    style = Style(64, "header_ink", "header", "centre")
    canvas.text((middle, y), name or NAMELESS, style, right - left - 80, whole=True)
    draw_sign(canvas, middle, bottom - 6, Sign(word, 40, _NAMES[1]))


@lru_cache(maxsize=8)
def _scenery(theme: Theme) -> tuple[Backdrop, ...]:
    inks = dict(theme.colours)
    inks["ray"] = blend(inks["header"], inks["win_ink"], RAY)
    inks["far"] = blend(inks["win"], inks["win_ink"], 0.5)
    tiles = (
        (tuple(_moved(layer, x, y, side, turn) for layer in look.layers), look.inks)
        for x, y, side, turn, colour in _TUMBLING
        for look in [theme.tiles[colour]]
    )
    stars = Shape(tuple(_in_pixels(star(4, r, 0.36 * r), x, y) for x, y, r in _STARS), "far")
    return ((tuple(_rays()), inks), ((stars, *_wreath()), inks), *tiles)


def _moved(layer: Shape, x: float, y: float, side: float, turn: float) -> Shape:
    """Return a shape on a tile whose middle lies at a position of the stage, in pixels."""
    outlines = (
        _in_pixels([(px * side / 2, py * side / 2) for px, py in turned(outline, turn)], x, y)
        for outline in layer.outlines
    )
    return Shape(tuple(outlines), layer.ink, layer.alpha)


def _in_pixels(outline: Sequence[tuple[float, float]], x: float, y: float) -> Outline:
    """Return an outline in pixels around a position of the stage, as one on its square from -1 to 1."""
    half = _SIZE[0] / 2
    return tuple(((x + px) / half - 1, (y + py) / half - 1) for px, py in outline)


def _rays(number: int = 22) -> Iterator[Shape]:
    """Yield rays around the wreath."""
    x, y, _ = _WREATH
    half_turn = math.pi / number / 2
    for ray in range(number):
        middle = 2 * math.pi * ray / number + half_turn
        ends = [
            (_REACH * math.cos(angle), _REACH * math.sin(angle))
            for angle in (middle - half_turn, middle + half_turn)
        ]
        yield Shape((_in_pixels([(0.0, 0.0), *ends], x, y),), "ray")


def _wreath() -> Iterator[Shape]:
    """Yield two branches of leaves that almost meet above, a star between their tips, and a bow below."""
    x, y, radius = _WREATH
    disc = shape({"shape": "disc", "radius": 1.0, "ink": "win_ink"})
    yield _moved(disc, x, y, 2.36 * radius, 0)
    for side in (1, -1):
        for number, angle in enumerate(range(112, 252, 17)):
            length = radius * (0.46 - 0.016 * number)
            for spread, ink in ((34, "win"), (-34, "win_rim")):
                leaf = turned(petal(-0.08 * length, length, 0.44 * length), angle + 180 + spread)
                dx = radius * math.cos(math.radians(angle))
                dy = radius * math.sin(math.radians(angle))
                yield Shape((_in_pixels([(side * (px + dx), py + dy) for px, py in leaf], x, y),), ink)
        stem = [*arc(radius + 2.5, 96, 250, 40), *reversed(arc(radius - 2.5, 96, 250, 40))]
        yield Shape((_in_pixels([(side * px, py) for px, py in stem], x, y),), "win")
    yield Shape((_in_pixels(star(5, 21, 9), x, y - radius - 2),), "win")
    for side in (-1, 1):
        ribbon = [(0, 0), (side * 27, -11), (side * 31, 11), (side * 2, 5)]
        yield Shape((_in_pixels(ribbon, x, y + radius),), "win")
    yield _moved(shape({"shape": "disc", "radius": 1.0, "ink": "win_rim"}), x, y + radius, 16, 0)
