"""`python -m bot statistics rebuild`: recounts all finished games, on every core."""

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from datetime import UTC, datetime
from typing import Final

from engine import GameService
from engine.statistics.service import Rebuilt, Stored, fold
from storage.statistics import FinishedGame
from storage.store import Store

_AT_ONCE: Final = 20
"""How many games a process is given at a time."""


async def rebuild(store: Store, progressed: Callable[[int], None]) -> Rebuilt:
    """Recount all finished games of a database; `progressed` is called with the number of games read."""
    loop = asyncio.get_running_loop()
    with ProcessPoolExecutor() as processes:

        async def fold_all(stored: Sequence[Stored]) -> Sequence[FinishedGame | str | None]:
            parts = [stored[first : first + _AT_ONCE] for first in range(0, len(stored), _AT_ONCE)]
            folded = await asyncio.gather(
                *(loop.run_in_executor(processes, _fold_part, part) for part in parts)
            )
            return [each for part in folded for each in part]

        statistics = GameService(store, now=lambda: datetime.now(UTC)).statistics
        return await statistics.rebuild(fold_all, progressed)


def _fold_part(part: Sequence[Stored]) -> list[FinishedGame | str | None]:
    return list(map(fold, part))
