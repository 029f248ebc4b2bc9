"""What a search found."""

from dataclasses import dataclass

from azul import Move

Chances = tuple[float, ...]
"""Each seat's share of the win, in the order of the seats."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """A legal move as the search sees it.

    `chances` are the means over `visits` simulations, `prior` is how likely the move was to the net before
    any. `line` is how play would go on, this move first, to the end of the round at most; only the best
    candidates have more than the move itself.
    """

    move: Move
    visits: int
    prior: float
    chances: Chances
    line: tuple[Move, ...]


@dataclass(frozen=True, slots=True)
class Found:
    """The moves that were tried, the most visited first, and the chances in the position.

    Moves from factories that are alike are one move. `simulations` are those of this search alone; visits
    also count those of former ones that the tree was kept from.
    """

    candidates: tuple[Candidate, ...]
    chances: Chances
    simulations: int

    @property
    def best(self) -> Candidate:
        """The move to make."""
        return self.candidates[0]
