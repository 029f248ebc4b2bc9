"""The take that a greedy player makes, by the worths of `players.ranking`, on compact boards."""

from collections.abc import Sequence
from typing import Final

import azul
from azul.pieces.tiles import TILES_OF_A_COLOUR
from players.compact_state.boards import EMPTY_CUSHION, CompactBoard
from players.compact_state.tables import Take
from players.evaluation.evaluator import TARGETS
from players.ranking import FALLEN_TILE_COST, NO_COLUMN_POINTS, PLACED_TILE_POINTS, STARTED_LINE_WEIGHT

_NUMBERS: Final = range(TILES_OF_A_COLOUR + 1)
_ROWS: Final = tuple(tuple(row for row in range(5) if rows >> row & 1) for rows in range(32))
"""The rows of each mask."""


def _filled(row: int, count: int, number: int) -> tuple[float, float, int]:
    """Return how much of the points of a line counts, what its tiles add, and how many tiles fall."""
    placed = min(number, row + 1 - count)
    share = 1.0 if count + placed > row else STARTED_LINE_WEIGHT * placed / (row + 1)
    return share, PLACED_TILE_POINTS * placed, number - placed


_FILLED: Final = tuple(
    tuple(tuple(_filled(row, count, number) for number in _NUMBERS) for count in range(row + 1))
    for row in range(5)
)
"""`_filled` by row, by the number of tiles on its line, and by that of the tiles taken."""


def _cost(floor: int, landing: int, falling: int) -> float:
    floor_after = min(floor + max(landing, 0), azul.FLOOR_SPACES)
    return azul.COST_OF_FLOOR[floor_after] - azul.COST_OF_FLOOR[floor] + FALLEN_TILE_COST * falling


_COSTS: Final = {
    (floor, more): tuple(_cost(floor, falling + more, falling) for falling in _NUMBERS)
    for floor in range(azul.FLOOR_SPACES + 1)
    for more in (-1, 0, 1)
}
"""What falling tiles cost by the items on the floor and by how many more land there: the marker, 1; one fewer
with an empty cushion disc."""


def greedy_choice(board: CompactBoard, takes: Sequence[Take], *, is_free: bool) -> int:
    """Return the choice of a take and a line that is worth most to its seat; of equal ones, the first."""
    known = board.greedy
    best, most = 0, float("-inf")
    for index, take in enumerate(takes):
        found = known.get(take.code)
        if found is None:
            found = known[take.code] = _best_line(board, take, is_free=is_free)
        worth, line = found
        if worth > most:
            best, most = TARGETS * index + line, worth
    return best


def _best_line(board: CompactBoard, take: Take, *, is_free: bool) -> tuple[float, int]:
    """Return the most that a take is worth, and the first line, or the floor, where it is."""
    colour, number, lines = take.colour, take.number, board.lines
    on_cushion = take.brings_cushion or board.cushion == EMPTY_CUSHION
    costs = _COSTS[board.floor, take.brings_marker - on_cushion]
    best, most = azul.FLOOR, float("-inf")
    for row in _ROWS[board.openings >> 5 * colour & 31]:
        share, placed, falling = _FILLED[row][lines[row][1]][number]
        worth = share * _points(board, row, colour, is_free=is_free) + placed - costs[falling]
        if worth > most:
            best, most = row, worth
    return (most, best) if most >= -costs[number] else (-costs[number], azul.FLOOR)


def _points(board: CompactBoard, row: int, colour: int, *, is_free: bool) -> float:
    """Return the most that a tile can score in a row, once the full lines are tiled if that is certain."""
    wall = board.wall if is_free else board.tiling.wall
    points = wall.most_points.get(5 * row + colour)
    if points is None:
        columns = wall.open_columns(row, colour) if is_free else [(row + colour) % 5]
        points = max([wall.points_at(row, column) for column in columns], default=NO_COLUMN_POINTS)
        wall.most_points[5 * row + colour] = points
    return points
