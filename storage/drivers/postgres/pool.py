"""A bounded pool of connections to a server, which runs statements and transactions."""

import asyncio
import random
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from contextlib import suppress
from functools import lru_cache
from typing import Final, TypeAlias, TypeVar

import asyncpg

from storage.drivers.postgres.address import STATEMENT_SECONDS, Address
from storage.drivers.postgres.errors import DRIVER_ERRORS, OutcomeUnknown, unusable

PostgresConnection: TypeAlias = "asyncpg.Connection[asyncpg.Record]"

CONNECT_SECONDS: Final = 2.5
"""Seconds to wait for a new connection, or for one to become free."""
CLOSE_SECONDS: Final = 5.0
"""Seconds that a connection may take to close cleanly."""
IDLE_SECONDS: Final = 300.0
"""Seconds after which an idle connection is closed rather than used: a firewall may have dropped it."""
ANSWER_GRACE_SECONDS: Final = 0.5
"""Seconds that an answer may take beyond the server's own limit for the statement."""


async def connect(address: Address, seconds: float | None = None) -> PostgresConnection:
    """Return a new connection whose statements time out after `seconds`. Raise one of `DRIVER_ERRORS`."""
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
        self._idle: list[tuple[PostgresConnection, float]] = []  # the last used is at the end, and used first
        self._closing: set[asyncio.Task[None]] = set()

    async def acquire(self) -> PostgresConnection:
        """Take a connection for exclusive use until it is released.

        Raise `StorageError` if none becomes free, and one of `DRIVER_ERRORS` if a new one can't be made.
        """
        try:
            if self._free.locked():
                async with asyncio.timeout(CONNECT_SECONDS):
                    await self._free.acquire()
            else:
                await self._free.acquire()
        except TimeoutError:
            size = self._address.pool
            busy = f"all {size} connections are busy; if this happens often, raise pool= in its URL"
            raise unusable(self._address.name, busy) from None
        long_ago = asyncio.get_running_loop().time() - IDLE_SECONDS
        while self._idle:
            db, since = self._idle.pop()
            if since < long_ago:
                self._discard(db)
            elif not db.is_closed():
                return db
        try:
            return await connect(self._address, STATEMENT_SECONDS + ANSWER_GRACE_SECONDS)
        except BaseException:
            self._free.release()
            raise

    def release(self, db: PostgresConnection) -> None:
        """Return a connection, in any state, to the pool."""
        self._free.release()
        if db.is_closed():
            return
        if db.is_in_transaction():
            db.terminate()
            return
        now = asyncio.get_running_loop().time()
        self._idle.append((db, now))
        if self._idle[0][1] < now - IDLE_SECONDS:
            self._discard(self._idle.pop(0)[0])

    def close_idle(self) -> None:
        """Close the idle connections."""
        while self._idle:
            self._discard(self._idle.pop()[0])

    async def close(self) -> None:
        """Wait until all connections are released, and close them. Don't acquire any after this."""
        for _ in range(self._address.pool):
            await self._free.acquire()
        self.close_idle()
        if self._closing:
            await asyncio.wait(self._closing)
        for _ in range(self._address.pool):
            self._free.release()

    def _discard(self, db: PostgresConnection) -> None:
        task = asyncio.create_task(_close(db))
        self._closing.add(task)
        task.add_done_callback(self._closing.discard)


async def _close(db: PostgresConnection) -> None:
    try:
        await db.close(timeout=CLOSE_SECONDS)
    except DRIVER_ERRORS:
        db.terminate()


@lru_cache(maxsize=512)  # a few of them have numbers in their text
def numbered(statement: str) -> str:
    """Return a statement with `$1`, `$2` … for its question marks, none of which may be in a literal.

    >>> numbered("SELECT ? + ?")
    'SELECT $1 + $2'
    """
    first, *others = statement.split("?")
    return first + "".join(f"${number}{piece}" for number, piece in enumerate(others, 1))


_Result = TypeVar("_Result")

MAX_TRIES: Final = 10
"""How often a transaction is tried if it conflicts with others or loses its connection."""

_CONFLICTS: Final = (asyncpg.SerializationError, asyncpg.DeadlockDetectedError)
_CONNECTION_LOST: Final = (
    OSError,
    asyncpg.PostgresConnectionError,
    asyncpg.AdminShutdownError,
    asyncpg.CrashShutdownError,
    asyncpg.CannotConnectNowError,
    asyncpg.IdleInTransactionSessionTimeoutError,
    asyncpg.StatementCompletionUnknownError,
)
"""Errors after which a connection is unusable, or its answer is lost."""


