"""The chart of the chances: everybody's line, told apart by more than its colour."""

import math
from dataclasses import fields, replace
from itertools import combinations, pairwise

import pytest
from PIL import Image, ImageChops

from render import Captions, Look, Moment, chances, get_theme, theme_names
from render.parts.review.curves import PENS
from tests.render.eyes import EYES, contrast, difference
from tests.render.pixels import Box, colours
from tests.render.positions import NAMES
from tests.some import some

TOP = 110
"""Where the panel begins below its rim."""


def course(*rows: tuple[float, ...], per_round: int = 3) -> list[Moment]:
    """Return a game with a row of chances after each take."""
    return [Moment(1 + max(0, takes - 1) // per_round, takes, row) for takes, row in enumerate(rows)]


def apart(players: int) -> list[Moment]:
    """Return a game whose lines are nowhere near each other."""
    return course(*[tuple((seat + 1) / 10 for seat in range(players))] * 12)


def plot(picture: Image.Image, players: int) -> Box:
    """Return the part of a picture below the names, with all lines."""
    return 160, TOP + (90 if players == 2 else 160), picture.width, picture.height - 110


def changes(one: Image.Image, other: Image.Image) -> Box | None:
    return ImageChops.difference(one.convert("RGB"), other.convert("RGB")).getbbox()


@pytest.mark.parametrize("name", theme_names())
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_has_a_line_in_their_own_colour(players: int, name: str) -> None:
    theme = get_theme(name)
    picture = chances(apart(players), NAMES[:players], Look(theme=theme))
    drawn = colours(picture, plot(picture, players))
    for pen in some(PENS[:players]):
        ink = pen.colour(theme)
        nearest = min(drawn, key=lambda seen: math.dist(seen, ink))
        assert drawn[nearest] > 500


@pytest.mark.parametrize("name", theme_names())
def test_lines_stand_out_from_the_panel_and_for_most_eyes_from_each_other(name: str) -> None:
    theme = get_theme(name)
    inks = [pen.colour(theme) for pen in PENS]
    assert all(contrast(ink, theme.colours["panel"]) >= 3 for ink in inks)
    for eyes in ("usual", "protanopia", "deuteranopia", "tritanopia"):
        assert all(
            difference(EYES[eyes](one), EYES[eyes](other)) > 12 for one, other in combinations(inks, 2)
        )


def test_lines_differ_by_dashes_and_signs_whatever_their_colours() -> None:
    assert len({pen.dashes for pen in PENS}) == len(PENS)
    assert len({pen.sign.outlines for pen in PENS}) == len(PENS)


def test_the_line_of_a_seat_that_resigned_ends_there() -> None:
    rows = [(0.5, 0.3, 0.2)] * 4 + [(0.6, 0.4, 0.0)] * 8
    stayed, left = (chances(course(*rows), NAMES[:3], resigned=gone) for gone in ((), (2,)))
    box = changes(stayed, left)
    assert box is not None
    red = get_theme("azulejo").colours["loss"]
    later = (box[0] + 160, box[1], box[2], box[3])
    assert colours(stayed, later)[red] > 100
    assert red not in colours(left, later)


def test_a_marked_take_has_the_sign_of_its_line() -> None:
    game = apart(2)
    plain, marked = (chances(game, NAMES[:2], marked=takes) for takes in ((), [(1, 6)]))
    box = changes(plain, marked)
    assert box is not None
    assert 20 <= box[2] - box[0] <= 40


def test_players_who_end_level_have_signs_side_by_side() -> None:
    level = chances(course(*[(0.25, 0.25, 0.25, 0.25)] * 9), NAMES)
    inks = [pen.colour(get_theme("azulejo")) for pen in PENS[:3]]
    box = (level.width - 250, TOP + 170, level.width - 20, level.height - 110)
    drawn = colours(level, box)
    assert all(drawn[ink] > 300 for ink in inks)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_long_names_and_words_keep_within_their_places(players: int) -> None:
    game = apart(players)
    long = Captions(**{field.name: "Mannschaftskollektiv" for field in fields(Captions)})
    usual = chances(game, ["A"] * players, Look(replace(long, chances="", round="")))
    worst = chances(game, ["Wolfeschlegelsteinhausenbergerdorff " * 3] * players, Look(long))
    box = changes(usual, worst)
    assert box is not None
    assert box[0] >= 28
    assert box[2] <= worst.width - 28
    lines = (160, TOP + (90 if players == 2 else 160), worst.width, worst.height - 90)
    assert changes(usual.crop(lines), worst.crop(lines)) is None


@pytest.mark.parametrize("rounds", [1, 5, 30, 150])
def test_a_game_of_any_length_has_numbers_that_do_not_touch(rounds: int) -> None:
    game = course(*[(0.5, 0.5)] * (3 * rounds + 1))
    picture = chances(game, NAMES[:2])
    axis = picture.crop((150, picture.height - 90, picture.width - 30, picture.height - 40)).convert("RGB")
    ink = get_theme("azulejo").colours["ink"]
    inked = [any(axis.getpixel((x, y)) == ink for y in range(0, axis.height, 2)) for x in range(axis.width)]
    numbers = sum(not before and here for before, here in pairwise(inked))
    assert 1 <= numbers <= 60
    assert any(inked)


def test_two_moments_and_one_take_are_enough() -> None:
    picture = chances([Moment(1, 0, (0.5, 0.5)), Moment(1, 1, (1.0, 0.0))], ["", "B"])
    assert picture.size[0] == 1100
