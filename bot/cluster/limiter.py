"""Discord's rate limit on IDENTIFYs, shared by all processes."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import dataclass
from math import inf
from typing import Protocol
from weakref import WeakValueDictionary

from storage.leases import Leases
from storage.records import StorageError
from storage.shards import Lease

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Spacing:
    """How far apart IDENTIFYs are, and for how long a process waits, in seconds."""

    interval: float = 5.4
    """Between two IDENTIFYs of a bucket: Discord requires five."""
    identify_timeout: float = 5.0
    """How long sending one may take; a process that dies during its turn blocks the others for that long."""
    poll_every: float = 0.5
    """Between requests for a turn, at most: the current turn may end early."""
    retry_after: float = 1.0
    """Before retrying when the database doesn't answer."""


class Limiter(Protocol):
    """Limits how often an IDENTIFY may be sent."""

    def turn(self, bucket: int) -> AbstractAsyncContextManager[None]:
        """Wait until an IDENTIFY of a bucket may be sent; it has been sent when the block ends."""
        ...


class IdentifyLimiter:
    """Spaces out the IDENTIFYs of a bucket across all processes.

    The interval starts when the last one was sent, not when its turn began: connecting may take a while, and
    so may the database. `clock` is monotonic.
    """

    def __init__(self, leases: Leases, clock: Callable[[], float], spacing: Spacing | None = None) -> None:
        self._leases = leases
        self._spacing = spacing or Spacing()
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
                await self._end(turn, self._spacing.interval)

    async def _begin(self, bucket: int) -> Lease:
        spacing = self._spacing
        while True:
            # The database's clock may have been set forward since.
            await asyncio.sleep(self._sent.get(bucket, -inf) + spacing.interval - self._clock())
            asked = self._clock()
            try:
                lasts = spacing.identify_timeout + spacing.interval
                turn = await self._leases.begin_turn(f"identify {bucket}", lasts)
            except StorageError:
                await asyncio.sleep(spacing.retry_after)
                continue
            if not isinstance(turn, Lease):
                await asyncio.sleep(min(turn, spacing.poll_every))
            elif self._clock() < asked + spacing.identify_timeout:
                return turn
            else:
                await self._end(turn, 0.0)  # the answer took so long that the turn is about to expire

    async def _end(self, turn: Lease, pause: float) -> None:
        try:
            await self._leases.end_turn(turn, pause)
        except StorageError as error:
            log.debug("A turn can't be ended, others have to wait until it expires: %s", error)
