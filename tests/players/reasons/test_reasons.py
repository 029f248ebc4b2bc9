"""Why takes are good or bad, as a strong player would say it."""

import pytest

import azul
from azul import Colour
from players.reasons.facts import (
    Burdens,
    CompletesColour,
    CompletesColumn,
    Denies,
    DropsLeast,
    DropsNothing,
    EndsGame,
    Falls,
    Fills,
    Gives,
    Keeps,
    KeepsGoing,
    KeepsRoom,
    LeavesMarker,
    LeavesNothing,
    Lets,
    NearsColour,
    NearsColumn,
    NoRoom,
    PassesUp,
    Reason,
    Starts,
    TakesCushion,
    TakesMarker,
    Unfinished,
    WillDrop,
    WillFill,
    WillSpare,
)
from players.reasons.forced import must_drop
from players.reasons.selection import MOST_REASONS, reasons
from players.search.limits import SearchLimits
from players.search.result import Candidate, SearchResult
from players.search.searcher import Searcher
from tests.azul.builders import board, table
from tests.azul.games import ALL_RULES
from tests.players.compact_state.test_like_azul import offers
from tests.players.nets import random_net
from tests.some import some


def reasons_for(
    state: azul.State, move: str, *others: str, chance: float = 0.5, most: int = 9
) -> tuple[Reason, ...]:
    """Return the reasons for a move, of which `others` are alternatives.

    The moves of a line are separated by spaces. The chances of the others are as good; if `chance` is less
    than a half, they are better.
    """
    lines = [tuple(map(azul.parse_move, line.split())) for line in (move, *others)]
    chances = [chance, *[0.5] * len(others)]
    candidates = [
        Candidate(line[0], 100, 0.1, _shares(state, own), line)
        for line, own in zip(lines, chances, strict=True)
    ]
    best = sorted(candidates, key=lambda each: -each.chances[state.turn])
    found = SearchResult(tuple(best), _shares(state, 0.5), 100 * len(candidates))
    return reasons(state, found, candidates[0], most)


def _shares(state: azul.State, own: float) -> tuple[float, ...]:
    others = (1 - own) / (len(state.boards) - 1)
    return tuple(own if seat == state.turn else others for seat in range(len(state.boards)))


def test_a_take_that_fills_a_line_says_what_it_scores() -> None:
    state = table(board("-,r,-,-,-", rows=("..rk.", ".....", *["....."] * 3)), factories="b2rk,y2r2")
    assert reasons_for(state, "2r2")[0] == Fills(1, 2)


def test_points_count_with_the_tiles_that_are_placed_before_in_the_same_round() -> None:
    state = table(board("r,-,-,-,-"), factories="b2r2")
    assert reasons_for(state, "1r2")[0] == Fills(1, 1)
    state = table(board("y,-,-,-,-"), factories="b2r2")
    assert reasons_for(state, "1b2")[0] == Fills(1, 2)


def test_a_line_that_is_only_started_says_how_much_is_missing() -> None:
    assert reasons_for(table(factories="b3r,b2yk"), "1b5")[0] == Starts(4, 2)


def test_a_line_that_nothing_can_fill_in_this_round_is_left_unfinished() -> None:
    assert reasons_for(table(factories="b3r,byrk"), "1b5")[0] == Unfinished(4, 2)


def test_a_worse_take_says_how_many_points_it_passes_up() -> None:
    wall = ("...k.", ".....", "...y.", "...b.", ".....")
    state = table(board("-,r,-,-,-", rows=wall), factories="b2rw,y2k2")
    assert PassesUp(4) in reasons_for(state, "2y1", "1r2", chance=0.4)
    assert not any(isinstance(each, PassesUp) for each in reasons_for(state, "1r2", "2y1"))


def test_tiles_that_fall_cost_what_the_floor_says() -> None:
    state = table(board("-,-,-,-,-", floor="y"), factories="b4")
    assert reasons_for(state, "1b2") == (Fills(1, 1), Falls(2, 3))
    assert reasons_for(state, "1bf")[0] == Falls(4, 7)


