"""A quick estimate of what takes are worth: people are offered the best first, the simple player makes it.

It considers the mover's own board up to the end of this round, and nothing else.
"""

from functools import lru_cache
from typing import Final

import azul
from azul import FLOOR, Colour, Move, State, Wall
from azul.phases.placing import open_columns

STARTED_LINE_WEIGHT: Final = 0.5
"""The weight of a tile on a line that isn't full yet, relative to one that scores this round."""
PLACED_TILE_POINTS: Final = 0.1
"""Points for each tile put on a line, so that the larger of two equal takes is better."""
FALLEN_TILE_COST: Final = 0.5
"""Points that each tile that falls costs beyond those that it loses."""
NO_COLUMN_POINTS: Final = -2.0
"""The points for a full line that no column of a free wall takes (R23), as a rule of thumb."""


@lru_cache(maxsize=64)
def best_first(state: State) -> tuple[Move, ...]:
    """Return the legal moves, the best guess first; moves of equal worth in the order of `legal_moves`."""
    wall = _wall_to_come(state)
    worths: dict[tuple[object, ...], float] = {}
    found: list[tuple[float, Move]] = []
    for move in azul.legal_moves(state):
        marker, cushion = azul.takes_marker(state, move), azul.takes_cushion(state, move)
        same = move.colour, move.line, azul.number_taken(state, move), marker, cushion
        if same not in worths:  # from which factory doesn't matter here, nor what scatters where
            worths[same] = worth(state, move, wall)
        found.append((-worths[same], move))
    found.sort(key=lambda each: each[0])
    return tuple(move for _, move in found)


def worth(state: State, move: Move, wall: Wall | None = None) -> float:
    """Return what a legal move is worth, in points.

    That is what its line scores at the end of the round if it is full, or part of that if it isn't; less what
    the floor costs, the tiles that fall and the first-player marker included. `wall` is the mover's wall as
    it will be without this move, if that is known already.
    """
    before = state.boards[state.turn]
    after, _ = azul.board_after(state, move)
    fell = azul.falling(state, move)
    value = float(before.floor_cost - after.floor_cost) - FALLEN_TILE_COST * fell
    if move.line == FLOOR:
        return value
    placed = azul.number_taken(state, move) - fell
    line = after.lines[move.line]
    points = _points(wall or _wall_to_come(state), state.rules, move.line, move.colour)
    share = 1.0 if line.is_full else STARTED_LINE_WEIGHT * placed / line.size
    return value + share * points + PLACED_TILE_POINTS * placed


def _points(wall: Wall, rules: azul.Rules, row: int, colour: Colour) -> float:
    """Return the most that a tile can score in a row of a wall (R14)."""
    columns = open_columns(wall, row, colour) if rules.has_free_wall else [azul.coloured_column(row, colour)]
    scores = []
    for column in columns:
        runs = wall.run_through(row, column)
        scores.append(sum(run for run in runs if run > 1) or 1)
    return max(scores, default=NO_COLUMN_POINTS)


def _wall_to_come(state: State) -> Wall:
    """Return the mover's wall with the tiles of its full lines, as far as they are certain."""
    board = state.boards[state.turn]
    wall = board.wall
    if state.rules.has_free_wall:
        return wall
    for row, line in enumerate(board.lines):
        if line.is_full and line.colour is not None:
            wall = wall.place(row, azul.coloured_column(row, line.colour), line.colour)
    return wall
