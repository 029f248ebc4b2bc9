"""A backup made in a process of its own, which gives way to the bot."""

import asyncio
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from contextlib import suppress
from pathlib import Path
from typing import Final

import storage
from bot.operating.nightly import BackupRefused

LONGEST: Final = 6 * 3600.0
"""Seconds after which a backup is given up, for example because the disk hangs."""
PATIENCE: Final = 3.0
"""Seconds that the process has to end in good order: less than a bot that is stopped takes."""


class InAProcess:
    """Makes backups of a database by `python -m storage backup`."""

    def __init__(self, database: str | Path) -> None:
        self._database = str(database)

    async def __call__(self, file: Path) -> str:
        """Make a backup; return what the command says. Raise `BackupRefused` if it fails.

        If the task is cancelled the process ends too, and leaves nothing behind.
        """
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            *("-m", "storage", "backup", "--gently", str(file)),
            stdin=DEVNULL,
            stdout=PIPE,
            stderr=PIPE,
            env=_environment(self._database),
            start_new_session=True,  # so that Ctrl-C ends the bot alone, and the bot its backup
        )
        try:
            async with asyncio.timeout(LONGEST):
                out, err = await process.communicate()
        except BaseException as error:
            await _end(process)
            if isinstance(error, TimeoutError):
                raise BackupRefused(f"it took longer than {LONGEST / 3600:.0f} hours") from None
            raise
        if process.returncode:
            said = _last_words(err.decode(errors="replace"))
            raise BackupRefused(said or f"it ended with exit code {process.returncode}")
        return out.decode(errors="replace").strip()


def _last_words(err: str) -> str:
    """Return what a command said last, of its own words if there are any; empty if it said nothing."""
    lines = err.strip().splitlines()
    own = [line.removeprefix("azul: ") for line in lines if line.startswith("azul: ")]
    return (own or lines or [""])[-1]


async def _end(process: Process) -> None:
    """End a process, which then leaves nothing behind; one that hangs is not waited for for long."""
    for end in (process.terminate, process.kill):
        with suppress(ProcessLookupError):
            end()
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                await process.communicate()
                return


def _environment(database: str) -> dict[str, str]:
    """Return the environment in which the command finds the program and the database, whose URL is secret."""
    program = str(Path(storage.__file__).parents[1])
    path = os.pathsep.join(filter(None, [program, os.environ.get("PYTHONPATH", "")]))
    return os.environ | {"AZUL_DATABASE": database, "PYTHONPATH": path}
