"""What the bot changes in discord.py, driven through the library's own code: an upgrade has to pass here."""

import asyncio
import json
import logging
from collections import deque
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, cast

import aiohttp
import discord
import pytest
import yarl
from discord import InteractionResponseType, ShardInfo
from discord.ext import commands
from discord.gateway import DiscordWebSocket, ReconnectWebSocket
from discord.http import HTTPClient
from discord.shard import EventItem, Shard

from bot import discord_patches
from bot.app import AzulBot
from bot.discord_patches import GatewayBot, PromptReadyState
from tests.some import some

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Mapping

    from bot.discord_patches import Identify

HOUR: Final = 3600.0
PATIENCE: Final = 20.0
GATEWAY: Final = yarl.URL("wss://gateway.example")
HELLO: Final = {"op": 10, "d": {"heartbeat_interval": 3_600_000}, "s": None, "t": None}
IDENTIFY: Final = 2
ADA, BRUNO, CHIYO = 1, 2, 3
"""Servers."""
BOT: Final = {"id": "9", "username": "Azul", "discriminator": "0", "avatar": None}
INTERACTION: Final[dict[str, Any]] = {
    "id": "4",
    "application_id": BOT["id"],
    "type": 3,
    "token": "token",
    "version": 1,
    "channel_id": "7",
    "user": {"id": "5", "username": "user5", "discriminator": "0", "avatar": None},
    "data": {"custom_id": "azul:a", "component_type": 2},
    "entitlements": [],
    "attachment_size_limit": 1,
    "authorizing_integration_owners": {},
    "locale": "en-US",
}


def server(guild_id: int) -> dict[str, Any]:
    """Return the JSON of a server, with no more in it than the library reads."""
    return {"id": str(guild_id), "name": "Azul", "member_count": 1, "unavailable": False}


def test_the_lines_that_docstrings_name_are_those_of_the_version_in_use() -> None:
    assert discord.__version__ == discord_patches.WRITTEN_FOR


def test_nothing_else_in_the_bot_uses_what_the_library_keeps_private() -> None:
    bot = Path(discord_patches.__file__).parent
    for path in some(sorted(bot.rglob("*.py"))):
        text = path.read_text(encoding="utf-8")
        if path.name != "discord_patches.py":
            assert "noqa: SLF001" not in text, path
            assert "_HTTPClient__" not in text, path
            assert "method-assign" not in text, path
    own = {name for name in vars(AzulBot) if name.startswith("_") and not name.endswith("__")}
    assert not {name for name in own if hasattr(commands.AutoShardedBot, name)}


# ── Ready ──


class Session:
    """A session at the gateway, and what the library says of it."""

    def __init__(self, last_server: float) -> None:
        self.said: list[str | int] = []
        self.is_ready = asyncio.Event()
        self._state: PromptReadyState[discord.AutoShardedClient] = PromptReadyState(
            dispatch=self._dispatch,
            handlers={"ready": self.is_ready.set},
            hooks={},
            http=cast("HTTPClient", None),
            intents=discord.Intents(guilds=True),
            guild_ready_timeout=last_server,
        )
        self._state.shard_ids, self._state.shard_count = [0], 1

    def _dispatch(self, event: str, *about: Any) -> None:
        if event == "guild_available":
            self.said.append(about[0].id)
        elif event == "ready":
            self.said.append("ready")

    def greet(self, *guilds: int) -> None:
        """Name the servers of the session."""
        named: list[dict[str, Any]] = [{"id": str(guild), "unavailable": True} for guild in guilds]
        application = {"id": BOT["id"], "flags": 0}
        greeting = {"user": BOT, "guilds": named, "shard": [0, 1], "application": application}
        self._state.parsers["READY"](greeting)

    def tell_of(self, *guilds: int) -> None:
        """Tell of servers, all at once."""
        for guild in guilds:
            self._state.parsers["GUILD_CREATE"](server(guild))

    async def until_ready(self) -> None:
        """Wait until the library says that the bot is ready."""
        async with asyncio.timeout(PATIENCE):
            await self.is_ready.wait()


async def test_it_is_ready_as_soon_as_the_last_server_has_come() -> None:
    session = Session(HOUR)
    session.greet(ADA, BRUNO, CHIYO)
    session.tell_of(ADA)
    await asyncio.sleep(0)
    session.tell_of(CHIYO, BRUNO)

    await session.until_ready()

    assert session.said == [ADA, CHIYO, BRUNO, "ready"]


async def test_without_servers_it_is_ready_at_once() -> None:
    session = Session(HOUR)
    session.greet()

    await session.until_ready()

    assert session.said == ["ready"]


async def test_a_server_that_is_away_is_not_waited_for_and_told_of_when_it_is_back() -> None:
    session = Session(0.001)
    session.greet(ADA, BRUNO)
    session.tell_of(ADA)
    await session.until_ready()
    assert session.said == [ADA, "ready"]

    session.tell_of(BRUNO)

    assert session.said == [ADA, "ready", BRUNO]


