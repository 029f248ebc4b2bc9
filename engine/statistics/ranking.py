"""Sorting people into a ranking. Pure."""

from collections.abc import Callable, Sequence
from typing import Final

from engine.statistics.card import Order, RankingPlace
from engine.statistics.rating import rating_of
from storage.statistics import Ranked

_VALUES: Final[dict[Order, Callable[[Ranked], int]]] = {
    Order.WINS: lambda each: each.wins,
    Order.MONTH: lambda each: each.wins,
    Order.SCORE: lambda each: each.best_score,
}


def places(found: Sequence[Ranked], order: Order) -> list[RankingPlace]:
    """Return the places of people in a ranking; those with the same value share one.

    In rankings by rating, people whose rating is provisional come last. People without a value have no place.
    """
    ranked = sorted(filter(None, (_place(each, order) for each in found)), key=_before)
    placed: list[RankingPlace] = []
    for number, each in enumerate(ranked, 1):
        shares = placed and _before(placed[-1])[:2] == _before(each)[:2]
        place = placed[-1].place if shares else number
        placed.append(RankingPlace(place, each.user_id, each.value, each.games, each.rating))
    return placed


def _place(found: Ranked, order: Order) -> RankingPlace | None:
    if order is Order.RATING:
        if found.strength is None:
            return None
        rating = rating_of(found.strength)
        return RankingPlace(0, found.user_id, rating.points, found.games, rating)
    value = _VALUES[order](found)
    return RankingPlace(0, found.user_id, value, found.games) if value else None


def _before(each: RankingPlace) -> tuple[bool, int, int, int]:
    is_provisional = each.rating is not None and each.rating.is_provisional
    return is_provisional, -each.value, each.games, each.user_id
