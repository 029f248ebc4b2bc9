"""The bot as a process of its own, connected to a Discord of this machine's."""

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

from bench.loopback.discord import Discord
from bench.loopback.payloads import TOKEN

ROOT: Final = Path(__file__).parents[2]
_TICKS: Final = os.sysconf("SC_CLK_TCK")


def environment(settings: Mapping[str, str]) -> dict[str, str]:
    """Return this process's environment with only these settings of the bot."""
    inherited = {
        name: value for name, value in os.environ.items() if not name.startswith(("AZUL_", "DISCORD_"))
    }
    return inherited | {"PYTHONPATH": str(ROOT), "PYTHONUNBUFFERED": "1"} | dict(settings)


class RunningBot:
    """A process of the bot's."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process

    @property
    def is_running(self) -> bool:
        """Whether it hasn't ended."""
        return self.process.returncode is None

    def cpu_seconds(self) -> float:
        """Return the processor time that it has used so far, all its threads together (Linux)."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / _TICKS

    def resident_megabytes(self) -> float:
        """Return the memory that it uses (Linux)."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text(encoding="ascii").split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 1e6

    async def kill(self) -> None:
        """Kill it, without a chance to do anything before."""
        if self.is_running:
            self.process.send_signal(signal.SIGKILL)
            await self.process.wait()

    async def end(self, patience: float = 120.0) -> int:
        """Ask it to leave, and return its exit code."""
        if self.is_running:
            self.process.send_signal(signal.SIGTERM)
        async with asyncio.timeout(patience):
            return await self.process.wait()


@asynccontextmanager
async def running_bot(
    discord: Discord,
    directory: Path,
    *,
    database: str | None = None,
    patience: float | None = None,
    settings: Mapping[str, str] | None = None,
    stderr: int | None = asyncio.subprocess.DEVNULL,
) -> AsyncIterator[RunningBot]:
    """Run the bot in a directory until the block ends; it is killed if it hasn't ended by then.

    Its `database` is a file there, unless another is named. It waits `patience` seconds for requests in
    progress when it leaves, or as long as it does by itself.
    """
    wanted = {"DISCORD_TOKEN": TOKEN, "AZUL_DATABASE": database or str(directory / "azul.db")}
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "bench.loopback.launch",
        discord.rest_url,
        discord.gateway_url,
        *([] if patience is None else [str(patience)]),
        cwd=directory,
        env=environment(wanted | dict(settings or {})),
        stderr=stderr,
    )
    running = RunningBot(process)
    try:
        yield running
    finally:
        await running.kill()
