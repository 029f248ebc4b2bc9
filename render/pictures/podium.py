"""A ranking: the first three on a podium, the others below it."""

from collections.abc import Sequence
from dataclasses import dataclass
from operator import itemgetter
from typing import Final

from PIL import Image

from render.look import Look
from render.paint.canvas import Canvas, Style
from render.paint.sprites import PanelStyle
from render.parts.medals import draw_medal
from render.parts.panels import Sign, draw_sign
from render.text.cleaning import NAMELESS

_WIDTH: Final = 1100
_MARGIN: Final = 18
_TITLE: Final = 92
_COLUMNS: Final = (1, 0, 2)
"""Where the first, the second and the third stand."""
_STEPS: Final = {1: 210, 2: 150, 3: 104}
"""The height of a step by the place."""
_STEP: Final = 344
_ABOVE: Final = 196
"""The room above the highest step: for a medal, the name and the number."""
_ROW: Final = 66
_PITCH: Final = 76
_LEFT_OUT: Final = 46
"""The height of the dots for those who aren't shown."""


@dataclass(frozen=True, slots=True)
class PodiumPlace:
    """A person's place in a ranking, with the value that it goes by as text; `is_own` is the viewer's own."""

    place: int
    name: str
    value: str
    is_own: bool = False


def podium(title: str, ranked: Sequence[PodiumPlace], look: Look | None = None) -> Image.Image:
    """Return the picture of the beginning of a ranking: at least one place, in order.

    Those who share a place have the same number. The viewer's own place may follow after a gap.
    """
    first, others = ranked[:3], ranked[3:]
    floor = _TITLE + _ABOVE + _STEPS[1]
    gaps = [_is_gap(ranked, index) for index in range(3, len(ranked))]
    height = floor + 30 + len(others) * _PITCH + sum(gaps) * _LEFT_OUT
    canvas = Canvas((_WIDTH, height), look or Look())
    draw_sign(canvas, _WIDTH // 2, _TITLE // 2, Sign(title, 44, 900))
    # From left to right, as shadows fall.
    for column, each in sorted(zip(_COLUMNS, first, strict=False), key=itemgetter(0)):
        _draw_step(canvas, column, floor, each)
    y = floor + 24
    for each, is_gap in zip(others, gaps, strict=True):
        if is_gap:
            for dot in (-1, 0, 1):
                canvas.stamp_around(
                    canvas.sprites.seal(12, "table_ink", "table_ink"), _WIDTH // 2 + 28 * dot, y + 14
                )
            y += _LEFT_OUT
        _draw_row(canvas, y, each)
        y += _PITCH
    return canvas.image


def _is_gap(ranked: Sequence[PodiumPlace], index: int) -> bool:
    """Return whether there are others in the ranking between a place and the one drawn above it."""
    return ranked[index].place > index + 1


def _draw_step(canvas: Canvas, column: int, floor: int, each: PodiumPlace) -> None:
    top, is_first = floor - _STEPS[each.place], each.place == 1
    left = (_WIDTH - 3 * _STEP) // 2 + column * _STEP
    middle, room = left + _STEP // 2, _STEP - 28
    face = "win" if is_first else "header"
    rim = f"{face}_rim" if is_first else "rim"
    canvas.panel(PanelStyle(18, 6, face, rim), (left + 3, top, left + _STEP - 3, floor))
    number = Style(min(96, floor - top - 24), f"{face}_ink", face, "centre")
    canvas.text((middle, (top + floor) // 2 + 2), str(each.place), number)
    value = Style(52, "table_ink", "table", "centre")
    canvas.text((middle, top - 34), each.value, value, room, whole=True)
    name = each.name or NAMELESS
    if each.is_own:
        draw_sign(canvas, middle, top - 96, Sign(name, 44, room - 50, "turn"))
    else:
        style = Style(46, "table_ink", "table", "centre")
        canvas.text((middle, top - 96), name, style, room, whole=True)
    if is_first:
        draw_medal(canvas, middle, top - 160, 60)


def _draw_row(canvas: Canvas, top: int, each: PodiumPlace) -> None:
    face, ink, rim = ("turn", "turn_ink", "turn_rim") if each.is_own else ("panel", "ink", "rim")
    left, right, middle = _MARGIN, _WIDTH - _MARGIN, top + _ROW // 2
    canvas.panel(PanelStyle(18, 4, face, rim), (left, top, right, top + _ROW))
    number = str(each.place)
    canvas.text((left + 110, middle), number, Style(40, ink, face, "right"), 90, whole=True)
    wide = canvas.text((right - 30, middle), each.value, Style(44, ink, face, "right"), 420, whole=True)
    room = right - 30 - wide - 24 - (left + 140)
    canvas.text((left + 140, middle), each.name or NAMELESS, Style(42, ink, face), room, whole=True)
