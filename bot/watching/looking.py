"""Looks from time to time at what takes a moment to find out, so that no scrape has to wait for it."""

import asyncio
import logging
from typing import Final

from prometheus_client import Histogram

from bot.health import Health
from bot.sharing.part import Part
from engine import Tables
from storage.base import Census, StorageError

log = logging.getLogger(__name__)

LOOK_EVERY: Final = 15.0
"""Seconds between looks at whether the bot is well, and at what it has to show."""
COUNT_EVERY: Final = 60.0
"""Seconds between counts of games: that takes some milliseconds when there are very many."""
MOST_COUNTED: Final = 100_000
LAG_EVERY: Final = 1.0
"""Seconds between looks at how late the event loop comes round."""


async def look_at(health: Health) -> None:
    """Look whether the bot is well, for as long as this runs."""
    while True:
        _ = await health.ready()
        await asyncio.sleep(LOOK_EVERY)


class Count:
    """How many games there are, as last counted; None before that."""

    def __init__(self, tables: Tables, part: Part) -> None:
        self._tables = tables
        self._part = part
        self.census: Census | None = None

    async def keep_up(self) -> None:
        """Count from time to time, for as long as this runs."""
        while True:
            try:
                self.census = await self._tables.census(MOST_COUNTED, self._part.shown)
            except StorageError:  # the look at the bot's health says so
                self.census = None
            except Exception:
                log.exception("The games could not be counted")
                self.census = None
            await asyncio.sleep(COUNT_EVERY)


async def measure(lag: Histogram) -> None:
    """Measure how late the event loop comes round, for as long as this runs."""
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + LAG_EVERY
        await asyncio.sleep(LAG_EVERY)
        lag.observe(max(0.0, loop.time() - due))
