"""Searches: legal, the same again, and blind to what nobody may know."""

import math
from itertools import count
from pathlib import Path
from typing import Final

import pytest

import azul
from players.compact_state.boards import CompactBoards
from players.compact_state.circle import Circle
from players.compact_state.tables import CompactTables
from players.evaluation.nets import net_of
from players.search.limits import SearchLimits
from players.search.puct import POINT, Tree
from players.search.result import Candidate, is_decided
from players.search.searcher import Searcher
from players.search.tree import all_below, of_round
from tests.azul.builders import board, play, table
from tests.azul.games import ALL_RULES
from tests.players.compact_state.test_like_azul import offers
from tests.players.nets import random_net
from tests.some import some


def a_start(players: int = 2, rules: azul.Rules = azul.BASE_GAME, secret: bytes = bytes(32)) -> azul.State:
    """Return the first position of a game."""
    state = azul.new_game(players, 0, rules)
    return azul.deal(state, azul.draw_deal(state, secret))


@pytest.mark.one_in(17)
@pytest.mark.parametrize("rules", ALL_RULES, ids=str)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_that_is_found_is_legal(players: int, rules: azul.Rules) -> None:
    searcher = Searcher(random_net(rules.wall, players))
    for state in some(offers(players, 70 + players, rules)):
        legal = azul.legal_moves(state)
        found = searcher.search(state, SearchLimits(20))
        assert all(candidate.move in legal for candidate in found.candidates)
        assert all(move in legal for move, _ in searcher.likely(state))
        assert sum(found.chances) == pytest.approx(1)
        assert all(found.chances[seat] == 0 for seat in state.resigned)
        line = state
        for move in found.best.line:
            line = azul.apply(line, move)


def test_the_same_search_finds_the_same() -> None:
    state = a_start()
    first, second = (
        Searcher(random_net(azul.WallSide.COLOURED, 2)).search(state, SearchLimits(300)) for _ in "ab"
    )
    assert first == second


@pytest.mark.parametrize(
    "other",
    [{"round": 2}, {"starter": 1}, {"bag": azul.from_text("b")}, {"resigned": frozenset({1})}],
)
def test_a_tree_is_not_followed_into_another_round_or_game(other: dict[str, object]) -> None:
    state = a_start()
    tree = Tree(state, random_net(azul.WallSide.COLOURED, 2))
    tree.run(50, 10_000, lambda _: False)
    later = azul.apply(state, tree.move(state, tree.root, tree.root.choices[0]))
    assert not tree.follow(later._replace(**other), 10_000)  # type: ignore[arg-type]  # fields of it
    assert tree.follow(later, 10_000)


def test_the_order_of_the_bag_makes_no_difference() -> None:
    """Two games whose secrets differ from the second deal on look alike until then."""
    first = a_start()
    drawn = azul.draw_deal(azul.new_game(2, 0), bytes(32))
    second = azul.deal(azul.new_game(2, 0), drawn)
    after = [
        azul.draw_deal(_at_the_end(state), secret)
        for state, secret in ((first, b"a" * 32), (second, b"b" * 32))
    ]
    assert after[0] != after[1]
    net = random_net(azul.WallSide.COLOURED, 2)
    assert Searcher(net).search(first, SearchLimits(300)) == Searcher(net).search(second, SearchLimits(300))


def test_a_tree_is_kept_while_the_game_follows_it() -> None:
    state = a_start()
    searcher = Searcher(random_net(azul.WallSide.COLOURED, 2))
    found = searcher.search(state, SearchLimits(400))
    after = azul.apply(state, found.best.move)
    visits = sum(candidate.visits for candidate in searcher.search(after, SearchLimits(2)).candidates)
    assert visits == pytest.approx(found.best.visits, abs=2)


def test_a_tree_of_another_round_is_given_up() -> None:
    searcher = Searcher(random_net(azul.WallSide.COLOURED, 2))
    searcher.search(a_start(), SearchLimits(100))
    found = searcher.search(a_start(secret=b"x" * 32), SearchLimits(10))
    assert sum(candidate.visits for candidate in found.candidates) == 9


def test_a_cancelled_search_has_a_move() -> None:
    found = Searcher(random_net(azul.WallSide.COLOURED, 2)).search(
        a_start(), SearchLimits(is_cancelled=lambda: True)
    )
    assert found.simulations < 20
    assert found.best.move in azul.legal_moves(a_start())


