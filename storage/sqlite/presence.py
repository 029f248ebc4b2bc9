"""Notices when the files that SQLite has open are deleted, moved, replaced or overwritten.

SQLite would keep writing to them, and everything in them would be lost when the process ends.
"""

import os
from pathlib import Path
from typing import Final

import aiosqlite

_MISSING: Final = "azul_files_missing"

# Checked with every write to one of these tables, inside its transaction and on the database thread: looking
# at two files costs next to nothing, and a disk that hangs doesn't block the event loop. The other tables are
# written together with games, apart from the beats. Temporary, so not in the schema.
_GUARDS: Final = tuple(
    f"CREATE TEMP TRIGGER azul_guard_{table}_{event} BEFORE {event} ON main.{table} WHEN {_MISSING}() "
    "BEGIN SELECT RAISE(ABORT, 'the database file is gone'); END"
    for table in ("analyses", "games", "locales", "named", "people", "pings", "plans", "practices", "servers")
    for event in ("insert", "update", "delete")
)


class Presence:
    """The identities of a database's files when it was opened, and what has become of them.

    A file that was overwritten in place keeps its identity. It is noticed if it is smaller than before, which
    a database only becomes by VACUUM: an older copy is, since games are only added to.
    """

    def __init__(self, path: Path) -> None:
        """Remember the file and its write-ahead log, which SQLite must have opened. Blocks."""
        self._path = path
        file = Path(os.path.realpath(path))  # where SQLite keeps its log
        self._log = file.with_name(f"{file.name}-wal")
        status = _status(path)
        self._identities = _identity(status), _identity(_status(self._log))
        self._size = 0 if status is None else status.st_size

    async def guard(self, db: aiosqlite.Connection) -> None:
        """Make writes fail with SQLITE_CONSTRAINT_TRIGGER while a file is not in place."""
        await db.create_function(_MISSING, 0, lambda: self.trouble() is not None)
        for statement in _GUARDS:
            await db.execute_fetchall(statement)

    def trouble(self) -> str | None:
        """Return what happened to the files and what to do, or None if they are in place. Blocks."""
        file, log = self._identities
        size = self._size  # before looking, since another thread may see the file grow meanwhile
        status = _status(self._path)
        if status is None or _identity(status) != file:
            return (
                "the file was deleted, moved or replaced while in use, so nothing can be saved; "
                "put it back, or restore a backup and restart"
            )
        if status.st_size < size:
            return (
                "the file was overwritten while in use, so nothing can be saved; "
                "stop the bot and restore a backup"
            )
        self._size = status.st_size
        if _identity(_status(self._log)) != log:
            return (
                f"{self._log.name} was deleted, moved or replaced while in use, so nothing can be saved; "
                "restart the bot: what was saved before is not lost"
            )
        return None


def _status(path: Path) -> os.stat_result | None:
    try:
        return os.stat(path)  # noqa: PTH116 - twice as fast as Path.stat, and run at every commit
    except OSError:
        return None


def _identity(status: os.stat_result | None) -> tuple[int, int] | None:
    return None if status is None else (status.st_dev, status.st_ino)
