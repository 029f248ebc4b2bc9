"""The bot as a process of its own, connected to the stand-in."""

import asyncio
import json
import os
import signal
import sys
from collections import Counter
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

from bench.launch import CLOCKS
from bench.loopback.discord import Discord, until

ROOT: Final = Path(__file__).parents[2]


class RunningBot:
    """A process of the bot, in a folder."""

    def __init__(self, process: asyncio.subprocess.Process, folder: Path) -> None:
        self.process = process
        self._clocks = folder / CLOCKS

    async def clocks(self) -> Counter[str]:
        """Return the CPU milliseconds of its threads so far: the loop, those that draw, all others."""
        self._clocks.unlink(missing_ok=True)
        self.process.send_signal(signal.SIGUSR1)
        await until(self._clocks.exists)
        return Counter(json.loads(self._clocks.read_text(encoding="ascii")))

    def resident_megabytes(self) -> float:
        """Return the memory that it uses (Linux)."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text(encoding="ascii").split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 1e6

    async def kill(self) -> None:
        """Kill it."""
        await self._signal(signal.SIGKILL)

    async def end(self) -> int:
        """Ask it to shut down, and return its exit code."""
        return await self._signal(signal.SIGTERM)

    async def _signal(self, number: signal.Signals) -> int:
        if self.process.returncode is None:
            self.process.send_signal(number)
        async with asyncio.timeout(120):
            return await self.process.wait()


@asynccontextmanager
async def running_bot(
    discord: Discord,
    folder: Path,
    *,
    database: str | None = None,
    patience: float | None = None,
    settings: Mapping[str, str] | None = None,
    stderr: int | None = asyncio.subprocess.DEVNULL,
    module: str = "bench.launch",
) -> AsyncIterator[RunningBot]:
    """Run a bot in a folder until the block ends; it is killed if it hasn't ended by then.

    Its `database` is a file there, unless another is named. At shutdown it waits `patience` seconds for
    requests in progress, by default as long as usual.
    """
    mine = {name: value for name, value in os.environ.items() if not name.startswith(("AZUL_", "DISCORD_"))}
    mine |= {"PYTHONPATH": str(ROOT), "PYTHONUNBUFFERED": "1", "DISCORD_TOKEN": "a.b.c", "AZUL_BACKUPS": ""}
    mine |= {"AZUL_DATABASE": database or str(folder / "azul.db"), **(settings or {})}
    arguments = [discord.rest_url, discord.gateway_url, *([] if patience is None else [str(patience)])]
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", module, *arguments, cwd=folder, env=mine, stderr=stderr, start_new_session=True
    )
    running = RunningBot(process, folder)
    try:
        yield running
    finally:
        await running.kill()
