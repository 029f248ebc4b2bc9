"""Backups: an SQLite file with everything as it was at one moment, made while the bot keeps running."""

import asyncio
import os
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from storage.drivers.sqlite.lock import FileLock
from storage.maintenance.reader import Progress, counts, no_progress, pluralized
from storage.maintenance.sqlite import SqliteMaintenance
from storage.records import StorageError

PAGES_PER_STEP: Final = 256
"""Pages copied at a time, usually one megabyte: it takes a few milliseconds."""
STEP_PAUSE: Final = 0.005
"""Seconds between steps, to leave the disk to the bot."""


class BackupFailed(StorageError):
    """A new file is damaged or differs from its source, and was deleted; the message says why."""


async def back_up(source: SqliteMaintenance, part: Path, progress: Progress = no_progress) -> None:
    """Copy a snapshot of a file into the empty file `part`, page by page, and check the copy.

    Raise `StorageError` if it can't be copied, or if either is damaged.
    """
    async with source.snapshot():
        await source.back_up(part, PAGES_PER_STEP, _paced(progress))
        expected = await counts(source, await source.tables())
    await require_intact(part, source.schema, expected, progress)


def _paced(progress: Progress) -> Callable[[int, int], None]:
    def piece(left: int, total: int) -> None:
        progress(f"copying {total} pages", total - left)
        if left:
            time.sleep(STEP_PAUSE)

    return piece


async def require_intact(
    part: Path, schema: int, expected: dict[str, int], progress: Progress = no_progress
) -> None:
    """Raise `BackupFailed` if a file is damaged, or hasn't the expected schema and numbers of rows.

    It is a single file afterwards, without a write-ahead log beside it. Raise `StorageError` if it can't be
    opened.
    """
    progress("checking the file", 0)
    backup = await asyncio.to_thread(SqliteMaintenance.open, part, may_be_older=True)
    try:
        await backup.finish()
        faults = await backup.faults()
        if not faults and backup.schema == schema:
            found = await counts(backup, expected)
            faults = [
                f"{name} has {pluralized(found[name], 'row')}, not {count:,}"
                for name, count in expected.items()
                if found[name] != count
            ]
        elif not faults:
            faults = [f"it has schema {backup.schema}, not {schema}"]
    finally:
        await backup.close()
    if faults:
        raise BackupFailed(f"the new file is damaged, and was deleted: {faults[0]}")


SIDE_FILES: Final = ("-journal", "-wal", "-shm")
"""The suffixes of the files that SQLite puts beside one that it writes."""


class Unwritable(StorageError):
    """A file can't be created; the message says why, in one line for the operator."""


@contextmanager
def new_file(target: Path) -> Iterator[Path]:
    """Yield the path of a new empty file that will be `target`, locked against other processes.

    The body has to move it, see `move_into_place`; otherwise it is removed. Raise `Unwritable` if `target`
    exists or can't be created, and `StorageError` if another process is creating it.
    """
    target = target.absolute()
    part = target.with_name(f"{target.name}.part")
    if not os.path.isdir(target.parent):  # noqa: PTH112 - that of `Path` raises if it can't be looked at
        raise Unwritable(f"can't write {target}: there is no directory {target.parent}")
    require_free(target)
    lock = FileLock(part)
    try:
        try:
            remove(part)  # a process that was killed may have left one
            os.close(os.open(part, os.O_CREAT | os.O_RDWR, 0o600))  # it will contain people's names
        except OSError as error:
            raise Unwritable(f"can't write {part}: {error.strerror}") from error
        try:
            yield part
        finally:
            remove(part)
    finally:
        lock.release()


def require_free(target: Path) -> None:
    """Raise `Unwritable` if the file exists."""
    if os.path.lexists(target):
        raise Unwritable(f"can't write {target}: the file already exists")


def move_into_place(part: Path, target: Path) -> int:
    """Sync a finished file and rename it to `target`; return its size in bytes. Raise `Unwritable`."""
    try:
        _sync(part)
        require_free(target)
        part.rename(target)
        _sync(target.parent)
        return target.stat().st_size
    except OSError as error:
        raise Unwritable(f"can't write {target}: {error.strerror}") from error


def prepare_folder(folder: Path) -> None:
    """Create a folder for backups unless it exists, but not its parents: a disk may not be mounted."""
    try:
        folder.mkdir(exist_ok=True)
    except OSError as error:
        raise Unwritable(f"can't make the folder {folder}: {error.strerror}") from error


def replace(database: Path, new: Path, aside: Path) -> bool:
    """Rename a database file to `aside`, and `new` to its name; return whether it existed.

    Raise `Unwritable`.
    """
    try:
        was_there = database.exists()
        for suffix in ("", *SIDE_FILES):
            with suppress(FileNotFoundError):
                database.with_name(database.name + suffix).rename(aside.with_name(aside.name + suffix))
        new.rename(database)
        _sync(database.parent)
    except OSError as error:
        raise Unwritable(f"can't write {database}: {error.strerror}") from error
    return was_there


def remove(part: Path) -> None:
    """Remove an unfinished file, and SQLite's files beside it."""
    for suffix in ("", *SIDE_FILES):
        part.with_name(part.name + suffix).unlink(missing_ok=True)


def remove_abandoned(part: Path) -> None:
    """Remove an unfinished file unless a process is writing it."""
    try:
        lock = FileLock(part)
    except StorageError:
        return
    remove(part)
    lock.release()


def _sync(path: Path) -> None:
    try:
        descriptor = os.open(path, os.O_RDONLY)
    except PermissionError:
        return  # Windows has no descriptors of directories
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
