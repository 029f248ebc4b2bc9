"""A sign of life next to the database, for whoever watches the process from outside."""

import asyncio
import logging
import tempfile
import time
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Final

from storage.base import GameStore, StorageError

log = logging.getLogger(__name__)

BEAT: Final = 30.0
"""Seconds between signs of life."""
DEAD_AFTER: Final = 120.0
"""Seconds without one after which the bot counts as dead."""


def sign_of_life(database: str | Path) -> Path:
    """Return the file that is touched while the bot is well: beside the database's, or a temporary one."""
    if isinstance(database, Path):
        return database.with_name(f"{database.name}.alive")
    return Path(tempfile.gettempdir()) / f"azul-{sha256(database.encode()).hexdigest()[:16]}.alive"


async def beat(database: str | Path, store: GameStore, is_well: Callable[[], bool]) -> None:
    """Touch the sign of life for as long as this runs, whenever the bot is well and can save moves."""
    path = sign_of_life(database)
    trouble: str | None = None
    while True:
        before, trouble = trouble, await _trouble(store)
        if trouble is not None and trouble != before:
            log.error("Moves can't be saved: %s", trouble)
        if trouble is None and before is not None:
            log.info("Moves can be saved again")
        if trouble is None and is_well():
            try:
                await asyncio.to_thread(path.touch)
            except OSError as error:
                log.warning("Can't give a sign of life: %s", error)
        await asyncio.sleep(BEAT)


async def _trouble(store: GameStore) -> str | None:
    try:
        await store.check()
    except StorageError as error:
        return str(error)
    return None


def is_alive(database: str | Path) -> bool:
    """Return whether the sign of life is fresh."""
    try:
        return time.time() - sign_of_life(database).stat().st_mtime < DEAD_AFTER
    except OSError:
        return False
