"""What holds in every position of every game, whoever plays how: properties over random whole games."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from azul import (
    MOVES,
    IllegalMove,
    Move,
    Phase,
    State,
    Taken,
    advance,
    apply,
    begin,
    falling,
    legal_moves,
    parse_event,
    parse_position,
    position_text,
    tile_walls,
)
from azul.notation import everything
from azul.tiles import ALL_TILES
from tests.azul.games import random_game

EVERY_MOVE = [move for of_source in MOVES for of_colour in of_source for move in of_colour]

players = st.integers(2, 4)
seeds = st.integers(0, 2**32)
often = st.sampled_from((0.0, 0.2))
seldom = st.sampled_from((0.0, 0.02))


def refused(state: State, move: Move) -> bool:
    """Return whether the rules refuse the take."""
    try:
        apply(state, move)
    except IllegalMove:
        return True
    return False


@settings(max_examples=60, deadline=None)
@given(players, seeds, often, seldom)
def test_there_are_always_twenty_tiles_of_each_colour_and_no_score_is_negative(
    number: int, seed: int, undos: float, resignations: float
) -> None:
    for _, progress, _ in random_game(number, seed, undos=undos, resignations=resignations):
        assert everything(progress.state) == ALL_TILES
        assert all(board.score >= 0 for board in progress.state.boards)


@settings(max_examples=30, deadline=None)
@given(players, seeds, seldom)
def test_every_legal_take_can_be_made_and_every_other_is_refused(
    number: int, seed: int, resignations: float
) -> None:
    for _, progress, _ in random_game(number, seed, resignations=resignations):
        state = progress.state
        legal = legal_moves(state)
        assert len(set(legal)) == len(legal)
        assert {move for move in EVERY_MOVE if not refused(state, move)} == set(legal)
        assert bool(legal) == (state.phase is Phase.OFFER)


def test_there_are_three_hundred_takes() -> None:
    assert len({str(move) for move in EVERY_MOVE}) == 300


@settings(max_examples=60, deadline=None)
@given(players, seeds, often, seldom)
def test_folding_the_record_from_its_text_gives_the_same_position(
    number: int, seed: int, undos: float, resignations: float
) -> None:
    turns = list(random_game(number, seed, undos=undos, resignations=resignations))
    starter = next(iter(turns))[1].state.starter
    folded = begin(number, starter)
    for event, progress, report in turns:
        folded, folded_report = advance(folded, parse_event(str(event)))
        assert (folded, folded_report) == (progress, report)
    assert folded.state.phase is Phase.OVER


@settings(max_examples=60, deadline=None)
@given(players, seeds, seldom)
def test_every_position_and_event_is_read_back_as_it_was_written(
    number: int, seed: int, resignations: float
) -> None:
    for event, progress, _ in random_game(number, seed, resignations=resignations):
        assert parse_position(position_text(progress.state)) == progress.state
        assert parse_event(str(event)) == event


@settings(max_examples=60, deadline=None)
@given(players, seeds, seldom)
def test_a_game_ends_with_a_complete_row_or_with_nothing_left_to_deal_or_with_one_player_left(
    number: int, seed: int, resignations: float
) -> None:
    *_, (_, progress, report) = random_game(number, seed, resignations=resignations)
    state = progress.state
    rows = any(board.wall.complete_rows() for board in state.boards)
    nothing_left = report is not None and not state.bag and not state.lid
    assert rows or nothing_left or len(state.active) == 1
    assert (report is None) == (len(state.active) == 1)


@settings(max_examples=60, deadline=None)
@given(players, seeds)
def test_what_falls_is_what_the_line_does_not_take(number: int, seed: int) -> None:
    before = None
    for event, progress, report in random_game(number, seed):
        if isinstance(event, Taken) and before is not None and report is None and event.move.line < 5:
            seat, line = event.seat, event.move.line
            grown = progress.state.boards[seat].lines[line].count - before.boards[seat].lines[line].count
            taken = before.tiles_at(event.move.source) >> 6 * event.move.colour & 63
            assert grown + falling(before, event.move) == taken
        before = progress.state


@pytest.mark.parametrize("number", [2, 3, 4])
def test_only_a_take_that_ends_the_round_leads_to_the_tiling(number: int) -> None:
    before = None
    for event, progress, report in random_game(number, 7):
        if isinstance(event, Taken) and before is not None:
            after = apply(before, event.move)
            assert (after.phase is Phase.TILING) == (report is not None)
            if report is not None:
                assert tile_walls(after) == (progress.state, report)
        before = progress.state
