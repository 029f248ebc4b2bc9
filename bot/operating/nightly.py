"""A backup every night, made by the bot itself, of which the last seven are kept.

The folder is all that is remembered: a night has its backup if there is a file with its date. So a restart
makes none again, and a machine that was asleep or switched off makes up for it when it is back.
"""

import asyncio
import logging
import re
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from datetime import date, datetime, timedelta
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from bot.logs.doing import work
from bot.supervisor import Supervisor
from storage.choosing import is_url
from storage.whole.making import remove_abandoned

log = logging.getLogger(__name__)

BEGINS: Final = timedelta(hours=4)
"""When a night's backup is due, by the machine's clock: most people are asleep, and no clock is set then."""
KEPT: Final = 7
LOOK: Final = 300.0
"""Seconds after which the clock is looked at again, which may have been set, or stood still in sleep."""
AGAIN: Final = 3600.0
"""Seconds after which a backup that failed is tried again."""

Make = Callable[[Path], Awaitable[str]]
"""Makes a backup in a new file and returns what is to be said about it; raises `BackupRefused`."""


class BackupRefused(Exception):
    """A backup could not be made; the text says why, in one line."""


class Nightly:
    """The backups of a database in a folder of its own.

    `is_ours` says whether it is this process that makes them, if several use the database. `now` is the local
    time.
    """

    def __init__(
        self,
        database: str | Path,
        folder: Path,
        make: Make,
        *,
        is_ours: Callable[[], bool] = lambda: True,
        now: Callable[[], datetime] = datetime.now,
        supervisor: Supervisor | None = None,
    ) -> None:
        self._supervisor = supervisor or Supervisor()
        self._folder = folder
        self._make = make
        self._is_ours = is_ours
        self._now = now
        self._label = _label(database)
        self._names = re.compile(rf"{re.escape(self._label)}-nightly-(\d{{4}}-\d\d-\d\d)\.db")

    async def run(self) -> None:
        """Make backups for as long as this runs. Whatever fails is logged and tried again."""
        await self._supervisor.run("making backups", self._look, shortest=AGAIN)

    async def _look(self) -> float:
        with work("backup"):
            return await self.look()

    async def look(self) -> float:
        """Make this night's backup if there is none yet; return in how many seconds to look again."""
        night = (self._now() - BEGINS).date()
        file = self._folder / f"{self._label}-nightly-{night.isoformat()}.db"
        try:
            if not self._is_ours() or await asyncio.to_thread(file.exists):
                return LOOK
            await asyncio.to_thread(self._folder.mkdir, exist_ok=True)
            began = time.monotonic()
            said = await self._make(file)
            log.info("Nightly backup made in %.1f s: %s", time.monotonic() - began, said)
            await asyncio.to_thread(self._tidy, night)
        except OSError as error:
            return _failed(f"AZUL_BACKUPS: can't use {self._folder}: {error.strerror or error}")
        except BackupRefused as error:
            return _failed(str(error))
        return LOOK

    def _tidy(self, night: date) -> None:
        """Delete what was made here and is too old, or was left unfinished, and nothing else."""
        made: dict[date, Path] = {}
        for path in self._folder.iterdir():
            name, is_part = path.name.removesuffix(".part"), path.name.endswith(".part")
            found = self._names.fullmatch(name)
            when = _date(found[1]) if found else None
            if when is None or path.is_symlink() or not path.is_file():
                continue
            if is_part:
                remove_abandoned(path)
            else:
                made[when] = path
        # A clock that was wrong for a while has given some a date that is still to come: they go first.
        newest_first = sorted(made, key=lambda when: (when <= night, when), reverse=True)
        for when in newest_first[KEPT:]:
            made[when].unlink()


@asynccontextmanager
async def nightly_backups(
    database: str | Path,
    folder: Path | None,
    make: Make,
    is_ours: Callable[[], bool] = lambda: True,
    supervisor: Supervisor | None = None,
) -> AsyncIterator[None]:
    """Make backups while the body runs, if there is a folder for them."""
    if folder is None:
        yield
        return
    nightly = Nightly(database, folder, make, is_ours=is_ours, supervisor=supervisor)
    task = asyncio.create_task(nightly.run())
    try:
        yield
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task


def _failed(why: str) -> float:
    log.error("The nightly backup could not be made, next try in %.0f min: %s", AGAIN / 60, why)
    return AGAIN


def _date(text: str) -> date | None:
    try:
        return date.fromisoformat(text)
    except ValueError:
        return None


def _label(database: str | Path) -> str:
    """Return the beginning of the names of a database's backups.

    >>> _label(Path("data/azul.db")), _label("postgresql://azul:secret@db.example/games")
    ('azul', 'games')
    """
    name = urlsplit(str(database)).path.strip("/") if is_url(database) else Path(database).stem
    return re.sub(r"[^\w-]", "_", name) or "azul"