def test_a_search_ends_when_its_time_is_over() -> None:
    ticks = iter(range(1000))
    limits = SearchLimits(seconds=5, clock=lambda: float(next(ticks)))
    assert 2 < Searcher(random_net(azul.WallSide.COLOURED, 2)).search(a_start(), limits).simulations < 200


def searched_for(seconds: float, *, at_least: int, longest: float) -> tuple[int, int]:
    """Search on a machine of which ten simulations take a second; return how many it ran, and its seconds."""
    net = random_net(azul.WallSide.COLOURED, 2)
    searcher = Searcher(net)
    looks = count()
    limits = SearchLimits(
        seconds=seconds, at_least=at_least, longest=longest, clock=lambda: 1.6 * next(looks)
    )
    found = searcher.search(a_start(), limits).simulations
    return found, round(found / 10)


def test_a_slow_machine_takes_the_time_for_enough_simulations() -> None:
    simulations, seconds = searched_for(5, at_least=300, longest=60)
    assert 300 <= simulations < 350
    assert seconds > 5


def test_a_very_slow_machine_takes_no_more_than_the_longest_time() -> None:
    simulations, seconds = searched_for(5, at_least=3_000, longest=20)
    assert simulations < 300
    assert 15 <= seconds <= 25


def test_nothing_is_searched_outside_the_factory_offer() -> None:
    with pytest.raises(ValueError, match="REFILL"):
        Searcher(random_net(azul.WallSide.COLOURED, 2)).search(azul.new_game(2, 0), SearchLimits(5))


def test_a_take_that_wins_the_game_is_certain_to() -> None:
    row = ("byrk.", ".....", ".....", ".....", ".....")
    state = table(board(rows=row, score=3), board(score=4, floor="m"), factories="w", marker="2", starter=2)
    found = Searcher(random_net(azul.WallSide.COLOURED, 2, scale=0.1)).search(state, SearchLimits(100))
    chances = {str(candidate.move): candidate.chances for candidate in found.candidates}
    assert chances["1w1"] == (1.0, 0.0)


DECIDED: Final = tuple(Path(__file__).with_name("decided.txt").read_text(encoding="utf-8").splitlines())
"""Positions of games that are won, in which searches by chances alone threw tiles on the floor."""


@pytest.mark.one_in(8)
@pytest.mark.parametrize("text", DECIDED)
def test_no_points_are_thrown_away_in_a_game_that_is_decided(text: str) -> None:
    """A longer look at the best moves finds none that is worth three points more and wins as often."""
    state = azul.parse_position(text)
    made = Searcher(net_of(state.rules.wall, 2)).search(state, SearchLimits(400)).best
    assert made.chances[state.turn] > 0.97
    found = Searcher(net_of(state.rules.wall, 2)).search(state, SearchLimits(1500), [made.move], compared=4)
    judged = found.of(state, made.move)
    assert judged is not None
    wins = judged.chances[state.turn]
    rivals = [each for each in found.candidates if each.chances[state.turn] >= wins and each.visits >= 100]
    assert max(each.margin for each in rivals) < judged.margin + 3


def test_the_best_of_compared_moves_is_worth_as_much_as_any_looked_at_as_often() -> None:
    """A short search likes a move that falls behind when it is compared; then it is no longer the best."""
    state = azul.parse_position(
        "v2 3 offer 3 1 c+special-once =B+...o. -,br2w,yk2w,byrk,-,yw3,y2rw by2kw b2y2rk6w2"
        " b8y6r2k5w5 8:-,b2,b2,-,r4:..r../..yr./.w.../.k.../.....:-"
        " 7:-,r2,-,k2,w4:.yr../.by../kw.../...../.....:-"
        " 21:-,-,-,-,r2:..rk./..yr./..by./...b./.....:-"
    )
    net = random_net(azul.WallSide.COLOURED, 3)
    found = Searcher(net).search(state, SearchLimits(300), compared=6)
    worths = [
        each.chances[state.turn] + POINT * each.margin
        for each in found.candidates
        if each.visits == found.best.visits
    ]
    assert len(worths) > 1
    assert worths[0] >= max(worths) - POINT


@pytest.mark.parametrize("secret", [2, 4, 9, 11, 24])
def test_the_best_move_is_worth_most_less_what_few_visits_leave_in_doubt(secret: int) -> None:
    """A point more at the end counts as 0.002 of a win."""
    state = a_start(secret=bytes([secret]) * 32)
    found = Searcher(random_net(state.rules.wall, 2)).search(state, SearchLimits(150))

    def certain(each: Candidate) -> float:
        worth = each.chances[state.turn] + 0.002 * each.margin
        return worth - 0.3 * 2 * math.sqrt(worth * (1 - worth) / each.visits)

    most = max(each.visits for each in found.candidates)
    assert found.best == max((each for each in found.candidates if 10 * each.visits >= most), key=certain)


