"""Time zones as people write them: a city, a country, a name in the IANA database, the distance from UTC."""

import re
import unicodedata
from collections.abc import Iterator
from functools import cache
from typing import Final
from zoneinfo import available_timezones

from babel import Locale, UnknownLocaleError
from babel.core import get_global

from bot.words.names import city_name

MOST_FOUND: Final = 25
"""How many zones are found at most: as many as a select can show."""
_OFFSET: Final = re.compile(r"(?:utc|gmt)? ?([+-])0?(\d{1,2})(?: 00)?", re.ASCII)
_FARTHEST: Final = {"-": 12, "+": 14}


def zones_of(text: str, locale: str) -> list[str]:
    """Return the names of the time zones that a text may mean, the likeliest first; none if it means none.

    Cities and countries are read in the language `locale`, a Discord locale, and in English.
    """
    wanted = _plain(text)
    if not wanted:
        return []
    offset = _OFFSET.fullmatch(wanted)
    if offset is not None:
        return _at_offset(offset[1], int(offset[2]))
    names = _zones()
    cities, countries = _cities(locale), _countries(locale).get(wanted, ())
    if wanted in names and not countries:
        return [names[wanted]]
    found = cities.get(wanted) or [zone for zone in countries if zone in names.values()]
    if not found:
        found = [zone for city, zones in cities.items() if city.startswith(wanted) for zone in zones]
    if not found:
        found = [zone for name, zone in names.items() if f" {wanted}" in name]
    return list(dict.fromkeys(found))[:MOST_FOUND]


def _at_offset(sign: str, hours: int) -> list[str]:
    """Return the zone that is so many hours from UTC: its name has the sign the other way round."""
    if hours > _FARTHEST[sign]:
        return []
    return [f"Etc/GMT{'-' if sign == '+' else '+'}{hours}"] if hours else ["UTC"]


def _plain(text: str) -> str:
    """Return a text without case, accents and punctuation, so that it can be compared."""
    letters = unicodedata.normalize("NFKD", text.casefold()).replace("−", "-")
    kept = "".join(letter for letter in letters if not unicodedata.combining(letter))
    kept = re.sub(r"(?<=[^\W\d_])-(?=[^\W\d_])", " ", kept)  # between letters; the other one is a minus
    return " ".join(re.sub(r"[^\w+-]|_", " ", kept).split())


@cache
def _zones() -> dict[str, str]:
    """Return the zones by their whole names, as `_plain` has them."""
    return {_plain(zone): zone for zone in sorted(available_timezones()) if not zone.startswith("Etc/")}


@cache
def _cities(locale: str) -> dict[str, list[str]]:
    """Return the zones of cities by their names as `_plain` has them, in English and another language."""
    found: dict[str, list[str]] = {}
    for zone in _zones().values():
        if "/" not in zone:
            continue
        names = [zone.rpartition("/")[2]]
        if zone not in get_global("zone_aliases"):
            names += [city_name(zone, language) for language in _languages(locale)]
        for name in dict.fromkeys(map(_plain, names)):
            found.setdefault(name, []).append(zone)
    return found


@cache
def _countries(locale: str) -> dict[str, tuple[str, ...]]:
    """Return the zones of countries by their names, in English and another language."""
    zones = get_global("territory_zones")
    found: dict[str, tuple[str, ...]] = {}
    for language in _languages(locale):
        names = language.territories
        found |= {_plain(names[code]): tuple(zones[code]) for code in zones if code in names}
    return found


def _languages(locale: str) -> Iterator[Locale]:
    for name in ("en", locale):
        try:
            yield Locale.parse(name, sep="-")
        except (UnknownLocaleError, ValueError):
            continue
