"""Time zones as people write them."""

import pytest

from bot.parsing.zones import CITIES, MAX_FOUND, plain, zones_of
from engine.time.person import zone_named
from tests.some import some


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


@pytest.mark.parametrize(
    ("typed", "zone"),
    [
        ("Львів", "Europe/Kyiv"),
        ("харків", "Europe/Kyiv"),
        ("Івано-Франківськ", "Europe/Kyiv"),
        ("Санкт-Петербург", "Europe/Moscow"),
        ("Питер", "Europe/Moscow"),
        ("Kraków", "Europe/Warsaw"),
        ("gdansk", "Europe/Warsaw"),
        ("Tartu", "Europe/Tallinn"),
        ("大阪", "Asia/Tokyo"),
        ("大阪市", "Asia/Tokyo"),
        ("よこはま", "Asia/Tokyo"),
        ("San Francisco", "America/Los_Angeles"),
        ("Munich", "Europe/Berlin"),
        ("München", "Europe/Berlin"),
        ("Rio", "America/Sao_Paulo"),
        ("NYC", "America/New_York"),
        ("Rio de Jan", "America/Sao_Paulo"),
        ("Warsaw, Poland", "Europe/Warsaw"),
        ("Київ, Україна", "Europe/Kyiv"),
        ("warszawa polska", "Europe/Warsaw"),
        ("Warsaw time", "Europe/Warsaw"),
        ("I live near Lviv", "Europe/Kyiv"),
        ("los angeles usa", "America/Los_Angeles"),
        ("🇯🇵", "Asia/Tokyo"),
        ("UK", "Europe/London"),
        ("pl", "Europe/Warsaw"),
        ("EST", "EST"),
        ("LA", "America/Los_Angeles"),
    ],
)
@pytest.mark.parametrize("locale", ["en-US", "uk", "ja", "tlh"])
def test_big_cities_are_read_in_every_language(locale: str, typed: str, zone: str) -> None:
    assert zones_of(typed, locale) == [zone]


@pytest.mark.parametrize(
    ("typed", "zones"),
    [
        ("Birmingham", ["America/Chicago", "Europe/London"]),
        ("Одеса", ["America/Chicago", "Europe/Kyiv"]),
        ("Vancouver", ["America/Vancouver", "America/Los_Angeles"]),
    ],
)
def test_a_city_with_a_namesake_elsewhere_is_in_both_zones(typed: str, zones: list[str]) -> None:
    assert zones_of(typed, "uk") == zones


def test_a_country_by_its_code_has_all_its_zones() -> None:
    zones = zones_of("us", "uk")
    assert {"America/New_York", "America/Los_Angeles"} <= set(zones)
    assert len(zones) == MAX_FOUND


@pytest.mark.parametrize("typed", ["London", "Paris", "Sydney"])
def test_a_much_smaller_namesake_is_not_meant(typed: str) -> None:
    assert len(zones_of(typed, "en-US")) == 1


@pytest.mark.parametrize(("typed", "zone"), [("Jamaica", "America/Jamaica"), ("Georgia", "Asia/Tbilisi")])
def test_a_country_is_no_city_of_its_name(typed: str, zone: str) -> None:
    """Jamaica is in Queens too."""
    assert zones_of(typed, "en-US") == [zone]


def test_the_zones_of_big_cities_exist_and_their_names_can_be_found() -> None:
    """If this fails: ``python -m tools.cities``."""
    lines = CITIES.read_text(encoding="utf-8").splitlines()
    zones = {line[1:] for line in lines if line.startswith("=")}
    assert len(zones) > 250
    assert all(map(zone_named, zones))
    assert all(plain(name) == name for name in some(lines[::100]) if not name.startswith("="))


@pytest.mark.parametrize("hours", range(1, 15))
def test_every_whole_hour_east_of_utc_is_a_zone(hours: int) -> None:
    """Tonga is at UTC+13, and Kiritimati at UTC+14."""
    assert zones_of(f"UTC+{hours}", "en-US") == [f"Etc/GMT-{hours}"]


@pytest.mark.parametrize("hours", range(1, 13))
def test_every_whole_hour_west_of_utc_is_a_zone(hours: int) -> None:
    assert zones_of(f"UTC-{hours}", "en-US") == [f"Etc/GMT+{hours}"]


@pytest.mark.parametrize(
    ("typed", "zone"),
    [
        ("UTC+5:30", "Asia/Kolkata"),
        ("+05:45", "Asia/Kathmandu"),
        ("GMT+4:30", "Asia/Kabul"),
        ("UTC−9:30", "Pacific/Marquesas"),
        ("utc-2:30", "America/St_Johns"),  # in summer
    ],
)
def test_an_offset_with_minutes_is_that_of_the_zones_that_have_it(typed: str, zone: str) -> None:
    assert zone in zones_of(typed, "en-US")


@pytest.mark.parametrize("typed", ["utc+0", "GMT-00:00", "UTC"])
def test_no_offset_is_utc_itself(typed: str) -> None:
    assert zones_of(typed, "en-US") == ["UTC"]


def test_nobody_lives_at_an_offset_of_odd_minutes() -> None:
    assert zones_of("UTC+5:17", "en-US") == []


@pytest.mark.parametrize("typed", ["UTC+15", "UTC-13"])
def test_nobody_lives_farther_from_utc(typed: str) -> None:
    assert zones_of(typed, "en-US") == []


@pytest.mark.parametrize(
    "typed", ["I don't know", "where am i", "good morning", "none of your business", "no idea", "ask my mom"]
)
def test_no_zone_is_found_in_what_names_none(typed: str) -> None:
    assert zones_of(typed, "en-US") == []


def test_a_long_text_is_no_zone() -> None:
    assert zones_of("nowhere " * 1000, "en-US") == []
