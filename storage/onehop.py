"""A whole transaction on aiosqlite's thread at once; docs/decisions/0002-one-hop.md says why."""

import sqlite3
from collections.abc import Callable
from typing import Self, TypeVar

import aiosqlite

_Result = TypeVar("_Result")


class OneHop(aiosqlite.Connection):
    """An aiosqlite connection that runs whole functions on its thread, one after another.

    aiosqlite's own methods cross to the thread once a statement, and other tasks' statements may come in
    between: a transaction of four costs four crossings and needs a lock. One function is one crossing and
    needs none.
    """

    @classmethod
    async def over(cls, connection: sqlite3.Connection) -> Self:
        """Hand `connection` over to a new database thread, which alone may use it from now on."""
        hop = cls(lambda: connection, iter_chunk_size=64)
        # A program that ends without closing ends all the same, instead of waiting for this thread for ever;
        # a transaction that this cuts short is rolled back by whoever opens the file next.
        hop._thread.daemon = True
        _ = await hop  # starts the thread; the result is `hop`
        return hop

    async def run(self, work: Callable[[sqlite3.Connection], _Result]) -> _Result:
        """Return what `work` returns, called with the connection on the database thread.

        Once begun, `work` runs to its end even if the task that waits for it is cancelled.
        """
        # aiosqlite leaves this method without types.
        result: _Result = await self._execute(work, self._conn)  # type: ignore[no-untyped-call]
        return result
