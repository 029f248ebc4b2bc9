"""`python -m bot statistics rebuild`: recounts all finished games, on every core."""

import asyncio
import gc
import multiprocessing
import os
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from datetime import UTC, datetime
from typing import Final

from engine import GameService
from engine.statistics.service import Rebuilt, fold
from storage.statistics import FinishedGame, FinishedLog
from storage.store import Store

_AT_ONCE: Final = 20
"""How many games a process is given at a time."""


async def rebuild(store: Store, progressed: Callable[[int], None]) -> Rebuilt:
    """Recount all finished games of a database; `progressed` is called with the number of games folded."""
    loop = asyncio.get_running_loop()
    with workers() as processes:

        async def fold_all(logs: Sequence[FinishedLog]) -> Sequence[FinishedGame | str | None]:
            parts = [logs[first : first + _AT_ONCE] for first in range(0, len(logs), _AT_ONCE)]
            folded = await asyncio.gather(
                *(loop.run_in_executor(processes, _fold_part, part) for part in parts)
            )
            return [each for part in folded for each in part]

        statistics = GameService(store, now=lambda: datetime.now(UTC)).statistics
        return await statistics.rebuild(fold_all, progressed)


def workers() -> ProcessPoolExecutor:
    """Return processes, one for each core, that end with this one even if it is killed."""
    return ProcessPoolExecutor(initializer=_begin_process)


def _begin_process() -> None:
    gc.disable()  # nothing that a log is folded into refers to itself
    threading.Thread(target=_wait_for_parent, daemon=True).start()


def _wait_for_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _fold_part(part: Sequence[FinishedLog]) -> list[FinishedGame | str | None]:
    return list(map(fold, part))
