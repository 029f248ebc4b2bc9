"""The free wall (R22 to R24): open spaces, the order of choices, and lines that fall."""

import pytest

from azul import (
    NotationError,
    Phase,
    State,
    WallSide,
    legal_moves,
    parse_position,
    place,
    placed_lines,
    tile_walls,
    to_text,
    waiting_for,
)
from azul.phases.ending import is_sure_to_complete_a_row
from tests.azul.builders import a_board, board, play, table, tiling
from tests.azul.steps import after, refusal

FREE = "+free"
BLUE_BUT_ONE = ("b....", ".b...", "..b..", "...b.", "....y")
"""No column is left for a blue tile in the last row."""


def offered(state: State, seat: int = 0) -> dict[int, dict[int, int]]:
    """Return the lines with a choice, and what each of their columns scores; all of them from 1."""
    return {
        decision.row + 1: {space.column + 1: space.points for space in decision.spaces}
        for decision in placed_lines(state, seat).decisions
    }


def test_r22_a_tile_may_go_to_any_empty_space_of_its_row_whose_column_lacks_its_colour() -> None:
    rows = ("b....", ".....", "..y..", "...b.", ".....")
    state = tiling(board("-,-,b3,-,-", rows=rows), rules=FREE)
    assert sorted(offered(state)[3]) == [2, 5]


def test_r22_each_open_space_says_what_the_tile_would_score_now() -> None:
    state = tiling(board("-,y2,-,-,-", rows=("k.r..", "..w..", "..k..", ".....", ".....")), rules=FREE)
    assert offered(state) == {2: {1: 2, 2: 2, 4: 2, 5: 1}}
    state = tiling(board("b,y2,-,-,-"), rules=FREE)
    assert offered(after(state, "place 1 1>3")[0].state) == {
        1: dict.fromkeys(range(1, 6), 1),
        2: {1: 1, 2: 1, 3: 2, 4: 1, 5: 1},
    }


def test_r22_the_owner_chooses_line_by_line_from_the_top() -> None:
    state = tiling(board("b,y2,-,-,-"), rules=FREE)
    assert list(offered(state)) == [1]
    assert refusal(state, "place 1 2>1") == ("earlier-line", {"row": 0})
    chosen = place(state, 0, 0, 1)
    assert list(offered(chosen)) == [1, 2]
    assert placed_lines(place(chosen, 0, 1, 4), 0).board == a_board(
        rows=(".b...", "....y", ".....", ".....", "....."), side=WallSide.FREE, score=2
    )


def test_r22_a_tile_above_that_was_placed_in_the_same_round_closes_its_column() -> None:
    state = tiling(board("b,b2,-,-,-"), rules=FREE)
    assert sorted(offered(place(state, 0, 0, 1))[2]) == [1, 3, 4, 5]


def test_r22_a_space_that_is_covered_or_whose_column_has_the_colour_is_refused() -> None:
    state = tiling(board("-,-,b3,-,-", rows=("b....", ".....", "..y..", ".....", ".....")), rules=FREE)
    for column in (1, 3):
        assert refusal(state, f"place 1 3>{column}") == (
            "space-not-open",
            {"row": 2, "column": column - 1, "there": (1, 3, 4)},
        )


def test_r22_a_line_with_one_open_space_is_placed_without_a_choice() -> None:
    rows = ("yrkw.", ".....", ".....", ".....", ".....")
    state = tiling(board("b,-,-,-,-", rows=rows), rules=FREE)
    assert waiting_for(state) == ()
    tiled, _ = tile_walls(state)
    assert tiled.boards[0].wall.row(0)[4] == 0
    assert refusal(state, "place 1 1>5") == ("not-choosing", {"seat": 0})


def test_r23_a_line_that_no_column_takes_falls_to_the_floor_and_costs_in_this_round() -> None:
    state = parse_position(
        "v2 4 tiling 1 1 c+free -,-,-,-,- - b10y18r20k20w20 -"
        " 20:-,-,-,-,b5:b..../.b.../..b../...b./....y:y:> 0:-,-,-,-,-:b..../...../...../...../.....:-:>"
    )
    assert waiting_for(state) == ()
    after_it, report = tile_walls(state)
    tiled = report.boards[0]
    assert tiled is not None
    assert [(line.row, line.colour.word, line.count, line.lost) for line in tiled.fallen] == [
        (4, "blue", 5, 0)
    ]
    assert (tiled.placements, tiled.floor, tiled.floor_cost, tiled.score) == ((), (1, 0, 0, 0, 0, 0), 11, 9)
    assert (to_text(after_it.lid), after_it.boards[0].lines) == ("b5y", a_board().lines)


def test_r23_tiles_that_fall_beyond_the_floor_go_to_the_lid_at_no_cost() -> None:
    state = tiling(board("-,-,-,-,b5", rows=BLUE_BUT_ONE, floor="kkkkr", score=30), rules=FREE)
    after_it, report = tile_walls(state)
    tiled = report.boards[0]
    assert tiled is not None
    assert (tiled.fallen[0].lost, tiled.floor_cost, tiled.score) == (3, 14, 16)
    assert to_text(after_it.lid) == "b5rk4"


