"""Holidays: how long a person may be away in each quarter of a year, and what is left of that. Pure.

Quarters are those of the calendar (UTC). Only the time that a holiday actually lasted counts.
"""

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from typing import Final

from engine.errors import Refusal
from engine.time.intervals import Interval, milliseconds

MAX_AWAY: Final = timedelta(days=14)
"""How long a person may be on holiday in a quarter, over all their games."""
MAX_HOLIDAYS: Final = 12
"""How many holidays may begin in a quarter, even short ones."""
_KEPT: Final = timedelta(days=200)
"""How long a holiday is kept: turns that it interrupted end before."""

Holidays = tuple[Interval, ...]
"""The holidays of a person, in order."""


def current(holidays: Holidays, at: int) -> Interval | None:
    """Return the holiday that a person is on, None if they aren't."""
    return next((each for each in holidays if each[0] <= at < each[1]), None)


def left(holidays: Holidays, at: int) -> int:
    """Return for how long a person can still be away in this quarter, in milliseconds.

    The rest of a current holiday isn't subtracted, as it can be ended earlier.
    """
    start, end = next(_quarters(at))
    return milliseconds(MAX_AWAY) - _away(ended(holidays, at), start, end)


def latest(holidays: Holidays, at: int) -> int:
    """Return the latest end of a holiday that begins at `at`, or is on then; `at` if there can be none."""
    past = ended(holidays, at)
    until = at
    for start, end in _quarters(at):
        until = max(start, at) + milliseconds(MAX_AWAY) - _away(past, start, end)
        if until < end:
            break
    return max(until, at)


def taken(holidays: Holidays, at: int, until: int) -> Holidays:
    """Return the holidays with one from `at` to `until`; the current one, if any, gets that end instead.

    Raise `Refusal`: ``holiday-over`` if `until` is past, ``holiday-too-long``, or ``too-many-holidays``.
    """
    if until <= at:
        raise Refusal("holiday-over")
    if until > latest(holidays, at):
        raise Refusal("holiday-too-long", most=MAX_AWAY.days)
    here = current(holidays, at)
    start = at if here is None else here[0]
    past = tuple(
        each for each in ended(holidays, at) if each[0] < start and each[1] > at - milliseconds(_KEPT)
    )
    quarter, _ = next(_quarters(start))
    if here is None and sum(each[0] >= quarter for each in past) >= MAX_HOLIDAYS:
        raise Refusal("too-many-holidays", most=MAX_HOLIDAYS)
    return (*past, (start, until))


def ended(holidays: Holidays, at: int) -> Holidays:
    """Return the holidays as they are if the current one ends at `at`, so that the rest isn't used up."""
    return tuple((start, min(end, at)) for start, end in holidays if start < at)


def _away(holidays: Holidays, start: int, end: int) -> int:
    """Return for how many milliseconds of an interval a person was away."""
    return sum(max(0, min(each[1], end) - max(each[0], start)) for each in holidays)


def _quarters(at: int) -> Iterator[Interval]:
    """Yield the quarter of a year that contains a moment, and all that follow."""
    day = datetime.fromtimestamp(at // 1000, UTC)
    year, quarter = day.year, (day.month - 1) // 3
    while True:
        start = _first_day(year, quarter)
        year, quarter = year + (quarter + 1) // 4, (quarter + 1) % 4
        yield start, _first_day(year, quarter)


def _first_day(year: int, quarter: int) -> int:
    return int(datetime(year, 3 * quarter + 1, 1, tzinfo=UTC).timestamp()) * 1000
