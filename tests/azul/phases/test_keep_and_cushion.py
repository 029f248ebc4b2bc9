"""The keep disc and the cushion disc (R30, R32, R34)."""

import pytest

from azul import (
    MARKER,
    NotationError,
    falling,
    from_text,
    legal_moves,
    parse_move,
    parse_position,
    position_text,
    rest_of,
    take_report,
    tile_walls,
    to_text,
)
from tests.azul.builders import a_board, board, dealt, on_factories, play, table, tiling
from tests.azul.steps import after

SPECIAL = "+special"
ONCE = "+special-once"


def test_r30_tiles_that_are_not_taken_stay_on_a_keep_disc_and_can_be_taken_from_it() -> None:
    state = table(rules=SPECIAL, discs="o+...", factories="b2yr,k4")
    assert rest_of(state, parse_move("1b2")) == ((1, from_text("yr")),)
    state = play(state, "1b2")
    assert (on_factories(state), to_text(state.centre)) == ("yr,k4,-,-,-", "-")
    assert on_factories(play(state, "1y1")) == "r,k4,-,-,-"


def test_r32_the_rest_goes_to_the_centre_and_the_disc_to_the_player() -> None:
    state = play(table(rules=SPECIAL, discs="c+...", factories="b2yr,k4"), "1b2")
    assert (on_factories(state), to_text(state.centre)) == ("-,k4,-,-,-", "yr")
    assert state.boards[0] == a_board("-,b2,-,-,-", cushion="-")
    assert state.discs_on_table() == [False, True, True, True, True]


def test_r32_the_next_tile_that_would_fall_lies_on_the_cushion_instead_at_no_penalty() -> None:
    state = table(board(score=5, cushion="-"), rules=SPECIAL, discs="c+...", factories="-,k4")
    move = parse_move("2k2")
    assert (falling(state, move), take_report(state, move).caught) == (2, 3)
    state = play(state, "2k2")
    assert position_text(state) == (
        "v2 1 tiling 1 1 c+special =c+... -,-,-,-,- - b20y20r20k16w20 -"
        " 5:-,k2,-,-,-:...../...../...../...../.....:k:~k"
        " 0:-,-,-,-,-:...../...../...../...../.....:-"
    )
    tiled_state, report = tile_walls(state)
    tiled = report.boards[0]
    assert tiled is not None
    assert (tiled.cushion, tiled.floor_cost, tiled.score) == ((3,), 1, 5 + 1 - 1)
    assert (to_text(tiled_state.lid), tiled_state.boards[0].cushion) == ("k3", None)


def test_r32_it_catches_a_tile_in_the_turn_in_which_it_is_taken() -> None:
    state = table(rules=SPECIAL, discs="c+...", factories="b3y,k4")
    assert take_report(state, parse_move("1b2")).caught == 0
    assert play(state, "1b2").boards[0] == a_board("-,b2,-,-,-", cushion="b")
    assert play(state, "1bf").boards[0] == a_board(floor="bb", cushion="b")
    assert take_report(state, parse_move("1b3")).caught is None


def test_r32_it_catches_the_marker_which_goes_to_its_owner() -> None:
    state = table(board(), board(cushion="-", score=3), turn=2, rules=SPECIAL, discs="c+...", centre="b2")
    assert take_report(state, parse_move("cb2")).caught == MARKER
    state = play(state, "cb1")
    assert state.boards[1] == a_board("b,-,-,-,-", floor="b", cushion="m", score=3)
    tiled, _ = tile_walls(state)
    assert (tiled.starter, tiled.boards[1].score, to_text(tiled.lid)) == (1, 3, "b")


def test_r32_it_catches_only_one_tile() -> None:
    state = table(board(cushion="b"), rules=SPECIAL, discs="c+...", factories="-,k4")
    assert take_report(state, parse_move("2k3")).caught is None
    assert play(state, "2k3").boards[0] == a_board("-,-,k3,-,-", floor="k", cushion="b")


def test_r32_it_catches_a_tile_even_if_the_floor_is_full() -> None:
    state = table(board(floor="kkkkkkk", cushion="-"), rules=SPECIAL, discs="c+...", factories="-,b3")
    state = play(state, "2b1")
    assert (state.boards[0].cushion, to_text(state.lid)) == ((0,), "b")


