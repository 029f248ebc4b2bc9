"""Properties that hold in every position of every game, tested with random games."""

import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from azul import (
    COLOURS,
    MOVES,
    Disc,
    Ending,
    IllegalMove,
    Move,
    Phase,
    Rules,
    State,
    Taken,
    advance,
    apply,
    begin,
    check_move,
    ending_of,
    falling,
    legal_moves,
    parse_event,
    parse_position,
    place,
    placed_lines,
    position_text,
    settle,
    take_report,
    tile_walls,
    waiting_for,
)
from azul.notation.position import everything
from azul.phases.ending import can_grow
from azul.pieces.tiles import ALL_TILES, Tiles
from tests.azul.games import ALL_RULES, random_game
from tests.effort import examples
from tests.some import some

pytestmark = pytest.mark.no_cover

EVERY_MOVE = [move for of_source in MOVES for of_colour in of_source for move in of_colour]

players = st.integers(2, 4)
chosen_rules = st.sampled_from(ALL_RULES)
seeds = st.integers(0, 2**32)
often = st.sampled_from((0.0, 0.2))
seldom = st.sampled_from((0.0, 0.02))

TRIED = 0.2
"""The share of positions in which every move is tried: consecutive ones are much alike."""


def refused(attempt: Callable[[], State]) -> bool:
    """Return whether the rules refuse an attempt."""
    try:
        attempt()
    except IllegalMove:
        return True
    return False


def takes_to_try(state: State, rng: random.Random) -> Iterator[Move]:
    """Yield every move, and every scatter with some moves from the scatter disc and from another source."""
    yield from EVERY_MOVE
    sources = {rng.randrange(10)}
    if Disc.SCATTER in state.discs:
        sources.add(state.discs.index(Disc.SCATTER) + 1)
    for source in sources:
        line = rng.randrange(6)
        for left in range(32):
            yield from (replace(MOVES[source][colour][line], left=left) for colour in COLOURS)


@examples(8, 100)
@given(players, seeds, chosen_rules, often, seldom)
def test_there_are_always_twenty_tiles_of_each_colour_and_no_score_is_negative(
    number: int, seed: int, rules: Rules, undos: float, resignations: float
) -> None:
    for _, progress, _ in some(random_game(number, seed, rules, undos=undos, resignations=resignations)):
        assert everything(progress.state) == ALL_TILES
        assert all(board.score >= 0 for board in progress.state.boards)


@examples(3, 30)
@given(players, seeds, chosen_rules, seldom)
def test_every_legal_move_can_be_made_and_every_other_is_refused(
    number: int, seed: int, rules: Rules, resignations: float
) -> None:
    rng = random.Random(seed)
    for _, progress, _ in some(random_game(number, seed, rules, resignations=resignations)):
        state = progress.state
        listed = legal_moves(state)
        legal = set(listed)
        assert len(legal) == len(listed)
        assert bool(legal) == (state.phase is Phase.OFFER)
        if rng.random() > TRIED:
            continue
        for move in takes_to_try(state, rng):
            assert refused(partial(apply, state, move)) == (move not in legal)
            assert refused(partial(checked, state, move)) == (move not in legal)


def checked(state: State, move: Move) -> State:
    """Return the position if the move isn't refused."""
    check_move(state, move)
    return state


@examples(4, 30)
@given(players, seeds, st.sampled_from([rules for rules in ALL_RULES if rules.has_free_wall]), seldom)
def test_every_open_space_can_be_chosen_and_every_other_is_refused(
    number: int, seed: int, rules: Rules, resignations: float
) -> None:
    rng = random.Random(seed)
    for _, progress, _ in some(random_game(number, seed, rules, resignations=resignations)):
        state = progress.state
        if rng.random() > TRIED:
            continue
        offered, to_confirm = set(), set()
        for seat in waiting_for(state):
            placed = placed_lines(state, seat)
            offered |= {
                (seat, decision.row, space.column)
                for decision in placed.decisions
                for space in decision.spaces
            }
            if placed.is_complete:
                to_confirm.add(seat)
        tried = {(seat, row, column) for seat in range(5) for row in range(6) for column in range(6)}
        assert {space for space in tried if not refused(partial(place, state, *space))} == offered
        assert {seat for seat in range(5) if not refused(partial(settle, state, seat))} == to_confirm


