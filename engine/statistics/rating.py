"""Ratings from results alone, folded over the rated games in the order in which they ended. Pure.

docs/decisions/0052-ratings.md explains the choices.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import combinations
from typing import Final

from openskill.models import PlackettLuce

from storage.statistics import RatedGame, RatedSeat, Scale, SeatRating, Strength

INITIAL_POINTS: Final = 1_500
"""The points of a rating about which nothing is known."""
POINTS_PER_UNIT: Final = 24
"""How many displayed points one unit of the model is."""
PROVISIONAL_FROM: Final = 100
"""A rating whose uncertainty is greater than this is provisional."""
_MILLIONTHS: Final = 1_000_000
_MODEL: Final = PlackettLuce()
_MU: Final = 25.0
_SIGMA: Final = 25 / 3
NEWCOMER: Final = Strength(round(_MU * _MILLIONTHS), round(_SIGMA * _MILLIONTHS))
"""The strength that people start with, before their first rated game."""

SCALE: Final = Scale(
    per_unit=POINTS_PER_UNIT,
    offset=round(_MILLIONTHS * (INITIAL_POINTS - POINTS_PER_UNIT * _MU + 0.5)),
    sigma=int(_MILLIONTHS * (PROVISIONAL_FROM + 0.5) / POINTS_PER_UNIT),
    opponents=math.ceil((POINTS_PER_UNIT * _SIGMA / (PROVISIONAL_FROM + 0.5)) ** 2 - 1),
)
"""How a database ranks people by what `rating_of` shows."""


@dataclass(frozen=True, slots=True)
class Rating:
    """A person's rating on one scale, in points, as it is shown: ``1,540 ± 60``.

    >>> Rating(1_540, 60).is_provisional
    False
    """

    points: int
    uncertainty: int

    @property
    def is_provisional(self) -> bool:
        """Whether it is too uncertain yet to rank a person by it."""
        return self.uncertainty > PROVISIONAL_FROM


def rating_of(strength: Strength) -> Rating:
    """Return the rating that is shown for a strength.

    Its uncertainty is at least that of the mean strength of everybody whom the person has met: how good they
    are compared with anybody else isn't known any better.
    """
    sigma = max(strength.sigma / _MILLIONTHS, _SIGMA / math.sqrt(1 + strength.opponents))
    points = (SCALE.per_unit * strength.mu + SCALE.offset) // _MILLIONTHS
    return Rating(points, round(POINTS_PER_UNIT * sigma))


@dataclass(slots=True)
class Standings:
    """People's strengths on one scale, and who has met whom, after some rated games."""

    strengths: dict[int, Strength] = field(default_factory=dict)
    met: set[tuple[int, int]] = field(default_factory=set)

    def after(self, game: RatedGame) -> Sequence[SeatRating]:
        """Rate the next game, and return the effects on its seats.

        A rating gets no further from the mean than the expected maximum of as many people as have met: a
        person who only ever beats one friend can't be shown to be better than the better one of two. A result
        beyond that limit leaves the uncertainty as it was.
        """
        before = [self._before(seat) for seat in game.seats]
        new = {pair for pair in combinations(range(len(game.seats)), 2) if self._is_new(game, *pair)}
        found: list[SeatRating] = []
        for index, (seat, strength, rated) in enumerate(
            zip(game.seats, before, _rated(game.seats, before), strict=True)
        ):
            others = [other for pair in new if index in pair for other in pair if other != index]
            opponents = strength.opponents + len(others)
            reach = round(_MILLIONTHS * _SIGMA * _expected_maximum(1 + opponents))
            mean = NEWCOMER.mu
            if abs(rated.mu - mean) <= reach:
                after = Strength(rated.mu, rated.sigma, opponents)
            else:
                after = Strength(min(mean + reach, max(mean - reach, rated.mu)), strength.sigma, opponents)
            if seat.user_id:
                self.strengths[seat.user_id] = after
            mask = sum(1 << game.seats[other].seat for other in others)
            found.append(SeatRating(game.game_id, seat.seat, strength, after, mask))
        for one, other in new:
            self.met.add(_pair(game.seats[one].user_id, game.seats[other].user_id))
        return found

    def _before(self, seat: RatedSeat) -> Strength:
        if not seat.user_id:
            return seat.stand_in or NEWCOMER
        return self.strengths.get(seat.user_id, NEWCOMER)

    def _is_new(self, game: RatedGame, one: int, other: int) -> bool:
        """Return whether two seats' people meet for the first time; of deleted people that was recorded."""
        first, second = game.seats[one], game.seats[other]
        if first.user_id and second.user_id:
            return _pair(first.user_id, second.user_id) not in self.met
        noted = [(a.new_to, b.seat) for a, b in ((first, second), (second, first)) if not a.user_id]
        return any(mask >> seat & 1 for mask, seat in noted)


def _pair(one: int, other: int) -> tuple[int, int]:
    return min(one, other), max(one, other)


def _rated(seats: Sequence[RatedSeat], before: Sequence[Strength]) -> list[Strength]:
    teams = [
        [_MODEL.rating(mu=strength.mu / _MILLIONTHS, sigma=strength.sigma / _MILLIONTHS)]
        for strength in before
    ]
    after = _MODEL.rate(teams, ranks=[float(seat.place) for seat in seats])
    return [Strength(round(_MILLIONTHS * each.mu), round(_MILLIONTHS * each.sigma)) for (each,) in after]


@cache
def _expected_maximum(count: int) -> float:
    """Return the expected maximum of `count` standard normal values, by Simpson's rule.

    >>> [round(_expected_maximum(count), 2) for count in (1, 2, 4, 10)]
    [0.0, 0.56, 1.03, 1.54]
    """
    if count == 1:
        return 0.0
    steps, low, high = 400, -8.0, 8.0
    width = (high - low) / steps

    def value(x: float) -> float:
        below = 0.5 * (1 + math.erf(x / math.sqrt(2)))
        density = math.exp(-x * x / 2) / math.sqrt(2 * math.pi)
        return x * count * below ** (count - 1) * density

    inner = sum((4 if step % 2 else 2) * value(low + step * width) for step in range(1, steps))
    return (value(low) + inner + value(high)) * width / 3
