"""One board, enlarged."""

from collections.abc import Sequence
from typing import Final

from PIL import Image

from azul.phases.placing import Placement
from azul.phases.taking import TakeReport
from azul.state import State
from render.look import Look
from render.paint.canvas import Canvas
from render.paint.grid import Grid
from render.parts.boards import BoardPlan, BoardView, draw_board
from render.parts.panels import READABLE
from render.parts.walls import draw_colour_counts, draw_printed_bonuses

_COUNTS: Final = 84
_PRINT: Final = READABLE
"""The size of bonuses and counts."""
_PLAN: Final = BoardPlan(20, 20, 1060, 87, 96, notes=60, aside=76, below=_COUNTS)
_SIZE: Final = (1100, _PLAN.top + _PLAN.height + 25)


def board(
    state: State,
    seat: int,
    name: str,
    look: Look | None = None,
    *,
    last: TakeReport | None = None,
    spaces: Sequence[Placement] = (),
) -> Image.Image:
    """Return the picture of one seat's board, with what its wall has of each bonus (R20).

    `last` is the last move, marked if this seat made it. `spaces` are the open spaces of one line's tile on a
    free wall (`azul.Decision.spaces`), each marked with what the tile would score there (R14, R22).
    """
    canvas = Canvas(_SIZE, look or Look())
    draw_board(canvas, _PLAN, BoardView(state, seat, name, last, spaces))
    wall = state.boards[seat].wall
    draw_printed_bonuses(canvas, _PLAN.wall_grid, wall, _PRINT, counted=True)
    top = _PLAN.top + _PLAN.height - _COUNTS
    width = _PLAN.width - 2 * (_PLAN.inner - _PLAN.left)
    draw_colour_counts(canvas, Grid(_PLAN.inner, top, 58), width, wall, _PRINT)
    return canvas.image
