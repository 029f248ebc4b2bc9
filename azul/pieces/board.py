"""A player board: pattern lines, wall, floor line and score (R3)."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import accumulate
from typing import Final, NamedTuple

from azul.pieces.tiles import COLOURS, Colour

ROWS: Final = range(5)
FLOOR_COSTS: Final = (1, 1, 2, 2, 2, 3, 3)
"""What each floor space costs, left to right (R3)."""
FLOOR_SPACES: Final = len(FLOOR_COSTS)
COST_OF_FLOOR: Final = tuple(accumulate(FLOOR_COSTS, initial=0))
"""What 0 to 7 items on a floor line cost together."""
MARKER: Final = 5
"""The first-player marker where it lies among tiles on a floor line; tiles there are colours, 0 to 4."""

_EVERY_COLOUR_OF_ROW_0: Final = sum(1 << 5 * colour for colour in COLOURS)


@dataclass(frozen=True, slots=True)
class PatternLine:
    """A pattern line of `size` spaces (1 to 5) holding `count` tiles of `colour`, None when empty.

    `openings` has bit ``5 * colour + size - 1`` set for every colour that the line itself still takes (R8).
    `code` is a number below 64 that identifies colour and count.
    """

    size: int
    colour: Colour | None = None
    count: int = 0
    openings: int = field(init=False, compare=False, repr=False)
    code: int = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        row = self.size - 1
        if self.colour is None:
            openings = _EVERY_COLOUR_OF_ROW_0 << row
        elif self.count < self.size:
            openings = 1 << 5 * self.colour + row
        else:
            openings = 0
        object.__setattr__(self, "openings", openings)
        object.__setattr__(self, "code", 0 if self.colour is None else self.colour << 3 | self.count)

    @property
    def is_full(self) -> bool:
        """Whether the line is complete and will be tiled (R13)."""
        return self.count == self.size


EMPTY_LINES: Final = tuple(PatternLine(size) for size in range(1, 6))
LINES: Final = tuple(
    tuple(
        (EMPTY_LINES[size - 1], *(PatternLine(size, colour, count) for count in range(1, size + 1)))
        for colour in COLOURS
    )
    for size in range(1, 6)
)
"""Every possible pattern line: ``LINES[row][colour][count]``."""


@dataclass(frozen=True, slots=True)
class Wall:
    """A 5x5 wall: `spaces` has 25 colours, row by row, None for an empty space.

    `closed` has bit ``5 * colour + row`` set for every colour that a row already has (R8).
    """

    spaces: tuple[Colour | None, ...] = (None,) * 25
    closed: int = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        closed = 0
        for space, colour in enumerate(self.spaces):
            if colour is not None:
                closed |= 1 << 5 * colour + space // 5
        object.__setattr__(self, "closed", closed)

    def row(self, row: int) -> tuple[Colour | None, ...]:
        """Return the five spaces of a row, left to right."""
        return self.spaces[5 * row : 5 * row + 5]

    def column(self, column: int) -> tuple[Colour | None, ...]:
        """Return the five spaces of a column, top to bottom."""
        return self.spaces[column::5]

    def complete_rows(self) -> tuple[int, ...]:
        """Return the complete rows, 0 to 4."""
        return tuple(row for row in ROWS if None not in self.row(row))

    def complete_columns(self) -> tuple[int, ...]:
        """Return the complete columns, 0 to 4."""
        return tuple(column for column in ROWS if None not in self.column(column))

    def complete_colours(self) -> tuple[Colour, ...]:
        """Return the colours whose five tiles are all on the wall."""
        return tuple(colour for colour in COLOURS if self.closed >> 5 * colour & 31 == 31)

    def place(self, row: int, column: int, colour: Colour) -> "Wall":
        """Return the wall with one more tile."""
        space = 5 * row + column
        spaces = (*self.spaces[:space], colour, *self.spaces[space + 1 :])
        return wall_of(spaces, self.closed | 1 << 5 * colour + row)

    def run_through(self, row: int, column: int) -> tuple[int, int]:
        """Return the lengths of the horizontal and the vertical run that include this space (R14)."""
        return runs_through(self.spaces, row, column)


def wall_of(spaces: tuple[Colour | None, ...], closed: int) -> Wall:
    """Return the wall with these `spaces` when `closed` is known already."""
    wall = object.__new__(Wall)  # without __post_init__, which would look at every space
    object.__setattr__(wall, "spaces", spaces)
    object.__setattr__(wall, "closed", closed)
    return wall


def runs_through(spaces: Sequence[Colour | None], row: int, column: int) -> tuple[int, int]:
    """Return the lengths of the horizontal and the vertical run that include a space of a wall (R14).

    The space itself counts as covered.
    """
    first, last = 5 * row, 5 * row + 4
    left = right = top = bottom = first + column
    while left > first and spaces[left - 1] is not None:
        left -= 1
    while right < last and spaces[right + 1] is not None:
        right += 1
    while top >= 5 and spaces[top - 5] is not None:
        top -= 5
    while bottom < 20 and spaces[bottom + 5] is not None:
        bottom += 5
    return right - left + 1, (bottom - top) // 5 + 1


EMPTY_WALL: Final = Wall()


class Board(NamedTuple):
    """One seat's board.

    `floor` has what lies on the floor line, from the left: colours and `MARKER`. `cushion` has what lies on
    the cushion disc beside the board, at most one such item; None without that disc (R32).
    """

    lines: tuple[PatternLine, ...] = EMPTY_LINES
    wall: Wall = EMPTY_WALL
    floor: tuple[int, ...] = ()
    score: int = 0
    cushion: tuple[int, ...] | None = None

    @property
    def floor_cost(self) -> int:
        """The points that the floor line costs (R15), as a positive number."""
        return COST_OF_FLOOR[len(self.floor)]

    @property
    def fallen(self) -> tuple[int, ...]:
        """What lies on the floor line and the cushion disc: colours and `MARKER`."""
        return self.floor + self.cushion if self.cushion else self.floor

    def openings(self) -> int:
        """Return the open targets of R8: bit ``5 * colour + row`` is set where the line takes the colour."""
        first, second, third, fourth, fifth = self.lines
        return (
            first.openings | second.openings | third.openings | fourth.openings | fifth.openings
        ) & ~self.wall.closed

    def is_open(self, colour: int, line: int) -> bool:
        """Return whether a pattern line, 0 to 4, takes tiles of a colour (R8)."""
        return bool(self.openings() >> 5 * colour + line & 1)

    def open_lines(self, colour: int) -> tuple[int, ...]:
        """Return the pattern lines, 0 to 4, that take tiles of a colour (R8)."""
        openings = self.openings() >> 5 * colour
        return tuple(row for row in ROWS if openings >> row & 1)

    def rows_about_to_complete(self) -> tuple[int, ...]:
        """Return the wall rows, 0 to 4, that this round's tiling will complete, which ends the game (R20).

        On a free wall a line above may still take the last column that is open to the tile.
        """
        return tuple(
            row
            for row in ROWS
            if self.lines[row].is_full
            and self.wall.row(row).count(None) == 1
            and self.lines[row].colour not in self.wall.column(self.wall.row(row).index(None))
        )


def fall(
    floor: tuple[int, ...], cushion: tuple[int, ...] | None, item: int, number: int
) -> tuple[tuple[int, ...], tuple[int, ...] | None, int]:
    """Let `number` equal items fall: the first onto an empty cushion (R32), the others onto the floor (R9).

    Return floor, cushion, and how many items there was no space for.
    """
    if number and cushion == ():
        cushion = (item,)
        number -= 1
    kept = min(number, FLOOR_SPACES - len(floor))
    return floor + (item,) * kept, cushion, number - kept


def coloured_column(row: int, colour: int) -> int:
    """Return the column, 0 to 4, of a colour in a row of the coloured wall (R4)."""
    return (colour + row) % 5
