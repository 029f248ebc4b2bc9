"""A run's progress as text."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

_WIDTH: Final = 40


@dataclass(frozen=True, slots=True)
class Point:
    """After some games: the win rate against the greedy player, and Elo points since the bootstrap."""

    games: int
    rate: float
    elo: float


def bar(rate: float) -> str:
    """Return a rate from 0 to 1 as a bar.

    >>> bar(0.5)
    '████████████████████····················'
    """
    filled = round(_WIDTH * min(max(rate, 0.0), 1.0))
    return "█" * filled + "·" * (_WIDTH - filled)


def chart(points: Sequence[Point]) -> str:
    """Return the curve, a line for each point.

    >>> print(chart([Point(1000, 0.25, 0.0), Point(2000, 0.75, 120.0)]))
        games  win rate against the greedy player, without search  Elo
        1,000  ██████████······························  25%   +0
        2,000  ██████████████████████████████··········  75% +120
    """
    head = f"{'games':>9}  win rate against the greedy player, without search  Elo"
    rows = (f"{p.games:>9,}  {bar(p.rate)} {p.rate:4.0%} {p.elo:+4.0f}" for p in points)
    return "\n".join((head, *rows))
