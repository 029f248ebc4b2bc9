"""Special factories in pictures: signs without colour, any number of tiles, cushions, the last move."""

import itertools
import os
from functools import partial
from unittest.mock import patch

import pytest
from PIL import Image, ImageChops, ImageStat

from azul import (
    BASE_GAME,
    IN_CENTRE,
    Colour,
    Disc,
    Factories,
    Phase,
    Rules,
    Scatter,
    State,
    TakeReport,
    apply,
    from_text,
    parse_move,
    take_report,
    tile_walls,
)
from azul.pieces.tiles import contains, present
from render import Captions, Look, board, default_theme, round_summary, table
from render.paint.canvas import Canvas
from render.paint.grid import Grid
from render.paint.sprites import Sprites
from render.parts.boards import fresh_floor
from render.parts.centre import draw_centre
from render.parts.disc_signs import disc_plate, disc_sign
from render.parts.floors import draw_cushion
from render.parts.heaps import spots_on_plate
from render.parts.plates import PlateContents, PlatePlan, draw_disc, draw_factory, draw_label, draw_number
from render.parts.tally import tallies
from render.pictures.table import COMPOSITIONS, composition
from tests.render.pixels import colours
from tests.render.positions import NAMES
from tests.render.variants import BOTH, SIGNS, SPECIAL, laid_out, takes
from tests.some import some
from tools.fit import drawn_and_written

Box = tuple[int, int, int, int]
EVEN = Rules(factories=Factories.SPECIAL_ONCE, scatter=Scatter.EVEN)
ONE_IN = 9 if "TEST_ALL" in os.environ else 45
"""Of how many positions of a game one is drawn."""
ON_A_PHONE = 24
"""The smallest width of a sign in a picture 550 pixels wide."""


def grey(image: Image.Image) -> list[float]:
    """Return a sign as it looks on a small screen, in grey, with mean 0 and deviation 1."""
    small = image.convert("L").resize((ON_A_PHONE, ON_A_PHONE), Image.Resampling.BOX)
    stat = ImageStat.Stat(small)
    return [(value - stat.mean[0]) / stat.stddev[0] for value in small.tobytes()]


def unlikeness(one: Image.Image, other: Image.Image) -> float:
    first, second = grey(one), grey(other)
    return sum(abs(a - b) for a, b in zip(first, second, strict=True)) / len(first)


@pytest.mark.parametrize(("one", "other"), list(itertools.combinations(SIGNS, 2)), ids=str)
def test_two_signs_differ_without_colour_on_a_small_screen(one: Disc, other: Disc) -> None:
    canvas = Canvas((100, 90), Look())
    assert unlikeness(disc_sign(canvas, one, 50).image, disc_sign(canvas, other, 50).image) > 0.2


@pytest.mark.parametrize(
    ("one", "other"),
    list(itertools.combinations(("plain", "surplus", "magnet_red", "keep", "scatter", "cushion"), 2)),
)
def test_two_kinds_of_discs_differ_by_their_rims_too(one: str, other: str) -> None:
    canvas = Canvas((100, 90), Look())
    first, second = (disc_plate(canvas, Disc[kind.upper()], 146).image for kind in (one, other))
    assert unlikeness(first, second) > 0.2


def test_an_even_scatter_disc_differs_from_a_free_one() -> None:
    canvas = Canvas((100, 90), Look())
    free, even = (disc_sign(canvas, Disc.SCATTER, 60, even=even).image for even in (False, True))
    assert unlikeness(free, even) > 0.1


def plate_box(players: int, factory: int) -> Box:
    plan = COMPOSITIONS[players].plates[factory - 1]
    half = plan.width // 2
    return plan.x - half, plan.y - half, plan.x + half, plan.y + half


def seen(picture: Image.Image, box: Box) -> set[tuple[int, ...]]:
    return set(colours(picture, box))


def changes(one: Image.Image, other: Image.Image) -> Box | None:
    return ImageChops.difference(one.convert("RGB"), other.convert("RGB")).getbbox()


