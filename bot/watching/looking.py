"""Looks from time to time at what takes a moment to find out, so that no scrape has to wait for it."""

import asyncio
from typing import Final

from prometheus_client import Histogram

from bot.health import Health

LOOK_EVERY: Final = 15.0
"""Seconds between looks at whether the bot is well, and at what it has to show."""
LAG_EVERY: Final = 1.0
"""Seconds between looks at how late the event loop comes round."""


async def look_at(health: Health) -> None:
    """Look whether the bot is well, for as long as this runs."""
    while True:
        _ = await health.ready()
        await asyncio.sleep(LOOK_EVERY)


async def measure(lag: Histogram) -> None:
    """Measure how late the event loop comes round, for as long as this runs."""
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + LAG_EVERY
        await asyncio.sleep(LAG_EVERY)
        lag.observe(max(0.0, loop.time() - due))
