"""Intervals in which a clock is stopped: what is added to them is never lost."""

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from engine.time.intervals import elapsed_at, with_more
from tests.some import some

MOMENTS = st.integers(0, 200)


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
