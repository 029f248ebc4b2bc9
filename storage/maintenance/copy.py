"""Copying everything from one database to another, of the same engine or not.

Rows are copied in the order of their keys, a few hundred per transaction. Until the end, a table in the
target marks it as an unfinished copy of that source, so that no bot starts with it. An interrupted copy to a
server is resumed; one to a file is started over. Finally the target is read back and compared.
"""

from collections.abc import AsyncGenerator
from contextlib import aclosing
from dataclasses import dataclass
from typing import Final

from storage.maintenance.reader import (
    Content,
    Digest,
    Progress,
    batches,
    contents,
    digest_of,
    key_text,
    last_id,
    no_progress,
    pluralized,
)
from storage.maintenance.tables import (
    DatabaseTable,
    MaintenanceDatabase,
    TableRow,
    copied_tables,
    select_last,
)
from storage.records import StorageError
from storage.shards import UNFINISHED_COPY

EMPTY_IT: Final = "empty it to copy again"
THROWN_AWAY: Final = "it was thrown away"


class CopyDiffers(StorageError):
    """The target differs from its source; the message says where."""


@dataclass(frozen=True, slots=True)
class CopySummary:
    """The number of rows in a database, and the SHA-256 of all of them."""

    rows: int
    digest: str


async def copy_to_server(
    source: MaintenanceDatabase, target: MaintenanceDatabase, progress: Progress = no_progress
) -> CopySummary:
    """Copy everything into a target that is empty, or an unfinished copy of the same source.

    Idempotent. Raise `CopyDiffers` if the target contains anything else, or differs from the source in the
    end; `StorageError` if either can't be used.
    """
    async with source.snapshot():
        expected = await contents(source, progress)
        digest = digest_of(expected)
        if not await _is_resumed(target, digest):
            if not await _is_empty(target):
                await _require_same(source, target, expected, progress, EMPTY_IT)
                return _copied(expected)
            await _begin(target, digest)
        for table in copied_tables():
            await _copy_rest(source, target, table, progress)
            if table.has_autoincrement:
                await target.set_last_id(table, expected[table.name].last_id)
        await _require_same(source, target, expected, progress, EMPTY_IT)
    await target.fetch(f"DROP TABLE {UNFINISHED_COPY}")
    return _copied(expected)


async def copy_to_file(
    source: MaintenanceDatabase, target: MaintenanceDatabase, progress: Progress = no_progress
) -> CopySummary:
    """Copy a snapshot of everything into a new target, which the caller deletes if that fails.

    Raise `StorageError` if either can't be used; `CopyDiffers` if the target differs in the end.
    """
    expected = {}
    await _begin(target, source.name)
    async with source.snapshot():
        for table in copied_tables(source.schema):
            digest = Digest()
            async for rows in batches(source, table):
                digest.add(rows)
                await target.store(table, rows)
                progress(f"copying {table.name}", digest.rows)
            expected[table.name] = digest.content(await last_id(source, table))
            if table.has_autoincrement:
                await target.set_last_id(table, expected[table.name].last_id)
        await _require_same(source, target, expected, progress, THROWN_AWAY)
    await target.fetch(f"DROP TABLE {UNFINISHED_COPY}")
    return _copied(expected)


def _copied(expected: dict[str, Content]) -> CopySummary:
    return CopySummary(sum(each.rows for each in expected.values()), digest_of(expected))


async def _is_resumed(target: MaintenanceDatabase, digest: str) -> bool:
    """Return whether the target is an unfinished copy of the source with this digest."""
    if UNFINISHED_COPY not in await target.tables():
        return False
    rows = await target.fetch(f"SELECT source FROM {UNFINISHED_COPY}")  # noqa: S608 - a constant
    if rows and rows[0][0] != digest:
        raise StorageError(
            f"can't use the database {target.name}: it is an unfinished copy of another database, or the one "
            "that it is copied from has changed; empty it first"
        )
    return bool(rows)


async def _is_empty(target: MaintenanceDatabase) -> bool:
    for table in copied_tables():
        if await target.fetch(f"SELECT 1 FROM {table.name} LIMIT 1"):  # noqa: S608 - a table of ours
            return False
    return True


async def _begin(target: MaintenanceDatabase, digest: str) -> None:
    await target.fetch(f"CREATE TABLE IF NOT EXISTS {UNFINISHED_COPY} (source TEXT NOT NULL)")
    await target.fetch(f"INSERT INTO {UNFINISHED_COPY} (source) VALUES (?)", (digest,))  # noqa: S608 - a constant


async def _copy_rest(
    source: MaintenanceDatabase, target: MaintenanceDatabase, table: DatabaseTable, progress: Progress
) -> None:
    """Copy the rows of a table whose keys come after the last one in the target."""
    last = await target.fetch(select_last(table))
    copied = 0
    async for rows in batches(source, table, last[0] if last else None):
        await target.store(table, rows)
        copied += len(rows)
        progress(f"copying {table.name}", copied)


async def _require_same(
    source: MaintenanceDatabase,
    target: MaintenanceDatabase,
    expected: dict[str, Content],
    progress: Progress,
    consequence: str,
) -> None:
    """Raise `CopyDiffers` if the target differs, with the place and the `consequence`."""
    found = await contents(target, progress)
    for table in copied_tables(target.schema):
        if found[table.name] == expected[table.name]:
            continue
        if found[table.name].digest == expected[table.name].digest:
            raise CopyDiffers(f"{target.name} would give {table.name} other numbers than {source.name}")
        where = await _first_difference(source, target, table)
        there, wanted = found[table.name].rows, expected[table.name].rows
        size = "" if there == wanted else f", and has {pluralized(there, 'row')}, not {wanted:,}"
        raise CopyDiffers(
            f"{target.name} is no copy of {source.name}: {table.name} differs, first at {where}{size}; "
            f"{consequence}"
        )


async def _first_difference(
    source: MaintenanceDatabase, target: MaintenanceDatabase, table: DatabaseTable
) -> str:
    async with aclosing(_rows(source, table)) as ours, aclosing(_rows(target, table)) as theirs:
        while True:
            one, other = await anext(ours, None), await anext(theirs, None)
            if one != other or one is None:
                keys = [table.key_of(row) for row in (one, other) if row is not None]
                return key_text(min(keys)) if keys else "the end"


async def _rows(database: MaintenanceDatabase, table: DatabaseTable) -> AsyncGenerator[TableRow, None]:
    async for rows in batches(database, table):
        for row in rows:
            yield row