@pytest.mark.parametrize("scatter", Scatter)
def test_the_sign_of_a_scatter_disc_on_the_table_says_how_it_splits_the_rest(scatter: Scatter) -> None:
    state = laid_out("b4", "s....", players=4, rules=Rules(factories=Factories.SPECIAL, scatter=scatter))
    plan = COMPOSITIONS[4].plates[0]
    on_table, even = Canvas(COMPOSITIONS[4].size, Look()), Canvas(COMPOSITIONS[4].size, Look())
    draw_factory(on_table, plan, state, 1, None)
    draw_label(on_table, plan, state, 1, None)
    draw_disc(even, plan, Disc.SCATTER, PlateContents(from_text("b4")), even=True)
    draw_number(even, plan, 1)
    assert (changes(on_table.image, even.image) is None) == (scatter is Scatter.EVEN)


@pytest.mark.parametrize("marker", [IN_CENTRE, 1])
def test_what_the_last_move_took_from_the_centre_leaves_its_mark_there(marker: int) -> None:
    before = laid_out("k4", centre="byk")._replace(marker=marker)
    state, last = after(before, "cy1")
    canvas, plan = Canvas(COMPOSITIONS[2].size, Look()), COMPOSITIONS[2].centre
    draw_centre(canvas, plan, state, last, named=False)
    side = plan.tile // 2
    spots = plan.spots([1] * (4 if marker == IN_CENTRE else 3))
    framed = [default_theme().colours["fresh"] in seen(canvas.image, around(*at, side)) for at in spots]
    assert framed == [False, True, False, *[True] * (marker == IN_CENTRE)]


def around(x: int, y: int, reach: int) -> Box:
    return x - reach, y - reach, x + reach, y + reach


def test_a_plain_disc_looks_like_a_factory_of_the_base_game() -> None:
    base = table(laid_out("b2yr,k4,yrw2,bykw,r4"), NAMES)
    special = table(laid_out("b2yr,k4,yrw2,bykw,r4", "..os.", rules=SPECIAL), NAMES)
    for factory in (1, 2, 5):
        box = plate_box(2, factory)
        assert not changes(base.crop(box), special.crop(box))
    for factory in (3, 4):
        box = plate_box(2, factory)
        assert changes(base.crop(box), special.crop(box))


@pytest.mark.parametrize("number", range(1, 5))
def test_up_to_four_tiles_on_a_plate_do_not_overlap(number: int) -> None:
    spots = spots_on_plate(number)
    assert len(set(spots)) == number
    pairs = itertools.combinations(spots, 2)
    assert all(max(abs(one[0] - other[0]), abs(one[1] - other[1])) >= 1 for one, other in pairs)


@pytest.mark.parametrize("number", range(1, 6))
def test_tiles_on_a_plate_lie_around_its_middle(number: int) -> None:
    spots = spots_on_plate(number)
    for offsets in some(zip(*spots, strict=True)):
        assert min(offsets) == -max(offsets)


@pytest.mark.parametrize("number", range(2, 6))
def test_piles_on_a_plate_show_more_than_half_of_each_other(number: int) -> None:
    for one, other in some(itertools.combinations(spots_on_plate(number), 2)):
        shared = [1 - abs(a - b) for a, b in zip(one, other, strict=True)]
        assert max(0, shared[0]) * max(0, shared[1]) < 0.2


@pytest.mark.parametrize("tiles", ["b2yr", "b3yrw", "b2y2r2k", "b3y2r2k"])
def test_tiles_are_as_large_on_a_disc_with_many_of_them_as_on_any_other(tiles: str) -> None:
    canvas, plan = Canvas((200, 201), Look()), PlatePlan(100, 100, 150, 51, "left")
    with patch.object(Sprites, "tile", autospec=True, side_effect=Sprites.tile) as drawn:
        draw_disc(canvas, plan, Disc.SURPLUS, PlateContents(from_text(tiles)))
    assert len(drawn.mock_calls) >= len(present(from_text(tiles)))
    assert all(call.args[2] == plan.tile for call in drawn.mock_calls)


ON_THE_RIM = 8
"""How far a number may reach over the rim of its plate, so that it covers less of a tile."""


@pytest.mark.parametrize(("fewer", "more"), [("b4y4r3", "b5y4r3"), ("byrkw6", "byrkw7"), ("b10", "b11")])
def test_the_number_of_many_tiles_is_written_on_the_plate(fewer: str, more: str) -> None:
    one, other = (table(laid_out(f"-,-,{tiles}", "...s."), NAMES) for tiles in (fewer, more))
    box, plate = changes(one, other), plate_box(2, 3)
    assert box is not None
    assert plate[0] - ON_THE_RIM <= box[0] < box[2] <= plate[2] + ON_THE_RIM
    assert plate[1] - ON_THE_RIM <= box[1] < box[3] <= plate[3] + ON_THE_RIM


