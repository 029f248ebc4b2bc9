"""Moving complete lines to the wall, one board at a time (R13, R14, R22, R23)."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from azul.errors import IllegalMove
from azul.pieces.board import EMPTY_LINES, ROWS, Board, Wall, coloured_column, fall, runs_through, wall_of
from azul.pieces.tiles import NO_TILES, Colour, Tiles, of
from azul.rules import WallSide


class Placement(NamedTuple):
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
    """A complete line with several open `columns` (R22), and the spaces of the wall at that moment."""

    row: int
    colour: Colour
    columns: tuple[int, ...]
    wall: tuple[Colour | None, ...]

    @property
    def spaces(self) -> tuple[Placement, ...]:
        """The open spaces, each with what the tile would score there at that moment."""
        return tuple(_placement(self.wall, self.row, column, self.colour) for column in self.columns)


class PlacedLines(NamedTuple):
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

    @property
    def completes_row(self) -> bool:
        """Whether a row of the wall was completed, which ends the game (R20)."""
        return len(ROWS) in [placed.horizontal for placed in self.placements]


def place_lines(board: Board, side: WallSide, choices: Sequence[int] = ()) -> PlacedLines:
    """Move complete lines to the wall from the top; `choices` are the columns for lines that leave a choice.

    Stop at the first such line without one. Raise `IllegalMove` (``space-not-open``) if a column isn't open.
    """
    floor, cushion, score, discarded = board.floor, board.cushion, board.score, NO_TILES
    lines, spaces, closed = list(board.lines), list(board.wall.spaces), board.wall.closed
    placements: list[Placement] = []
    fallen: list[FallenLine] = []
    decisions: list[Decision] = []
    chosen = iter(choices)
    is_free, is_complete = side is WallSide.FREE, True
    for row, line in enumerate(board.lines):
        colour = line.colour
        if colour is None or line.count < line.size:
            continue
        columns = _open_columns(spaces, row, colour) if is_free else (coloured_column(row, colour),)
        if not columns:
            lines[row] = EMPTY_LINES[row]
            floor, cushion, lost = fall(floor, cushion, colour, line.size)
            discarded = Tiles(discarded + of(colour, lost))
            fallen.append(FallenLine(row, colour, line.size, lost))
            continue
        column = columns[0]
        if len(columns) > 1:
            decisions.append(Decision(row, colour, columns, tuple(spaces)))
            choice = next(chosen, None)
            if choice is None:
                is_complete = False
                break
            column = choice
            if column not in columns or type(column) is not int:
                raise IllegalMove("space-not-open", row=row, column=column, there=columns)
        lines[row] = EMPTY_LINES[row]
        placement = _placement(spaces, row, column, colour)
        placements.append(placement)
        spaces[5 * row + column] = colour
        closed |= 1 << 5 * colour + row
        score += placement.points
        discarded = Tiles(discarded + of(colour, row))
    wall = wall_of(tuple(spaces), closed) if placements else board.wall
    board = Board(tuple(lines), wall, floor, score, cushion)
    return PlacedLines(board, tuple(placements), tuple(fallen), discarded, tuple(decisions), is_complete)


def placement_at(wall: Wall, row: int, column: int, colour: Colour) -> Placement:
    """Return the placement of a tile on an empty space (R14)."""
    return _placement(wall.spaces, row, column, colour)


def open_columns(wall: Wall, row: int, colour: Colour) -> tuple[int, ...]:
    """Return the columns of a free wall that take a colour in a row (R22)."""
    return _open_columns(wall.spaces, row, colour)


def _open_columns(spaces: Sequence[Colour | None], row: int, colour: Colour) -> tuple[int, ...]:
    return tuple(
        [column for column in ROWS if spaces[5 * row + column] is None and colour not in spaces[column::5]]
    )


def _placement(spaces: Sequence[Colour | None], row: int, column: int, colour: Colour) -> Placement:
    horizontal, vertical = runs_through(spaces, row, column)
    points = (horizontal if horizontal > 1 else 0) + (vertical if vertical > 1 else 0) or 1
    return Placement(row, column, colour, horizontal, vertical, points)
