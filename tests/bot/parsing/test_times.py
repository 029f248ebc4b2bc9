"""Times of the day are read as people in several countries write them."""

import pytest

from bot.parsing.times import times_of

NIGHT = (22 * 60, 7 * 60)


@pytest.mark.parametrize(
    "text",
    ["22-7", "22:00 – 7:00", "10 pm to 7 am", "22時から7時", "22時00分〜7時00分", "午後10時から午前7時まで"],
)
def test_a_night_is_read_however_it_is_written(text: str) -> None:
    assert times_of(text) == NIGHT


def test_a_day_ends_at_24_and_not_after_that() -> None:
    assert times_of("22-24") == times_of("22:00 – 24:00") == (22 * 60, 0)
    assert times_of("22:00 – 24:01") is None
    assert times_of("22-25") is None


def test_the_halves_of_the_day_begin_with_0_in_japanese() -> None:
    assert times_of("午前0時から午後0時30分") == (0, 12 * 60 + 30)


@pytest.mark.parametrize("text", ["22時", "0 am to 7 am", "午後13時から7時", "昼から夜まで"])
def test_what_is_not_two_times_is_not_read(text: str) -> None:
    assert times_of(text) is None
