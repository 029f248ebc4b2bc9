"""Intervals in which a clock is stopped, in milliseconds since 1970 (UTC). Pure."""

from collections.abc import Iterable, Iterator
from datetime import timedelta
from heapq import merge
from typing import Final, TypeAlias

Interval: TypeAlias = tuple[int, int]
"""An interval, from a moment up to but not including another one."""

_MILLISECOND: Final = timedelta(milliseconds=1)


def milliseconds(length: timedelta) -> int:
    """Return a length of time in whole milliseconds, as the log and the database have it."""
    return length // _MILLISECOND


def elapsed_at(since: int, length: int, *stopped: Iterable[Interval]) -> int:
    """Return when a clock that begins at `since` has run for `length`.

    It is stopped in the intervals of each of `stopped`, which are in order and may never end.

    >>> elapsed_at(10, 5, [(0, 3), (12, 20)], [(19, 30)])
    33
    """
    some = [intervals for intervals in stopped if intervals]
    if not some:
        return since + length
    at, left = since, length
    for start, end in merge(*some):
        if start - at >= left:
            break
        left -= max(0, start - at)
        at = max(at, end)
    return at + left


def stopped_until(at: int, *stopped: Iterable[Interval]) -> int | None:
    """Return when a clock that is stopped at `at` runs again; None if it runs."""
    until = at
    for start, end in merge(*stopped):
        if start > until:
            break
        until = max(until, end)
    return until if until > at else None


def within(intervals: Iterable[Interval], since: int, until: int | None = None) -> Iterator[Interval]:
    """Yield the parts of intervals from `since` on, and before `until` if that is given."""
    for start, end in intervals:
        if until is not None and start >= until:
            return
        if end > since:
            yield max(start, since), end if until is None else min(end, until)


def with_more(intervals: tuple[Interval, ...], since: int, until: int, length: int) -> tuple[Interval, ...]:
    """Return the intervals with `length` milliseconds more, as late before `until` as there is room.

    What doesn't fit after `since` is added after `until`.

    >>> with_more(((10, 20), (40, 50)), 0, 60, 25)
    ((10, 20), (25, 60))
    """
    end = max(until, since, intervals[-1][1] if intervals else since)
    start, left, kept = end, length, list(intervals)
    while kept and left > start - kept[-1][1]:
        left -= start - kept[-1][1]
        start = kept.pop()[0]
    room = min(left, start - since)
    return (*kept, (start - room, end + left - room)) if length > 0 else intervals
