"""Positions to draw: a random game stopped where a test wants it."""

import random
from collections.abc import Iterator
from functools import cache

from azul import (
    Move,
    Phase,
    State,
    TilingReport,
    apply,
    deal,
    draw_deal,
    falling,
    legal_moves,
    new_game,
    tile_walls,
)

NAMES = ("Ann", "Бенедикт Ґалаґан", "ゆき", "Olivier de la Fontaine")
Take = tuple[State, Move]
Tiling = tuple[TilingReport, State, State]


@cache
def played(players: int, seed: int = 1) -> tuple[tuple[Take, ...], tuple[Tiling, ...]]:
    """Return a whole game of careful players: each position with the move made in it, and each tiling."""
    rng = random.Random(seed)
    state = new_game(players, 0)
    takes: list[Take] = []
    tilings: list[Tiling] = []
    while state.phase is not Phase.OVER:
        state = deal(state, draw_deal(state, bytes([seed]) * 32))
        for before, move in _offer(state, rng):
            takes.append((before, move))
            state = apply(before, move)
        before = state
        state, report = tile_walls(state)
        tilings.append((report, before, state))
    return tuple(takes), tuple(tilings)


def _offer(state: State, rng: random.Random) -> Iterator[Take]:
    while state.phase is Phase.OFFER:
        moves = legal_moves(state)
        tidy = [move for move in moves if falling(state, move) == 0]
        move = rng.choice(tidy or moves)
        yield state, move
        state = apply(state, move)


def midgame(players: int, seed: int = 1) -> State:
    """Return a position from the middle of a game."""
    takes, _ = played(players, seed)
    return takes[len(takes) // 2][0]
