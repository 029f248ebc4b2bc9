"""One aiosqlite connection that many tasks share; docs/decisions/0002-taking-turns.md says why."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Iterable
from pathlib import Path
from typing import Self, TypeVar

import aiosqlite

from storage.drivers.sqlite import setup
from storage.drivers.sqlite.file_guard import FileGuard

_Result = TypeVar("_Result")


class SharedConnection:
    """A connection that tasks take turns with: one reading statement or one whole transaction at a time.

    Methods raise what sqlite3 raises. `presence` knows whether the database's files are still in place.
    """

    def __init__(self, db: aiosqlite.Connection, presence: FileGuard) -> None:
        """Use `open` instead."""
        self.presence = presence
        self._db = db
        self._turn = asyncio.Lock()
        self._transactions: set[asyncio.Task[object]] = set()
        self._done_with = asyncio.Event()
        self._closing = asyncio.create_task(self._close_when_done_with())

    @classmethod
    async def open(cls, path: Path) -> Self:
        """Connect to a database that `opening.prepare` has created or migrated."""
        # The first statement of a transaction that writes begins it, and waits for the write lock. A deferred
        # one that reads and then writes fails at once if another has written in between.
        db = await aiosqlite.connect(path, timeout=setup.BUSY_SECONDS, isolation_level="IMMEDIATE")
        try:
            for statement in setup.EVERY_CONNECTION:
                await db.execute_fetchall(statement)
            await db.execute_fetchall("SELECT count(*) FROM sqlite_master")  # opens the log
            presence = await asyncio.to_thread(FileGuard, path)
            await presence.guard(db)
        except BaseException:
            await db.close()
            raise
        shared = cls(db, presence)
        await asyncio.sleep(0)  # a task that is cancelled before its first step would never close it
        return shared

    async def read(self, statement: str, parameters: Iterable[object] = ()) -> list[sqlite3.Row]:
        """Return the rows of a statement that doesn't write."""
        async with self._turn:
            return list(await self._db.execute_fetchall(statement, parameters))

    async def write(self, work: Callable[[aiosqlite.Connection], Awaitable[_Result]]) -> _Result:
        """Run `work` as one transaction; return what it returns once that is committed.

        Roll back if `work` raises. The transaction runs to its end even if the waiting task is cancelled.
        """
        task = asyncio.create_task(self._transaction(work))
        self._transactions.add(task)
        task.add_done_callback(self._transactions.discard)
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            task.add_done_callback(lambda done: done.cancelled() or done.exception())  # nobody waits for it
            raise

    async def close(self) -> None:
        """Finish the transactions in progress and close. Closing again does nothing."""
        if self._transactions:
            await asyncio.wait(self._transactions)
        self._done_with.set()
        await asyncio.shield(self._closing)

    async def _transaction(self, work: Callable[[aiosqlite.Connection], Awaitable[_Result]]) -> _Result:
        async with self._turn:
            if self._db.in_transaction:  # the disk failed, and the rollback with it
                await self._db.rollback()
            try:
                result = await work(self._db)
                await self._db.commit()
            except BaseException:
                await self._db.rollback()  # does nothing if SQLite has already rolled back
                raise
            return result

    async def _close_when_done_with(self) -> None:
        """Close the connection when `close` is called, or when `asyncio.run` ends and cancels all tasks.

        Without this a program that ends with an exception would wait for aiosqlite's thread forever.
        """
        try:
            await self._done_with.wait()
        finally:
            async with self._turn:
                await self._db.close()
