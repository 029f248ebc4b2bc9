"""Positions with free walls and special factories to draw."""

import random
from collections.abc import Iterator
from dataclasses import replace

from azul import (
    BASE_GAME,
    Board,
    Disc,
    Factories,
    Move,
    Phase,
    Rules,
    State,
    WallSide,
    apply,
    deal,
    draw_deal,
    from_text,
    legal_moves,
    new_game,
    place,
    settle,
    settling_of,
    tile_walls,
    waiting_for,
)

FREE = Rules(WallSide.FREE)
SPECIAL = Rules(factories=Factories.SPECIAL)
BOTH = Rules(WallSide.FREE, Factories.SPECIAL)
SIGNS = tuple(disc for disc in Disc if disc is not Disc.PLAIN)


def takes(players: int, rules: Rules, seed: int = 1) -> Iterator[tuple[State, Move]]:
    """Yield every position of a random game in which a take is made, with that take."""
    rng = random.Random(seed)
    state = new_game(players, 0, rules)
    while state.phase is not Phase.OVER:
        state = deal(state, draw_deal(state, bytes([seed]) * 32))
        while state.phase is Phase.OFFER:
            move = rng.choice(legal_moves(state))
            yield state, move
            state = apply(state, move)
        state, _ = tile_walls(chosen(state))


def chosen(state: State) -> State:
    """Return the position after everybody has taken the first open space for every line."""
    for seat in waiting_for(state):
        while not (settling := settling_of(state, seat)).is_complete:
            asked = settling.decisions[-1].spaces[0]
            state = place(state, seat, asked.row, asked.column)
        state = settle(state, seat)
    return state


def laid_out(
    factories: str, discs: str = "", *, players: int = 2, rules: Rules = BASE_GAME, centre: str = "-"
) -> State:
    """Return the first round's offer with these tiles on the factories and these discs below them."""
    filled = factories.split(",")
    empty = new_game(players, 0, rules)
    filled += ["-"] * (len(empty.factories) - len(filled))
    return replace(
        empty,
        round=1,
        phase=Phase.OFFER,
        factories=tuple(map(from_text, filled)),
        centre=from_text(centre),
        discs=tuple(map(Disc, discs)),
    )


def choosing(*boards: Board) -> State:
    """Return a table at which free walls are tiled."""
    return replace(
        new_game(len(boards), 0, FREE),
        round=1,
        phase=Phase.TILING,
        boards=boards,
        choices=((),) * len(boards),
    )
