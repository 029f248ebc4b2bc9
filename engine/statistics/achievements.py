"""Achievements in finished games, found in their logs. Pure."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final

import azul


class Achievement(Enum):
    """What a person can achieve in one game against people; values are stored, so they never change."""

    VICTORY = "victory"
    """Won."""
    FULL_TABLE = "full-table"
    """Won against three others who played to the end."""
    SPOTLESS = "spotless"
    """Won a game of four rounds or more without losing a point to the floor."""
    BY_A_HAIR = "by-a-hair"
    """Won by a single point, or by complete rows."""
    COMEBACK = "comeback"
    """Won after having been 20 points or more behind the best of the others at the end of a round."""
    HUNDRED = "hundred"
    """Scored 100 points or more."""
    BIG_ROUND = "big-round"
    """Gained 30 points or more in one round, bonuses not counted."""
    PERFECT_TILE = "perfect-tile"
    """Placed a tile that scored 10, the most there is (R14)."""
    TWO_COLOURS = "two-colours"
    """Completed two colours."""
    THREE_COLUMNS = "three-columns"
    """Completed three columns."""
    EVERY_BONUS = "every-bonus"
    """Completed a row, a column and a colour in the same game."""
    RESCUE = "rescue"
    """Took over a seat, played most of its game, and won."""


@dataclass(frozen=True, slots=True)
class FinishedSeat:
    """A seat's part in a finished game, in the rounds until it ended, or until the player left.

    `margin` is by how many points the best score was ahead of the second best, None if all others left. The
    seat `has_won` if it did so alone. `is_substitute` means that the player who counts didn't begin the game.
    """

    seat: int
    reports: Sequence[azul.TilingReport]
    tilings: Sequence[azul.BoardTiling]
    bonus: azul.Bonus
    margin: int | None
    final: azul.State
    has_won: bool
    is_substitute: bool = False

    @property
    def furthest_behind(self) -> int:
        """The most points that the seat was behind the best of the others after a round."""
        behind = [
            max(
                (other.score for seat, other in enumerate(report.boards) if other and seat != self.seat),
                default=0,
            )
            - tiling.score
            for report in self.reports
            if (tiling := report.boards[self.seat])
        ]
        return max(behind, default=0)


_FOUR_ROUNDS: Final = 4
_TESTS: Final[Mapping[Achievement, Callable[[FinishedSeat], bool]]] = {
    Achievement.VICTORY: lambda finished: finished.has_won,
    Achievement.FULL_TABLE: lambda finished: (
        finished.has_won and len(finished.final.boards) == 4 and not finished.final.resigned
    ),
    Achievement.SPOTLESS: lambda finished: (
        finished.has_won
        and len(finished.tilings) >= _FOUR_ROUNDS
        and not any(tiling.floor_cost for tiling in finished.tilings)
    ),
    Achievement.BY_A_HAIR: lambda finished: finished.has_won and finished.margin in {0, 1},
    Achievement.COMEBACK: lambda finished: finished.has_won and finished.furthest_behind >= 20,
    Achievement.HUNDRED: lambda finished: finished.final.boards[finished.seat].score >= 100,
    Achievement.BIG_ROUND: lambda finished: any(
        tiling.score - tiling.score_before >= 30 for tiling in finished.tilings
    ),
    Achievement.PERFECT_TILE: lambda finished: any(
        placement.points == 10 for tiling in finished.tilings for placement in tiling.placements
    ),
    Achievement.TWO_COLOURS: lambda finished: len(finished.bonus.colours) >= 2,
    Achievement.THREE_COLUMNS: lambda finished: len(finished.bonus.columns) >= 3,
    Achievement.EVERY_BONUS: lambda finished: bool(
        finished.bonus.rows and finished.bonus.columns and finished.bonus.colours
    ),
    Achievement.RESCUE: lambda finished: finished.has_won and finished.is_substitute,
}


def achievements_of(finished: FinishedSeat) -> tuple[Achievement, ...]:
    """Return the achievements of a seat in a finished game."""
    return tuple(achievement for achievement, is_earned in _TESTS.items() if is_earned(finished))
