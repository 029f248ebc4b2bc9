"""The end of the game: the winners on a stage, and everybody's wall with what it earned."""

from collections.abc import Sequence
from typing import Final

from PIL import Image

from azul.phases.ending import COLOUR_BONUS, COLUMN_BONUS, ROW_BONUS, Bonus, ranking, standings
from azul.pieces.board import Wall
from azul.rules import WallSide
from azul.state import State
from render.look import Look
from render.paint.canvas import Canvas
from render.parts.panels import Entry, Heading, Sign, draw_bill, draw_entries, draw_sign
from render.parts.stage import STAGE, draw_stage
from render.parts.tally import Tally, draw_tally, tallies
from render.parts.walls import draw_earned, draw_wall

_EDGE: Final = 36
"""The space on both sides of the sums below a wall."""
_BILL: Final = 34
"""The size of their numbers."""


def final(
    state: State,
    names: Sequence[str],
    bonuses: Sequence[Bonus] | None = None,
    look: Look | None = None,
) -> Image.Image:
    """Return the picture of a finished game: who won (R21), then everybody in the order of the ranking.

    Each wall shows what it earned where it earned it, and the score before and after that (R20). `bonuses`
    are by seat, as in `TilingReport`, or None for a game that ended without them. Only winners are golden.
    """
    size, plans = tallies(len(state.boards), foot=0.8, aside=0.9, head=STAGE[3] + 42)
    canvas = Canvas(size, look or Look())
    captions = canvas.captions
    winners = ranking(state)[0]
    word = captions.wins if len(winners) == 1 else captions.shared_victory
    draw_stage(canvas, [names[seat] for seat in winners], state.boards[winners[0]].score, word)
    for plan, (place, seat) in zip(plans, standings(state), strict=True):
        board, bonus = state.boards[seat], bonuses[seat] if bonuses else Bonus()
        before = str(board.score - bonus.points) if bonus.points else ""
        heading = Heading(names[seat], str(board.score), before, place=str(place))
        draw_tally(canvas, plan, heading, "win" if seat in winners else "header")
        _draw_wall(canvas, plan, board.wall, state.rules.wall, bonus)
        if seat in state.resigned:
            canvas.fade(plan.panel.box)
            left, _, right, bottom = plan.panel.box
            draw_sign(canvas, (left + right) // 2, bottom - 2, Sign(captions.resigned, 34, right - left - 80))
    return canvas.image


def _draw_wall(canvas: Canvas, plan: Tally, wall: Wall, side: WallSide, bonus: Bonus) -> None:
    """Draw a wall with its bonuses, and their sums: only those that it earned."""
    captions = canvas.captions
    earned = (
        (captions.rows, ROW_BONUS * len(bonus.rows)),
        (captions.columns, COLUMN_BONUS * len(bonus.columns)),
        (captions.colours, COLOUR_BONUS * len(bonus.colours)),
    )
    entries = [Entry(word, f"+{points}", "gain") for word, points in earned if points]
    complete = (divmod(space, 5) for space, colour in enumerate(wall.spaces) if colour in bonus.colours)
    draw_wall(canvas, plan.wall, wall, side, dict.fromkeys(complete, "gain"))
    draw_earned(canvas, plan.wall, wall, bonus)
    if entries and plan.beside:
        draw_entries(canvas, plan.spots(len(entries)), entries, plan.spot_width(len(entries)), plan.number)
    elif entries:
        left, _, right, bottom = plan.panel.box
        box = left + _EDGE, plan.wall.top + round(5.8 * plan.wall.cell), right - _EDGE, bottom - 12
        draw_bill(canvas, box, entries, _BILL)
