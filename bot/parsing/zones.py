"""Finds time zones by what people type: a big city, a country, an IANA name, or an offset from UTC."""

import re
import unicodedata
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime, timedelta
from functools import cache
from pathlib import Path
from typing import Final
from zoneinfo import ZoneInfo, available_timezones

from babel import Locale, UnknownLocaleError
from babel.core import get_global

from bot.words.names import city_name

_OF_FLAGS: Final = {0x1F1E6 + at: ord("a") + at for at in range(26)}
"""The letters of which the emojis of flags consist."""
MAX_FOUND: Final = 25
"""The most zones that are returned: as many as a select can show."""
CITIES: Final = Path(__file__).with_name("cities.txt")
"""Big cities by time zone, written by `tools.cities`: ``=Europe/Kyiv``, and then a name on each line."""
_OFFSET: Final = re.compile(r"(?:utc|gmt)? ?([+-])0?(\d{1,2})(?: (\d{2}))?", re.ASCII)
_MIN_LENGTH: Final = 4
"""The least letters of a city's name that is found among other words, most of which are shorter."""
_MAX_WORDS: Final = 6
_MAX_OFFSETS: Final = {"-": 12, "+": 14}


def zones_of(text: str, locale: str) -> list[str]:
    """Return the IANA names of the time zones that a text may mean; none if it means none.

    Cities after which a time zone is named, and countries, are recognized in the language of `locale`, a
    Discord locale, and in English; other big cities in every language.
    """
    wanted = plain(text)
    if not wanted:
        return []
    offset = _OFFSET.fullmatch(wanted)
    if offset is not None:
        return _at_offset(offset[1], int(offset[2]), int(offset[3] or 0))
    found = _named(wanted, locale) or _beginning(wanted, locale)
    if not found:
        found = next(filter(None, (_named(name, locale) for name in _names_in(text))), [])
    return _without_aliases(found)[:MAX_FOUND]


def _named(wanted: str, locale: str) -> list[str]:
    """Return the zones with exactly this name, or of the city, country or code with this name."""
    names, countries = _zones(), _countries(locale).get(wanted, ())
    if wanted in names and not countries:
        return [names[wanted]]
    found = _cities(locale).get(wanted, [])
    if not countries:
        found = found + _of_big_cities(f"\n{wanted}\n")
    return found or [zone for zone in countries or _of_code(wanted) if zone in names.values()]


def _beginning(wanted: str, locale: str) -> list[str]:
    """Return the zones of cities whose names begin like this, or else those in whose names a word does."""
    cities = _cities(locale)
    return (
        [zone for city, zones in cities.items() if city.startswith(wanted) for zone in zones]
        or _of_big_cities(f"\n{wanted}")
        or [zone for name, zone in _zones().items() if f" {wanted}" in name]
    )


def _names_in(text: str) -> Iterator[str]:
    """Yield what may be a city in a longer text: “Warsaw, Poland”, “Warsaw time”, “in Warsaw”."""
    yield plain(text.partition(",")[0])
    words = plain(text).split()[:_MAX_WORDS]
    parts = [words[:count] for count in range(len(words) - 1, 0, -1)]
    parts += [words[at:] for at in range(1, len(words))]
    yield from (name for name in map(" ".join, parts) if len(name) >= _MIN_LENGTH)


def _of_big_cities(names: str) -> list[str]:
    """Return the zones in whose lists of big cities a string occurs."""
    return [zone for zone, listed in _big_cities().items() if names in listed]


def _without_aliases(zones: Iterable[str]) -> list[str]:
    """Return zones without duplicates: of several names for one zone, only the first."""
    found: dict[str, str] = {}
    for zone in zones:
        found.setdefault(get_global("zone_aliases").get(zone, zone), zone)
    return list(found.values())


def _at_offset(sign: str, hours: int, minutes: int) -> list[str]:
    """Return the zones with this offset from UTC; IANA names such as Etc/GMT-2 invert the sign."""
    if minutes:
        offset = timedelta(hours=hours, minutes=minutes)
        return _at_fractional_offsets().get(-offset if sign == "-" else offset, [])
    if hours > _MAX_OFFSETS[sign]:
        return []
    return [f"Etc/GMT{'-' if sign == '+' else '+'}{hours}"] if hours else ["UTC"]


@cache
def _at_fractional_offsets() -> dict[timedelta, list[str]]:
    """Return the zones whose offset from UTC isn't in whole hours, in winter or summer, by that offset."""
    found: dict[timedelta, list[str]] = {}
    year = datetime.now(UTC).year
    for zone in sorted(set(_zones().values()) - get_global("zone_aliases").keys()):
        for offset in {datetime(year, month, 1, tzinfo=ZoneInfo(zone)).utcoffset() for month in (1, 7)}:
            if offset is not None and offset % timedelta(hours=1):
                found.setdefault(offset, []).append(zone)
    return found


def plain(text: str) -> str:
    """Return a text without case, accents and punctuation, so that it can be compared."""
    letters = unicodedata.normalize("NFKD", text.casefold()).replace("−", "-").translate(_OF_FLAGS)
    kept = "".join(letter for letter in letters if not unicodedata.combining(letter))
    kept = re.sub(r"(?<=[^\W\d_])-(?=[^\W\d_])", " ", kept)  # only between letters; elsewhere it is a minus
    return " ".join(re.sub(r"[^\w+-]|_", " ", kept).split())


@cache
def _zones() -> dict[str, str]:
    """Return the zones by their full names, normalized by `plain`."""
    return {plain(zone): zone for zone in sorted(available_timezones()) if not zone.startswith("Etc/")}


@cache
def _cities(locale: str) -> dict[str, list[str]]:
    """Return the zones of cities by their names in English and another language, normalized by `plain`."""
    found: dict[str, list[str]] = {}
    for zone in _zones().values():
        if "/" not in zone:
            continue
        names = [zone.rpartition("/")[2]]
        if zone not in get_global("zone_aliases"):
            names += [city_name(zone, language) for language in _languages(locale)]
        for name in dict.fromkeys(map(plain, names)):
            found.setdefault(name, []).append(zone)
    return found


@cache
def _big_cities() -> dict[str, str]:
    """Return the names of big cities in all languages by zone, each name between line breaks."""
    known = set(_zones().values())
    parts = (part.partition("\n") for part in CITIES.read_text(encoding="utf-8").split("=")[1:])
    return {zone: f"\n{names}" for zone, _, names in parts if zone in known}


@cache
def _countries(locale: str) -> dict[str, tuple[str, ...]]:
    """Return the zones of countries by their names, in English and another language."""
    zones = get_global("territory_zones")
    found: dict[str, tuple[str, ...]] = {}
    for language in _languages(locale):
        names = language.territories
        found |= {plain(names[code]): tuple(zones[code]) for code in zones if code in names}
    return found


def _of_code(code: str) -> tuple[str, ...]:
    """Return the zones of a country by its code, as UA, GBR or UK; none if it isn't one."""
    country = get_global("territory_aliases").get(code.upper(), [code.upper()])[0]
    return tuple(get_global("territory_zones").get(country, ()))


def _languages(locale: str) -> Iterator[Locale]:
    for name in ("en", locale):
        try:
            yield Locale.parse(name, sep="-")
        except (UnknownLocaleError, ValueError):
            continue
