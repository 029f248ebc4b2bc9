"""The positions on the pages of the rules."""

from typing import Final

from azul.moves import parse_move
from azul.notation.board import parse_board
from azul.phases.dealing import deal
from azul.phases.draws import draw_deal
from azul.phases.taking import TakeReport, apply, take_report
from azul.pieces.board import Board
from azul.pieces.discs import Disc
from azul.pieces.tiles import from_text
from azul.rules import Factories, Rules, WallSide
from azul.state import Phase, State, new_game

NAMES: Final = ("Ada", "Bruno", "Chiyo")
_SPECIAL: Final = Rules(factories=Factories.SPECIAL)

OPEN_TO_YELLOW: Final = "12:-,-,-,b,-:...../..y../...y./...../.....:mrrkk"
"""Two yellow tiles may go to the first line, the fifth line and the floor line."""
SCORED: Final = (
    ("....w/...../..b../...../y....", (2, 2), ()),
    ("...../.byr./...../...../.....", (1, 3), ((1, 1), (1, 2))),
    ("...../...r./kwby./...b./.....", (2, 3), ((2, 0), (2, 1), (2, 2), (1, 3), (3, 3))),
)
"""Walls, each with the tile that was placed last and the tiles in its runs."""
COMPLETE: Final = "41:-,-,-,k3,-:byrkw/.by../..b../..wb./..k.b:-"
"""A complete row, a complete column, and all five blue tiles."""
FREELY: Final = "9:r,w2,-,y4,-:.b.../y.k../r.w../..b../.....:w"
"""A free wall with a red tile in the first column, so that no other may go there."""


def beginning() -> State:
    """Return a game for two just after the first deal."""
    state = new_game(players=2, starter=0)
    return deal(state, draw_deal(state, bytes(32)))


def alone(text: str, side: WallSide = WallSide.COLOURED, phase: Phase = Phase.OVER) -> State:
    """Return a position in which the first seat has the board of this notation."""
    seats = (parse_board(text, side), Board())
    return new_game(2, 0, Rules(side))._replace(phase=phase, boards=seats)


def choosing() -> State:
    """Return a position in which the first seat chooses spaces on a free wall."""
    return alone(FREELY, WallSide.FREE, Phase.TILING)


def scattered() -> tuple[State, TakeReport]:
    """Return a position after a move from a scatter disc next to which the cushion disc is gone."""
    state = new_game(3, 0, _SPECIAL)._replace(
        round=1,
        phase=Phase.OFFER,
        discs=(Disc.PLAIN, Disc.PLAIN, Disc.SCATTER, Disc.CUSHION, Disc.KEEP, Disc.PLAIN, Disc.PLAIN),
        factories=tuple(map(from_text, ("b2rw", "y2kw", "rk2w", "b2yr", "bkw2", "yr3", "by2k"))),
        bag=from_text("b15y14r14k15w14"),
    )
    before = apply(state, parse_move("4b1"))
    move = parse_move("3k2<r")
    return apply(before, move), take_report(before, move)
