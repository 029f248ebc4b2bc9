"""Time zones as people write them: a city, a country, a name in the IANA database, the distance from UTC."""

import re
import unicodedata
from functools import cache
from typing import Final
from zoneinfo import available_timezones

from babel import Locale, UnknownLocaleError
from babel.core import get_global

MOST_FOUND: Final = 25
"""How many zones are found at most: as many as a select can show."""
_OFFSET: Final = re.compile(r"(?:utc|gmt)? ?([+-])0?(\d{1,2})(?: 00)?", re.ASCII)
_FARTHEST: Final = {"-": 12, "+": 14}


def zones_of(text: str, locale: str) -> list[str]:
    """Return the names of the time zones that a text may mean, the likeliest first; none if it means none.

    Countries are read in the language `locale`, a Discord locale, and in English.
    """
    wanted = _plain(text)
    if not wanted:
        return []
    offset = _OFFSET.fullmatch(wanted)
    if offset is not None:
        return _at_offset(offset[1], int(offset[2]))
    names, cities = _zones()
    countries = _countries(locale).get(wanted, ())
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
def _zones() -> tuple[dict[str, str], dict[str, list[str]]]:
    """Return the zones by their whole names and by their cities, as `_plain` has them."""
    names: dict[str, str] = {}
    cities: dict[str, list[str]] = {}
    for zone in sorted(available_timezones()):
        if zone.startswith("Etc/"):
            continue
        names[_plain(zone)] = zone
        if "/" in zone:
            cities.setdefault(_plain(zone.rpartition("/")[2]), []).append(zone)
    return names, cities


@cache
def _countries(locale: str) -> dict[str, tuple[str, ...]]:
    """Return the zones of countries by their names, in English and another language."""
    zones = get_global("territory_zones")
    found: dict[str, tuple[str, ...]] = {}
    for name in ("en", locale):
        try:
            territories = Locale.parse(name, sep="-").territories
        except (UnknownLocaleError, ValueError):
            continue
        found |= {_plain(territories[code]): tuple(zones[code]) for code in zones if code in territories}
    return found
