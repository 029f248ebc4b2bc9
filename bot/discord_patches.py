"""Everything in the bot that reaches into discord.py's private parts, and why it has to.

Files and lines are those of version 2.7.1. `tests/bot/test_discord_patches.py` drives the library's own code
through each of these, so that an upgrade which changes one of them fails there. Nothing else in the bot uses
what the library keeps private.
"""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Any, Final, Self, TypeVar, cast

import discord
import yarl
from discord.ext import commands
from discord.gateway import DiscordWebSocket
from discord.state import AutoShardedConnectionState
from discord.webhook.async_ import async_context, interaction_response_params

if TYPE_CHECKING:  # at runtime these modules don't exist
    from discord.types.gateway import InteractionCreateEvent, ReadyEvent
    from discord.types.guild import Guild

WRITTEN_FOR: Final = "2.7.1"
"""The version of discord.py whose lines are named here."""

LAST_GUILD_TIMEOUT: Final = 0.001
"""Seconds for guilds that have arrived but aren't processed yet: without any, the last one would be lost."""
MAX_BACKOFF_EXPONENT: Final = 4
"""The exponent of the longest delay before a session is reconnected: 2 to the power of 4 are 16 seconds."""

_Client_co = TypeVar("_Client_co", bound=discord.Client, covariant=True)

Admit = Callable[[Mapping[str, Any], int | None, Callable[[], None]], None]
"""Called with an interaction's payload, the session it came on, and what makes the library process it."""
Identify = Callable[[], Awaitable[None]]


# ── The state of the connection ──


class PromptReadyState(AutoShardedConnectionState[_Client_co]):
    """Becomes ready as soon as all guilds that READY named have arrived.

    The library reads `guild_ready_timeout` before it waits for each next guild (`state.py`,
    `AutoShardedConnectionState._delay_shard_ready`, line 1907), and always waits that long after the last
    one. Here the timeout is next to nothing once no guild is missing. Which ones are missing is learned from
    READY and GUILD_CREATE (`parse_ready`, line 1945; `parse_guild_create`, line 1314).
    """

    _timeout: float

    def __init__(self, **options: Any) -> None:
        self._missing: set[int] = set()
        super().__init__(**options)

    @property
    def guild_ready_timeout(self) -> float:
        """Seconds to wait for another guild."""
        return self._timeout if self._missing else min(self._timeout, LAST_GUILD_TIMEOUT)

    @guild_ready_timeout.setter
    def guild_ready_timeout(self, seconds: float) -> None:
        self._timeout = seconds

    def parse_ready(self, data: "ReadyEvent") -> None:
        """Note which guilds are still to come."""
        self._missing.update(int(guild["id"]) for guild in data["guilds"])
        super().parse_ready(data)

    def parse_guild_create(self, data: "Guild") -> None:
        """Note that a guild has arrived."""
        self._missing.discard(int(data["id"]))
        super().parse_guild_create(data)


class AdmittingState(PromptReadyState[_Client_co]):
    """Hands every interaction to `admit`, and every new connection to `connected`, before the library acts.

    The library builds an `Interaction`, and starts a task for its command, as soon as the payload arrives
    (`state.py`, `parse_interaction_create`, line 814). Under load that is too early, and the payload doesn't
    say which session it came on. So each connection gets parsers of its own: `DiscordWebSocket.from_client`
    sets `_discord_parsers` and then calls `_update_references` (`gateway.py`, lines 398 and 414), and
    `received_message` looks events up there (line 587).
    """

    def __init__(
        self, *, admit: Admit, connected: Callable[[DiscordWebSocket], None], **options: Any
    ) -> None:
        self._admit = admit
        self._connected = connected
        self._session: int | None = None
        super().__init__(**options)

    def parse_interaction_create(self, data: "InteractionCreateEvent") -> None:
        """Let the library process an interaction when it is admitted."""
        process = partial(super().parse_interaction_create, data)
        self._admit(cast("Mapping[str, Any]", data), self._session, process)

    def _update_references(self, ws: DiscordWebSocket) -> None:
        super()._update_references(ws)

        def parse_interaction(data: Any) -> None:
            self._session = ws.shard_id
            try:
                self.parsers["INTERACTION_CREATE"](data)
            finally:
                self._session = None

        ws._discord_parsers = {**self.parsers, "INTERACTION_CREATE": parse_interaction}
        self._connected(ws)


