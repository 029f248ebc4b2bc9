"""Sessions opened ahead for shards that others still hold, so that a handover loses no interaction."""

import asyncio
import logging
from collections.abc import Callable, Collection
from typing import Final

from bot.cluster.sessions import Sessions

log = logging.getLogger(__name__)

KEEP_IDLE_FOR: Final = 300.0
"""Seconds for which an unneeded session stays open: Discord limits how many may be opened a day."""
RETRY_AFTER: Final = 1.0
"""Seconds to wait before trying again to open one."""

Close = Callable[[int, asyncio.Task[None]], None]


class StandbySessions:
    """Sessions of shards that this process is about to get, or may get.

    `before` returns the task that has to end before a shard's session can be opened, if any. `close` closes
    a session, and is given the task that may still be opening it.
    """

    def __init__(
        self,
        sessions: Sessions,
        clock: Callable[[], float],
        before: Callable[[int], "asyncio.Task[None] | None"],
        close: Close,
    ) -> None:
        self._sessions = sessions
        self._clock = clock
        self._before = before
        self._close = close
        self._opening: dict[int, asyncio.Task[None]] = {}
        self._needed: frozenset[int] = frozenset()
        self._last_needed: dict[int, float] = {}

    def __contains__(self, shard: int) -> bool:
        """Return whether a shard's session is open or being opened."""
        return shard in self._opening

    def prepare(self, shards: Collection[int]) -> None:
        """Keep sessions open for these shards; close those that haven't been needed for a while."""
        now, self._needed = self._clock(), frozenset(shards)
        for shard in shards:
            self._last_needed[shard] = now
            if shard not in self._opening:
                self._opening[shard] = asyncio.create_task(self._open(shard))
        for shard in self._opening.keys() - self._needed:
            if now >= self._last_needed[shard] + KEEP_IDLE_FOR:
                self._close(shard, self._opening.pop(shard))

    def is_needed(self, shard: int) -> bool:
        """Return whether this process expects to get a shard."""
        return shard in self._needed and shard in self._opening

    @property
    def is_waiting(self) -> bool:
        """Whether this process expects to get any shard."""
        return bool(self._needed & self._opening.keys())

    @property
    def ready(self) -> frozenset[int]:
        """The shards that this process could run right away."""
        sessions = self._sessions
        shards = self._needed & self._opening.keys()
        return frozenset(each for each in shards if sessions.is_ready(each) and sessions.is_connected(each))

    def release(self, shard: int) -> "asyncio.Task[None] | None":
        """Pass on a session whose shard is now held; return the task that may still be opening it."""
        return self._opening.pop(shard, None)

    def close(self) -> None:
        """Close all sessions."""
        for shard in list(self._opening):
            self._close(shard, self._opening.pop(shard))

    async def _open(self, shard: int) -> None:
        before = self._before(shard)
        if before is not None:
            await asyncio.wait({before})
        while True:
            try:
                return await self._sessions.open(shard)
            except Exception:
                log.exception("The session of shard %d could not be opened", shard)
            await asyncio.sleep(RETRY_AFTER)
