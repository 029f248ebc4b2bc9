"""Ready as soon as Discord has told of all servers, and not later for one that doesn't come."""

import asyncio
from typing import TYPE_CHECKING, Any, Final, cast

import discord

from bench.loopback.payloads import APPLICATION, BOT, Place, guild, guild_id_of
from bot.cluster.sessions import RollCall

if TYPE_CHECKING:
    from discord.http import HTTPClient

HOUR: Final = 3600.0
PATIENCE: Final = 20.0
ADA, BRUNO, CHIYO = (Place(guild_id_of(number), []) for number in range(3))


class Session:
    """A session at the gateway, and what the library says of it."""

    def __init__(self, last_server: float) -> None:
        self.said: list[str | int] = []
        self._is_ready = asyncio.Event()
        self._state: RollCall[discord.AutoShardedClient] = RollCall(
            dispatch=self._dispatch,
            handlers={"ready": self._is_ready.set},
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

    def greet(self, *places: Place) -> None:
        """Name the servers of the session."""
        named: list[dict[str, Any]] = [{"id": str(place.guild_id), "unavailable": True} for place in places]
        application = {"id": str(APPLICATION), "flags": 0}
        greeting = {"user": BOT, "guilds": named, "shard": [0, 1], "application": application}
        self._state.parsers["READY"](greeting)

    def tell_of(self, *places: Place) -> None:
        """Tell of servers, all at once."""
        for place in places:
            self._state.parsers["GUILD_CREATE"](guild(place))

    async def until_ready(self) -> None:
        """Wait until the library says that the bot is ready."""
        async with asyncio.timeout(PATIENCE):
            await self._is_ready.wait()


async def test_it_is_ready_as_soon_as_the_last_server_has_come() -> None:
    session = Session(HOUR)
    session.greet(ADA, BRUNO, CHIYO)
    session.tell_of(ADA)
    await asyncio.sleep(0)
    session.tell_of(CHIYO, BRUNO)

    await session.until_ready()

    assert session.said == [ADA.guild_id, CHIYO.guild_id, BRUNO.guild_id, "ready"]


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
    assert session.said == [ADA.guild_id, "ready"]

    session.tell_of(BRUNO)

    assert session.said == [ADA.guild_id, "ready", BRUNO.guild_id]


async def test_after_a_new_session_it_is_ready_again_once_all_have_come_again() -> None:
    session = Session(HOUR)
    session.greet(ADA, BRUNO)
    session.tell_of(ADA, BRUNO)
    await session.until_ready()

    session._is_ready.clear()
    session.greet(ADA, CHIYO)
    session.tell_of(CHIYO, ADA)
    await session.until_ready()

    assert session.said[3:] == [CHIYO.guild_id, ADA.guild_id, "ready"]
