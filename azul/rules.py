"""The options that a game is played with (R22 to R34), and the rulings that it is played under."""

from dataclasses import dataclass
from enum import Enum
from typing import Final


class WallSide(Enum):
    """The side of the player board."""

    COLOURED = "coloured"
    """Every colour has its space in every row (R4)."""
    FREE = "free"
    """A tile goes to any space of its row whose column lacks its colour (R22)."""


class Factories(Enum):
    """Whether discs are turned to their special side (R25, R26)."""

    PLAIN = "plain"
    SPECIAL = "special"
    """Shuffled, laid out and turned before every round."""
    SPECIAL_ONCE = "special-once"
    """Shuffled, laid out and turned once, before the first round."""


class Scatter(Enum):
    """How the rest of a scatter disc may be split between its neighbours (R31): in any way, or evenly."""

    FREE = "free"
    EVEN = "even"


@dataclass(frozen=True, slots=True)
class Rules:
    """The options of a game; the base game by default."""

    wall: WallSide = WallSide.COLOURED
    factories: Factories = Factories.PLAIN
    scatter: Scatter = Scatter.FREE

    @property
    def has_special_factories(self) -> bool:
        """Whether any disc is turned to its special side."""
        return self.factories is not Factories.PLAIN

    @property
    def has_free_wall(self) -> bool:
        """Whether players choose the columns for their tiles."""
        return self.wall is WallSide.FREE


BASE_GAME: Final = Rules()

FIRST_RULINGS: Final = 1
"""The rulings of version 0.1.0, and of positions that don't name theirs."""
CURRENT_RULINGS: Final = 2
"""The rulings of new games. docs/rulings.md says what each number changed."""
ALL_RULINGS: Final = range(FIRST_RULINGS, CURRENT_RULINGS + 1)
"""All rulings that a game may be played under, oldest first."""
