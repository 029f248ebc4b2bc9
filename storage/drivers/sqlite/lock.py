"""A lock next to the database, so that a second bot on the same file is refused at startup."""

import errno
import logging
import os
import sys
from pathlib import Path
from typing import Final

from storage.drivers.sqlite.errors import unavailable, unusable

if sys.platform != "win32":
    import fcntl

log = logging.getLogger(__name__)

_NO_LOCKS: Final = {errno.ENOLCK, errno.ENOSYS, errno.EOPNOTSUPP, errno.EINVAL}


class FileLock:
    """The lock on a database, held until it is released or this process ends, even by a crash.

    It is a POSIX lock on a file of its own; docs/decisions/0009-one-process.md says why. A process can lock
    the same file twice.
    """

    def __init__(self, path: Path) -> None:
        """Lock the database `path`, whose directory must exist. Don't wait if another process holds the lock.

        Raise `StorageError` if another process holds it, or if the directory can't be written. Where files
        can't be locked (Windows, some network file systems) this does nothing.
        """
        file = Path(os.path.realpath(path))  # the same for every link that leads there
        self._file = file.with_name(f"{file.name}.lock")
        self._descriptor: int | None = None
        try:
            self._descriptor = _lock(self._file)
        except BlockingIOError:
            raise unavailable(path, "it is in use by another process") from None
        except OSError as error:
            if error.errno not in _NO_LOCKS:
                raise unusable(path, f"{self._file.name} can't be locked: {error.strerror}") from error
            log.warning("%s can't be locked, so make sure that only one bot runs: %s", self._file, error)

    def release(self) -> None:
        """Unlock the database, and remove the lock's file. Releasing again does nothing."""
        if self._descriptor is not None:
            self._file.unlink(missing_ok=True)  # while still locked: afterwards it may be another process's
            os.close(self._descriptor)
            self._descriptor = None


def _lock(file: Path) -> int | None:
    """Lock the file and return its descriptor, or None on a platform without such locks.

    Raise `BlockingIOError` if another process has locked it.
    """
    if sys.platform == "win32":
        return None
    while True:
        descriptor = os.open(file, os.O_RDWR | os.O_CREAT, 0o644)
        try:
            _lock_at_once(descriptor)
            if _is_at(descriptor, file):
                return descriptor
        except BaseException:
            os.close(descriptor)
            raise
        os.close(descriptor)  # the last holder has just removed the file: lock a new one


def _lock_at_once(descriptor: int) -> None:
    try:
        fcntl.lockf(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except PermissionError as error:  # some systems report this for a file that is locked
        raise BlockingIOError(error.errno, error.strerror) from error


def _is_at(descriptor: int, file: Path) -> bool:
    try:
        return os.path.samestat(os.fstat(descriptor), file.stat())
    except FileNotFoundError:
        return False
