"""Parses ranges of times of the day as people write them."""

import re
from typing import Final

from bot.parsing.letters import folded

_HALF: Final = r"am|pm|a\.m\.|p\.m\."
_BEFORE: Final = "午前|午後"
"""The words for the halves of the day that come before the hour."""
_TIME: Final = rf"({_BEFORE})?\s*([0-9]{{1,2}})(?:[:.h時]?([0-9]{{2}}))?[h時分]?\s*({_HALF})?"
_WORD: Final = rf"(?!(?:{_HALF}))(?:(?!{_BEFORE})[^\W\d_]){{1,10}}"
"""A word such as from, to or until, in any language."""
_FROM_TO: Final = re.compile(rf"(?:{_WORD}\s+)?{_TIME}\s*(?:[-–—~〜]|{_WORD})\s*{_TIME}\s*(?:{_WORD})?")


def times_of(text: str) -> tuple[int, int] | None:
    """Parse two times; return them as minutes of the day (0 to 1439), None if the text isn't two times.

    >>> times_of("22:30 – 6:45"), times_of("10 pm to 7 am"), times_of("2200-0700"), times_of("22")
    ((1350, 405), (1320, 420), (1320, 420), None)
    >>> times_of("з 22:30 до 6:45"), times_of("午後１０時３０分から６時４５分まで")
    ((1350, 405), (1350, 405))
    """
    found = _FROM_TO.fullmatch(folded(text.strip()))
    if found is None:
        return None
    start, end = _minute(*found.groups()[:4]), _minute(*found.groups()[4:])
    return None if start is None or end is None else (start, end)


def _minute(before: str | None, hour: str, minute: str | None, after: str | None) -> int | None:
    """Return the minute of the day for an hour, a minute and a half of the day; None if it isn't valid."""
    hours, minutes, half = int(hour), int(minute or 0), after or before
    if minutes > 59 or hours > (12 if half else 24) or (after and not hours):
        return None
    if half:
        hours = hours % 12 + (12 if half.startswith(("p", "午後")) else 0)
    return (60 * hours + minutes) % (24 * 60) if hours < 24 or not minutes else None