def test_r23_a_line_falls_before_the_next_one_is_tiled() -> None:
    rows = ("b....", ".ykrw", ".....", ".....", "k.rwb")
    state = tiling(board("-,b2,-,-,y5", rows=rows, floor="kkkkk"), rules=FREE)
    placed = placed_lines(state, 0)
    assert [(line.row, line.count, line.lost) for line in placed.fallen] == [(1, 2, 0), (4, 5, 5)]
    assert placed.board.floor == a_board(floor="kkkkkbb").floor


def test_r23_the_choice_for_a_line_above_can_decide_whether_a_line_falls() -> None:
    state = tiling(board("b,b2,-,-,-", rows=(".....", "yk.rw", *(".....",) * 3)), rules=FREE)
    assert [line.row for line in placed_lines(place(state, 0, 0, 2), 0).fallen] == [1]
    elsewhere = placed_lines(place(state, 0, 0, 1), 0)
    assert [(space.row, space.column) for space in elsewhere.placements] == [(0, 1), (1, 2)]


def test_r24_a_line_may_be_filled_although_no_column_will_take_it() -> None:
    state = table(board("-,-,-,-,b3", rows=BLUE_BUT_ONE), rules=FREE, factories="b2,y")
    assert "1b5" in map(str, legal_moves(state))
    assert placed_lines(play(state, "1b5 2yf"), 0).fallen[0].count == 5


def test_r8_a_row_that_has_the_colour_is_closed_on_a_free_wall_wherever_it_lies() -> None:
    state = table(board(rows=(".....", "....b", ".....", ".....", ".....")), rules=FREE, factories="b2")
    assert [str(move) for move in legal_moves(state)] == ["1b1", "1b3", "1b4", "1b5", "1bf"]


def test_r20_a_row_completed_on_a_free_wall_ends_the_game_with_columns_and_colours_counted_as_they_lie() -> (
    None
):
    rows = ("bykw.", "kb...", "y.b..", "rk.b.", "w...b")
    progress, report = after(tiling(board("r,-,-,-,-", rows=rows), rules=FREE))
    assert (progress.state.phase, report) == (Phase.TILING, None)
    tiled, report = tile_walls(progress.state)
    assert report.bonuses is not None
    bonus = report.bonuses[0]
    assert (bonus.rows, bonus.columns, [colour.word for colour in bonus.colours]) == ((0,), (0,), ["blue"])
    assert (tiled.phase, tiled.boards[0].score) == (Phase.OVER, 5 + 2 + 7 + 10)


def test_a_row_whose_last_column_has_the_colour_is_not_about_to_be_completed() -> None:
    row = ("bykw.", "....r", ".....", ".....", ".....")
    assert a_board("r,-,-,-,-", rows=row, side=WallSide.FREE).rows_about_to_complete() == ()
    assert a_board(
        "r,-,-,-,-", rows=(row[0], *row[2:], "....."), side=WallSide.FREE
    ).rows_about_to_complete() == (0,)


@pytest.mark.parametrize(
    ("lines", "rows", "is_sure"),
    [
        ("-,b2,-,-,-", (".....", ".ykrw", *(".....",) * 3), True),
        ("b,b2,-,-,-", (".....", ".ykrw", *(".....",) * 3), False),
        ("y,b2,-,-,-", (".....", ".ykrw", *(".....",) * 3), True),
        ("-,b2,b3,-,-", (".....", ".ykrw", *(".....",) * 3), True),
        ("-,b2,-,-,-", ("b....", ".ykrw", *(".....",) * 3), False),
        ("-,b2,-,-,-", (".....", "..krw", *(".....",) * 3), False),
    ],
)
def test_a_free_row_is_sure_to_be_completed_when_no_line_above_can_take_its_column(
    lines: str, rows: tuple[str, ...], is_sure: bool
) -> None:
    board = a_board(lines, rows=rows, side=WallSide.FREE)
    assert is_sure_to_complete_a_row(board, WallSide.FREE) == is_sure


def test_a_coloured_row_is_sure_to_be_completed_when_its_last_line_is_complete() -> None:
    board = a_board("w,w2,-,-,-", rows=(".....", ".byrk", *(".....",) * 3))
    assert is_sure_to_complete_a_row(board, WallSide.COLOURED)


@pytest.mark.parametrize(("rows", "side"), [("bb...", WallSide.FREE), ("y....", WallSide.COLOURED)])
def test_a_wall_that_its_side_does_not_allow_is_refused(rows: str, side: WallSide) -> None:
    with pytest.raises(NotationError):
        a_board(rows=(rows, *(".....",) * 4), side=side)
    with pytest.raises(NotationError):
        a_board(rows=(".....", "b....", ".....", ".....", "b...."), side=WallSide.FREE)
