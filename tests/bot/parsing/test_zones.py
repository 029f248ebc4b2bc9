"""Time zones as people write them."""

import pytest

from bot.parsing.zones import zones_of


@pytest.mark.parametrize(
    ("locale", "typed", "zone"),
    [
        ("uk", "Київ", "Europe/Kyiv"),
        ("uk", "нью-йорк", "America/New_York"),
        ("uk", "Japan", "Asia/Tokyo"),
        ("ru", "Токио", "Asia/Tokyo"),
        ("pl", "nowy jork", "America/New_York"),
        ("pl", "Warsaw", "Europe/Warsaw"),
        ("ja", "東京", "Asia/Tokyo"),
        ("ja", "エストニア", "Europe/Tallinn"),
        ("et", "Berliin", "Europe/Berlin"),
        ("en-GB", "London", "Europe/London"),
        ("tlh", "London", "Europe/London"),
    ],
)
def test_cities_and_countries_are_read_in_english_and_in_the_language_of_the_person(
    locale: str, typed: str, zone: str
) -> None:
    assert zones_of(typed, locale) == [zone]
