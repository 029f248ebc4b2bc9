"""One aiosqlite connection that many tasks share; docs/decisions/0002-taking-turns.md says why."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Iterable
from pathlib import Path
from typing import Any, Self, TypeVar

import aiosqlite

from storage import opening
from storage.presence import Presence

_Result = TypeVar("_Result")


class SharedConnection:
    """A connection that tasks take turns with: a statement that reads, or a whole transaction, at a time.

    All methods raise what sqlite3 raises. `presence` knows whether what is written is there to stay.
    """

    def __init__(self, db: aiosqlite.Connection, presence: Presence) -> None:
        """Use `open` instead."""
        self.presence = presence
        self._db = db
        self._turn = asyncio.Lock()
        self._transactions: set[asyncio.Task[Any]] = set()
        self._done_with = asyncio.Event()
        self._closing = asyncio.create_task(self._close_when_done_with())

    @classmethod
    async def open(cls, path: Path) -> Self:
        """Connect to a database that `opening.prepare` has left in order."""
        # IMMEDIATE takes the write lock before the first statement of a transaction: one that only asks for
        # it amid a transaction is refused at once if somebody has written in between.
        db = await aiosqlite.connect(path, timeout=opening.BUSY_SECONDS, isolation_level="IMMEDIATE")
        try:
            for statement in opening.EVERY_CONNECTION:
                await db.execute_fetchall(statement)
            await db.execute_fetchall("SELECT count(*) FROM sqlite_master")  # opens the log
            presence = await asyncio.to_thread(Presence, path)
            await presence.guard(db)
        except BaseException:
            await db.close()
            raise
        shared = cls(db, presence)
        await asyncio.sleep(0)  # a task that is cancelled before its first step would not close
        return shared

    async def read(self, statement: str, parameters: Iterable[object] = ()) -> list[sqlite3.Row]:
        """Return the rows of a statement that writes nothing."""
        async with self._turn:
            return list(await self._db.execute_fetchall(statement, parameters))

    async def write(self, work: Callable[[aiosqlite.Connection], Awaitable[_Result]]) -> _Result:
        """Return what `work` returns once the transaction that its first statement begins is committed.

        If it raises anything nothing is written. A transaction that was asked for runs to its end even if the
        task that waits for it is cancelled.
        """
        task = asyncio.create_task(self._transaction(work))
        self._transactions.add(task)
        task.add_done_callback(self._transactions.discard)
        return await asyncio.shield(task)

    async def close(self) -> None:
        """Finish every transaction that was asked for, then close. Closing again does nothing."""
        if self._transactions:
            await asyncio.wait(self._transactions)
        self._done_with.set()
        await asyncio.shield(self._closing)

    async def _transaction(self, work: Callable[[aiosqlite.Connection], Awaitable[_Result]]) -> _Result:
        async with self._turn:
            if self._db.in_transaction:  # a rollback has failed with the disk
                await self._db.rollback()
            try:
                result = await work(self._db)
                await self._db.commit()
            except BaseException:
                await self._db.rollback()  # does nothing where SQLite has rolled back by itself
                raise
            return result

    async def _close_when_done_with(self) -> None:
        """Close when `close` asks for it, or when the event loop ends: `asyncio.run` cancels all tasks then.

        Otherwise a program that ends by an exception would wait for aiosqlite's thread for ever.
        """
        try:
            await self._done_with.wait()
        finally:
            async with self._turn:
                await self._db.close()
