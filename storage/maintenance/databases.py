"""Whole databases, whether they are files or on servers: opened, backed up and copied."""

import asyncio
import os
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import datetime
from pathlib import Path
from urllib.parse import urlsplit

from storage.drivers import is_url
from storage.drivers.sqlite.lock import FileLock
from storage.drivers.sqlite.schema import known_migrations
from storage.drivers.sqlite.setup import connect
from storage.maintenance.backup import (
    back_up,
    move_into_place,
    new_file,
    prepare_folder,
    replace,
    require_intact,
)
from storage.maintenance.copy import CopySummary, copy_to_file, copy_to_server
from storage.maintenance.reader import EmptyDatabase, Progress, counts, no_progress
from storage.maintenance.sqlite import SqliteMaintenance
from storage.maintenance.tables import MaintenanceDatabase

DatabaseLocation = str | os.PathLike[str]


def name_of(database: DatabaseLocation) -> str:
    """Return a database's name for messages, without its password. Raise `StorageError` at a bad URL."""
    if is_url(database):
        from storage.drivers.postgres.address import parse  # noqa: PLC0415 - who has a file needs none of it

        return parse(str(database)).name
    return str(database)


@asynccontextmanager
async def open_for_maintenance(
    database: DatabaseLocation, *, exclusive: bool = False, new: bool = False, may_be_older: bool = False
) -> AsyncIterator[MaintenanceDatabase]:
    """Open a database for maintenance. Raise `StorageError` if it doesn't exist, or has another schema.

    With `exclusive`, no bot may use it at the same time. With `new`, one on a server may be an unfinished
    copy or empty, and gets its tables. With `may_be_older`, it may have an older schema.
    """
    opened: MaintenanceDatabase
    if is_url(database):
        from storage.maintenance.postgres import PostgresMaintenance  # noqa: PLC0415 - who has a file needs none of it

        opened = await PostgresMaintenance.open(
            str(database), exclusive=exclusive, new=new, may_be_older=may_be_older
        )
    else:
        opened = await asyncio.to_thread(
            SqliteMaintenance.open, Path(database), exclusive=exclusive, may_be_older=may_be_older
        )
    try:
        yield opened
    finally:
        await opened.close()


async def make_backup(database: DatabaseLocation, target: Path, progress: Progress = no_progress) -> int:
    """Make a backup in the new file `target`; return its size in bytes.

    The backup is opened and checked before it gets its name. Raise `StorageError` if it can't be made or is
    damaged; no file is left then.
    """
    async with open_for_maintenance(database, may_be_older=True) as source:
        with new_file(target) as part:
            if isinstance(source, SqliteMaintenance):
                await back_up(source, part, progress)
            else:
                await _copy_to_file(source, part, progress)
            return move_into_place(part, target)


async def back_up_before_migration(database: DatabaseLocation, folder: Path, now: datetime) -> Path | None:
    """Make a backup if opening the database would migrate it; return the file, or None if it wouldn't.

    If a failed start has made one already, and nothing was written since, return that. Raise `StorageError`
    if it can't be made, or if a bot uses the database.
    """
    try:
        async with open_for_maintenance(
            database, exclusive=not is_url(database), may_be_older=True
        ) as opened:
            schema = opened.schema
    except EmptyDatabase:
        return None
    if schema == known_migrations()[-1].number:
        return None
    begin = f"{label_of(database)}-schema-{schema}-"
    if not is_url(database) and (made := _made_since(Path(database), folder, begin)) is not None:
        return made
    prepare_folder(folder)
    target = folder / f"{begin}{now:%Y-%m-%d-%H%M%S}.db"
    await make_backup(database, target)
    return target


def _made_since(database: Path, folder: Path, begin: str) -> Path | None:
    """Return a backup whose name starts with `begin` and that is newer than the database file, or None."""
    written = database.stat().st_mtime
    return next((file for file in folder.glob(f"{begin}*.db") if file.stat().st_mtime >= written), None)


async def restore_backup(
    backup: Path, database: Path, now: datetime, progress: Progress = no_progress
) -> Path | None:
    """Replace a database file by a copy of a backup; return the new path of the old file, if there was one.

    The backup may have an older schema, and is checked. After an interruption, call it again. Raise
    `StorageError` if the backup can't be used, or if a bot uses the database.
    """
    copied, replaced = (
        database.with_name(f"{database.stem}-{what}-{now:%Y-%m-%d-%H%M%S}.db")
        for what in ("restored", "replaced")
    )
    lock = await asyncio.to_thread(FileLock, database)
    try:
        await make_backup(backup, copied, progress)
        return replaced if await asyncio.to_thread(replace, database, copied, replaced) else None
    finally:
        await asyncio.to_thread(lock.release)


def label_of(database: DatabaseLocation) -> str:
    """Return the beginning of the names of a database's backups.

    >>> label_of(Path("data/my azul.db")), label_of("postgresql://azul:secret@db.example/games")
    ('my_azul', 'games')
    >>> label_of("postgresql://db.example")
    'azul'
    """
    name = urlsplit(str(database)).path.strip("/") if is_url(database) else Path(database).stem
    return re.sub(r"[^\w-]", "_", name) or "azul"


async def copy_database(
    source: DatabaseLocation, target: DatabaseLocation, progress: Progress = no_progress
) -> CopySummary:
    """Copy everything from one database to another while no bot uses either.

    Called again after an interruption, it resumes a copy to a server and starts one to a file over. Raise
    `StorageError` if either can't be used, or the target differs in the end.
    """
    async with open_for_maintenance(source, exclusive=True) as ours:
        if is_url(target):
            async with open_for_maintenance(target, exclusive=True, new=True) as server:
                return await copy_to_server(ours, server, progress)
        with new_file(Path(target)) as part:
            copied = await _copy_to_file(ours, part, progress)
            move_into_place(part, Path(target))
            return copied


async def _copy_to_file(source: MaintenanceDatabase, part: Path, progress: Progress) -> CopySummary:
    """Copy a snapshot of everything, row by row, into the empty file `part`, and check the copy."""
    connect(part, schema=source.schema).close()  # this creates its tables
    file = await asyncio.to_thread(SqliteMaintenance.open, part, may_be_older=True)
    try:
        await file.finish()  # a log beside it would be lost when the file is renamed
        await file.fetch("PRAGMA synchronous = OFF")  # the finished file is synced as a whole
        copied = await copy_to_file(source, file, progress)
        schema, expected = file.schema, await counts(file, await file.tables())
    finally:
        await file.close()
    await require_intact(part, schema, expected, progress)
    return copied