@pytest.mark.one_in(4)
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("tiles", ["r5", "y2r4", "b2y3", "b3y2r2", "b2y2r2k2", "b3y2r2kw"])
def test_the_numbers_of_piles_stand_clear_of_all_other_words(players: int, tiles: str) -> None:
    factories = 2 * players + 1
    for factory in some(range(factories)):
        filled = ",".join(["-"] * factory + [tiles])
        state = laid_out(filled, "s" * factories, players=players, rules=SPECIAL, centre="b3y3r3k3w3")
        _, written = drawn_and_written(partial(table, state, NAMES[:players]), Look())
        words = [each.box for each in written if each.text]
        for one, other in itertools.combinations(words, 2):
            apart = (
                max(one[0], other[0]) - min(one[2], other[2]),
                max(one[1], other[1]) - min(one[3], other[3]),
            )
            assert max(apart) > 0, (factory + 1, one, other)


def after(state: State, move: str) -> tuple[State, TakeReport]:
    parsed = parse_move(move)
    return apply(state, parsed), take_report(state, parsed)


def fresh(picture: Image.Image, players: int) -> set[int]:
    """Return the factories with something marked on them."""
    colour = default_theme().colours["fresh"]
    factories = range(1, len(COMPOSITIONS[players].plates) + 1)
    return {factory for factory in factories if colour in seen(picture, tight(plate_box(players, factory)))}


def tight(box: Box) -> Box:
    """Return the middle of a plate, without rim, number and sign."""
    return box[0] + 40, box[1] + 40, box[2] - 40, box[3] - 40


def test_scattered_tiles_are_framed_where_they_went() -> None:
    state, last = after(laid_out("by,rk2w,b4,y4,k4", ".s...", rules=SPECIAL), "2k2<r")
    assert fresh(table(state, NAMES, last=last), 2) == {1, 3}


def test_tiles_that_stay_on_a_disc_are_not_framed() -> None:
    state, last = after(laid_out("by,rk2w,b4,y4,k4", ".o...", rules=SPECIAL), "2k2")
    picture = table(state, NAMES, last=last)
    assert fresh(picture, 2) == set()
    assert default_theme().colours["fresh"] in seen(picture, plate_box(2, 2))
    assert default_theme().tiles[2].inks["glaze"] in seen(picture, plate_box(2, 2))


