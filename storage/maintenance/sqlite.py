"""Maintenance of an existing SQLite file, which isn't migrated by being opened."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from threading import Event
from typing import Final, Self, TypeVar

from storage.drivers.sqlite.errors import explain, unusable
from storage.drivers.sqlite.lock import FileLock
from storage.drivers.sqlite.schema import (
    known_migrations,
    require_application_id,
    require_known,
    version_of,
    writing,
)
from storage.drivers.sqlite.setup import BUSY_SECONDS, CONNECTION_PRAGMAS, recognise, require_finished
from storage.maintenance.reader import EmptyDatabase
from storage.maintenance.tables import DatabaseTable, TableRow, upsert

_Result = TypeVar("_Result")


class SqliteMaintenance:
    """An open SQLite file: the `MaintenanceDatabase` of SQLite.

    Statements run on a thread, one at a time. A statement is interrupted if the waiting task is cancelled.
    """

    def __init__(self, db: sqlite3.Connection, path: Path, lock: FileLock | None) -> None:
        """Use `open` instead."""
        self.name = str(path)
        self.path = path
        self._db = db
        self._lock = lock
        self._stop = Event()

    @classmethod
    def open(cls, path: Path, *, exclusive: bool = False, may_be_older: bool = False) -> Self:
        """Open the file `path`. This blocks.

        With `exclusive`, no bot can use it until it is closed. Raise `StorageError` if one does, if there is
        no such file, or if it isn't a database of games with the newest schema; `may_be_older` allows others.
        """
        path = path.absolute()
        _recognise(path)
        lock = FileLock(path) if exclusive else None
        try:
            return cls(_connected(path, may_be_older=may_be_older), path, lock)
        except BaseException as error:
            if lock is not None:
                lock.release()
            if isinstance(error, sqlite3.Error):
                raise explain(path, error) from error
            raise

    @property
    def schema(self) -> int:
        """The number of the last migration that was run on it."""
        with self._explained():
            return version_of(self._db)

    async def fetch(self, statement: str, parameters: Sequence[object] = ()) -> list[TableRow]:
        """Return the rows of a statement."""
        return await self._run(lambda db: db.execute(statement, parameters).fetchall())

    async def tables(self) -> list[str]:
        """Return the names of all tables."""
        rows = await self.fetch("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")
        return [str(name) for (name,) in rows]

    @asynccontextmanager
    async def snapshot(self) -> AsyncIterator[None]:
        """Run the body in a transaction, in which all reads see the same snapshot."""
        await self.fetch("BEGIN")
        try:
            await self.fetch("SELECT count(*) FROM sqlite_master")  # the first read takes the snapshot
            yield
        finally:
            await self._run(lambda db: db.rollback())

    async def store(self, table: DatabaseTable, rows: Iterable[TableRow]) -> None:
        """Insert or replace rows by their keys, in one transaction."""

        def work(db: sqlite3.Connection) -> None:
            with writing(db):
                db.executemany(upsert(table), rows)

        await self._run(work)

    async def last_id(self, table: DatabaseTable) -> int:
        """Return the highest id that a table has ever assigned, 0 if none."""
        rows = await self.fetch("SELECT seq FROM sqlite_sequence WHERE name = ?", (table.name,))
        return max((last for (last,) in rows if isinstance(last, int)), default=0)

    async def set_last_id(self, table: DatabaseTable, last: int) -> None:
        """Make a table assign only ids above `last` from now on."""

        def work(db: sqlite3.Connection) -> None:
            with writing(db):
                db.execute("DELETE FROM sqlite_sequence WHERE name = ?", (table.name,))
                db.execute("INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)", (table.name, last))

        await self._run(work)

    async def faults(self) -> list[str]:
        """Return the result of SQLite's own integrity check, at most 100 lines; none if all is well."""
        found = [str(line) for (line,) in await self.fetch("PRAGMA integrity_check")]
        return [] if found == ["ok"] else found

    async def finish(self) -> None:
        """Checkpoint everything into the file itself, and leave no files beside it."""
        await self.fetch("PRAGMA journal_mode = DELETE")

    async def back_up(self, target: Path, pages: int, progress: Callable[[int, int], None]) -> None:
        """Copy the file page by page to the empty file `target`, as it is in a `snapshot`.

        After every `pages` pages, `progress` is called on the thread with the numbers of remaining pages and
        of all pages; it may wait.
        """

        def go_on(_: int, left: int, total: int) -> None:
            if self._stop.is_set():
                raise _Stopped
            progress(left, total)

        def work(db: sqlite3.Connection) -> None:
            copy = sqlite3.connect(target, isolation_level=None)
            try:
                copy.execute("PRAGMA synchronous = OFF")  # the finished file is synced as a whole
                copy.execute("PRAGMA journal_mode = OFF")
                db.backup(copy, pages=pages, progress=go_on)
            except sqlite3.Error as error:
                # Only the copy is written to, so it must be the full one; other errors may be about either.
                if getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_FULL:
                    raise explain(target, error) from error
                raise
            finally:
                copy.close()

        await self._run(work)

    async def close(self) -> None:
        """Close the file, and release its lock."""
        try:
            self._db.close()
        finally:
            if self._lock is not None:
                self._lock.release()

    async def _run(self, work: Callable[[sqlite3.Connection], _Result]) -> _Result:
        """Return the result of `work`, on a thread; interrupt it if the waiting task is cancelled."""
        running = asyncio.ensure_future(asyncio.to_thread(work, self._db))
        with self._explained():
            try:
                return await asyncio.shield(running)
            except asyncio.CancelledError:
                self._stop.set()
                self._db.interrupt()
                with suppress(sqlite3.Error, _Stopped):
                    await running
                raise

    @contextmanager
    def _explained(self) -> Iterator[None]:
        try:
            yield
        except sqlite3.Error as error:
            raise explain(self.path, error) from error


class _Stopped(Exception):
    """The task waiting for a backup was cancelled."""


_NO_MIGRATION: Final = 0


def _recognise(path: Path) -> None:
    try:
        if not path.exists():  # SQLite would say that it can't be opened
            raise EmptyDatabase(str(unusable(path, "there is no such file")))
        recognise(path)
    except (OSError, sqlite3.Error) as error:
        raise explain(path, error) from error


def _connected(path: Path, *, may_be_older: bool) -> sqlite3.Connection:
    db = sqlite3.connect(
        f"{path.as_uri()}?mode=rw",
        uri=True,
        timeout=BUSY_SECONDS,
        isolation_level=None,
        check_same_thread=False,  # one thread at a time
    )
    try:
        for statement in CONNECTION_PRAGMAS:
            db.execute(statement)
        _require_ours(db, path, may_be_older=may_be_older)
    except BaseException:
        db.close()
        raise
    return db


def _require_ours(db: sqlite3.Connection, path: Path, *, may_be_older: bool) -> None:
    require_application_id(db, path)
    require_finished(db, path)
    version, newest = version_of(db), len(known_migrations())
    require_known(path, version)
    if version == _NO_MIGRATION:
        raise EmptyDatabase(str(unusable(path, "no bot has ever used it: it is empty")))
    if version < newest and not may_be_older:
        raise unusable(
            path,
            f"an older version of this program has written it (schema {version}, this one needs {newest}); "
            "run python -m bot upgrade first",
        )
