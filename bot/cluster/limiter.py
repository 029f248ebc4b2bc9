"""Discord's rate limit on IDENTIFYs, shared by all processes."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from math import inf
from typing import Final, Protocol
from weakref import WeakValueDictionary

from storage.leases import Leases
from storage.records import StorageError
from storage.shards import Lease

log = logging.getLogger(__name__)

INTERVAL: Final = 5.4
"""Seconds between two IDENTIFYs of a bucket: Discord requires five."""
IDENTIFY_TIMEOUT: Final = 5.0
"""Seconds that sending one may take: a process that dies during its turn blocks others for no longer."""
POLL_EVERY: Final = 0.5
"""Seconds between requests for a turn, at most: the current turn may end early."""
RETRY_AFTER: Final = 1.0
"""Seconds to wait before retrying when the database doesn't answer."""


class Limiter(Protocol):
    """Decides when an IDENTIFY may be sent."""

    def turn(self, bucket: int) -> AbstractAsyncContextManager[None]:
        """Wait until an IDENTIFY of a bucket may be sent; it has been sent when the block ends."""
        ...


class IdentifyLimiter:
    """Spaces out the IDENTIFYs of a bucket across all processes.

    The interval starts when the last one was sent, not when its turn began: connecting may take a while, and
    so may the database. `clock` is monotonic.
    """

    def __init__(self, leases: Leases, clock: Callable[[], float]) -> None:
        self._leases = leases
        self._clock = clock
        self._queues: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._sent: dict[int, float] = {}
        """For each bucket, when this process sent the last one."""

    @asynccontextmanager
    async def turn(self, bucket: int) -> AsyncIterator[None]:
        """Wait until an IDENTIFY of a bucket may be sent; it has been sent when the block ends."""
        async with self._queues.setdefault(bucket, asyncio.Lock()):
            turn = await self._begin(bucket)
            try:
                yield
            finally:
                self._sent[bucket] = self._clock()
                await self._end(turn, INTERVAL)

    async def _begin(self, bucket: int) -> Lease:
        while True:
            # The database's clock may have been set forward since.
            await asyncio.sleep(self._sent.get(bucket, -inf) + INTERVAL - self._clock())
            asked = self._clock()
            try:
                turn = await self._leases.begin_turn(f"identify {bucket}", IDENTIFY_TIMEOUT + INTERVAL)
            except StorageError:
                await asyncio.sleep(RETRY_AFTER)
                continue
            if not isinstance(turn, Lease):
                await asyncio.sleep(min(turn, POLL_EVERY))
            elif self._clock() < asked + IDENTIFY_TIMEOUT:
                return turn
            else:
                await self._end(turn, 0.0)  # the answer took so long that the turn is about to expire

    async def _end(self, turn: Lease, pause: float) -> None:
        try:
            await self._leases.end_turn(turn, pause)
        except StorageError as error:
            log.debug("A turn can't be ended, others have to wait until it expires: %s", error)
