"""Intervals in which a clock is stopped: what is added to them is never lost."""

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from engine.time.intervals import Interval, elapsed_at, stopped_until, with_more, within
from tests.some import some

MOMENTS = st.integers(0, 200)
LATEST = 1_000
IN_ORDER = st.lists(st.tuples(st.integers(0, 60), st.integers(1, 30)), max_size=4).map(
    lambda found: tuple(sorted((start, start + length) for start, length in found))
)
"""Intervals in order, of which one may lie within another."""


def stands(at: int, *standing: tuple[Interval, ...]) -> bool:
    """Return whether a clock stands still at a moment."""
    return any(start <= at < end for intervals in standing for start, end in intervals)


@given(at=st.integers(0, 60), one=IN_ORDER, other=IN_ORDER)
def test_a_clock_stands_until_the_first_moment_at_which_it_runs(
    at: int, one: tuple[Interval, ...], other: tuple[Interval, ...]
) -> None:
    runs = next(each for each in range(at, LATEST) if not stands(each, one, other))
    assert stopped_until(at, one, other) == (runs if runs > at else None)


@given(since=st.integers(0, 60), length=st.integers(1, 60), one=IN_ORDER, other=IN_ORDER)
def test_a_clock_goes_on_only_at_moments_at_which_it_runs(
    since: int, length: int, one: tuple[Interval, ...], other: tuple[Interval, ...]
) -> None:
    running = [each for each in range(since, LATEST) if not stands(each, one, other)]
    assert elapsed_at(since, length, one, other) == running[length - 1] + 1


@given(intervals=IN_ORDER, since=st.integers(0, 60), length=st.integers(0, 60))
def test_what_is_within_a_time_stands_still_there_and_nowhere_else(
    intervals: tuple[Interval, ...], since: int, length: int
) -> None:
    until = since + length
    cut = tuple(within(intervals, since, until))
    assert [stands(each, cut) for each in range(100)] == [
        since <= each < until and stands(each, intervals) for each in range(100)
    ]


@given(since=MOMENTS, more=st.lists(st.tuples(MOMENTS, st.integers(0, 60)), min_size=1, max_size=8))
def test_a_clock_stands_still_for_all_that_was_added_in_order_and_never_twice(
    since: int, more: list[tuple[int, int]]
) -> None:
    stood: tuple[tuple[int, int], ...] = ()
    for until, length in some(more):
        stood = with_more(stood, since, until, length)
        assert all(start < end for start, end in stood)
        assert all(end <= start for (_, end), (start, _) in pairwise(stood))
        assert all(start >= since for start, _ in stood)
    assert sum(end - start for start, end in stood) == sum(length for _, length in more)


def test_what_was_not_shown_in_time_is_given_back_although_the_bot_was_away_meanwhile() -> None:
    """The deadline was at 50, in a time in which nobody knew of it."""
    stood = with_more(((80, 90),), 0, 100, 60)
    assert elapsed_at(0, 50, stood) == 120
