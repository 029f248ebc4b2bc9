"""Resigning: leaving a game for good."""

from azul.errors import IllegalMove
from azul.state import Phase, State


def resign(state: State, seat: int) -> State:
    """Let a seat leave: from now on it is passed over, and its board stays as it is.

    If one seat is left the game is over at once, without bonuses. Raise `IllegalMove`: ``wrong-phase`` unless
    players take tiles or choose spaces, ``no-such-seat``, or ``resigned`` if the seat has already left.
    """
    if state.phase not in {Phase.OFFER, Phase.TILING}:
        raise IllegalMove("wrong-phase", phase=state.phase.value)
    if not state.has_seat(seat):
        raise IllegalMove("no-such-seat", seat=seat)
    if seat in state.resigned:
        raise IllegalMove("resigned", seat=seat)
    remaining = state._replace(resigned=state.resigned | {seat})
    if len(remaining.active) == 1:
        return remaining._replace(phase=Phase.OVER, choices=(), settled=frozenset(), barren=0)
    if state.turn != seat:
        return remaining
    return remaining._replace(turn=remaining.seat_after(seat))
