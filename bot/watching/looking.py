"""Looks from time to time at what takes a moment to find out, so that no scrape has to wait for it."""

import asyncio
from contextlib import suppress
from typing import Final

from prometheus_client import Histogram

from bot.health import Health
from bot.sharing.part import Part
from engine import Tables
from storage.base import Census, StorageError

LOOK_EVERY: Final = 15.0
"""Seconds between looks at whether the bot is well, and at what it has to show."""
COUNT_EVERY: Final = 60.0
"""Seconds between counts of games: that takes some milliseconds when there are very many."""
MOST_COUNTED: Final = 100_000
LAG_EVERY: Final = 1.0
"""Seconds between looks at how late the event loop comes round."""


async def look_at(health: Health) -> float:
    """Look whether the bot is well; return the seconds until the next look, as all here do."""
    _ = await health.ready()
    return LOOK_EVERY


class Count:
    """How many games there are, as last counted; None before that."""

    def __init__(self, tables: Tables, part: Part) -> None:
        self._tables = tables
        self._part = part
        self.census: Census | None = None

    async def look(self) -> float:
        """Count."""
        counted = None
        try:
            with suppress(StorageError):  # the look at the bot's health says so
                counted = await self._tables.census(MOST_COUNTED, self._part.shown)
        finally:
            self.census = counted
        return COUNT_EVERY


async def measure(lag: Histogram) -> float:
    """Measure how late the event loop comes round."""
    loop = asyncio.get_running_loop()
    due = loop.time() + LAG_EVERY
    await asyncio.sleep(LAG_EVERY)
    lag.observe(max(0.0, loop.time() - due))
    return 0.0