def test_r32_it_catches_a_tile_of_a_line_that_no_column_takes() -> None:
    rows = ("b....", ".b...", "..b..", "...b.", "....y")
    settled = board("-,-,-,-,b5", rows=rows, cushion="-")
    tiled_state, report = tile_walls(tiling(settled, rules="+free+special", discs="c+..."))
    tiled = report.boards[0]
    assert tiled is not None
    assert (tiled.cushion, tiled.floor, to_text(tiled_state.lid)) == ((0,), (0, 0, 0, 0), "b5")


def test_r32_the_disc_is_back_in_its_place_in_the_next_round() -> None:
    over, _ = tile_walls(tiling(board(cushion="k"), rules=ONCE, discs=".c+.."))
    state = dealt(over, "b4,y4,r4,k4,w4 +b")
    assert (on_factories(state), state.discs_on_table()) == ("b4,y4,br4,k4,w4", [True] * 5)
    assert play(state, "2y4").boards[0].cushion == ()


def test_r32_a_player_who_resigned_returns_the_disc_with_its_tile_when_the_round_ends() -> None:
    state = table(
        *(board(cushion="k", floor="b"), board(), board()), rules=ONCE, discs="c..+..B", factories="-,y"
    )
    progress, report = after(state, "resign 1", "take 2 2y1")
    assert report is not None
    assert progress.state.boards[0] == a_board(floor="b")
    assert to_text(progress.state.lid) == "k"


def test_r10_a_marker_beside_a_full_floor_stays_there_when_a_cushion_is_taken_later() -> None:
    state = table(board(floor="kkkkkkk"), rules=SPECIAL, discs="c+...", factories="b2,y", centre="r2w")
    state = play(state, "cr2 2y1 1b3")
    assert position_text(state) == (
        "v2 1 offer 2 1 1+special =c+... -,-,-,-,- w b18y19r18k13w19 -"
        " 0:-,r2,b2,-,-:...../...../...../...../.....:kkkkkkk:~-"
        " 0:y,-,-,-,-:...../...../...../...../.....:-"
    )
    assert parse_position(position_text(state)) == state


def test_r9_tiles_beyond_a_full_floor_and_the_cushion_go_to_the_lid() -> None:
    state = play(table(board(floor="kkkkkk"), rules=SPECIAL, discs="c+...", factories="b4,k4"), "1bf")
    assert state.boards[0] == a_board(floor="kkkkkkb", cushion="b")
    assert to_text(state.lid) == "b2"


def test_r34_when_keep_and_scatter_let_nothing_reach_the_centre_the_same_player_starts_again() -> None:
    state = table(turn=2, starter=2, rules=SPECIAL, discs="so...", factories="b2y,r2k")
    state = play(state, "1b2<y 5y1 2r3 2k2")
    assert position_text(state) == (
        "v2 1 tiling 1 2 c+special =so... -,-,-,-,- - b18y19r18k19w20 -"
        " 0:y,k,-,-,-:...../...../...../...../.....:-"
        " 0:-,b2,r2,-,-:...../...../...../...../.....:-"
    )
    tiled, _ = tile_walls(state)
    assert (tiled.starter, tiled.marker) == (1, -1)


@pytest.mark.parametrize(
    ("boards", "phase", "discs", "factories"),
    [
        ((board(cushion="-"), board(cushion="-")), "offer", "c+...", "-,b"),
        ((board(cushion="-"),), "offer", "B+...", "-,b"),
        ((board(cushion="-"),), "offer", "c+...", "b,b"),
        ((board(cushion="-"),), "refill", "c+...", "-"),
    ],
    ids=["two-of-them", "no-such-disc", "tiles-where-it-lay", "after-the-round"],
)
def test_a_position_with_an_impossible_cushion_is_refused(
    boards: tuple[str, ...], phase: str, discs: str, factories: str
) -> None:
    with pytest.raises(NotationError) as refused:
        table(*boards, phase=phase, rules=ONCE, discs=discs, factories=factories)
    assert refused.value.params["part"] == "cushion"


@pytest.mark.parametrize("cushion", ["bb", "", "x", "mm"])
def test_a_cushion_holds_one_tile_or_the_marker(cushion: str) -> None:
    with pytest.raises(NotationError):
        a_board(cushion=cushion)


def test_a_marker_on_both_floor_and_cushion_is_refused() -> None:
    with pytest.raises(NotationError) as refused:
        table(board(floor="m", cushion="m"), rules=SPECIAL, discs="c+...", factories="-,b", marker="1")
    assert refused.value.params["part"] == "floor"


def test_tiles_at_the_place_of_a_taken_cushion_disc_are_refused() -> None:
    state = table(board(cushion="-"), rules=SPECIAL, discs="c+...", factories="-,b")
    assert {move.source for move in legal_moves(state)} == {2}
