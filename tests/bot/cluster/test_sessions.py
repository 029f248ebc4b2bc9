"""Gateway sessions as the library reports them: late, and with retries of its own."""

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, cast

import aiohttp
import pytest
import yarl
from aiohttp import WSMsgType
from discord import ShardInfo
from discord.gateway import ReconnectWebSocket
from discord.shard import EventItem, Shard

from bot.cluster.sessions import Sessions
from bot.discord_patches import reconnect_soon
from tests.bot.cluster.processes import settle
from tests.waiting import PATIENCE

if TYPE_CHECKING:
    from discord.ext import commands
    from discord.gateway import DiscordWebSocket

GATEWAY = "wss://gateway.example"


class NoLimit:
    """Lets sessions be opened at any time, and notes in which buckets."""

    def __init__(self) -> None:
        self.buckets: list[int] = []

    @asynccontextmanager
    async def turn(self, bucket: int) -> AsyncIterator[None]:
        self.buckets.append(bucket)
        await asyncio.sleep(0)
        yield


class Socket:
    """A connection to the gateway."""

    shard_id = 0
    gateway = yarl.URL(GATEWAY)
    session_id = "a session"
    sequence = 1

    def __init__(self) -> None:
        self.open = True
        self.identified = 0

    async def identify(self) -> None:
        self.identified += 1

    async def close(self, code: int = 4000) -> None:
        del code
        self.open = False


class Greeting:
    """A connection on which one frame arrives, or none."""

    def __init__(self, frame: WSMsgType | BaseException) -> None:
        self._frame = frame
        self.is_open = True

    async def receive(self) -> SimpleNamespace:
        if isinstance(self._frame, BaseException):
            raise self._frame
        return SimpleNamespace(type=self._frame)

    async def close(self) -> None:
        self.is_open = False


class Client:
    """A client of the library's, as far as sessions are concerned."""

    def __init__(self) -> None:
        self.live: dict[int, Shard] = {}
        self.guilds: list[SimpleNamespace] = []
        self.shard_count = 0
        self.connected_to: list[str] = []
        self.greeting: Greeting | BaseException = asyncio.CancelledError()
        self.limit: Callable[[DiscordWebSocket], None] = lambda _: None
        self.http = self._connection = self

    async def get_bot_gateway(self) -> tuple[int, str, Mapping[str, int]]:
        return 2, GATEWAY, {"max_concurrency": self.max_concurrency}

    def get_shard(self, shard: int) -> ShardInfo | None:
        return ShardInfo(self.live[shard], 2) if shard in self.live else None

    async def launch_shard(self, _: object, shard: int) -> None:
        await self.connect(shard)

    async def connect(self, shard: int) -> None:
        """Make a connection, as the library does when it opens a session and when it gets one back."""
        socket = cast("DiscordWebSocket", Socket())
        socket.shard_id = shard
        self.limit(socket)
        await socket.identify()
        self.live[shard] = Shard(socket, cast("Any", self), self.queue)

    def queue(self, item: EventItem) -> None:
        raise AssertionError(item)

    def dispatch(self, *_: object) -> None:
        """Ignore an event."""

    async def ws_connect(self, url: str) -> "Greeting":
        self.connected_to.append(url)
        if isinstance(self.greeting, BaseException):
            raise self.greeting
        return self.greeting

    def _remove_guild(self, guild: SimpleNamespace) -> None:
        self.guilds = [each for each in self.guilds if each is not guild]

    _reconnect = True
    max_concurrency = 1

    def drop(self, shard: int) -> None:
        """Lose the connection of a session."""
        cast("Socket", self.live[shard].ws).open = False


async def launched(shard_count: int | None = 2) -> tuple[Client, Sessions]:
    """Return a client without sessions."""
    client = Client()
    sessions = Sessions(cast("commands.AutoShardedBot", client), shard_count, NoLimit())
    client.limit = sessions.limit
    await sessions.launch()
    return client, sessions


