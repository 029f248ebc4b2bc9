"""The language of people's Discord: known when they ask for something, and needed when they don't."""

import logging
import sys
from typing import Final

from storage.base import GameStore, StorageError

log = logging.getLogger(__name__)

MOST_KEPT: Final = 20_000
"""How many people's locales are in memory, so that nothing is written that is stored already."""


class Locales:
    """The locales of the Discord of people who play, in a database."""

    def __init__(self, store: GameStore) -> None:
        self._store = store
        self._stored: dict[int, str] = {}
        self._seen: dict[int, str] = {}

    def saw(self, user_id: int, locale: str) -> None:
        """Note somebody's locale; `store` stores it if it is another than before."""
        if self._stored.get(user_id) != locale:
            _put(self._seen, user_id, locale)

    async def store(self) -> None:
        """Store what was seen of people who sit at a game, or did; what can't be stored is kept for later."""
        seen, self._seen = self._seen, {}
        if not seen:
            return
        try:
            playing = await self._store.save_locales(seen)
        except StorageError as error:
            log.warning("The languages of people's Discord can't be stored: %s", error)
            self._seen = seen | self._seen
            return
        for user_id in playing:
            _put(self._stored, user_id, seen[user_id])

    async def of(self, user_id: int) -> str:
        """Return somebody's locale, "" if it isn't known. Never raise `StorageError`."""
        if user_id in self._seen:
            return self._seen[user_id]
        try:
            return await self._store.load_locale(user_id) or ""
        except StorageError as error:
            log.warning("The language of a person's Discord can't be read: %s", error)
            return ""

    def forget(self, user_id: int) -> None:
        """Keep nothing of somebody in memory: they are deleted."""
        self._stored.pop(user_id, None)
        self._seen.pop(user_id, None)


def _put(locales: dict[int, str], user_id: int, locale: str) -> None:
    """Note a locale as the newest; if there are too many, the oldest goes."""
    locales.pop(user_id, None)
    locales[user_id] = sys.intern(locale)
    if len(locales) > MOST_KEPT:
        del locales[next(iter(locales))]
