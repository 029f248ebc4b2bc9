"""A process's sessions at Discord's gateway, opened and closed one by one while it runs."""

import asyncio
import logging
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final, TypeVar
from weakref import WeakValueDictionary

import aiohttp
import yarl
from discord import ShardInfo
from discord.ext import commands

from bot.sharing.limiter import Limiter

if TYPE_CHECKING:
    from discord.gateway import DiscordWebSocket

log = logging.getLogger(__name__)

_Session = TypeVar("_Session")

PATIENCE: Final = 10.0
"""Seconds that the gateway has to greet whoever connects."""

LONGEST_DELAY: Final = 4
"""The library waits at most 2 to this power of seconds before it tries again to get a session back."""


class Sessions:
    """The sessions of some shards of `of`; None for as many shards as Discord recommends, all at once.

    The `limiter` says when this process may open one more.
    """

    def __init__(self, client: commands.AutoShardedBot, of: int | None, limiter: Limiter) -> None:
        self._client = client
        self._of = of
        self._limiter = limiter
        self._gateway = yarl.URL()
        self._buckets = 1
        self._is_launched = asyncio.Event()
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._lines: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._wanted: set[int] = set()
        self._ready: set[int] = set()
        self._connected: set[int] = set()
        self._in_line = 0
        """How many sessions wait until they may be opened."""

    async def launch(self) -> None:
        """Ask Discord where the gateway is, instead of opening all sessions at once."""
        client = self._client
        recommended, gateway, limits = await client.http.get_bot_gateway()
        self._gateway, self._buckets = yarl.URL(gateway), max(1, limits["max_concurrency"])
        client.shard_count = self._of or recommended
        client._connection.shard_count = client.shard_count  # noqa: SLF001 - as `launch_shards` of the library does
        self._is_launched.set()

    def of(self, shard: int) -> list[int]:
        """Return the sessions that belong to a shard: itself, or all if there is one shard for everything."""
        return [shard] if self._of is not None else list(range(self._client.shard_count or 0))

    def is_ready(self, shard: int) -> bool:
        """Return whether it is known which servers belong to a shard."""
        return self._is_launched.is_set() and self._ready.issuperset(self.of(shard))

    def is_connected(self, shard: int) -> bool:
        """Return whether all sessions of a shard are open, as far as is known."""
        return self._is_launched.is_set() and all(map(self._is_open, self.of(shard)))

    @property
    def is_heard(self) -> bool:
        """Whether any session is open, or waits until it may be; also before there could be any."""
        return not self._is_launched.is_set() or self._in_line > 0 or any(map(self._is_open, self._connected))

    async def listen(self) -> bool:
        """Return whether the gateway greets whoever connects to it."""
        try:
            async with asyncio.timeout(PATIENCE):
                url = self._gateway.with_query(v=10, encoding="json")
                socket = await self._client.http.ws_connect(str(url))
                try:
                    return (await socket.receive()).type is aiohttp.WSMsgType.TEXT
                finally:
                    await socket.close()
        except (aiohttp.ClientError, OSError, TimeoutError):
            return False

    def wanted(self, sessions: Mapping[int, _Session]) -> dict[int, _Session]:
        """Return those sessions that aren't closed for good."""
        return {number: session for number, session in sessions.items() if number in self._wanted}

    async def open(self, shard: int) -> None:
        """Open the sessions of a shard that aren't open."""
        await self._is_launched.wait()
        async with self._locks.setdefault(shard, asyncio.Lock()):
            for session in self.of(shard):
                self._wanted.add(session)
                await self._open(session)

    async def _open(self, session: int) -> None:
        line = self._lines.setdefault(session % self._buckets, asyncio.Lock())
        with self._waiting():
            await line.acquire()  # so that one connection at a time waits until it may identify itself
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
        self._wanted.difference_update(self.of(shard))
        async with self._locks.setdefault(shard, asyncio.Lock()):
            for session in self.of(shard):
                await self._close(session)

    async def _close(self, session: int) -> None:
        self._ready.discard(session)
        self._connected.discard(session)
        info = self._client.get_shard(session)
        if info is not None:
            await info.disconnect()
            _give_up(info)
        for guild in self._client.guilds:
            if guild.shard_id == session:
                self._client._connection._remove_guild(guild)  # noqa: SLF001 - the library never leaves a shard

    def _is_open(self, session: int) -> bool:
        """Return whether a session is open; the library may say minutes later that one isn't any more."""
        info = self._client.get_shard(session)
        return session in self._connected and info is not None and not info.is_closed()

    def limit(self, socket: "DiscordWebSocket") -> None:
        """Let a connection send its IDENTIFY when it may, however it has come about.

        The library calls the client's hook for that, but tells nobody when it was sent.
        """
        identify, session = socket.identify, socket.shard_id or 0

        async def identify_in_turn() -> None:
            try:
                self.require_wanted(session)
                with self._waiting():
                    async with self._limiter.turn(session % self._buckets):
                        self.require_wanted(session)
                        await identify()
            except BaseException:
                await socket.close()  # or it would stay connected, and nobody would hear what it is told
                raise

        socket.identify = identify_in_turn  # type: ignore[method-assign]  # the library has no other way

    def require_wanted(self, session: int) -> None:
        """Raise `asyncio.CancelledError` if nobody wants a session any more, or it was opened anew.

        The library goes on trying for as long as it takes to get back what was lost once, and stops if it is
        cancelled.
        """
        if session not in self._wanted or self._is_open(session):
            raise asyncio.CancelledError

    @contextmanager
    def _waiting(self) -> Iterator[None]:
        self._in_line += 1
        try:
            yield
        finally:
            self._in_line -= 1

    async def has_connected(self, session: int) -> None:
        """Note that a session is open; close it if nobody wants it any more."""
        if session in self._wanted:
            self._connected.add(session)
        else:
            log.info("The session of shard %d came back too late", session)
            await self._close(session)

    def is_known(self, session: int) -> None:
        """Note that Discord has told which servers belong to a session."""
        if session in self._wanted:
            self._ready.add(session)

    def has_disconnected(self, session: int) -> None:
        """Note that a session isn't open any more; the library opens it again."""
        self._connected.discard(session)


def reconnect_soon(info: ShardInfo) -> None:
    """Let the library get a session back soon after Discord is there again.

    It would wait for about as long as Discord was away, and all other sessions wait with that one.
    """
    info._parent._backoff._max = LONGEST_DELAY  # noqa: SLF001 - the library has no setting for it


def _give_up(info: ShardInfo) -> None:
    """Let the library not get a session back that it has lost before it was closed: it may be open anew."""
    shard = info._parent  # noqa: SLF001 - the library tries for ever

    async def do_nothing(*_: object) -> None:
        pass

    def close() -> None:
        shard._task = asyncio.create_task(shard.ws.close(code=1000))  # noqa: SLF001 - as the library keeps it

    # The library has no other way to end its tries.
    shard.reconnect = do_nothing  # type: ignore[method-assign]
    shard.reidentify = do_nothing  # type: ignore[method-assign, assignment]
    shard.launch = close  # type: ignore[method-assign]  # for what it is getting back at this moment