class GatewayBot(commands.AutoShardedBot):
    """A bot that decides when its interactions are processed, and reconnects soon.

    `AutoShardedClient._get_state` (`shard.py`, line 399) is where the library makes its connection state; it
    has no parameter for the class. `launch_shard` (line 480) opens a session.
    """

    def admit(self, payload: Mapping[str, Any], session: int | None, process: Callable[[], None]) -> None:
        """Call `process` to let the library process an interaction, now or later."""
        del payload, session
        process()

    def prepare_socket(self, socket: DiscordWebSocket) -> None:
        """Prepare a connection to the gateway on which nothing has been sent yet."""

    def _get_state(self, **options: Any) -> AdmittingState[Self]:
        return AdmittingState(
            dispatch=self.dispatch,
            handlers=self._handlers,
            hooks=self._hooks,
            http=self.http,
            admit=self.admit,
            connected=self.prepare_socket,
            **options,
        )

    async def launch_shard(self, gateway: yarl.URL, shard_id: int, *, initial: bool = False) -> None:
        """Open a session that is reconnected soon if it is lost."""
        await super().launch_shard(gateway, shard_id, initial=initial)
        info = self.get_shard(shard_id)
        if info is not None:
            reconnect_soon(info)


# ── Sessions ──


def set_shard_count(client: discord.AutoShardedClient, count: int) -> None:
    """Tell a client how many shards there are, without opening their sessions.

    `launch_shards` (`shard.py`, line 504) sets both and then opens all of them. IDENTIFY names the number
    that the connection state has (`gateway.py`, line 405).
    """
    client.shard_count = count
    client._connection.shard_count = count


def forget_guild(client: discord.Client, guild: discord.Guild) -> None:
    """Remove a guild from the cache, because another process has its shard from now on.

    The library does so only when the bot has left the guild (`state.py`, `_remove_guild`, line 445).
    """
    client._connection._remove_guild(guild)


def guard_identify(socket: DiscordWebSocket, guard: Callable[[Identify], Awaitable[None]]) -> None:
    """Have `guard` send the IDENTIFY of a connection: it is called with the function that sends it.

    The library has a hook for that, `before_identify_hook` (`gateway.py`, `DiscordWebSocket.identify`, line
    489). It isn't enough, for two reasons. It doesn't say when the IDENTIFY has been sent, which is what
    Discord's limit counts. And if it raises, nobody closes the connection: `from_client` (line 422) has not
    returned it yet, so it stays open for as long as Discord lets it. Here it is closed.
    """
    identify = socket.identify

    async def guarded() -> None:
        try:
            await guard(identify)
        except BaseException:
            await socket.close()
            raise

    socket.identify = guarded  # type: ignore[method-assign]  # this socket alone


def reconnect_soon(info: discord.ShardInfo) -> None:
    """Reconnect a session within seconds of the end of an outage.

    `Shard._handle_disconnect` (`shard.py`, line 165) waits before each try, for a random time whose upper
    bound doubles up to 2^10 seconds (`backoff.py`, `ExponentialBackoff`, line 67). So after an outage the
    next try may come a quarter of an hour late. Tries are made one at a time, by `AutoShardedClient.connect`
    (lines 532 and 534), and one that fails waits there: all other sessions wait with it.
    """
    info._parent._backoff._max = MAX_BACKOFF_EXPONENT


def stop_reconnecting(info: discord.ShardInfo) -> None:
    """Never reconnect a session that was lost before it was closed; it may have been opened again meanwhile.

    `ShardInfo.disconnect` (`shard.py`, line 257) does nothing about a lost session, which the library tries
    to reconnect forever: `AutoShardedClient.connect` (lines 532 and 534) calls `Shard.reidentify` or
    `Shard.reconnect`. One that is just being reconnected ends in `Shard.launch` (lines 213 and 227), which
    closes it here instead of reading from it.
    """
    shard = info._parent

    async def do_nothing(*_: object) -> None:
        pass

    def close() -> None:
        shard._task = asyncio.create_task(shard.ws.close(code=1000))

    # This shard alone: whatever the library still calls does nothing, or closes what was just opened.
    shard.reconnect = do_nothing  # type: ignore[method-assign]
    shard.reidentify = do_nothing  # type: ignore[method-assign, assignment]
    shard.launch = close  # type: ignore[method-assign]


# ── Interactions ──


def mark_responded(interaction: discord.Interaction, kind: discord.InteractionResponseType) -> None:
    """Tell the library that an interaction has been responded to, without its help.

    `InteractionResponse` keeps that in `_response_type` (`interactions.py`, line 809), and would otherwise
    send a second response, which Discord refuses.
    """
    interaction.response._response_type = kind


async def send_response(
    http: discord.http.HTTPClient,
    interaction_id: int,
    token: str,
    kind: discord.InteractionResponseType,
    data: Mapping[str, Any],
) -> None:
    """Send a first response as the library does, for an interaction without an `Interaction` object.

    As `InteractionResponse.defer` does (`interactions.py`, line 889), and with the session that `Interaction`
    takes (line 203).
    """
    await async_context.get().create_interaction_response(
        interaction_id,
        token,
        session=http._HTTPClient__session,  # type: ignore[attr-defined]
        proxy=http.proxy,
        proxy_auth=http.proxy_auth,
        params=interaction_response_params(kind.value, dict(data)),
    )
