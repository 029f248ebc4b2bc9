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


@pytest.mark.parametrize("hours", range(1, 15))
def test_every_whole_hour_east_of_utc_is_a_zone(hours: int) -> None:
    """Tonga is at UTC+13, and Kiritimati at UTC+14."""
    assert zones_of(f"UTC+{hours}", "en-US") == [f"Etc/GMT-{hours}"]


@pytest.mark.parametrize("hours", range(1, 13))
def test_every_whole_hour_west_of_utc_is_a_zone(hours: int) -> None:
    assert zones_of(f"UTC-{hours}", "en-US") == [f"Etc/GMT+{hours}"]


@pytest.mark.parametrize("typed", ["UTC+15", "UTC-13"])
def test_nobody_lives_farther_from_utc(typed: str) -> None:
    assert zones_of(typed, "en-US") == []
