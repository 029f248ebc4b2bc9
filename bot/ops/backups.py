"""Nightly backups, made by the operators' own command; the last seven are kept."""

import asyncio
import logging
import os
import sys
import time
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from pathlib import Path
from typing import Final

from bot.logs.context import logged_job
from bot.supervisor import Supervisor
from storage.maintenance.backup import remove_abandoned
from storage.maintenance.databases import label_of

log = logging.getLogger(__name__)

BACKUP_TIME: Final = timedelta(hours=4)
"""The local time of a night's backup: most people are asleep, and no clock is set then."""
BACKUPS_KEPT: Final = 7
CHECK_EVERY: Final = 300.0
"""Seconds between checks of the clock, which may have been set, or have stopped while the machine slept."""
RETRY_AFTER: Final = 3600.0
"""Seconds before a failed backup is tried again."""
BACKUP_TIMEOUT: Final = 6 * 3600.0
"""Seconds after which a backup is cancelled, for example because the disk hangs."""
STOP_TIMEOUT: Final = 3.0
"""Seconds that the child process has to end cleanly: fewer than the bot has when it is stopped."""


BACKUP_LOOP: Final = "making backups"


@dataclass(frozen=True, slots=True)
class Backup:
    """An existing backup: when it was finished, in seconds since 1970, and its size in bytes."""

    at: float
    size: int


class BackupRefused(Exception):
    """A backup could not be made; the message says why, in one line."""


async def back_up(database: str | Path, file: Path) -> str:
    """Make a backup in the new file `file`, in a child process with low priority.

    Return what the command says about it. Raise `BackupRefused` if it fails. If the task is cancelled, the
    process ends too and leaves nothing behind.
    """
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        *("-m", "bot", "backup", "--gently", str(file)),
        stdin=DEVNULL,
        stdout=PIPE,
        stderr=PIPE,
        env=os.environ | {"AZUL_DATABASE": str(database)},  # not an argument: its URL may have a password
        start_new_session=True,  # so that Ctrl-C reaches only the bot, which then ends its backup
    )
    try:
        async with asyncio.timeout(BACKUP_TIMEOUT):
            out, err = await process.communicate()
    except TimeoutError:
        raise BackupRefused(f"it took longer than {BACKUP_TIMEOUT / 3600:.0f} hours") from None
    finally:
        if process.returncode is None:
            await _end(process)
    if process.returncode:
        lines = err.decode(errors="replace").split("\n")
        said = next((line for line in reversed(lines) if line.strip()), "")
        raise BackupRefused(said.removeprefix("azul: ") or f"it ended with exit code {process.returncode}")
    return out.decode(errors="replace").strip()


async def _end(process: Process) -> None:
    for end in (process.terminate, process.kill):
        with suppress(ProcessLookupError):
            end()
        with suppress(TimeoutError):
            async with asyncio.timeout(STOP_TIMEOUT):
                await process.communicate()
                return


class NightlyBackups:
    """Makes the nightly backups of a database, in a folder of their own.

    `is_ours` returns whether this process makes them, if several use the database. `now` returns the local
    time. The names of the files say which nights have a backup. `last` is the newest of them, and `trouble`
    the reason why the last try failed, None if it didn't.
    """

    def __init__(
        self,
        database: str | Path,
        folder: Path,
        *,
        is_ours: Callable[[], bool] = lambda: True,
        now: Callable[[], datetime] = datetime.now,
        supervisor: Supervisor | None = None,
        make: Callable[[str | Path, Path], Awaitable[str]] = back_up,
    ) -> None:
        self._supervisor = supervisor or Supervisor()
        self._database = database
        self._folder = folder
        self._is_ours = is_ours
        self._now = now
        self._make = make
        self._label = label_of(database)
        self.last: Backup | None = None
        self.trouble: str | None = None

    @property
    def is_ours(self) -> bool:
        """Whether this process makes the backups."""
        return self._is_ours()

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Make backups while the body runs."""
        task = asyncio.create_task(self.run())
        try:
            yield
        finally:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task

    async def run(self) -> None:
        """Make backups until cancelled; failures are logged and retried."""
        await self._supervisor.run(BACKUP_LOOP, self._round, min_pause=RETRY_AFTER)

    async def _round(self) -> float:
        with logged_job("backup"):
            return await self.make_if_due()

    async def make_if_due(self) -> float:
        """Make this night's backup if there is none yet; return the seconds until the next call."""
        night = (self._now() - BACKUP_TIME).date()
        file = self._folder / self._name_of(night)
        try:
            if not self._is_ours():
                return CHECK_EVERY
            self.last = await asyncio.to_thread(self.newest)
            if await asyncio.to_thread(file.exists):
                return CHECK_EVERY
            await asyncio.to_thread(self._folder.mkdir, exist_ok=True)
            began = time.monotonic()
            said = await self._make(self._database, file)
            log.info("Nightly backup made in %.1f s: %s", time.monotonic() - began, said)
            self.trouble = None
            self.last = await asyncio.to_thread(self.newest)
            await asyncio.to_thread(self._remove_old, night)
        except OSError as error:
            return self._failed(f"AZUL_BACKUPS: can't use {self._folder}: {error.strerror or error}")
        except BackupRefused as error:
            return self._failed(str(error))
        return CHECK_EVERY

    def _failed(self, why: str) -> float:
        self.trouble = why
        log.error("The nightly backup could not be made, next try in %.0f min: %s", RETRY_AFTER / 60, why)
        return RETRY_AFTER

    def newest(self) -> Backup | None:
        """Return the newest backup, None if there is none. This blocks."""
        if not self._folder.is_dir():
            return None
        files = (path.stat() for path in self._folder.iterdir() if self._night_of(path.name) is not None)
        return max(
            (Backup(file.st_mtime, file.st_size) for file in files), default=None, key=lambda each: each.at
        )

    def _remove_old(self, tonight: date) -> None:
        """Delete all but the last `BACKUPS_KEPT` backups, and unfinished ones, but no other files."""
        finished: dict[date, Path] = {}
        for path in self._folder.iterdir():
            night = self._night_of(path.name.removesuffix(".part"))
            if night is None or path.is_symlink() or not path.is_file():
                continue
            if path.name.endswith(".part"):
                remove_abandoned(path)
            else:
                finished[night] = path
        # A clock that was wrong for a while has dated some in the future: they go first.
        newest_first = sorted(finished, key=lambda night: (night <= tonight, night), reverse=True)
        for night in newest_first[BACKUPS_KEPT:]:
            finished[night].unlink()

    def _name_of(self, night: date) -> str:
        return f"{self._label}-nightly-{night.isoformat()}.db"

    def _night_of(self, name: str) -> date | None:
        """Return the night of the backup with this name; None if it is another file."""
        try:
            night = date.fromisoformat(name.removeprefix(f"{self._label}-nightly-").removesuffix(".db"))
        except ValueError:
            return None
        return night if name == self._name_of(night) else None
