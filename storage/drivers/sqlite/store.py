"""A database file that is open: statements and transactions on it, and its errors in the operator's words."""

import asyncio
import logging
import os
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Self, TypeVar

import aiosqlite

from storage.database import Connection, Database
from storage.drivers.sqlite.connection import SharedConnection
from storage.drivers.sqlite.errors import damaged, explain, require_writable_disk, seems_damaged, unusable
from storage.drivers.sqlite.lock import FileLock
from storage.drivers.sqlite.setup import prepare
from storage.records import ChannelOccupied, DamagedRecord
from storage.store import Store

_Result = TypeVar("_Result")

log = logging.getLogger(__name__)


class File(Database):
    """A file of games. Many tasks may use it at once: they take turns."""

    def __init__(self, db: SharedConnection, path: Path, claim: FileLock | None) -> None:
        """Use `open` instead."""
        self._db = db
        self._path = path
        self._claim = claim
        self._closed = False

    @classmethod
    async def open(cls, path: str | os.PathLike[str], *, alone: bool = False) -> Self:
        """Open the file `path`, creating or migrating it as needed.

        With `alone`, another process that asks for it alone is refused until this store is closed. Raise
        `StorageError` if the file is in use that way, or isn't and can't become a writable database of games.
        """
        # One name for the file, whatever becomes of the working directory.
        file = Path(path).absolute()  # noqa: ASYNC240 - asks for the working directory, no file
        claim = await asyncio.to_thread(prepare, file, alone=alone)
        try:
            return cls(await SharedConnection.open(file), file, claim)
        except BaseException as error:
            if claim is not None:
                claim.release()
            if isinstance(error, sqlite3.Error):
                raise explain(file, error) from error
            raise

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
        """Finish what is in progress and close the file. Closing it again does nothing."""
        self._closed = True
        async with self._explained():
            await self._db.close()
        if self._claim is not None:
            await asyncio.to_thread(self._claim.release)

    async def wipe(self, *, thoroughly: bool = False) -> None:
        """Move everything out of the write-ahead log, in which older versions of rows are left.

        To do so `thoroughly` is to write the whole file anew.
        """
        if thoroughly:
            await self._read("the file", "VACUUM")
        await self._read("the file", "PRAGMA wal_checkpoint(TRUNCATE)")

    async def _read(self, what: str, statement: str, *parameters: object) -> list[sqlite3.Row]:
        self._require_open()
        async with self._explained(what):
            return await self._db.read(statement, parameters)

    async def _write(
        self,
        what: str,
        work: Callable[[Connection], Awaitable[_Result]],
        *,
        serially: bool = False,  # noqa: ARG002 - they always are
    ) -> _Result:
        self._require_open()
        async with self._explained(what):
            try:
                written = await self._db.write(lambda db: work(_Transaction(db)))
            except sqlite3.IntegrityError as error:
                if error.sqlite_errorcode == sqlite3.SQLITE_CONSTRAINT_UNIQUE:
                    raise ChannelOccupied("the channel already has an open game") from error
                if error.sqlite_errorcode == sqlite3.SQLITE_CONSTRAINT_TRIGGER:
                    await self.check()
                raise
        log.debug("Stored: %s", what)
        return written

    def _damaged(self, what: str, reason: str) -> DamagedRecord:
        return damaged(self._path, what, reason)

    async def _require_presence(self, because: Exception | None = None) -> None:
        trouble = await asyncio.to_thread(self._db.presence.trouble)
        if trouble is not None:
            raise unusable(self._path, trouble) from because

    def _require_open(self) -> None:
        if self._closed:
            raise unusable(self._path, "it has been closed")

    @asynccontextmanager
    async def _explained(self, what: str = "the file") -> AsyncIterator[None]:
        try:
            yield
        except sqlite3.Error as error:
            if seems_damaged(error):  # but isn't, if it is no longer in place
                await self._require_presence(error)
            raise explain(self._path, error, what) from error


def _size_of(path: Path) -> int:
    sizes = []
    for file in (path, path.with_name(f"{path.name}-wal")):
        with suppress(OSError):  # if it is gone, whoever writes says so
            sizes.append(file.stat().st_size)
    return sum(sizes)


class _Transaction:
    """The shared connection while a transaction has its turn."""

    __slots__ = ("_db",)

    def __init__(self, db: aiosqlite.Connection) -> None:
        self._db = db

    async def fetch(self, statement: str, parameters: Sequence[object] = ()) -> list[sqlite3.Row]:
        return list(await self._db.execute_fetchall(statement, parameters))

    async def hold(self, game_id: int) -> None:
        """Do nothing: no other transaction writes at the same time."""


class SqliteStore(File, Store):
    """A `Store` in a file. Many tasks may call it at once: they take turns."""
