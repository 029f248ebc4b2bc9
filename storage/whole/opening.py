"""Which database is meant: a file, or a server by its address."""

import asyncio
from pathlib import Path

from storage.base import StorageError
from storage.whole.backup import back_up
from storage.whole.base import Whole
from storage.whole.file import WholeFile
from storage.whole.reading import Told, tell_nobody


def require_there(database: str) -> None:
    """Raise `StorageError` if a file isn't there, which opening a store would create."""
    if not Path(database).exists():
        raise StorageError(f"can't use the database {database}: there is no such file")


async def open_whole(database: str, *, alone: bool = False) -> Whole:
    """Open a database as a whole. Raise `StorageError` if it isn't there, or isn't one of this version.

    With `alone` no bot may use it until it is closed.
    """
    return await asyncio.to_thread(WholeFile.open, Path(database), alone=alone)


async def make_backup(database: str, target: Path, told: Told = tell_nobody) -> int:
    """Make a backup in the new file `target`; return its size in bytes. Raise `StorageError` if it fails."""
    source = await asyncio.to_thread(WholeFile.open, Path(database), may_be_older=True)
    try:
        return await back_up(source, target, told)
    finally:
        await source.close()
