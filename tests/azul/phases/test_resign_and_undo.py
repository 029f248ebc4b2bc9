"""Resigning and undoing, which the rules of the game don't mention."""

from typing import Final

import pytest

from azul import (
    Dealt,
    IllegalMove,
    Phase,
    Progress,
    Resigned,
    State,
    Taken,
    TakenBack,
    Undone,
    advance,
    is_last_round,
    legal_moves,
    parse_deal,
    parse_event,
    position_text,
    ranking,
    resign,
    takes_since,
    tile_walls,
)
from tests.azul.builders import a_board, board, play, table, tiling

ONE_TO_GO = (".yrkw", *(".....",) * 4)


def after(state: State, *events: str) -> Progress:
    """Return the game after events in notation."""
    progress = Progress(state)
    for event in events:
        progress, _ = advance(progress, parse_event(event))
    return progress


def test_a_line_of_somebody_who_has_left_ends_no_game() -> None:
    """Blue of line 1 would complete the row."""
    state = table(board("b,-,-,-,-", rows=ONE_TO_GO), board(), board(), turn=2, factories="y")
    assert is_last_round(state)
    assert not is_last_round(state._replace(resigned=frozenset({0})))


def test_with_two_players_the_game_is_over_at_once_and_without_bonuses() -> None:
    row = ("byrkw", *(".....",) * 4)
    state = resign(table(board(score=3), board(score=30, rows=row), factories="b4"), 1)
    assert (state.phase, [seat.score for seat in state.boards]) == (Phase.OVER, [3, 30])
    assert ranking(state) == ((0,), (1,))


def test_with_more_players_the_seat_is_passed_over_and_its_board_stays() -> None:
    state = table(board(), board("-,b,-,-,-", floor="k", score=7), board(), factories="b4,y4,r4")
    state = resign(state, 1)
    assert state.active == (0, 2)
    assert play(state, "1b4").turn == 2
    assert play(state, "1b4 2y4").turn == 0
    assert state.boards[1] == a_board("-,b,-,-,-", floor="k", score=7)


def test_the_player_to_move_may_resign_and_the_next_one_moves() -> None:
    state = resign(table(board(), board(), board(), factories="b4", turn=3), 2)
    assert (state.turn, state.phase) == (0, Phase.OFFER)


def test_the_board_of_a_player_who_resigned_is_not_tiled() -> None:
    state = tiling(board(), "!" + board("b,-,-,-,-", floor="k", score=7), board())
    tiled, report = tile_walls(state)
    assert report.boards[1] is None
    assert tiled.boards[1] == a_board("b,-,-,-,-", floor="k", score=7)


def test_the_board_of_a_player_who_resigned_does_not_end_the_game() -> None:
    tiled, _ = tile_walls(tiling(board(), "!" + board("b,-,-,-,-", rows=ONE_TO_GO), board()))
    assert tiled.phase is Phase.REFILL


def test_a_player_who_resigned_gets_no_bonus() -> None:
    rows = ("b....", "w....", "k....", "r....", "y....")
    state = tiling(board("b,-,-,-,-", rows=ONE_TO_GO), "!" + board(rows=rows, score=7), board())
    tiled, report = tile_walls(state)
    assert report.bonuses is not None
    assert [bonus.points for bonus in report.bonuses] == [2, 0, 0]
    assert tiled.boards[1].score == 7


def test_when_the_owner_of_the_marker_has_resigned_the_next_active_player_starts() -> None:
    state = tiling(board(), board(), "!" + board(floor="m"), marker="3")
    tiled, _ = tile_walls(state)
    assert (tiled.starter, tiled.turn) == (0, 0)
    state = tiling("!" + board(), "!" + board(floor="mk"), board(), board(), marker="2", starter=3)
    assert tile_walls(state)[0].starter == 2


def test_only_the_marker_leaves_the_floor_of_a_player_who_resigned() -> None:
    state = tiling(board(), "!" + board(floor="kmr"), board(), marker="2")
    tiled, _ = tile_walls(state)
    assert (tiled.marker, tiled.boards[1]) == (-1, a_board(floor="kr"))


def test_r12_nobody_took_the_marker_and_the_starter_resigned_so_the_next_active_player_starts() -> None:
    state = resign(table(board(), board(), board(), factories="b4,k4", turn=2, starter=2), 1)
    tiled, _ = tile_walls(play(state, "1b4 2k4"))
    assert position_text(tiled).startswith("v2 1 refill 3 3 c ")


def test_players_who_resigned_are_ranked_last() -> None:
    state = table(board(score=3), "!" + board(score=30), board(score=5), phase="over")
    assert ranking(state) == ((2,), (0,), (1,))


@pytest.mark.parametrize(("seat", "code"), [(1, "resigned"), (3, "no-such-seat"), (-1, "no-such-seat")])
def test_only_players_still_in_the_game_can_resign(seat: int, code: str) -> None:
    state = table(board(), "!" + board(), board(), factories="b4")
    with pytest.raises(IllegalMove) as refused:
        resign(state, seat)
    assert refused.value.code == code


