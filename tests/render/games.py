"""Whole random games, to draw positions of."""

import random
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from azul import (
    BASE_GAME,
    Move,
    Phase,
    Placement,
    Rules,
    State,
    TilingReport,
    apply,
    deal,
    draw_deal,
    falling,
    legal_moves,
    new_game,
    place,
    placed_lines,
    settle,
    tile_walls,
    waiting_for,
)

Choice = Callable[[State, random.Random], Move]
ChoiceOfSpace = Callable[[Sequence[Placement], random.Random], Placement]


class Step(NamedTuple):
    """A deal, a move or a tiling, with the positions around it; all spaces are chosen before a tiling."""

    before: State
    after: State
    move: Move | None = None
    report: TilingReport | None = None


def careful(state: State, rng: random.Random) -> Move:
    """Choose a random move that drops no tile, or any if there is none."""
    moves = legal_moves(state)
    return rng.choice([move for move in moves if not falling(state, move)] or moves)


def careless(state: State, rng: random.Random) -> Move:
    """Choose a random move."""
    return rng.choice(legal_moves(state))


def first(spaces: Sequence[Placement], _: random.Random) -> Placement:
    """Choose the first space."""
    return spaces[0]


def anywhere(spaces: Sequence[Placement], rng: random.Random) -> Placement:
    """Choose a random space."""
    return rng.choice(spaces)


def steps(
    players: int,
    rules: Rules = BASE_GAME,
    seed: int = 1,
    choose: Choice = careful,
    choose_space: ChoiceOfSpace = anywhere,
) -> Iterator[Step]:
    """Yield the steps of a game."""
    rng = random.Random(seed)
    state = new_game(players, 0, rules)
    while state.phase is not Phase.OVER:
        before, state = state, deal(state, draw_deal(state, bytes([seed]) * 32))
        yield Step(before, state)
        while state.phase is Phase.OFFER:
            move = choose(state, rng)
            before, state = state, apply(state, move)
            yield Step(before, state, move)
        before = _settled(state, rng, choose_space)
        state, report = tile_walls(before)
        yield Step(before, state, report=report)


def _settled(state: State, rng: random.Random, choose: ChoiceOfSpace) -> State:
    """Return the position after everybody has chosen spaces on free walls."""
    for seat in waiting_for(state):
        while not (placed := placed_lines(state, seat)).is_complete:
            space = choose(placed.decisions[-1].spaces, rng)
            state = place(state, seat, space.row, space.column)
        state = settle(state, seat)
    return state
