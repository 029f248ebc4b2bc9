"""How well a player plays: by how far it searches, and how often it makes another move than the best."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Skill:
    """The limits of a search, and how the move is drawn.

    Without simulations and seconds the net's first guess is all. Moves are drawn by their visits, or by their
    prior without a search, to the power of ``1 / temperature``; the best one is made if that is 0. A slow
    machine has more than `seconds`, up to `longest`, until it has run `at_least` so many simulations.
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
