"""Nets from self-play: the compiled players say what the product says, and a tiny run ends with a net."""

import ctypes
from pathlib import Path

import numpy as np
import pytest
from numpy.lib.recfunctions import rename_fields

import azul
from azul.rules import Factories, Rules, WallSide
from players.evaluation import net as product
from players.evaluation.inputs import inputs
from players.evaluation.layout import layout_of
from players.search.searcher import Searcher
from tests.azul.games import random_game
from tests.some import some
from training.__main__ import main
from training.checkpoint import load_window
from training.engine.translation import move_from, position_of
from training.learning import Learner, Losses, loss
from training.lessons import Lessons, Window, join
from training.matches import pairings, score_of
from training.nets import NAMES, NET_KINDS, NetKind, Weights, load, new_weights, save
from training.plan import Plan
from training.run import Run
from training.selfplay import (
    FACTORY_RULES,
    GREEDY,
    Net,
    Player,
    Settings,
    Table,
    evaluate,
    play_game,
    self_play,
)

COLOURED_2 = NetKind("coloured", 2)
QUICK = Settings(full_visits=12, fast_visits=4)


@pytest.fixture(autouse=True)
def needs_compiler(engine: ctypes.CDLL) -> ctypes.CDLL:
    return engine


def random_weights(kind: NetKind, seed: int = 1) -> Weights:
    weights = new_weights(kind, (32, 16), np.random.default_rng(seed))
    weights.flat[:] += np.random.default_rng(seed).normal(0, 0.1, weights.flat.shape)
    return weights


def some_lessons(kind: NetKind = COLOURED_2, seed: int = 1, games: int = 2) -> Lessons:
    return self_play(Table(kind, "special"), None, QUICK, seed, games)[1]


@pytest.mark.parametrize("kind", NET_KINDS, ids=lambda kind: kind.name)
def test_the_compiled_net_says_what_the_product_says(kind: NetKind, tmp_path: Path) -> None:
    save(random_weights(kind), tmp_path / "net.npz")
    side = WallSide(kind.wall)
    net = product.load(tmp_path / "net.npz", layout_of(side, kind.players))
    compiled = Net(kind, load(tmp_path / "net.npz", kind))
    resignations = 0.02 if kind.players > 2 else 0.0
    game = random_game(kind.players, 5, Rules(side, Factories.SPECIAL), resignations=resignations)
    states = [after.state for _, after, _ in game]
    asked = [state for state in states if state.phase in {azul.Phase.OFFER, azul.Phase.REFILL}]
    for state in some(asked[::5]):
        values = net.outputs(inputs(state)).values
        values[[(seat - state.turn) % kind.players for seat in state.resigned]] = -np.inf
        expected = np.exp(values - values.max())
        shares, moves = evaluate(compiled, position_of(state))
        assert np.roll(shares, -state.turn) == pytest.approx(expected / expected.sum(), abs=1e-3)
        if state.phase is azul.Phase.OFFER:
            priors = {move_from(move): prior for move, prior in moves}
            assert priors == pytest.approx(dict(Searcher(net).likely(state)), abs=1e-3)


def test_the_gradient_is_the_slope_of_the_loss() -> None:
    weights = random_weights(COLOURED_2)
    batch = some_lessons()
    gradient = Weights.of(np.zeros_like(weights.flat), COLOURED_2, weights.hidden)
    loss(COLOURED_2, weights, batch, gradient)
    random = np.random.default_rng(2)
    for name in NAMES:
        array = getattr(weights, name)
        direction = random.normal(0, 1, array.shape).astype(np.float32)
        direction /= np.sqrt((direction * direction).sum())
        before = array.copy()
        losses = []
        for step in (0.01, -0.01):
            array[:] = before + step * direction
            losses.append(loss(COLOURED_2, weights, batch).total)
        array[:] = before
        slope = float((getattr(gradient, name) * direction).sum())
        assert (losses[0] - losses[1]) / 0.02 == pytest.approx(slope, rel=0.02, abs=5e-4), name


@pytest.mark.thorough
def test_learning_makes_the_losses_small() -> None:
    batch = some_lessons()
    learner = Learner.begin(COLOURED_2, random_weights(COLOURED_2))
    before = learner.learn(batch, 3e-3)
    after = before
    for _ in range(60):
        after = learner.learn(batch, 3e-3)
    assert isinstance(after, Losses)
    assert after.total < 0.9 * before.total


