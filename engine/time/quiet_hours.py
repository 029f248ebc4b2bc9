"""Quiet hours: from one time of day to another in a person's time zone, across changes of the clocks.

In spring an hour is missing: quiet hours that begin or end in it do so when the clocks are changed. In autumn
an hour occurs twice: quiet hours that begin in it begin the first time, and those that end in it end the
second time.
"""

from collections.abc import Iterator
from datetime import date, datetime, time, timedelta, tzinfo
from typing import Final, TypeAlias

from engine.time.intervals import Interval

DAY: Final = 24 * 60
MAX_QUIET: Final = 12 * 60
"""How long quiet hours are at most, in minutes: a clock has to run for half of the day."""

Quiet: TypeAlias = tuple[int, int]
"""The minutes of the day, from midnight, at which quiet hours begin and end."""


def minutes_of(quiet: Quiet) -> int:
    """Return how long quiet hours are, in minutes; they may cross midnight."""
    start, end = quiet
    return (end - start) % DAY


def quiet_intervals(quiet: Quiet, zone: tzinfo, since: int) -> Iterator[Interval]:
    """Yield the intervals of all quiet hours that aren't over at `since`; they never end."""
    start, end = quiet
    day = datetime.fromtimestamp(since // 1000, zone).date() - timedelta(days=1)
    while True:
        last_day = day + timedelta(days=int(end <= start))
        interval = moment_at(day, start, zone), moment_at(last_day, end, zone, again=True)
        if interval[0] < interval[1] > since:
            yield interval
        day += timedelta(days=1)


def moment_at(day: date, minute: int, zone: tzinfo, *, again: bool = False) -> int:
    """Return the moment at which clocks in a zone show a time, in milliseconds since 1970 (UTC).

    If they show it twice, return the first one, or with `again` the second; if never, when they are set
    forward.
    """
    shown = datetime.combine(day, time(minute // 60, minute % 60))
    first, second = (int(shown.replace(tzinfo=zone, fold=fold).timestamp()) for fold in (0, 1))
    if first > second:  # never: the change lies between the two
        offset = datetime.fromtimestamp(first, zone).utcoffset()
        while first - second > 1:
            middle = (first + second) // 2
            if datetime.fromtimestamp(middle, zone).utcoffset() == offset:
                first = middle
            else:
                second = middle
        return first * 1000
    return (second if again else first) * 1000
