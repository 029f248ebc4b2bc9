"""The end of a round is what `azul` makes of it."""

import pytest

import azul
from players.compact_state.boards import CompactBoards
from players.compact_state.circle import Circle
from players.compact_state.tables import CompactTables
from players.evaluation.evaluator import Boards, Evaluator
from players.search.deal_sampler import DealSampler
from players.search.round_end import RoundEnd
from tests.azul.builders import NO_WHITE, a_board, board, table, tiling
from tests.azul.games import ALL_RULES
from tests.players.compact_state.test_like_azul import tilings
from tests.players.nets import random_net
from tests.some import some


def round_end_of(state: azul.State) -> tuple[RoundEnd, Boards]:
    """Return the end of a round, and the boards at it."""
    tables = CompactTables(Circle(state.discs, state.rules.scatter))
    boards = CompactBoards(state.rules.wall)
    net = random_net(state.rules.wall, len(state.boards))
    evaluator = Evaluator(net, state, tables)
    round_end = RoundEnd(state, boards, tables, evaluator, DealSampler(state, tables, evaluator))
    return round_end, tuple(boards.of(state, seat) for seat in range(len(state.boards)))


def chances_at(state: azul.State) -> tuple[float, ...]:
    """Return the chances at the end of a round."""
    round_end, boards = round_end_of(state)
    return round_end.outcome(boards).chances


def chances_by_azul(state: azul.State) -> tuple[float, ...]:
    """Return the chances at the end of a round, tiled by `azul` in the way that the search does."""
    boards = CompactBoards(state.rules.wall)
    for seat in azul.waiting_for(state):
        state = azul.arrange(state, seat, boards.of(state, seat).tiling.columns)
    after = azul.end_round(state)
    players = len(after.boards)
    if after.phase is azul.Phase.OVER:
        winners = azul.ranking(after)[0]
        return tuple((seat in winners) / len(winners) for seat in range(players))
    tables = CompactTables(Circle(after.discs, after.rules.scatter))
    compact = tuple(boards.of(after, seat) for seat in range(players))
    evaluator = Evaluator(random_net(state.rules.wall, players), after, tables)
    situation = evaluator.situation(after.round, after.bag)
    return evaluator.chances(compact, tables.of(after), after.turn, situation)[0]


@pytest.mark.one_in(7)
@pytest.mark.parametrize("rules", ALL_RULES, ids=str)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_round_ends_as_in_azul(players: int, rules: azul.Rules) -> None:
    for state in some(tilings(players, 60 + players, rules)):
        assert chances_at(state) == pytest.approx(chances_by_azul(state), abs=1e-5), azul.position_text(state)


def test_a_shared_victory_is_half_a_win() -> None:
    row = ("byrk.", ".....", ".....", ".....", ".....")
    full = board("w,-,-,-,-", rows=row, score=5)
    assert chances_at(tiling(full, full)) == (0.5, 0.5)


def test_a_row_of_somebody_who_has_resigned_ends_no_game() -> None:
    row = ("byrkw", ".....", ".....", ".....", ".....")
    state = tiling("!" + board(rows=row, score=9), board(score=1), board())
    round_end, boards = round_end_of(state)
    assert not round_end.outcome(boards).is_over
    assert azul.end_round(state).phase is not azul.Phase.OVER


def test_a_round_in_which_nothing_can_grow_any_more_ends_the_game() -> None:
    state = tiling(*[board(rows=NO_WHITE, score=score) for score in (3, 4)], barren=2, round_=5)
    assert chances_at(state) == chances_by_azul(state) == (0.0, 1.0)


def test_that_somebody_who_has_resigned_could_still_grow_keeps_no_game_going() -> None:
    all_white = "-,w,w2,w3,w4"
    stuck = [board(all_white, rows=NO_WHITE, score=score) for score in (3, 4)]
    state = tiling("!" + board(), *stuck, round_=5)
    assert chances_at(state) == chances_by_azul(state) == (0.0, 0.0, 1.0)


@pytest.mark.parametrize(("rulings", "ends"), [(1, [False] * 4), (2, [False, True, True, True])])
def test_a_search_counts_barren_rounds_if_the_game_does(rulings: int, ends: list[bool]) -> None:
    round_end, boards = round_end_of(tiling(barren=rulings - 1, rulings=rulings))
    found = [round_end.outcome(boards).is_over]
    for number in range(3):
        boards, _, _, round_end = round_end.next_round(boards, number)
        found.append(round_end.outcome(boards).is_over)
    assert found == ends


@pytest.mark.parametrize(("lines", "ends"), [("b,-,-,-,-", True), ("-,-,y,-,-", False)])
def test_a_line_for_which_no_column_is_open_keeps_no_game_going(lines: str, ends: bool) -> None:
    rows = (".ykrw", ".krwy", "b....", ".....", ".....")
    state = table(board(rows=rows), board(), rules="+free", barren=2, round_=5, factories="b4")
    round_end, (_, other) = round_end_of(state)
    grown = CompactBoards(state.rules.wall).like(a_board(lines, rows=rows, side=state.rules.wall))
    assert round_end.outcome((grown, other)).is_over is ends


@pytest.mark.parametrize(
    "state",
    [
        tiling(board(), board(), "!" + board(floor="m"), marker="3"),
        tiling("!" + board(), "!" + board(floor="m"), board(), board(), marker="2", starter=3),
        tiling(board(), "!" + board(), board(), starter=2),
        tiling(board(), board(floor="m"), "!" + board(), marker="2", starter=3),
    ],
    ids=azul.position_text,
)
def test_a_search_lets_the_next_seat_begin_if_the_starter_has_resigned(state: azul.State) -> None:
    round_end, boards = round_end_of(state)
    _, _, starter, _ = round_end.next_round(boards, 0)
    assert starter == azul.end_round(state).starter
    assert starter not in state.resigned
