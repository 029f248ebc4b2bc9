"""Reads a whole database in batches, whatever its size."""

import hashlib
import json
from collections.abc import AsyncIterator, Callable, Iterable
from dataclasses import dataclass
from typing import Final

from storage.maintenance.tables import (
    DatabaseTable,
    MaintenanceDatabase,
    TableRow,
    copied_tables,
    select_after,
)
from storage.records import DamagedRecord, StorageError


def pluralized(number: int, what: str) -> str:
    """Return a number with its noun, which has a regular plural.

    >>> pluralized(1, "row"), pluralized(4061, "row")
    ('1 row', '4,061 rows')
    """
    return f"{number:,} {what}" if number == 1 else f"{number:,} {what}s"


class EmptyDatabase(StorageError):
    """There is no database yet, or it is empty."""


ROWS_PER_BATCH: Final = 500
"""Rows in memory at once: some megabytes at most."""

Progress = Callable[[str, int], None]
"""Called now and then with the current step, and how many rows, pages or games of it are done."""


def no_progress(_what: str, _done: int) -> None:
    """Do nothing."""


async def batches(
    database: MaintenanceDatabase, table: DatabaseTable, after: TableRow | None = None, *, strict: bool = True
) -> AsyncIterator[list[TableRow]]:
    """Yield the rows of a table in the order of their keys, in batches.

    With `strict`, raise `DamagedRecord` at a value that doesn't belong in its column.
    """
    while True:
        rows = await database.fetch(*select_after(table, after, ROWS_PER_BATCH))
        for row in rows if strict else ():
            _require_valid(database, table, row)
        if rows:
            yield rows
            after = table.key_of(rows[-1])
        if len(rows) < ROWS_PER_BATCH:
            return


def _require_valid(database: MaintenanceDatabase, table: DatabaseTable, row: TableRow) -> None:
    wrong = table.fault_of(row)
    if wrong is not None:
        raise DamagedRecord(
            f"the database {database.name} is damaged: in {table.name} {key_text(table.key_of(row))} {wrong}"
        )


def key_text(key: TableRow) -> str:
    """Return a key as operators read it."""
    return ", ".join(map(str, key))


@dataclass(frozen=True, slots=True)
class Content:
    """The number of rows in a table, their SHA-256 in hexadecimal, and the highest id ever assigned."""

    rows: int
    digest: str
    last_id: int


class Digest:
    """The SHA-256 of rows in the order of their keys, each as a line of JSON: the same in every engine."""

    def __init__(self) -> None:
        self.rows = 0
        self._sha = hashlib.sha256()

    def add(self, rows: list[TableRow]) -> None:
        """Add the next rows."""
        self.rows += len(rows)
        for row in rows:
            line = json.dumps(row, ensure_ascii=False, separators=(",", ":"))
            self._sha.update(line.encode("utf-8", "surrogatepass") + b"\n")

    def content(self, last_id: int) -> Content:
        """Return the content of all rows added; `last_id` is the highest id ever assigned."""
        return Content(self.rows, self._sha.hexdigest(), last_id)


async def last_id(database: MaintenanceDatabase, table: DatabaseTable) -> int:
    """Return the highest id that a table has ever assigned; 0 if it assigns none."""
    return await database.last_id(table) if table.has_autoincrement else 0


async def contents(database: MaintenanceDatabase, progress: Progress = no_progress) -> dict[str, Content]:
    """Return the content of each table, by name."""
    found = {}
    for table in copied_tables(database.schema):
        digest = Digest()
        async for rows in batches(database, table):
            digest.add(rows)
            progress(f"reading {table.name}", digest.rows)
        found[table.name] = digest.content(await last_id(database, table))
    return found


def digest_of(contents: dict[str, Content]) -> str:
    """Return one SHA-256 for a whole database."""
    lines = (f"{name} {each.rows} {each.digest} {each.last_id}\n" for name, each in sorted(contents.items()))
    return hashlib.sha256("".join(lines).encode()).hexdigest()


async def counts(database: MaintenanceDatabase, tables: Iterable[str]) -> dict[str, int]:
    """Return the number of rows of each table."""
    found = {}
    for name in tables:
        ((count,),) = await database.fetch(f"SELECT count(*) FROM {name}")  # noqa: S608 - tables of ours
        found[name] = int(count or 0)
    return found
