"""The net sees the same in training as at the table: inputs and the parts of moves are those of `players`."""

import ctypes
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from azul import Move, Phase, Rules, State, legal_moves
from players.compact_state.circle import Circle
from players.compact_state.tables import CompactTables
from players.evaluation.inputs import inputs
from players.evaluation.policy import parts
from tests.azul.golden import GOLDEN, stored_steps
from tests.training.engine.comparison import VARIANTS, moves_in, name_of, steps_of_random_game
from training.engine import library
from training.engine.translation import move_of, position_of


def compare(engine: ctypes.CDLL, states: Iterable[State]) -> None:
    """Compare the inputs of all positions that a net is asked about, and the moves and their parts."""
    for state in states:
        if state.phase not in {Phase.OFFER, Phase.REFILL}:
            continue
        position, reference = position_of(state), inputs(state)
        sparse, dense = seen_in(engine, position, state.turn)
        assert sorted(sparse) == sorted(reference.sparse)
        assert dense[: len(reference.dense)] == pytest.approx(reference.dense, abs=1e-6)
        if state.phase is Phase.OFFER:
            expected = parts_by_move(state)
            kept = moves_in(engine, position, "distinct_moves")
            assert {move: sorted(parts_in(engine, position, move)) for move in kept} == expected


def seen_in(engine: ctypes.CDLL, position: library.Position, seat: int) -> tuple[list[int], list[float]]:
    """Return the engine's inputs for a seat: which sparse ones, and the dense ones."""
    sparse, dense = (ctypes.c_uint16 * library.MOST_INPUTS)(), (ctypes.c_float * library.MOST_DENSE)()
    number = engine.inputs_of(position, seat, sparse, dense)
    return sparse[:number], dense[:]


def parts_in(engine: ctypes.CDLL, position: library.Position, move: Move) -> list[int]:
    """Return the outputs of the policy that the engine adds up for a move."""
    found = (ctypes.c_uint16 * library.MOST_PARTS)()
    return found[: engine.policy_parts(position, move_of(move), found)]


def parts_by_move(state: State) -> dict[Move, list[int]]:
    """Return the moves that a search at the table looks at, and the outputs of the policy for each."""
    tables = CompactTables(Circle(state.discs, state.rules.scatter))
    legal = set(legal_moves(state))
    return {
        move: sorted(parts(take, line))
        for take in tables.takes(tables.of(state))
        for line in range(6)
        if (move := tables.move(state, take, line)) in legal
    }


def states_of(file: Path) -> Iterator[State]:
    """Yield the positions of a recorded game."""
    return (step.after for step in stored_steps(file))


@pytest.mark.one_in(17)
@pytest.mark.parametrize("file", sorted(GOLDEN.glob("*.json")), ids=lambda file: file.stem)
def test_golden_games_look_the_same(engine: ctypes.CDLL, file: Path) -> None:
    compare(engine, states_of(file))


@pytest.mark.one_in(13)
@pytest.mark.parametrize("rules", VARIANTS, ids=name_of)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_look_the_same(engine: ctypes.CDLL, rules: Rules, players: int) -> None:
    steps = steps_of_random_game(players, 77, rules, resignations=0.003, laziness=0.1)
    compare(engine, (step.after for step in steps))
