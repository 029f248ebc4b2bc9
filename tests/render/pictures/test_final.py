"""The final picture: winners in gold on a stage, bonuses where they were earned."""

import pytest
from PIL import Image, ImageChops

from azul import Board, Bonus, Phase, Rules, State, Wall, WallSide, new_game, parse_board
from azul.phases.ending import bonus_of, standings
from render import Look, final, get_theme, theme_names
from render.parts.stage import RAY, STAGE
from render.parts.tally import Tally, tallies
from render.themes.shapes import blend
from tests.render.eyes import contrast
from tests.render.pixels import Box, colours
from tests.some import some

NAMES = ("Ann", "Бенедикт Ґалаґан", "ゆき", "Olivier de la Fontaine")
NOTHING = "20:-,-,-,-,-:by.../...../k..../...../.....:-"
EARNED = "60:-,-,-,-,-:byrkw/wby../k.b../r..b./y...b:-"
"""A row, the first column, and blue."""
FEW = 400
"""Pixels of gold that the shades of yellow tiles may have."""
FREELY = "60:-,-,-,-,-:yrbkw/rykwb/..y../kwr.y/b..yk:-"
"""Two rows and yellow on a free wall."""


def over(*texts: str, side: WallSide = WallSide.COLOURED, resigned: tuple[int, ...] = ()) -> State:
    boards = tuple(parse_board(text, side) for text in texts)
    state = new_game(len(boards), 0, Rules(side))
    return state._replace(phase=Phase.OVER, boards=boards, resigned=frozenset(resigned))


def drawn(state: State, look: Look | None = None, names: tuple[str, ...] = NAMES) -> Image.Image:
    return final(state, names, [bonus_of(board) for board in state.boards], look)


def plans(players: int) -> tuple[Tally, ...]:
    """Return the panels from the first place to the last."""
    return tallies(players, foot=0.8, aside=0.9, head=STAGE[3] + 42)[1]


def below_stage(picture: Image.Image) -> Image.Image:
    return picture.crop((0, STAGE[3] + 30, *picture.size))


def changes(one: Image.Image, other: Image.Image) -> Box | None:
    return ImageChops.difference(one.convert("RGB"), other.convert("RGB")).getbbox()


@pytest.mark.parametrize("name", theme_names())
@pytest.mark.parametrize("scores", [(9, 5), (5, 9), (7, 7), (3, 9, 9), (4, 4, 4), (9, 5, 9, 1), (2, 2, 2, 2)])
def test_gold_is_on_the_stage_and_on_the_panels_of_winners_alone(scores: tuple[int, ...], name: str) -> None:
    state = over(*(f"{score}{NOTHING[2:]}" for score in scores))
    gold = get_theme(name).colours["win"]
    picture = drawn(state, Look(theme=get_theme(name)))
    assert colours(picture, STAGE)[gold] > 5000
    places = [place for place, _ in standings(state)]
    golden = [colours(picture, plan.panel.box)[gold] > FEW for plan in plans(len(scores))]
    assert golden == [place == 1 for place in places]


@pytest.mark.parametrize("name", theme_names())
def test_the_names_of_winners_stand_out_on_the_stage_and_on_its_rays(name: str) -> None:
    inks = get_theme(name).colours
    for ground in (inks["win_ink"], blend(inks["header"], inks["win_ink"], RAY)):
        assert contrast(inks["win"], ground) >= 4.5


def test_who_stayed_wins_and_who_left_has_no_gold() -> None:
    state = over(NOTHING, EARNED, NOTHING, resigned=(1, 2))
    gold = get_theme("azulejo").colours["win"]
    picture = final(state, NAMES, None)
    assert [colours(picture, plan.panel.box)[gold] > FEW for plan in plans(3)] == [True, False, False]


@pytest.mark.parametrize("winners", [1, 2, 3, 4])
def test_every_winner_is_named_on_the_stage_between_wreath_and_frame(winners: int) -> None:
    state = over(*[EARNED] * winners, *[NOTHING] * (4 - winners))
    usual = drawn(state)
    for seat in range(4):
        names = [*NAMES]
        names[seat] = "W" * 300
        change = changes(usual.crop(STAGE), drawn(state, names=tuple(names)).crop(STAGE))
        assert (change is not None) == (seat < winners)
        if change:
            assert change[0] > 230
            assert change[2] < STAGE[2] - STAGE[0] - 100
            assert change[1] > 10
            assert change[3] < STAGE[3] - STAGE[1]


