"""Waiting for what takes a moment, on a machine that may be very busy."""

import asyncio
from collections.abc import Callable
from typing import Final

PATIENCE: Final = 120.0
"""Seconds until what should take a moment is taken to hang."""


async def until(happens: Callable[[], object]) -> None:
    """Wait for something that another task, thread or process does."""
    async with asyncio.timeout(PATIENCE):
        while not happens():  # noqa: ASYNC110 - nobody there could set an event
            await asyncio.sleep(0.001)
