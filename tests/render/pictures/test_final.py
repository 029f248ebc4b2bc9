"""The final picture: winners in gold on a stage, bonuses where they were earned."""

from itertools import pairwise

import pytest
from PIL import Image, ImageChops

from azul import Bonus, Colour, Phase, Rules, State, WallSide, new_game, parse_board
from azul.phases.ending import bonus_of, standings
from render import Captions, Look, final, get_theme, theme_names
from render.parts.stage import QUIET_STAGE, RAY, STAGE
from render.parts.tally import Tally
from render.pictures.final import final_tallies
from render.themes.shapes import blend
from tests.render.colour_vision import contrast
from tests.render.pixels import Box, colours
from tests.some import some
from tools.fit import drawn_and_written

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
    return final(state, names, bonuses_of(state), look)


def bonuses_of(state: State) -> list[Bonus]:
    return [bonus_of(board) for board in state.boards]


def plans(state: State, *, counted: bool = True) -> tuple[Tally, ...]:
    """Return the panels from the first place to the last."""
    return final_tallies(state, bonuses_of(state) if counted else None)[1]


def below_stage(picture: Image.Image) -> Image.Image:
    return picture.crop((0, STAGE[3] + 30, *picture.size))


def changes(one: Image.Image, other: Image.Image) -> Box | None:
    return ImageChops.difference(one.convert("RGB"), other.convert("RGB")).getbbox()


def test_the_facts_of_a_game_stand_clear_of_the_sign_on_the_stage() -> None:
    state = over(*(f"{score}{NOTHING[2:]}" for score in (9, 9)))
    bare, with_facts = (
        final(state, NAMES, bonuses_of(state), facts=facts)
        for facts in (("", ""), ("5 rounds", "November 23, 2026"))
    )
    box = changes(bare, with_facts)
    assert box is not None
    assert box[1] >= STAGE[3] + 24
    assert box[3] <= plans(state)[0].panel.top - 4


@pytest.mark.one_in(3)
@pytest.mark.parametrize("name", theme_names())
@pytest.mark.parametrize("scores", [(9, 5), (5, 9), (7, 7), (3, 9, 9), (4, 4, 4), (9, 5, 9, 1), (2, 2, 2, 2)])
def test_gold_is_on_the_stage_and_on_the_panels_of_winners_alone(scores: tuple[int, ...], name: str) -> None:
    state = over(*(f"{score}{NOTHING[2:]}" for score in scores))
    gold = get_theme(name).colours["win"]
    picture = drawn(state, Look(theme=get_theme(name)))
    assert colours(picture, STAGE)[gold] > 5000
    places = [place for place, _ in standings(state)]
    golden = [colours(picture, plan.panel.box)[gold] > FEW for plan in plans(state)]
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
    golden = [colours(picture, plan.panel.box)[gold] > FEW for plan in plans(state, counted=False)]
    assert golden == [True, False, False]
    assert colours(picture, QUIET_STAGE)[gold] == 0


def test_only_in_a_game_that_others_played_to_its_end_is_the_board_of_who_left_faded() -> None:
    panel = get_theme("azulejo").colours["panel"]
    for left, bright in (((1,), [True, True, False]), ((1, 2), [True, True, True])):
        state = over(EARNED, NOTHING, NOTHING, resigned=left)
        is_over = len(left) == 2
        picture = final(state, NAMES, None if is_over else bonuses_of(state))
        drawn_as = plans(state, counted=not is_over)
        assert [colours(picture, plan.panel.box)[panel] > 20_000 for plan in drawn_as] == bright


def test_no_bonus_is_counted_for_who_left() -> None:
    state = over(EARNED, NOTHING, NOTHING, resigned=(1,))
    _, texts = drawn_and_written(lambda look: final(state, NAMES, bonuses_of(state), look), Look())
    assert [text.text for text in texts].count(Captions().rows) == 2


@pytest.mark.parametrize("players", [3, 4])
def test_the_panel_of_who_left_says_their_name_and_their_score(players: int) -> None:
    state = over(EARNED, f"37{NOTHING[2:]}", *[NOTHING] * (players - 2), resigned=(1,))
    names = ("Ann", "Bo", "Cy", "Di")[:players]
    _, texts = drawn_and_written(lambda look: drawn(state, look, names), Look())
    left, top, right, bottom = plans(state)[-1].panel.box
    inside = [text.text for text in texts if left < text.box[0] < right and top < text.box[1] < bottom]
    assert (inside.count("Bo"), inside.count("37")) == (1, 1)


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
    panel = plans(over(EARNED, NOTHING))[0].panel.box
    in_heading = changes(picture.crop(panel), other.crop(panel))
    assert on_stage is not None
    assert in_heading is not None
    assert on_stage[3] - on_stage[1] > 2 * (in_heading[3] - in_heading[1])
    assert (on_stage[3] - on_stage[1]) * 350 / picture.width > 18


