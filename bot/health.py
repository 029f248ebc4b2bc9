"""A sign of life beside the database, for whoever watches the process from outside."""

import asyncio
import logging
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

log = logging.getLogger(__name__)

BEAT: Final = 30.0
"""Seconds between signs of life."""
DEAD_AFTER: Final = 120.0
"""Seconds without one after which the bot counts as dead."""


def sign_of_life(database: Path) -> Path:
    """Return the file that is touched while the bot is well."""
    return database.with_name(f"{database.name}.alive")


async def beat(database: Path, is_well: Callable[[], bool]) -> None:
    """Touch the sign of life for as long as this runs, whenever the bot is well."""
    path = sign_of_life(database)
    while True:
        if is_well():
            try:
                await asyncio.to_thread(path.touch)
            except OSError as error:
                log.warning("No sign of life can be given: %s", error)
        await asyncio.sleep(BEAT)


def is_alive(database: Path) -> bool:
    """Return whether the sign of life is fresh."""
    try:
        return time.time() - sign_of_life(database).stat().st_mtime < DEAD_AFTER
    except OSError:
        return False