@pytest.mark.one_in(5)
@pytest.mark.parametrize("factories", FACTORY_RULES)
@pytest.mark.parametrize("kind", NET_KINDS, ids=lambda kind: kind.name)
def test_lessons_are_whole(kind: NetKind, factories: str) -> None:
    weights = random_weights(kind)
    games, lessons = self_play(Table(kind, factories), Net(kind, weights), QUICK, 3, 2)
    rows = lessons.rows
    assert games == 2
    assert int(rows["inputs"].sum()) == len(lessons.inputs)
    assert int(rows["moves"].sum()) == len(lessons.parts) == len(lessons.shares)
    assert lessons.inputs.max() < kind.sparse_inputs
    assert rows["outcome"].sum(1) == pytest.approx(rows["was_played"])
    assert rows["expected"].sum(1) == pytest.approx(1, abs=1e-3)
    assert float(lessons.shares.sum()) == pytest.approx(int((rows["moves"] > 0).sum()), rel=1e-3)


def test_picking_lessons_keeps_their_inputs_and_moves_together() -> None:
    lessons = some_lessons()
    twice = join([lessons, lessons])
    last = twice.pick(np.array([len(twice) - 1, 0]))
    row, first = lessons.rows[-1], lessons.rows[0]
    begin = int(row["first_input"])
    assert (
        last.inputs[: row["inputs"]].tolist() == lessons.inputs[begin : begin + int(row["inputs"])].tolist()
    )
    assert last.inputs[row["inputs"] :].tolist() == lessons.inputs[: first["inputs"]].tolist()


def test_a_window_forgets_the_oldest_lessons_and_keeps_the_others_in_a_file(tmp_path: Path) -> None:
    window = Window(most=200)
    for seed in range(8):
        window.add(some_lessons(seed=10 * seed))
    assert 200 <= window.size < 200 + len(window.chunks[0])
    window.save(tmp_path / "window.npz", 1000)
    other = Window(most=1000)
    other.load(tmp_path / "window.npz")
    assert other.size == window.size
    assert len(other.sample(64, np.random.default_rng(1))) == 64


def test_lessons_that_another_version_has_written_are_left_alone(tmp_path: Path) -> None:
    window = Window(most=1000)
    window.add(some_lessons())
    window.save(tmp_path / "window.npz", 1000)
    with np.load(tmp_path / "window.npz") as file:
        arrays = dict(file)
    arrays["rows"] = rename_fields(arrays["rows"], {"was_played": "takes_left"})
    np.savez(tmp_path / "window.npz", **arrays)
    other = Window(most=1000)
    load_window(tmp_path, other)
    assert other.size == 0


def test_the_same_seed_plays_the_same_game() -> None:
    players = Player(Net(COLOURED_2, random_weights(COLOURED_2)), 10), GREEDY
    games = [play_game(Table(COLOURED_2), players, (0, 1), 7) for _ in range(2)]
    assert games[0] == games[1]


def test_a_search_by_rule_of_thumb_beats_the_greedy_player() -> None:
    games = list(pairings([Table(COLOURED_2)], 40, seed=1))
    score = score_of([pairing.play((Player(None, 100), GREEDY)) for pairing in games], 2)
    assert score.rate > 0.7


@pytest.mark.thorough
def test_a_tiny_run_ends_with_a_net_that_the_product_loads_and_goes_on_from_its_folder(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command = [
        *("train", "--minutes", "0.03", "--threads", "1", "--hidden", "16", "--bootstrap-games", "16"),
        *("--window", "2000", "--visits", "8", "4", "--late-visits", "8", "4", "--gate-games", "4"),
        *("--gate-every", "0", "--folder", str(tmp_path / "run"), "--export", str(tmp_path / "net.npz")),
    ]
    assert main(command) == 0
    assert "games  win rate against the greedy player" in capsys.readouterr().out
    net = product.load(tmp_path / "net.npz", layout_of(WallSide.COLOURED, 2))
    assert net.outputs(inputs(azul.new_game(players=2, starter=0))).values.shape == (2,)
    assert main(command) == 0
    assert "bootstrap" not in capsys.readouterr().out
    assert main(["match", "coloured-2", str(tmp_path / "net.npz"), "--games", "4", "--simulations", "4"]) == 0


def test_a_run_that_is_stopped_keeps_what_it_has(tmp_path: Path) -> None:
    an_hour = 3600.0
    plan = Plan(COLOURED_2, (16, 16), 1, an_hour, an_hour, bootstrap_games=8, bootstrap=QUICK, window=1000)
    run = Run(plan, tmp_path, lambda _: run.stop())
    run.go()
    assert load(tmp_path / "best.npz", COLOURED_2).hidden == (16, 16)
    assert Run(plan, tmp_path, print).progress.games >= 8


def test_a_net_for_another_table_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    save(random_weights(COLOURED_2), tmp_path / "net.npz")
    assert main(["match", "coloured-3", str(tmp_path / "net.npz")]) == 1
    assert "no net for coloured-3" in capsys.readouterr().err
