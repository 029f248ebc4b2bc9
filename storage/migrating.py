"""Numbered migrations of the schema, each in its own transaction and recorded in `user_version`."""

import re
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Final

from storage.faults import unusable

APPLICATION_ID: Final = int.from_bytes(b"Azul", "big")
"""Marks the file as ours (https://www.sqlite.org/fileformat.html#application_id)."""

_FILE_NAME = re.compile(r"(\d{4})_\w+\.sql")


@dataclass(frozen=True, slots=True)
class Migration:
    """The statements that take the schema from `number - 1` to `number`."""

    number: int
    statements: tuple[str, ...]


@cache
def known_migrations() -> tuple[Migration, ...]:
    """Return the migrations that this version of the code knows, numbered from 1 without gaps."""
    found = [
        Migration(int(name[1]), tuple(split(file.read_text(encoding="utf-8"))))
        for file in resources.files("storage.migrations").iterdir()
        if (name := _FILE_NAME.fullmatch(file.name))
    ]
    found.sort(key=lambda migration: migration.number)
    if [migration.number for migration in found] != list(range(1, len(found) + 1)):
        raise RuntimeError("migrations must be numbered from 0001 without gaps")
    return tuple(found)


def split(script: str) -> Iterator[str]:
    r"""Yield the statements of a script, because `executescript` would commit the current transaction.

    >>> list(split("CREATE TABLE a (b); -- ; \nDROP TABLE a;"))
    ['CREATE TABLE a (b);', '-- ; \nDROP TABLE a;']
    """
    statement = ""
    for piece in re.split(r"(?<=;)", script):
        statement += piece
        if sqlite3.complete_statement(statement):
            yield statement.strip()
            statement = ""
    if statement.strip():
        raise ValueError(f"the script ends in the middle of a statement: {statement.strip()!r}")


def check_mark(db: sqlite3.Connection, path: Path) -> None:
    """Raise `StorageError` if the database is another program's, neither marked as ours nor empty."""
    # In this order, as another process may be creating the database: tables and mark in one transaction.
    tables = db.execute("SELECT 1 FROM sqlite_master LIMIT 1").fetchone()
    (mark,) = db.execute("PRAGMA application_id").fetchone()
    if tables and mark != APPLICATION_ID:
        raise unusable(path, "the file is the database of another program")


def migrate(db: sqlite3.Connection, path: Path) -> None:
    """Migrate the database to the newest schema, or raise and leave it as it was.

    Raise `StorageError` if it is newer than this code, `sqlite3.Error` if it can't be written. To find that
    out even if there is nothing to migrate, the version is always written: on a read-only file BEGIN
    IMMEDIATE alone succeeds.
    """
    migrations = known_migrations()
    version = -1
    while version < len(migrations):
        with writing(db):
            version = _version(db)
            if version > len(migrations):
                raise unusable(
                    path,
                    f"a newer version of this program has written it (schema {version}, this one knows up to "
                    f"{len(migrations)}); update the program",
                )
            for migration in migrations[version : version + 1]:
                for statement in migration.statements:
                    db.execute(statement)
                version = migration.number
            db.execute(f"PRAGMA application_id = {APPLICATION_ID}")
            db.execute(f"PRAGMA user_version = {version}")


def _version(db: sqlite3.Connection) -> int:
    (version,) = db.execute("PRAGMA user_version").fetchone()
    return int(version)


@contextmanager
def writing(db: sqlite3.Connection) -> Iterator[None]:
    """Run the body in a write transaction; roll back if it raises.

    IMMEDIATE takes the write lock before the first read. A deferred transaction that reads and then writes
    fails at once, without waiting for its turn, if another has written in between.
    """
    db.execute("BEGIN IMMEDIATE")
    try:
        yield
        db.execute("COMMIT")
    except BaseException:
        # After some errors SQLite has already rolled back.
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise
