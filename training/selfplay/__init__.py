"""The compiled players: games for learning, and matches, as selfplay.h and match.h declare them.

Their sources are beside this module, which compiles them on first use. Calls let other threads run, so that
several of them play at once.
"""

import ctypes
from collections.abc import Sequence
from dataclasses import astuple, dataclass
from functools import cache
from pathlib import Path
from typing import Final, cast

import numpy as np

import azul
from training.engine.build import compiled
from training.engine.library import MOST_MOVES, Move, Position
from training.engine.library import SOURCES as ENGINE
from training.engine.translation import move_from
from training.lessons import PARTS, ROW, Lessons
from training.nets import WALLS, NetKind, Weights

SOURCES: Final = Path(__file__).parent
FACTORY_RULES: Final = ("plain", "special", "special-once")
SCATTERS: Final = ("free", "even")

_MOST_LESSONS: Final = 1 << 13
_INPUTS_EACH: Final = 240
_MOVES_EACH: Final = 48


@dataclass(frozen=True, slots=True)
class Table:
    """What is played: a kind of net's walls and players, the factories and where scattered tiles go."""

    kind: NetKind
    factories: str = "plain"
    scatter: str = "free"


@dataclass(frozen=True, slots=True)
class Settings:
    """How a net plays against itself; `Settings` of selfplay.h."""

    full_visits: int
    fast_visits: int
    full_share: float = 0.25
    noise: float = 0.25
    early_temperature: float = 1.0
    late_temperature: float = 0.4
    early_takes: int = 4
    leaving_share: float = 0.06


class Net:
    """A net for the compiled code, which keeps a copy of the weights."""

    def __init__(self, kind: NetKind, weights: Weights) -> None:
        first, second = weights.hidden
        arrays = (weights.w1, weights.b1, weights.w2, weights.b2, weights.w3, weights.b3)
        pointers = [np.ascontiguousarray(array, np.float32).ctypes.data_as(_REALS) for array in arrays]
        self._library = load()
        self.handle = self._library.net_new(
            kind.sparse_inputs + kind.dense_inputs, first, second, kind.outputs, *pointers
        )
        if not self.handle:
            message = (
                f"hidden layers of {first} and {second} are not possible: multiples of 16, at most 512 and 64"
            )
            raise ValueError(message)

    def __del__(self) -> None:
        if getattr(self, "handle", None):
            self._library.net_free(self.handle)


@dataclass(frozen=True, slots=True)
class Player:
    """A player of a match: a net, or the rule of thumb without one; 0 simulations play the likeliest move."""

    net: Net | None
    simulations: int
    temperature: float = 0.0


GREEDY: Final = Player(None, 0)


def _structure(name: str, **fields: type) -> type[ctypes.Structure]:
    """Return the type of a structure with these fields, in this order."""
    return cast("type[ctypes.Structure]", type(name, (ctypes.Structure,), {"_fields_": list(fields.items())}))


_int, _float, _pointer = ctypes.c_int32, ctypes.c_float, ctypes.c_void_p
_Table = _structure("_Table", players=_int, wall_side=_int, factory_rules=_int, scatter=_int)
_Player = _structure("_Player", net=_pointer, simulations=_int, temperature=_float)
_Settings = _structure(
    "_Settings",
    full_visits=_int,
    fast_visits=_int,
    full_share=_float,
    noise=_float,
    early_temperature=_float,
    late_temperature=_float,
    early_takes=_int,
    leaving_share=_float,
)
_Lessons = _structure(
    "_Lessons",
    lessons=_pointer,
    inputs=_pointer,
    parts=_pointer,
    shares=_pointer,
    most_lessons=_int,
    most_inputs=_int,
    most_moves=_int,
    lessons_used=_int,
    inputs_used=_int,
    moves_used=_int,
)
_REALS = ctypes.POINTER(ctypes.c_float)


