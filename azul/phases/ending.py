"""The end of a game: its reason, the bonuses and the ranking (R19 to R21)."""

from dataclasses import dataclass
from enum import Enum
from typing import Final

from azul.phases.placing import open_columns
from azul.pieces.board import ROWS, Board
from azul.pieces.tiles import Colour, Tiles, present
from azul.rules import WallSide
from azul.state import State

ROW_BONUS: Final = 2
COLUMN_BONUS: Final = 7
COLOUR_BONUS: Final = 10


class Ending(Enum):
    """Why a game ended; the value is its word in game files."""

    ROW = "row"
    """A wall row was completed (R20)."""
    NO_TILES = "no-tiles"
    """No tile could be drawn (R19)."""
    NO_SPACE = "no-space"
    """None of the tiles that could be drawn would ever reach a wall (R19)."""
    STALEMATE = "stalemate"
    """Nothing had grown for as many rounds in a row as players were left (R19b)."""
    RESIGNATION = "resignation"
    """Only one player was left."""


@dataclass(frozen=True, slots=True)
class Bonus:
    """The end bonus of one board (R20): its complete rows, columns (both from 0) and colours."""

    rows: tuple[int, ...] = ()
    columns: tuple[int, ...] = ()
    colours: tuple[Colour, ...] = ()

    @property
    def points(self) -> int:
        """2 for a row, 7 for a column, 10 for a colour."""
        return (
            ROW_BONUS * len(self.rows) + COLUMN_BONUS * len(self.columns) + COLOUR_BONUS * len(self.colours)
        )


def bonus_of(board: Board) -> Bonus:
    """Return the end bonus of a board (R20)."""
    wall = board.wall
    return Bonus(wall.complete_rows(), wall.complete_columns(), wall.complete_colours())


def ranking(state: State) -> tuple[tuple[int, ...], ...]:
    """Return the places from first to last, each with the seats that share it (R21).

    Most points come first, then most complete rows. Seats that resigned come after all others.
    """
    found = [
        (seat not in state.resigned, board.score, len(board.wall.complete_rows()))
        for seat, board in enumerate(state.boards)
    ]
    return tuple(
        tuple(seat for seat, standing in enumerate(found) if standing == place)
        for place in sorted(set(found), reverse=True)
    )


def standings(state: State) -> tuple[tuple[int, int], ...]:
    """Return every seat with its place, (place, seat), winners first; places count from 1 (R21)."""
    placed: list[tuple[int, int]] = []
    for seats in ranking(state):
        place = len(placed) + 1
        placed += [(place, seat) for seat in seats]
    return tuple(placed)


def is_last_round(state: State) -> bool:
    """Return whether this round's tiling is sure to complete a wall row, which ends the game (R20)."""
    return any(is_sure_to_complete_a_row(state.boards[seat], state.rules.wall) for seat in state.active)


def is_sure_to_complete_a_row(board: Board, side: WallSide) -> bool:
    """Return whether tiling the board will complete a row, whatever spaces its owner chooses.

    On a free wall a complete line above with the same colour may put it into the column that the row still
    needs (R22); then the row's own tile falls (R23).
    """
    return any(
        side is WallSide.COLOURED
        or not any(line.is_full and line.colour == board.lines[row].colour for line in board.lines[:row])
        for row in board.rows_about_to_complete()
    )


def can_grow(board: Board, side: WallSide, drawable: Tiles) -> bool:
    """Return whether any of the tiles that can still be drawn may ever reach the board's wall.

    A row can't get any of them if it has all their colours, if its line waits for a colour that can't be
    drawn any more, or if no column of a free wall takes them (R22). A line that no column takes is no
    obstacle: it falls once it is complete (R23).
    """
    colours = present(drawable)
    for row in ROWS:
        waits_for = board.lines[row].colour
        if waits_for is not None and waits_for not in colours:
            continue
        for colour in colours:
            if not board.wall.closed >> 5 * colour + row & 1 and (
                side is WallSide.COLOURED or open_columns(board.wall, row, colour)
            ):
                return True
    return False
