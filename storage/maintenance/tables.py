"""The tables of a database and their columns, read from the schema that the migrations create."""

import sqlite3
from collections.abc import Iterable, Sequence
from contextlib import AbstractAsyncContextManager, closing
from dataclasses import dataclass
from enum import Enum
from functools import cache
from pathlib import Path
from typing import Final, Protocol

from storage.drivers.sqlite.schema import migrate
from storage.privacy import ONLY_IN_FILES

Value = int | str | None
TableRow = tuple[Value, ...]


class ColumnKind(Enum):
    """The type of a column's values."""

    NUMBER = "a number"
    TRUTH = "true or false"
    TEXT = "a text"


OF_PROCESSES: Final = frozenset({"leases", "processes"})
"""Tables about the processes running right now, which make no sense in a copy."""
_KINDS: Final = {
    "INTEGER": ColumnKind.NUMBER,
    "BIGINT": ColumnKind.NUMBER,
    "BOOLEAN": ColumnKind.TRUTH,
    "TEXT": ColumnKind.TEXT,
}


@dataclass(frozen=True, slots=True)
class Column:
    """A column of a table."""

    name: str
    kind: ColumnKind
    may_be_null: bool

    def holds(self, value: object) -> bool:
        """Return whether a value belongs in the column; SQLite itself stores anything anywhere."""
        if value is None:
            return self.may_be_null
        match self.kind:
            case ColumnKind.TRUTH:
                return value in {0, 1}
            case ColumnKind.NUMBER:
                return isinstance(value, int) and -(2**63) <= value < 2**63
            case ColumnKind.TEXT:
                return isinstance(value, str)


@dataclass(frozen=True, slots=True)
class DatabaseTable:
    """A table with its key columns; with `has_autoincrement`, its ids are never reused."""

    name: str
    columns: tuple[Column, ...]
    key: tuple[str, ...]
    has_autoincrement: bool

    @property
    def names(self) -> tuple[str, ...]:
        """The names of its columns."""
        return tuple(column.name for column in self.columns)

    @property
    def is_of_games(self) -> bool:
        """Whether each row belongs to a game."""
        return "game_id" in self.names

    def fault_of(self, row: Sequence[Value]) -> str | None:
        """Return which of a row's values doesn't belong in its column, None if all do."""
        for column, value in zip(self.columns, row, strict=True):
            if not column.holds(value):
                return f"{column.name} is not {column.kind.value}"
        return None

    def key_of(self, row: Sequence[Value]) -> TableRow:
        """Return a row's key."""
        values = dict(zip(self.names, row, strict=True))
        return tuple(values[name] for name in self.key)


@cache
def copied_tables(schema: int | None = None) -> tuple[DatabaseTable, ...]:
    """Return all tables of a schema that are copied, each after those that its rows refer to.

    The default is the newest schema.
    """
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as db:
        migrate(db, Path(":memory:"), to=schema)
        found = db.execute(
            "SELECT name, sql FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' "
            "ORDER BY name"
        ).fetchall()
        left_out = OF_PROCESSES | ONLY_IN_FILES
        tables = {name: _table(db, name, text) for name, text in found if name not in left_out}
        parents = {
            name: {row[2] for row in db.execute(f"PRAGMA foreign_key_list({name})")} - {name}
            for name in tables
        }
    ordered: list[DatabaseTable] = []
    while len(ordered) < len(tables):
        placed = {table.name for table in ordered}
        ordered += (tables[name] for name in tables if name not in placed and parents[name] <= placed)
    return tuple(ordered)


def _table(db: sqlite3.Connection, name: str, text: str) -> DatabaseTable:
    columns, key = [], []
    for _, column, declared, is_not_null, _, place in db.execute(f"PRAGMA table_info({name})"):
        columns.append(Column(column, _KINDS[declared], may_be_null=not (is_not_null or place)))
        if place:
            key.append((place, column))
    return DatabaseTable(
        name, tuple(columns), tuple(column for _, column in sorted(key)), "AUTOINCREMENT" in text
    )


def select_after(table: DatabaseTable, after: TableRow | None, limit: int) -> tuple[str, TableRow]:
    """Return the statement that reads the next rows in the order of their keys, and its parameters."""
    key = ", ".join(table.key)
    marks = ", ".join("?" * len(table.key))
    where = "" if after is None else f"WHERE ({key}) > ({marks}) "
    names = ", ".join(table.names)
    statement = f"SELECT {names} FROM {table.name} {where}ORDER BY {key} LIMIT ?"  # noqa: S608 - names of ours
    return statement, (*(after or ()), limit)


def select_last(table: DatabaseTable) -> str:
    """Return the statement that reads the last key."""
    key = ", ".join(table.key)
    backwards = ", ".join(f"{name} DESC" for name in table.key)
    return f"SELECT {key} FROM {table.name} ORDER BY {backwards} LIMIT 1"  # noqa: S608 - names of ours


def upsert(table: DatabaseTable) -> str:
    """Return the statement that inserts or replaces a row."""
    names, key = ", ".join(table.names), ", ".join(table.key)
    marks = ", ".join("?" * len(table.names))
    changes = ", ".join(f"{name} = excluded.{name}" for name in table.names if name not in table.key)
    return (
        f"INSERT INTO {table.name} ({names}) VALUES ({marks}) "  # noqa: S608 - names of ours
        f"ON CONFLICT ({key}) DO UPDATE SET {changes}"
    )


class MaintenanceDatabase(Protocol):
    """A database opened by an operator's command. Any method may raise `StorageError`."""

    name: str
    """Its name for messages, without a password."""

    @property
    def schema(self) -> int:
        """The number of the last migration that was run on it."""
        ...

    async def fetch(self, statement: str, parameters: Sequence[object] = ()) -> list[TableRow]:
        """Return the rows of a statement with `?` for its parameters; booleans are 1 or 0."""
        ...

    async def tables(self) -> list[str]:
        """Return the names of all tables."""
        ...

    def snapshot(self) -> AbstractAsyncContextManager[None]:
        """Run the body in a transaction, in which all reads see the same snapshot."""
        ...

    async def store(self, table: DatabaseTable, rows: Iterable[TableRow]) -> None:
        """Insert or replace rows by their keys, in one transaction."""
        ...

    async def last_id(self, table: DatabaseTable) -> int:
        """Return the highest id that a table has ever assigned, 0 if none."""
        ...

    async def set_last_id(self, table: DatabaseTable, last: int) -> None:
        """Make a table assign only ids above `last` from now on."""
        ...

    async def faults(self) -> list[str]:
        """Return what the database's own check finds wrong with its files; rows aren't checked."""
        ...

    async def close(self) -> None:
        """Close the database."""
        ...
