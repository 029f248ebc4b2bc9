"""Free walls in pictures: no printed colours, points on open spaces, and who is choosing."""

from PIL import Image, ImageChops

from azul import Decision, State, Wall, WallSide, parse_board, place, settle, waiting_for
from azul.phases.placing import place_lines
from render import board, default_theme, table
from render.pictures.board import _PLAN
from render.pictures.table import composition
from tests.render.pixels import colours
from tests.render.positions import NAMES, midgame
from tests.render.variants import FREE, choosing

OPEN = "9:r,w2,-,y4,-:.b.../y.k../r.w../..b../.....:w"
NOTHING_TO_CHOOSE = "9:r,-,-,-,-:byk../...../...../...r./....r:-"
"""The red tile of the first line falls, since every open column already has red."""


def asked() -> tuple[State, Decision]:
    state = choosing(parse_board(OPEN, WallSide.FREE), parse_board(OPEN, WallSide.FREE))
    return state, place_lines(state.boards[0], WallSide.FREE).decisions[0]


def space(picture: Image.Image, row: int, column: int) -> Image.Image:
    left, top = _PLAN.wall + column * _PLAN.cell, _PLAN.rows + row * _PLAN.cell
    joint = 2
    within = (left + joint, top + joint, left + _PLAN.cell - joint, top + _PLAN.cell - joint)
    return picture.crop(within).convert("RGB")


def test_no_space_of_a_free_wall_has_a_printed_colour() -> None:
    plain = midgame(2)
    coloured = plain._replace(boards=tuple(seat._replace(wall=Wall()) for seat in plain.boards))
    free = board(coloured._replace(rules=FREE), 0, "Ann")
    assert len({space(free, row, column).tobytes() for row in range(5) for column in range(5)}) == 1
    prescribed = board(coloured, 0, "Ann")
    assert len({space(prescribed, 0, column).tobytes() for column in range(5)}) == 5


def test_a_tile_is_drawn_where_it_was_placed_on_a_free_wall() -> None:
    glaze = default_theme().tiles[2].inks["glaze"]
    text = "9:-,-,-,-,-:....r/...../...../...../.....:-"
    picture = board(choosing(*[parse_board(text, WallSide.FREE)] * 2), 0, "Ann")
    red = [column for column in range(5) if glaze in colours(space(picture, 0, column))]
    assert red == [4]


def test_only_the_spaces_to_choose_from_are_marked() -> None:
    state, decision = asked()
    plain, marked = board(state, 0, "Ann"), board(state, 0, "Ann", spaces=decision.spaces)
    changed = {
        (row, column)
        for row in range(5)
        for column in range(5)
        if ImageChops.difference(space(plain, row, column), space(marked, row, column)).getbbox()
    }
    assert changed == {(decision.row, placement.column) for placement in decision.spaces}


def test_an_open_space_shows_the_tile_and_its_points() -> None:
    state, decision = asked()
    glaze = default_theme().tiles[decision.colour].inks["glaze"]
    picture = board(state, 0, "Ann", spaces=decision.spaces)
    by_points = {placement.points: space(picture, 0, placement.column) for placement in decision.spaces}
    assert set(by_points) == {1, 6}
    assert all(glaze in colours(image) for image in by_points.values())
    assert ImageChops.difference(by_points[1], by_points[6]).getbbox()


def test_a_board_can_show_choices_that_are_not_part_of_the_position() -> None:
    state, decision = asked()
    state = place(state, 0, 0, decision.spaces[0].column)
    placed = place_lines(state.boards[0], WallSide.FREE, state.choices[0])
    shown = state._replace(boards=(placed.board, state.boards[1]))
    picture = board(shown, 0, "Ann", spaces=placed.decisions[-1].spaces)
    assert picture.width != picture.height


def lit(state: State) -> list[bool]:
    """Return for every seat whether its heading stands out."""
    picture = table(state, NAMES)
    turn = default_theme().colours["turn"]
    heads = [
        (plan.left + 20, plan.top + 8, plan.left + plan.width - 20, plan.top + plan.header - 8)
        for plan in composition(state).boards
    ]
    return [turn in colours(picture.crop(head)) for head in heads]


def test_the_seats_that_are_still_choosing_stand_out() -> None:
    texts = (OPEN, NOTHING_TO_CHOOSE, OPEN)
    state = choosing(*(parse_board(text, WallSide.FREE) for text in texts))
    assert lit(state) == [seat in waiting_for(state) for seat in range(3)] == [True, False, True]
    while not (placed := place_lines(state.boards[2], WallSide.FREE, state.choices[2])).is_complete:
        open_to = placed.decisions[-1].spaces[0]
        state = place(state, 2, open_to.row, open_to.column)
    assert lit(state) == [True, False, True]
    assert lit(settle(state, 2)) == [True, False, False]