@cache
def load() -> ctypes.CDLL:
    """Return the compiled players, compiled if necessary. Raise `NoCompilerError` without a compiler."""
    library = ctypes.CDLL(str(compiled([ENGINE, SOURCES], "selfplay")))
    library.net_new.restype = ctypes.c_void_p
    library.net_new.argtypes = [ctypes.c_int] * 4 + [_REALS] * 6
    library.net_free.restype = None
    library.net_free.argtypes = [ctypes.c_void_p]
    library.self_play.restype = ctypes.c_int
    library.self_play.argtypes = [
        ctypes.POINTER(_Table),
        ctypes.c_void_p,
        ctypes.POINTER(_Settings),
        ctypes.c_uint64,
        ctypes.c_int,
        ctypes.POINTER(_Lessons),
    ]
    library.play_game.restype = ctypes.c_int
    library.play_game.argtypes = [
        ctypes.POINTER(_Table),
        ctypes.POINTER(_Player),
        ctypes.c_int,
        ctypes.POINTER(ctypes.c_uint8),
        ctypes.c_uint64,
        _REALS,
        ctypes.POINTER(ctypes.c_int32),
    ]
    library.opinion_of.restype = ctypes.c_int
    library.opinion_of.argtypes = [
        ctypes.c_void_p,
        ctypes.POINTER(Position),
        _REALS,
        ctypes.POINTER(Move),
        _REALS,
    ]
    library.visits_of.restype = ctypes.c_int
    library.visits_of.argtypes = [
        ctypes.c_void_p,
        ctypes.POINTER(Position),
        ctypes.c_int,
        ctypes.POINTER(Move),
        ctypes.POINTER(ctypes.c_int32),
    ]
    return library


def evaluate(net: Net, position: Position) -> tuple[tuple[float, ...], tuple[tuple[Move, float], ...]]:
    """Return each seat's chance to win according to a net, and the distinct moves with their priors.

    Raise `MemoryError` if memory runs out.
    """
    shares, priors = (ctypes.c_float * 4)(), (ctypes.c_float * MOST_MOVES)()
    moves = (Move * MOST_MOVES)()
    count = load().opinion_of(net.handle, ctypes.byref(position), shares, moves, priors)
    if count < 0:
        raise MemoryError
    return tuple(shares[: position.players]), tuple(zip(moves[:count], priors[:count], strict=True))


def visits(net: Net, position: Position, simulations: int) -> dict[azul.Move, int]:
    """Return how often a search tries each move, for moves that it tries. Raise `MemoryError`."""
    moves, counts = (Move * MOST_MOVES)(), (ctypes.c_int32 * MOST_MOVES)()
    tried = load().visits_of(net.handle, ctypes.byref(position), simulations, moves, counts)
    if tried < 0:
        raise MemoryError
    return {move_from(move): number for move, number in zip(moves[:tried], counts[:tried], strict=True)}


def _table(table: Table) -> ctypes.Structure:
    return _Table(
        table.kind.players,
        WALLS.index(table.kind.wall),
        FACTORY_RULES.index(table.factories),
        SCATTERS.index(table.scatter),
    )


def self_play(
    table: Table, net: Net | None, settings: Settings, seed: int, games: int
) -> tuple[int, Lessons]:
    """Play up to `games` games with seeds from `seed` on; return how many were played, and their lessons.

    Fewer games are played if there is no room for more lessons. Raise `MemoryError` if memory runs out.
    """
    rows = np.empty(_MOST_LESSONS, ROW)
    inputs = np.empty(_MOST_LESSONS * _INPUTS_EACH, np.uint16)
    parts = np.empty((_MOST_LESSONS * _MOVES_EACH, PARTS), np.uint8)
    shares = np.empty(len(parts), np.float32)
    lessons = _Lessons(
        rows.ctypes.data,
        inputs.ctypes.data,
        parts.ctypes.data,
        shares.ctypes.data,
        len(rows),
        len(inputs),
        len(parts),
    )
    packed = _Settings(*astuple(settings))
    handle = None if net is None else net.handle
    played = load().self_play(_table(table), handle, packed, seed, games, lessons)
    if played < 0:
        raise MemoryError
    used = lessons.lessons_used
    return played, Lessons(
        rows[:used].copy(),
        inputs[: lessons.inputs_used].copy(),
        parts[: lessons.moves_used].copy(),
        shares[: lessons.moves_used].copy(),
    )


@dataclass(frozen=True, slots=True)
class Result:
    """A finished game: shares of the win and scores by seat."""

    shares: tuple[float, ...]
    scores: tuple[int, ...]
    takes: int


def play_game(table: Table, players: Sequence[Player], by_seat: Sequence[int], seed: int) -> Result:
    """Play a game; `by_seat` are indices of `players`. Raise `MemoryError` if memory runs out.

    Games with the same seed begin with the same deal.
    """
    count = table.kind.players
    packed = (_Player * len(players))(
        *(_Player(None if p.net is None else p.net.handle, p.simulations, p.temperature) for p in players)
    )
    shares, scores = (ctypes.c_float * 4)(), (ctypes.c_int32 * 4)()
    takes = load().play_game(
        _table(table), packed, len(players), (ctypes.c_uint8 * 4)(*by_seat), seed, shares, scores
    )
    if takes < 0:
        raise MemoryError
    return Result(tuple(shares[:count]), tuple(scores[:count]), takes)
