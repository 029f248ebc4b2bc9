"""The end of a game (R19 to R21): its reasons, the bonuses, the winners."""

import pytest

from azul import Phase, WallSide, from_text, parse_position, ranking, standings, tile_walls
from azul.phases.ending import bonus_of, can_grow
from tests.azul.builders import NO_BLACK, NO_RED, NO_WHITE, NO_YELLOW, a_board, board, table, tiling

ONE_TO_GO = (".yrkw", *(".....",) * 4)


def test_r20_the_game_ends_after_the_tiling_in_which_a_row_was_completed() -> None:
    after, report = tile_walls(tiling(board("b,-,-,-,-", rows=ONE_TO_GO)))
    assert after.phase is Phase.OVER
    assert report.bonuses is not None
    assert [bonus.points for bonus in report.bonuses] == [2, 0]
    assert after.boards[0].score == 5 + 2


def test_r20_all_boards_are_tiled_in_the_round_that_completes_a_row() -> None:
    after, _ = tile_walls(tiling(board("b,-,-,-,-", rows=ONE_TO_GO), board("-,k2,-,-,-", floor="r", score=9)))
    assert after.boards[1].score == 9 + 1 - 1


def test_r20_a_complete_column_or_colour_does_not_end_the_game() -> None:
    column = board("b,-,-,-,-", rows=(".....", "w....", "k....", "r....", "y...."))
    colour = board("b,-,-,-,-", rows=(".....", ".b...", "..b..", "...b.", "....b"))
    after, report = tile_walls(tiling(column, colour))
    assert (after.phase, report.bonuses) == (Phase.REFILL, None)
    assert [board.score for board in after.boards] == [5, 1]


@pytest.mark.parametrize(
    ("rows", "points"),
    [
        (("byrkw", "wbyrk", *(".....",) * 3), 2 + 2),
        (("b....", "w....", "k....", "r....", "y...."), 7),
        (("b....", ".b...", "..b..", "...b.", "....b"), 10),
        (("byrk.", "wbyrk", "kwby.", "rkwb.", "yrkw."), 2 + 4 * 7 + 10),
        (("byrkw", "wbyrk", "kwbyr", "rkwby", "yrkwb"), 5 * 2 + 5 * 7 + 5 * 10),
    ],
)
def test_r20_a_row_is_worth_two_a_column_seven_and_a_colour_ten(rows: tuple[str, ...], points: int) -> None:
    assert bonus_of(a_board(rows=rows)).points == points


def test_r20_the_highest_bonus_with_one_complete_row_is_49() -> None:
    rows = ("byrk.", *NO_WHITE[1:])
    after, report = tile_walls(tiling(board("w,-,-,-,-", rows=rows, score=100)))
    assert report.bonuses is not None
    bonus = report.bonuses[0]
    assert (bonus.rows, bonus.columns, len(bonus.colours), bonus.points) == ((0,), (4,), 4, 49)
    assert after.boards[0].score == 100 + (5 + 5) + 49


def test_r20_the_report_keeps_the_score_before_the_bonus() -> None:
    after, report = tile_walls(tiling(board("b,-,-,-,-", rows=ONE_TO_GO, score=1)))
    tiled = report.boards[0]
    assert tiled is not None
    assert (tiled.score, after.boards[0].score) == (6, 8)


def test_r21_most_points_win() -> None:
    state = table(board(score=40), board(score=41), phase="over")
    assert ranking(state) == ((1,), (0,))


def test_r21_of_equal_scores_the_one_with_more_complete_rows_wins() -> None:
    state = table(
        board(score=40, rows=("byrkw", *(".....",) * 4)),
        board(score=40, rows=("byrkw", "wbyrk", *(".....",) * 3)),
        board(score=39, rows=("byrkw", "wbyrk", *(".....",) * 3)),
        phase="over",
    )
    assert ranking(state) == ((1,), (0,), (2,))


def test_r21_if_still_tied_they_share_the_victory() -> None:
    row = ("byrkw", *(".....",) * 4)
    state = table(board(score=40, rows=row), board(score=12), board(score=40, rows=row), phase="over")
    assert ranking(state) == ((0, 2), (1,))


