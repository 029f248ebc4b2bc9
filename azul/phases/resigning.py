"""Leaving a game that goes on without the seat."""

from dataclasses import replace

from azul.errors import IllegalMove
from azul.state import Phase, State


def resign(state: State, seat: int) -> State:
    """Return the position after a seat leaves: it is passed over from now on and its board is left as it is.

    With one seat left the game is over at once, without bonuses. Raises `IllegalMove` with ``wrong-phase``
    unless people are to take tiles or to choose spaces, ``no-such-seat``, and ``resigned`` for a seat that
    has left already.
    """
    if state.phase not in {Phase.OFFER, Phase.TILING}:
        raise IllegalMove("wrong-phase", phase=state.phase.value)
    if not state.has_seat(seat):
        raise IllegalMove("no-such-seat", seat=seat)
    if seat in state.resigned:
        raise IllegalMove("resigned", seat=seat)
    remaining = replace(state, resigned=state.resigned | {seat})
    if len(remaining.active) == 1:
        return replace(remaining, phase=Phase.OVER, choices=(), settled=frozenset(), barren=0)
    if state.turn != seat:
        return remaining
    return replace(remaining, turn=remaining.seat_after(seat))
