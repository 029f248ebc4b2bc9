"""Whether a game can go on: R19, and the same for tiles that are there but can never reach a wall."""

from azul.phases.placing import open_columns
from azul.pieces.board import ROWS, Board
from azul.pieces.tiles import Tiles, present
from azul.rules import WallSide


def can_grow(board: Board, side: WallSide, drawable: Tiles) -> bool:
    """Return whether any of the tiles that can still be drawn may ever reach the board's wall.

    None can when every row has all their colours, or its line waits for a colour that lies on boards for
    good, or on a free wall no column takes them (R22). A line that no column takes empties itself when it is
    complete (R23), so it stands in nobody's way.
    """
    colours = present(drawable)
    for row in ROWS:
        waits_for = board.lines[row].colour
        if waits_for is not None and waits_for not in colours:
            continue
        for colour in colours:
            if not board.wall.closed >> 5 * colour + row & 1 and (
                side is WallSide.COLOURED or any(True for _ in open_columns(board.wall, row, colour))
            ):
                return True
    return False
