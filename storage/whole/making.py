"""A file that is being written beside the one that it will be once it is whole."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from storage.base import StorageError
from storage.sqlite.claim import Claim

BESIDE: Final = ("-journal", "-wal", "-shm")
"""What SQLite puts beside a file while it writes it."""


class Unwritable(StorageError):
    """A file can't be made; the text says why, in one line for the operator."""


@contextmanager
def being_made(target: Path, *, goes_on: bool = False) -> Iterator[Path]:
    """Yield the path of a file that will be `target`: nobody else makes the same at the same time.

    It is empty, and nothing is left of it if the body raises. With `goes_on` it may be one that the process
    before left unfinished, and stays for the next one. Raise `Unwritable` if `target` is there, or can't be.
    """
    target = target.absolute()
    part = target.with_name(f"{target.name}.part")
    if not os.path.isdir(target.parent):  # noqa: PTH112 - that of `Path` raises if it can't be looked at
        raise Unwritable(f"can't write {target}: there is no directory {target.parent}")
    require_free(target)
    claim = Claim(part)
    try:
        try:
            if not goes_on:
                remove(part)
            os.close(os.open(part, os.O_CREAT | os.O_RDWR, 0o600))  # it has people's names in it
        except OSError as error:
            raise Unwritable(f"can't write {part}: {error.strerror}") from error
        try:
            yield part
        finally:
            if not goes_on:
                remove(part)
    finally:
        claim.release()


def require_free(target: Path) -> None:
    """Raise `Unwritable` if there is a file already."""
    if os.path.lexists(target):
        raise Unwritable(f"can't write {target}: there is such a file already, and it stays")


def put_in_place(part: Path, target: Path) -> int:
    """Give a finished file its name once it is on the disk; return its size in bytes. Raise `Unwritable`."""
    try:
        _sync(part)
        require_free(target)
        part.rename(target)
        _sync(target.parent)
        return target.stat().st_size
    except OSError as error:
        raise Unwritable(f"can't write {target}: {error.strerror}") from error


def remove(part: Path) -> None:
    """Remove an unfinished file, and what SQLite has put beside it."""
    for suffix in ("", *BESIDE):
        part.with_name(part.name + suffix).unlink(missing_ok=True)


def remove_abandoned(part: Path) -> None:
    """Remove an unfinished file unless somebody is writing it."""
    try:
        claim = Claim(part)
    except StorageError:
        return
    remove(part)
    claim.release()


def _sync(path: Path) -> None:
    try:
        descriptor = os.open(path, os.O_RDONLY)
    except PermissionError:
        return  # Windows has no descriptors of directories
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
