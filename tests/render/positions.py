"""Positions of random games to draw."""

from functools import cache

from azul import Move, State, TilingReport
from tests.render.games import steps

NAMES = ("Ann", "Бенедикт Ґалаґан", "ゆき", "Olivier de la Fontaine")
Take = tuple[State, Move]
Tiling = tuple[TilingReport, State, State]


@cache
def played(players: int, seed: int = 1) -> tuple[tuple[Take, ...], tuple[Tiling, ...]]:
    """Return a whole game of careful players: each position with its move, and each tiling."""
    game = tuple(steps(players, seed=seed))
    takes = tuple((step.before, step.move) for step in game if step.move is not None)
    return takes, tuple((step.report, step.before, step.after) for step in game if step.report is not None)


def midgame(players: int, seed: int = 1) -> State:
    """Return a position from the middle of a game."""
    takes, _ = played(players, seed)
    return takes[len(takes) // 2][0]
