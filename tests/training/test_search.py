"""What is trained is what plays: the compiled search visits the same moves as the search at the table."""

import ctypes
from pathlib import Path
from statistics import mean

import numpy as np
import pytest

from azul import Factories, Phase, Rules, WallSide, legal_moves
from players.evaluation import net as product
from players.evaluation.layout import layout_of
from players.search.limits import SearchLimits
from players.search.searcher import Searcher
from tests.some import some
from tests.training.engine.comparison import steps_of_random_game
from training.engine.translation import position_of
from training.nets import NET_KINDS, NetKind, load, new_weights, save
from training.selfplay import Net, visits

SIMULATIONS = 80
TO_THE_END = 400
"""So many look beyond the next deals where a round is about to end."""


@pytest.mark.one_in(24)
@pytest.mark.parametrize("kind", NET_KINDS, ids=lambda kind: kind.name)
@pytest.mark.parametrize("factories", Factories)
def test_the_same_moves_are_visited_as_often(
    engine: ctypes.CDLL, kind: NetKind, factories: Factories, tmp_path: Path
) -> None:
    assert engine is not None
    weights = new_weights(kind, (32, 16), np.random.default_rng(3))
    weights.flat[:] += np.random.default_rng(3).normal(0, 0.3, weights.flat.shape)
    save(weights, tmp_path / "net.npz")
    rules = Rules(WallSide(kind.wall), factories)
    net = product.load(tmp_path / "net.npz", layout_of(rules.wall, kind.players))
    compiled = Net(kind, load(tmp_path / "net.npz", kind))
    resignations = 0.02 if kind.players > 2 else 0.0
    steps = steps_of_random_game(kind.players, 9, rules, resignations=resignations)
    shared = []
    for step in some(steps):
        if step.after.phase is not Phase.OFFER or step.number % 7:
            continue
        is_late = len(legal_moves(step.after)) < 10
        simulations = TO_THE_END if is_late else SIMULATIONS
        found = Searcher(net).search(step.after, SearchLimits(simulations))
        expected = {candidate.move: candidate.visits for candidate in found.candidates}
        counts = visits(compiled, position_of(step.after), simulations)
        assert sum(counts.values()) == sum(expected.values()) == simulations - 1
        same = sum(min(number, expected.get(move, 0)) for move, number in counts.items())
        assert max(counts.values()) >= 10  # the search prefers some
        shared.append(same / (simulations - 1))
    # Sums of 32 bits may tip the scales in a position, and then everything there is another.
    assert mean(sorted(shared)[1:]) > 0.97, shared