def test_tiles_are_not_dropped_when_keeping_them_is_worth_as_much() -> None:
    """All that is left is one tile, which neither wins nor loses anything on its line."""
    state = table(board("b,-,-,-,-", score=60), board(), factories="r")
    found = Searcher(random_net(azul.WallSide.COLOURED, 2, scale=0.01)).search(state, SearchLimits(200))
    assert found.best.move.line != azul.FLOOR


@pytest.mark.parametrize(
    ("shares", "decided"),
    [
        ((0.97, 0.99), True),
        ((0.96, 0.99), False),
        ((0.03, 0.01), True),
        ((0.04, 0.01), False),
        ((0.01, 0.99), False),
    ],
)
def test_a_game_is_decided_that_is_won_or_lost_after_every_move_but_for_three_in_a_hundred(
    shares: tuple[float, ...], decided: bool
) -> None:
    assert is_decided(shares) is decided


def test_who_wins_in_any_case_takes_what_scores_most() -> None:
    """It is the last take of the last round. One tile falls if line 5 is filled, and it is worth that."""
    rows = ("byrk.", "...r.", "...y.", "...b.", "..kw.")
    state = table(board("w,-,-,-,r4", rows=rows, score=60), board(), factories="r2")
    found = Searcher(random_net(azul.WallSide.COLOURED, 2, scale=0.1)).search(state, SearchLimits(300))
    assert all(each.chances[0] == 1 for each in found.candidates)
    assert str(found.best.move) == "1r5"


def _at_the_end(state: azul.State) -> azul.State:
    while state.phase is azul.Phase.OFFER:
        state = play(state, str(azul.legal_moves(state)[0]))
    return azul.end_round(state)


def test_a_position_that_several_orders_of_takes_lead_to_is_one_node() -> None:
    state = a_start()
    tree = Tree(state, random_net(state.rules.wall, 2))
    tree.run(1000, 20_000, lambda _: False)
    nodes = of_round(tree.root)
    edges = [edge for node in nodes for edge in node.edges]
    assert len({(node.boards, node.table, node.seat) for node in nodes}) == len(nodes) < len(edges)
    assert sum(edge.visits for edge in tree.root.edges) == tree.root.visits - 1


def test_what_the_game_has_passed_by_is_forgotten() -> None:
    state = a_start()
    tree = Tree(state, random_net(state.rules.wall, 2))
    tree.run(1000, 20_000, lambda _: False)
    before = tree.nodes
    assert max(len(edge.node.choices) for edge in tree.root.edges) == 32  # others are too unlikely
    move = tree.move(state, tree.root, next(iter(tree.root.edges)).choice)
    assert tree.follow(azul.apply(state, move), 20_000)
    assert tree.nodes == len(all_below(tree.root)) < before
    assert not tree.follow(state, 20_000)


def test_a_tree_is_kept_however_many_boards_its_search_has_met() -> None:
    state = a_start()
    tree = Tree(state, random_net(state.rules.wall, 2))
    tree.run(3000, 20_000, lambda _: False)
    edge = max(tree.root.edges, key=lambda edge: edge.visits)
    after = azul.apply(state, tree.move(state, tree.root, edge.choice))
    size = len(all_below(edge.node))
    assert tree.follow(after, most_nodes=size)
    assert not tree.follow(after, most_nodes=size - 1)  # there would be no room to go on


def test_boards_that_are_not_kept_are_forgotten_by_those_that_are() -> None:
    state = a_start()
    boards, tables = CompactBoards(state.rules.wall), CompactTables(Circle((), state.rules.scatter))
    before = boards.of(state, 0)
    take = tables.takes(tables.of(state))[0]
    after = boards.after(before, take, 4)
    boards.keep({before})
    assert len(boards) == 1
    assert boards.after(before, take, 4) is not after


def test_a_position_that_the_game_has_come_to_has_all_its_moves() -> None:
    """Below the root a node keeps its likeliest choices only."""
    state = a_start(secret=b"many" * 8)
    searcher = Searcher(random_net(state.rules.wall, 2))
    found = searcher.search(state, SearchLimits(500))
    after = azul.apply(state, found.best.move)
    fresh = Searcher(searcher.net)
    searcher.search(after, SearchLimits(2))
    assert searcher.likely(after) == fresh.likely(after)
    assert len(searcher.likely(after)) > 32
