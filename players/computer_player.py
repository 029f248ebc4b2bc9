"""The interface of computer players, and a simple one: the best score at once, and the least waste."""

from typing import Final, Protocol

import azul
from players.ranking import best_first


class ComputerPlayer(Protocol):
    """Anything that can play for a seat."""

    def choose(self, state: azul.State, seat: int) -> azul.Event:
        """Return the seat's next event, which is legal: a take, a choice on a free wall, or its confirmation.

        `state` has to wait for the seat. Unless the player has a time limit, the same position always has the
        same answer.
        """
        ...


class GreedyPlayer:
    """Takes what is worth most at the end of this round, and puts tiles where they score most at once."""

    def choose(self, state: azul.State, seat: int) -> azul.Event:
        """Return the best take in the order of `best_first`, or the best space for the topmost line."""
        if state.phase is azul.Phase.OFFER:
            return azul.Taken(seat, best_first(state)[0])
        placed = azul.placed_lines(state, seat)
        if placed.is_complete:
            return azul.Settled(seat)
        decision = placed.decisions[-1]
        best = max(decision.spaces, key=lambda space: (space.points, -space.column))
        return azul.Placed(seat, decision.row, best.column)


_PLAYER: Final[ComputerPlayer] = GreedyPlayer()


def choose(state: azul.State, seat: int) -> azul.Event:
    """Return the simple player's next event for an awaited seat."""
    return _PLAYER.choose(state, seat)


def whole_turn(state: azul.State, seat: int, player: ComputerPlayer = _PLAYER) -> tuple[azul.Event, ...]:
    """Return the events of a player's whole turn for an awaited seat.

    That is a take, or the choices that are still missing on a free wall and their confirmation.
    """
    events = [player.choose(state, seat)]
    while isinstance(events[-1], azul.Placed):
        state = azul.before_tiling(state, events[-1])
        events.append(player.choose(state, seat))
    return tuple(events)