def test_r21_after_a_shared_place_the_next_is_left_out() -> None:
    scores = (board(score=7), board(score=9), board(score=9), board(score=8))
    assert standings(table(*scores, phase="over")) == ((1, 1), (1, 2), (3, 3), (4, 0))


def test_r19_the_game_ends_with_bonuses_if_no_tile_can_be_drawn() -> None:
    state = tiling(
        board("-,w,w2,w,w", rows=NO_WHITE, score=30),
        board("-,k,k2,k,k", rows=NO_BLACK, score=31),
        board("-,r,r2,r,r", rows=NO_RED, score=32),
        board("-,y,y2,y,y", rows=NO_YELLOW, score=32),
        bag="-",
    )
    after, report = tile_walls(state)
    assert after.phase is Phase.OVER
    assert report.bonuses is not None
    assert [bonus.points for bonus in report.bonuses] == [40, 40, 40, 40]
    assert ranking(after) == ((2, 3), (1,), (0,))


def test_r19_the_game_goes_on_if_this_round_puts_a_tile_into_the_lid() -> None:
    state = tiling(
        board("-,w,w2,w,-", floor="w", rows=NO_WHITE),
        board("-,k,k2,k,k", rows=NO_BLACK),
        board("-,r,r2,r,r", rows=NO_RED),
        board("-,y,y2,y,y", rows=NO_YELLOW),
        bag="-",
    )
    after, report = tile_walls(state)
    assert (after.phase, report.bonuses) == (Phase.REFILL, None)


def test_r19_the_game_ends_if_no_tile_left_to_deal_can_ever_reach_a_wall() -> None:
    state = parse_position(
        "13 tiling 1 1 c+free -,-,-,-,-,-,-,-,- - b7k8w6 -"
        " 0:-,-,y,-,r4:bw.kr/kbwy./...../.kybw/....b:-:> 6:-,w,-,y2,-:.rwyb/ry.bk/.k.wr/k.brw/bwk..:-:>"
        " 0:-,-,r2,y3,r3:.kywb/.rkbw/y.wk./b..../wy...:-:> 0:-,y,-,r3,y3:yrk.b/..r../.ybkw/....y/...w.:-:>"
    )
    after, report = tile_walls(state)
    assert (after.phase, report.bonuses is not None) == (Phase.OVER, True)


@pytest.mark.parametrize(
    ("lines", "rows", "side", "drawable", "grows"),
    [
        ("-,-,-,-,-", NO_WHITE, WallSide.COLOURED, "w", True),
        ("-,-,-,-,-", NO_WHITE, WallSide.COLOURED, "b4y2", False),
        ("-,w,w2,w3,w4", ("byrkw", *NO_WHITE[1:]), WallSide.COLOURED, "b9w", True),
        ("b,w,w2,w3,w4", (".....", *NO_WHITE[1:]), WallSide.COLOURED, "y20", False),
        ("-,-,-,-,-", NO_WHITE, WallSide.COLOURED, "-", False),
        ("-,-,-,-,r4", (*(".....",) * 4, "bywk."), WallSide.FREE, "r", True),
        ("-,-,-,-,r4", (*(".....",) * 4, "bywk."), WallSide.FREE, "b20", True),
        ("k,k,k,k,-", (".....",) * 5, WallSide.COLOURED, "b", True),
        ("k,k,k,k,-", (".....",) * 5, WallSide.FREE, "b", True),
        ("k,k,k,k,r4", (*(".....",) * 4, "bywk."), WallSide.FREE, "b", False),
        ("-,w,w,w,-", ("bykw.", *(".....",) * 3, "ykwbr"), WallSide.FREE, "r", False),
        ("k,w,w,w,r", ("....r", *(".....",) * 3, "bywk."), WallSide.FREE, "r", False),
    ],
)
def test_a_wall_can_grow_while_a_tile_that_can_be_drawn_may_reach_it(
    lines: str, rows: tuple[str, ...], side: WallSide, drawable: str, grows: bool
) -> None:
    assert can_grow(a_board(lines, rows=rows, side=side), side, from_text(drawable)) == grows
