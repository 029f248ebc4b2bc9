"""Emptying a database on a server between two tests."""

from typing import Final

import asyncpg

from storage.shards import UNFINISHED_COPY

MUCH: Final = 2_000_000
"""Bytes of rows, there or deleted, from which on it would take longer to delete them one by one."""


async def empty(url: str) -> None:
    """Delete all rows, and number new ones from 1: to truncate so many tables takes twenty times as long."""
    db = await asyncpg.connect(url)
    found = await db.fetch(
        "SELECT pg_relation_size(oid), CASE relkind WHEN 'r' THEN format('DELETE FROM %I', relname)"
        " ELSE format('SELECT setval(%L, 1, FALSE)', relname) END FROM pg_class"
        " WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'S') AND relname <> 'azul_schema'"
    )
    if sum(size for size, _ in found) > MUCH:
        await truncate(db)
    else:
        in_any_order = "SET session_replication_role = replica"
        await db.execute("; ".join((in_any_order, *(statement for _, statement in found))))
    await db.execute(f"DROP TABLE IF EXISTS {UNFINISHED_COPY}")
    await db.close()


async def truncate(db: "asyncpg.Connection[asyncpg.Record]") -> None:
    """Empty all tables, which are then as small as new ones."""
    tables = await db.fetch(
        "SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'"
        " AND relname <> 'azul_schema'"
    )
    await db.execute(f"TRUNCATE {', '.join(table for (table,) in tables)} RESTART IDENTITY")
