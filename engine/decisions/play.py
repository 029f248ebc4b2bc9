"""Moves: taking tiles, placing them on a free wall, resigning.

Each raises `Refusal` (``not-begun``, ``ended``, ``paused`` or ``not-seated``, or a code that it names). A
move takes the seat back from the computer if that holds it.
"""

from collections.abc import Sequence

import azul
from engine.decisions.decision import Context, decision, seat_of
from engine.errors import Refusal
from engine.table.events import Played, SeatReturned, SubstituteLeft, TableEvent
from engine.table.state import Table


@decision
def take(table: Table, _: Context, user_id: int, move: azul.Move) -> Sequence[TableEvent]:
    """Take tiles (R7, R8). Raise `Refusal` with a code of `azul.advance`."""
    _playing = table.running_state
    seat = seat_of(table, user_id)
    return _moved(table, azul.Taken(seat, move))


@decision
def place(
    table: Table, _: Context, user_id: int, row: int, column: int, *, round_: int
) -> Sequence[TableEvent]:
    """Choose a space for a complete line on a free wall (R22).

    Others choose at the same time, so it is guarded by the round that the person was looking at, not by a
    version. Raise `Refusal`: ``stale``, or a code of `azul.place`.
    """
    return _moved(table, azul.Placed(_seat_in(table, user_id, round_), row, column))


@decision
def settle(
    table: Table, _: Context, user_id: int, *, round_: int, choices: tuple[int, ...] | None = None
) -> Sequence[TableEvent]:
    """Confirm a player's choices on a free wall (R22).

    `choices` are the columns that the person was looking at, from the top line, so that nothing is confirmed
    unseen. Raise `Refusal`: ``stale``, or a code of `azul.settle`.
    """
    state, seat = table.unpaused_state, _seat_in(table, user_id, round_)
    if choices is not None and seat in azul.waiting_for(state) and state.choices[seat] != choices:
        raise Refusal("stale")
    return _moved(table, azul.Settled(seat))


@decision
def resign(table: Table, _: Context, user_id: int) -> Sequence[Played | SubstituteLeft]:
    """Leave a running game. Raise `Refusal`: ``resigned``.

    A substitute gives the seat back to an owner who can still take it back.
    """
    _playing = table.running_state
    return (leaving(table, seat_of(table, user_id)),)


def leaving(table: Table, seat: int) -> Played | SubstituteLeft:
    """Return the event of a player who leaves a running game; an owner who can take the seat back gets it."""
    is_claimed = any(claim.seat == seat for claim in table.claims)
    return SubstituteLeft(seat) if is_claimed else Played(azul.Resigned(seat))


def _seat_in(table: Table, user_id: int, round_: int) -> int:
    """Return a player's seat; raise `Refusal` (``stale``) in another round."""
    state, seat = table.unpaused_state, seat_of(table, user_id)
    if state.round != round_:
        raise Refusal("stale")
    return seat


def _moved(table: Table, event: azul.Taken | azul.Placed | azul.Settled) -> Sequence[TableEvent]:
    """Return the events of a move, which takes the seat back from the computer first."""
    back = [SeatReturned(event.seat)] if event.seat in table.computers else []
    return [*back, Played(event)]
