"""A Discord to connect to over the network, with one server and one channel, and the bot as a process."""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from fnmatch import fnmatch
from pathlib import Path
from typing import Any, Final

import pytest
from aiohttp import web
from discord.gateway import DiscordWebSocket
from discord.http import Route
from pydantic import SecretStr
from yarl import URL

from bench.loopback import Discord, guild_id_of, open_discord, running_bot, until
from bot.interactions import dispatcher
from bot.process import _connected
from bot.settings import Settings
from storage.drivers import open_store
from tests.waiting import PATIENCE

GUILD: Final = guild_id_of(0)
CHANNEL: Final = GUILD + 1


class Faults:
    """What goes wrong with requests whose method and path match patterns: they hang, or are refused."""

    def __init__(self) -> None:
        self._faults: list[tuple[str, str, Callable[[], Awaitable[web.Response | None]]]] = []

    def hold(self, method: str, path: str) -> asyncio.Event:
        """Let matching requests hang until the event is set; then they take effect."""
        released = asyncio.Event()

        async def wait() -> None:
            await released.wait()

        self._faults.append((method, path, wait))
        return released

    def limit(self, method: str, path: str, retry_after: float) -> None:
        """Refuse matching requests for their rate."""
        body = {"message": "Slow down", "retry_after": retry_after, "global": False}
        self._refuse(method, path, 429, body)

    def refuse(self, method: str, path: str) -> None:
        """Refuse matching requests for want of a permission."""
        self._refuse(method, path, 403, {"code": 50013, "message": "Missing Permissions"})

    def fail(self, method: str, path: str, status: int) -> None:
        """Let matching requests fail."""
        self._refuse(method, path, status, {"code": 0, "message": "Bad Gateway"})

    def let_pass(self) -> None:
        """Let new requests through; those that hang go on hanging."""
        self._faults.clear()

    async def meet(self, method: str, path: str) -> web.Response | None:
        """Wait as long as a request hangs; return how it is refused, None if it takes effect."""
        for methods, paths, act in self._faults:
            if fnmatch(method, methods) and fnmatch(path, paths):
                return await act()
        return None

    def _refuse(self, method: str, path: str, status: int, body: dict[str, object]) -> None:
        async def refuse() -> web.Response:
            headers = {"Via": "1.1 google"}  # without it discord.py takes a 429 for a ban
            said = json.dumps(body).encode()
            return web.Response(body=said, status=status, headers=headers, content_type="application/json")

        self._faults.append((method, path, refuse))


class DiscordServer(Discord):
    """Discord as the bot sees it, with hooks to wait for requests and to make them fail."""

    def __init__(self) -> None:
        super().__init__({GUILD: [CHANNEL]}, patience=PATIENCE)  # so that requests can be held for long
        self.faults = Faults()
        self.messages: dict[int, dict[str, Any]] = {}
        """What was ever in the channel."""
        self.saw = lambda message: self.messages.update({int(message["id"]): message})
        self._effective: list[tuple[str, str]] = []

    async def serve(self, request: web.Request) -> web.Response:
        """Note which requests have taken effect."""
        response = await super().serve(request)
        if response.status < 400:
            self._effective.append((request.method, request.path.removeprefix("/api")))
        return response

    async def meet(self, method: str, path: str) -> web.Response | None:
        """Apply the faults that the test has set."""
        return await self.faults.meet(method, path)

    async def asked(self, method: str, path: str, times: int = 1) -> None:
        """Wait until there have been as many matching requests."""
        await until(lambda: _number(self.requests, method, path) >= times)

    async def took_effect(self, method: str, path: str, times: int = 1) -> None:
        """Wait until as many matching requests have taken effect."""
        await until(lambda: _number(self._effective, method, path) >= times)


def _number(requests: Sequence[tuple[str, str]], method: str, path: str) -> int:
    return sum(fnmatch(each[0], method) and fnmatch(each[1], path) for each in requests)


@asynccontextmanager
async def discord_server() -> AsyncIterator[DiscordServer]:
    """Open a Discord on a port of this machine."""
    server = DiscordServer()
    async with open_discord(server):
        yield server


class BotHere:
    """A bot of this process, and how it ends."""

    def __init__(self, running: "asyncio.Task[int]", stopped: asyncio.Event) -> None:
        self._running = running
        self._stopped = stopped

    async def end(self) -> int:
        """Let it leave as a signal does; return its exit code."""
        self._stopped.set()
        async with asyncio.timeout(PATIENCE):
            return await self._running


@asynccontextmanager
async def bot_here(
    directory: Path, server: DiscordServer, *, patience: float = 1.0, **settings: Any
) -> AsyncIterator[BotHere]:
    """Run the bot in this process, as `connected_bot` does in another: to start one takes much longer."""
    options = {"backups": None, **settings}  # a backup is made by another process
    wanted = Settings(token=SecretStr("a.b.c"), database=directory / "azul.db", **options)
    stopped = asyncio.Event()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Route, "BASE", server.rest_url)
        patch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", URL(server.gateway_url))
        patch.setattr(dispatcher, "SHUTDOWN_TIMEOUT", patience)
        store = await open_store(wanted.store, exclusive=True)
        running = asyncio.create_task(_connected(store, wanted, "a.b.c", stopped))
        try:
            yield BotHere(running, stopped)
        finally:
            stopped.set()
            await running
            await store.close()


@asynccontextmanager
async def connected_bot(
    directory: Path, server: DiscordServer, *, patience: float | None = 1.0
) -> AsyncIterator[asyncio.subprocess.Process]:
    """Run the bot as a process connected to `server`, and end it however the test ends.

    It waits `patience` seconds for requests in progress when it leaves, or as long as it does by itself.
    """
    async with running_bot(server, directory, patience=patience, stderr=asyncio.subprocess.PIPE) as bot:
        yield bot.process
