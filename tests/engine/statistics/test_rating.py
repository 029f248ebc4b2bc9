"""Ratings: equal to the library's, fair to people who leave, and of no use to cheats."""

import random
from dataclasses import replace

import pytest
from openskill.models import PlackettLuce

from engine.statistics.rating import INITIAL_POINTS, NEWCOMER, Standings, rating_of
from storage.statistics import RatedGame, RatedSeat, SeatRating
from tests.some import some

MILLION = 1_000_000


def a_game(number: int, *people: int, places: tuple[int, ...] = ()) -> RatedGame:
    """Return a rated game that people finished in this order, or at these places."""
    ranked = zip(people, places or range(1, len(people) + 1), strict=True)
    seats = tuple(RatedSeat(seat, user_id, place) for seat, (user_id, place) in enumerate(ranked))
    return RatedGame(number, number, seats)


def test_two_newcomers_are_rated_as_the_documentation_of_the_library_shows() -> None:
    """That is without its small growth of uncertainty before each game: 27.6352 ± 8.0655 and 22.3648."""
    standings = Standings()
    standings.after(a_game(1, 1, 2))
    winner, loser = (standings.strengths[user_id] for user_id in (1, 2))
    assert (winner.mu, loser.mu) == pytest.approx((27_635_231, 22_364_769), abs=200)
    assert winner.sigma == loser.sigma == pytest.approx(8_065_506, abs=500)
    assert winner.opponents == loser.opponents == 1


@pytest.mark.parametrize("places", [(1, 2, 3), (1, 1, 3), (1, 2, 2, 4), (1, 1, 1, 1), (1, 2, 3, 3)])
def test_places_and_ties_of_up_to_four_are_rated_as_the_library_does(places: tuple[int, ...]) -> None:
    standings, model = Standings(), PlackettLuce()
    standings.after(a_game(1, *range(1, 1 + len(places)), places=places))
    expected = model.rate([[model.rating()] for _ in places], ranks=[float(place) for place in places])
    for user_id, (each,) in enumerate(some(expected), 1):
        found = standings.strengths[user_id]
        assert (found.mu, found.sigma) == pytest.approx((MILLION * each.mu, MILLION * each.sigma), abs=2)


def test_a_newcomer_is_shown_in_the_middle_and_provisional() -> None:
    rating = rating_of(NEWCOMER)
    assert (rating.points, rating.uncertainty, rating.is_provisional) == (INITIAL_POINTS, 200, True)


def test_two_friends_who_lose_to_each_other_on_purpose_gain_nothing_worth_having() -> None:
    """After a thousand games the winner has 113 points more than a newcomer, and is still provisional."""
    standings = Standings()
    for number in range(1_000):
        standings.after(a_game(number, 1, 2))
    winner, loser = (rating_of(standings.strengths[user_id]) for user_id in (1, 2))
    assert winner.points == INITIAL_POINTS + 113
    assert loser.points == INITIAL_POINTS - 113
    assert winner.uncertainty == loser.uncertainty == 188
    assert winner.is_provisional


def test_what_was_won_on_purpose_is_lost_again_among_others() -> None:
    """Forty honest games later next to nothing is left of it."""
    chance, others = random.Random(1), Standings()
    for number in range(1_500):
        others.after(a_game(number, *chance.sample(range(10, 60), 2)))
    excess = []
    for _ in range(20):
        standings, honest = (Standings(dict(others.strengths), set(others.met)) for _ in "ab")
        for number in range(1_500, 1_600):
            standings.after(a_game(number, 1, 2))
        for number in range(1_600, 1_640):
            people = [1, chance.randrange(10, 60)]
            chance.shuffle(people)
            for each in (standings, honest):
                each.after(a_game(number, *people))
        cheat, other = (rating_of(each.strengths[1]).points for each in (standings, honest))
        excess.append(cheat - other)
    assert sum(excess) / len(excess) < 10


def test_people_of_the_same_strength_among_many_are_no_longer_provisional_after_forty_games() -> None:
    chance, standings = random.Random(1), Standings()
    for number in range(20 * 40 // 2):
        standings.after(a_game(number, *chance.sample(range(1, 21), 2)))
    assert sum(rating_of(each).is_provisional for each in standings.strengths.values()) < 5


def gone(seat: RatedSeat, rating: SeatRating) -> RatedSeat:
    """Return what is kept of the seat of somebody who was deleted."""
    return RatedSeat(seat.seat, 0, seat.place, rating.before, rating.new_to)


def seated_from(first: int, game: RatedGame) -> RatedGame:
    """Return a rated game whose first seats count for nobody, so that they aren't rated."""
    return replace(game, seats=tuple(replace(seat, seat=first + seat.seat) for seat in game.seats))


@pytest.mark.parametrize("unrated", [0, 1, 2])
def test_somebody_who_was_deleted_stays_as_strong_as_they_were_for_the_others(unrated: int) -> None:
    games = [
        seated_from(unrated, each)
        for each in (a_game(1, 1, 2), a_game(2, 2, 3), a_game(3, 1, 2), a_game(4, 3, 1))
    ]
    standings = Standings()
    ratings = [rating for game in games for rating in standings.after(game)]
    kept = {(each.game_id, each.seat): each for each in ratings}
    without = Standings()
    for game in games:
        seats = tuple(
            seat if seat.user_id != 1 else gone(seat, kept[game.game_id, seat.seat]) for seat in game.seats
        )
        without.after(RatedGame(game.game_id, game.finished_at, seats))
    assert without.strengths == {user_id: standings.strengths[user_id] for user_id in (2, 3)}
