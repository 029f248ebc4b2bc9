"""Whole games to draw and to measure, the same in each run."""

import random
from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple

from azul import (
    Deal,
    Move,
    Phase,
    Placement,
    State,
    TakeReport,
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
    take_report,
    tile_walls,
    waiting_for,
)

NAMES: Final = ("Ekaterina", "Сергій Ґалаґан", "田中さくら", "Olivier de la Fontaine")

Shown = tuple[State, TakeReport]
Choice = Callable[[State, random.Random], Move]
ChoiceOfSpace = Callable[[Sequence[Placement], random.Random], Placement]


class Step(NamedTuple):
    """A deal, a move or a tiling (all spaces chosen), with the positions before and after."""

    before: State
    after: State
    drawn: Deal | None = None
    move: Move | None = None
    report: TilingReport | None = None


def careful(state: State, rng: random.Random) -> Move:
    """Return a random move that lets no tile fall, or any move if there is none."""
    moves = legal_moves(state)
    return rng.choice([move for move in moves if not falling(state, move)] or moves)


def first(spaces: Sequence[Placement], _: random.Random) -> Placement:
    """Return the first open space."""
    return spaces[0]


def steps(
    state: State, secret: bytes, rng: random.Random, choose: Choice, choose_space: ChoiceOfSpace = first
) -> Iterator[Step]:
    """Yield everything that happens from `state`, before a deal, to the end of the game."""
    while state.phase is not Phase.OVER:
        drawn = draw_deal(state, secret)
        before, state = state, deal(state, drawn)
        yield Step(before, state, drawn=drawn)
        while state.phase is Phase.OFFER:
            move = choose(state, rng)
            before, state = state, apply(state, move)
            yield Step(before, state, move=move)
        before = _settled(state, rng, choose_space)
        state, report = tile_walls(before)
        yield Step(before, state, report=report)


def careful_game(players: int) -> list[Shown]:
    """Return each position of a careful random game, with the move that led to it."""
    game = steps(new_game(players, 0), bytes([players]) * 32, random.Random(players), careful)
    return [(step.after, take_report(step.before, step.move)) for step in game if step.move is not None]


def _settled(state: State, rng: random.Random, choose: ChoiceOfSpace) -> State:
    """Return the position after everyone has chosen their spaces on a free wall."""
    for seat in waiting_for(state):
        while not (placed := placed_lines(state, seat)).is_complete:
            space = choose(placed.decisions[-1].spaces, rng)
            state = place(state, seat, space.row, space.column)
        state = settle(state, seat)
    return state