async def opened(shard: int) -> tuple[Client, Sessions]:
    """Return a client with one session that is open."""
    client, sessions = await launched()
    await sessions.open(shard)
    await sessions.mark_connected(shard)
    return client, sessions


@pytest.mark.parametrize(
    ("max_concurrency", "buckets"), [(0, [0, 0, 0, 0]), (1, [0, 0, 0, 0]), (3, [0, 1, 2, 0])]
)
async def test_sessions_are_opened_in_as_many_buckets_as_discord_says(
    max_concurrency: int, buckets: list[int]
) -> None:
    client, limit = Client(), NoLimit()
    client.max_concurrency = max_concurrency
    sessions = Sessions(cast("commands.AutoShardedBot", client), 4, limit)
    client.limit = sessions.limit
    await sessions.launch()
    async with asyncio.timeout(PATIENCE):
        await asyncio.gather(*map(sessions.open, range(4)))
    assert limit.buckets == buckets
    assert client.shard_count == 4  # whatever Discord recommends


async def test_a_session_that_can_not_be_opened_keeps_no_other_from_its_turn() -> None:
    client, sessions = await launched()
    connect, fails = client.connect, asyncio.Event()

    async def fail(shard: int) -> None:
        client.connect = connect  # type: ignore[method-assign]  # the network is back
        await fails.wait()
        raise ConnectionError(shard)

    client.connect = fail  # type: ignore[method-assign]  # a network that is gone for a moment
    failing, other = (asyncio.create_task(sessions.open(shard)) for shard in range(2))
    await settle()
    assert client.live == {}
    fails.set()
    async with asyncio.timeout(PATIENCE):
        await other
    assert list(client.live) == [1]
    assert isinstance(failing.exception(), ConnectionError)


class OneAfterAnother:
    """Lets no session be opened until its turn comes."""

    def __init__(self) -> None:
        self.comes = asyncio.Event()

    @asynccontextmanager
    async def turn(self, bucket: int) -> AsyncIterator[None]:
        del bucket
        await self.comes.wait()
        yield


@pytest.mark.parametrize("is_wanted", [True, False])
async def test_what_is_closed_while_it_waits_for_its_turn_does_not_identify_itself(
    *, is_wanted: bool
) -> None:
    client, turns, sockets = Client(), OneAfterAnother(), list[Socket]()
    sessions = Sessions(cast("commands.AutoShardedBot", client), 2, turns)

    def limit(socket: "DiscordWebSocket") -> None:
        sockets.append(cast("Socket", socket))
        sessions.limit(socket)

    client.limit = limit
    await sessions.launch()
    tasks = [asyncio.create_task(sessions.open(0))]
    await settle()
    if not is_wanted:
        tasks.append(asyncio.create_task(sessions.close(0)))
        await settle()
    hears = [sessions.hears_gateway]
    turns.comes.set()
    await asyncio.wait(tasks)
    assert [*hears, sessions.hears_gateway] == [True, False]  # as far as is known
    assert [(each.identified, each.open) for each in sockets] == [(int(is_wanted), is_wanted)]


async def test_a_session_that_dropped_is_not_open_although_the_library_has_not_said_so() -> None:
    client, sessions = await opened(0)
    assert sessions.is_connected(0)
    assert sessions.hears_gateway
    client.drop(0)
    assert not sessions.is_connected(0)
    assert not sessions.hears_gateway


async def test_the_library_gives_up_what_it_tries_to_get_back_once_nobody_wants_it() -> None:
    client, sessions = await opened(0)
    await sessions.close(0)
    with pytest.raises(asyncio.CancelledError):
        await client.connect(0)


async def test_the_library_gives_up_what_was_opened_again_meanwhile_and_may_reopen_what_dropped() -> None:
    client, _ = await opened(0)
    with pytest.raises(asyncio.CancelledError):
        await client.connect(0)
    client.drop(0)
    await client.connect(0)


async def test_the_library_does_not_resume_what_was_closed_since_it_dropped() -> None:
    client, sessions = await opened(0)
    lost = client.live[0]
    client.drop(0)
    await sessions.close(0)
    await sessions.open(0)
    await lost.reidentify(ReconnectWebSocket(0, resume=True))
    await lost.reconnect()
    assert client.connected_to == []


