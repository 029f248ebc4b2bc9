"""Choosing spaces on free walls (R16, R22): in any order, and changed until they are confirmed."""

import pytest

from azul import (
    IllegalMove,
    NotationError,
    Phase,
    Progress,
    parse_position,
    place,
    position_text,
    settle,
    tile_walls,
    waiting_for,
)
from tests.azul.builders import a_board, board, table, tiling
from tests.azul.steps import after, refusal, refusal_after

FREE = "+free"


def test_r22_a_choice_can_be_changed_until_it_is_confirmed_which_discards_those_below() -> None:
    state, _ = after(tiling(board("b,y2,r3,-,-"), rules=FREE), "place 1 1>1", "place 1 2>2", "place 1 3>3")
    changed, _ = after(state.state, "place 1 2>5")
    assert changed.state.choices == ((0, 4), ())
    assert refusal(changed.state, "settle 1") == ("choice-missing", {"row": 2})


def test_r22_confirmed_choices_are_final() -> None:
    state = tiling(board("b,-,-,-,-"), board("b,-,-,-,-"), rules=FREE)
    progress, _ = after(state, "place 1 1>1", "settle 1")
    assert waiting_for(progress.state) == (1,)
    assert refusal(progress.state, "place 1 1>2") == ("not-choosing", {"seat": 0})
    assert refusal(progress.state, "settle 1") == ("not-choosing", {"seat": 0})


def test_r22_only_a_complete_line_with_a_choice_can_be_placed() -> None:
    rows = (".....", "ykrw.", ".....", ".....", ".....")
    state = tiling(board("b,b2,y2,-,-", rows=rows), rules=FREE)
    assert refusal(state, "place 1 3>1") == ("no-choice", {"row": 2})
    assert refusal(place(state, 0, 0, 0), "place 1 2>5") == ("no-choice", {"row": 1})


@pytest.mark.parametrize(
    "order",
    [
        ("place 1 1>2", "settle 1", "place 2 1>3", "settle 2", "place 3 1>4", "settle 3"),
        ("place 3 1>4", "settle 3", "place 2 1>3", "settle 2", "place 1 1>2", "settle 1"),
        ("place 2 1>3", "place 1 1>2", "place 3 1>4", "settle 1", "settle 3", "settle 2"),
    ],
    ids=["by-seat", "backwards", "mixed"],
)
def test_r16_players_settle_their_free_walls_in_any_order_with_the_same_result(
    order: tuple[str, ...],
) -> None:
    line = "b,-,-,-,-"
    progress, report = after(tiling(board(line), board(line), board(line), rules=FREE), *order)
    assert report is not None
    assert progress.state.phase is Phase.REFILL
    assert [seat.wall.row(0).index(0) for seat in progress.state.boards] == [1, 2, 3]


def test_r16_the_round_ends_when_the_last_player_has_confirmed() -> None:
    state = tiling(board("b,-,-,-,-"), board("b,-,-,-,-"), rules=FREE)
    progress, report = after(state, "place 1 1>1", "place 2 1>1", "settle 1")
    assert (report, progress.state.phase) == (None, Phase.TILING)
    with pytest.raises(IllegalMove) as refused:
        tile_walls(progress.state)
    assert (refused.value.code, refused.value.params) == ("choice-missing", {"seat": 1})
    assert after(progress.state, "settle 2")[1] is not None


def test_the_last_move_can_be_undone_until_somebody_chooses() -> None:
    state = table(board("b,-,-,-,-"), rules=FREE, factories="y")
    progress, report = after(state, "take 1 1y2")
    assert (progress.state.phase, report) == (Phase.TILING, None)
    assert after(state, "take 1 1y2", "undo 1")[0] == Progress(state)
    assert refusal_after(state, "take 1 1y2", "place 1 1>1", "undo 1") == "nothing-to-undo"


def test_nobody_waits_for_a_player_who_resigns_while_choosing_and_the_board_stays() -> None:
    line = "b,-,-,-,-"
    state = tiling(board(line), board(line), board(line), rules=FREE)
    progress, report = after(state, "place 1 1>1", "settle 1", "place 2 1>2", "resign 2")
    assert (waiting_for(progress.state), report) == ((2,), None)
    assert parse_position(position_text(progress.state)) == progress.state
    progress, report = after(progress.state, "place 3 1>3", "settle 3")
    assert report is not None
    assert (report.boards[1], progress.state.boards[1]) == (None, a_board(line))


def test_the_round_ends_when_the_last_player_to_choose_resigns() -> None:
    line = "b,-,-,-,-"
    state = tiling(board(line), board(), board(line), rules=FREE)
    progress, report = after(state, "place 1 1>1", "settle 1", "resign 3")
    assert report is not None
    assert progress.state.phase is Phase.REFILL


def test_a_game_that_ends_by_resignation_while_choosing_can_be_written() -> None:
    state = tiling(board("b,-,-,-,-"), board("b,-,-,-,-"), rules=FREE)
    progress, report = after(state, "place 1 1>1", "settle 1", "resign 2")
    assert (progress.state.phase, report) == (Phase.OVER, None)
    assert parse_position(position_text(progress.state)) == progress.state


def test_nobody_chooses_outside_tiling_or_on_a_coloured_wall() -> None:
    assert refusal(table(board("b,-,-,-,-"), rules=FREE, factories="y"), "place 1 1>1")[0] == "not-choosing"
    assert refusal(tiling(board("b,-,-,-,-")), "settle 1")[0] == "not-choosing"
    assert refusal(tiling(board("b,-,-,-,-"), rules=FREE), "place 3 1>1")[0] == "not-choosing"
    with pytest.raises(IllegalMove) as refused:
        settle(tiling(board("b,-,-,-,-"), rules=FREE), 1)
    assert refused.value.code == "not-choosing"


def test_choices_and_confirmations_follow_each_board_in_notation() -> None:
    state = tiling(board("b,y2,-,-,-"), board("k,-,-,-,-"), rules=FREE)
    progress, _ = after(state, "place 1 1>3", "place 2 1>1", "settle 2")
    assert position_text(progress.state) == (
        "v2 1 tiling 1 1 c+free -,-,-,-,- - b19y18r20k19w20 -"
        " 0:b,y2,-,-,-:...../...../...../...../.....:-:>3"
        " 0:k,-,-,-,-:...../...../...../...../.....:-:>1!"
    )


@pytest.mark.parametrize(
    ("lines", "choices"),
    [
        ("b,-,-,-,-", ":>11"),
        ("-,b,-,-,-", ":>1"),
        ("b,-,-,-,-", ":>!"),
        ("-,-,-,-,-", ":>!"),
        ("b,b2,-,-,-", ":>11"),
    ],
    ids=["too-many", "not-complete", "confirmed-without", "nothing-to-confirm", "not-open"],
)
def test_a_position_with_impossible_choices_is_refused(lines: str, choices: str) -> None:
    with pytest.raises(NotationError) as refused:
        tiling(board(lines) + choices, rules=FREE)
    assert refused.value.params["part"] == "choices"
