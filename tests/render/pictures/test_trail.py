"""The trail of the last move: it leads around what lies in its way, and covers nothing."""

import os
from collections.abc import Sequence
from itertools import pairwise
from unittest.mock import patch

import pytest

from azul import CENTRE, FLOOR, apply, from_text, legal_moves, parse_move, take_report
from render import Look, default_theme, table
from render.paint.canvas import Canvas
from render.parts.plates import boxes_on
from render.parts.trail import Obstacle, draw_trail
from render.pictures.table import composition
from tests.render.pixels import Box, colours
from tests.render.positions import NAMES, midgame, played
from tests.render.variants import SPECIAL, laid_out, takes
from tests.some import some

ONE_IN = 1 if "TEST_ALL" in os.environ else 2
"""Of how many of the takes that are drawn in all one is drawn now."""
FRESH = default_theme().colours["fresh"]
SOURCE: Obstacle = ((10, 70, 70, 130), 30)
TARGET = (460, 240)


def trail(*keep: Box, others: Sequence[Obstacle] = ()) -> Canvas:
    canvas = Canvas((500, 300), Look())
    draw_trail(canvas, SOURCE, TARGET, keep, others)
    return canvas


def drawn(canvas: Canvas, box: Box | None = None) -> int:
    return colours(canvas.image, box)[FRESH]


def test_a_trail_begins_at_the_rim_of_its_source_and_ends_at_its_target() -> None:
    canvas = trail()
    assert drawn(canvas, (0, 0, 70, 300)) == 0
    assert drawn(canvas, (70, 0, 100, 300)) > 50
    assert drawn(canvas, (430, 210, 460, 270)) > 100
    assert drawn(canvas, (462, 0, 500, 300)) == 0


def test_a_trail_leads_around_what_lies_in_its_way() -> None:
    straight = [y for y in range(300) if drawn(trail(), (220, y, 280, y + 1))]
    box = (200, straight[0] - 10, 300, straight[-1] + 10)
    around = trail(box)
    assert drawn(around, (box[0] + 10, box[1] + 10, box[2] - 10, box[3] - 10)) == 0
    assert drawn(around) > 0.8 * drawn(trail())


def test_a_trail_leads_past_other_discs_though_nothing_lies_there() -> None:
    straight = [y for y in range(300) if drawn(trail(), (220, y, 280, y + 1))]
    middle, radius = (250, sum(straight) // len(straight)), 50
    box = middle[0] - radius, middle[1] - radius, middle[0] + radius, middle[1] + radius
    past = trail(others=[(box, radius)])
    box = middle[0] - 30, middle[1] - 30, middle[0] + 30, middle[1] + 30
    assert drawn(trail(), box) > 0
    assert drawn(past, box) == 0


def test_a_trail_winds_through_a_gap_that_no_simple_curve_passes() -> None:
    walls = (150, 0, 190, 230), (280, 70, 320, 300)
    winding = trail(*walls)
    for left, top, right, bottom in some(walls):
        assert drawn(winding, (left + 10, top, right - 10, bottom)) == 0
    assert drawn(winding, (150, 240, 190, 300)) > 0
    assert drawn(winding, (280, 0, 320, 60)) > 0
    columns = [x for x in range(70, 440) if drawn(winding, (x, 0, x + 1, 300))]
    assert max(other - one for one, other in pairwise(columns)) < 60


def test_a_winding_trail_prefers_a_longer_way_to_one_over_another_disc() -> None:
    walls = (150, 0, 190, 230), (280, 80, 320, 130), (280, 170, 320, 300)
    over: Obstacle = ((240, 90, 360, 210), 60)
    gap = 280, 135, 320, 165
    assert drawn(trail(*walls), gap) > 0
    assert drawn(trail(*walls, others=[over]), gap) == 0


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_trail_covers_the_name_of_who_moved(players: int) -> None:
    for before, move in some(played(players)[0][1 :: 7 * ONE_IN]):
        state, last = apply(before, move), take_report(before, move)
        board = composition(state).boards[last.seat]
        with patch("render.pictures.table.draw_trail"):
            bare = table(state, NAMES[:players], last=last)
        heading = board.left, board.top, board.left + board.width, board.top + board.header - 8
        picture = table(state, NAMES[:players], last=last)
        assert picture.crop(heading).tobytes() == bare.crop(heading).tobytes()


def test_only_both_ends_of_a_trail_are_drawn_where_there_is_no_way_around() -> None:
    interrupted = trail((200, 0, 300, 300))
    assert drawn(interrupted, (70, 0, 150, 300)) > 100
    assert drawn(interrupted, (150, 0, 350, 300)) == 0
    assert drawn(interrupted, (350, 0, 500, 300)) > drawn(interrupted, (430, 0, 500, 300)) > 100


def test_the_end_of_an_interrupted_trail_does_not_begin_at_another_disc() -> None:
    disc: Obstacle = ((250, 100, 390, 300), 70)
    interrupted = trail((200, 0, 300, 300), others=[disc])
    assert drawn(interrupted, (200, 0, 415, 300)) == 0
    assert drawn(interrupted, (415, 200, 500, 300)) > 100


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_trail_does_not_cover_the_lines_of_the_board_to_which_it_leads(players: int) -> None:
    takes, _ = played(players)
    for before, move in some(takes[:: 9 * ONE_IN]):
        state, last = apply(before, move), take_report(before, move)
        plan = composition(state).boards[last.seat]
        with patch("render.pictures.table.draw_trail"):
            bare = table(state, NAMES[:players], last=last)
        picture = table(state, NAMES[:players], last=last)
        for left, top, right, bottom in plan.laid[:-1]:
            inside = left + 24, top + 9, right, bottom - 9  # not the tip of the arrow, and half a dot less
            assert picture.crop(inside).tobytes() == bare.crop(inside).tobytes()


def test_a_trail_keeps_clear_of_the_name_of_a_disc_only_while_that_is_there() -> None:
    before = laid_out("by,rk2w,b4,y4,k4", "..c..", rules=SPECIAL)
    plan = composition(before).plates[2]
    after = apply(before, parse_move("3b4"))
    assert len(boxes_on(plan, before, 3)) == 3
    assert len(boxes_on(plan, after, 3)) == 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_trail_covers_no_number_beside_the_factories(players: int) -> None:
    before = midgame(players)._replace(centre=from_text("b2"))
    move = next(move for move in legal_moves(before) if (move.source, move.line) == (CENTRE, FLOOR))
    last = take_report(before, move)
    picture = table(apply(before, move), NAMES, last=last)
    for box in some(composition(apply(before, move)).stock.boxes):
        assert FRESH not in colours(picture, box)


def test_a_trail_covers_no_tile_no_number_and_no_name_of_a_factory() -> None:
    for before, move in some(list(takes(4, SPECIAL))[2:40:5]):
        state, last = apply(before, move), take_report(before, move)
        plan = composition(state)
        with patch("render.pictures.table.draw_trail"):
            bare = table(state, NAMES, last=last)
        picture = table(state, NAMES, last=last)
        for number, plate in plan.numbered_plates:
            for left, top, right, bottom in boxes_on(plate, state, number):
                inside = left + 9, top + 9, right - 9, bottom - 9  # half a dot less
                assert picture.crop(inside).tobytes() == bare.crop(inside).tobytes()
