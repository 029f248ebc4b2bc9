"""Times of the day as people write them: from when to when."""

import re
from typing import Final

_TIME: Final = r"(\d{1,2})(?:[:.h]?(\d{2}))?h?\s*(am|pm|a\.m\.|p\.m\.)?"
_FROM_TO: Final = re.compile(rf"(?:from\s+)?{_TIME}\s*(?:-|–|—|to|till|until)\s*{_TIME}", re.ASCII)


def times_of(text: str) -> tuple[int, int] | None:
    """Return from which minute of the day until which a text goes, None if it isn't two times.

    >>> times_of("22:30 – 6:45"), times_of("10 pm to 7 am"), times_of("2200-0700"), times_of("22")
    ((1350, 405), (1320, 420), (1320, 420), None)
    """
    found = _FROM_TO.fullmatch(text.strip().casefold())
    if found is None:
        return None
    start, end = _minute(*found.groups()[:3]), _minute(*found.groups()[3:])
    return None if start is None or end is None else (start, end)


def _minute(hour: str, minute: str | None, half: str | None) -> int | None:
    """Return the minute of the day that an hour, a minute and a half of the day say; None if none."""
    hours, minutes = int(hour), int(minute or 0)
    if minutes > 59 or hours > (12 if half else 24) or (half and not hours):
        return None
    if half:
        hours = hours % 12 + (12 if half.startswith("p") else 0)
    return (60 * hours + minutes) % (24 * 60) if hours < 24 or not minutes else None