def test_a_cushion_disc_that_was_taken_leaves_an_empty_space() -> None:
    before = laid_out("by,rk2w,b4,y4,k4", "..c..", rules=SPECIAL)
    state, _ = after(before, "3b4")
    box = tight(plate_box(2, 3))
    bare = Canvas(COMPOSITIONS[2].size, Look()).image.crop(box)
    assert changes(table(before, NAMES).crop(box), bare)
    assert not changes(table(state, NAMES).crop(box), bare)
    plan = COMPOSITIONS[2].plates[2]
    number = around(*plan.spot(plan.number, plan.width // 2 - round(plan.seal * 0.1)), plan.seal // 2)
    header = default_theme().colours["header"]
    assert [header in seen(table(each, NAMES), number) for each in (before, state)] == [True, False]


def test_a_cushion_and_what_it_caught_are_drawn_beside_the_floor_line() -> None:
    before = laid_out("by,rk2w,b4,y4,k4", "..c..", rules=SPECIAL)
    empty, _ = after(before, "3b4")
    full, _ = after(before, "3b1")
    plan = COMPOSITIONS[2].boards[0]
    place = (plan.inner + 7 * plan.cell, plan.floor, plan.inner + 8 * plan.cell + 6, plan.floor + plan.cell)
    pictures = [table(state, NAMES).crop(place) for state in (before, empty, full)]
    assert all(changes(one, other) for one, other in itertools.combinations(pictures, 2))
    assert default_theme().tiles[0].inks["glaze"] in seen(pictures[2], (0, 0, *pictures[2].size))
    large = [board(state, 0, "Ann") for state in (empty, full)]
    assert changes(*large)


@pytest.mark.parametrize(
    "rules", [BASE_GAME, SPECIAL, BOTH], ids=["base game", "special", "free and special"]
)
def test_only_what_a_take_brought_is_framed_on_a_floor_also_on_a_full_one(rules: Rules) -> None:
    discarded = 0
    for state, move in some(takes(2, rules)):
        report = take_report(state, move)
        before, after = state.boards[state.turn].floor, report.board.floor
        assert fresh_floor(after, report) == set(range(len(before), len(after)))
        discarded += report.discarded
    assert discarded


def test_only_what_the_last_take_brought_is_framed_on_a_cushion() -> None:
    state = laid_out("by,rk2w,b4,y4,k4", "..c..", rules=SPECIAL)
    plan = COMPOSITIONS[2].boards[0]
    place = (plan.inner + 7 * plan.cell, plan.floor, plan.inner + 8 * plan.cell + 6, plan.floor + plan.cell)
    framed = {}
    for move in ("3b4", "4y4", "5k3", "1y1", "2r2"):
        state, last = after(state, move)
        marked, plain = (table(state, NAMES, last=each).crop(place) for each in (last, None))
        framed[move] = bool(changes(marked, plain))
    assert framed == {"3b4": True, "4y4": False, "5k3": True, "1y1": False, "2r2": False}


def test_a_blue_tile_that_a_cushion_caught_is_framed_as_any_other() -> None:
    state = laid_out("by,rk2w,b4,y4,b4", "..c..", rules=SPECIAL)
    for move in ("3b4", "4y4"):
        state, _ = after(state, move)
    _, last = after(state, "5b2")
    canvases = [Canvas((60, 60), Look(), "panel") for _ in "ab"]
    for canvas, each in zip(canvases, (last, None), strict=True):
        draw_cushion(canvas, Grid(0, 0, 60), (Colour.BLUE,), each)
    assert changes(*(canvas.image for canvas in canvases))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_round_summary_shows_the_cushion_beside_the_floor(players: int) -> None:
    state = laid_out("b4", "c....", players=players, rules=SPECIAL)
    state = apply(state, parse_move("1b1"))._replace(phase=Phase.TILING)
    tiled, report = tile_walls(state)
    first = report.boards[0]
    assert first is not None
    without = report._replace(boards=(first._replace(cushion=None), *report.boards[1:]))
    plan = tallies(players, 1.1)[1][0]
    box = changes(*(round_summary(summary, state, tiled, NAMES) for summary in (report, without)))
    assert box is not None
    assert plan.foot - 5 <= box[1]
    assert plan.wall.left - 5 <= box[0] < box[2] <= plan.panel.left + plan.panel.width


@pytest.mark.parametrize(("players", "rules"), [(2, SPECIAL), (3, BOTH), (4, EVEN)])
def test_a_last_move_says_where_everything_went_in_a_game_with_discs(players: int, rules: Rules) -> None:
    for seed in range(1, 6):
        for before, move in takes(players, rules, seed):
            last, state = take_report(before, move), apply(before, move)
            mover, now = before.boards[before.turn], state.boards[before.turn]
            assert last.cushion == (now.cushion is not None and mover.cushion is None)
            newly = now.cushion if now.cushion != mover.cushion else ()
            assert newly == (() if last.caught is None else (last.caught,))
            on_floor = last.fell + last.marker - last.discarded - (last.caught is not None)
            assert len(now.floor) - len(mover.floor) == max(0, on_floor)
            for place, tiles in last.rest:
                assert contains(state.tiles_at(place), tiles)


def test_pictures_with_free_walls_and_discs_are_neither_square_nor_too_tall() -> None:
    for players in (2, 3, 4):
        for before, move in itertools.islice(takes(players, BOTH, 3), 0, None, ONE_IN):
            state = apply(before, move)
            for picture in (table(state, NAMES, last=take_report(before, move)), board(state, 0, NAMES[0])):
                assert picture.width != picture.height
                assert picture.height <= 1.1 * picture.width


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_special_disc_bears_its_name(players: int) -> None:
    words = {"surplus": "+", "magnet": "R", "keep": "o", "scatter": "s", "cushion": "c"}
    for word, letter in some(words.items()):
        state = laid_out("b2yr,k4", f".{letter}".ljust(2 * players + 1, "."), players=players, rules=SPECIAL)
        captions = Captions(**{word: "Ґ漢字"})
        box = changes(table(state, NAMES), table(state, NAMES, Look(captions)))
        plan = composition(state).plates[1]
        assert box is not None
        assert plan.x - plan.width * 0.6 <= box[0] < box[2] <= plan.x + plan.width * 0.6
        assert plan.y - plan.width * 0.6 <= box[1] < box[3] <= plan.y + plan.width * 0.6