async def test_after_a_new_session_it_is_ready_again_once_all_have_come_again() -> None:
    session = Session(HOUR)
    session.greet(ADA, BRUNO)
    session.tell_of(ADA, BRUNO)
    await session.until_ready()

    session.is_ready.clear()
    session.greet(ADA, CHIYO)
    session.tell_of(CHIYO, ADA)
    await session.until_ready()

    assert session.said[3:] == [CHIYO, ADA, "ready"]


# ── Connections ──


class Wire:
    """The other end of a connection: says what it is given, and keeps what is sent."""

    close_code: int | None = None

    def __init__(self, *messages: object) -> None:
        self.messages = deque(messages)
        self.sent: list[dict[str, Any]] = []
        self.closed = False

    async def receive(self, timeout: float | None = None) -> aiohttp.WSMessage:
        del timeout
        return aiohttp.WSMessage(aiohttp.WSMsgType.TEXT, json.dumps(self.messages.popleft()), None)

    async def send_str(self, text: str) -> None:
        self.sent.append(json.loads(text))

    async def close(self, code: int = 1000) -> None:
        self.close_code, self.closed = code, True

    @property
    def identified(self) -> list[dict[str, Any]]:
        """The IDENTIFYs that have come."""
        return [each["d"] for each in self.sent if each["op"] == IDENTIFY]


