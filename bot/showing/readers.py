"""Which language people read: what they have chosen, else that of their Discord."""

import sys
from collections.abc import Mapping
from typing import Final

from bot.words.language import is_spoken

MOST_SEEN: Final = 20_000
"""How many people's Discord languages are remembered."""


class Readers:
    """People's languages, known without a look into the database.

    `chosen` are the locales that people have chosen, by their ids, as they are at any time. What language
    somebody's Discord has is known from what they asked last; it isn't stored.
    """

    def __init__(self, chosen: Mapping[int, str]) -> None:
        self._chosen = chosen
        self._seen: dict[int, str] = {}

    def locale_of(self, user_id: int, seen: str = "") -> str:
        """Return somebody's locale, "" if it isn't known; `seen` is that of their Discord at the moment."""
        if seen:
            self._seen.pop(user_id, None)
            self._seen[user_id] = sys.intern(seen)
            if len(self._seen) > MOST_SEEN:
                del self._seen[next(iter(self._seen))]
        chosen = self._chosen.get(user_id, "")
        return chosen if is_spoken(chosen) else self._seen.get(user_id, "")