def test_tiles_that_fall_on_a_full_floor_are_not_mentioned() -> None:
    state = table(board(floor="yyyyyyy"), factories="b4")
    assert reasons_for(state, "1b2") == (Fills(1, 1),)


def test_the_marker_comes_with_tiles_from_the_centre_and_costs_a_point() -> None:
    state = table(factories="b2rk", centre="y2w")
    assert TakesMarker(1) in reasons_for(state, "cy2")
    assert Falls(1, 1) in reasons_for(state, "cy1")


def test_the_marker_that_a_reply_takes_is_left_to_the_next_player() -> None:
    state = table(factories="b2rk,y4", centre="w2")
    assert LeavesMarker(1) in reasons_for(state, "1b2 cw2", "2y4 1b2")


def test_the_marker_is_worth_nothing_in_the_last_round() -> None:
    rows = ("byrk.", ".....", ".....", ".....", ".....")
    state = table(board("w,-,-,-,-", rows=rows), factories="b2rk", centre="y2w")
    assert TakesMarker(1) in reasons_for(state, "cy2", "1b3", chance=0.4)
    assert TakesMarker(1) not in reasons_for(state, "cy2", "1b3")


def test_a_complete_column_and_colour_are_worth_their_bonus() -> None:
    column = ("b....", "w....", "k....", "r....", ".....")
    assert reasons_for(table(board("-,-,-,-,y4", rows=column), factories="b2yk"), "1y5") == (
        Fills(4, 5),
        CompletesColumn(0),
    )
    colour = ("b....", ".b...", "..b..", "...b.", ".....")
    assert CompletesColour(Colour.BLUE) in reasons_for(
        table(board("-,-,-,-,b4", rows=colour), factories="b2yk"), "1b5"
    )


def test_four_of_a_column_or_of_a_colour_are_mentioned_until_the_last_round() -> None:
    column = ("b....", "w....", "k....", ".....", ".....")
    state = table(board("-,-,-,r3,-", rows=column), factories="b2rk")
    assert NearsColumn(0) in reasons_for(state, "1r4")
    colour = ("b....", ".b...", "..b..", ".....", ".....")
    state = table(board("-,-,-,b3,-", rows=colour), factories="b2yk")
    assert NearsColour(Colour.BLUE) in reasons_for(state, "1b4")
    ending = board("w,-,-,-,-", rows=("byrk.", *["....."] * 4))
    state = table(board("-,-,-,b3,-", rows=colour), ending, factories="b2yk")
    assert NearsColour(Colour.BLUE) not in reasons_for(state, "1b4")


def test_a_take_that_ends_the_game_says_so() -> None:
    rows = ("byrk.", ".....", ".....", ".....", ".....")
    state = table(board(rows=rows, score=9), factories="b2w2,k4")
    assert EndsGame(0) in reasons_for(state, "1w1", "2k4")


def test_who_could_end_the_game_and_does_better_not_to_keeps_it_going() -> None:
    rows = ("byrk.", ".....", ".....", ".....", ".....")
    state = table(board(rows=rows), board(score=20), factories="b2w2,k4", turn=1)
    better = Candidate(azul.parse_move("2k4"), 90, 0.5, (0.3, 0.7), (azul.parse_move("2k4"),))
    ending = Candidate(azul.parse_move("1w1"), 10, 0.5, (0.0, 1.0), (azul.parse_move("1w1"),))
    found = SearchResult((better, ending), (0.3, 0.7), 100)
    assert KeepsGoing() in reasons(state, found, better)
    assert EndsGame(0) in reasons(state, found, ending)


# ── the others ──


WANTS_RED = board("-,-,-,r2,-", rows=("b....", "w....", "k....", "..w..", "y...."))
"""Two more red tiles complete line 4 and the first column."""


