"""The centre, and what is left in bag and lid."""

from dataclasses import dataclass
from typing import Final

from azul.moves import CENTRE
from azul.pieces.tiles import COLOURS, count, total
from azul.state import State
from render.captions import Captions
from render.paint.canvas import Canvas
from render.parts.last_move import LastMove
from render.parts.panels import SHADOW, draw_sign

_SLOTS: Final = len(COLOURS) + 1
_RADIUS: Final = 20


@dataclass(frozen=True, slots=True)
class CentrePlan:
    """The centre's box, how many places stand in a row, and the side of a tile there."""

    left: int
    top: int
    width: int
    height: int
    across: int
    tile: int
    word: int = 30
    """How large the word on its edge is."""


@dataclass(frozen=True, slots=True)
class StockPlan:
    """Where the round, the bag and the lid are written: the middle of each, and the size of the number."""

    round: tuple[int, int, int]
    bag: tuple[int, int, int]
    lid: tuple[int, int, int]
    width: int
    word: int = 26


def draw_centre(
    canvas: Canvas, plan: CentrePlan, state: State, captions: Captions, last: LastMove | None
) -> None:
    """Draw the centre: every colour has its place, with the number of tiles; so has the marker."""
    source = last is not None and last.move.source == CENTRE
    frame = canvas.sprites.frame(_RADIUS, 5 if source else 4, "panel", "fresh" if source else "plate_rim")
    canvas.stretch(
        frame, (plan.left, plan.top, plan.left + plan.width, plan.top + plan.height + SHADOW), _RADIUS
    )
    draw_sign(
        canvas,
        plan.left + plan.width // 2,
        plan.top,
        captions.centre,
        plan.word,
        plan.width - 80,
        face="fresh" if source else "header",
    )
    head = round(plan.tile * 0.22)
    across, down = plan.across, -(-_SLOTS // plan.across)
    for place in range(_SLOTS):
        x = plan.left + round((place % across + 0.5) * (plan.width - 16) / across) + 8
        y = plan.top + head + round((place // across + 0.5) * (plan.height - head - 8) / down)
        if place < len(COLOURS):
            taken = source and last is not None and last.move.colour == place
            _draw_heap(canvas, place, count(state.centre, place), x, y, plan.tile, taken=taken)
        elif state.has_marker_in_centre:
            canvas.stamp(canvas.sprites.marker(plan.tile), x - plan.tile // 2, y - plan.tile // 2)
        else:
            side = round(plan.tile * 0.84)
            rim = "fresh" if last is not None and last.marker else "cell_rim"
            canvas.stamp(canvas.sprites.seal(side, "cell", rim, "panel"), x - side // 2, y - side // 2)


def _draw_heap(canvas: Canvas, colour: int, number: int, x: int, y: int, side: int, *, taken: bool) -> None:
    size = round(side * 0.74)
    left = x - round((side * 1.1 + size * 0.6) / 2)
    ring = "fresh" if taken else ""
    sprites = canvas.sprites
    heap = sprites.tile(colour, side, ring=ring) if number else sprites.ghost(colour, side, ring=ring)
    canvas.stamp(heap, left, y - side // 2)
    if number:
        canvas.text(left + round(side * 1.1), y, str(number), size)


def draw_stock(canvas: Canvas, plan: StockPlan, state: State, captions: Captions) -> None:
    """Write the round, and how many tiles are in the bag and in the lid: a word with its number below."""
    for (x, y, size), word, number in (
        (plan.round, captions.round, state.round),
        (plan.bag, captions.bag, total(state.bag)),
        (plan.lid, captions.lid, total(state.lid)),
    ):
        canvas.text(x, y, word, plan.word, "table_ink", "table", "centre", plan.width, whole=True)
        below = y + round(size * 0.5 + plan.word * 0.77)
        canvas.text(x, below, str(number), size, "table_ink", "table", "centre")
