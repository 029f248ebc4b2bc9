"""Things that go wrong: a database that fails, a Discord that loses connections or hangs."""

import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import TypeVar

import discord
from simcord import Env
from simcord.backend.models.channel import Overwrite
from simcord.enums import OverwriteType

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
        self, what: str, work: Callable[[Transaction], Awaitable[_Result]], *, serializable: bool = False
    ) -> _Result:
        if self.is_full or self.is_gone:
            raise StorageError("the disk is full")
        return await super()._write(what, work, serializable=serializable)


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


def deny_posting(env: Env, channel_id: int, role_id: int) -> None:
    """Deny everybody, including the bot, the permission to post in a channel."""
    denied = discord.Permissions(send_messages=True).value
    env.backend.set_overwrite(channel_id, Overwrite(role_id, OverwriteType.ROLE, deny=denied))


def allow_posting(env: Env, channel_id: int, role_id: int) -> None:
    """Undo `deny_posting`."""
    env.backend.delete_overwrite(channel_id, role_id)


@contextmanager
def unheard(env: Env) -> Iterator[None]:
    """Let the bot learn nothing of what Discord tells: it is away."""
    ears = [*env.backend.subscribers]
    env.backend.subscribers.clear()
    yield
    env.backend.subscribers.extend(ears)


@contextmanager
def left(env: Env, guild_id: int) -> Iterator[None]:
    """Let bots that are started now not be in a server."""
    guild = env.backend.guilds.pop(guild_id)
    yield
    env.backend.guilds[guild_id] = guild
