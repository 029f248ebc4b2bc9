"""How long `python -m bot` takes from the first moment until it says that it is ready."""

import asyncio
import socket
from contextlib import suppress
from pathlib import Path
from time import perf_counter
from typing import Final, NamedTuple

import aiohttp

from bench.loopback.discord import Discord, open_discord
from bench.loopback.payloads import Place, guild_id_of
from bench.loopback.running import running_bot

_BLINK: Final = 0.01
_PATIENCE: Final = 60.0
_PLACES: Final = [Place(guild_id_of(0), [guild_id_of(0) + 1])]


class Started(NamedTuple):
    """Seconds from the start of the process until `/readyz` said so, and the memory it used then, in MB."""

    seconds: float
    megabytes: float


async def start(database: str, directory: Path) -> Started:
    """Run the bot on a database until it is ready, with its bytecode kept as Python does by itself."""
    port = _free_port()
    settings = {"AZUL_METRICS_PORT": str(port), "PYTHONDONTWRITEBYTECODE": ""}
    async with open_discord(discord := Discord(_PLACES)), aiohttp.ClientSession() as session:
        begun = perf_counter()
        async with running_bot(discord, directory, database=database, settings=settings) as bot:
            async with asyncio.timeout(_PATIENCE):
                await _until_ready(session, f"http://127.0.0.1:{port}/readyz")
            started = Started(perf_counter() - begun, bot.resident_megabytes())
            await bot.end()
    return started


async def _until_ready(session: aiohttp.ClientSession, url: str) -> None:
    while True:
        with suppress(aiohttp.ClientConnectionError):
            async with session.get(url) as response:
                if response.ok:
                    return
        await asyncio.sleep(_BLINK)


def _free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
        return port
