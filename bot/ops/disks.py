"""Free space on the disks that the bot writes to."""

import shutil
from collections.abc import Mapping
from pathlib import Path
from typing import Final

MIN_FREE_BYTES: Final = 500_000_000
"""Bytes that should be free: enough for weeks, so that operators have time to act."""


class Disks:
    """The disks of some folders, named by what is kept there. A folder needn't exist yet."""

    def __init__(self, folders: Mapping[str, Path]) -> None:
        self._folders = folders
        self.free: Mapping[str, int] = {}
        """Bytes that were free at the last `check`, by what is kept there."""

    def check(self) -> str | None:
        """Measure the free space; return where it is too little, in words, None if nowhere. This blocks."""
        self.free = {
            what: free for what, path in self._folders.items() if (free := _free_at(path)) is not None
        }
        scarce = [
            f"{free / 1e6:,.0f} MB for the {what}"
            for what, free in self.free.items()
            if free < MIN_FREE_BYTES
        ]
        return f"there is little room left: {', '.join(scarce)}" if scarce else None


def _free_at(path: Path) -> int | None:
    for folder in (path, *path.absolute().parents):
        try:
            return shutil.disk_usage(folder).free
        except FileNotFoundError:
            continue
        except OSError:  # the next write there reports why
            return None
    return None
