"""The inputs of the net, position by position."""

from itertools import islice
from zlib import crc32

import pytest

import azul
from players.compact_state.circle import Circle
from players.compact_state.tables import CompactTables
from players.evaluation.inputs import inputs
from players.evaluation.layout import POLICY, layout_of
from players.evaluation.policy import parts
from tests.azul.builders import board, table
from tests.azul.games import ALL_RULES, random_game
from tests.some import some


def named(state: azul.State) -> set[int]:
    """Return the sparse inputs of a position that are 1."""
    return set(inputs(state).sparse)


def test_a_layout_has_the_sizes_that_nets_are_made_for() -> None:
    sizes = {
        (side.value, players): (layout_of(side, players).inputs, layout_of(side, players).outputs)
        for side in azul.WallSide
        for players in (2, 3, 4)
    }
    assert sizes == {
        ("coloured", 2): (2 * 183 + 243 + 15, 4 + POLICY),
        ("coloured", 3): (3 * 183 + 243 + 17, 6 + POLICY),
        ("coloured", 4): (4 * 183 + 243 + 19, 8 + POLICY),
        ("free", 2): (2 * 313 + 243 + 15, 4 + POLICY),
        ("free", 3): (3 * 313 + 243 + 17, 6 + POLICY),
        ("free", 4): (4 * 313 + 243 + 19, 8 + POLICY),
    }


def test_a_board_is_seen_from_the_player_to_move() -> None:
    boards = board("-,y2,-,-,-", floor="bb"), board("r,-,-,-,-")
    first, second = (named(table(*boards, factories="b4", turn=turn)) for turn in (1, 2))
    yellow_on_2, red_on_1 = 25 + 5 + 2 + 1, 25 + 2
    assert {yellow_on_2, 105 + 2, 183 + red_on_1} <= first
    assert {red_on_1, 183 + yellow_on_2, 183 + 105 + 2} <= second


def test_full_lines_count_as_tiled() -> None:
    rows = ("by...", ".....", ".....", ".....", ".....")
    found = inputs(table(board("r,-,-,-,-", rows=rows, score=4), factories="b4"))
    row_of_three, three_points = 113, 158 + 3
    assert {row_of_three, three_points} <= set(found.sparse)
    assert found.dense[10:15] == (4 / 50, 0, 7 / 50, 0, 7 / 25)


def test_a_lead_is_over_the_best_of_those_who_still_play() -> None:
    state = table(board(score=10), board(score=50), board(score=4), factories="b4")
    assert inputs(state).dense[-1] == (10 - 50) / 25
    assert inputs(state._replace(resigned=frozenset({1}))).dense[-1] == (10 - 4) / 25


def test_factories_that_are_alike_count_twice() -> None:
    found = inputs(table(factories="b4,b4")).sparse
    assert found.count(2 * 183) == 2
    assert found.count(2 * 183 + 70 + 3) == 2


@pytest.mark.one_in(7)
@pytest.mark.parametrize("rules", ALL_RULES, ids=str)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_position_that_a_net_is_asked_for_has_inputs_in_range(players: int, rules: azul.Rules) -> None:
    layout = layout_of(rules.wall, players)
    for _, progress, _ in some(random_game(players, 40 + players, rules, resignations=0.002)):
        if progress.state.phase in {azul.Phase.OFFER, azul.Phase.REFILL}:
            found = inputs(progress.state)
            assert all(0 <= index < layout.sparse for index in found.sparse)
            assert len(found.dense) == layout.inputs - layout.sparse


def test_a_game_is_read_as_it_was_when_the_nets_were_trained() -> None:
    """Other inputs or parts of the policy need other nets."""
    rules = azul.Rules(azul.WallSide.FREE, azul.Factories.SPECIAL_ONCE, azul.Scatter.EVEN)
    read = left = 0
    for _, progress, _ in islice(random_game(3, 7, rules, resignations=0.01), 0, None, 3):
        state = progress.state
        if state.phase in {azul.Phase.OFFER, azul.Phase.REFILL}:
            left += bool(state.resigned)
            read = crc32(repr(inputs(state)).encode(), read)
        if state.phase is azul.Phase.OFFER:
            tables = CompactTables(Circle(state.discs, rules.scatter))
            takes = tables.takes(tables.of(state))
            read = crc32(repr([parts(take, 2) for take in takes]).encode(), read)
    assert (left, read) == (26, 3_288_855_036)
