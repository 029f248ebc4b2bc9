"""Choosing spaces on free walls: each player for their own board, in any order (R16, R22)."""

from collections.abc import Sequence

from azul.errors import IllegalMove
from azul.phases.placing import PlacedLines, place_lines
from azul.pieces.board import ROWS
from azul.state import Phase, State


def placed_lines(state: State, seat: int) -> PlacedLines:
    """Return a seat's board as it will be with what it has chosen so far.

    This can be asked in any phase: complete lines move to the wall, as they would if the round ended now.
    Raise `IndexError` if the table has no such seat, and `IllegalMove` (``space-not-open``) if what it has
    chosen isn't open, which happens in no position that moves or notation have led to.
    """
    if not state.has_seat(seat):
        raise IndexError(f"a table of {len(state.boards)} has no seat {seat!r}")
    choices = state.choices[seat] if state.choices else ()
    return place_lines(state.boards[seat], state.rules.wall, choices)


def waiting_for(state: State) -> tuple[int, ...]:
    """Return the seats that still have to choose spaces or to confirm them (R22)."""
    if state.phase is not Phase.TILING or not state.rules.has_free_wall:
        return ()
    return tuple(seat for seat in state.active if _is_choosing(state, seat))


def place(state: State, seat: int, row: int, column: int) -> State:
    """Choose the space for a complete line, or change the choice (R22).

    This discards the choices for the lines below, as other spaces may be open to them now. Raise
    `IllegalMove`: ``not-choosing``, ``no-choice`` if the line doesn't leave one, ``earlier-line`` (with its
    `row`) if a line above comes first, or ``space-not-open``.
    """
    _require_choosing(state, seat)
    if type(row) is not int:
        raise IllegalMove("no-choice", row=row)
    placed = placed_lines(state, seat)
    for index, decision in enumerate(placed.decisions):
        if decision.row == row:
            if column not in decision.columns or type(column) is not int:
                raise IllegalMove("space-not-open", row=row, column=column, there=decision.columns)
            return _with_choices(state, seat, (*state.choices[seat][:index], column))
    waits = not placed.is_complete and row in ROWS[placed.decisions[-1].row :]
    if waits and state.boards[seat].lines[row].is_full:
        raise IllegalMove("earlier-line", row=placed.decisions[-1].row)
    raise IllegalMove("no-choice", row=row)


def settle(state: State, seat: int) -> State:
    """Confirm a seat's choices (R22).

    Raise `IllegalMove`: ``not-choosing``, or ``choice-missing`` with the `row` that still needs one.
    """
    _require_choosing(state, seat)
    placed = placed_lines(state, seat)
    if not placed.is_complete:
        raise IllegalMove("choice-missing", row=placed.decisions[-1].row)
    return state._replace(settled=state.settled | {seat})


def arrange(state: State, seat: int, columns: Sequence[int]) -> State:
    """Choose the columns for all lines of a seat that leave a choice, from the top, and confirm them.

    Raise `IllegalMove` as `place` and `settle` do; ``no-choice`` if there are too many columns.
    """
    _require_choosing(state, seat)
    placed = place_lines(state.boards[seat], state.rules.wall, columns)
    if not placed.is_complete:
        raise IllegalMove("choice-missing", row=placed.decisions[-1].row)
    if len(columns) > len(placed.decisions):
        raise IllegalMove("no-choice", row=None)
    chosen = _with_choices(state, seat, tuple(columns))
    return chosen._replace(settled=state.settled | {seat})


def _with_choices(state: State, seat: int, columns: tuple[int, ...]) -> State:
    choices = list(state.choices)
    choices[seat] = columns
    return state._replace(choices=tuple(choices))


def _is_choosing(state: State, seat: int) -> bool:
    return (
        state.phase is Phase.TILING
        and state.rules.has_free_wall
        and seat not in state.resigned
        and seat not in state.settled
        and not place_lines(state.boards[seat], state.rules.wall).is_complete
    )


def _require_choosing(state: State, seat: int) -> None:
    if not (state.has_seat(seat) and _is_choosing(state, seat)):
        raise IllegalMove("not-choosing", seat=seat)