@pytest.mark.parametrize("players", [2, 3, 4])
def test_nothing_is_written_for_bonuses_that_nobody_earned(players: int) -> None:
    state = over(*[NOTHING] * players)
    for plan in some(plans(state)):
        left, _, right, bottom = plan.panel.box
        wall_right, wall_bottom = plan.wall.corner(5, 5)
        spaces = (
            (wall_right + 8, plan.wall.top, right - 14, bottom - 20),
            (left + 14, wall_bottom + 4, right - 14, bottom - 12),
        )
        for empty in spaces:
            assert all(min(colour) > 230 for colour in colours(drawn(state), empty))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_panel_has_a_sum_for_each_kind_of_bonus_that_anybody_earned(players: int) -> None:
    names = NAMES[:players]
    state = over(BLUE_AND_YELLOW, *[NOTHING] * (players - 2), EARNED)
    _, texts = drawn_and_written(lambda look: drawn(state, look, names), Look())
    written = [text.text for text in texts]
    sums = {"rows": players - 1, "columns": players - 1, "colours": players - 2}
    assert [written.count(kind) for kind in sums] == [players] * 3
    assert written.count("0") == sum(sums.values())


BLUE_AND_YELLOW = "60:-,-,-,-,-:by.../.by../..by./...by/y...b:-"
FULL = "240:-,-,-,-,-:byrkw/wbyrk/kwbyr/rkwby/yrkwb:-"


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("earned", [EARNED, BLUE_AND_YELLOW, FULL], ids=["each", "two colours", "all"])
def test_each_bonus_stands_where_it_was_earned_beside_the_tiles(players: int, earned: str) -> None:
    state = over(earned, *[NOTHING] * (players - 1))
    plan, picture = plans(state)[0], drawn(state)
    gain, cell = get_theme("azulejo").colours["gain"], plan.wall.cell
    left, top = plan.wall.corner(0, 0)
    right, bottom = plan.wall.corner(5, 5)
    bonus = bonus_of(state.boards[0])
    wall = state.boards[0].wall
    for line in range(5):
        beside = right + 3, top + line * cell, right + cell, top + (line + 1) * cell
        across = left + line * cell, left + (line + 1) * cell
        below = across[0], bottom + 3, across[1], bottom + round(0.9 * cell)
        above = across[0], top - round(0.9 * cell), across[1], top - 3
        assert (colours(picture, beside)[gain] > 100) == (line in bonus.rows)
        assert (colours(picture, below)[gain] > 100) == (line in bonus.columns)
        assert (colours(picture, above)[gain] > 100) == (wall.spaces[line] in bonus.colours)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_tags_say_with_a_plus_what_was_earned(players: int) -> None:
    state = over(EARNED, *[NOTHING] * (players - 1))
    _, texts = drawn_and_written(lambda look: drawn(state, look), Look())
    sums = {"+2", "+7", "+10"}
    assert [sum(text.text == each for text in texts) for each in sorted(sums)] == [2, 2, 2]
    assert not any(text.text in {"7", "10"} or (text.text in sums and text.is_cut) for text in texts)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_tags_with_bonuses_never_touch_each_other(players: int) -> None:
    state = over(FULL, *[NOTHING] * (players - 1))
    plan, picture = plans(state)[0], drawn(state)
    panel, (left, top) = get_theme("azulejo").colours["panel"], plan.wall.corner(0, 0)
    for line in range(1, 5):
        between = left + line * plan.wall.cell
        above = between, top - round(0.85 * plan.wall.cell), between + 1, top - 6
        assert set(colours(picture, above)) == {panel}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_score_before_the_bonuses_is_shown_if_there_are_any(players: int) -> None:
    state = over(EARNED, *[NOTHING] * (players - 1))
    more = state._replace(boards=(state.boards[0]._replace(score=61), *state.boards[1:]))
    reaches = []
    for bonuses in (bonuses_of(state), [Bonus()] * players):
        panel = final_tallies(state, bonuses)[1][0].panel.box
        one, other = (final(each, NAMES, bonuses).crop(panel) for each in (state, more))
        change = changes(one, other)
        assert change is not None
        reaches.append(change[2] - change[0])
    with_bonus, without = reaches
    assert with_bonus > without + 60


