"""A bounded pool of connections: single statements and whole transactions, each within its time."""

import asyncio
import random
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Final, Self, TypeAlias, TypeVar

import asyncpg

from storage.postgres.address import STATEMENT_SECONDS, Address
from storage.postgres.faults import FAULTS, OutcomeUnknown, unusable
from storage.postgres.numbering import numbered

if TYPE_CHECKING:
    from asyncpg.pool import PoolConnectionProxy

_Result = TypeVar("_Result")
_Lent: TypeAlias = "PoolConnectionProxy[asyncpg.Record]"

CONNECT_SECONDS: Final = 2.5
"""Seconds within which a connection has to be made, or to become free."""
CLOSE_SECONDS: Final = 5.0
"""Seconds within which connections have to be closed in good order."""
GRACE_SECONDS: Final = 0.5
"""Seconds that an answer may take longer than the statement on the server."""
TRIES: Final = 10
"""How often a transaction is run if others get in its way, or if the connection is lost before it commits."""

_IN_THE_WAY: Final = (asyncpg.SerializationError, asyncpg.DeadlockDetectedError)
_LAST_WORDS: Final = (
    OSError,
    asyncpg.PostgresConnectionError,
    asyncpg.AdminShutdownError,
    asyncpg.CrashShutdownError,
    asyncpg.CannotConnectNowError,
    asyncpg.IdleInTransactionSessionTimeoutError,
    asyncpg.StatementCompletionUnknownError,
)
"""What is heard of a connection for the last time, or of an answer that doesn't come."""


class _ConnectionLost(Exception):
    """The connection is gone, and nothing was committed. The cause says why."""


class Transaction:
    """A connection in the middle of a transaction; see `storage.database.Connection`."""

    __slots__ = ("_db",)

    def __init__(self, db: _Lent) -> None:
        self._db = db

    async def fetch(self, statement: str, parameters: Sequence[object] = ()) -> list[asyncpg.Record]:
        """Run a statement of `storage.sql` and return its rows."""
        return await self._db.fetch(numbered(statement), *parameters)


class Pool:
    """Connections to one database. Methods raise what asyncpg raises, one of `FAULTS`, and `StorageError`."""

    def __init__(self, pool: "asyncpg.Pool[asyncpg.Record]", address: Address) -> None:
        """Use `open` instead."""
        self._pool = pool
        self._address = address
        self._running: set[asyncio.Task[object]] = set()

    @classmethod
    async def open(cls, address: Address) -> Self:
        """Return a pool that connects when it is used."""
        pool = asyncpg.create_pool(
            address.url,
            init_size=0,
            min_size=0,
            max_size=address.pool,
            reset=_nothing_to_reset,
            timeout=CONNECT_SECONDS,
            command_timeout=STATEMENT_SECONDS + GRACE_SECONDS,
            statement_cache_size=address.statement_cache_size,
            max_cached_statement_lifetime=0,
            server_settings=dict(address.session),
        )
        return cls(await pool, address)

    async def fetch(self, statement: str, parameters: Sequence[object] = ()) -> list[asyncpg.Record]:
        """Return the rows of one statement, which commits by itself and may be run twice."""
        query = numbered(statement)

        async def run(db: _Lent) -> list[asyncpg.Record]:
            return await db.fetch(query, *parameters)

        return await self._insist(run)

    async def write(
        self, work: Callable[[Transaction], Awaitable[_Result]], *, serially: bool = False
    ) -> _Result:
        """Run `work` as one transaction; return what it returns once that is committed.

        Roll back if `work` raises. It is run again if other transactions get in its way. It runs to its end
        even if the waiting task is cancelled, which ends after it then. Raise `OutcomeUnknown` if the
        connection is lost during COMMIT.
        """

        async def run(db: _Lent) -> _Result:
            return await self._transaction(db, work, serially=serially)

        return await self._shielded(self._insist(run))

    async def close(self) -> None:
        """Finish the transactions in progress and close. Closing again does nothing."""
        if self._running:
            await asyncio.wait(self._running)
        try:
            async with asyncio.timeout(CLOSE_SECONDS):
                await self._pool.close()
        except FAULTS:
            self._pool.terminate()

    async def _shielded(self, work: Awaitable[_Result]) -> _Result:
        task = asyncio.ensure_future(work)
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            await asyncio.wait({task})  # so that whoever looks next finds it done or not, and not in between
            raise

    async def _insist(self, run: Callable[[_Lent], Awaitable[_Result]]) -> _Result:
        """Run something on a connection, again if something gets in its way, but not for ever."""
        for tried in range(1, TRIES + 1):
            try:
                return await self._lend(run)
            except _IN_THE_WAY:
                if tried == TRIES:
                    raise
                await asyncio.sleep(random.uniform(0, 0.002 * 2**tried))
            except _ConnectionLost as error:
                # It may have been idle while the server restarted, like all others in the pool.
                if tried == TRIES or isinstance(error.__cause__, TimeoutError):
                    raise error.__cause__ or error from None
        raise AssertionError("unreachable")

    async def _lend(self, run: Callable[[_Lent], Awaitable[_Result]]) -> _Result:
        db = await self._acquire()
        try:
            return await run(db)
        except asyncpg.ReadOnlySQLTransactionError:
            await self._pool.expire_connections()  # the next one may lead to a server that can be written
            raise
        except FAULTS as error:
            if _is_lost(db, error):
                raise _ConnectionLost from error
            raise
        finally:
            with suppress(*FAULTS):
                await self._pool.release(db)

    async def _acquire(self) -> _Lent:
        try:
            async with asyncio.timeout(CONNECT_SECONDS):
                return await self._pool.acquire()
        except TimeoutError:
            if self._pool.get_size() - self._pool.get_idle_size() < self._address.pool:
                raise
        raise unusable(
            self._address.name,
            f"all {self._address.pool} connections are busy; if that is often so, raise pool= in its URL",
        )

    async def _transaction(
        self, db: _Lent, work: Callable[[Transaction], Awaitable[_Result]], *, serially: bool
    ) -> _Result:
        try:
            await db.execute("BEGIN ISOLATION LEVEL SERIALIZABLE" if serially else "BEGIN")
            result = await work(Transaction(db))
        except BaseException as error:
            if not _is_lost(db, error):
                await db.execute("ROLLBACK")
            raise
        try:
            await db.execute("COMMIT")
        except FAULTS as error:
            if _is_lost(db, error):
                raise OutcomeUnknown(self._address.name) from error
            raise
        return result


def _is_lost(db: _Lent, error: BaseException) -> bool:
    """Return whether a connection is of no use after an error; close it then."""
    try:
        if not isinstance(error, _LAST_WORDS) and not db.is_closed():
            return False
        db.terminate()
    except asyncpg.InterfaceError:  # the pool has already taken it back
        pass
    return True


async def _nothing_to_reset(_: object) -> None:
    """Save the round trip: nothing here changes a session."""
