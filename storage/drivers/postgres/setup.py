"""Opens a database on a server: refuses one that isn't ours before writing anything, then migrates it."""

import logging
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Final

import asyncpg

from storage.drivers.migrations import Migration, migrations_of
from storage.drivers.postgres.address import LONG_STATEMENT_SECONDS, Address
from storage.drivers.postgres.errors import unusable
from storage.drivers.postgres.pool import CLOSE_SECONDS, PostgresConnection, connect
from storage.shards import UNFINISHED_COPY

log = logging.getLogger(__name__)

SCHEMA_TABLE: Final = "azul_schema"
"""The table that identifies a schema as ours, and holds its version."""

_TABLES: Final = """
SELECT relname FROM pg_catalog.pg_class JOIN pg_catalog.pg_namespace ON pg_namespace.oid = relnamespace
WHERE nspname = current_schema() AND relkind IN ('r', 'p') ORDER BY relname
"""
_CREATE_SCHEMA_TABLE: Final = """
CREATE TABLE IF NOT EXISTS azul_schema (id INTEGER PRIMARY KEY CHECK (id = 1), version INTEGER NOT NULL)
"""
_INSERT_SCHEMA_NUMBER: Final = "INSERT INTO azul_schema (id, version) VALUES (1, 0) ON CONFLICT DO NOTHING"
_LOCK_SCHEMA_NUMBER: Final = "SELECT version FROM azul_schema WHERE id = 1 FOR UPDATE"
_UPDATE_SCHEMA_NUMBER: Final = "UPDATE azul_schema SET version = $1 WHERE id = 1"

SETTING_REFUSED: Final = (asyncpg.ProtocolViolationError, asyncpg.UndefinedObjectError)
"""Errors of poolers and other engines for session settings that they don't support."""


def known_migrations() -> tuple[Migration, ...]:
    """Return the migrations of a server's database that this version of the code knows."""
    return migrations_of("postgres")


async def prepare(address: Address) -> Address:
    """Create or migrate the tables; return the address with the session settings that the server accepts.

    Raise `StorageError` if the database isn't ours or is too new, and one of `DRIVER_ERRORS` if it can't be
    used.
    """
    try:
        db = await connect(address)
    except SETTING_REFUSED as error:
        log.warning(
            "%s takes no settings from the bot (%s): give them to its user, see docs/postgresql.md",
            address.name,
            error,
        )
        address = replace(address, session={})
        db = await connect(address)
    try:
        await migrate(db, address.name)
    finally:
        await db.close(timeout=CLOSE_SECONDS)
    return address


async def migrate(
    db: PostgresConnection, name: str, *, may_be_unfinished: bool = False, to: int | None = None
) -> None:
    """Migrate the database `name` to the newest schema, or to the number `to`, each step in a transaction.

    If a step fails, the schema stays as the step before left it. The row with the version is locked, so that
    a process that starts at the same time waits. An unfinished copy is refused unless it
    `may_be_unfinished`. Raise `StorageError` or one of `DRIVER_ERRORS`.
    """
    tables = await tables_in(db)
    if not may_be_unfinished:
        await require_finished(db, name, tables)
    if SCHEMA_TABLE not in tables:
        if tables:
            raise unusable(name, f"it has tables of another program: {', '.join(tables[:3])}")
        with suppress(
            asyncpg.UniqueViolationError, asyncpg.DuplicateTableError, asyncpg.DuplicateObjectError
        ):  # another process was faster
            await db.execute(_CREATE_SCHEMA_TABLE)
    migrations = [step for step in known_migrations() if to is None or step.number <= to]
    newest = migrations[-1].number
    version = -1
    while version < newest:
        async with db.transaction():
            await db.execute(f"SET LOCAL statement_timeout = {LONG_STATEMENT_SECONDS * 10_000:.0f}")
            await db.execute(f"SET LOCAL lock_timeout = {LONG_STATEMENT_SECONDS * 1000:.0f}")
            await db.execute(_INSERT_SCHEMA_NUMBER)
            version = int(await db.fetchval(_LOCK_SCHEMA_NUMBER))
            require_known(name, version)
            for migration in [step for step in migrations if step.number > version][:1]:
                for statement in migration.statements:
                    await db.execute(statement)
                version = migration.number
            await db.execute(_UPDATE_SCHEMA_NUMBER, version)


async def tables_in(db: PostgresConnection) -> list[str]:
    """Return the names of all tables."""
    return [table for (table,) in await db.fetch(_TABLES)]


async def require_finished(db: PostgresConnection, name: str, tables: Sequence[str]) -> None:
    """Raise `StorageError` if the database is an unfinished copy."""
    count = f"SELECT count(*) FROM {UNFINISHED_COPY}"  # noqa: S608 - a constant
    if UNFINISHED_COPY in tables and await db.fetchval(count):
        raise unusable(name, "a copy into it isn't finished; run the same python -m bot copy again")


def require_known(name: str, version: int) -> None:
    """Raise `StorageError` if a schema is newer than this code."""
    newest = known_migrations()[-1].number
    if version > newest:
        raise unusable(
            name,
            f"a newer version of this program has written it (schema {version}, this one knows up to "
            f"{newest}); update the program",
        )
