"""A bot in a process of its own that says what its threads have spent."""

import asyncio
import json
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from bench.loopback import TOKEN, Discord, RunningBot, environment
from bench.turns.clocks import ASK, DRAWING, LOOP, OTHERS

_PATIENCE: Final = 10.0


@dataclass(frozen=True, slots=True)
class Clocks:
    """Milliseconds that threads have run: the event loop, the one that draws, and all others."""

    loop: float
    drawing: float
    others: float

    @property
    def total(self) -> float:
        """The milliseconds that the process has run."""
        return self.loop + self.drawing + self.others

    def __sub__(self, before: "Clocks") -> "Clocks":
        """Return what was spent since."""
        return Clocks(self.loop - before.loop, self.drawing - before.drawing, self.others - before.others)

    def __truediv__(self, number: int) -> "Clocks":
        """Return what one of so many turns took."""
        return Clocks(self.loop / number, self.drawing / number, self.others / number)


class MeasuredBot:
    """A bot that runs, and the file in which it writes its clocks."""

    def __init__(self, process: asyncio.subprocess.Process, path: Path) -> None:
        self._process = process
        self._path = path

    async def clocks(self) -> Clocks:
        """Return what its threads have spent so far."""
        self._path.unlink(missing_ok=True)
        self._process.send_signal(ASK)
        async with asyncio.timeout(_PATIENCE):
            while not self._path.exists():  # noqa: ASYNC110 - another process writes it
                await asyncio.sleep(0.01)
        spent = json.loads(self._path.read_text(encoding="ascii"))
        return Clocks(spent[LOOP], spent[DRAWING], spent[OTHERS])


@asynccontextmanager
async def measured_bot(module: str, discord: Discord, directory: Path) -> AsyncIterator[MeasuredBot]:
    """Run the bot that a module launches until the block ends."""
    path = directory / "clocks.json"
    settings = {"DISCORD_TOKEN": TOKEN, "AZUL_DATABASE": str(directory / "azul.db")}
    arguments = ("-m", module, str(path), discord.rest_url, discord.gateway_url)
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        *arguments,
        cwd=directory,
        env=environment(settings),
        stderr=asyncio.subprocess.DEVNULL,
    )
    running = RunningBot(process)
    try:
        yield MeasuredBot(process, path)
    finally:
        await running.kill()
