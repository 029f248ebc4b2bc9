"""Holidays: 14 days a quarter, of which only those count that somebody was really away."""

from datetime import datetime, timedelta
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import Refusal
from engine.time import holidays
from engine.time.holidays import MAX_AWAY, MAX_HOLIDAYS, Holidays
from tests.engine.people import refused
from tests.some import some

DAY = 24 * 3_600_000


def at(text: str) -> int:
    return int(datetime.fromisoformat(f"{text}+00:00").timestamp()) * 1000


MAY = at("2026-05-04 10:00")
JUNE_END = at("2026-07-01 00:00")


def test_two_weeks_can_be_taken_at_once_and_no_moment_more() -> None:
    assert holidays.latest((), MAY) == MAY + 14 * DAY
    taken = holidays.taken((), MAY, MAY + 14 * DAY)
    assert taken == ((MAY, MAY + 14 * DAY),)
    with refused("holiday-too-long"):
        holidays.taken((), MAY, MAY + 14 * DAY + 1)
    assert holidays.left(taken, MAY + 14 * DAY) == 0
    later = MAY + 20 * DAY
    assert holidays.latest(taken, later) == later
    with refused("holiday-too-long"):
        holidays.taken(taken, later, later + 1)
    autumn = JUNE_END + 20 * DAY
    assert holidays.latest(taken, autumn) == autumn + 14 * DAY
    for before in (14 * DAY, DAY, 1):
        assert holidays.latest((), JUNE_END - before) == JUNE_END + 14 * DAY


def test_a_holiday_that_ends_early_has_used_up_only_what_it_lasted() -> None:
    taken = holidays.taken((), MAY, MAY + 14 * DAY)
    back = MAY + 3 * DAY
    ended = holidays.ended(taken, back)
    assert ended == ((MAY, back),)
    assert holidays.current(ended, back) is None
    assert holidays.left(ended, back) == 11 * DAY
    assert holidays.latest(ended, back + DAY) == back + 12 * DAY


def test_the_end_of_a_holiday_can_be_changed_both_ways_within_what_there_is() -> None:
    now = MAY + 2 * DAY
    taken = holidays.taken((), MAY, MAY + 5 * DAY)
    assert holidays.latest(taken, now) == MAY + 14 * DAY
    assert holidays.taken(taken, now, now + DAY) == ((MAY, now + DAY),)
    assert holidays.taken(taken, now, MAY + 14 * DAY) == ((MAY, MAY + 14 * DAY),)
    with refused("holiday-over"):
        holidays.taken(taken, now, now)


def test_each_quarter_has_its_own_two_weeks() -> None:
    start = JUNE_END - 10 * DAY
    assert holidays.latest((), start) == JUNE_END + 14 * DAY
    taken = holidays.taken((), start, JUNE_END + 2 * DAY)
    assert holidays.left(taken, start) == 14 * DAY
    after = JUNE_END + 5 * DAY
    assert holidays.left(taken, after) == 12 * DAY
    early = JUNE_END - 20 * DAY
    assert holidays.latest((), early) == early + 14 * DAY


def test_a_holiday_over_the_new_year_counts_in_both() -> None:
    start = at("2026-12-28 00:00")
    taken = holidays.taken((), start, at("2027-01-06 00:00"))
    assert holidays.left(taken, at("2027-01-07 00:00")) == 9 * DAY
    assert holidays.left(holidays.ended(taken, start + DAY), start + DAY) == 13 * DAY


def test_short_holidays_cannot_be_begun_without_end() -> None:
    taken: Holidays = ()
    now = MAY
    for _ in range(MAX_HOLIDAYS):
        taken = holidays.ended(holidays.taken(taken, now, now + DAY), now + 1000)
        now += 60_000
    with refused("too-many-holidays"):
        holidays.taken(taken, now, now + DAY)
    autumn = at("2026-10-02 00:00")
    assert holidays.taken(taken, autumn, autumn + DAY)[-1] == (autumn, autumn + DAY)


def test_holidays_at_the_beginning_of_a_quarter_count_until_its_end() -> None:
    taken: Holidays = ()
    now = at("2026-04-01 00:00")
    for _ in range(3):
        taken = holidays.ended(holidays.taken(taken, now, now + 4 * DAY), now + 4 * DAY)
        now += 26 * DAY
    assert holidays.latest(taken, now) == now + 2 * DAY


def test_what_is_long_past_is_forgotten() -> None:
    taken = holidays.ended(holidays.taken((), MAY, MAY + DAY), MAY + DAY)
    a_year_later = MAY + 365 * DAY
    assert holidays.taken(taken, a_year_later, a_year_later + DAY) == ((a_year_later, a_year_later + DAY),)


@given(
    st.lists(
        st.tuples(st.integers(0, 30 * DAY), st.integers(1, 40 * DAY), st.booleans()), min_size=1, max_size=30
    )
)
def test_nobody_is_away_for_more_than_two_weeks_of_a_quarter(steps: list[tuple[int, int, bool]]) -> None:
    taken: Holidays = ()
    stretches: list[tuple[int, int]] = []
    now = MAY
    for wait, length, ends in some(steps):
        now += wait
        if ends:
            taken = holidays.ended(taken, now)
        else:
            latest = holidays.latest(taken, now)
            assert now <= latest <= now + 28 * DAY
            if latest > now:
                try:
                    taken = holidays.taken(taken, now, min(latest, now + length))
                except Refusal as refusal:
                    assert refusal.code == "too-many-holidays"  # noqa: PT017 - the only reason that is left
        stretches = [each for each in stretches if each[0] not in {start for start, _ in taken}]
        stretches += taken
        assert list(taken) == sorted(taken)
    months = ((year, month) for year in range(2026, 2030) for month in (1, 4, 7, 10))
    quarters = [at(f"{year}-{month:02}-01 00:00") for year, month in months]
    for start, end in some(pairwise(quarters)):
        away = sum(max(0, min(until, end) - max(since, start)) for since, until in stretches)
        assert timedelta(milliseconds=away) <= MAX_AWAY


@pytest.mark.parametrize("until", [0, MAY - 1, MAY])
def test_a_holiday_that_is_over_already_is_refused(until: int) -> None:
    with refused("holiday-over"):
        holidays.taken((), MAY, until)
