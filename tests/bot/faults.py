"""Things that go wrong: a database that fails, a Discord that loses connections or hangs."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from fnmatch import fnmatch
from typing import Any, Final, TypeVar

import aiohttp
import discord
import pytest
from simcord import Env
from simcord.backend.models.channel import Overwrite
from simcord.enums import OverwriteType

from bot.app import AzulBot
from bot.ui.discord_errors import RETRY_DELAYS
from storage.database import Transaction
from storage.drivers.sqlite import SqliteStore
from storage.records import StorageError
from storage.store import Store
from tests.storage.faults import Faulty, fail

_Result = TypeVar("_Result")


class Forgetful(Faulty, SqliteStore):
    """A database whose disk fails, or single methods of which do."""

    is_full = False
    is_gone = False

    async def _read(self, what: str, statement: str, *parameters: object) -> list[sqlite3.Row]:
        if self.is_gone:
            raise StorageError("the disk is gone")
        return await super()._read(what, statement, *parameters)

    async def _write(
        self, what: str, work: Callable[[Transaction], Awaitable[_Result]], *, serially: bool = False
    ) -> _Result:
        if self.is_full or self.is_gone:
            raise StorageError("the disk is full")
        return await super()._write(what, work, serially=serially)


@contextmanager
def full_disk(store: Store) -> Iterator[None]:
    """Let nothing be written into the test's database."""
    assert isinstance(store, Forgetful)
    store.is_full = True
    yield
    store.is_full = False


@contextmanager
def lost_disk(store: Store) -> Iterator[None]:
    """Let nothing be read from the test's database, nor written."""
    assert isinstance(store, Forgetful)
    store.is_gone = True
    yield
    store.is_gone = False


def forgetful(store: Store, times: int = 1) -> None:
    """Let the test's database fail to record what was shown."""
    fail(store, "mark_shown", times=times)


TRIES: Final = len(RETRY_DELAYS) + 1
"""How often a message is sent before the bot waits for longer."""


def break_connection(
    monkeypatch: pytest.MonkeyPatch, bot: AzulBot, *, arrives: bool, after: int = 0, times: int = TRIES
) -> None:
    """Break the connection while a message is sent, before or after it has arrived, as often as is said.

    The first `after` messages are sent undisturbed. Usually it breaks until the bot waits for longer.
    """
    request = bot.http.request
    number = 0

    async def breaking(route: Any, **options: Any) -> Any:
        nonlocal number
        if route.method != "POST" or not route.url.endswith("/messages"):
            return await request(route, **options)
        number += 1
        if not after < number <= after + times:
            return await request(route, **options)
        if arrives:
            await request(route, **options)
        raise aiohttp.ServerDisconnectedError

    monkeypatch.setattr(bot.http, "request", breaking)


def hold(monkeypatch: pytest.MonkeyPatch, env: Env, method: str, path: str) -> asyncio.Event:
    """Let requests to paths that match a pattern hang until the returned event is set."""
    bot, released = env.bot, asyncio.Event()
    request = bot.http.request

    async def holding(route: Any, **options: Any) -> Any:
        if route.method == method and fnmatch(route.url.removeprefix(route.BASE), path):
            await env.external_wait(released.wait(), reason="a request that hangs")
        return await request(route, **options)

    monkeypatch.setattr(bot.http, "request", holding)
    return released


def hold_answers(monkeypatch: pytest.MonkeyPatch, env: Env) -> asyncio.Event:
    """Let the bot's answers hang until the returned event is set."""
    released = asyncio.Event()
    send_message = discord.InteractionResponse.send_message

    async def holding(self: Any, *args: Any, **options: Any) -> Any:
        await env.external_wait(released.wait(), reason="an answer that hangs")
        return await send_message(self, *args, **options)

    monkeypatch.setattr(discord.InteractionResponse, "send_message", holding)
    return released


def deny_posting(env: Env, channel_id: int, role_id: int) -> None:
    """Deny everybody, including the bot, the permission to post in a channel."""
    denied = discord.Permissions(send_messages=True).value
    env.backend.set_overwrite(channel_id, Overwrite(role_id, OverwriteType.ROLE, deny=denied))


def allow_posting(env: Env, channel_id: int, role_id: int) -> None:
    """Undo `deny_posting`."""
    env.backend.delete_overwrite(channel_id, role_id)
