"""A Discord to connect to over the network, with one server and one channel, and the bot as a process."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from fnmatch import fnmatch
from pathlib import Path
from typing import Any, Final

from bench.loopback import Discord, Place, guild_id_of, open_discord, running_bot
from tests.waiting import PATIENCE

GUILD: Final = guild_id_of(0)
CHANNEL: Final = GUILD + 1
_LATE: Final = PATIENCE
"""Seconds in which answers are taken, so that requests can be held for long."""


class DiscordServer(Discord):
    """Discord as the bot sees it, with what tests wait for."""

    def __init__(self) -> None:
        super().__init__([Place(GUILD, [CHANNEL])], patience=_LATE)

    @property
    def messages(self) -> dict[int, dict[str, Any]]:
        """What is in the channel."""
        return self.channels.messages[CHANNEL]

    async def asked(self, method: str, path: str, times: int = 1) -> None:
        """Wait until there have been as many matching requests."""
        await self.until(lambda: _number(self.requests, method, path) >= times)

    async def took_effect(self, method: str, path: str, times: int = 1) -> None:
        """Wait until as many matching requests have taken effect."""
        await self.until(lambda: _number(self.finished, method, path) >= times)


def _number(requests: Sequence[tuple[str, str]], method: str, path: str) -> int:
    return sum(fnmatch(each[0], method) and fnmatch(each[1], path) for each in requests)


@asynccontextmanager
async def discord_server() -> AsyncIterator[DiscordServer]:
    """Open a Discord on a port of this machine."""
    server = DiscordServer()
    async with open_discord(server):
        yield server


@asynccontextmanager
async def connected_bot(
    directory: Path, server: DiscordServer, *, patience: float | None = 1.0
) -> AsyncIterator[asyncio.subprocess.Process]:
    """Run the bot as a process connected to `server`, and end it however the test ends.

    It waits `patience` seconds for requests in progress when it leaves, or as long as it does by itself.
    """
    async with running_bot(server, directory, patience=patience, stderr=asyncio.subprocess.PIPE) as bot:
        yield bot.process
