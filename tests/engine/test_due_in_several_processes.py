"""Deadlines with several processes on a database: each handles the games of its own shards."""

from datetime import timedelta

import pytest

from engine import LOBBY_LIFETIME, GameService, Options
from engine.deadline_service import MINOR_ABSENCE
from engine.table.events import Delayed
from storage.shards import ShardSet
from tests.engine.clock import Clock
from tests.engine.memory import MemoryStore
from tests.engine.people import ADA

GUILDS = (4 << 22, 5 << 22)
"""Servers of shards 0 and 1 of 4."""
FIRST, SECOND, BOTH = ShardSet(4, {0}), ShardSet(4, {1}), ShardSet(4, {0, 1})


@pytest.fixture
def clock() -> Clock:
    return Clock()


def process(store: MemoryStore, clock: Clock) -> GameService:
    return GameService(MemoryStore(store), now=clock, new_secret=lambda: bytes(32))


async def lobbies(games: GameService) -> list[int]:
    """Open a table in a server of either shard."""
    opened = [
        await games.open(guild_id=each, channel_id=each, host=ADA, options=Options(4)) for each in GUILDS
    ]
    return [game.id for game in opened]


async def stay(games: GameService, shard_set: ShardSet, clock: Clock, length: timedelta) -> None:
    """Let time go on while a process is there for some shards."""
    end = clock.now + length
    while clock.now < end:
        await games.deadlines.heartbeat(shard_set)
        clock.go(min(end - clock.now, MINOR_ABSENCE))
    await games.deadlines.heartbeat(shard_set)


async def delays(games: GameService, game_id: int) -> list[timedelta]:
    entries = (entry.event for entry in await games.history(game_id))
    return [timedelta(milliseconds=event.by) for event in entries if isinstance(event, Delayed)]


async def test_time_passes_for_the_games_of_a_share(store: MemoryStore, clock: Clock) -> None:
    games = process(store, clock)
    first, second = await lobbies(games)
    await stay(games, BOTH, clock, LOBBY_LIFETIME)
    assert await games.deadlines.due(100, FIRST) == [first]
    assert await games.deadlines.due(100, BOTH) == [first, second]


async def test_games_of_a_shard_that_nobody_had_are_delayed_and_no_others(
    store: MemoryStore, clock: Clock
) -> None:
    one, other = process(store, clock), process(store, clock)
    games = await lobbies(one)
    await one.deadlines.heartbeat(FIRST)
    await other.deadlines.heartbeat(SECOND)
    await stay(one, FIRST, clock, timedelta(hours=1))

    await one.deadlines.heartbeat(BOTH)

    await store.set_due(games[0], 1, clock.milliseconds)
    due = await one.deadlines.due(100, BOTH)
    assert due == games  # those that are only delayed come last
    for game_id in due:
        await one.deadlines.apply_due(game_id)
    assert [await delays(one, each) for each in games] == [[], [timedelta(hours=1)]]


async def test_a_shard_that_was_lent_meanwhile_was_not_away(store: MemoryStore, clock: Clock) -> None:
    one, other = process(store, clock), process(store, clock)
    (game_id, _) = await lobbies(one)
    await one.deadlines.heartbeat(BOTH)
    await one.deadlines.heartbeat(SECOND)
    await stay(other, FIRST, clock, timedelta(hours=1))

    await one.deadlines.heartbeat(BOTH)

    for each in await one.deadlines.due(100, FIRST):
        await one.deadlines.apply_due(each)
    assert await delays(one, game_id) == []


async def test_two_processes_that_notice_an_absence_delay_games_once(
    store: MemoryStore, clock: Clock
) -> None:
    one, other = process(store, clock), process(store, clock)
    (game_id, _) = await lobbies(one)
    await one.deadlines.heartbeat(BOTH)
    await other.deadlines.heartbeat(BOTH)
    clock.go(timedelta(hours=1))

    await one.deadlines.heartbeat(BOTH)
    await other.deadlines.heartbeat(BOTH)

    for each in await one.deadlines.due(100, BOTH):
        await one.deadlines.apply_due(each)
    assert await delays(one, game_id) == [timedelta(hours=1)]


async def test_with_another_number_of_shards_an_absence_is_not_forgotten(
    store: MemoryStore, clock: Clock
) -> None:
    games = process(store, clock)
    all_games = await lobbies(games)
    await stay(games, BOTH, clock, timedelta(hours=1))
    clock.go(timedelta(hours=2))
    resharded = process(store, clock)
    shard_set = ShardSet(8, set(range(8)))

    await resharded.deadlines.heartbeat(shard_set)

    for game_id in await resharded.deadlines.due(100, shard_set):
        await resharded.deadlines.apply_due(game_id)
    assert [await delays(resharded, each) for each in all_games] == [[timedelta(hours=2)]] * 2
