"""The rules of Azul: immutable positions, moves, tiling, fair draws and notation. Pure, no I/O.

>>> from azul import apply, deal, draw_deal, legal_moves, new_game, parse_move, tile_walls
>>> secret = bytes(32)
>>> state = new_game(players=2, starter=0)
>>> state = deal(state, draw_deal(state, secret))
>>> len(state.factories), state.turn
(5, 0)
>>> state = apply(state, legal_moves(state)[0])
>>> state.turn
1
"""

from azul.board import (
    FLOOR_COSTS,
    FLOOR_SPACES,
    MARKER,
    Board,
    PatternLine,
    Wall,
    coloured_column,
)
from azul.deal import Deal, deal, parse_deal
from azul.draws import commitment, draw_deal, draw_starter
from azul.errors import AzulError, IllegalDeal, IllegalMove, NotationError
from azul.moves import CENTRE, FLOOR, MOVES, Move, parse_move
from azul.notation import board_text, parse_board, parse_position, position_text
from azul.offer import apply, check_move, falling, legal_moves, resign
from azul.record import (
    Dealt,
    Event,
    Progress,
    Resigned,
    Taken,
    Undone,
    advance,
    begin,
    parse_event,
)
from azul.state import FACTORIES_FOR, IN_CENTRE, TILES_PER_FACTORY, Phase, State, new_game
from azul.tiles import COLOURS, Colour, Tiles, count, counts, from_text, present, to_text, total
from azul.tiling import (
    COLOUR_BONUS,
    COLUMN_BONUS,
    ROW_BONUS,
    BoardTiling,
    Bonus,
    Placement,
    TilingReport,
    ranking,
    tile_walls,
)

__all__ = [
    "CENTRE",
    "COLOURS",
    "COLOUR_BONUS",
    "COLUMN_BONUS",
    "FACTORIES_FOR",
    "FLOOR",
    "FLOOR_COSTS",
    "FLOOR_SPACES",
    "IN_CENTRE",
    "MARKER",
    "MOVES",
    "ROW_BONUS",
    "TILES_PER_FACTORY",
    "AzulError",
    "Board",
    "BoardTiling",
    "Bonus",
    "Colour",
    "Deal",
    "Dealt",
    "Event",
    "IllegalDeal",
    "IllegalMove",
    "Move",
    "NotationError",
    "PatternLine",
    "Phase",
    "Placement",
    "Progress",
    "Resigned",
    "State",
    "Taken",
    "Tiles",
    "TilingReport",
    "Undone",
    "Wall",
    "advance",
    "apply",
    "begin",
    "board_text",
    "check_move",
    "coloured_column",
    "commitment",
    "count",
    "counts",
    "deal",
    "draw_deal",
    "draw_starter",
    "falling",
    "from_text",
    "legal_moves",
    "new_game",
    "parse_board",
    "parse_deal",
    "parse_event",
    "parse_move",
    "parse_position",
    "position_text",
    "present",
    "ranking",
    "resign",
    "tile_walls",
    "to_text",
    "total",
]
