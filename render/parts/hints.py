"""Letters that mark which tiles a hint is about, and where they would go."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from azul.moves import CENTRE, FLOOR, Move
from azul.phases.taking import TakeReport
from azul.state import State
from render.paint.canvas import Canvas, Style
from render.parts.boards import BoardPlan
from render.parts.centre import CentrePlan
from render.parts.plates import PlatePlan

LETTERS: Final = "ABC"
"""The letters of hints, here and in the message: numbers are those of factories."""
_SIDE: Final = 40
_APART: Final = 42

Place = tuple[int, int]


def draw_hints(
    canvas: Canvas,
    plates: Sequence[PlatePlan],
    centre: CentrePlan,
    board: BoardPlan,
    state: State,
    last: TakeReport | None,
    hints: Sequence[Move],
) -> None:
    """Draw a hint's letter at its tiles, and at its line or the floor on the board of the seat to move."""
    taken: Counter[Place] = Counter()
    for letter, move in zip(LETTERS, hints, strict=False):
        if move.source == CENTRE:
            tiles = centre.place_of(state, last, move.colour)
        else:
            tiles = plates[move.source - 1].place_of(state, move.source, last, move.colour)
        # Each on a space of its own of the floor line, so that no cost is hidden by half.
        beside = board.floor_grid.cell if move.line == FLOOR else _APART
        for (x, y), apart in ((tiles, _APART), (_goal(board, state, move.line), beside)):
            _draw(canvas, (x + apart * taken[x, y], y), letter)
            taken[x, y] += 1


def _goal(board: BoardPlan, state: State, line: int) -> Place:
    """Return the middle of the space of a line that is filled last, or of the floor's next one."""
    half = board.cell // 2
    if line == FLOOR:
        grid = board.floor_grid
        next_one = min(len(state.boards[state.turn].floor), 6)
        left, top = grid.corner(0, next_one)
        return left + grid.cell // 2, top + grid.cell // 2
    return board.inner + (4 - line) * board.cell + half, board.rows + line * board.cell + half


def _draw(canvas: Canvas, at: Place, letter: str) -> None:
    canvas.stamp_around(canvas.sprites.seal(_SIDE, "turn", "panel"), *at)
    canvas.text(at, letter, Style(round(_SIDE * 0.66), "turn_ink", "turn", "centre"))
