"""Noticing that the files SQLite has open are no longer the ones in the directory.

SQLite goes on writing to a file that was deleted or replaced, and everything in it is gone with the process.
"""

import os
from pathlib import Path
from typing import Final

import aiosqlite

_MISSING: Final = "azul_files_missing"

# For every write to a game, amid its transaction and on the database thread: a look at two files costs it
# nothing to speak of, and may take its time on a disk that hangs. Temporary, so not part of the schema.
_GUARDS: Final = tuple(
    f"CREATE TEMP TRIGGER azul_guard_{event} BEFORE {event} ON main.games WHEN {_MISSING}() "
    "BEGIN SELECT RAISE(ABORT, 'the database file is gone'); END"
    for event in ("insert", "update")
)


class Presence:
    """The identities of a database's files when it was opened, and what has become of them."""

    def __init__(self, path: Path) -> None:
        """Remember the file and its write-ahead log, which must be open already. Blocks."""
        self._path = path
        self._log = path.with_name(f"{path.name}-wal")
        self._identities = _identity(path), _identity(self._log)

    async def guard(self, db: aiosqlite.Connection) -> None:
        """Let the connection refuse to write games once a file is gone, with SQLITE_CONSTRAINT_TRIGGER."""
        await db.create_function(_MISSING, 0, lambda: self.trouble() is not None)
        for statement in _GUARDS:
            await db.execute_fetchall(statement)

    def trouble(self) -> str | None:
        """Return what has become of the files and what to do, None if they are in place. Blocks."""
        file, log = self._identities
        if _identity(self._path) != file:
            return (
                "the file was deleted, moved away or replaced while in use, so nothing is saved; "
                "put it back, or restart with a backup in its place"
            )
        if _identity(self._log) != log:
            return (
                f"{self._log.name} was deleted, moved away or replaced while in use, so nothing is saved; "
                "restart this program, nothing that was saved before is lost"
            )
        return None


def _identity(path: Path) -> tuple[int, int] | None:
    try:
        status = os.stat(path)  # noqa: PTH116 - half the time of Path.stat, at every commit
    except OSError:
        return None
    return status.st_dev, status.st_ino
