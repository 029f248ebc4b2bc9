"""Things that go wrong: a database that can't note, a Discord that takes a message and drops the line."""

from typing import Any

import aiohttp
import pytest

from bot.client import AzulBot
from storage.base import GameStore, StorageError
from storage.sqlite import SqliteStore


class Forgetful(SqliteStore):
    """A database that fails to note what was shown, as often as told."""

    forgets = 0

    async def mark_shown(self, game_id: int, version: int, message_id: int | None) -> None:
        if self.forgets:
            self.forgets -= 1
            raise StorageError("the disk is full")
        await super().mark_shown(game_id, version, message_id)


def forgetful(store: GameStore, times: int = 1) -> None:
    """Let the test's database fail to note what was shown."""
    assert isinstance(store, Forgetful)
    store.forgets = times


def break_connection(monkeypatch: pytest.MonkeyPatch, bot: AzulBot, *, arrives: bool, after: int = 0) -> None:
    """Let the connection break once while a message is sent, before or after it arrived.

    `after` messages are sent undisturbed first.
    """
    request = bot.http.request
    number = 0

    async def breaking(route: Any, **options: Any) -> Any:
        nonlocal number
        if route.method != "POST" or not route.url.endswith("/messages"):
            return await request(route, **options)
        number += 1
        if number != after + 1:
            return await request(route, **options)
        if arrives:
            await request(route, **options)
        raise aiohttp.ServerDisconnectedError

    monkeypatch.setattr(bot.http, "request", breaking)
