"""The factory offer (R6 to R12): legal moves, where tiles go, and what falls."""

import pytest

from azul import (
    FLOOR_COSTS,
    IllegalMove,
    Phase,
    apply,
    check_move,
    falling,
    legal_moves,
    new_game,
    parse_move,
    position_text,
    tile_walls,
    to_text,
)
from tests.azul.builders import a_board, board, dealt, play, table


@pytest.mark.parametrize(("players", "factories"), [(2, 5), (3, 7), (4, 9)])
def test_r1_two_three_or_four_players_have_five_seven_or_nine_factories(players: int, factories: int) -> None:
    assert len(new_game(players, 0).factories) == factories


@pytest.mark.parametrize(("players", "starter"), [(1, 0), (5, 0), (2, 2), (3, -1)])
def test_r1_a_game_needs_two_to_four_players_and_a_starter_among_them(players: int, starter: int) -> None:
    with pytest.raises(ValueError, match="no game of"):
        new_game(players, starter)


def test_r2_a_game_begins_with_twenty_tiles_of_each_colour_in_the_bag_and_nothing_elsewhere() -> None:
    assert position_text(new_game(2, 1)) == (
        "v2 0 refill 2 2 c -,-,-,-,- - b20y20r20k20w20 -"
        " 0:-,-,-,-,-:...../...../...../...../.....:- 0:-,-,-,-,-:...../...../...../...../.....:-"
    )


def test_r3_the_seven_floor_spaces_cost_one_one_two_two_two_three_three() -> None:
    assert FLOOR_COSTS == (1, 1, 2, 2, 2, 3, 3)


def test_r3_four_tiles_and_the_marker_on_the_floor_cost_eight() -> None:
    assert a_board(floor="mbbrr").floor_cost == 8
    assert a_board(floor="bbrrm").floor_cost == 8


def test_r6_the_marker_lies_in_the_centre_and_the_starting_player_moves_first_then_clockwise() -> None:
    state = dealt(new_game(3, 1), ",".join(["by2r"] * 7))
    assert position_text(state).startswith("v2 1 offer 2 2 c ")
    turns = [state.turn]
    for move in ("1bf", "2bf", "3bf"):
        state = play(state, move)
        turns.append(state.turn)
    assert turns == [1, 2, 0, 1]


def test_r7_taking_a_colour_from_a_factory_takes_all_of_it_and_sends_the_rest_to_the_centre() -> None:
    state = play(table(factories="b2yr,k4"), "1b2")
    assert [to_text(tiles) for tiles in (*state.factories[:2], state.centre)] == ["-", "k4", "yr"]
    assert state.boards[0] == a_board("-,b2,-,-,-")


def test_r7_taking_a_colour_from_the_centre_takes_all_of_it_and_leaves_the_rest() -> None:
    state = play(table(centre="y3r2", factories="k4"), "cy4")
    assert to_text(state.centre) == "r2"
    assert state.boards[0].lines == a_board("-,-,-,y3,-").lines


def test_r7_the_first_to_take_from_the_centre_takes_the_marker_onto_the_leftmost_free_floor_space() -> None:
    state = play(table(board(floor="kk"), centre="y3r2"), "cr1")
    assert (state.marker, state.boards[0]) == (0, a_board("r,-,-,-,-", floor="kkmr"))


def test_r7_taking_from_the_centre_later_does_not_take_the_marker() -> None:
    state = play(table(centre="y3r2"), "cr2 cy3")
    assert (state.marker, state.boards[1]) == (0, a_board("-,-,y3,-,-"))


def test_r7_the_marker_alone_cannot_be_taken() -> None:
    with pytest.raises(IllegalMove) as refused:
        play(table(factories="k4"), "ckf")
    assert refused.value.code == "source-empty"


def test_r8_a_line_keeps_its_tiles_and_is_filled_up_to_its_size() -> None:
    assert play(table(board("-,-,-,b,-"), factories="b2yr"), "1b4").boards[0] == a_board("-,-,-,b3,-")


def test_r8_tiles_that_do_not_fit_go_to_the_floor() -> None:
    state = table(factories="b3y")
    assert falling(state, parse_move("1b2")) == 1
    assert play(state, "1b2").boards[0] == a_board("-,b2,-,-,-", floor="b")


def test_r8_the_floor_may_be_chosen_although_a_line_is_open() -> None:
    state = table(factories="b3y")
    assert falling(state, parse_move("1bf")) == 3
    assert play(state, "1bf").boards[0] == a_board(floor="bbb")


def test_r8_two_lines_may_hold_the_same_colour() -> None:
    state = play(table(board("-,b,-,-,-"), factories="b3y"), "1b5")
    assert state.boards[0] == a_board("-,b,-,-,b3")


