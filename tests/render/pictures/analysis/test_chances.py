"""The chart of the chances: everybody's line, told apart by more than its colour."""

import math
from collections import Counter
from dataclasses import fields, replace
from functools import partial
from itertools import combinations, pairwise

import pytest
from PIL import Image, ImageChops

from render import Captions, ChartPoint, Look, chances, get_theme, theme_names
from render.parts.review.areas import tint
from render.parts.review.curves import PENS
from tests.render.colour_vision import EYES, contrast, difference
from tests.render.pixels import Box, colours
from tests.render.positions import NAMES
from tests.some import some
from tools.fit import drawn_and_written

HEIGHT = 400
"""How far apart no chance and certainty are."""
TOP = 110
"""Where the panel begins below its rim."""


def course(*rows: tuple[float, ...], per_round: int = 3) -> list[ChartPoint]:
    """Return a game with a row of chances after each take."""
    return [ChartPoint(1 + max(0, takes - 1) // per_round, takes, row) for takes, row in enumerate(rows)]


def apart(players: int) -> list[ChartPoint]:
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
        assert drawn[nearest] > 400


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
    red = get_theme("azulejo").colours["loss"]
    for picture, is_drawn in ((stayed, True), (left, False)):
        later = picture.width // 2, picture.height - 200, picture.width, picture.height - 60
        assert (colours(picture, later)[red] > 100) == is_drawn


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_flag_says_that_somebody_resigned(players: int) -> None:
    rows = [(1 / players,) * players] * 5 + [(0.0, *[1 / (players - 1)] * (players - 1))] * 4
    plain, flagged, labelled = (
        chances(course(*rows), NAMES[:players], look, resigned=gone)
        for look, gone in ((None, ()), (None, (0,)), (Look(Captions(resigned="has gone away")), (0,)))
    )
    assert flagged.height > plain.height
    box = changes(flagged, labelled)
    assert box is not None
    below = plot(plain, players)[1] - 30
    assert below < box[1] < box[3] < below + 80


def test_a_flag_stands_where_somebody_resigned() -> None:
    game = course(*[(0.5, 0.3, 0.2)] * 6, *[(0.6, 0.4, 0.0)] * 6)
    flagged, marked = (chances(game, NAMES[:3], resigned=(2,), marked=each) for each in ((), [(0, 6)]))
    sign = changes(flagged, marked)
    assert sign is not None
    muted, picture = get_theme("azulejo").colours["muted"], flagged.convert("RGB")
    below = plot(flagged, 3)[3] - 12
    pole = [x for x in range(160, picture.width - 60) if picture.getpixel((x, below)) == muted]
    assert sum(pole) / len(pole) == pytest.approx((sign[0] + sign[2]) / 2, abs=2)


def test_two_flags_stand_beside_each_other() -> None:
    rows = [(0.4, 0.3, 0.3)] * 5 + [(0.6, 0.4, 0.0)] + [(1.0, 0.0, 0.0)] * 4
    picture = chances(course(*rows), NAMES[:3], resigned=(1, 2)).convert("RGB")
    muted = get_theme("azulejo").colours["muted"]
    edge = plot(picture, 3)[1] - 5
    row = [picture.getpixel((x, edge)) == muted for x in range(picture.width)]
    assert sum(here and not before for before, here in pairwise(row)) == 4


def test_the_chances_of_two_are_areas_that_make_up_the_whole() -> None:
    game = [(0.5, 0.5)] * 4 + [(0.25, 0.75)] * 8
    picture = chances(course(*game), NAMES[:2]).convert("RGB")
    _, top, right, bottom = plot(picture, 2)
    x = right - 200
    column = [picture.getpixel((x, y)) for y in range(top + 20, bottom)]
    (upper, above), (lower, below) = Counter(column).most_common(2)
    assert upper == column[30]
    assert lower == column[-30]
    assert 2.5 < above / below < 3.5


@pytest.mark.parametrize("name", theme_names())
def test_the_areas_differ_for_everybody_and_the_line_between_them_stands_out(name: str) -> None:
    theme = get_theme(name)
    first, second = map(partial(tint, theme), (0, 1))
    assert all(difference(see(first), see(second)) > 12 for see in EYES.values())
    for one in (first, second):
        assert contrast(theme.colours["ink"], one) >= 2.5


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


def test_a_marked_take_has_its_sign_on_the_line_of_who_made_it() -> None:
    game = apart(3)
    plain, *marked = (chances(game, NAMES[:3], marked=takes) for takes in ([], [(0, 6)], [(1, 6)], [(2, 6)]))
    boxes = [changes(plain, picture) for picture in marked]
    tops = [box[1] for box in boxes if box is not None]
    tenth = (tops[0] - tops[2]) / 2
    assert tops[0] - tops[1] == pytest.approx(tenth, abs=4)
    assert tenth > 30
    for pen, top in some(zip(PENS, tops, strict=False)):
        beside = colours(plain, (plain.width - 90, top, plain.width - 50, top + 34))
        assert beside[pen.colour(get_theme("azulejo"))] > 200


def test_names_flags_and_percentages_stand_where_they_belong() -> None:
    game = course(*[(0.5, 0.3, 0.2)] * 6, *[(0.6, 0.4, 0.0)] * 6)
    picture, texts = drawn_and_written(lambda look: chances(game, NAMES[:3], look, resigned=(2,)), Look())
    inks = [pen.colour(get_theme("azulejo")) for pen in PENS[:3]]
    for word, ink in (*zip(NAMES, inks, strict=False), ("resigned", inks[2])):
        left, top, _, bottom = next(text.box for text in texts if text.text == word)
        beside = colours(picture, (left - 46, top, left - 8, bottom))
        assert max(inks, key=lambda each: beside[each]) == ink
    shares = {int(text.text[:-1]): text.box[1] for text in texts if text.text.endswith("%")}
    assert sorted(shares, key=lambda share: -shares[share]) == [0, 25, 50, 75, 100]


def test_the_signs_of_two_stand_in_the_middle_of_their_areas() -> None:
    panel = get_theme("azulejo").colours["panel"]

    def lower_end(chance: float) -> int:
        """Return where the sign of the first player ends, who has such a chance at the end."""
        picture = chances(course(*[(chance, 1 - chance)] * 3), NAMES[:2]).convert("RGB")
        x = picture.width - 70
        return max(y for y in range(picture.height - 100) if picture.getpixel((x, y)) != panel)

    assert lower_end(0.25) - lower_end(0.75) == pytest.approx(HEIGHT / 4, abs=2)
    theme = get_theme("azulejo")
    picture = chances(course(*[(0.25, 0.75)] * 3), NAMES[:2])
    x, bottom = picture.width - 70, lower_end(0.25)
    lower, upper = (
        colours(picture, (x - 12, top, x + 12, top + 20)) for top in (bottom - 25, bottom - HEIGHT // 2 - 25)
    )
    for pen, sign in some(zip(PENS[:2], (lower, upper), strict=True)):
        assert pen.colour(theme) in sign


def test_two_moments_and_one_take_are_enough() -> None:
    picture = chances([ChartPoint(1, 0, (0.5, 0.5)), ChartPoint(1, 1, (1.0, 0.0))], ["", "B"])
    assert picture.size[0] == 1100
