"""Durations and days, as a language writes them."""

from datetime import date

import pytest

from bot.i18n.language import languages, words_for
from bot.words.dates import long_day, short_time
from tests.bot.english import ENGLISH


@pytest.mark.parametrize(
    ("seconds", "written"),
    [(0.2, "1 sec"), (1.6, "2 sec"), (119, "119 sec"), (120, "2 min"), (7_199, "120 min"), (7_200, "2 hr")],
)
def test_a_duration_is_at_least_a_second_in_the_largest_unit_of_which_it_has_two(
    seconds: float, written: str
) -> None:
    assert short_time(ENGLISH, seconds) == written


@pytest.mark.parametrize("locale", languages())
def test_a_day_is_written_with_its_year_and_with_spaces_that_fonts_have(locale: str) -> None:
    written = long_day(words_for(locale), date(2026, 11, 23))
    assert "2026" in written
    assert "\u202f" not in written