def test_r8_taken_tiles_go_to_one_line_and_are_never_split_over_several() -> None:
    state = play(table(board("-,b,-,-,-"), factories="b4"), "1b2")
    assert state.boards[0] == a_board("-,b2,-,-,-", floor="bbb")


def test_r8_two_yellow_tiles_of_ekaterina_go_to_line_one_or_five_or_the_floor() -> None:
    ekaterina = board("-,-,-,b,-", rows=(".....", "..y..", "...y.", ".....", "....."))
    state = table(ekaterina, factories="y2k2")
    yellow = [str(move) for move in legal_moves(state) if move.colour.word == "yellow"]
    assert yellow == ["1y1", "1y5", "1yf"]
    assert falling(state, parse_move("1y1")) == 1


def test_r8_a_full_line_is_closed_even_to_its_own_colour() -> None:
    state = table(board("-,b2,-,-,-"), factories="b2yr")
    assert "1b2" not in map(str, legal_moves(state))


REFUSED = [
    ("6bf", "no-such-source"),
    ("2bf", "source-empty"),
    ("cbf", "source-empty"),
    ("1wf", "colour-not-there"),
    ("1b1", "line-full"),
    ("1b2", "line-full"),
    ("1b3", "line-other-colour"),
    ("1b4", "wall-has-colour"),
]


@pytest.mark.parametrize(("move", "code"), REFUSED)
def test_an_illegal_move_is_refused_with_the_reason_and_changes_nothing(move: str, code: str) -> None:
    rows = (".....", ".....", ".....", "...b.", ".....")
    state = table(board("b,k2,k,-,-", rows=rows), factories="b2yr")
    before = position_text(state)
    for refuse in (apply, check_move):
        with pytest.raises(IllegalMove) as refused:
            refuse(state, parse_move(move))
        assert refused.value.code == code
    assert position_text(state) == before


@pytest.mark.parametrize("phase", ["refill", "tiling", "over"])
def test_nothing_can_be_taken_outside_the_offer(phase: str) -> None:
    state = table(phase=phase)
    assert legal_moves(state) == []
    with pytest.raises(IllegalMove) as refused:
        apply(state, parse_move("1bf"))
    assert (refused.value.code, refused.value.params) == ("wrong-phase", {"phase": phase})


def test_an_error_has_its_code_and_the_values_for_a_message() -> None:
    with pytest.raises(IllegalMove) as refused:
        play(table(factories="b4"), "7bf")
    assert str(refused.value) == "no-such-source (source=7, factories=5)"


def test_r9_the_floor_fills_from_the_left_and_tiles_beyond_it_go_to_the_lid_at_no_cost() -> None:
    state = play(table(board(floor="kkkkk"), factories="b4"), "1bf")
    assert (state.boards[0], to_text(state.lid)) == (a_board(floor="kkkkkbb"), "b2")
    assert state.boards[0].floor_cost == 14


def test_r10_with_a_full_floor_the_marker_is_kept_beside_the_board_and_its_owner_starts_the_next_round() -> (
    None
):
    state = play(table(board(), board(floor="kkkkkkk", score=20), turn=2, centre="b2"), "cb2")
    assert position_text(state) == (
        "v2 1 tiling 2 1 2 -,-,-,-,- - b18y20r20k13w20 -"
        " 0:-,-,-,-,-:...../...../...../...../.....:- 20:-,b2,-,-,-:...../...../...../...../.....:kkkkkkk"
    )
    after, report = tile_walls(state)
    tiled = report.boards[1]
    assert tiled is not None
    assert (after.turn, after.starter, tiled.floor_cost, tiled.score) == (1, 1, 14, 7)


def test_r10_the_last_free_floor_space_goes_to_the_marker_before_any_tile() -> None:
    state = play(table(board(floor="kkkkkk"), centre="b2"), "cbf")
    assert (state.boards[0], to_text(state.lid)) == (a_board(floor="kkkkkkm"), "b2")


def test_r11_the_offer_ends_when_factories_and_centre_are_empty() -> None:
    state = play(table(factories="b4,y3r"), "1b4 2y3")
    assert state.phase is Phase.OFFER
    assert play(state, "cr1").phase is Phase.TILING


def test_r12_if_nobody_took_the_marker_the_same_player_starts_again() -> None:
    state = play(table(factories="b4,k4,w4", turn=2, starter=2), "1b4 2k4 3w5")
    assert position_text(state).startswith("v2 1 tiling 2 2 c ")
    after, _ = tile_walls(state)
    assert position_text(after).startswith("v2 1 refill 2 2 c ")
