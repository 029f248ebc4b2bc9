"""Backups: an SQLite file of ours with everything as it was at one moment, while the bot goes on.

docs/decisions/0032-one-format-of-backups.md says why they are made like this.
"""

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from storage.base import StorageError
from storage.whole.file import WholeFile
from storage.whole.reading import Told, counts, tell_nobody
from storage.whole.wording import counted

PAGES: Final = 256
"""Pages of a piece, usually one megabyte: copied in a few milliseconds, in which nobody else has to wait."""
PAUSE: Final = 0.005
"""Seconds between pieces, so that the disk has time for the bot."""


class BackupFailed(StorageError):
    """A backup is not what it was made from, and was thrown away; the text says why."""


async def back_up(source: WholeFile, part: Path, told: Told = tell_nobody) -> None:
    """Copy a file as it is now into the empty file `part`, page by page, and check that.

    Raise `StorageError` if it can't be copied, or if either is damaged.
    """
    async with source.snapshot():
        await source.back_up(part, PAGES, _paced(told))
        expected = await counts(source, await source.tables())
    await require_right(part, source.schema, expected, told)


def _paced(told: Told) -> Callable[[int, int], None]:
    def piece(left: int, total: int) -> None:
        told(f"copying {total} pages", total - left)
        if left:
            time.sleep(PAUSE)

    return piece


async def require_right(part: Path, schema: int, expected: dict[str, int], told: Told = tell_nobody) -> None:
    """Open a backup as a restored one would be, and raise `StorageError` if it isn't what it should be.

    It is one file afterwards, without a log beside it.
    """
    told("checking the backup", 0)
    backup = await asyncio.to_thread(WholeFile.open, part, may_be_older=True)
    try:
        await backup.finish()
        faults = await backup.faults()
        if not faults and backup.schema == schema:
            found = await counts(backup, expected)
            faults = [
                f"{name} has {counted(found[name], 'row')}, not {count:,}"
                for name, count in expected.items()
                if found[name] != count
            ]
        elif not faults:
            faults = [f"it has schema {backup.schema}, not {schema}"]
    finally:
        await backup.close()
    if faults:
        raise BackupFailed(f"no backup was made, because it would be damaged: {faults[0]}")
