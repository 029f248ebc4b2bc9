"""The compiled rules are those of `azul`: the same moves, positions, scores and ends in every variant."""

import ctypes
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from azul import CURRENT_RULINGS, Ending, Phase, Rules
from azul.gamefile.record import Step, steps_of
from tests.azul.golden import GOLDEN, stored_game
from tests.effort import EVERYTHING
from tests.training.engine.comparison import VARIANTS, ending_after, follow, name_of, steps_of_random_game

every_variant = pytest.mark.parametrize("rules", VARIANTS, ids=name_of)
every_table = pytest.mark.parametrize("players", [2, 3, 4])


def steps_under_the_newest_rulings(file: Path) -> Iterator[Step]:
    """Yield the steps of a golden game, most of which name no rulings, under those that the engine knows."""
    return steps_of(replace(stored_game(file), rulings=CURRENT_RULINGS))


@pytest.mark.one_in(7)
@pytest.mark.parametrize("file", sorted(GOLDEN.glob("*.json")), ids=lambda file: file.stem)
def test_golden_games_are_the_same_move_by_move(engine: ctypes.CDLL, file: Path) -> None:
    follow(engine, steps_under_the_newest_rulings(file))


@pytest.mark.one_in(13)
@every_variant
@every_table
def test_random_games_are_the_same_move_by_move(engine: ctypes.CDLL, rules: Rules, players: int) -> None:
    for seed in (0, 1, 2) if EVERYTHING else (0, 2):
        last = follow(engine, steps_of_random_game(players, seed, rules, laziness=0.2 * seed))
        assert last.phase is Phase.OVER


@pytest.mark.one_in(13)
@every_variant
@every_table
def test_games_that_players_leave_are_the_same(engine: ctypes.CDLL, rules: Rules, players: int) -> None:
    for seed in range(2 if EVERYTHING else 1):
        follow(engine, steps_of_random_game(players, 100 + seed, rules, undos=0.05, resignations=0.01))


@pytest.mark.thorough
def test_the_games_compared_end_in_every_way() -> None:
    golden = [list(steps_under_the_newest_rulings(file))[-1] for file in GOLDEN.glob("*.json")]
    assert {ending_after(step) for step in golden} == set(Ending)
