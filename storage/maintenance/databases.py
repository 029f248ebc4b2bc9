"""Whole databases, whether they are files or on servers: opened, backed up and copied."""

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from storage.drivers import is_url
from storage.drivers.sqlite.setup import connect
from storage.maintenance.backup import back_up, being_made, put_in_place, require_right
from storage.maintenance.copy import Copied, copy_to_file, copy_to_server
from storage.maintenance.reader import Progress, counts, no_progress
from storage.maintenance.sqlite import WholeFile
from storage.maintenance.tables import WholeDatabase

Database = str | os.PathLike[str]


def name_of(database: Database) -> str:
    """Return what operators call a database, without a password. Raise `StorageError` if it can't be one."""
    if is_url(database):
        from storage.drivers.postgres.address import parse  # noqa: PLC0415 - who has a file needs none of it

        return parse(str(database)).name
    return str(database)


@asynccontextmanager
async def whole(
    database: Database, *, alone: bool = False, new: bool = False, may_be_older: bool = False
) -> AsyncIterator[WholeDatabase]:
    """Open a database as a whole. Raise `StorageError` if it isn't there, or isn't one of this version.

    With `alone` no bot may use it meanwhile. With `new` a server's may be without tables, or an unfinished
    copy; with `may_be_older` it may be an older version's.
    """
    opened: WholeDatabase
    if is_url(database):
        from storage.maintenance.postgres import WholeServer  # noqa: PLC0415 - who has a file needs none of it

        opened = await WholeServer.open(str(database), alone=alone, new=new, may_be_older=may_be_older)
    else:
        opened = await asyncio.to_thread(
            WholeFile.open, Path(database), alone=alone, may_be_older=may_be_older
        )
    try:
        yield opened
    finally:
        await opened.close()


async def make_backup(database: Database, target: Path, progress: Progress = no_progress) -> int:
    """Make a backup in the new file `target`; return its size in bytes.

    The backup has been opened and checked before it gets its name. Raise `StorageError` if it can't be made,
    or if it would be damaged; nothing is left then.
    """
    is_file = not is_url(database)  # which is copied page by page, whatever is in it
    async with whole(database, may_be_older=is_file) as source:
        with being_made(target) as part:
            if isinstance(source, WholeFile):
                await back_up(source, part, progress)
            else:
                await _copy_to_file(source, part, progress)
            return put_in_place(part, target)


async def copy_database(source: Database, target: Database, progress: Progress = no_progress) -> Copied:
    """Copy everything from one database to another, which bots mustn't use meanwhile.

    If it is interrupted and done again, a server has what is there already, and a file is begun again. Raise
    `StorageError` if either can't be used, or the target isn't the same in the end.
    """
    async with whole(source, alone=True) as ours:
        if is_url(target):
            async with whole(target, alone=True, new=True) as server:
                return await copy_to_server(ours, server, progress)
        with being_made(Path(target)) as part:
            copied = await _copy_to_file(ours, part, progress)
            put_in_place(part, Path(target))
            return copied


async def _copy_to_file(source: WholeDatabase, part: Path, progress: Progress) -> Copied:
    """Copy everything as it is now, row by row, into the empty file `part`, and check that."""
    connect(part).close()  # which makes its tables
    file = await asyncio.to_thread(WholeFile.open, part)
    try:
        await file.finish()  # a log beside it would be missed by whoever renames an unfinished one
        await file.fetch("PRAGMA synchronous = OFF")  # it counts only once all of it is on disk
        copied = await copy_to_file(source, file, progress)
        schema, expected = file.schema, await counts(file, await file.tables())
    finally:
        await file.close()
    await require_right(part, schema, expected, progress)
    return copied
