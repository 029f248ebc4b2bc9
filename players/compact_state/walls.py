"""Walls, and their state after tiling (R13, R14, R22, R23)."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

EMPTY: Final = -1
"""An empty space in `CompactWall.spaces`; a colour, 0 to 4, otherwise."""

Full = tuple[tuple[int, int], ...]
"""The full lines of a board as (row, colour), from the top."""


def _run(spaces: int, place: int) -> int:
    """Return the length of the run through a place of a row or column, given as five bits."""
    first = last = place
    while first > 0 and spaces >> first - 1 & 1:
        first -= 1
    while last < 4 and spaces >> last + 1 & 1:
        last += 1
    return last - first + 1


_RUNS: Final = tuple(tuple(_run(spaces, place) for place in range(5)) for spaces in range(32))
"""The run through each place of each row or column, the place itself counted as covered."""
_POINTS: Final = tuple(
    tuple((across if across > 1 else 0) + (down if down > 1 else 0) or 1 for down in range(6))
    for across in range(6)
)
"""The points of a tile by the lengths of its runs (R14)."""


class Tiling(NamedTuple):
    """What tiling does to a wall: the wall after it, and the points.

    On a free wall, `fallen` has the full lines that no column took (R23), `columns` the columns chosen as in
    `azul.Arrangement`, and `togetherness` is the sum of the squares of the numbers of tiles in each column
    and of each colour.
    """

    wall: "CompactWall"
    points: int
    fallen: Full = ()
    columns: tuple[int, ...] = ()
    togetherness: int = 0

    @property
    def falling(self) -> int:
        """How many tiles fall."""
        return sum(row + 1 for row, _ in self.fallen)


class CompactWall:
    """A wall: its 25 spaces row by row, and what follows from them.

    `closed` has bit ``5 * colour + row`` set for every colour that a row has; `rows`, `columns` and `colours`
    count tiles. `across` and `down` have the covered spaces as bits, row by row and column by column;
    `column_colours` is a mask of colours for each column. `most_points` caches the most that a tile of each
    colour can score in each row, by ``5 * row + colour``.
    """

    __slots__ = (
        "across",
        "closed",
        "colours",
        "column_colours",
        "columns",
        "completes_row",
        "down",
        "most_points",
        "rows",
        "spaces",
    )

    def __init__(self, spaces: tuple[int, ...]) -> None:
        self.spaces = spaces
        self.closed = self.across = self.down = 0
        rows, columns, colours, column_colours = [0] * 5, [0] * 5, [0] * 5, [0] * 5
        for space, colour in enumerate(spaces):
            if colour == EMPTY:
                continue
            row, column = divmod(space, 5)
            self.closed |= 1 << 5 * colour + row
            self.across |= 1 << space
            self.down |= 1 << 5 * column + row
            rows[row] += 1
            columns[column] += 1
            colours[colour] += 1
            column_colours[column] |= 1 << colour
        self.rows, self.columns, self.colours = tuple(rows), tuple(columns), tuple(colours)
        self.column_colours = tuple(column_colours)
        self.completes_row = 5 in rows
        self.most_points: dict[int, float] = {}

    @property
    def bonus(self) -> int:
        """The points for complete rows, columns and colours at the end (R20)."""
        return 2 * self.rows.count(5) + 7 * self.columns.count(5) + 10 * self.colours.count(5)

    def open_columns(self, row: int, colour: int) -> list[int]:
        """Return the columns of a free wall that take a colour in a row (R22)."""
        return _open_columns(self.across, self.column_colours, row, colour)

    def points_at(self, row: int, column: int) -> int:
        """Return the points of a tile on an empty space (R14)."""
        return _points(self.across, self.down, row, column)


class CompactWalls:
    """All walls of one side that a search has met, each created once."""

    def __init__(self, *, free: bool) -> None:
        self.free = free
        self._walls: dict[tuple[int, ...], CompactWall] = {}
        self._tilings: dict[tuple[CompactWall, Full], tuple[Tiling, ...]] = {}

    def of(self, spaces: Iterable[int | None]) -> CompactWall:
        """Return the wall with these spaces; None is an empty one."""
        return self._wall(tuple(EMPTY if colour is None else int(colour) for colour in spaces))

    def tilings(self, wall: CompactWall, full: Full) -> tuple[Tiling, ...]:
        """Return the best tilings of a wall with these full lines, one for each number of falling tiles.

        On a coloured wall there is one tiling. On a free wall it is the one with most points, then with most
        tiles together in columns and colours (the sum of squares), then with the first columns.
        """
        known = self._tilings.get((wall, full))
        if known is None:
            known = self._tilings[wall, full] = (
                tuple(self._best_free(wall, full)) if self.free else (self._coloured(wall, full),)
            )
        return known

    def _wall(self, spaces: tuple[int, ...]) -> CompactWall:
        wall = self._walls.get(spaces)
        if wall is None:
            wall = self._walls[spaces] = CompactWall(spaces)
        return wall

    def _coloured(self, wall: CompactWall, full: Full) -> Tiling:
        spaces, across, down, points = list(wall.spaces), wall.across, wall.down, 0
        for row, colour in full:
            column = (colour + row) % 5
            points += _points(across, down, row, column)
            across |= 1 << 5 * row + column
            down |= 1 << 5 * column + row
            spaces[5 * row + column] = colour
        return Tiling(self._wall(tuple(spaces)), points)

    def _best_free(self, wall: CompactWall, full: Full) -> Iterator[Tiling]:
        best: dict[int, tuple[tuple[int, int], _Partly]] = {}
        for tiled in _arranged(_Partly.before(wall), full):
            falling = sum([row + 1 for row, _ in tiled.fallen]) if tiled.fallen else 0
            known = best.get(falling)
            if known is not None and tiled.points < known[0][0]:
                continue
            worth = tiled.points, tiled.togetherness(wall)
            if known is None or worth > known[0]:
                best[falling] = worth, tiled
        for (points, togetherness), tiled in best.values():
            yield Tiling(self._wall(tuple(tiled.spaces)), points, tiled.fallen, tiled.columns, togetherness)


class _Partly(NamedTuple):
    """A free wall on which some full lines have been tiled; fields as in `CompactWall` and `Tiling`."""

    spaces: Sequence[int]
    across: int
    down: int
    column_colours: Sequence[int]
    points: int
    fallen: Full
    columns: tuple[int, ...]

    @classmethod
    def before(cls, wall: CompactWall) -> "_Partly":
        return cls(wall.spaces, wall.across, wall.down, wall.column_colours, 0, (), ())

    def togetherness(self, wall: CompactWall) -> int:
        """Return the sum of squares of the numbers of tiles in columns and colours."""
        columns = [(self.down >> 5 * column & 31).bit_count() ** 2 for column in range(5)]
        colours = list(wall.colours)
        for before, after in zip(wall.spaces, self.spaces, strict=True):
            if before != after:
                colours[after] += 1
        return sum(columns) + sum([number**2 for number in colours])


def _arranged(tiled: _Partly, full: Full) -> Iterator[_Partly]:
    """Yield every way to tile the full lines, in the order of the columns chosen."""
    if not full:
        yield tiled
        return
    (row, colour), *below = full
    spaces, across, down, column_colours, points, fallen, columns = tiled
    open_columns = _open_columns(across, column_colours, row, colour)
    if not open_columns:
        yield from _arranged(tiled._replace(fallen=(*fallen, (row, colour))), tuple(below))
    for column in open_columns:
        tiles, masks = list(spaces), list(column_colours)
        tiles[5 * row + column] = colour
        masks[column] |= 1 << colour
        placed = _Partly(
            tiles,
            across | 1 << 5 * row + column,
            down | 1 << 5 * column + row,
            masks,
            points + _points(across, down, row, column),
            fallen,
            (*columns, column) if len(open_columns) > 1 else columns,
        )
        yield from _arranged(placed, tuple(below))


def _open_columns(across: int, column_colours: Sequence[int], row: int, colour: int) -> list[int]:
    return [
        column
        for column in range(5)
        if not across >> 5 * row + column & 1 and not column_colours[column] >> colour & 1
    ]


def _points(across: int, down: int, row: int, column: int) -> int:
    """Return the points of a tile on an empty space (R14)."""
    return _POINTS[_RUNS[across >> 5 * row & 31][column]][_RUNS[down >> 5 * column & 31][row]]
