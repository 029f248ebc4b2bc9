"""The result of a search."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from azul import CENTRE, Move, State
from players.compact_state.circle import Circle
from players.evaluation.values import Chances

_UNDECIDED: Final = 0.03
"""A game is decided for a player who wins, or loses, less often than this."""


def is_decided(shares: Sequence[float]) -> bool:
    """Return whether a player nearly always wins, or loses, by the chances after each of several moves.

    Then points tell the moves apart.
    """
    return min(shares) >= 1 - _UNDECIDED or max(shares) <= _UNDECIDED


@dataclass(frozen=True, slots=True)
class Candidate:
    """A legal move as the search sees it.

    `chances` are the means over `visits` simulations, `prior` is how likely the net found the move. `margin`
    is by how many points the player is ahead of the best other one at the end, on average. `line` is how play
    would go on, this move first, to the end of the round at most; only the best candidates, and moves that
    were asked about, have more than the move itself.
    """

    move: Move
    visits: int
    prior: float
    chances: Chances
    line: tuple[Move, ...]
    margin: float = 0.0


@dataclass(frozen=True, slots=True)
class SearchResult:
    """The moves that were tried, the best first, and the chances in the position.

    The best is the one whose worth less its uncertainty is the highest; those that were compared with it
    follow by worth, the others by visits. Moves from factories that are alike count as one. Moves that the
    search was asked about but wouldn't have tried come last, whatever they are worth.

    `simulations` are those of this search alone; visits include those of earlier ones whose tree was reused.
    """

    candidates: tuple[Candidate, ...]
    chances: Chances
    simulations: int

    @property
    def best(self) -> Candidate:
        """The move to make."""
        return self.candidates[0]

    def of(self, state: State, move: Move) -> Candidate | None:
        """Return the candidate for a legal move of the position; None if it wasn't tried."""
        is_marked = Circle(state.discs, state.rules.scatter).marked.__contains__
        return next((each for each in self.candidates if _are_alike(state, each.move, move, is_marked)), None)


def _are_alike(state: State, one: Move, other: Move, is_marked: Callable[[int], bool]) -> bool:
    """Return whether two legal moves are the same except for the numbers of factories that are alike."""
    if one.source == other.source:
        return one == other
    places = one.source - 1, other.source - 1
    return (
        CENTRE not in {one.source, other.source}
        and (one.colour, one.line) == (other.colour, other.line)
        and not any(map(is_marked, places))
        and state.factories[places[0]] == state.factories[places[1]]
    )