@pytest.mark.parametrize("players", [2, 3, 4])
def test_there_is_room_above_and_below_walls_only_for_bonuses_that_somebody_earned(players: int) -> None:
    state = over(*[NOTHING] * players)
    nothing, column, colour = (
        final_tallies(state, [earned, *[Bonus()] * (players - 1)])[1][0]
        for earned in (Bonus(rows=(0,)), Bonus(columns=(0,)), Bonus(colours=(Colour.BLUE,)))
    )

    def around(plan: Tally) -> tuple[float, float]:
        """Return the space above the wall and all that is below it, in wall spaces."""
        above = plan.wall.top - plan.panel.top - plan.panel.header
        below = plan.panel.height - plan.panel.header - above - 5 * plan.wall.cell
        return above / plan.wall.cell, below / plan.wall.cell

    assert around(column)[1] > around(nothing)[1] + 0.5
    assert around(colour)[0] > around(nothing)[0] + 0.4
    assert around(column)[0] == pytest.approx(around(nothing)[0], abs=0.2)
    assert around(colour)[1] == pytest.approx(around(nothing)[1], abs=0.3)
    assert nothing.wall.cell >= max(column.wall.cell, colour.wall.cell)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_full_wall_with_every_bonus_keeps_within_its_panel(players: int) -> None:
    state = over(*[FULL] * players)
    picture, gain = drawn(state), get_theme("azulejo").colours["gain"]
    for plan in some(plans(state)):
        left, top, right, bottom = plan.panel.box
        for edge in (
            (left, top, left + 5, bottom),
            (right - 5, top, right, bottom),
            (left, bottom - 5, right, bottom),
        ):
            assert gain not in colours(picture, edge)


def test_a_walkover_is_not_celebrated() -> None:
    state = over(NOTHING, EARNED, resigned=(1,))
    alone, celebrated = final(state, NAMES), drawn(over(NOTHING, EARNED))
    gold = get_theme("azulejo").colours["win"]
    assert colours(celebrated, STAGE)[gold] > 5000
    assert colours(alone, QUIET_STAGE)[gold] == 0


def test_the_stage_of_a_walkover_names_who_stayed() -> None:
    state = over(EARNED, NOTHING, resigned=(0,))
    _, texts = drawn_and_written(lambda look: final(state, ("Ann", "Bo"), None, look), Look())
    assert [text.text for text in texts if text.box[3] < QUIET_STAGE[3] - 20] == ["Bo"]


@pytest.mark.parametrize("resigned", [(), (1, 2, 3)], ids=["played out", "walkover"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_facts_of_the_game_stand_below_the_stage_and_what_was_remarkable_below_all(
    players: int, resigned: tuple[int, ...]
) -> None:
    state = over(
        EARNED, *[NOTHING] * (players - 1), resigned=tuple(seat for seat in resigned if seat < players)
    )
    bonuses = None if resigned else bonuses_of(state)
    usual = final(state, NAMES, bonuses)
    with_facts = final(state, NAMES, bonuses, facts=("W" * 50, "W" * 50))
    change = changes(usual, with_facts)
    assert change is not None
    stage = QUIET_STAGE if resigned else STAGE
    assert (
        stage[3] < change[1] < change[3] < min(plan.panel.top for plan in plans(state, counted=not resigned))
    )
    remark = final(state, NAMES, bonuses, remark="Nobody lost a single point to the floor, " * 4)
    assert changes(usual, remark.crop((0, 0, *usual.size))) is None
    assert remark.height > usual.height
    assert remark.width != remark.height


@pytest.mark.one_in(2)
@pytest.mark.parametrize("name", ["\u3042" * 32, "W" * 32], ids=["without spaces", "wide"])
def test_what_was_remarkable_about_somebody_with_the_widest_name_is_written_whole_on_its_sign(
    name: str,
) -> None:
    state = over(EARNED, NOTHING)
    remark = f"{name} completed blue, yellow, red, black and white: all five tiles of each are on the wall."
    picture, texts = drawn_and_written(
        lambda look: final(state, NAMES, bonuses_of(state), look, remark=remark), Look()
    )
    above = drawn(state).height
    lines = [text for text in texts if text.box[1] > above - 18]
    assert "".join("".join(line.text.split()) for line in lines) == "".join(remark.split())
    assert not any(line.is_cut for line in lines)
    for line in some(lines):
        left, _, right, bottom = line.box
        assert 18 + 22 <= left < right <= picture.width - 18 - 22
        assert bottom < picture.height - 4
    assert all(upper.box[3] < lower.box[1] for upper, lower in pairwise(lines))


def test_bonuses_of_free_walls_are_shown_too() -> None:
    state = over(FREELY, NOTHING, side=WallSide.FREE)
    assert bonus_of(state.boards[0]).points == 14
    assert changes(drawn(state), final(state, NAMES)) is not None
