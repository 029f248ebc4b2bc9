"""An open database file, its statements and transactions.

Many tasks share one aiosqlite connection; docs/decisions/0002-taking-turns.md says why.
"""

import asyncio
import logging
import os
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Final, Self, TypeVar

import aiosqlite

from storage.database import Database, Transaction
from storage.drivers.sqlite import setup
from storage.drivers.sqlite.errors import damaged, explain, require_writable_disk, seems_damaged, unusable
from storage.drivers.sqlite.file_guard import FileGuard
from storage.drivers.sqlite.lock import FileLock
from storage.records import ChannelOccupied, DamagedRecord
from storage.store import Store

_Result = TypeVar("_Result")

log = logging.getLogger(__name__)

_CACHE_KIB: Final = 256 * 1024
"""How much of a long transaction is cached in memory, so that pages aren't spilled to disk repeatedly."""


class SqliteDatabase(Database):
    """A file of games. Many tasks may use it at once: they take turns.

    A turn is one statement that reads, or one whole transaction.
    """

    def __init__(self, db: aiosqlite.Connection, guard: FileGuard, path: Path, lock: FileLock | None) -> None:
        """Use `open` instead."""
        self._db = db
        self._guard = guard
        self._path = path
        self._lock = lock
        self._closed = False
        self._turn = asyncio.Lock()
        self._transactions: set[asyncio.Task[object]] = set()
        self._ending = asyncio.Event()
        self._closing = asyncio.create_task(self._close_at_the_end())

    @classmethod
    async def open(cls, path: str | os.PathLike[str], *, exclusive: bool = False) -> Self:
        """Open the file `path`, creating or migrating it as needed.

        With `exclusive`, no other process can open it exclusively until this store is closed. Raise
        `StorageError` if one has, or if the file isn't and can't become a writable database of games.
        """
        # An absolute path, in case the working directory changes.
        file = Path(path).absolute()  # noqa: ASYNC240 - asks for the working directory, no file
        lock = await asyncio.to_thread(setup.prepare, file, exclusive=exclusive)
        try:
            opened = cls(*await _connected(file), file, lock)
            await asyncio.sleep(0)  # a task that is cancelled before its first step would never close it
        except BaseException as error:
            if lock is not None:
                lock.release()
            if isinstance(error, sqlite3.Error):
                raise explain(file, error) from error
            raise
        return opened

    async def check(self) -> None:
        """Raise `StorageError` if the file isn't in place, or its disk can't be written to."""
        self._require_open()
        await self._require_presence()
        await asyncio.to_thread(require_writable_disk, self._path)

    async def size(self) -> int:
        """Return how many bytes the file and its write-ahead log take."""
        self._require_open()
        return await asyncio.to_thread(_size_of, self._path)

    async def close(self) -> None:
        """Finish operations in progress and close the file. Closing it again does nothing."""
        self._closed = True
        async with self._explained():
            if self._transactions:
                await asyncio.wait(self._transactions)
            self._ending.set()
            await asyncio.shield(self._closing)
        if self._lock is not None:
            await asyncio.to_thread(self._lock.release)

    async def purge_deleted(self, *, thoroughly: bool = False) -> None:
        """Empty the write-ahead log, which still holds older versions of rows.

        With `thoroughly`, rewrite the whole file first.
        """
        if thoroughly:
            await self._read("the file", "VACUUM")
        await self._read("the file", "PRAGMA wal_checkpoint(TRUNCATE)")

    async def _read(self, what: str, statement: str, *parameters: object) -> list[sqlite3.Row]:
        self._require_open()
        async with self._explained(what), self._turn:
            return list(await self._db.execute_fetchall(statement, parameters))

    async def _write(
        self,
        what: str,
        work: Callable[[Transaction], Awaitable[_Result]],
        *,
        serializable: bool = False,  # noqa: ARG002 - they always are
    ) -> _Result:
        self._require_open()
        async with self._explained(what):
            try:
                written = await self._shielded(work)
            except sqlite3.IntegrityError as error:
                if error.sqlite_errorcode == sqlite3.SQLITE_CONSTRAINT_UNIQUE:
                    raise ChannelOccupied("the channel already has an open game") from error
                if error.sqlite_errorcode == sqlite3.SQLITE_CONSTRAINT_TRIGGER:
                    await self.check()
                raise
        log.debug("Stored: %s", what)
        return written

    async def _write_without_timeout(
        self, what: str, work: Callable[[Transaction], Awaitable[_Result]]
    ) -> _Result:
        await self._read(what, f"PRAGMA cache_size = -{_CACHE_KIB}")
        async with self._explained(what):
            return await self._transaction(work)

    async def _shielded(self, work: Callable[[Transaction], Awaitable[_Result]]) -> _Result:
        """Run `work` as one transaction, to its end even if the waiting task is cancelled."""
        task = asyncio.create_task(self._transaction(work))
        self._transactions.add(task)
        task.add_done_callback(self._transactions.discard)
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            task.add_done_callback(lambda done: done.cancelled() or done.exception())  # nobody waits for it
            raise

    async def _transaction(self, work: Callable[[Transaction], Awaitable[_Result]]) -> _Result:
        async with self._turn:
            if self._db.in_transaction:  # the disk failed, and the rollback with it
                await self._db.rollback()
            try:
                result = await work(_SqliteTransaction(self._db))
                await self._db.commit()
            except BaseException:
                await self._db.rollback()  # does nothing if SQLite has already rolled back
                raise
            return result

    async def _close_at_the_end(self) -> None:
        """Close the connection when `close` is called, or when `asyncio.run` ends and cancels all tasks.

        Without this a program that ends with an exception would wait for aiosqlite's thread forever.
        """
        try:
            await self._ending.wait()
        finally:
            async with self._turn:
                await self._db.close()

    def _damaged(self, what: str, reason: str) -> DamagedRecord:
        return damaged(self._path, what, reason)

    async def _require_presence(self, cause: Exception | None = None) -> None:
        trouble = await asyncio.to_thread(self._guard.trouble)
        if trouble is not None:
            raise unusable(self._path, trouble) from cause

    def _require_open(self) -> None:
        if self._closed:
            raise unusable(self._path, "it has been closed")

    @asynccontextmanager
    async def _explained(self, what: str = "the file") -> AsyncIterator[None]:
        try:
            yield
        except sqlite3.Error as error:
            if seems_damaged(error):  # or it is no longer in place
                await self._require_presence(error)
            raise explain(self._path, error, what) from error


