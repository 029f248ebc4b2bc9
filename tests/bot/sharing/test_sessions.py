"""Sessions at the gateway, as the library reports them: late, and with tries of its own."""

import asyncio
from collections.abc import Mapping
from typing import TYPE_CHECKING, cast

import pytest

from bot.sharing.sessions import Sessions

if TYPE_CHECKING:
    from discord.ext import commands

GATEWAY = "wss://gateway.example"


class Connection:
    """The library's account of a shard."""

    def __init__(self) -> None:
        self.has_dropped = False

    def is_closed(self) -> bool:
        return self.has_dropped

    async def disconnect(self) -> None:
        self.has_dropped = True


class Client:
    """A client of the library's, as far as sessions are concerned."""

    def __init__(self) -> None:
        self.there: dict[int, Connection] = {}
        self.guilds = ()
        self.shard_count = 0
        self.http = self._connection = self

    async def get_bot_gateway(self) -> tuple[int, str, Mapping[str, int]]:
        return 2, GATEWAY, {"max_concurrency": 1}

    def get_shard(self, shard: int) -> Connection | None:
        return self.there.get(shard)

    async def launch_shard(self, _: object, shard: int) -> None:
        self.there[shard] = Connection()


async def opened(shard: int) -> tuple[Client, Sessions]:
    """Return a client with one session that is open."""

    async def turn(_name: str, _every: float) -> None:
        pass

    client = Client()
    sessions = Sessions(cast("commands.AutoShardedBot", client), 2, turn)
    await sessions.launch()
    await sessions.open(shard)
    await sessions.may_identify(shard)  # as the library asks when it connects
    await sessions.has_connected(shard)
    return client, sessions


async def test_a_session_that_dropped_is_not_open_although_the_library_has_not_said_so() -> None:
    client, sessions = await opened(0)
    assert sessions.is_connected(0)
    assert sessions.is_heard
    client.there[0].has_dropped = True
    assert not sessions.is_connected(0)
    assert not sessions.is_heard


async def test_the_library_gives_up_what_it_tries_to_get_back_once_nobody_wants_it() -> None:
    _, sessions = await opened(0)
    await sessions.close(0)
    with pytest.raises(asyncio.CancelledError):
        await sessions.may_identify(0)


async def test_the_library_gives_up_what_was_opened_anew_meanwhile_and_may_reopen_what_dropped() -> None:
    client, sessions = await opened(0)
    with pytest.raises(asyncio.CancelledError):
        await sessions.may_identify(0)
    client.there[0].has_dropped = True
    await sessions.may_identify(0)
