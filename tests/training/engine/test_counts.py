"""The compiled rules count as many positions as `azul`, to a depth, in every variant."""

import ctypes
import random
from collections.abc import Iterator
from itertools import count
from math import prod

import pytest

from azul import Phase, Rules, State, apply, arrangements, legal_moves
from tests.effort import EVERYTHING
from tests.some import some
from tests.training.engine.comparison import VARIANTS, name_of, steps_of_random_game
from training.engine.translation import position_of

MOST_TAKES = 8_000
"""About how many takes `azul` may make for a count: this limits the depth."""
WANTED = {3: 3, 4: 3, 6: 2} if EVERYTHING else {3: 0, 4: 1, 6: 1}
"""How many positions are counted to each depth."""


def perft(state: State, depth: int) -> int:
    """Return the number of ways to go on for `depth` steps: takes, or the tiling of all boards."""
    if depth == 0 or state.phase is Phase.OVER:
        return 1
    if state.phase is Phase.TILING:
        boards = (state.boards[seat] for seat in state.active)
        return prod(sum(1 for _ in arrangements(board)) for board in boards) if state.choices else 1
    moves = legal_moves(state)
    return len(moves) if depth == 1 else sum(perft(apply(state, move), depth - 1) for move in moves)


def worth_counting(players: int, rules: Rules) -> Iterator[tuple[State, int]]:
    """Yield positions of random games, from early and late in rounds, each with the depth to count to."""
    rng = random.Random(players)
    left = dict(WANTED)
    for seed in count():
        for step in steps_of_random_game(players, seed, rules):
            moves = len(legal_moves(step.after))
            depth = next((depth for depth in (6, 4, 3) if moves ** (depth - 1) <= MOST_TAKES), 3)
            if left[depth] and moves and rng.random() < 0.2:
                left[depth] -= 1
                yield step.after, depth
            if not any(left.values()):
                return


@pytest.mark.one_in(39)
@pytest.mark.parametrize("rules", VARIANTS, ids=name_of)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_as_many_ways_lead_on(engine: ctypes.CDLL, rules: Rules, players: int) -> None:
    for state, depth in some(worth_counting(players, rules)):
        assert engine.perft(position_of(state), depth) == perft(state, depth), f"{depth} from {state}"
