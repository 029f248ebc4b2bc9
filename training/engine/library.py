"""The compiled engine: its structures and functions as rules.h, inputs.h and perft.h declare them."""

import ctypes
from functools import cache
from pathlib import Path
from typing import Annotated, Final, TypeVar, get_type_hints

from training.engine.build import compiled

SOURCES: Final = Path(__file__).parent
MOST_PLAYERS: Final = 4
MOST_FACTORIES: Final = 9
MOST_MOVES: Final = 768
MOST_ARRANGEMENTS: Final = 3125
MOST_INPUTS: Final = 320
MOST_DENSE: Final = 19
MOST_PARTS: Final = 12

NO_SPLIT: Final = 255
NO_COLUMN: Final = -1
NO_SURPLUS: Final = -1
EMPTY_CUSHION: Final = 6
NO_CUSHION: Final = 7

_S = TypeVar("_S", bound=type[ctypes.Structure])

_UInt8 = Annotated[int, ctypes.c_uint8]
_Int8 = Annotated[int, ctypes.c_int8]
_UInt16 = Annotated[int, ctypes.c_uint16]
_Int16 = Annotated[int, ctypes.c_int16]
_UInt32 = Annotated[int, ctypes.c_uint32]
_UInt64 = Annotated[int, ctypes.c_uint64]


def _structure(cls: _S) -> _S:
    """Give a structure the fields that its annotations name, each with its type in C."""
    hints = get_type_hints(cls, include_extras=True)
    cls._fields_ = [(name, hint.__metadata__[0]) for name, hint in hints.items() if name[0] != "_"]
    return cls


@_structure
class Board(ctypes.Structure):
    """`Board` of rules.h."""

    wall: Annotated[ctypes.Array[ctypes.c_uint32], ctypes.c_uint32 * 5]
    covered: _UInt32
    closed: _UInt32
    floor: _UInt32
    score: _Int16
    floor_size: _UInt8
    cushion: _UInt8
    line_colour: Annotated[ctypes.Array[ctypes.c_uint8], ctypes.c_uint8 * 5]
    line_count: Annotated[ctypes.Array[ctypes.c_uint8], ctypes.c_uint8 * 5]


@_structure
class Position(ctypes.Structure):
    """`Position` of rules.h."""

    boards: Annotated[ctypes.Array[Board], Board * MOST_PLAYERS]
    factories: Annotated[ctypes.Array[ctypes.c_uint32], ctypes.c_uint32 * MOST_FACTORIES]
    centre: _UInt32
    bag: _UInt32
    lid: _UInt32
    round: _UInt16
    discs: Annotated[ctypes.Array[ctypes.c_uint8], ctypes.c_uint8 * MOST_FACTORIES]
    has_discs: _UInt8
    players: _UInt8
    factory_count: _UInt8
    wall_side: _UInt8
    factory_rules: _UInt8
    scatter: _UInt8
    phase: _UInt8
    turn: _UInt8
    starter: _UInt8
    marker: _Int8
    resigned: _UInt8
    barren: _UInt8
    ending: _UInt8


@_structure
class Move(ctypes.Structure):
    """`Move` of rules.h."""

    source: _UInt8
    colour: _UInt8
    line: _UInt8
    left: _UInt8


@_structure
class Deal(ctypes.Structure):
    """`Deal` of rules.h."""

    factories: Annotated[ctypes.Array[ctypes.c_uint32], ctypes.c_uint32 * MOST_FACTORIES]
    discs: Annotated[ctypes.Array[ctypes.c_uint8], ctypes.c_uint8 * MOST_FACTORIES]
    surplus: _Int8


@_structure
class Arrangement(ctypes.Structure):
    """`Arrangement` of rules.h."""

    columns: Annotated[ctypes.Array[ctypes.c_int8], ctypes.c_int8 * 5]
    points: _Int16
    fall_cost: _Int16


@_structure
class Random(ctypes.Structure):
    """`Random` of rules.h: a stream of random numbers, whose first state is the seed."""

    state: _UInt64


_A_POSITION, _A_BOARD = ctypes.POINTER(Position), ctypes.POINTER(Board)
_MOVES, _DEAL, _RANDOM = ctypes.POINTER(Move), ctypes.POINTER(Deal), ctypes.POINTER(Random)
_ARRANGEMENTS = ctypes.POINTER(Arrangement)
_NUMBERS, _REALS = ctypes.POINTER(ctypes.c_uint16), ctypes.POINTER(ctypes.c_float)
_int = ctypes.c_int

_FUNCTIONS: Final = {
    "new_game": (None, (_A_POSITION, _int, _int, _int, _int, _int)),
    "draw_deal": (None, (_A_POSITION, _RANDOM, _DEAL)),
    "deal": (None, (_A_POSITION, _DEAL)),
    "deal_at_random": (None, (_A_POSITION, _RANDOM)),
    "legal_moves": (_int, (_A_POSITION, _MOVES)),
    "distinct_moves": (_int, (_A_POSITION, _MOVES)),
    "apply": (None, (_A_POSITION, Move)),
    "resign": (None, (_A_POSITION, _int)),
    "neighbours": (_int, (_A_POSITION, _int, ctypes.POINTER(_int))),
    "arrangements": (_int, (_A_BOARD, _int, _ARRANGEMENTS)),
    "arrange": (None, (_A_BOARD, _int, _ARRANGEMENTS)),
    "end_round": (None, (_A_POSITION, _ARRANGEMENTS)),
    "shares_of": (None, (_A_POSITION, _REALS)),
    "inputs_of": (_int, (_A_POSITION, _int, _NUMBERS, _REALS)),
    "policy_parts": (_int, (_A_POSITION, Move, _NUMBERS)),
    "perft": (ctypes.c_uint64, (_A_POSITION, _int)),
    "random_games": (
        ctypes.c_uint64,
        (_A_POSITION, _int, _RANDOM, ctypes.POINTER(ctypes.c_uint64)),
    ),
}
"""The functions by name: what they return, and their parameters."""


@cache
def load() -> ctypes.CDLL:
    """Return the engine, compiled if necessary. Raise `NoCompilerError` if that can't be done."""
    library = ctypes.CDLL(str(compiled([SOURCES], "engine")))
    for name, (returned, parameters) in _FUNCTIONS.items():
        function = getattr(library, name)
        function.restype, function.argtypes = returned, parameters
    return library
