"""Detects that files which SQLite has open are deleted, moved, replaced or overwritten.

SQLite would keep writing to them, and everything in them would be lost when the process ends.
"""

import os
import sqlite3
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import aiosqlite

_MISSING: Final = "azul_files_missing"
_COUNT: Final = "UPDATE identity SET writes = writes + 1"

# Checked with every write to one of these tables, inside its transaction and on the database thread: a stat
# of two files is cheap, and a disk that hangs doesn't block the event loop. The other tables are written
# together with games, apart from the heartbeats. The triggers are temporary, so not part of the schema. They
# also count every write, so that an older copy of the file has a smaller number.
_GUARDS: Final = "\n".join(
    f"CREATE TEMP TRIGGER azul_guard_{table}_{event} BEFORE {event} ON main.{table} BEGIN "
    f"SELECT RAISE(ABORT, 'the database file is gone') WHERE {_MISSING}(); "
    f"{_COUNT}; END;"
    for table in (
        *("analyses", "games", "listings", "locales", "named", "people", "pings", "plans"),
        *("practice_results", "practices", "servers"),
    )
    for event in ("insert", "update", "delete")
)

_GUIDE: Final = "docs/operating.md under 'The database file disappears'"


@dataclass(frozen=True, slots=True)
class _Identity:
    """The id of a database, and the number of writes to it."""

    name: str
    writes: int


@dataclass(frozen=True, slots=True)
class _Inspection:
    """The identity and size of the file at its last inspection, and its time of modification."""

    identity: _Identity
    size: int
    written: tuple[int, int, int]


class FileGuard:
    """The identities of a database's files when it was opened, to check whether they are still the same.

    To the operating system, a file that is overwritten in place stays the same one. So after every write to
    it, by SQLite or anything else, the identity stored in it is read: it must be the same database, and no
    older than before. The size can't tell: a compacted database is smaller too. The identity is read from the
    file alone, without the write-ahead log, whose latest writes may not be in the file yet.
    """

    def __init__(self, path: Path) -> None:
        """Remember the file and its write-ahead log, which SQLite must have opened. This blocks."""
        self._path = path
        file = Path(os.path.realpath(path))  # where SQLite keeps its log
        self._log = file.with_name(f"{file.name}-wal")
        self._files = _inode(_status(path)), _inode(_status(self._log))
        self._last: _Inspection | None = None
        self._damage: str | None = None
        self._inspect()

    async def guard(self, db: aiosqlite.Connection) -> None:
        """Count writes, and make them fail with SQLITE_CONSTRAINT_TRIGGER while a file is missing."""
        await db.create_function(_MISSING, 0, lambda: self.trouble() is not None)
        await db.executescript(_GUARDS)

    def trouble(self) -> str | None:
        """Return what happened to the files and what to do; None if they are in place. This blocks."""
        file, log = self._files
        status = _status(self._path)
        if status is None:
            return (
                "the file was deleted or moved while in use, so nothing can be saved; nothing is lost as "
                f"long as the bot runs: put the file back, or see {_GUIDE} before you stop the bot"
            )
        if _inode(status) != file:
            return (
                "the file was replaced by another while in use, so nothing can be saved; nothing is lost as "
                f"long as the bot runs: put the file back, or see {_GUIDE} before you stop the bot"
            )
        if (how := self._overwritten()) is not None:
            return (
                f"the file was {how} while in use, so nothing can be saved; before you stop the bot copy "
                f"{self._log.name}, which still has what was saved last, and see {_GUIDE}"
            )
        if _inode(_status(self._log)) != log:
            return (
                f"{self._log.name} was deleted, moved or replaced while in use, so nothing can be saved; "
                "restart the bot: what was saved before is not lost"
            )
        return None

    def _overwritten(self) -> str | None:
        """Return how the file was overwritten, None if only SQLite has written to it.

        This doesn't change back until the file is opened again: SQLite may have cached pages in between.
        """
        if self._damage is None:
            self._damage = self._inspect()
        return self._damage

    def _inspect(self) -> str | None:
        """Return how the file was overwritten since the last inspection; None if it wasn't or isn't certain.

        While an older snapshot is being read, SQLite may have checkpointed only some of the newer pages into
        the file.
        """
        last = self._last  # before the stat: another thread may inspect a newer state at the same time
        status = _status(self._path)
        if status is None or (last is not None and _written(status) == last.written):
            return None
        if not status.st_size:
            return "emptied"
        try:
            found = _identity_in(self._path)
        except sqlite3.Error as error:
            return _explained(error, status, last)
        if found is None:
            return None
        if last is not None and found.name != last.identity.name:
            return "overwritten with another database"
        if last is not None and found.writes < last.identity.writes:
            return "overwritten with an older copy of it"
        self._last = _Inspection(found, status.st_size, _written(status))
        return None


def _explained(error: sqlite3.Error, status: os.stat_result, last: _Inspection | None) -> str | None:
    """Return how a file whose identity can't be read was overwritten; None if that is uncertain."""
    match getattr(error, "sqlite_errorcode", 0) & 0xFF:
        case sqlite3.SQLITE_NOTADB:
            return "overwritten with something else"
        case sqlite3.SQLITE_CORRUPT if last is not None and status.st_size < last.size:
            return "cut off"  # SQLite makes a file smaller only once everything is in it
        case sqlite3.SQLITE_ERROR if last is not None:  # there is no such table
            return "overwritten with another database, or with an older copy of it"
        case _:
            return None


def _status(path: Path) -> os.stat_result | None:
    try:
        return os.stat(path)  # noqa: PTH116 - twice as fast as Path.stat, and run at every commit
    except OSError:
        return None


def _inode(status: os.stat_result | None) -> tuple[int, int] | None:
    return None if status is None else (status.st_dev, status.st_ino)


def _written(status: os.stat_result) -> tuple[int, int, int]:
    return status.st_size, status.st_mtime_ns, status.st_ctime_ns


def _identity_in(path: Path) -> _Identity | None:
    """Return the identity in the file itself, None if it has none; see `setup.recognise`."""
    with closing(sqlite3.connect(f"{path.as_uri()}?mode=ro&immutable=1", uri=True)) as db:
        rows = db.execute("SELECT name, writes FROM identity").fetchall()
    match rows:
        case [(str(name), int(writes))]:
            return _Identity(name, writes)
        case _:
            return None