def test_the_name_of_a_winner_is_the_largest_thing_to_read() -> None:
    picture = drawn(over(EARNED, NOTHING), names=("H", "Bo"))
    other = drawn(over(EARNED, NOTHING), names=("I", "Bo"))
    on_stage = changes(picture.crop(STAGE), other.crop(STAGE))
    panel = plans(2)[0].panel.box
    in_heading = changes(picture.crop(panel), other.crop(panel))
    assert on_stage is not None
    assert in_heading is not None
    assert on_stage[3] - on_stage[1] > 2 * (in_heading[3] - in_heading[1])
    assert (on_stage[3] - on_stage[1]) * 350 / picture.width > 18


@pytest.mark.parametrize("players", [2, 3, 4])
def test_nothing_is_written_for_bonuses_that_were_not_earned(players: int) -> None:
    state = over(*[NOTHING] * players)
    assert drawn(state).tobytes() == final(state, NAMES).tobytes()
    panel = get_theme("azulejo").colours["panel"]
    for plan in some(plans(players)):
        left, _, right, bottom = plan.panel.box
        wall_right, wall_bottom = plan.wall.corner(5, 5)
        spaces = (
            (wall_right + 8, plan.wall.top, right - 14, bottom - 20),
            (left + 14, wall_bottom + 8, right - 14, bottom - 20),
        )
        for empty in spaces:
            assert set(colours(drawn(state), empty)) == {panel}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_bonus_stands_where_it_was_earned(players: int) -> None:
    state = over(EARNED, *[NOTHING] * (players - 1))
    plan = plans(players)[0]
    usual = final(state, NAMES, [Bonus()] * players)
    row, column, colour = (
        changes(usual, final(state, NAMES, [bonus, *[Bonus()] * (players - 1)]).crop((0, 0, *usual.size)))
        for bonus in (Bonus(rows=(0,)), Bonus(columns=(0,)), Bonus(colours=bonus_of(state.boards[0]).colours))
    )
    assert row
    assert column
    assert colour
    gain = get_theme("azulejo").colours["gain"]
    picture, cell = drawn(state), plan.wall.cell
    right, bottom = plan.wall.corner(5, 5)
    at_row = (right, plan.wall.top, right + cell * 2 // 3, plan.wall.top + cell)
    at_column = (plan.wall.left, bottom, plan.wall.left + cell, bottom + cell // 2)
    on_tile = (plan.wall.left, plan.wall.top - 12, plan.wall.left + cell, plan.wall.top)
    next_row = (right, plan.wall.top + cell + 8, right + cell * 2 // 3, plan.wall.top + 2 * cell)
    assert all(colours(picture, box)[gain] > 100 for box in (at_row, at_column, on_tile))
    assert colours(picture, next_row)[gain] == 0


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_score_before_the_bonuses_is_shown_if_there_are_any(players: int) -> None:
    state = over(EARNED, *[NOTHING] * (players - 1))
    more = state._replace(boards=(state.boards[0]._replace(score=61), *state.boards[1:]))
    panel = plans(players)[0].panel.box
    reaches = []
    for bonuses in ([bonus_of(state.boards[0]), *[Bonus()] * (players - 1)], None):
        one, other = (final(each, NAMES, bonuses).crop(panel) for each in (state, more))
        change = changes(one, other)
        assert change is not None
        reaches.append(change[2] - change[0])
    with_bonus, without = reaches
    assert with_bonus > without + 60


def test_a_full_wall_with_every_bonus_keeps_within_its_panel() -> None:
    full = Board(
        wall=parse_board("0:-,-,-,-,-:byrkw/wbyrk/kwbyr/rkwby/yrkwb:-", WallSide.COLOURED).wall, score=240
    )
    state = over(NOTHING, NOTHING, NOTHING)._replace(boards=(full,) * 3)
    plain = state._replace(boards=tuple(full._replace(wall=Wall()) for _ in range(3)))
    for plan in some(plans(3)):
        left, top, right, bottom = plan.panel.box
        one, other = drawn(state), final(plain, NAMES)
        for edge in (
            (left, top, left + 5, bottom),
            (right - 5, top, right, bottom),
            (left, bottom - 5, right, bottom),
        ):
            assert changes(one.crop(edge), other.crop(edge)) is None


def test_bonuses_of_free_walls_are_shown_too() -> None:
    state = over(FREELY, NOTHING, side=WallSide.FREE)
    assert bonus_of(state.boards[0]).points == 14
    assert changes(drawn(state), final(state, NAMES)) is not None
