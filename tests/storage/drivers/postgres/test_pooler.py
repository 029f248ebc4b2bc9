"""A pooler between the bot and the server, which has a session for every transaction."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack

import pytest

from storage.drivers.postgres import PostgresStore
from storage.maintenance.databases import open_for_maintenance
from storage.maintenance.reader import counts
from storage.records import StorageError
from tests.storage.builders import a_game, a_move, assert_whole
from tests.storage.drivers.postgres.pooler import Pooler
from tools.postgres import Server


@pytest.fixture
async def pooler(postgres_server: Server, postgres_url: str) -> AsyncIterator[Pooler]:
    assert postgres_url == postgres_server.url("games")  # empty
    async with Pooler(postgres_server) as pooler:
        yield pooler


async def test_games_are_played_through_a_pooler(pooler: Pooler, caplog: pytest.LogCaptureFixture) -> None:
    store = await PostgresStore.open(pooler.url(statement_cache_size="0", pool="4"))
    assert "statement_timeout" in pooler.refused
    assert "takes no settings from the bot" in caplog.text
    games = await asyncio.gather(*(a_game(store, channel_id=channel, open_limit=9) for channel in range(6)))
    for seats in (None, [1, 2], None):
        games = await asyncio.gather(*(a_move(store, game, seats=seats) for game in games))
    assert [await assert_whole(store, game.id) for game in games] == games
    await store.purge_deleted(thoroughly=True)
    await store.close()


async def test_operators_commands_read_a_database_through_a_pooler(pooler: Pooler) -> None:
    url = pooler.url(statement_cache_size="0")
    async with open_for_maintenance(url) as database, database.snapshot():
        assert await counts(database, ["games", "events"]) == {"games": 0, "events": 0}
    assert "statement_timeout" in pooler.refused


async def test_without_the_setting_for_it_the_operator_is_told_what_is_wrong(pooler: Pooler) -> None:
    async with AsyncExitStack() as stack:
        with pytest.raises(StorageError, match="statement_cache_size=0") as caught:  # noqa: PT012 - one is enough
            store = await PostgresStore.open(pooler.url())
            stack.push_async_callback(store.close)
            games = [await a_game(store, channel_id=channel) for channel in range(6)]
            await asyncio.gather(*(a_move(store, game) for game in games))
    assert "\n" not in str(caught.value)