class PostgresTransaction:
    """A connection in the middle of a transaction; see `storage.database.Transaction`."""

    __slots__ = ("_db",)

    def __init__(self, db: PostgresConnection) -> None:
        self._db = db

    async def fetch(self, statement: str, parameters: Sequence[object] = ()) -> list[asyncpg.Record]:
        """Run a statement and return its rows."""
        return await self._db.fetch(numbered(statement), *parameters)

    async def lock_game(self, game_id: int) -> None:
        """Lock a game's row until the transaction ends."""
        await self._db.fetch("SELECT 1 FROM games WHERE id = $1 FOR UPDATE", game_id)

    async def lock_tables(self, tables: Sequence[str]) -> None:
        """Lock tables for writing until the transaction ends; others can still read them."""
        await self._db.execute(f"LOCK TABLE {', '.join(tables)} IN EXCLUSIVE MODE")


class Pool:
    """The connections to one database. Methods raise `StorageError`, or one of `DRIVER_ERRORS`.

    Conflicting transactions are retried, and so are statements that lose their connection before anything is
    committed: it may have been idle while the server restarted.
    """

    def __init__(self, address: Address) -> None:
        self._address = address
        self._connections = Connections(address)
        self._running: set[asyncio.Task[object]] = set()

    async def fetch(self, statement: str, parameters: Sequence[object] = ()) -> list[asyncpg.Record]:
        """Return the rows of a statement that doesn't write."""
        query = numbered(statement)
        return await self._with_retries(lambda db: db.fetch(query, *parameters))

    async def execute(self, statement: str, parameters: Sequence[object] = ()) -> None:
        """Run a statement that writes as a transaction of its own; see `write`.

        It has to be idempotent, because it is run again if the connection is lost.
        """
        await self._shielded(self.fetch(statement, parameters))

    async def write_at_once(self, statement: str, parameters: Sequence[object]) -> list[asyncpg.Record]:
        """Run a statement that writes as a transaction of its own, in one round trip, and return its rows.

        If the waiting task is cancelled, the server is asked to cancel the statement; the task ends once the
        statement has ended there, committed or not. Raise `OutcomeUnknown` if the connection is lost.
        """
        query = numbered(statement)

        async def run(db: PostgresConnection) -> list[asyncpg.Record]:
            try:
                return await db.fetch(query, *parameters)
            except asyncio.CancelledError:
                with suppress(*DRIVER_ERRORS):
                    await db.execute("SELECT 1")  # asyncpg waits until the server is ready for it
                raise
            except DRIVER_ERRORS as error:
                if _is_lost(db, error):
                    raise OutcomeUnknown(self._address.name) from error
                raise

        return await self._with_retries(run)

    async def write(
        self, work: Callable[[PostgresTransaction], Awaitable[_Result]], *, serializable: bool = False
    ) -> _Result:
        """Run `work` as one transaction; return what it returns once that is committed.

        Roll back if `work` raises. If the waiting task is cancelled, it ends only after `work` has run to its
        end. Raise `OutcomeUnknown` if the connection is lost during COMMIT.
        """

        async def run(db: PostgresConnection) -> _Result:
            try:
                await db.execute("BEGIN ISOLATION LEVEL SERIALIZABLE" if serializable else "BEGIN")
                result = await work(PostgresTransaction(db))
            except BaseException as error:
                if not _is_lost(db, error):
                    await db.execute("ROLLBACK")
                raise
            try:
                await db.execute("COMMIT")
            except DRIVER_ERRORS as error:
                if _is_lost(db, error):
                    raise OutcomeUnknown(self._address.name) from error
                raise
            return result

        return await self._shielded(self._with_retries(run))

    def close_idle(self) -> None:
        """Close the connections that can only read: a new one may reach the primary."""
        self._connections.close_idle()

    async def close(self) -> None:
        """Finish operations in progress and close the connections. Closing again does nothing."""
        if self._running:
            await asyncio.wait(self._running)
        await self._connections.close()

    async def _shielded(self, work: Coroutine[object, object, _Result]) -> _Result:
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            task.add_done_callback(lambda done: done.cancelled() or done.exception())  # nobody waits for it
            await asyncio.wait({task})  # so that the next read doesn't overlap with it
            raise

    async def _with_retries(self, run: Callable[[PostgresConnection], Awaitable[_Result]]) -> _Result:
        """Run a function on a connection; retry it on conflicts and lost connections."""
        tried = 0
        while True:
            tried += 1
            db = await self._connections.acquire()
            try:
                return await run(db)
            except _CONFLICTS:
                if tried == MAX_TRIES:
                    raise
                pause = random.uniform(0, 0.002 * 2**tried)
            except asyncpg.ReadOnlySQLTransactionError:
                db.terminate()
                self.close_idle()
                raise
            except (*DRIVER_ERRORS, asyncio.CancelledError) as error:
                has_no_answer = isinstance(error, TimeoutError | asyncio.CancelledError)
                if not _is_lost(db, error) or has_no_answer or tried == MAX_TRIES:
                    raise
                pause = 0
            finally:
                self._connections.release(db)
            await asyncio.sleep(pause)


def _is_lost(db: PostgresConnection, error: BaseException) -> bool:
    """Return whether a connection is unusable after an error; if so, it is closed."""
    if isinstance(error, (*_CONNECTION_LOST, asyncio.CancelledError)):  # cancelled: its answer may still come
        db.terminate()
    return db.is_closed()
