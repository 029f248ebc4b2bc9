"""A backup every night, made by the operators' own command, of which the last seven are kept."""

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

from bot.logs.context import work
from bot.supervisor import Supervisor
from storage.maintenance.backup import remove_abandoned
from storage.maintenance.databases import label_of

log = logging.getLogger(__name__)

DUE: Final = timedelta(hours=4)
"""When a night's backup is due, by the machine's clock: most people are asleep, and no clock is set then."""
KEPT: Final = 7
CHECK_EVERY: Final = 300.0
"""Seconds after which the clock is read again, which may have been set, or stood still in sleep."""
RETRY_AFTER: Final = 3600.0
"""Seconds after which a backup that failed is tried again."""
LONGEST: Final = 6 * 3600.0
"""Seconds after which a backup is given up, for example because the disk hangs."""
PATIENCE: Final = 3.0
"""Seconds that the child process has to end in good order: less than a bot that is stopped takes."""


BACKUP_LOOP: Final = "making backups"


@dataclass(frozen=True, slots=True)
class Backup:
    """A backup that is there: when it was finished, in seconds since 1970, and its size in bytes."""

    at: float
    size: int


class BackupRefused(Exception):
    """A backup could not be made; the text says why, in one line."""


async def back_up(database: str | Path, file: Path) -> str:
    """Make a backup in the new file `file` by a child process that gives way to the bot.

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
        start_new_session=True,  # so that Ctrl-C ends the bot alone, and the bot its backup
    )
    try:
        async with asyncio.timeout(LONGEST):
            out, err = await process.communicate()
    except TimeoutError:
        raise BackupRefused(f"it took longer than {LONGEST / 3600:.0f} hours") from None
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
            async with asyncio.timeout(PATIENCE):
                await process.communicate()
                return


class NightlyBackups:
    """The backups of a database in a folder of its own.

    `is_ours` says whether it is this process that makes them, if several use the database. `now` is the local
    time. Which nights have a backup is said by the names of the files. `last` is the newest of them, and
    `trouble` what kept the last try from making one.
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
        """Whether it is this process that makes them."""
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
        """Make backups for as long as this runs. Whatever fails is logged and tried again."""
        await self._supervisor.run(BACKUP_LOOP, self._round, shortest=RETRY_AFTER)

    async def _round(self) -> float:
        with work("backup"):
            return await self.make_if_due()

    async def make_if_due(self) -> float:
        """Make this night's backup if there is none yet; return in how many seconds to ask again."""
        night = (self._now() - DUE).date()
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
        """Return the newest backup that is there, None if there is none."""
        if not self._folder.is_dir():
            return None
        files = (path.stat() for path in self._folder.iterdir() if self._night_of(path.name) is not None)
        return max(
            (Backup(file.st_mtime, file.st_size) for file in files), default=None, key=lambda each: each.at
        )

    def _remove_old(self, tonight: date) -> None:
        """Delete backups of earlier nights, and what was left unfinished then, and nothing else."""
        finished: dict[date, Path] = {}
        for path in self._folder.iterdir():
            night = self._night_of(path.name.removesuffix(".part"))
            if night is None or path.is_symlink() or not path.is_file():
                continue
            if path.name.endswith(".part"):
                remove_abandoned(path)
            else:
                finished[night] = path
        # A clock that was wrong for a while has given some a date that is still to come: they go first.
        newest_first = sorted(finished, key=lambda night: (night <= tonight, night), reverse=True)
        for night in newest_first[KEPT:]:
            finished[night].unlink()

    def _name_of(self, night: date) -> str:
        return f"{self._label}-nightly-{night.isoformat()}.db"

    def _night_of(self, name: str) -> date | None:
        """Return which night's backup a file is; None if it is something else."""
        try:
            night = date.fromisoformat(name.removeprefix(f"{self._label}-nightly-").removesuffix(".db"))
        except ValueError:
            return None
        return night if name == self._name_of(night) else None
