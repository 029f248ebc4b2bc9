"""Hints are marked by letters at the tiles that they are about, and where these would go."""

from itertools import islice

import pytest

from azul import CENTRE, FLOOR, Move, State, apply, legal_moves, take_report
from render import HINT_LETTERS, Look, default_theme, table
from render.pictures.table import composition
from tests.render.pixels import Box, colours
from tests.render.positions import NAMES, midgame
from tests.render.variants import SPECIAL, takes
from tests.some import some
from tools.fit import drawn_and_written

FACE = default_theme().colours["turn"]
ENOUGH = 300
"""So many pixels at least are of the colour of a letter's disc."""


def marks(state: State, box: Box, *hints: Move) -> int:
    """Return how much more of the colour of hints there is in a box than without them."""
    names = NAMES[: len(state.boards)]
    marked, plain = (table(state, names, Look(), hints=each) for each in (hints, ()))
    return colours(marked, box)[FACE] - colours(plain, box)[FACE]


def around(x: int, y: int, reach: int) -> Box:
    return x - reach, y - reach, x + reach, y + reach


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_hint_is_marked_at_its_tiles_and_at_its_line(players: int) -> None:
    state = midgame(players)
    plan = composition(state)
    board = plan.boards[state.turn]
    for move in some(legal_moves(state)[::9]):
        if move.source == CENTRE:
            middle, reach = plan.centre.middle, plan.centre.width // 2
        else:
            plate = plan.plates[move.source - 1]
            middle, reach = (plate.x, plate.y), plate.width // 2
        assert marks(state, around(*middle, reach), move) > ENOUGH
        row = board.floor if move.line == FLOOR else board.rows + move.line * board.cell
        line = (board.inner, row, board.inner + 7 * board.cell, row + board.cell)
        assert marks(state, line, move) > ENOUGH


def test_the_letters_of_hints_are_in_their_order() -> None:
    state = midgame(2)
    by_source = {move.source: move for move in legal_moves(state) if move.source != CENTRE}
    hints = list(by_source.values())[2::-1]
    assert len(hints) == 3
    _, texts = drawn_and_written(lambda look: table(state, NAMES[:2], look, hints=hints), Look())
    letters = [text for text in texts if text.text in HINT_LETTERS]
    for letter, move in some(zip(HINT_LETTERS, hints, strict=True)):
        left, top, right, bottom = composition(state).plates[move.source - 1].box
        there = [each.text for each in letters if left < each.box[0] < right and top < each.box[1] < bottom]
        assert there == [letter]


def test_two_hints_about_the_same_tiles_or_line_lie_side_by_side() -> None:
    state = midgame(2)
    first = legal_moves(state)[0]
    whole = (0, 0, *composition(state).size)
    one, both = marks(state, whole, first), marks(state, whole, first, first)
    assert both > 1.9 * one


def test_no_trail_of_the_last_move_leads_through_hints() -> None:
    before, move = next(takes(2, SPECIAL))
    state, last = apply(before, move), take_report(before, move)
    fresh = default_theme().colours["fresh"]
    hinted, marked = (
        colours(table(state, NAMES[:2], Look(), last, hints))[fresh] for hints in (legal_moves(state)[:1], ())
    )
    assert hinted < marked - ENOUGH


def test_hints_to_the_floor_have_a_space_each() -> None:
    state = midgame(4)
    board = composition(state).boards[state.turn]
    hints = [move for move in legal_moves(state) if move.line == FLOOR][:2]
    free = len(state.boards[state.turn].floor)
    side = board.floor_grid.cell
    for place in (free, free + 1):
        left, top = board.floor_grid.corner(0, place)
        assert marks(state, (left, top, left + side, top + side), *hints) > ENOUGH
    left, top = board.floor_grid.corner(0, free + 1)
    assert not marks(state, (left - 4, top, left + 4, top + side), *hints)


@pytest.mark.parametrize("lying", [0, 6, 7])
def test_a_hint_to_the_floor_is_on_its_next_space_or_on_the_last_one_if_it_is_full(lying: int) -> None:
    usual = midgame(2)
    boards = [board._replace(floor=(0,) * lying) for board in usual.boards]
    state = usual._replace(boards=tuple(boards))
    board = composition(state).boards[state.turn]
    hint = next(move for move in legal_moves(state) if move.line == FLOOR)
    left, top = board.floor_grid.corner(0, min(lying, 6))
    side = board.floor_grid.cell
    assert marks(state, (left, top, left + side, top + side), hint) > ENOUGH


def test_tiles_in_piles_are_found_on_every_disc() -> None:
    state, _ = list(islice(takes(4, SPECIAL), 12))[-1]
    whole = (0, 0, *composition(state).size)
    for move in some(legal_moves(state)[::9]):
        assert marks(state, whole, move) > 2 * ENOUGH
