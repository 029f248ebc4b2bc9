"""A whole game to draw, the same in every run."""

import random
from typing import Final

from azul import Phase, State, apply, deal, draw_deal, falling, legal_moves, new_game, tile_walls
from render import LastMove, last_move

NAMES: Final = ("Ekaterina", "Сергій Ґалаґан", "田中さくら", "Olivier de la Fontaine")

Shown = tuple[State, LastMove]


def careful_game(players: int) -> list[Shown]:
    """Return every position of a careful random game, with the move that led there."""
    rng, secret = random.Random(players), bytes([players]) * 32
    state = new_game(players, 0)
    shown: list[Shown] = []
    while state.phase is not Phase.OVER:
        state = deal(state, draw_deal(state, secret))
        while state.phase is Phase.OFFER:
            moves = legal_moves(state)
            move = rng.choice([move for move in moves if not falling(state, move)] or moves)
            last = last_move(state, move)
            state = apply(state, move)
            shown.append((state, last))
        state, _ = tile_walls(state)
    return shown
