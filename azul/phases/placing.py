"""Moving complete lines to the wall, one board at a time (R13, R14, R22, R23)."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from azul.errors import IllegalMove
from azul.pieces.board import (
    EMPTY_LINES,
    ROWS,
    Board,
    Wall,
    coloured_column,
    fall,
    runs_through,
    wall_of,
)
from azul.pieces.tiles import NO_TILES, Colour, Tiles, of
from azul.rules import WallSide


@dataclass(frozen=True, slots=True)
class Placement:
    """A tile placed on the wall: row and column from 0, the lengths of its runs, and its points (R14)."""

    row: int
    column: int
    colour: Colour
    horizontal: int
    vertical: int
    points: int


@dataclass(frozen=True, slots=True)
class FallenLine:
    """A complete line that no column takes: `count` tiles fall, `lost` of them straight to the lid (R23)."""

    row: int
    colour: Colour
    count: int
    lost: int


@dataclass(frozen=True, slots=True)
class Decision:
    """A complete line with several open spaces (R22), each with what the tile would score at that moment."""

    row: int
    colour: Colour
    spaces: tuple[Placement, ...]


@dataclass(frozen=True, slots=True)
class Settling:
    """A board whose complete lines have moved to the wall, from the top, as far as its owner has chosen.

    `board` has its new score, but the floor isn't paid yet; `discarded` goes to the lid. `decisions` are the
    lines with a choice; unless `is_complete`, the last of them is still open and the lines below it wait.
    """

    board: Board
    placements: tuple[Placement, ...]
    fallen: tuple[FallenLine, ...]
    discarded: Tiles
    decisions: tuple[Decision, ...]
    is_complete: bool


@dataclass(slots=True)
class Details:
    """What `fill_wall` has done, step by step."""

    placements: list[Placement] = field(default_factory=list)
    fallen: list[FallenLine] = field(default_factory=list)
    decisions: list[Decision] = field(default_factory=list)


class Filled(NamedTuple):
    """A board whose complete lines have moved to the wall, before it pays for its floor.

    `discarded` goes to the lid; `completes_row` says whether a row was completed (R20). `waiting` is the
    line, 0 to 4, that waits for the choice of one of `columns`; None if all lines have moved.
    """

    board: Board
    discarded: Tiles
    completes_row: bool
    waiting: int | None = None
    columns: tuple[int, ...] = ()


def settle_lines(board: Board, side: WallSide, choices: Sequence[int] = ()) -> Settling:
    """Move complete lines to the wall from the top; `choices` are the columns for lines that leave a choice.

    Stop at the first such line without one. Raise `IllegalMove` (``space-not-open``) if a column isn't open.
    """
    details = Details()
    filled = fill_wall(board, side, choices, details)
    return Settling(
        filled.board,
        tuple(details.placements),
        tuple(details.fallen),
        filled.discarded,
        tuple(details.decisions),
        filled.waiting is None,
    )


def fill_wall(
    board: Board, side: WallSide, choices: Sequence[int] = (), details: Details | None = None
) -> Filled:
    """Move complete lines to the wall from the top, as `settle_lines` does; fill in `details` if given."""
    floor, cushion, score, discarded = board.floor, board.cushion, board.score, NO_TILES
    lines, spaces, closed = list(board.lines), list(board.wall.spaces), board.wall.closed
    chosen = iter(choices)
    completes_row = False
    waiting: tuple[int, tuple[int, ...]] | tuple[()] = ()
    for row, line in enumerate(board.lines):
        colour = line.colour
        if colour is None or line.count < line.size:
            continue
        if side is WallSide.COLOURED:
            columns: tuple[int, ...] = (coloured_column(row, colour),)
        else:
            columns = _open_columns(spaces, row, colour)
        if not columns:
            floor, cushion, lost = fall(floor, cushion, colour, line.size)
            discarded = Tiles(discarded + of(colour, lost))
            lines[row] = EMPTY_LINES[row]
            if details is not None:
                details.fallen.append(FallenLine(row, colour, line.size, lost))
            continue
        column = columns[0]
        if len(columns) > 1:
            if details is not None:
                possible = tuple(_placement(spaces, row, open_, colour) for open_ in columns)
                details.decisions.append(Decision(row, colour, possible))
            choice = next(chosen, None)
            if choice is None:
                waiting = row, columns
                break
            column = choice
            if column not in columns or type(column) is not int:
                raise IllegalMove("space-not-open", row=row, column=column, there=columns)
        horizontal, vertical = runs_through(spaces, row, column)
        points = _points(horizontal, vertical)
        if details is not None:
            details.placements.append(Placement(row, column, colour, horizontal, vertical, points))
        spaces[5 * row + column] = colour
        closed |= 1 << 5 * colour + row
        lines[row] = EMPTY_LINES[row]
        score += points
        discarded = Tiles(discarded + of(colour, row))
        completes_row = completes_row or horizontal == len(ROWS)
    wall = board.wall if closed == board.wall.closed else wall_of(tuple(spaces), closed)
    return Filled(Board(tuple(lines), wall, floor, score, cushion), discarded, completes_row, *waiting)


def placement_at(wall: Wall, row: int, column: int, colour: Colour) -> Placement:
    """Return the placement of a tile on an empty space (R14)."""
    return _placement(wall.spaces, row, column, colour)


def open_columns(wall: Wall, row: int, colour: Colour) -> tuple[int, ...]:
    """Return the columns of a free wall that take a colour in a row (R22)."""
    return _open_columns(wall.spaces, row, colour)


def _open_columns(spaces: Sequence[Colour | None], row: int, colour: Colour) -> tuple[int, ...]:
    return tuple(
        column for column in ROWS if spaces[5 * row + column] is None and colour not in spaces[column::5]
    )


def _placement(spaces: Sequence[Colour | None], row: int, column: int, colour: Colour) -> Placement:
    horizontal, vertical = runs_through(spaces, row, column)
    return Placement(row, column, colour, horizontal, vertical, _points(horizontal, vertical))


def _points(horizontal: int, vertical: int) -> int:
    """Return the points of a tile in runs of these lengths (R14)."""
    return (horizontal if horizontal > 1 else 0) + (vertical if vertical > 1 else 0) or 1
