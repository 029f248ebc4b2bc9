"""The rules of Azul: immutable positions, moves, tiling, fair draws and notation. Pure Python, no I/O.

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

from azul.errors import AzulError, IllegalDeal, IllegalMove, NotationError
from azul.events import (
    Dealt,
    Event,
    Placed,
    Progress,
    Resigned,
    Settled,
    Taken,
    Undone,
    advance,
    before_tiling,
    begin,
    parse_event,
)
from azul.moves import CENTRE, FLOOR, LINE_LETTERS, MOVES, SOURCE_LETTERS, Move, parse_move
from azul.notation.board import board_text, parse_board
from azul.notation.position import parse_position, position_text
from azul.notation.words import item_word, line_word, source_word
from azul.phases.choosing import arrange, place, settle, settling_of, waiting_for
from azul.phases.dealing import Deal, deal, lays_out_discs, parse_deal, sizes_due
from azul.phases.draws import (
    Below,
    commitment,
    draw_deal,
    draw_discs,
    draw_factories,
    draw_starter,
    random_deal,
    short_commitment,
)
from azul.phases.ending import (
    COLOUR_BONUS,
    COLUMN_BONUS,
    ROW_BONUS,
    Bonus,
    Ending,
    is_last_round,
    ranking,
    standings,
)
from azul.phases.placing import Decision, FallenLine, Placement, Settling
from azul.phases.resigning import resign
from azul.phases.scattering import ScatterChoice, left_over, rest_of, scatter_choice
from azul.phases.taking import (
    apply,
    board_after,
    caught,
    check_line,
    check_move,
    falling,
    is_open,
    legal_moves,
    number_taken,
    takes_cushion,
    takes_marker,
)
from azul.phases.tiling import (
    Arrangement,
    BoardTiling,
    TilingReport,
    arrangements,
    end_round,
    ending_of,
    tile_board,
    tile_walls,
)
from azul.pieces.board import (
    FLOOR_COSTS,
    FLOOR_SPACES,
    MARKER,
    Board,
    PatternLine,
    Wall,
    coloured_column,
)
from azul.pieces.discs import Disc, Pull, apply_discs
from azul.pieces.tiles import COLOURS, Colour, Tiles, count, counts, from_text, present, to_text, total
from azul.rules import BASE_GAME, Factories, Rules, Scatter, WallSide
from azul.state import FACTORIES_FOR, IN_CENTRE, TILES_PER_FACTORY, Phase, State, new_game
from azul.stepping import Action, Arranged, actions, position_key, step

__all__ = [
    "BASE_GAME",
    "CENTRE",
    "COLOURS",
    "COLOUR_BONUS",
    "COLUMN_BONUS",
    "FACTORIES_FOR",
    "FLOOR",
    "FLOOR_COSTS",
    "FLOOR_SPACES",
    "IN_CENTRE",
    "LINE_LETTERS",
    "MARKER",
    "MOVES",
    "ROW_BONUS",
    "SOURCE_LETTERS",
    "TILES_PER_FACTORY",
    "Action",
    "Arranged",
    "Arrangement",
    "AzulError",
    "Below",
    "Board",
    "BoardTiling",
    "Bonus",
    "Colour",
    "Deal",
    "Dealt",
    "Decision",
    "Disc",
    "Ending",
    "Event",
    "Factories",
    "FallenLine",
    "IllegalDeal",
    "IllegalMove",
    "Move",
    "NotationError",
    "PatternLine",
    "Phase",
    "Placed",
    "Placement",
    "Progress",
    "Pull",
    "Resigned",
    "Rules",
    "Scatter",
    "ScatterChoice",
    "Settled",
    "Settling",
    "State",
    "Taken",
    "Tiles",
    "TilingReport",
    "Undone",
    "Wall",
    "WallSide",
    "actions",
    "advance",
    "apply",
    "apply_discs",
    "arrange",
    "arrangements",
    "before_tiling",
    "begin",
    "board_after",
    "board_text",
    "caught",
    "check_line",
    "check_move",
    "coloured_column",
    "commitment",
    "count",
    "counts",
    "deal",
    "draw_deal",
    "draw_discs",
    "draw_factories",
    "draw_starter",
    "end_round",
    "ending_of",
    "falling",
    "from_text",
    "is_last_round",
    "is_open",
    "item_word",
    "lays_out_discs",
    "left_over",
    "legal_moves",
    "line_word",
    "new_game",
    "number_taken",
    "parse_board",
    "parse_deal",
    "parse_event",
    "parse_move",
    "parse_position",
    "place",
    "position_key",
    "position_text",
    "present",
    "random_deal",
    "ranking",
    "resign",
    "rest_of",
    "scatter_choice",
    "settle",
    "settling_of",
    "short_commitment",
    "sizes_due",
    "source_word",
    "standings",
    "step",
    "takes_cushion",
    "takes_marker",
    "tile_board",
    "tile_walls",
    "to_text",
    "total",
    "waiting_for",
]
