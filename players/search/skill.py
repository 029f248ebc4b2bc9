"""How well a player plays: how far it searches, and how often it deviates from the best move."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Skill:
    """The limits of a search, and how the move is sampled.

    Without simulations and seconds, the net's prior is all. Moves are sampled by their visits, or without a
    search by their prior, to the power of ``1 / temperature``; with 0 the best one is made. A slow machine
    has more than `seconds`, up to `longest`, until it has run `at_least` this many simulations.
    """

    simulations: int | None = None
    seconds: float | None = None
    at_least: int = 0
    longest: float = 0.0
    temperature: float = 0.0

    @property
    def searches(self) -> bool:
        """Whether there is a search at all."""
        return self.simulations is not None or self.seconds is not None
