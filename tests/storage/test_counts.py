"""What every driver must do: count games without reading them."""

from storage.records import GameCounts, Shown
from storage.shards import ShardSet
from storage.store import Store
from tests.storage.builders import a_game, a_move

SHARD_1, SHARD_2 = 5 << 22, 6 << 22
"""Servers of two of four shards."""


async def test_an_empty_database_has_no_games(store: Store) -> None:
    assert await store.count_games(10) == GameCounts(0, 0, 0)


async def test_games_are_counted_until_their_end_has_been_shown(store: Store) -> None:
    await a_game(store, guild_id=SHARD_1, channel_id=1)
    begun = await a_move(store, await a_game(store, guild_id=SHARD_2, channel_id=2))
    assert await store.count_games(10) == GameCounts(1, 1, begun.id)

    over = await a_move(store, begun, still_open=False)
    assert await store.count_games(10) == GameCounts(1, 1, over.id)
    await store.mark_shown(Shown(over.id, over.version, None))
    assert await store.count_games(10) == GameCounts(1, 0, over.id)


async def test_the_games_of_a_share_are_counted(store: Store) -> None:
    await a_game(store, guild_id=SHARD_1, channel_id=1)
    begun = await a_move(store, await a_game(store, guild_id=SHARD_2, channel_id=2))

    assert await store.count_games(10, ShardSet(4, {1})) == GameCounts(1, 0, begun.id)
    assert await store.count_games(10, ShardSet(4, {2})) == GameCounts(0, 1, begun.id)
    assert await store.count_games(10, ShardSet(4, {0})) == GameCounts(0, 0, begun.id)


async def test_no_more_are_counted_than_is_asked_for(store: Store) -> None:
    for channel in range(1, 5):
        await a_move(store, await a_game(store, guild_id=SHARD_1, channel_id=channel))
    newest = await a_game(store, guild_id=SHARD_1, channel_id=5)
    assert await store.count_games(3) == GameCounts(1, 2, newest.id)
