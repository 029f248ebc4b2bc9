"""SQLite's errors, explained to the operator in one line."""

import os
import sqlite3
import sys
from pathlib import Path
from typing import Final

from storage.records import DamagedRecord, StorageError, Unavailable

# By primary result code, https://www.sqlite.org/rescode.html; the extended codes share its low byte.
_REASONS = {
    sqlite3.SQLITE_PERM: "permission denied",
    sqlite3.SQLITE_BUSY: "another program has locked it; end that program or wait for it",
    sqlite3.SQLITE_LOCKED: "another program has locked it; end that program or wait for it",
    sqlite3.SQLITE_READONLY: "it can't be written; check the permissions of the file and its directory",
    sqlite3.SQLITE_IOERR: "the disk failed to read or write; check the disk and its free space",
    sqlite3.SQLITE_FULL: "the disk is full; free some space",
    sqlite3.SQLITE_CANTOPEN: "it can't be opened; check the permissions of the file and its directory",
    sqlite3.SQLITE_NOTADB: "the file is not a database",
}


_TRANSIENT: Final = {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_FULL}
_DISK_ERRORS: Final = {sqlite3.SQLITE_READONLY, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_CANTOPEN}


def require_writable_disk(path: Path) -> None:
    """Raise `StorageError` if the disk of a file is mounted read-only, as Linux remounts some that fail."""
    if _is_mounted_read_only(path):
        raise unavailable(path, _MOUNTED_READ_ONLY)


_MOUNTED_READ_ONLY: Final = (
    "its disk is mounted read-only, so nothing can be saved; check the disk and mount it for writing: "
    "what was saved before is not lost"
)


def _is_mounted_read_only(path: Path) -> bool:
    if sys.platform == "win32":
        return False
    try:
        return bool(os.statvfs(path).f_flag & os.ST_RDONLY)
    except OSError:
        return False


def unusable(path: Path, reason: str) -> StorageError:
    """Return a one-line error that names the database file and the reason."""
    return StorageError(f"can't use the database {path}: {' '.join(reason.split())}")


def unavailable(path: Path, reason: str) -> Unavailable:
    """Return the same error for a reason that may pass, by itself or once an operator acts."""
    return Unavailable(str(unusable(path, reason)))


def damaged(path: Path, what: str, reason: str) -> DamagedRecord:
    """Return a one-line error about damage in the database file."""
    return DamagedRecord(
        f"the database {path} is damaged: {what} can't be read or written ({reason}); restore a backup"
    )


def seems_damaged(error: sqlite3.Error) -> bool:
    """Return whether SQLite found the file malformed, or could not read or write it."""
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    return code in {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_IOERR}


def explain(path: Path, error: Exception, what: str = "the file") -> StorageError:
    """Explain `error`, raised by sqlite3, aiosqlite or the operating system, to the operator.

    `what` is the subject of the statement, for errors about damage.
    """
    if isinstance(error, OSError):
        return unusable(path, error.strerror or str(error))
    code = getattr(error, "sqlite_errorcode", None)
    if code is None and isinstance(error, sqlite3.OperationalError):
        # From the sqlite3 module itself. It quotes the undecodable text, maybe a name, so it isn't repeated.
        return damaged(path, what, "a text is not UTF-8")
    if code is not None and code & 0xFF in {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_CONSTRAINT}:
        return damaged(path, what, str(error))
    if code is not None and code & 0xFF in _DISK_ERRORS and _is_mounted_read_only(path):
        return unavailable(path, _MOUNTED_READ_ONLY)
    known = _REASONS.get((code or 0) & 0xFF)
    said = str(error)
    explained = unavailable if (code or 0) & 0xFF in _TRANSIENT else unusable
    return explained(path, f"{known} ({said})" if known and said not in known else known or said)