class Bot(GatewayBot):
    """A bot that connects to a wire."""

    def __init__(self, guard: "Callable[[Identify], Awaitable[None]] | None" = None) -> None:
        super().__init__(command_prefix="!", intents=discord.Intents(guilds=True))
        self._reconnect = True  # as `connect` of the library sets it
        self.guard = guard
        self.admitted: list[tuple[Mapping[str, Any], int | None, Callable[[], None]]] = []
        self.dispatched: list[tuple[Any, ...]] = []

    def admit(self, payload: "Mapping[str, Any]", session: int | None, process: "Callable[[], None]") -> None:
        self.admitted.append((payload, session, process))

    def prepare_socket(self, socket: DiscordWebSocket) -> None:
        if self.guard is not None:
            discord_patches.guard_identify(socket, self.guard)

    def dispatch(self, event_name: str, /, *args: Any, **kwargs: Any) -> None:
        del kwargs
        self.dispatched.append((event_name, *args))

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait for nothing."""

    async def connect_to(self, wire: Wire, shard: int = 0) -> DiscordWebSocket:
        """Connect as the library does."""

        async def ws_connect(_: str) -> Wire:
            return wire

        self.http.ws_connect = ws_connect  # type: ignore[method-assign, assignment]
        await self._async_setup_hook()
        socket = await DiscordWebSocket.from_client(self, gateway=GATEWAY, shard_id=shard)
        if socket._keep_alive is not None:
            socket._keep_alive.stop()
        return socket


async def test_an_interaction_is_processed_when_it_is_admitted_and_says_on_which_session_it_came() -> None:
    bot, wire = Bot(), Wire(HELLO, {"op": 0, "t": "INTERACTION_CREATE", "s": 1, "d": INTERACTION})
    socket = await bot.connect_to(wire, shard=3)
    await socket.poll_event()
    ((payload, session, process),) = bot.admitted
    assert payload["token"] == "token"
    assert session == 3
    assert not [each for each in bot.dispatched if each[0] == "interaction"]

    process()

    (interaction,) = [each[1] for each in bot.dispatched if each[0] == "interaction"]
    assert interaction.id == int(str(INTERACTION["id"]))


async def test_a_response_that_the_library_did_not_send_counts_as_one() -> None:
    bot, wire = Bot(), Wire(HELLO, {"op": 0, "t": "INTERACTION_CREATE", "s": 1, "d": INTERACTION})
    await (await bot.connect_to(wire)).poll_event()
    bot.admitted[0][2]()
    (interaction,) = [each[1] for each in bot.dispatched if each[0] == "interaction"]
    assert not interaction.response.is_done()

    discord_patches.mark_responded(interaction, InteractionResponseType.deferred_channel_message)

    assert interaction.response.type is InteractionResponseType.deferred_channel_message
    with pytest.raises(discord.InteractionResponded):
        await interaction.response.defer()


async def test_an_identify_is_sent_by_its_guard_and_names_the_number_of_shards() -> None:
    wire = Wire(HELLO)
    order = []

    async def guard(identify: "Identify") -> None:
        order.append(len(wire.identified))
        await identify()
        order.append(len(wire.identified))

    bot = Bot(guard)
    discord_patches.set_shard_count(bot, 16)
    await bot.connect_to(wire, shard=3)
    assert order == [0, 1]
    assert wire.identified[0]["shard"] == [3, 16]
    assert bot.shard_count == 16


async def test_a_connection_that_may_not_identify_itself_is_closed() -> None:
    wire = Wire(HELLO)

    async def guard(_: "Identify") -> None:
        raise asyncio.CancelledError

    with pytest.raises(asyncio.CancelledError):
        await Bot(guard).connect_to(wire)
    assert wire.closed
    assert wire.identified == []


async def test_the_library_leaves_a_connection_open_whose_hook_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    # Once this fails, `before_identify_hook` is half of what `guard_identify` is needed for.
    wire = Wire(HELLO)

    async def refuse(*_: object, **__: object) -> None:
        raise asyncio.CancelledError

    monkeypatch.setattr(Bot, "before_identify_hook", refuse)
    bot = Bot()
    with pytest.raises(asyncio.CancelledError):
        await bot.connect_to(wire)
    assert not wire.closed


async def test_a_guild_is_forgotten_without_leaving_it() -> None:
    bot = Bot()
    bot._connection.parsers["GUILD_CREATE"](server(ADA))
    assert [each.id for each in bot.guilds] == [ADA]
    discord_patches.forget_guild(bot, bot.guilds[0])
    assert not bot.guilds


async def test_the_library_sends_responses_over_the_session_that_is_used_here() -> None:
    assert "_HTTPClient__session" in vars(HTTPClient(asyncio.get_running_loop()))


# ── Lost sessions ──


class LostSocket:
    """A connection to the gateway that has broken, or the one that comes after it."""

    shard_id = 0
    gateway = GATEWAY
    session_id = "a session"
    sequence = 1

    def __init__(self, *, is_open: bool = False) -> None:
        self.open = is_open

    async def close(self, code: int = 4000) -> None:
        del code
        self.open = False

    async def poll_event(self) -> None:
        await asyncio.Event().wait()


def lost_shard(bot: Bot) -> tuple[Shard, ShardInfo]:
    """Return a shard whose connection has broken."""

    def queue(_: EventItem) -> None:
        """Let nobody reconnect it."""

    shard = Shard(cast("DiscordWebSocket", LostSocket()), bot, queue)
    return shard, ShardInfo(shard, 1)


async def longest_delay(shard: Shard, monkeypatch: pytest.MonkeyPatch) -> float:
    """Return for how long the library waits at most before a try, after very many."""
    delays: list[float] = []

    async def sleep(seconds: float) -> None:
        delays.append(seconds)

    with monkeypatch.context() as patch:
        patch.setattr(asyncio, "sleep", sleep)
        for _ in range(200):
            await shard._handle_disconnect(OSError())
    return max(delays)


async def test_after_an_outage_the_library_would_wait_for_minutes_and_tries_within_seconds(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.CRITICAL, "discord")
    shard, info = lost_shard(Bot())
    assert await longest_delay(shard, monkeypatch) > 60
    discord_patches.reconnect_soon(info)
    assert await longest_delay(shard, monkeypatch) <= 2**discord_patches.MAX_BACKOFF_EXPONENT


@pytest.mark.goes_wrong
async def test_every_session_that_is_opened_is_reconnected_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    bot = Bot()
    await bot._async_setup_hook()

    async def from_client(*_: object, **__: object) -> LostSocket:
        return LostSocket(is_open=True)

    monkeypatch.setattr(DiscordWebSocket, "from_client", from_client)
    await bot.launch_shard(GATEWAY, 0)
    info = bot.get_shard(0)
    assert info is not None
    assert await longest_delay(info._parent, monkeypatch) <= 2**discord_patches.MAX_BACKOFF_EXPONENT
    await info.disconnect()


@pytest.mark.parametrize("tries", ["reconnect", "reidentify"])
async def test_a_session_that_was_closed_is_not_reconnected(
    tries: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    shard, info = lost_shard(Bot())
    tried = []

    async def from_client(*_: object, **__: object) -> LostSocket:
        tried.append(shard.id)
        return LostSocket()

    monkeypatch.setattr(DiscordWebSocket, "from_client", from_client)
    discord_patches.stop_reconnecting(info)
    await getattr(shard, tries)(*[ReconnectWebSocket(0)][: tries == "reidentify"])
    assert tried == []


@pytest.mark.parametrize("tries", ["reconnect", "reidentify"])
async def test_a_session_that_was_closed_while_it_was_reconnected_is_closed_again(
    tries: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot = Bot()
    await bot._async_setup_hook()
    shard, info = lost_shard(bot)
    connecting, go_on, back = asyncio.Event(), asyncio.Event(), LostSocket(is_open=True)

    async def from_client(*_: object, **__: object) -> LostSocket:
        connecting.set()
        await go_on.wait()
        return back

    monkeypatch.setattr(DiscordWebSocket, "from_client", from_client)
    reconnecting = asyncio.create_task(
        shard.reconnect() if tries == "reconnect" else shard.reidentify(ReconnectWebSocket(0))
    )
    await connecting.wait()
    discord_patches.stop_reconnecting(info)
    go_on.set()
    await reconnecting
    assert shard._task is not None
    await shard._task
    assert not back.open
