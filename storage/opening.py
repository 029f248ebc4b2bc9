"""Opening a database file: refuse what isn't ours before anything is written, then bring it up to date."""

import sqlite3
import stat
import time
from contextlib import suppress
from pathlib import Path
from typing import Final

from storage.faults import explain, unusable
from storage.migrating import APPLICATION_ID, migrate

# A transaction takes a millisecond, so that only a program that hangs makes another wait this long; and the
# person whose move it is gets an answer within Discord's three seconds either way.
BUSY_SECONDS: Final = 2.0

OLDEST_SQLITE: Final = (3, 35)  # RETURNING

_HEADER_BYTES = 100
_MAGIC = b"SQLite format 3\0"


def connect(path: Path) -> sqlite3.Connection:
    """Return a connection to the database of games in the file `path`, creating it if there is none.

    Blocks. Its last directory is created too; everything above must exist. Raises `StorageError`, with the
    file as it was, if that can't be done or if the file is anything else than a database of games.
    """
    if sqlite3.sqlite_version_info < OLDEST_SQLITE:
        raise unusable(path, f"SQLite {sqlite3.sqlite_version} is too old, 3.35 is needed")
    try:
        _prepare_directory(path)
        _recognise(path)
        # The connection is made here and then belongs to aiosqlite's thread alone.
        db = sqlite3.connect(path, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False)
    except (OSError, sqlite3.Error) as error:
        raise explain(path, error) from error
    try:
        _configure(db, path)
    except sqlite3.Error as error:
        db.close()
        raise explain(path, error) from error
    except BaseException:
        db.close()
        raise
    return db


def _prepare_directory(path: Path) -> None:
    directory = path.parent
    if directory.is_dir():
        return
    if not directory.parent.is_dir():
        raise unusable(path, f"there is no directory {directory.parent}")
    if directory.exists():
        raise unusable(path, f"{directory} is not a directory")
    directory.mkdir(exist_ok=True)  # another process may have made it just now


def _recognise(path: Path) -> None:
    """Refuse a file that isn't ours by its first bytes, without SQLite, which would begin to mend it.

    Migrations run before the file is switched to WAL, so that our mark is in the file itself from the first
    transaction on. An empty file is a new database.
    """
    try:
        status = path.stat()
    except FileNotFoundError:
        return
    if not stat.S_ISREG(status.st_mode):
        raise unusable(path, "it is a directory" if stat.S_ISDIR(status.st_mode) else "it is not a file")
    with path.open("rb") as file:
        header = file.read(_HEADER_BYTES)
    if not header:
        return
    if len(header) < _HEADER_BYTES or not header.startswith(_MAGIC):
        raise unusable(path, "the file is not a database")
    if int.from_bytes(header[68:72], "big") != APPLICATION_ID:
        raise unusable(path, "the file is the database of another program")
    if status.st_size < _expected_bytes(header) and not _has_journal(path):
        raise unusable(path, "the file is cut off; restore it from a backup")


def _expected_bytes(header: bytes) -> int:
    """Return how long the file says it is (https://www.sqlite.org/fileformat.html)."""
    page = int.from_bytes(header[16:18], "big")
    return int.from_bytes(header[28:32], "big") * (65_536 if page == 1 else page)


def _has_journal(path: Path) -> bool:
    """Tell whether a crash left pages beside the file, which are yet to be brought into it."""
    for suffix in ("-wal", "-journal"):
        with suppress(FileNotFoundError):
            if path.with_name(path.name + suffix).stat().st_size:
                return True
    return False


def _configure(db: sqlite3.Connection, path: Path) -> None:
    db.execute("PRAGMA foreign_keys = ON")
    db.execute("PRAGMA synchronous = FULL")
    migrate(db, path)
    _use_wal(db)
    # Both ends of each table: what is cut off or overwritten there is found now and not amid a game.
    # `PRAGMA quick_check` would find more, but reads the whole file.
    for table in ("games", "events"):
        for order in ("ASC", "DESC"):
            db.execute(f"SELECT * FROM {table} ORDER BY rowid {order} LIMIT 1").fetchall()  # noqa: S608


def _use_wal(db: sqlite3.Connection) -> None:
    """Switch to WAL. SQLite doesn't wait for its turn here, so wait for it by asking again."""
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
