"""Pictures that point at what somebody should look at: marks are where they belong, and hide nothing."""

from dataclasses import replace
from functools import partial

import pytest
from PIL import Image, ImageChops

from azul import Placement, deal, draw_deal, new_game, parse_board
from azul.phases.placing import place_lines
from azul.rules import WallSide
from render import Captions, Look, Part, default_theme, get_theme, plain_board, pointed, table, theme_names
from render.pictures.table import COMPOSITIONS, composition
from render.pictures.teaching.pointed import _BOARD as LARGE
from tests.render.pixels import Box, colours
from tests.render.positions import midgame
from tests.some import some
from tools.fit import drawn_and_written

NAMES = ("Ada", "Bruno")
PLAN = COMPOSITIONS[2]
BOARD, CENTRE = PLAN.boards[0], PLAN.centre
LONGEST = "Vollständige Musterreihenmarkierungen"
_EMPTY = new_game(players=2, starter=0)
START = deal(_EMPTY, draw_deal(_EMPTY, bytes(32)))
PLACES: dict[Part, Box] = {
    Part.FACTORIES: (0, 0, BOARD.left, PLAN.size[1]),
    Part.CENTRE: (CENTRE.left - 8, CENTRE.top - 40, BOARD.left, CENTRE.top + CENTRE.height + 8),
    Part.MARKER: (0, CENTRE.top + CENTRE.height // 2, BOARD.left, CENTRE.top + CENTRE.height + 60),
    Part.LINES: (BOARD.left, BOARD.top, BOARD.wall - 2, BOARD.floor),
    Part.FLOOR: (BOARD.left, BOARD.floor - 15, BOARD.left + BOARD.width, BOARD.top + BOARD.height),
}
"""Where the marks of each part must keep within, in the picture of a table for two."""
_FULL_LINES = parse_board("9:b,r2,-,-,-:.y.../...../.w.../...../.....:-", WallSide.COLOURED)
BEFORE_TILING = START._replace(boards=(_FULL_LINES, START.boards[1]))


def changed(one: Image.Image, other: Image.Image) -> Box | None:
    """Return the box in which two pictures differ, None if they are the same."""
    return ImageChops.difference(one.convert("RGB"), other.convert("RGB")).getbbox()


@pytest.mark.parametrize("words", ["X", LONGEST, "スタートプレイヤーマーカー"])
@pytest.mark.parametrize("part", Part)
def test_each_mark_keeps_within_its_part_of_the_table(part: Part, words: str) -> None:
    captions = replace(Captions(), factories=words, centre=words, first_player=words, pattern_lines=words)
    look = Look(replace(captions, floor=words))
    box, place = changed(table(START, NAMES, look), pointed(START, NAMES, [part], look)), PLACES[part]
    assert box is not None
    assert place[0] <= box[0]
    assert place[1] <= box[1]
    assert box[2] <= place[2]
    assert box[3] <= place[3]


@pytest.mark.parametrize("name", theme_names())
def test_marks_hide_no_tile_and_no_marker(name: str) -> None:
    theme = get_theme(name)
    picture = pointed(START, NAMES, list(Part), Look(theme=theme), rows=(0, 2))
    fresh = theme.colours["fresh"]
    for plate in some(PLAN.plates):
        half = plate.tile - 4
        assert fresh not in colours(picture, (plate.x - half, plate.y - half, plate.x + half, plate.y + half))
    x, y = CENTRE.spots([1])[0]
    half = CENTRE.tile // 2 - 6
    assert fresh not in colours(picture, (x - half, y - half, x + half, y + half))
    for row in range(5):
        for column in range(5):
            x, y = BOARD.wall_grid.corner(row, column)
            assert fresh not in colours(picture, (x + 9, y + 9, x + BOARD.cell - 9, y + BOARD.cell - 9))


def test_nothing_is_pointed_at_unless_it_is_asked_for() -> None:
    assert changed(table(START, NAMES), pointed(START, NAMES, [])) is None


def test_factories_that_are_pointed_at_keep_their_numbers() -> None:
    _, texts = drawn_and_written(partial(pointed, START, NAMES, [Part.FACTORIES]), Look())
    for number, plate in some(enumerate(PLAN.plates, 1)):
        x, y = plate.spot(plate.number, plate.width // 2 - plate.seal // 10)
        there = [
            each.text for each in texts if each.box[0] <= x <= each.box[2] and each.box[1] <= y <= each.box[3]
        ]
        assert there == [str(number)] * 2


def test_a_floor_line_is_labelled_unless_its_own_cost_stands_there() -> None:
    paying = START._replace(boards=(START.boards[0]._replace(floor=(0,)), START.boards[1]))
    for seat, labels in ((0, 0), (1, 1)):
        draw = partial(pointed, paying, NAMES, [Part.FLOOR], seat=seat)
        _, texts = drawn_and_written(draw, Look())
        assert [text.text for text in texts].count(Captions().floor) == labels


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everything_can_be_pointed_at_on_every_table(players: int) -> None:
    state, names = midgame(players), NAMES * 2
    bare = table(state, names[:players])
    assert changed(bare, pointed(state, names[:players], list(Part), rows=(4,))) is not None
    for seat, board in some(enumerate(composition(state).boards)):
        shown = pointed(state, names[:players], [Part.LINES, Part.FLOOR], seat=seat, rows=(4,))
        box, (left, top, right, bottom) = changed(bare, shown), board.box
        assert box is not None
        assert left <= box[0] < box[2] <= right
        assert top <= box[1] < box[3] <= bottom


def test_a_question_mark_stands_where_the_tile_goes_and_gives_no_answer() -> None:
    placements = place_lines(BEFORE_TILING.boards[0], WallSide.COLOURED).placements
    assert len(placements) == 2
    bare = plain_board(BEFORE_TILING, 0, "Ada")
    for asked in some(placements):
        box = changed(bare, plain_board(BEFORE_TILING, 0, "Ada", asked=asked))
        left, top = LARGE.wall_grid.corner(asked.row, asked.column)
        assert box is not None
        assert left + LARGE.cell <= box[2] < left + 1.5 * LARGE.cell
        assert top + 0.8 * LARGE.cell <= box[3] <= top + LARGE.cell
    cheap, dear = (placements[0]._replace(points=points) for points in (1, 9))
    assert changed(*(plain_board(BEFORE_TILING, 0, "Ada", asked=asked) for asked in (cheap, dear))) is None


def test_spaces_on_a_plain_board_have_their_points() -> None:
    def shown(*spaces: Placement) -> Image.Image:
        return plain_board(BEFORE_TILING, 0, "Ada", spaces=spaces)

    space = place_lines(BEFORE_TILING.boards[0], WallSide.COLOURED).placements[0]
    assert default_theme().colours["fresh"] in colours(shown(space))
    assert changed(shown(space), shown(space._replace(points=9))) is not None
