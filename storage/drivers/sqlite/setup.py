"""Opens a database file: refuses one that isn't ours before writing anything, then migrates it."""

import os
import sqlite3
import stat
import time
from contextlib import closing, suppress
from pathlib import Path
from typing import Final

from storage.drivers.sqlite.errors import explain, unusable
from storage.drivers.sqlite.lock import FileLock
from storage.drivers.sqlite.schema import migrate, require_application_id
from storage.shards import UNFINISHED_COPY

# A transaction takes a millisecond, so only a program that hangs makes another wait this long; and Discord
# allows three seconds for an answer.
BUSY_SECONDS = 2.0

MIN_SQLITE_VERSION: Final = (3, 35)  # RETURNING

CONNECTION_PRAGMAS: Final = (
    "PRAGMA foreign_keys = ON",
    "PRAGMA synchronous = FULL",
    "PRAGMA secure_delete = ON",  # what is deleted is overwritten
)
"""Settings that SQLite doesn't keep in the file."""


def prepare(path: Path, *, exclusive: bool) -> FileLock | None:
    """Create or migrate the database of games in the file `path`; with `exclusive`, lock it first.

    Return the lock, None without `exclusive`. This blocks. Raise `StorageError` as `connect` does, and if
    another process holds the lock.
    """
    _inspect(path)
    lock = FileLock(path) if exclusive else None
    try:
        _open(path).close()
    except BaseException:
        if lock is not None:
            lock.release()
        raise
    return lock


def connect(path: Path, *, schema: int | None = None) -> sqlite3.Connection:
    """Return a connection to the database of games in the file `path`, creating or migrating it as needed.

    This blocks. The file's directory is created too, but not its parents. Raise `StorageError` and leave the
    file as it was if that fails, or if the file is anything but a database of games. A new file gets the
    newest schema, or the one with the number `schema`.
    """
    _inspect(path)
    return _open(path, schema)


def _inspect(path: Path) -> None:
    """Raise `StorageError`, before anything is written, if `path` isn't and can't become our database."""
    if sqlite3.sqlite_version_info < MIN_SQLITE_VERSION:
        raise unusable(path, f"SQLite {sqlite3.sqlite_version} is too old, 3.35 is needed")
    try:
        _prepare_directory(path)
        recognise(path)
    except (OSError, sqlite3.Error) as error:
        raise explain(path, error) from error


def _open(path: Path, schema: int | None = None) -> sqlite3.Connection:
    try:
        _create(path)
        db = sqlite3.connect(path, timeout=BUSY_SECONDS, isolation_level=None)
    except (OSError, sqlite3.Error) as error:
        raise explain(path, error) from error
    try:
        require_finished(db, path)
        _configure(db, path, schema)
    except sqlite3.Error as error:
        db.close()
        raise explain(path, error) from error
    except BaseException:
        db.close()
        raise
    return db


def _create(path: Path) -> None:
    """Create the file unless it exists, readable by its owner only, as it contains people's names.

    SQLite would apply the umask. It creates its files beside it with the same permissions.
    """
    with suppress(FileExistsError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))


def _prepare_directory(path: Path) -> None:
    directory = path.parent
    if directory.is_dir():
        return
    if not directory.parent.is_dir():
        raise unusable(path, f"there is no directory {directory.parent}")
    if directory.exists():
        raise unusable(path, f"{directory} is not a directory")
    directory.mkdir(exist_ok=True)  # another process may have just created it


def recognise(path: Path) -> None:
    """Refuse a file that isn't ours before SQLite locks it, recovers it or creates files next to it.

    `immutable` reads the file itself and nothing else. Reading it without SQLite is no alternative: closing
    it would drop the locks of other stores in this process (https://www.sqlite.org/howtocorrupt.html, 2.2).

    Migrations run before the file is switched to WAL, so our mark is in the file itself from the first
    transaction on. An empty file is a new database.
    """
    try:
        status = path.stat()
    except FileNotFoundError:
        return
    if not stat.S_ISREG(status.st_mode):
        raise unusable(path, "it is a directory" if stat.S_ISDIR(status.st_mode) else "it is not a file")
    if not status.st_size:
        return
    with closing(sqlite3.connect(f"{path.as_uri()}?mode=ro&immutable=1", uri=True)) as db:
        try:
            require_application_id(db, path)
        except sqlite3.DatabaseError as error:
            # Or another process is writing to it, or has crashed: opening it will show that.
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_CORRUPT:
                raise


def _configure(db: sqlite3.Connection, path: Path, schema: int | None) -> None:
    for statement in CONNECTION_PRAGMAS:
        db.execute(statement)
    require_application_id(db, path)
    _check_for_damage(db)
    migrate(db, path, to=schema)
    _use_wal(db)


def require_finished(db: sqlite3.Connection, path: Path) -> None:
    """Raise `StorageError` if a file is an unfinished copy, under whatever name."""
    if db.execute("SELECT 1 FROM sqlite_master WHERE name = ?", (UNFINISHED_COPY,)).fetchone():
        raise unusable(path, "it is an unfinished copy; make it again")


def _check_for_damage(db: sqlite3.Connection) -> None:
    """Read both ends of every table, to detect a truncated or overwritten file at startup.

    `PRAGMA quick_check` would find more, but reads the whole file. Other damage raises `DamagedRecord` when
    it is read.
    """
    db.execute("BEGIN")  # another process may be migrating the file, and drop a table that has been listed
    tables = db.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
    db.text_factory = bytes  # a text that can't be decoded concerns one game only
    for (table,) in tables:
        for order in ("ASC", "DESC"):
            ends = f'SELECT * FROM "{table}" ORDER BY rowid {order} LIMIT 1'  # noqa: S608 - the file's tables
            db.execute(ends).fetchall()
    db.execute("COMMIT")
    db.text_factory = str


def _use_wal(db: sqlite3.Connection) -> None:
    """Switch to WAL; retry, because SQLite doesn't always wait if two connections do so at once."""
    deadline = time.monotonic() + BUSY_SECONDS
    while True:
        try:
            db.execute("PRAGMA journal_mode = WAL").fetchall()
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or time.monotonic() > deadline:
                raise
            time.sleep(0.01)
        else:
            return
