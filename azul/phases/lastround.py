"""Knowing during the offer that the round is the last one (R20)."""

from azul.pieces.board import Board
from azul.rules import WallSide


def is_sure_to_complete_a_row(board: Board, side: WallSide) -> bool:
    """Return whether this round's tiling will complete a row of the board's wall, whatever is chosen.

    On a free wall the tile of a fifth space falls if its column has the colour (R23), and a complete line
    above with the same colour might still put it there (R22).
    """
    return any(
        side is WallSide.COLOURED
        or not any(line.is_full and line.colour == board.lines[row].colour for line in board.lines[:row])
        for row in board.rows_about_to_complete()
    )
