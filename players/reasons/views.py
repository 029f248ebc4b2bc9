"""What each take is worth to a seat, in points by the end of the round."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, NamedTuple

import azul
from azul import FLOOR, Colour, Move, State
from players.compact_state.boards import EMPTY_CUSHION, CompactBoard, CompactBoards
from players.compact_state.circle import Circle
from players.compact_state.tables import CompactTable, CompactTables, Take
from players.ranking import PLACED_TILE_POINTS, STARTED_LINE_WEIGHT, best_first

LINES: Final = tuple(range(FLOOR + 1))


class BestTake(NamedTuple):
    """The take that is worth most to a seat, and its worth in points."""

    take: Take
    line: int
    points: float


@dataclass(frozen=True, slots=True)
class PositionView:
    """A position of the factory offer in its compact form."""

    state: State
    walls: CompactBoards
    tables: CompactTables
    boards: tuple[CompactBoard, ...]
    table: CompactTable

    @property
    def others(self) -> tuple[int, ...]:
        """The other seats that still play, in the order in which they move."""
        seats, seat = list[int](), self.state.seat_after(self.state.turn)
        while seat != self.state.turn:
            seats.append(seat)
            seat = self.state.seat_after(seat)
        return tuple(seats)

    def take_of(self, move: Move) -> Take:
        """Return what a legal move takes."""
        takes = self.tables.takes(self.table)
        return next(take for take in takes if self.tables.is_same(self.state, take, move))

    def after(self, board: CompactBoard, take: Take, line: int) -> CompactBoard:
        """Return a board after a take."""
        return self.walls.after(board, take, line)

    def potential(self, board: CompactBoard, row: int) -> int:
        """Return the points that a line which isn't full would score after the full lines are tiled."""
        colour, wall = Colour(board.lines[row][0]), board.tiling.wall
        is_free = self.state.rules.has_free_wall
        columns = wall.open_columns(row, colour) if is_free else [azul.coloured_column(row, colour)]
        return max((wall.points_at(row, column) for column in columns), default=0)

    def worth(self, before: CompactBoard, take: Take, line: int) -> float:
        """Return what a take is worth by the end of the round, in points; unfilled lines count in part."""
        after = self.after(before, take, line)
        points = float(after.tiling.points - before.tiling.points)
        points += after.tiling.wall.bonus - before.tiling.wall.bonus
        points -= after.floor_cost - before.floor_cost
        if line == FLOOR:
            return points
        placed = after.lines[line][1] - before.lines[line][1]
        if after.lines[line][1] <= line:
            points += STARTED_LINE_WEIGHT * placed / (line + 1) * self.potential(after, line)
        return points + PLACED_TILE_POINTS * placed

    def takes(self, board: CompactBoard, take: Take, line: int) -> bool:
        """Return whether a take may go to a line of a board, or to the floor."""
        return line == FLOOR or bool(board.openings >> 5 * take.colour + line & 1)

    def room(self, board: CompactBoard, take: Take) -> int:
        """Return how many tiles of a take a board has room for on one line."""
        lines = (line for line in range(FLOOR) if self.takes(board, take, line))
        return max((line + 1 - board.lines[line][1] for line in lines), default=0)

    def can_fill(self, seat: int, takes: Iterable[Take]) -> bool:
        """Return whether a seat could fill a line with one of these takes."""
        board = self.boards[seat]
        return any(
            line + 1 - board.lines[line][1] <= take.number
            for take in takes
            for line in range(FLOOR)
            if self.takes(board, take, line)
        )

    def best_take(self, seat: int, takes: Iterable[Take], lines: Sequence[int] = LINES) -> BestTake | None:
        """Return the take that a seat would prefer of these, to one of these lines or the floor."""
        board, best = self.boards[seat], None
        for take in takes:
            for line in lines:
                if self.takes(board, take, line):
                    points = self.worth(board, take, line)
                    if best is None or points > best.points:
                        best = BestTake(take, line, points)
        return best

    def filled(self, seat: int, best_take: BestTake) -> int | None:
        """Return the line that a wish would fill, None if it fills none."""
        board = self.after(self.boards[seat], best_take.take, best_take.line)
        return (
            best_take.line
            if best_take.line != FLOOR and board.lines[best_take.line][1] > best_take.line
            else None
        )


@lru_cache(maxsize=8)
def view_of(state: State) -> PositionView:
    """Return the view of a position of the factory offer; cached."""
    walls, tables = CompactBoards(state.rules.wall), CompactTables(Circle(state.discs, state.rules.scatter))
    boards = tuple(walls.of(state, seat) for seat in range(len(state.boards)))
    return PositionView(state, walls, tables, boards, tables.of(state))


def marker_cost(board: CompactBoard, take: Take) -> int:
    """Return what the first-player marker costs that comes with a take; a cushion catches it (R32)."""
    is_caught = board.cushion == EMPTY_CUSHION or take.brings_cushion
    if not take.brings_marker or is_caught or board.floor >= azul.FLOOR_SPACES:
        return 0
    return azul.FLOOR_COSTS[board.floor]


class OnFloor(NamedTuple):
    """How many tiles lie on a floor line, and what they cost, the first-player marker apart."""

    tiles: int
    cost: int


def tiles_on_floors(state: State) -> tuple[OnFloor, ...]:
    """Return what lies on each floor line."""
    costs = [
        [cost for item, cost in zip(board.floor, azul.FLOOR_COSTS, strict=False) if item != azul.MARKER]
        for board in state.boards
    ]
    return tuple(OnFloor(len(each), sum(each)) for each in costs)


def at_the_end(state: State, line: Sequence[Move], most: int) -> State | None:
    """Return the end of the round if `line`, then the simple player is followed; None after `most` moves."""
    for number in range(most):
        if state.phase is not azul.Phase.OFFER:
            return state
        state = azul.apply(state, line[number] if number < len(line) else best_first(state)[0])
    return None if state.phase is azul.Phase.OFFER else state
