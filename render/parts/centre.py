"""The centre of the table."""

from dataclasses import dataclass
from typing import Final

from azul.moves import CENTRE
from azul.phases.taking import TakeReport
from azul.pieces.tiles import COLOURS, count
from azul.state import State
from render.paint.canvas import Canvas, Style
from render.paint.sprites import PanelStyle
from render.parts.panels import Sign, draw_sign
from render.parts.review.verdicts import Verdicts, draw_verdicts, ring_of

_SLOTS: Final = len(COLOURS) + 1
_RADIUS: Final = 20
_DEEPEST: Final = 3
"""Of a pile, no more than so many tiles are seen."""
_APART: Final = 5
"""How far a tile of a pile lies left of the one on it, and lower, in pixels."""


@dataclass(frozen=True, slots=True)
class CentrePlan:
    """The layout of the centre: its box, the number of slots in a row, and the side of a tile."""

    left: int
    top: int
    width: int
    height: int
    across: int
    tile: int
    word: int = 30
    """The size of the word on its edge."""

    @property
    def box(self) -> tuple[int, int, int, int]:
        """Left, top, right and bottom."""
        return self.left, self.top, self.left + self.width, self.top + self.height

    def slot(self, index: int) -> tuple[int, int]:
        """Return the middle of a slot: one of the five colours', or the marker's."""
        head = round(self.tile * 0.22)
        down = -(-_SLOTS // self.across)
        row, column = divmod(index, self.across)
        x = self.left + round((column + 0.5) * (self.width - 16) / self.across) + 8
        return x, self.top + head + round((row + 0.5) * (self.height - head - 8) / down)


def draw_centre(
    canvas: Canvas,
    plan: CentrePlan,
    state: State,
    last: TakeReport | None,
    verdicts: Verdicts | None = None,
    *,
    named: bool = True,
) -> None:
    """Draw the centre: the colours that lie there, each with its number of tiles, and the marker.

    Frames mark what the last move took from it, or the colours about which there are `verdicts`. Its word
    stands on its edge if it is `named`.
    """
    source = last is not None and last.move.source == CENTRE
    canvas.panel(
        PanelStyle(_RADIUS, 5 if source else 4, "panel", "fresh" if source else "plate_rim"), plan.box
    )
    if named:
        face = "fresh" if source else "header"
        sign = Sign(canvas.captions.centre, plan.word, plan.width - 80, face)
        draw_sign(canvas, plan.left + plan.width // 2, plan.top, sign)
    taken = last.move.colour if source and last is not None else None
    heaps = [colour for colour in COLOURS if count(state.centre, colour) or colour == taken]
    for place, colour in enumerate(heaps):
        about = (verdicts or {}).get(colour, ())
        ring = ring_of(about) or ("fresh" if taken == colour else "")
        corner = _draw_heap(canvas, plan, place, colour, count(state.centre, colour), ring=ring)
        draw_verdicts(canvas, corner, plan.tile, about)
    spot = plan.slot(len(COLOURS))
    if state.has_marker_in_centre:
        canvas.stamp_around(canvas.sprites.marker(plan.tile), *spot)
    elif last is not None and last.marker:
        side = round(plan.tile * 0.84)
        canvas.stamp_around(canvas.sprites.seal(side, "panel", "fresh", "panel"), *spot)


def _draw_heap(
    canvas: Canvas, plan: CentrePlan, place: int, colour: int, number: int, *, ring: str
) -> tuple[int, int]:
    """Draw a pile of tiles of a colour with their number; a print if the last move took all of them.

    Return the upper left corner of the tile on top.
    """
    sprites, side, (x, y) = canvas.sprites, plan.tile, plan.slot(place)
    size = round(side * 0.74)
    left, top = x - round((side * 1.1 + size * 0.6) / 2), y - side // 2
    if not number:
        canvas.stamp(sprites.taken(colour, side, "panel", ring=ring), left, top)
        return left, top
    lower = sprites.tile(colour, side, "plate")
    for depth in range(min(number, _DEEPEST) - 1, 0, -1):
        canvas.stamp(lower, left - depth * _APART, top + depth * _APART)
    canvas.stamp(sprites.tile(colour, side, "panel" if ring else "plate", ring=ring), left, top)
    canvas.text((left + round(side * 1.12), y), str(number), Style(size))
    return left, top