@pytest.mark.parametrize("phase", ["refill", "over"])
def test_nobody_can_resign_between_rounds(phase: str) -> None:
    with pytest.raises(IllegalMove) as refused:
        resign(table(phase=phase), 0)
    assert refused.value.code == "wrong-phase"


def test_a_move_can_be_undone_until_the_next_player_moves() -> None:
    state = table(factories="b4,y4,r4")
    assert after(state, "take 1 1b4", "undo 1") == Progress(state)
    with pytest.raises(IllegalMove) as refused:
        after(state, "take 1 1b4", "take 2 2y4", "undo 1")
    assert refused.value.code == "nothing-to-undo"


def test_after_an_undo_the_same_player_moves_again_and_may_undo_again() -> None:
    state = table(factories="b4,y4,r4")
    progress = after(state, "take 1 1b4", "undo 1", "take 1 2y4", "undo 1", "take 1 3r4")
    assert progress == after(state, "take 1 3r4")


def test_nobody_undoes_another_players_move() -> None:
    with pytest.raises(IllegalMove) as refused:
        after(table(factories="b4,y4"), "take 1 1b4", "undo 2")
    assert (refused.value.code, refused.value.params) == ("nothing-to-undo", {"seat": 1})


@pytest.mark.parametrize(
    "events",
    [
        ("undo 1",),
        ("take 1 1b4", "undo 1", "undo 1"),
        ("take 1 1b4", "resign 3", "undo 1"),
        ("take 1 1b4", "take 2 2y4", "undo 2"),
    ],
    ids=["nothing-was-taken", "twice", "after-a-resignation", "after-the-walls-were-tiled"],
)
def test_sometimes_there_is_nothing_to_undo(events: tuple[str, ...]) -> None:
    state = table(board(), board(), board(), factories="b4,y4")
    with pytest.raises(IllegalMove) as refused:
        after(state, *events)
    assert refused.value.code == "nothing-to-undo"


def test_an_undo_never_crosses_a_deal() -> None:
    state = table(factories="b4,y4")
    events = ("take 1 1b4", "take 2 2y4", "deal b4,y4,r4,k4,w4", "undo 2")
    with pytest.raises(IllegalMove) as refused:
        after(state, *events)
    assert refused.value.code == "nothing-to-undo"


def test_a_move_out_of_turn_is_refused() -> None:
    with pytest.raises(IllegalMove) as refused:
        after(table(factories="b4"), "take 2 1b4")
    assert (refused.value.code, refused.value.params) == ("not-your-turn", {"seat": 1, "turn": 0})


def test_the_last_move_of_a_round_returns_the_report_of_the_tiling() -> None:
    state = table(factories="b4,y4")
    progress = after(state, "take 1 1b4")
    progress, report = advance(progress, parse_event("take 2 2y4"))
    assert report is not None
    assert (report.round, progress.state.phase, progress.undoable) == (1, Phase.REFILL, None)


@pytest.mark.parametrize(
    ("text", "event"),
    [
        ("deal b2yr,k4", Dealt(parse_deal("b2yr,k4"))),
        ("undo 1", Undone(0)),
        ("take-back 3", TakenBack(2)),
        ("resign 4", Resigned(3)),
    ],
)
def test_events_have_a_notation(text: str, event: Dealt | Undone | TakenBack | Resigned) -> None:
    assert (parse_event(text), str(event)) == (event, text)


def test_seats_count_from_one_in_notation() -> None:
    event = parse_event("take 2 cwf")
    assert isinstance(event, Taken)
    assert (event.seat, str(event.move), str(event)) == (1, "cwf", "take 2 cwf")


THREE: Final = table(board(), board(), board(), factories="b4,y4,r4,k4,w4,b4")
"""Six factories of one colour each: nothing comes to the centre."""


def refusal(state: State, *events: str) -> str:
    """Return why the last of some events is refused."""
    *possible, last = events
    progress = after(state, *possible)
    with pytest.raises(IllegalMove) as refused:
        advance(progress, parse_event(last))
    return refused.value.code


def test_a_take_is_taken_back_with_every_take_since() -> None:
    takes = ("take 1 1b4", "take 2 2y4", "take 3 3r4")
    assert after(THREE, *takes, "take-back 1") == Progress(THREE)
    assert after(THREE, *takes, "take-back 2") == after(THREE, "take 1 1b4")._replace(
        undoable=None, earlier=(THREE,)
    )
    assert after(THREE, *takes, "take 1 4k3", "take 2 5w3", "take-back 1").state == after(THREE, *takes).state


def test_the_one_to_move_takes_back_too() -> None:
    takes = ("take 1 1b4", "take 2 2y4", "take 3 3r4")
    assert after(THREE, *takes).state.turn == 0
    assert after(THREE, *takes, "take-back 1").state == THREE