def _size_of(path: Path) -> int:
    sizes = []
    for file in (path, path.with_name(f"{path.name}-wal")):
        with suppress(OSError):  # if it is gone, the next write reports that
            sizes.append(file.stat().st_size)
    return sum(sizes)


async def _connected(file: Path) -> tuple[aiosqlite.Connection, FileGuard]:
    """Connect to a file that `setup.prepare` has created or migrated, and guard its files."""
    # The first statement of a transaction that writes begins it, and waits for the write lock. A deferred
    # one that reads and then writes fails at once if another has written in between.
    db = await aiosqlite.connect(file, timeout=setup.BUSY_SECONDS, isolation_level="IMMEDIATE")
    try:
        for statement in setup.CONNECTION_PRAGMAS:
            await db.execute_fetchall(statement)
        await db.execute_fetchall("SELECT count(*) FROM sqlite_master")  # opens the log
        guard = await asyncio.to_thread(FileGuard, file)
        await guard.guard(db)
    except BaseException:
        await db.close()
        raise
    return db, guard


class _SqliteTransaction:
    """The shared connection while a transaction has its turn."""

    __slots__ = ("_db",)

    def __init__(self, db: aiosqlite.Connection) -> None:
        self._db = db

    async def fetch(self, statement: str, parameters: Sequence[object] = ()) -> list[sqlite3.Row]:
        return list(await self._db.execute_fetchall(statement, parameters))

    async def lock_game(self, game_id: int) -> None:
        """Do nothing: no other transaction writes at the same time."""

    async def lock_tables(self, tables: Sequence[str]) -> None:
        """Do nothing, for the same reason."""


class SqliteStore(SqliteDatabase, Store):
    """A `Store` in a file. Many tasks may call it at once: they take turns."""