def test_a_take_denies_the_next_player_what_would_have_filled_their_line() -> None:
    state = table(
        board("-,-,r,-,-"),
        WANTS_RED,
        factories="r2k2,b2w2,y2k2",
    )
    reason = next(each for each in reasons_for(state, "1r3", "2b2") if isinstance(each, Denies))
    assert reason == Denies(1, Colour.RED, 2, 3)


def test_a_worse_take_leaves_them_what_the_best_would_have_denied() -> None:
    state = table(
        board("-,-,r,-,-"),
        WANTS_RED,
        factories="r2k2,b2w2,y2k2",
    )
    assert Lets(1, Colour.RED, 2, 3) in reasons_for(state, "2b2", "1r3", chance=0.3)


def test_nothing_is_denied_that_there_is_more_of() -> None:
    state = table(
        board("-,-,r,-,-"),
        WANTS_RED,
        factories="r2k2,r2w2,y2k2",
    )
    assert not any(isinstance(each, Denies) for each in reasons_for(state, "1r3", "2w2"))


def test_a_rest_that_helps_the_next_player_is_given_to_them_and_to_nobody_after_them() -> None:
    wants_blue = board("-,-,-,b2,-", rows=("...k.", "...r.", "...y.", ".....", "...w."))
    for others, given in (
        ((wants_blue,), [Gives(1, Colour.BLUE, 2, 3)]),
        ((board("w,w2,w3,w4,w5"), wants_blue), []),
    ):
        state = table(board(), *others, factories="by2k,k4", centre="b")
        reasons_against = reasons_for(state, "1y2", "2k4", chance=0.4)
        assert [each for each in reasons_against if isinstance(each, Gives)] == given


def test_who_has_to_let_many_tiles_fall_later_is_named() -> None:
    full = "k,k2,k3,k4,k5"
    state = table(board("-,-,-,-,-"), board(full), factories="r", centre="b4")
    assert Burdens(1, 7) in reasons_for(state, "1r1 cbf", "cb4 1rf")
    assert all(not isinstance(each, Burdens) for each in reasons_for(state, "cb4 1rf", "1r1 cbf"))
    assert must_drop(state, seat=1, mover=0, cost=7)
    assert not must_drop(state, seat=1, mover=0, cost=8)  # the marker costs a point, but isn't a tile


def test_nobody_has_to_let_tiles_fall_who_can_take_others() -> None:
    full = "k,k2,k3,k4,k5"
    state = table(board("-,-,-,-,-"), board(full), factories="r,y", centre="b4")
    assert all(not isinstance(each, Burdens) for each in reasons_for(state, "1r1 cbf 2y2", "cb4 1rf 2y1"))


def test_who_moves_has_to_let_tiles_fall_later_if_nobody_can_help_it() -> None:
    state = table(board("k,k2,k3,k4,k5"), board("w,w2,w3,w4,w5"), factories="r,b4,y4")
    assert Burdens(0, 7) in reasons_for(state, "1rf 2bf 3yf", "2bf 3yf 1rf", chance=0.4)


def test_a_marker_that_a_cushion_catches_takes_nothing_off_what_others_must_pay() -> None:
    full = board("k,k2,k3,k4,k5", cushion="-")
    state = table(board(), full, rules="+special", discs="..c.K", centre="b4", turn=2)
    assert [must_drop(state, seat=1, mover=0, cost=cost) for cost in (6, 7)] == [True, False]


# ── what comes of it ──


def test_a_line_is_kept_for_tiles_that_the_search_saw_there_next() -> None:
    state = table(factories="b2yk,y4", centre="r3")
    assert Keeps(4, Colour.RED, 3, azul.CENTRE) in reasons_for(state, "1b2 2y4 cr5", "2y4 1b2")
    assert Keeps(4, Colour.YELLOW, 4, 2) in reasons_for(state, "1b2 cr3 2y5", "2y4 1b2")


def test_no_line_is_kept_that_the_take_itself_goes_to() -> None:
    state = table(factories="b2yk,y4", centre="b3")
    kept = (each for each in reasons_for(state, "1b5 2y4 cb5", "2y4 1b2") if isinstance(each, Keeps))
    assert not list(kept)