async def test_what_the_library_is_resuming_while_it_is_closed_is_closed_when_it_is_back() -> None:
    client, sessions = await opened(0)
    lost = client.live[0]
    client.drop(0)
    await sessions.close(0)
    await sessions.open(0)
    lost.ws = cast("DiscordWebSocket", back := Socket())  # as the library does when it was greeted
    lost.launch()
    await asyncio.sleep(0)
    assert not back.open
    assert sessions.is_connected(0) is False


async def test_however_long_discord_was_away_the_library_tries_again_within_seconds() -> None:
    client, _ = await opened(0)
    lost = client.live[0]
    reconnect_soon(ShardInfo(lost, 2))
    assert max(lost._backoff.delay() for _ in range(100)) <= 16


async def test_the_servers_of_a_session_that_was_closed_are_not_known_when_it_is_open_again() -> None:
    _, sessions = await opened(0)
    sessions.mark_ready(0)
    assert sessions.is_ready(0)
    await sessions.close(0)
    await sessions.open(0)
    await sessions.mark_connected(0)
    assert not sessions.is_ready(0)
    assert sessions.is_connected(0)
    sessions.mark_ready(0)
    assert sessions.is_ready(0)


@pytest.mark.parametrize(
    ("frame", "is_heard"),
    [
        (WSMsgType.TEXT, True),
        (WSMsgType.CLOSE, False),
        (aiohttp.ClientError(), False),
        (ConnectionError(), False),
        (TimeoutError(), False),
    ],
    ids=repr,
)
async def test_discord_is_heard_if_it_greets(frame: WSMsgType | Exception, *, is_heard: bool) -> None:
    client, sessions = await launched()
    client.greeting = greeting = Greeting(frame)
    assert await sessions.probe() is is_heard
    assert not greeting.is_open
    if isinstance(frame, Exception):
        client.greeting = frame  # no connection at all
        assert not await sessions.probe()
    assert set(client.connected_to) == {f"{GATEWAY}/?v=10&encoding=json"}


async def test_a_shard_that_stands_for_everything_has_all_sessions_that_discord_recommends() -> None:
    client, sessions = await launched(None)
    await sessions.open(0)
    assert list(client.live) == [0, 1]
    for session in (0, 1):
        assert (sessions.is_connected(0), sessions.is_ready(0)) == (False, False)
        await sessions.mark_connected(session)
        sessions.mark_ready(session)
        assert sessions.hears_gateway
    assert (sessions.is_connected(0), sessions.is_ready(0)) == (True, True)
    sessions.mark_disconnected(1)
    assert (sessions.is_connected(0), sessions.is_ready(0)) == (False, True)
    await sessions.close(0)
    assert not sessions.hears_gateway
    assert sessions.wanted({0: "a", 1: "b"}) == {}


async def test_with_a_session_its_servers_are_forgotten_and_no_others() -> None:
    client, sessions = await opened(0)
    client.guilds = [SimpleNamespace(shard_id=shard) for shard in (0, 1, 0)]
    await sessions.close(0)
    assert [guild.shard_id for guild in client.guilds] == [1]


async def test_a_session_that_comes_back_though_nobody_wants_it_is_closed() -> None:
    client, sessions = await opened(0)
    lost = client.live[0]
    await sessions.close(0)
    lost.ws = cast("DiscordWebSocket", back := Socket())
    await sessions.mark_connected(0)
    sessions.mark_ready(0)
    assert not back.open
    assert (sessions.is_connected(0), sessions.is_ready(0)) == (False, False)


async def test_what_was_never_opened_is_closed_at_once() -> None:
    sessions = Sessions(cast("commands.AutoShardedBot", Client()), 2, NoLimit())
    closing = asyncio.create_task(sessions.close(0))
    await settle()
    assert closing.done()
    assert sessions.hears_gateway  # as far as is known
