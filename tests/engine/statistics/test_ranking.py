"""What a database is told about ratings, so that it ranks people by what is shown."""

from hypothesis import example, given
from hypothesis.strategies import integers

from engine.statistics.rating import NEWCOMER, SCALE, rating_of
from storage.statistics import Strength

MILLION = 1_000_000


@given(integers(-15 * MILLION, 65 * MILLION), integers(1, NEWCOMER.sigma), integers(0, 200))
@example(NEWCOMER.mu, SCALE.sigma, SCALE.opponents)
@example(NEWCOMER.mu, SCALE.sigma + 1, SCALE.opponents)
@example(NEWCOMER.mu, SCALE.sigma, SCALE.opponents - 1)
def test_people_are_ranked_by_the_rating_that_is_shown(mu: int, sigma: int, opponents: int) -> None:
    shown = rating_of(Strength(mu, sigma, opponents))
    assert (SCALE.per_unit * mu + SCALE.offset) // MILLION == shown.points
    assert abs(shown.points - (1_500 + 24 * (mu / MILLION - 25))) <= 0.5
    assert shown.is_provisional is not (sigma <= SCALE.sigma and opponents >= SCALE.opponents)
