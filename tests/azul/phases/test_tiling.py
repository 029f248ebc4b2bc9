"""Wall-tiling (R4, R13 to R16): what moves to the wall, what it scores, what the floor costs."""

import pytest

from azul import COLOURS, IllegalMove, Phase, coloured_column, tile_walls, to_text
from azul.phases.tiling import BoardTiling, TilingReport
from azul.pieces.board import ROWS
from tests.azul.builders import a_board, board, table, tiling


def of_seat(report: TilingReport, seat: int) -> BoardTiling:
    """Return what happened on one board."""
    tiled = report.boards[seat]
    assert tiled is not None
    return tiled


def points(*boards: str) -> list[int]:
    """Return the points of each placement on the first board, in the order they were made."""
    _, report = tile_walls(tiling(*boards))
    return [placement.points for placement in of_seat(report, 0).placements]


def test_r4_each_colour_moves_one_column_to_the_right_from_row_to_row() -> None:
    wall = [["?"] * 5 for _ in ROWS]
    for row in ROWS:
        for colour in COLOURS:
            wall[row][coloured_column(row, colour)] = colour.letter
    assert ["".join(row) for row in wall] == ["byrkw", "wbyrk", "kwbyr", "rkwby", "yrkwb"]


def test_r13_a_complete_line_moves_one_tile_to_the_wall_and_the_others_to_the_lid() -> None:
    after, report = tile_walls(tiling(board("-,r2,y,b4,k3")))
    assert after.boards[0] == a_board(
        "-,-,y,-,k3", rows=(".....", "...r.", ".....", "...b.", "....."), score=2
    )
    assert to_text(after.lid) == "b3r"
    placed = [
        (placement.row, placement.column, placement.colour.letter, placement.points)
        for placement in of_seat(report, 0).placements
    ]
    assert placed == [(1, 3, "r", 1), (3, 3, "b", 1)]


def test_r13_incomplete_lines_stay_for_the_next_round() -> None:
    after, _ = tile_walls(tiling(board("-,r,y2,b3,k4")))
    assert after.boards[0] == a_board("-,r,y2,b3,k4")


def test_r14_a_tile_without_neighbours_scores_one() -> None:
    assert points(board("-,-,b3,-,-", rows=("b....", ".....", "....r", ".....", "....b"))) == [1]


def test_r14_a_run_of_three_alone_scores_three() -> None:
    assert points(board("-,-,b3,-,-", rows=(".....", ".....", "kw...", ".....", "....."))) == [3]


def test_r14_a_horizontal_run_of_four_and_a_vertical_run_of_three_score_seven() -> None:
    assert points(board("-,-,b3,-,-", rows=(".....", "..y..", "kw.y.", "..w..", "....."))) == [7]


def test_r14_a_gap_ends_a_run() -> None:
    assert points(board("-,-,b3,-,-", rows=("..r..", ".....", "k..yr", ".....", "..k.."))) == [3]


def test_r14_a_row_and_a_column_of_five_score_ten() -> None:
    assert points(board("-,-,b3,-,-", rows=("..r..", "..y..", "kw.yr", "..w..", "..k.."))) == [10]


def test_r14_tiles_score_row_by_row_so_that_one_counts_those_above_but_not_those_below() -> None:
    assert points(board("b,w2,k3,-,-", rows=(".....", ".....", ".w...", ".....", "....."))) == [1, 2, 5]


def test_r15_the_floor_is_subtracted_after_the_wall_and_its_tiles_go_to_the_lid() -> None:
    after, report = tile_walls(tiling(board("b,-,-,-,-", floor="kmrr", score=10), marker="1"))
    assert (after.boards[0].score, after.boards[0].floor, to_text(after.lid)) == (5, (), "r2k")
    tiled = of_seat(report, 0)
    assert (tiled.score_before, tiled.floor_cost, tiled.score) == (10, 6, 5)


def test_r15_four_tiles_and_the_marker_on_the_floor_cost_eight() -> None:
    after, _ = tile_walls(tiling(board(floor="mkkrr", score=20), marker="1"))
    assert after.boards[0].score == 12


def test_r15_the_marker_alone_costs_one_and_goes_to_its_owner() -> None:
    after, _ = tile_walls(tiling(board(), board(floor="m", score=5), marker="2"))
    assert (after.boards[1].score, after.starter, after.turn) == (4, 1, 1)


def test_r15_a_score_never_falls_below_zero() -> None:
    after, report = tile_walls(tiling(board("b,-,-,-,-", floor="kkkkkkk", score=3)))
    assert (of_seat(report, 0).floor_cost, after.boards[0].score) == (14, 0)


def test_r15_points_of_this_round_are_added_before_the_floor_is_subtracted() -> None:
    after, _ = tile_walls(tiling(board("b,-,-,-,-", floor="kk", score=1)))
    assert after.boards[0].score == 0
    after, _ = tile_walls(tiling(board("b,y2,-,-,-", floor="kk", score=1)))
    assert after.boards[0].score == 1


def test_r16_boards_are_tiled_independently() -> None:
    same = board("b,-,-,-,-", rows=(".....", "w....", ".....", ".....", "....."))
    after, report = tile_walls(tiling(same, same))
    assert after.boards[0] == after.boards[1]
    assert of_seat(report, 0) == of_seat(report, 1)


def test_a_score_may_exceed_one_byte() -> None:
    after, _ = tile_walls(tiling(board("b,-,-,-,-", score=127)))
    assert after.boards[0].score == 128


def test_walls_are_tiled_only_after_the_offer() -> None:
    with pytest.raises(IllegalMove) as refused:
        tile_walls(table(factories="b4"))
    assert refused.value.code == "wrong-phase"


def test_the_next_round_awaits_its_deal_with_the_marker_in_the_centre() -> None:
    after, report = tile_walls(tiling(board(), board(floor="m"), marker="2"))
    assert (after.phase, after.marker, report.round, report.bonuses) == (Phase.REFILL, -1, 1, None)


@pytest.mark.parametrize(
    ("lines", "rows"),
    [("b,-,-,-,-", (".yrkw", *(".....",) * 4)), ("-,-,-,b4,-", (*(".....",) * 3, "rkw.y", "....."))],
)
def test_a_row_about_to_be_completed_is_known_before_the_walls_are_tiled(
    lines: str, rows: tuple[str, ...]
) -> None:
    before = a_board(lines, rows=rows)
    after, _ = tile_walls(tiling(board(lines, rows=rows)))
    assert before.rows_about_to_complete() == after.boards[0].wall.complete_rows() != ()


def test_a_full_line_beside_three_tiles_is_not_about_to_complete_its_row() -> None:
    assert a_board("b,-,-,-,-", rows=("..rkw", *(".....",) * 4)).rows_about_to_complete() == ()
    assert a_board("-,b,-,-,-", rows=(".....", "w.yrk", *(".....",) * 3)).rows_about_to_complete() == ()