def test_there_are_three_hundred_moves() -> None:
    assert len({str(move) for move in EVERY_MOVE}) == 300


@examples(8, 60)
@given(players, seeds, chosen_rules, often, seldom)
def test_folding_the_events_from_their_notation_gives_the_same_position(
    number: int, seed: int, rules: Rules, undos: float, resignations: float
) -> None:
    turns = list(random_game(number, seed, rules, undos=undos, resignations=resignations))
    starter = next(iter(turns))[1].state.starter
    folded = begin(number, starter, rules)
    for event, progress, report in some(turns):
        folded, folded_report = advance(folded, parse_event(str(event)))
        assert (folded, folded_report) == (progress, report)
    assert folded.state.phase is Phase.OVER


@examples(6, 30)
@given(players, seeds, chosen_rules, seldom)
def test_every_position_and_event_is_read_back_as_it_was_written(
    number: int, seed: int, rules: Rules, resignations: float
) -> None:
    for event, progress, _ in some(random_game(number, seed, rules, resignations=resignations)):
        assert parse_position(position_text(progress.state)) == progress.state
        assert parse_event(str(event)) == event


@examples(15, 60)
@given(players, seeds, chosen_rules, seldom)
def test_a_game_ends_for_the_first_reason_that_holds(
    number: int, seed: int, rules: Rules, resignations: float
) -> None:
    *_, (_, before, _), (_, progress, report) = random_game(number, seed, rules, resignations=resignations)
    state = progress.state
    drawable = Tiles(state.bag + state.lid)
    grows = any(can_grow(state.boards[seat], rules.wall, drawable) for seat in state.active)
    reasons = {
        Ending.RESIGNATION: len(state.active) == 1,
        Ending.ROW: any(state.boards[seat].wall.complete_rows() for seat in state.active),
        Ending.NO_TILES: not drawable,
        Ending.NO_SPACE: not grows,
        Ending.STALEMATE: before.state.barren >= len(state.active),
    }
    assert ending_of(state, report) is next(reason for reason, holds in reasons.items() if holds)
    assert (report is None) == (len(state.active) == 1)


@examples(8, 60)
@given(players, seeds, chosen_rules)
def test_the_tiles_that_do_not_fit_on_the_line_fall(number: int, seed: int, rules: Rules) -> None:
    before = None
    for event, progress, report in some(random_game(number, seed, rules)):
        if isinstance(event, Taken) and before is not None and report is None and event.move.line < 5:
            seat, line = event.seat, event.move.line
            grown = progress.state.boards[seat].lines[line].count - before.boards[seat].lines[line].count
            taken = before.tiles_at(event.move.source) >> 6 * event.move.colour & 63
            assert grown + falling(before, event.move) == taken
        before = progress.state


@examples(8, 60)
@given(players, seeds, st.sampled_from([rules for rules in ALL_RULES if rules.has_special_factories]))
def test_what_is_caught_lies_on_the_cushion_and_stays_there(number: int, seed: int, rules: Rules) -> None:
    before = None
    for event, progress, _ in some(random_game(number, seed, rules)):
        if isinstance(event, Taken) and before is not None:
            lay, lies = (state.boards[event.seat].cushion for state in (before, apply(before, event.move)))
            on_cushion = take_report(before, event.move).caught
            assert lies == (lay if on_cushion is None else (on_cushion,)) or (lay, lies) == (None, ())
        before = progress.state


@pytest.mark.parametrize("number", [2, 3, 4])
def test_only_a_take_that_ends_the_round_leads_to_the_tiling(number: int) -> None:
    before = None
    for event, progress, report in some(random_game(number, 7)):
        if isinstance(event, Taken) and before is not None:
            after = apply(before, event.move)
            assert (after.phase is Phase.TILING) == (report is not None)
            if report is not None:
                assert tile_walls(after) == (progress.state, report)
        before = progress.state
