"""Databases on a server as former versions of the program left them."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

import asyncpg

from storage.drivers.postgres import setup as servers
from storage.drivers.sqlite import schema as migrating

FIRST: Final = servers.known_migrations()[0].number
"""The oldest schema that a server's database had."""


async def written_by_postgres(older: Path, url: str) -> None:
    """Put a file's rows into an empty database on a server: with their schema, or the oldest of servers."""
    with closing(sqlite3.connect(older, isolation_level=None)) as file:
        schema = max(migrating.version_of(file), FIRST)
        migrating.migrate(file, older, to=schema)
        server = await asyncpg.connect(url)
        await servers.migrate(server, "former", to=schema)
        tables = (
            "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%' "
            "AND name <> 'identity'"  # a server has an identifier of its own
        )
        for (table,) in sorted(file.execute(tables).fetchall(), key=lambda row: row != ("games",)):
            columns = file.execute(f"PRAGMA table_info({table})").fetchall()
            names = ", ".join(name for _, name, *_ in columns)
            is_truth = [kind == "BOOLEAN" for _, _, kind, *_ in columns]
            rows = [
                [bool(value) if truth else value for value, truth in zip(row, is_truth, strict=True)]
                for row in file.execute(f"SELECT {names} FROM {table}")  # noqa: S608 - tables of ours
            ]
            values = ", ".join(f"${number}" for number in range(1, len(columns) + 1))
            await server.executemany(f"INSERT INTO {table} ({names}) VALUES ({values})", rows)  # noqa: S608 - ours
        await server.execute("ALTER TABLE games ALTER COLUMN id RESTART WITH 100")
        await server.close()
