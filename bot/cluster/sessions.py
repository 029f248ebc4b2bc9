"""A process's sessions at Discord's gateway, opened and closed shard by shard."""

import asyncio
import logging
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from typing import TYPE_CHECKING, Final, TypeVar
from weakref import WeakValueDictionary

import aiohttp
import yarl
from discord.ext import commands

from bot.cluster.limiter import Limiter
from bot.discord_patches import Identify, forget_guild, guard_identify, set_shard_count, stop_reconnecting

if TYPE_CHECKING:
    from discord.gateway import DiscordWebSocket

log = logging.getLogger(__name__)

_Session = TypeVar("_Session")

HELLO_TIMEOUT: Final = 10.0
"""Seconds in which the gateway must greet a new connection."""


class Sessions:
    """The gateway sessions of some of `shard_count` shards.

    None stands for as many shards as Discord recommends, treated as one. The `limiter` decides when this
    process may identify another session.
    """

    def __init__(self, client: commands.AutoShardedBot, shard_count: int | None, limiter: Limiter) -> None:
        self._client = client
        self._shard_count = shard_count
        self._limiter = limiter
        self._gateway = yarl.URL()
        self._buckets = 1
        self._is_launched = asyncio.Event()
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._queues: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._wanted: set[int] = set()
        self._ready: set[int] = set()
        self._connected: set[int] = set()
        self._queued = 0
        """The number of sessions waiting for their turn to be opened."""

    async def launch(self) -> None:
        """Ask Discord for its gateway's address, without opening any session yet."""
        client = self._client
        recommended, gateway, limits = await client.http.get_bot_gateway()
        self._gateway, self._buckets = yarl.URL(gateway), max(1, limits["max_concurrency"])
        set_shard_count(client, self._shard_count or recommended)
        self._is_launched.set()

    def sessions_of(self, shard: int) -> list[int]:
        """Return the sessions of a shard: its own, or all if one shard stands for everything."""
        return [shard] if self._shard_count is not None else list(range(self._client.shard_count or 0))

    def is_ready(self, shard: int) -> bool:
        """Return whether the servers of a shard are known."""
        return self._is_launched.is_set() and self._ready.issuperset(self.sessions_of(shard))

    def is_connected(self, shard: int) -> bool:
        """Return whether all sessions of a shard are open, as far as is known."""
        return self._is_launched.is_set() and all(map(self._is_open, self.sessions_of(shard)))

    @property
    def hears_gateway(self) -> bool:
        """Whether any session is open, or waiting for its turn; True before the launch."""
        return not self._is_launched.is_set() or self._queued > 0 or any(map(self._is_open, self._connected))

    async def probe(self) -> bool:
        """Return whether the gateway greets a new connection."""
        try:
            async with asyncio.timeout(HELLO_TIMEOUT):
                url = self._gateway.with_query(v=10, encoding="json")
                socket = await self._client.http.ws_connect(str(url))
                try:
                    return (await socket.receive()).type is aiohttp.WSMsgType.TEXT
                finally:
                    await socket.close()
        except (aiohttp.ClientError, OSError, TimeoutError):
            return False

    def wanted(self, sessions: Mapping[int, _Session]) -> dict[int, _Session]:
        """Return the sessions that haven't been closed for good."""
        return {number: session for number, session in sessions.items() if number in self._wanted}

    async def open(self, shard: int) -> None:
        """Open the sessions of a shard that aren't open."""
        await self._is_launched.wait()
        async with self._locks.setdefault(shard, asyncio.Lock()):
            for session in self.sessions_of(shard):
                self._wanted.add(session)
                await self._open(session)

    async def _open(self, session: int) -> None:
        line = self._queues.setdefault(session % self._buckets, asyncio.Lock())
        with self._waiting():
            await line.acquire()  # so that only one connection at a time waits to identify
        try:
            info = self._client.get_shard(session)
            if info is None or info.is_closed():
                await self._client.launch_shard(self._gateway, session)
        finally:
            line.release()

    async def close(self, shard: int) -> None:
        """Close the sessions of a shard, and forget its servers."""
        if not self._is_launched.is_set():
            return
        self._wanted.difference_update(self.sessions_of(shard))
        async with self._locks.setdefault(shard, asyncio.Lock()):
            for session in self.sessions_of(shard):
                await self._close(session)

    async def _close(self, session: int) -> None:
        self._ready.discard(session)
        self._connected.discard(session)
        info = self._client.get_shard(session)
        if info is not None:
            await info.disconnect()
            stop_reconnecting(info)
        for guild in self._client.guilds:
            if guild.shard_id == session:
                forget_guild(self._client, guild)

    def _is_open(self, session: int) -> bool:
        """Return whether a session is open; the library may report minutes later that it was lost."""
        info = self._client.get_shard(session)
        return session in self._connected and info is not None and not info.is_closed()

    def limit(self, socket: "DiscordWebSocket") -> None:
        """Make a connection wait for its turn to send IDENTIFY, whatever opened it."""
        guard_identify(socket, partial(self._identify, socket.shard_id or 0))

    async def _identify(self, session: int, identify: Identify) -> None:
        self.require_wanted(session)
        with self._waiting():
            async with self._limiter.turn(session % self._buckets):
                self.require_wanted(session)
                await identify()

    def require_wanted(self, session: int) -> None:
        """Raise `asyncio.CancelledError` if a session isn't wanted anymore, or is already open again.

        The library keeps trying to reconnect a lost session until it is cancelled.
        """
        if session not in self._wanted or self._is_open(session):
            raise asyncio.CancelledError

    @contextmanager
    def _waiting(self) -> Iterator[None]:
        self._queued += 1
        try:
            yield
        finally:
            self._queued -= 1

    async def mark_connected(self, session: int) -> None:
        """Record that a session is open; close it if it isn't wanted anymore."""
        if session in self._wanted:
            self._connected.add(session)
        else:
            log.info("The session of shard %d was reconnected too late", session)
            await self._close(session)

    def mark_ready(self, session: int) -> None:
        """Record that the servers of a session are known."""
        if session in self._wanted:
            self._ready.add(session)

    def mark_disconnected(self, session: int) -> None:
        """Record that a session was lost; the library reconnects it."""
        self._connected.discard(session)