def test_what_was_taken_back_is_taken_again_and_can_be_undone_again() -> None:
    progress = after(THREE, "take 1 1b4", "take 2 2y4", "take-back 1", "take 1 3r4")
    assert progress == after(THREE, "take 1 3r4")
    assert after(THREE, "take 1 1b4", "take 2 2y4", "take-back 1", "take 1 3r4", "undo 1") == Progress(THREE)


def test_takes_that_were_undone_are_not_taken_back_again() -> None:
    events = ("take 1 1b4", "take 2 2y4", "undo 2", "take 2 3r4", "take-back 1")
    assert after(THREE, *events) == Progress(THREE)
    assert after(THREE, "take 1 1b4", "take 2 2y4", "undo 2", "take-back 1") == Progress(THREE)


def test_a_take_before_one_that_was_taken_back_can_be_taken_back_too() -> None:
    takes = ("take 1 1b4", "take 2 2y4", "take 3 3r4", "take-back 2")
    assert after(THREE, *takes, "take-back 1") == Progress(THREE)


def test_nobody_reaches_further_back_than_one_take_of_every_player() -> None:
    takes = ("take 1 1b4", "take 2 2y4", "take 3 3r4", "take 1 4k3")
    assert len(after(THREE, *takes).before_takes) == 3
    assert refusal(THREE, *takes, "take-back 2", "take-back 1") == "nothing-to-undo"
    of_two = ("resign 1", "take 2 1b4", "take 3 2y4", "take 2 3r5")
    assert refusal(THREE, *of_two, "take-back 3", "take-back 2") == "nothing-to-undo"


@pytest.mark.parametrize(
    ("events", "code"),
    [
        (("take-back 1",), "nothing-to-undo"),
        (("take 1 1b4", "take-back 1"), "undo-is-free"),
        (("take 1 1b4", "take-back 2"), "nothing-to-undo"),
        (("take 1 1b4", "take 2 2y4", "resign 3", "take-back 1"), "nothing-to-undo"),
        (("take 1 1b4", "take 2 2y4", "take-back 1", "take-back 1"), "nothing-to-undo"),
        (("take 1 1b4", "take 2 2y4", "take-back 4"), "nothing-to-undo"),
    ],
    ids=["nothing-was-taken", "free", "another-s", "after-a-resignation", "twice", "no-such-seat"],
)
def test_sometimes_there_is_nothing_to_take_back(events: tuple[str, ...], code: str) -> None:
    assert refusal(THREE, *events) == code


def test_a_take_is_never_taken_back_across_a_deal() -> None:
    events = ("take 1 1b4", "take 2 2y4", "deal b4,y4,r4,k4,w4", "take-back 1")
    assert refusal(table(factories="b4,y4"), *events) == "nothing-to-undo"


def test_once_all_tiles_are_taken_the_takes_stand_while_players_choose() -> None:
    state = table(board("-,-,-,-,-"), factories="b4,y", rules="+free")
    takes = ("take 1 1b4", "take 2 2y1")
    chosen = after(state, *takes)
    assert chosen.state.phase is Phase.TILING
    assert refusal(state, *takes, "take-back 1") == "nothing-to-undo"
    undone = (*takes, "undo 2")
    assert after(state, *undone, "take-back 1") == Progress(state)


def test_discs_rest_and_marker_are_as_before_the_take() -> None:
    state = table(rules="+special", discs="sc...", factories="by2r,b2k2,kw3,r2w2,b4", centre="-")
    moves = legal_moves(state)
    scattered = next(move for move in moves if move.source == 1 and move.left is not None)
    progress, _ = advance(Progress(state), Taken(0, scattered))
    cushioned = next(move for move in legal_moves(progress.state) if move.source == 2)
    progress, _ = advance(progress, Taken(1, cushioned))
    assert progress.state.boards[1].cushion is not None
    assert after_back(progress, 0) == Progress(state)


def test_the_first_player_marker_goes_back_to_the_centre() -> None:
    state = table(factories="by,yr,rk,kw,bw", centre="k")
    progress = after(state, "take 1 1b4", "take 2 ck4")
    assert progress.state.marker == 1
    progress, _ = advance(progress, parse_event("take 1 2y3"))
    back = after_back(progress, 1)
    assert (back.state.marker, back.state.turn) == (-1, 1)


def after_back(progress: Progress, seat: int) -> Progress:
    """Return the game after a seat has taken back its last take."""
    return advance(progress, TakenBack(seat))[0]


def test_what_goes_with_a_take_is_known_before() -> None:
    progress = after(THREE, "take 1 1b4", "take 2 2y4", "take 3 3r4")
    assert [state.turn for state in takes_since(progress, 1)] == [1, 2]
    assert takes_since(progress, 3) == ()
