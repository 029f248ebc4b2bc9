"""A bounded number of connections to a server, made when they are needed and lent to one task at a time.

asyncpg has such a pool too; this one takes a tenth of its time, because nothing here changes a session, so
that a connection that comes back needs no cleaning (docs/decisions/0037-postgresql.md).
"""

import asyncio
from typing import Final, TypeAlias

import asyncpg

from storage.postgres.address import STATEMENT_SECONDS, Address
from storage.postgres.faults import FAULTS, unusable

Connection: TypeAlias = "asyncpg.Connection[asyncpg.Record]"

CONNECT_SECONDS: Final = 2.5
"""Seconds within which a connection has to be made, or to become free."""
CLOSE_SECONDS: Final = 5.0
"""Seconds within which a connection has to be closed in good order."""
IDLE_SECONDS: Final = 300.0
"""Seconds after which a connection that nobody needs is closed; a firewall may forget it."""
GRACE_SECONDS: Final = 0.5
"""Seconds that an answer may take longer than the statement on the server."""


async def connect(address: Address, seconds: float | None = None) -> Connection:
    """Return a new connection; an answer may take so many `seconds`. Raise one of `FAULTS`."""
    return await asyncpg.connect(
        address.url,
        timeout=CONNECT_SECONDS,
        command_timeout=seconds,
        statement_cache_size=address.statement_cache_size,
        max_cached_statement_lifetime=0,
        server_settings=dict(address.session),
    )


class Connections:
    """Connections to `address`, at most as many as its `pool`."""

    def __init__(self, address: Address) -> None:
        self._address = address
        self._free = asyncio.Semaphore(address.pool)
        self._idle: list[tuple[Connection, float]] = []  # those used last are at the end, and used first
        self._closing: set[asyncio.Task[None]] = set()

    async def take(self) -> Connection:
        """Return a connection of one's own until it is given back.

        Raise `StorageError` if none becomes free, and one of `FAULTS` if a new one can't be made.
        """
        try:
            if self._free.locked():
                async with asyncio.timeout(CONNECT_SECONDS):
                    await self._free.acquire()
            else:
                await self._free.acquire()
        except TimeoutError:
            busy = (
                f"all {self._address.pool} connections are busy; if that is often so, raise pool= in its URL"
            )
            raise unusable(self._address.name, busy) from None
        long_ago = asyncio.get_running_loop().time() - IDLE_SECONDS
        while self._idle:
            db, since = self._idle.pop()
            if since < long_ago:
                self._part_with(db)
            elif not db.is_closed():
                return db
        try:
            return await connect(self._address, STATEMENT_SECONDS + GRACE_SECONDS)
        except BaseException:
            self._free.release()
            raise

    def give_back(self, db: Connection) -> None:
        """Take a connection back, whatever state it is in."""
        self._free.release()
        if db.is_closed():
            return
        if db.is_in_transaction():
            db.terminate()
            return
        now = asyncio.get_running_loop().time()
        self._idle.append((db, now))
        if self._idle[0][1] < now - IDLE_SECONDS:
            self._part_with(self._idle.pop(0)[0])

    def renew(self) -> None:
        """Part with the connections that nobody uses now: the server has changed."""
        while self._idle:
            self._part_with(self._idle.pop()[0])

    async def close(self) -> None:
        """Wait for connections that are lent, and close all. Nobody may take one from now on."""
        for _ in range(self._address.pool):
            await self._free.acquire()
        self.renew()
        if self._closing:
            await asyncio.wait(self._closing)
        for _ in range(self._address.pool):
            self._free.release()

    def _part_with(self, db: Connection) -> None:
        task = asyncio.create_task(_close(db))
        self._closing.add(task)
        task.add_done_callback(self._closing.discard)


async def _close(db: Connection) -> None:
    try:
        await db.close(timeout=CLOSE_SECONDS)
    except FAULTS:
        db.terminate()
