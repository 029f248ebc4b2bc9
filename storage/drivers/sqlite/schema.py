"""Numbered migrations of the schema, each in its own transaction and recorded in `user_version`."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from storage.drivers.migrations import Migration, migrations_of
from storage.drivers.sqlite.errors import unusable

APPLICATION_ID: Final = int.from_bytes(b"Azul", "big")
"""Marks the file as ours (https://www.sqlite.org/fileformat.html#application_id)."""


def known_migrations() -> tuple[Migration, ...]:
    """Return the migrations of a file that this version of the code knows, numbered from 1 without gaps."""
    return migrations_of("sqlite")


def require_application_id(db: sqlite3.Connection, path: Path) -> None:
    """Raise `StorageError` if the database is another program's, neither marked as ours nor empty."""
    # In this order, as another process may be creating the database: tables and mark in one transaction.
    tables = db.execute("SELECT 1 FROM sqlite_master LIMIT 1").fetchone()
    (mark,) = db.execute("PRAGMA application_id").fetchone()
    if tables and mark != APPLICATION_ID:
        raise unusable(path, "the file is the database of another program")


def migrate(db: sqlite3.Connection, path: Path, *, to: int | None = None) -> None:
    """Migrate the database to the newest schema, or to the number `to`; leave it as it was if that fails.

    Raise `StorageError` if it is newer than this code, `sqlite3.Error` if it can't be written. The version is
    written even if there is nothing to migrate, because on a read-only file BEGIN IMMEDIATE succeeds.
    """
    migrations = known_migrations()[:to]
    version = -1
    while version < len(migrations):
        with writing(db):
            version = version_of(db)
            require_known(path, version)
            for migration in migrations[version : version + 1]:
                for statement in migration.statements:
                    db.execute(statement)
                version = migration.number
            db.execute(f"PRAGMA application_id = {APPLICATION_ID}")
            db.execute(f"PRAGMA user_version = {version}")


def require_known(path: Path, version: int) -> None:
    """Raise `StorageError` if a schema is newer than this code."""
    known = len(known_migrations())
    if version > known:
        raise unusable(
            path,
            f"a newer version of this program has written it (schema {version}, this one knows up to "
            f"{known}); update the program",
        )


def version_of(db: sqlite3.Connection) -> int:
    """Return the number of the last migration that was run on a database, 0 if none was."""
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
