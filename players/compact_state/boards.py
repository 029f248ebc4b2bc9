"""Player boards: their state after a take, and how they are tiled (R7 to R9, R13 to R15, R32)."""

from collections.abc import Collection
from typing import Final

import azul
from players.compact_state.tables import Take
from players.compact_state.walls import CompactWall, CompactWalls, Full, Tiling

NO_CUSHION, EMPTY_CUSHION, ON_CUSHION = range(3)
"""Values of `CompactBoard.cushion`: no cushion disc, an empty one, or ``ON_CUSHION + item``."""

_EVERY_COLOUR: Final = sum(1 << 5 * colour for colour in range(5))
_BITS: Final = 6
"""As in `azul.Tiles`: six bits for the number of tiles of each colour."""

Line = tuple[int, int]
"""A pattern line as (colour, count); the colour of an empty one is 0."""
EMPTY_LINE: Final = (0, 0)

Key = tuple[tuple[Line, ...], tuple[int, ...], int, int, int, bool, int, bool]


class CompactBoard:
    """One seat's board.

    `floor` counts the items on the floor line, `fallen` are the tiles on it as `azul.Tiles`. `has_marker`
    says whether the seat has the first-player marker, wherever it lies. Bit ``5 * colour + row`` of
    `openings` is set where a line takes a colour (R8). `holds` are all the tiles on the board. `tiling` is
    how the full lines will be tiled; `floor_cost` is what the floor costs then, `score_to_come` the score
    after it, and `ends` whether it completes a row, which ends the game (R20). `after` caches boards after
    takes, `greedy` what a take is worth at most, with its line, by `Take.code`.
    """

    __slots__ = (
        "after",
        "cushion",
        "ends",
        "fallen",
        "floor",
        "floor_cost",
        "greedy",
        "has_marker",
        "holds",
        "lines",
        "openings",
        "resigned",
        "score",
        "score_to_come",
        "tiling",
        "wall",
    )

    def __init__(self, key: Key, wall: CompactWall, tiling: Tiling) -> None:
        self.lines, _, self.floor, self.fallen, self.cushion, self.has_marker, self.score, self.resigned = key
        self.wall = wall
        self.tiling = tiling
        self.floor_cost = _cost_with(self.floor, self.cushion, tiling.falling)
        self.score_to_come = max(0, self.score + tiling.points - self.floor_cost)
        self.ends = tiling.wall.completes_row and not self.resigned
        openings, holds = 0, self.fallen
        if ON_CUSHION <= self.cushion < ON_CUSHION + azul.MARKER:
            holds += 1 << _BITS * (self.cushion - ON_CUSHION)
        for row, (colour, count) in enumerate(self.lines):
            if not count:
                openings |= _EVERY_COLOUR << row
            else:
                holds += count << _BITS * colour
                if count <= row:
                    openings |= 1 << 5 * colour + row
        for colour, count in enumerate(wall.colours):
            holds += count << _BITS * colour
        self.openings = openings & ~wall.closed
        self.holds = holds
        self.after: dict[int, CompactBoard] = {}
        self.greedy: dict[int, tuple[float, int]] = {}

    @property
    def full(self) -> Full:
        """The full lines as (row, colour), from the top."""
        return _full(self.lines)


class CompactBoards:
    """All boards that a search has met, each created once."""

    def __init__(self, side: azul.WallSide) -> None:
        self.is_free = side is azul.WallSide.FREE
        self.walls = CompactWalls(free=self.is_free)
        self._boards: dict[Key, CompactBoard] = {}
        self._tiled: dict[CompactBoard, CompactBoard] = {}

    def __len__(self) -> int:
        return len(self._boards)

    def keep(self, boards: Collection[CompactBoard]) -> None:
        """Drop all boards but these."""
        self._boards = {key: board for key, board in self._boards.items() if board in boards}
        self._tiled.clear()
        for board in boards:
            board.after = {code: after for code, after in board.after.items() if after in boards}

    def of(self, state: azul.State, seat: int) -> CompactBoard:
        """Return a seat's board in a position."""
        return self.like(state.boards[seat], has_marker=state.marker == seat, resigned=seat in state.resigned)

    def like(self, board: azul.Board, *, has_marker: bool = False, resigned: bool = False) -> CompactBoard:
        """Return the compact form of a board."""
        lines = tuple(
            [EMPTY_LINE if line.colour is None else (int(line.colour), line.count) for line in board.lines]
        )
        if board.cushion is None:
            cushion = NO_CUSHION
        else:
            cushion = ON_CUSHION + board.cushion[0] if board.cushion else EMPTY_CUSHION
        fallen = sum([1 << _BITS * item for item in board.floor if item != azul.MARKER])
        wall = self.walls.of(board.wall.spaces)
        key = lines, wall.spaces, len(board.floor), fallen, cushion, has_marker, board.score, resigned
        return self._board(key, wall)

    def after(self, board: CompactBoard, take: Take, line: int) -> CompactBoard:
        """Return the board after a take to a line, from the cache `CompactBoard.after` if it is there."""
        after = board.after.get(take.code + line)
        if after is None:
            after = board.after[take.code + line] = self._after(board, take, line)
        return after

    def _after(self, board: CompactBoard, take: Take, line: int) -> CompactBoard:
        lines, floor, fallen, disc = board.lines, board.floor, board.fallen, board.cushion
        colour, number, marker = take.colour, take.number, take.brings_marker
        if take.brings_cushion:
            disc = EMPTY_CUSHION
        if marker and disc == EMPTY_CUSHION:
            disc = ON_CUSHION + azul.MARKER
        elif marker:
            floor = min(floor + 1, azul.FLOOR_SPACES)
        if line != azul.FLOOR:
            count = lines[line][1]
            placed = min(number, line + 1 - count)
            number -= placed
            lines = (*lines[:line], (colour, count + placed), *lines[line + 1 :])
        if number and disc == EMPTY_CUSHION:
            disc = ON_CUSHION + colour
            number -= 1
        if number:
            kept = min(number, azul.FLOOR_SPACES - floor)
            floor += kept
            fallen += kept << _BITS * colour
        key = (
            lines,
            board.wall.spaces,
            floor,
            fallen,
            disc,
            board.has_marker or marker,
            board.score,
            board.resigned,
        )
        return self._board(key, board.wall)

    def tiled(self, board: CompactBoard) -> CompactBoard:
        """Return the board after the tiling of a round, without its end bonus.

        A free wall is tiled as by `CompactBoard.tiling`. The board of a seat that has resigned only returns
        the marker and the cushion disc.
        """
        tiled = self._tiled.get(board)
        if tiled is None:
            tiled = self._tiled[board] = self._left(board) if board.resigned else self._with_tiles(board)
        return tiled

    def _with_tiles(self, board: CompactBoard) -> CompactBoard:
        lines = tuple(
            EMPTY_LINE if count > row else (colour, count) for row, (colour, count) in enumerate(board.lines)
        )
        wall = board.tiling.wall
        key = lines, wall.spaces, 0, 0, NO_CUSHION, False, board.score_to_come, False
        return self._board(key, wall)

    def _left(self, board: CompactBoard) -> CompactBoard:
        floor = azul.total(azul.Tiles(board.fallen))
        key = board.lines, board.wall.spaces, floor, board.fallen, NO_CUSHION, False, board.score, True
        return self._board(key, board.wall)

    def _board(self, key: Key, wall: CompactWall) -> CompactBoard:
        board = self._boards.get(key)
        if board is None:
            tilings = self.walls.tilings(wall, _full(key[0]))
            if len(tilings) > 1:
                tiling = max(tilings, key=lambda each: _worth(each, floor=key[2], cushion=key[4]))
            else:
                tiling = tilings[0]
            board = self._boards[key] = CompactBoard(key, wall, tiling)
        return board


def _full(lines: tuple[Line, ...]) -> Full:
    return tuple((row, colour) for row, (colour, count) in enumerate(lines) if count > row)


def _worth(tiling: Tiling, *, floor: int, cushion: int) -> tuple[int, int, tuple[int, ...]]:
    """Return a sort key for tilings of a free wall: first points less what the falling tiles cost."""
    columns = tuple(-column for column in tiling.columns)
    return tiling.points - _cost_with(floor, cushion, tiling.falling), tiling.togetherness, columns


def _cost_with(floor: int, cushion: int, falling: int) -> int:
    """Return what a floor costs once more tiles have fallen; the first lands on an empty cushion (R32)."""
    if falling and cushion == EMPTY_CUSHION:
        falling -= 1
    return azul.COST_OF_FLOOR[min(floor + falling, azul.FLOOR_SPACES)]
