"""One board, large."""

from collections.abc import Sequence
from typing import Final

from PIL import Image

from azul.phases.ending import bonus_of
from azul.phases.placing import Placement
from azul.pieces.tiles import COLOURS
from azul.state import State
from render.captions import ENGLISH, Captions
from render.paint.canvas import Canvas
from render.parts.boards import BoardPlan, draw_board
from render.parts.last_move import LastMove
from render.parts.panels import draw_bonus_marks, draw_colour_counts
from render.themes.theme import Theme, default_theme

_COUNTS: Final = 84
_PLAN: Final = BoardPlan(20, 20, 1060, 87, 96, notes=30, below=_COUNTS)
_SIZE: Final = (1100, _PLAN.top + _PLAN.height + 25)


def board(
    state: State,
    seat: int,
    name: str,
    captions: Captions = ENGLISH,
    theme: Theme | None = None,
    last: LastMove | None = None,
    spaces: Sequence[Placement] = (),
) -> Image.Image:
    """Return the picture of one seat's board, with the bonuses that its wall has earned so far (R20).

    `spaces` are the open spaces of one line's tile on a free wall (`azul.Decision.spaces`): each is marked
    with what the tile would score there now (R14, R22).
    """
    canvas = Canvas(_SIZE, theme or default_theme())
    draw_board(canvas, _PLAN, state, seat, name, captions, last, spaces)
    wall = state.boards[seat].wall
    draw_bonus_marks(canvas, _PLAN.wall, _PLAN.rows, _PLAN.cell, bonus_of(state.boards[seat]))
    counts = [sum(space == colour for space in wall.spaces) for colour in COLOURS]
    top = _PLAN.top + _PLAN.height - _COUNTS
    width = _PLAN.width - 2 * (_PLAN.inner - _PLAN.left)
    draw_colour_counts(canvas, _PLAN.inner, top, width, 58, counts)
    return canvas.image
