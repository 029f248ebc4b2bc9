"""What one of several processes finds: the games of its shards."""

import pytest

from storage.shards import EVERYTHING, ShardSet
from storage.store import Store
from tests.some import some
from tests.storage.builders import a_game, a_move

FIRST, SECOND, THIRD = (7 << 22, 8 << 22 | 4095, 9 << 22 | 1)
"""Servers of shards 3, 0 and 1 of 4."""
OURS = ShardSet(4, {0, 3})


async def three_games(store: Store, *, due_at: int | None = None) -> list[int]:
    guilds = (FIRST, SECOND, THIRD)
    return [
        (await a_game(store, guild_id=guild_id, channel_id=guild_id, at=at, due_at=due_at)).id
        for at, guild_id in enumerate(guilds, 1)
    ]


@pytest.mark.parametrize("guild_id", [FIRST, SECOND, THIRD])
def test_a_server_belongs_to_one_shard(guild_id: int) -> None:
    assert [shard for shard in range(4) if ShardSet(4, {shard}).has(guild_id)] == [(guild_id >> 22) % 4]
    assert EVERYTHING.has(guild_id)


async def test_games_to_show_are_those_of_the_share(store: Store) -> None:
    first, second, third = await three_games(store)
    assert await store.unshown(10, OURS) == [first, second]
    assert await store.unshown(1, OURS) == [first]
    assert await store.unshown(10, ShardSet(4, {1})) == [third]
    assert await store.unshown(10, ShardSet(4, {2})) == await store.unshown(10, ShardSet(4, set())) == []
    assert await store.unshown(10, ShardSet(2, {0, 1})) == await store.unshown(10) == [first, second, third]


async def test_games_that_are_due_are_those_of_the_share(store: Store) -> None:
    first, second, third = await three_games(store, due_at=5_000)
    assert await store.due(5_000, 10, OURS) == [first, second]
    assert await store.due(5_000, 10, ShardSet(4, {1})) == [third]


async def test_servers_and_places_with_games_are_those_of_the_share(store: Store) -> None:
    await three_games(store)
    assert await store.guilds(0, 10, OURS) == [FIRST, SECOND]
    assert sorted(await store.places(0, 2**62, OURS)) == [(FIRST, FIRST), (SECOND, SECOND)]


async def test_games_that_have_rested_for_long_are_those_of_the_share(store: Store) -> None:
    first, _, third = await three_games(store, due_at=50_000)
    await store.suspend(FIRST, at=2_000)
    await store.suspend(THIRD, at=1_000)
    assert await store.suspended_before(3_000, 10, OURS) == [first]
    assert await store.suspended_before(3_000, 10) == [third, first]
    assert await store.suspended_guilds(OURS) == [FIRST]
    assert await store.suspended_guilds() == [THIRD, FIRST]
    for guild_id in (FIRST, THIRD):
        await store.resume(guild_id, at=3_000)
    assert await store.delayed(10, OURS) == [first]
    assert await store.delayed(10) == [first, third]


async def test_games_to_count_are_those_of_the_share(store: Store) -> None:
    games = await three_games(store)
    for game_id in some(games):
        game = await store.load(game_id)
        assert game is not None
        await a_move(store, game, still_open=False)
    assert await store.uncounted_games(10, OURS) == games[:2]
    assert await store.uncounted_games(10) == games


async def test_an_absence_delays_the_games_of_its_shards_alone(store: Store) -> None:
    first, second, third = await three_games(store, due_at=50_000)
    await store.save_heartbeat(3_000, OURS)
    await store.delay(3_000, 13_000, ShardSet(4, {3}))
    due = [game.due_at for each in (first, second, third) if (game := await store.load(each))]
    assert due == [60_000, 50_000, 50_000]
    assert await store.delayed(10, OURS) == [first]
    assert await store.delayed(10, ShardSet(4, {0, 1})) == []


async def test_an_absence_under_another_number_of_shards_is_looked_for_everywhere_by_one_process(
    store: Store,
) -> None:
    first, second, _ = await three_games(store, due_at=50_000)
    await store.delay(3_000, 13_000, ShardSet(4, {3}))
    await store.delay(3_000, 13_000, ShardSet(2, {0}))
    assert await store.delayed(10, ShardSet(2, {1})) == []
    assert await store.delayed(10, ShardSet(2, {0})) == [first, second]


async def test_an_absence_that_another_process_has_seen_to_delays_nothing(store: Store) -> None:
    first, second, _ = await three_games(store, due_at=50_000)
    await store.save_heartbeat(3_000, OURS)
    await store.save_heartbeat(12_000, ShardSet(4, {0}))
    for _attempt in range(2):
        await store.delay(3_000, 13_000, OURS)
    due = [game.due_at for each in (first, second) if (game := await store.load(each))]
    assert due == [60_000, 50_000]
    assert await store.last_heartbeat(ShardSet(4, {0})) == 12_000


async def test_it_is_known_for_each_shard_when_the_bot_was_last_there(store: Store) -> None:
    assert await store.last_heartbeat(OURS) is None
    await store.save_heartbeat(3_000, ShardSet(4, {0, 1}))
    assert await store.last_heartbeat(ShardSet(4, {2})) is None
    await store.save_heartbeat(5_000, ShardSet(4, {1, 3}))
    assert [await store.last_heartbeat(ShardSet(4, {shard})) for shard in (0, 1, 3)] == [3_000, 5_000, 5_000]
    assert await store.last_heartbeat(ShardSet(4, {0, 1})) == 3_000


async def test_for_another_number_of_shards_what_was_noted_last_counts(store: Store) -> None:
    await store.save_heartbeat(3_000)
    await store.save_heartbeat(7_000, ShardSet(16, {5}))
    await store.save_heartbeat(6_000, ShardSet(16, {6}))
    assert await store.last_heartbeat(ShardSet(32, {1})) == 7_000
    await store.save_heartbeat(90_000, ShardSet(32, {1}))
    assert await store.last_heartbeat(ShardSet(32, {1, 2})) == 7_000
    assert await store.last_heartbeat(ShardSet(16, {5})) == await store.last_heartbeat() == 90_000


async def test_a_game_that_moves_on_stays_in_its_share(store: Store) -> None:
    first, second, _ = await three_games(store)
    game = await store.load(first)
    assert game is not None
    await a_move(store, game, at=9_000)
    assert await store.unshown(10, OURS) == [second, first]
