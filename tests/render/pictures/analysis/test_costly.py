"""What a take cost: what was taken is crossed, what would have been better is ticked."""

from dataclasses import replace
from functools import partial

import pytest
from PIL import Image, ImageChops

from azul import Move, State, parse_move, take_report
from render import Captions, Look, costly, get_theme, table, theme_names
from render.pictures.table import COMPOSITIONS, Composition
from tests.render.pixels import Box, colours
from tests.render.positions import NAMES
from tests.render.variants import laid_out
from tools.fit import drawn_and_written
from tools.scenes import _taken


def scene(name: str) -> tuple[State, Move]:
    """Return a position of the contact sheet and a take in it."""
    return _taken(name)


def drawn(state: State, taken: Move, better: str, look: Look | None = None) -> Image.Image:
    return costly(state, taken, parse_move(better), NAMES[: len(state.boards)], look, chances=(0.41, 0.53))


def changes(one: Image.Image, other: Image.Image) -> Box | None:
    return ImageChops.difference(one.convert("RGB"), other.convert("RGB")).getbbox()


def layout(players: int) -> Composition:
    """Return the layout of the table in the picture."""
    return COMPOSITIONS[2] if players == 2 else COMPOSITIONS[players].scaled(0.85, 82)


def plate(number: int, players: int = 2) -> Box:
    """Return the box of a factory's plate."""
    plan = layout(players).plates[number - 1]
    half = plan.width // 2 - 20
    return plan.x - half, plan.y - half, plan.x + half, plan.y + half


@pytest.mark.one_in(2)
@pytest.mark.parametrize("name", theme_names())
def test_what_was_taken_is_framed_otherwise_than_what_was_better(name: str) -> None:
    theme = get_theme(name)
    picture = drawn(*scene("two"), "3y2", Look(theme=theme))
    loss, gain = theme.colours["loss"], theme.colours["gain"]
    worse, better = colours(picture, plate(1)), colours(picture, plate(3))
    assert worse[loss] > 400
    assert gain not in worse
    assert better[gain] > 300
    assert loss not in better


def test_the_same_tiles_on_another_line_have_both_signs() -> None:
    state, taken = scene("four")
    picture = drawn(state, taken, f"{taken.source}r4")
    seen = colours(picture, plate(taken.source, 4))
    inks = get_theme("azulejo").colours
    assert all(seen[inks[ink]] > 60 for ink in ("fresh", "loss", "gain"))


def test_the_rest_of_the_table_is_the_picture_that_everybody_knows() -> None:
    state, taken = scene("two")
    picture, usual = drawn(state, taken, "3y2"), table(state, NAMES[:2])
    boards = (COMPOSITIONS[2].boards[0].left, 0, usual.width, usual.height - 8)
    assert changes(picture.crop(boards), usual.crop(boards)) is None


def test_the_centre_is_named_and_its_tiles_are_marked() -> None:
    state, taken = scene("two")
    short, long = (
        drawn(state, taken, "cr4", Look(replace(Captions(), centre=word)))
        for word in ("X", "Mannschaftskollektiv")
    )
    below = (0, COMPOSITIONS[2].size[1], *short.size)
    box = changes(short.crop(below), long.crop(below))
    assert box is not None
    assert box[0] >= 110
    assert box[2] <= 230


@pytest.mark.parametrize("move", ["1w1", "1wf", "cyf"])
def test_every_take_can_be_shown_whatever_falls(move: str) -> None:
    state = laid_out("w4,b2yr", centre="y6")._replace(marker=1)
    assert drawn(state, parse_move("2b2"), move).width == 1100


@pytest.mark.parametrize("points", [None, (-5, 9)])
def test_each_take_has_its_source_its_tiles_and_its_worth_in_its_row(points: tuple[int, int] | None) -> None:
    state, taken = scene("two")
    better = parse_move("3y2")
    draw = partial(costly, state, taken, better, NAMES[:2], chances=(0.41, 0.53), points=points)
    _, texts = drawn_and_written(draw, Look())
    below = sorted((text for text in texts if text.box[1] > layout(2).size[1]), key=lambda text: text.box[0])
    middle = sum(text.box[1] for text in below) / len(below)
    rows = [[text.text for text in below if (text.box[1] > middle) == is_lower] for is_lower in (False, True)]
    worths = ("41%", "53%") if points is None else ("−5", "+9")
    assert rows == [
        [str(move.source), f"{take_report(state, move).taken} ×", worth]
        for move, worth in zip((taken, better), worths, strict=True)
    ]


def test_only_what_falls_with_a_take_is_shown_in_its_row() -> None:
    bare = laid_out("w4,b2yr")
    paying = bare._replace(boards=(bare.boards[0]._replace(floor=(0, 0)), bare.boards[1]))
    below = (0, layout(2).size[1], 590, layout(2).size[1] + 200)
    one, other = (drawn(state, parse_move("1wf"), "2b2").crop(below) for state in (bare, paying))
    assert changes(one, other) is None


def test_points_stand_for_the_chances_when_the_game_was_decided() -> None:
    state, taken = scene("two")
    better, names = parse_move("3y2"), NAMES[:2]
    in_points = costly(state, taken, better, names, chances=(0.99, 0.98), points=(5, 9))
    assert changes(in_points, costly(state, taken, better, names, chances=(0.4, 0.5), points=(5, 9))) is None
    box = changes(in_points, costly(state, taken, better, names, chances=(0.99, 0.98)))
    assert box is not None
    assert box[1] > layout(2).size[1]