def test_no_line_is_kept_that_the_tiles_could_not_go_to() -> None:
    state = table(board("-,-,-,-,r2"), factories="b2yk,y4", centre="r3")
    kept = (each for each in reasons_for(state, "1b2 2y4 cr5", "2y4 1b2") if isinstance(each, Keeps))
    assert not list(kept)


def test_a_line_that_the_search_saw_filled_later_is_a_forecast() -> None:
    state = table(factories="b2yk,y4", centre="b3")
    assert WillFill(4) in reasons_for(state, "1b5 2y4 cb5", "2y4 1b2")
    assert not any(isinstance(each, WillFill) for each in reasons_for(state, "1b5 2y4 cbf", "2y4 1b2"))


def test_who_can_fill_a_line_and_then_cannot_has_nothing_left() -> None:
    state = table(board(), board("w,b,w3,w4,w5"), factories="b2k2,y2r2")
    assert LeavesNothing(1) in reasons_for(state, "1b2", "2r2")
    assert LeavesNothing(1) not in reasons_for(state, "2r2", "1b2")


def test_something_speaks_for_a_take_that_leaves_a_line_unfinished() -> None:
    state = table(board("w,w2,-,w4,w5"), factories="b,y4")
    assert reasons_for(state, "1b3", "2yf")[:2] == (Unfinished(2, 2), DropsNothing())


def test_something_speaks_for_a_take_that_falls() -> None:
    full = board("w,w2,w3,w4,w5")
    assert reasons_for(table(full, factories="b,y4"), "1bf", "2yf")[:2] == (Falls(1, 1), DropsLeast())
    state = table(board("w,w2,w3,-,w5"), factories="b,y4")
    assert reasons_for(state, "1bf", "2y4")[:2] == (Falls(1, 1), KeepsRoom(3))
    state = table(board("w,w2,w3,y,w5"), factories="b,y3")
    assert reasons_for(state, "1bf", "2y4")[:2] == (Falls(1, 1), Keeps(3, Colour.YELLOW, 3, 2))


def test_tiles_that_fall_later_are_a_forecast_unless_that_is_sure() -> None:
    full = "k,k2,k3,k4,k5"
    state = table(board("-,-,-,-,-"), board(full), factories="r,y", centre="b4")
    forecast = reasons_for(state, "1r1 cbf 2y2", "cb4 1rf 2y1")
    assert WillDrop(1, 2) in forecast
    assert WillSpare(2) in reasons_for(state, "cb4 1rf 2y1", "1r1 2yf cbf")


# ── variants ──


def test_a_full_line_without_a_column_falls() -> None:
    rows = ("b....", ".b...", "..b..", "...b.", ".....")
    state = table(board("-,-,-,-,b4", rows=(*rows[:4], "yrkw.")), factories="b2r2", rules="+free")
    assert reasons_for(state, "1b5")[0] == Fills(4, 5)
    state = table(
        board("-,b,-,-,-", rows=("....b", "yrkw.", ".....", ".....", ".....")),
        factories="b2r2",
        rules="+free",
    )
    assert reasons_for(state, "1b2")[0] == NoRoom(1, 4)


def test_a_cushion_disc_comes_with_a_take_from_it() -> None:
    state = table(factories="b2rk,y4", rules="+special", discs="c+...")
    assert TakesCushion() in reasons_for(state, "1b2")


@pytest.mark.one_in(17)
@pytest.mark.parametrize("rules", ALL_RULES, ids=str)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_there_are_reasons_in_every_position(players: int, rules: azul.Rules) -> None:
    net = random_net(rules.wall, players)
    for state in some(list(offers(players, 30 + players, rules))[::3]):
        found = Searcher(net).search(state, SearchLimits(20), azul.legal_moves(state)[:2])
        for candidate in found.candidates:
            given = reasons(state, found, candidate)
            assert 1 <= len(given) <= MOST_REASONS
            assert len(set(given)) == len(given)
            assert given == reasons(state, found, candidate)
