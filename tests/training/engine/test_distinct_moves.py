"""Moves that a search leaves out lead to the same as ones that it keeps."""

import ctypes
from collections.abc import Hashable

import pytest

from azul import Factories, Move, Phase, Rules, State, apply, legal_moves, new_game
from azul.phases.dealing import deal, parse_deal
from tests.some import some
from tests.training.engine.comparison import VARIANTS, moves_in, name_of, steps_of_random_game
from training.engine.translation import position_of


def distinct(engine: ctypes.CDLL, state: State) -> list[Move]:
    return moves_in(engine, position_of(state), "distinct_moves")


def outlook(engine: ctypes.CDLL, state: State, move: Move) -> Hashable:
    """Return what moves share if they come to the same: all but the order of factories, and what follows."""
    after = apply(state, move)
    follows = engine.perft(position_of(after), 2)
    return (
        move.colour,
        move.line,
        move.left,
        tuple(sorted(after.factories)),
        after.centre,
        after.boards,
        follows,
    )


@pytest.mark.one_in(38)
@pytest.mark.parametrize("rules", VARIANTS, ids=name_of)
@pytest.mark.parametrize("players", [2, 4])
def test_a_move_left_out_is_like_one_that_is_kept(engine: ctypes.CDLL, rules: Rules, players: int) -> None:
    for step in some(steps_of_random_game(players, 33, rules)):
        if step.after.phase is not Phase.OFFER or step.number % 3:
            continue
        every, kept = legal_moves(step.after), distinct(engine, step.after)
        assert [move for move in every if move in kept] == kept
        twins = {outlook(engine, step.after, move) for move in kept}
        others = [move for move in every if move not in kept]
        assert all(outlook(engine, step.after, move) in twins for move in others)


def test_factories_beside_a_scatter_disc_are_told_apart(engine: ctypes.CDLL) -> None:
    special = Rules(factories=Factories.SPECIAL)
    state = deal(new_game(2, 0, special), parse_deal("b2y2,b2y2,r4,b2y2,rw3 =..cs."))
    # 2 is beside the scatter disc once the cushion disc has left.
    assert {move.source for move in distinct(engine, state)} == {1, 2, 3, 4, 5}


def test_discs_that_have_acted_make_no_difference(engine: ctypes.CDLL) -> None:
    special = Rules(factories=Factories.SPECIAL)
    state = deal(new_game(2, 0, special), parse_deal("b2y2,b2y2,w4,b2y2,w4 =..KR."))
    assert {move.source for move in distinct(engine, state)} == {1, 3}
