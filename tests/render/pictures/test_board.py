"""One large board: what is printed on it, and what it counts."""

from PIL import Image, ImageChops

from azul import COLOURS, Board, Colour, Wall
from render import board, default_theme
from render.pictures.board import _PLAN
from tests.render.pixels import colours
from tests.render.positions import midgame

Box = tuple[int, int, int, int]


def changes(one: Image.Image, other: Image.Image) -> Box | None:
    return ImageChops.difference(one.convert("RGB"), other.convert("RGB")).getbbox()


def test_the_bonus_of_a_row_is_drawn_beside_it_within_the_panel() -> None:
    plain = midgame(2)
    wall = Wall((*COLOURS, *plain.boards[0].wall.spaces[5:]))
    almost = Wall((None, *wall.spaces[1:]))
    row, short = (plain._replace(boards=(Board(wall=spaces), plain.boards[1])) for spaces in (wall, almost))
    one, other = (board(state, 0, "Ann") for state in (row, short))
    box = changes(one, other)
    assert box is not None
    assert box[2] < one.width - 30


def test_a_board_counts_the_tiles_of_rows_columns_and_colours() -> None:
    plain = midgame(2)
    empty = board(plain._replace(boards=(Board(), plain.boards[1])), 0, "Ann")
    wall = Wall().place(1, 1, Colour.BLUE)
    one = board(plain._replace(boards=(Board(wall=wall), plain.boards[1])), 0, "Ann")
    cell = _PLAN.cell
    right, below = _PLAN.wall + 5 * cell, _PLAN.rows + 5 * cell
    for row in range(5):
        top = _PLAN.rows + row * cell
        beside = (right, top, right + cell, top + cell)
        assert bool(changes(one.crop(beside), empty.crop(beside))) == (row == 1)
    for column in range(5):
        left = _PLAN.wall + column * cell
        under = (left, below, left + cell, _PLAN.floor)
        assert bool(changes(one.crop(under), empty.crop(under))) == (column == 1)
    colours_of = (0, _PLAN.floor + cell, one.width, one.height)
    box = changes(one.crop(colours_of), empty.crop(colours_of))
    assert box is not None
    assert box[2] < one.width // 5 + _PLAN.inner


def test_a_bonus_that_is_earned_stands_out_on_a_board() -> None:
    gain = default_theme().colours["gain"]
    plain = midgame(2)
    for number, tiles in ((4, COLOURS[:4]), (5, COLOURS)):
        wall = Wall((*tiles, *[None] * (25 - number)))
        picture = board(plain._replace(boards=(Board(wall=wall), plain.boards[1])), 0, "Ann")
        assert (gain in colours(picture)) == (number == 5)
