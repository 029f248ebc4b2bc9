"""Quiet hours in people's own time zones, on the days when clocks are changed too."""

from datetime import UTC, date, datetime, timedelta
from itertools import islice, pairwise
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.time.intervals import elapsed_at, stopped_until
from engine.time.person import Person
from engine.time.quiet_hours import DAY, MAX_QUIET, Quiet, minutes_of, moment_at, quiet_intervals
from tests.some import some

HOUR = 3_600_000


def minute(text: str) -> int:
    """Return the minute of the day of a time such as ``22:30``."""
    hours, minutes = text.split(":")
    return 60 * int(hours) + int(minutes)


def quiet(start: str, end: str) -> Quiet:
    return minute(start), minute(end)


def at(text: str) -> int:
    """Return a moment such as ``2026-03-29 00:30``, which is in UTC."""
    return int(datetime.fromisoformat(f"{text}+00:00").timestamp()) * 1000


def shown(moment: int) -> str:
    return datetime.fromtimestamp(moment // 1000, UTC).strftime("%Y-%m-%d %H:%M")


def on(day: str, zone: str, start: str, end: str) -> tuple[str, str]:
    """Return from when to when, in UTC, it is quiet in the hours that begin on a day."""
    where = ZoneInfo(zone)
    begin = moment_at(date.fromisoformat(day), 0, where)
    found = (each for each in quiet_intervals(quiet(start, end), where, begin) if each[0] >= begin)
    first, last = next(found)
    return shown(first), shown(last)


@pytest.mark.parametrize(
    ("day", "zone", "start", "end", "first", "last"),
    [
        # Kyiv: from UTC+2 to UTC+3 on 29 March at 03:00, back on 25 October at 04:00.
        ("2026-03-28", "Europe/Kyiv", "22:00", "07:00", "2026-03-28 20:00", "2026-03-29 04:00"),
        ("2026-10-24", "Europe/Kyiv", "22:00", "07:00", "2026-10-24 19:00", "2026-10-25 05:00"),
        ("2026-03-29", "Europe/Kyiv", "03:30", "06:00", "2026-03-29 01:00", "2026-03-29 03:00"),
        ("2026-03-28", "Europe/Kyiv", "22:00", "03:30", "2026-03-28 20:00", "2026-03-29 01:00"),
        ("2026-10-25", "Europe/Kyiv", "03:30", "06:00", "2026-10-25 00:30", "2026-10-25 04:00"),
        ("2026-10-24", "Europe/Kyiv", "22:00", "03:30", "2026-10-24 19:00", "2026-10-25 01:30"),
        # New York: from UTC-5 to UTC-4 on 8 March at 02:00, back on 1 November at 02:00.
        ("2026-03-08", "America/New_York", "02:15", "08:00", "2026-03-08 07:00", "2026-03-08 12:00"),
        ("2026-03-07", "America/New_York", "23:00", "02:45", "2026-03-08 04:00", "2026-03-08 07:00"),
        ("2026-11-01", "America/New_York", "01:30", "09:00", "2026-11-01 05:30", "2026-11-01 14:00"),
        ("2026-10-31", "America/New_York", "23:00", "01:30", "2026-11-01 03:00", "2026-11-01 06:30"),
        # Lord Howe: from UTC+10:30 to UTC+11 on 4 October at 02:00, back on 5 April at 02:00.
        ("2026-10-04", "Australia/Lord_Howe", "02:10", "07:00", "2026-10-03 15:30", "2026-10-03 20:00"),
        ("2026-10-03", "Australia/Lord_Howe", "21:00", "02:20", "2026-10-03 10:30", "2026-10-03 15:30"),
        ("2026-04-05", "Australia/Lord_Howe", "01:40", "07:00", "2026-04-04 14:40", "2026-04-04 20:30"),
        ("2026-04-04", "Australia/Lord_Howe", "21:00", "01:40", "2026-04-04 10:00", "2026-04-04 15:10"),
    ],
)
def test_quiet_hours_begin_and_end_by_the_clock_whatever_is_done_to_it(
    day: str, zone: str, start: str, end: str, first: str, last: str
) -> None:
    assert on(day, zone, start, end) == (first, last)


def test_quiet_hours_within_the_missing_hour_are_left_out_on_that_day() -> None:
    zone = ZoneInfo("Europe/Kyiv")
    found = list(islice(quiet_intervals(quiet("03:10", "03:50"), zone, at("2026-03-28 12:00")), 2))
    assert [shown(start) for start, _ in found] == ["2026-03-30 00:10", "2026-03-31 00:10"]


def test_quiet_hours_cross_midnight_or_do_not() -> None:
    assert on("2026-06-01", "UTC", "22:00", "06:30") == ("2026-06-01 22:00", "2026-06-02 06:30")
    assert on("2026-06-01", "UTC", "13:00", "14:30") == ("2026-06-01 13:00", "2026-06-01 14:30")
    assert on("2026-06-01", "UTC", "18:00", "00:00") == ("2026-06-01 18:00", "2026-06-02 00:00")


zones = st.sampled_from(["Europe/Kyiv", "America/New_York", "Australia/Lord_Howe", "Asia/Tokyo"])
quiets = st.builds(
    lambda start, length: (start, (start + length) % DAY),
    st.integers(0, DAY - 1),
    st.integers(1, MAX_QUIET),
)
moments = st.integers(at("2009-01-01 00:00"), at("2035-01-01 00:00"))


@given(quiets, zones, moments)
def test_quiet_hours_come_in_order_apart_from_each_other_and_never_for_long(
    hours: Quiet, zone: str, since: int
) -> None:
    found = list(islice(quiet_intervals(hours, ZoneInfo(zone), since), 400))
    assert found[0][1] > since
    assert found[0][0] < since + 49 * HOUR
    for (_, end), (start, _) in some(pairwise(found)):
        assert end < start
    for start, end in some(found):
        assert end - start <= minutes_of(hours) * 60_000 + HOUR


@given(quiets, zones, moments, st.integers(1, 14 * 24))
def test_nobody_holds_up_a_game_for_much_more_than_twice_its_time(
    hours: Quiet, zone: str, since: int, length: int
) -> None:
    person = Person(zone=zone, quiet=hours)
    end = elapsed_at(since, length * HOUR, *person.stopped_intervals(since))
    assert since + length * HOUR <= end <= since + 2 * length * HOUR + 40 * HOUR
    until = stopped_until(end, *person.stopped_intervals(end))
    assert (
        until is None or elapsed_at(since, length * HOUR + 1, *person.stopped_intervals(since)) == until + 1
    )


@given(quiets, zones, moments)
def test_a_clock_that_stands_still_runs_again_when_it_says(hours: Quiet, zone: str, now: int) -> None:
    person = Person(zone=zone, quiet=hours)
    until = person.rests_until(now)
    if until is not None:
        assert person.rests_until(until - 1) == until
        assert person.rests_until(until) is None
    else:
        assert elapsed_at(now, 1, *person.stopped_intervals(now)) == now + 1


def test_a_zone_that_is_not_known_counts_as_utc() -> None:
    person = Person(zone="Atlantis/Poseidonis", quiet=quiet("22:00", "06:00"))
    assert person.rests_until(at("2026-06-01 23:00")) == at("2026-06-02 06:00")
    assert Person(zone="../../etc/passwd").time_zone == UTC


@pytest.mark.parametrize(
    "record",
    [
        '{"quiet":[0,721]}',
        '{"quiet":[60,60]}',
        '{"quiet":[-1,60]}',
        '{"quiet":[0,1440]}',
        '{"quiet":[0]}',
        '{"holidays":[[5,5]]}',
        '{"holidays":[[5,9],[1,2]]}',
        '{"pings":"shout"}',
    ],
)
def test_settings_that_cannot_be_are_refused(record: str) -> None:
    with pytest.raises(ValueError, match="validation error"):
        Person.model_validate_json(record)


def test_settings_are_read_as_they_were_written() -> None:
    person = Person(zone="Europe/Kyiv", quiet=(1320, 420), holidays=((1, 2), (5, 9)), language="en-US")
    assert Person.model_validate_json(person.model_dump_json()) == person


def test_a_day_of_summer_time_has_its_length() -> None:
    zone = ZoneInfo("Europe/Kyiv")
    spring, next_day = (moment_at(date(2026, 3, day), 0, zone) for day in (29, 30))
    assert next_day - spring == timedelta(hours=23) // timedelta(milliseconds=1)


def test_of_hours_that_change_all_the_time_the_newest_are_remembered() -> None:
    person, moments = Person(), range(0, 100 * HOUR, HOUR)
    for hour, at in enumerate(moments):
        person = person.model_copy(update={"quiet": (hour % 12 * 60, (hour % 12 + 1) * 60)}).after(person, at)
    assert len(person.former) == 20
    assert [until for until, _, _ in person.former] == list(moments)[-20:]
    last = moments[-1]
    for days, kept in ((59, 20), (61, 1)):
        now = last + days * 24 * HOUR
        assert len(Person(zone="UTC").after(person, now).former) == kept


def test_former_hours_count_in_the_zone_that_they_were_in() -> None:
    tokyo = Person(zone="Asia/Tokyo", quiet=quiet("22:00", "06:00"))
    changed = at("2026-06-02 13:30")  # half past ten in the evening there
    person = Person(zone="Europe/Kyiv", quiet=tokyo.quiet).after(tokyo, changed)
    begin = at("2026-06-01 22:00")
    first, *rest = [list(islice(each, 2)) for each in person.stopped_intervals(begin)[1:]]
    assert [tuple(map(shown, each)) for each in first] == [("2026-06-02 13:00", "2026-06-02 13:30")]
    assert [[tuple(map(shown, each)) for each in now] for now in rest] == [
        [("2026-06-02 19:00", "2026-06-03 03:00"), ("2026-06-03 19:00", "2026-06-04 03:00")]
    ]
