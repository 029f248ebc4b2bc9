"""Discord's limit on IDENTIFYs, kept by all processes together."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from math import inf
from typing import Final, Protocol
from weakref import WeakValueDictionary

from storage.base import StorageError
from storage.leases.base import Leases
from storage.share import Lease

log = logging.getLogger(__name__)

INTERVAL: Final = 5.4
"""Seconds from the sending of one IDENTIFY to that of the next of its bucket: Discord wants five."""
SENDING: Final = 5.0
"""Seconds that sending one may take. Whoever may send one and doesn't holds up others for no longer."""
ASK_EVERY: Final = 0.5
"""Seconds after which it is asked again at the latest: the one whose turn it is may be done by then."""
TRY_AGAIN: Final = 1.0
"""Seconds until the database is asked again that could not answer."""


class Limiter(Protocol):
    """What says when an IDENTIFY may be sent."""

    def turn(self, bucket: int) -> AbstractAsyncContextManager[None]:
        """Wait until an IDENTIFY of a bucket may be sent; it has been sent when the block ends."""
        ...


class IdentifyLimiter:
    """Lets IDENTIFYs of a bucket be sent some seconds one after the other, whichever process sends them.

    What counts is when the last one was sent, not when somebody was allowed to send it: a process may take
    long to connect, and the database to answer. `clock` is one that nobody sets.
    """

    def __init__(self, leases: Leases, clock: Callable[[], float]) -> None:
        self._leases = leases
        self._clock = clock
        self._lines: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._sent: dict[int, float] = {}
        """When this process sent the last one of each bucket, by its clock."""

    @asynccontextmanager
    async def turn(self, bucket: int) -> AsyncIterator[None]:
        """Wait until an IDENTIFY of a bucket may be sent; it has been sent when the block ends."""
        async with self._lines.setdefault(bucket, asyncio.Lock()):
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
                turn = await self._leases.begin_turn(f"identify {bucket}", SENDING + INTERVAL)
            except StorageError:
                await asyncio.sleep(TRY_AGAIN)
                continue
            if not isinstance(turn, Lease):
                await asyncio.sleep(min(turn, ASK_EVERY))
            elif self._clock() < asked + SENDING:
                return turn
            else:
                await self._end(turn, 0.0)  # the answer took so long that it may be another's turn soon

    async def _end(self, turn: Lease, pause: float) -> None:
        try:
            await self._leases.end_turn(turn, pause)
        except StorageError as error:
            log.debug("Others have to wait until the turn ends by itself: %s", error)
