"""What every driver must do: keep what servers have chosen, and open no more games there than are allowed."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from storage.records import ChannelOccupied, GuildFull, StorageError, StoredGame
from storage.store import Store
from tests.storage.builders import a_game, a_move

OpenStore = Callable[[], Awaitable[Store]]
LONG = 2**63 - 1


async def test_no_server_has_settings_before_they_are_saved(store: Store) -> None:
    assert await store.load_server(1) is None


@pytest.mark.parametrize("settings", ["", '{"a":true}', "'; DROP TABLE servers; --", "Їжак 猫\n"])
async def test_settings_are_returned_unchanged(store: Store, settings: str) -> None:
    await store.save_server(LONG, settings)
    assert await store.load_server(LONG) == settings


async def test_settings_saved_later_replace_earlier_ones_of_the_same_server(store: Store) -> None:
    await store.save_server(1, "first")
    await store.save_server(2, "another's")
    await store.save_server(1, "second")
    assert [await store.load_server(guild_id) for guild_id in (1, 2)] == ["second", "another's"]


async def test_settings_are_there_for_another_process(open_store: OpenStore) -> None:
    one, other = await open_store(), await open_store()
    await one.save_server(1, "chosen")
    assert await other.load_server(1) == "chosen"


async def test_a_guild_has_no_more_open_games_than_it_may(store: Store) -> None:
    first = await a_game(store, channel_id=1, open_limit=2)
    begun = await a_move(store, await a_game(store, channel_id=2, open_limit=2))
    with pytest.raises(GuildFull):
        await a_game(store, channel_id=3, open_limit=2)
    await a_game(store, guild_id=2, channel_id=3, open_limit=1)

    await a_move(store, begun, still_open=False)
    await a_game(store, channel_id=4, open_limit=2)

    with pytest.raises(GuildFull):
        await a_game(store, channel_id=5, open_limit=1)
    assert await store.load(first.id) == first
    assert (await a_game(store, channel_id=5)).open


async def test_a_channel_that_is_taken_is_the_better_reason(store: Store) -> None:
    await a_game(store, channel_id=1)
    with pytest.raises(ChannelOccupied):
        await a_game(store, channel_id=1, open_limit=1)


async def test_of_many_that_are_opened_at_once_as_many_as_may_succeed(open_store: OpenStore) -> None:
    stores = [await open_store(), await open_store()]
    outcomes = await asyncio.gather(
        *(a_game(stores[number % 2], channel_id=number, open_limit=3) for number in range(10)),
        return_exceptions=True,
    )
    assert sum(isinstance(outcome, StoredGame) for outcome in outcomes) == 3
    assert sum(isinstance(outcome, GuildFull) for outcome in outcomes) == 7


async def test_a_closed_store_refuses_settings(store: Store) -> None:
    await store.close()
    with pytest.raises(StorageError):
        await store.load_server(1)
    with pytest.raises(StorageError):
        await store.save_server(1, "{}")
