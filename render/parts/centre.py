"""The centre of the table."""

from dataclasses import dataclass
from typing import Final

from azul.moves import CENTRE
from azul.pieces.tiles import COLOURS, count
from azul.state import State
from render.paint.canvas import Canvas, Style
from render.paint.sprites import PanelStyle
from render.parts.last_move import LastMove
from render.parts.panels import Sign, draw_sign
from render.parts.review.verdicts import Verdicts, draw_verdicts, ring_of

_SLOTS: Final = len(COLOURS) + 1
_RADIUS: Final = 20


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
    last: LastMove | None,
    verdicts: Verdicts | None = None,
    *,
    named: bool = True,
) -> None:
    """Draw the centre: a slot for each colour, with its number of tiles, and one for the marker.

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
    for colour in COLOURS:
        taken = source and last is not None and last.move.colour == colour
        about = (verdicts or {}).get(colour, ())
        ring = ring_of(about) or ("fresh" if taken else "")
        corner = _draw_heap(canvas, plan, colour, count(state.centre, colour), ring=ring)
        draw_verdicts(canvas, corner, plan.tile, about)
    if state.has_marker_in_centre:
        marker = canvas.sprites.marker(plan.tile)
    else:
        rim = "fresh" if last is not None and last.marker else "cell"
        marker = canvas.sprites.seal(round(plan.tile * 0.84), "hollow", rim, "panel")
    canvas.stamp_around(marker, *plan.slot(len(COLOURS)))


def _draw_heap(canvas: Canvas, plan: CentrePlan, colour: int, number: int, *, ring: str) -> tuple[int, int]:
    """Draw a tile with the number of tiles of its colour, or a bare slot if there are none.

    If the last move left none, the slot shows the print of what it took. Return the tile's upper left corner.
    """
    sprites, side, (x, y) = canvas.sprites, plan.tile, plan.slot(colour)
    size = round(side * 0.74)
    left = x - round((side * 1.1 + size * 0.6) / 2)
    if not number:
        bare = (
            sprites.ghost(colour, side, ring=ring) if ring else sprites.empty(side, face="hollow", rim="cell")
        )
        canvas.stamp(bare, left, y - side // 2)
    else:
        canvas.stamp(sprites.tile(colour, side, ring=ring), left, y - side // 2)
        canvas.text((left + round(side * 1.1), y), str(number), Style(size))
    return left, y - side // 2
