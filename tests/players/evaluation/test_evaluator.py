"""A net says the same whether it is asked from scratch or with what is shared."""

import random
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

import azul
from players.compact_state.boards import CompactBoards
from players.compact_state.circle import Circle
from players.compact_state.tables import CompactTables
from players.evaluation.evaluator import TARGETS, Evaluator
from players.evaluation.inputs import SCORE_UNIT, inputs
from players.evaluation.layout import layout_of
from players.evaluation.net import Net, load
from players.evaluation.policy import PRIOR_TEMPERATURE, parts
from tests.azul.games import ALL_RULES, random_game
from tests.players.nets import random_net
from tests.some import some


def asked_for(players: int, rules: azul.Rules) -> Iterator[azul.State]:
    """Yield some positions of a random game that a net is asked for."""
    chance = random.Random(players)
    for _, progress, _ in random_game(players, 50 + players, rules, resignations=0.003):
        phase = progress.state.phase
        if phase is azul.Phase.REFILL or (phase is azul.Phase.OFFER and chance.random() < 0.1):
            yield progress.state


@pytest.mark.one_in(7)
@pytest.mark.parametrize("rules", ALL_RULES, ids=str)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_chances_are_those_of_the_net_asked_from_scratch(players: int, rules: azul.Rules) -> None:
    net = random_net(rules.wall, players)
    for state in some(asked_for(players, rules)):
        tables = CompactTables(Circle(state.discs, rules.scatter))
        boards = CompactBoards(rules.wall)
        compact = tuple(boards.of(state, seat) for seat in range(players))
        evaluator = Evaluator(net, state, tables)
        situation = evaluator.situation(state.round, state.bag)
        chances, margins, _ = evaluator.chances(compact, tables.of(state), state.turn, situation)
        said = net.outputs(inputs(state))
        powers = np.exp(said.values)
        expected = {(state.turn + step) % players: power for step, power in enumerate(powers)}
        total = sum(expected[seat] for seat in state.active)
        assert chances == pytest.approx(
            [0 if seat in state.resigned else expected[seat] / total for seat in range(players)], abs=1e-5
        )
        scores = {(state.turn + step) % players: SCORE_UNIT * score for step, score in enumerate(said.scores)}
        for seat in state.active:
            others = [scores[other] for other in state.active if other != seat]
            assert margins[seat] == pytest.approx(scores[seat] - max(others), abs=1e-3)


@pytest.mark.one_in(5)
@pytest.mark.parametrize("rules", ALL_RULES, ids=str)
def test_priors_are_those_of_the_net_asked_from_scratch(rules: azul.Rules) -> None:
    net = random_net(rules.wall, 3)
    for state in some(asked_for(3, rules)):
        if state.phase is not azul.Phase.OFFER:
            continue
        tables = CompactTables(Circle(state.discs, rules.scatter))
        boards = CompactBoards(rules.wall)
        compact, table = tuple(boards.of(state, seat) for seat in range(3)), tables.of(state)
        evaluator = Evaluator(net, state, tables)
        *_, second = evaluator.chances(
            compact, table, state.turn, evaluator.situation(state.round, state.bag)
        )
        choices, priors = evaluator.likely(second, table, compact[state.turn].openings)
        policy = net.outputs(inputs(state)).policy
        takes = tables.takes(table)
        worths = {
            TARGETS * index + line: float(np.exp(policy[parts(take, line)].sum() / PRIOR_TEMPERATURE))
            for index, take in enumerate(takes)
            for line in range(TARGETS)
            if azul.is_open(state, azul.Colour(take.colour), line)
        }
        total = sum(worths.values())
        assert dict(zip(choices.tolist(), priors.tolist(), strict=True)) == pytest.approx(
            {choice: worth / total for choice, worth in worths.items()}, rel=1e-3, abs=1e-6
        )
        assert sorted(priors.tolist(), reverse=True) == priors.tolist()


def test_a_net_for_another_game_is_refused() -> None:
    net = random_net(azul.WallSide.COLOURED, 2)
    weights = {"w1": net.w1, "b1": net.b1, "w2": net.w2, "b2": net.b2, "w3": net.w3, "b3": net.b3}
    with pytest.raises(ValueError, match="free-3"):
        Net(weights, layout_of(azul.WallSide.FREE, 3))


def test_weights_can_be_small_numbers_with_a_scale_for_each_column(tmp_path: Path) -> None:
    net = random_net(azul.WallSide.COLOURED, 2)
    scale = np.abs(net.w1).max(axis=0) / 127
    np.savez(
        tmp_path / "small.npz",
        w1=np.round(net.w1 / scale).astype(np.int8),
        s1=scale.astype(np.float16),
        **{name: getattr(net, name).astype(np.float16) for name in ("b1", "w2", "b2", "w3", "b3")},
    )
    small = load(tmp_path / "small.npz", net.layout)
    assert small.w1 == pytest.approx(net.w1, abs=0.02)
