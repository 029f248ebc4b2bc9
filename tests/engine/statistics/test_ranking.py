"""The order of people, and who shares a place."""

from dataclasses import replace

from engine.statistics.card import Order
from engine.statistics.ranking import places
from engine.statistics.rating import NEWCOMER
from storage.statistics import Ranked

SOMEBODY = Ranked(1, games=3, wins=2, best_score=60, strength=None)


def test_people_with_as_many_wins_in_as_many_games_share_a_place_and_the_next_is_left_out() -> None:
    found = [replace(SOMEBODY, user_id=each, wins=wins) for each, wins in ((4, 1), (3, 2), (2, 2), (1, 3))]
    placed = places(found, Order.WINS)
    assert [(each.place, each.user_id) for each in placed] == [(1, 1), (2, 2), (2, 3), (4, 4)]


def test_of_people_with_as_many_wins_those_who_needed_fewer_games_come_first() -> None:
    found = [replace(SOMEBODY, user_id=1, games=9), replace(SOMEBODY, user_id=2, games=5)]
    assert [each.user_id for each in places(found, Order.WINS)] == [2, 1]


def test_somebody_who_is_provisional_comes_after_all_others() -> None:
    lucky = replace(NEWCOMER, mu=2 * NEWCOMER.mu)
    known = replace(NEWCOMER, sigma=NEWCOMER.sigma // 10, opponents=99)
    found = [replace(SOMEBODY, user_id=1, strength=lucky), replace(SOMEBODY, user_id=2, strength=known)]
    placed = places(found, Order.RATING)
    assert [(each.place, each.user_id) for each in placed] == [(1, 2), (2, 1)]
    assert placed[0].value < placed[1].value
