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
    Achievement.VICTORY: lambda board: board.has_won,
    Achievement.FULL_TABLE: lambda board: (
        board.has_won and len(board.final.boards) == 4 and not board.final.resigned
    ),
    Achievement.SPOTLESS: lambda board: (
        board.has_won
        and len(board.tilings) >= _FOUR_ROUNDS
        and not any(tiling.floor_cost for tiling in board.tilings)
    ),
    Achievement.BY_A_HAIR: lambda board: board.has_won and board.margin in {0, 1},
    Achievement.COMEBACK: lambda board: board.has_won and board.furthest_behind >= 20,
    Achievement.HUNDRED: lambda board: board.final.boards[board.seat].score >= 100,
    Achievement.BIG_ROUND: lambda board: any(
        tiling.score - tiling.score_before >= 30 for tiling in board.tilings
    ),
    Achievement.PERFECT_TILE: lambda board: any(
        placement.points == 10 for tiling in board.tilings for placement in tiling.placements
    ),
    Achievement.TWO_COLOURS: lambda board: len(board.bonus.colours) >= 2,
    Achievement.THREE_COLUMNS: lambda board: len(board.bonus.columns) >= 3,
    Achievement.EVERY_BONUS: lambda board: bool(
        board.bonus.rows and board.bonus.columns and board.bonus.colours
    ),
    Achievement.RESCUE: lambda board: board.has_won and board.is_substitute,
}


def achievements_of(board: FinishedSeat) -> tuple[Achievement, ...]:
    """Return the achievements of a seat in a finished game."""
    return tuple(achievement for achievement, is_earned in _TESTS.items() if is_earned(board))
