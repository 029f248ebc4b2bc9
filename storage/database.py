"""A database file that is open: statements and transactions on it, and its errors in the operator's words."""

import asyncio
import os
import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Self, TypeVar

import aiosqlite

from storage.claim import Claim
from storage.faults import explain, unusable
from storage.opening import prepare
from storage.sharing import SharedConnection

_Result = TypeVar("_Result")


class Database:
    """A file of games. Many tasks may use it at once: they take turns."""

    def __init__(self, db: SharedConnection, path: Path, claim: Claim | None) -> None:
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
        """Raise `StorageError` if the file has been deleted or replaced, so that moves can't be saved."""
        self._require_open()
        trouble = await asyncio.to_thread(self._db.presence.trouble)
        if trouble is not None:
            raise unusable(self._path, trouble)

    async def close(self) -> None:
        """Finish what is in progress and close the file. Closing it again does nothing."""
        self._closed = True
        with self._explained():
            await self._db.close()
        if self._claim is not None:
            await asyncio.to_thread(self._claim.release)

    async def _read(self, what: str, statement: str, *parameters: object) -> list[sqlite3.Row]:
        """Return the rows of a statement; errors say that it was about `what`."""
        self._require_open()
        with self._explained(what):
            return await self._db.read(statement, parameters)

    async def _ids(self, what: str, statement: str, *parameters: object) -> list[int]:
        return [game_id for (game_id,) in await self._read(what, statement, *parameters)]

    async def _write(self, what: str, work: Callable[[aiosqlite.Connection], Awaitable[_Result]]) -> _Result:
        """Return what `work` returns once it is committed; errors say that it was about `what`."""
        self._require_open()
        with self._explained(what):
            try:
                return await self._db.write(work)
            except sqlite3.IntegrityError as error:
                if error.sqlite_errorcode == sqlite3.SQLITE_CONSTRAINT_TRIGGER:
                    await self.check()
                raise

    async def _execute(self, what: str, statement: str, *parameters: object) -> None:
        await self._write(what, lambda db: db.execute_fetchall(statement, parameters))

    def _require_open(self) -> None:
        if self._closed:
            raise unusable(self._path, "it has been closed")

    @contextmanager
    def _explained(self, what: str = "the file") -> Iterator[None]:
        try:
            yield
        except sqlite3.Error as error:
            raise explain(self._path, error, what) from error
