"""What every driver must do: find the games that are due, and move what is due while the bot is away."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from itertools import product

import pytest

from storage.deadlines import ABSENCE_RETENTION, HOUR
from storage.records import StorageError, StoredGame
from storage.shards import ShardSet
from storage.store import Store
from tests.some import some
from tests.storage.builders import GUILD, a_game, a_move

ELSEWHERE = GUILD + 1
DAY = 24 * HOUR
OpenStore = Callable[[], Awaitable[Store]]


async def loaded(store: Store, game: StoredGame) -> StoredGame:
    """Return the game's row as it is now."""
    row = await store.load(game.id)
    assert row is not None
    return row


async def test_games_are_found_once_they_are_due_longest_waiting_first(store: Store) -> None:
    late, early, same = [
        await a_game(store, channel_id=number, due_at=due_at)
        for number, due_at in enumerate((6_000, 5_000, 5_000))
    ]
    await a_game(store, channel_id=9)
    assert await store.due(4_999, 10) == []
    assert await store.due(5_000, 10) == [early.id, same.id]
    assert await store.due(9_000, 10) == [early.id, same.id, late.id]
    assert await store.due(9_000, 1) == [early.id]
    assert await store.due(9_000, 10, after=4_999) == [early.id, same.id, late.id]
    assert await store.due(9_000, 10, after=5_000) == [late.id]


async def test_the_next_moment_at_which_anything_is_due_is_known(store: Store) -> None:
    assert await store.next_due(0) is None
    for number, due_at in enumerate((6_000, 5_000, None)):
        await a_game(store, channel_id=number, due_at=due_at)
    assert [await store.next_due(after) for after in (0, 4_999, 5_000, 6_000)] == [5_000, 5_000, 6_000, None]


async def test_every_commit_says_when_a_game_is_due_next(store: Store) -> None:
    game = await a_game(store, due_at=5_000)
    game = await a_move(store, game, due_at=7_000)
    assert (await loaded(store, game)).due_at == game.due_at == 7_000
    assert await store.due(6_999, 10) == []
    game = await a_move(store, game)
    assert game == await loaded(store, game)
    assert game.due_at is None
    assert await store.due(2**62, 10) == []


async def test_a_due_moment_is_changed_without_an_event_unless_the_game_has_changed(store: Store) -> None:
    game = await a_game(store, due_at=5_000)
    await store.set_due(game.id, game.version, 8_000)
    await store.set_due(game.id, game.version + 1, 9_000)
    await store.set_due(game.id + 1, game.version, 9_000)
    assert (await loaded(store, game)).due_at == 8_000
    await store.set_due(game.id, game.version, None)
    assert await store.due(2**62, 10) == []


async def test_resting_games_are_not_due_and_have_as_long_left_as_before_when_they_wake(
    store: Store,
) -> None:
    resting = await a_game(store, channel_id=1, due_at=5_000)
    other = await a_game(store, guild_id=ELSEWHERE, channel_id=2, due_at=6_000)
    never = await a_game(store, channel_id=3)
    await store.suspend(GUILD, 4_000)
    assert await store.due(9_000, 10) == [other.id]
    assert await store.next_due(0) == 6_000

    await store.delay(since=7_000, at=8_000)
    await store.resume(GUILD, 10_000)

    assert await store.due(2**62, 10) == [other.id, resting.id]
    woken = await loaded(store, resting)
    assert (woken.due_at, woken.delay) == (11_000, 6_000)
    assert await loaded(store, never) == never
    await store.resume(GUILD, 12_000)
    assert await loaded(store, resting) == woken


async def test_a_game_that_wakes_before_it_rested_by_a_clock_set_back_keeps_its_moment(
    store: Store,
) -> None:
    game = await a_game(store, due_at=5_000)
    await store.suspend(GUILD, 4_000)
    await store.resume(GUILD, 1_000)
    assert await loaded(store, game) == game
    assert await store.due(5_000, 10) == [game.id]


async def test_what_is_due_is_moved_by_the_time_that_the_bot_was_away(store: Store) -> None:
    await store.save_heartbeat(3_000)
    ran, never = await a_game(store, channel_id=1, due_at=5_000), await a_game(store, channel_id=2)
    await store.delay(since=3_000, at=10_000)
    moved = await loaded(store, ran)
    assert (moved.due_at, moved.delay, moved.version) == (12_000, 7_000, ran.version)
    assert await loaded(store, never) == never
    found = [await store.delayed(10) for _ in range(3)]
    assert found == [[ran.id], [ran.id], []]  # once more, in case that it couldn't be changed
    assert await store.last_heartbeat() == 10_000


async def test_a_game_that_was_changed_while_nothing_was_noticed_is_moved_from_then_on(
    store: Store,
) -> None:
    before = await a_game(store, channel_id=1, at=4_000, due_at=20_000)
    after = await a_game(store, channel_id=2, at=11_000, due_at=20_000)
    await store.delay(since=3_000, at=10_000)
    assert (await loaded(store, before)).due_at == 26_000
    assert await loaded(store, after) == after


async def test_a_delay_is_over_once_a_commit_has_taken_it_into_account(store: Store) -> None:
    game = await a_game(store, due_at=5_000)
    await store.delay(since=3_000, at=10_000)
    game = await a_move(store, await loaded(store, game), due_at=12_000)
    assert (game.due_at, game.delay) == (12_000, 0)
    assert await loaded(store, game) == game
    assert await store.delayed(10) == []


async def test_a_moment_that_is_set_is_delayed_as_the_game_was(store: Store) -> None:
    game = await a_game(store, due_at=5_000)
    await store.suspend(GUILD, 4_000)
    await store.resume(GUILD, 11_000)
    await store.set_due(game.id, game.version, 8_000)
    assert (await loaded(store, game)).due_at == 15_000
    assert await store.delayed(10) == [game.id]
    await store.suspend(GUILD, 12_000)
    assert await store.delayed(10) == []
    await store.resume(GUILD, 12_000)
    await store.set_due(game.id, game.version, None)
    assert await store.delayed(10) == []
    await a_move(store, await loaded(store, game), still_open=False)
    assert await store.delayed(10) == []


async def test_absences_add_up_until_a_commit_takes_them_into_account(store: Store) -> None:
    game = await a_game(store, due_at=5_000)
    await store.delay(since=3_000, at=10_000)
    await store.delay(since=11_000, at=13_000)
    delayed = await loaded(store, game)
    assert (delayed.due_at, delayed.delay) == (14_000, 9_000)
    moved = await a_move(store, delayed, at=14_000, due_at=20_000)
    await store.delay(since=13_500, at=16_000)
    assert moved.delay == 0
    moved = await loaded(store, moved)
    assert (moved.due_at, moved.delay) == (22_000, 2_000)
    late = await a_game(store, channel_id=9, at=17_000, due_at=20_000)
    assert await loaded(store, late) == late


async def test_an_absence_counts_although_all_before_it_are_long_forgotten(store: Store) -> None:
    await store.delay(since=3_000, at=10_000)
    game = await a_game(store, at=11_000, due_at=2 * ABSENCE_RETENTION)
    await store.save_heartbeat(2 * ABSENCE_RETENTION)
    await store.delay(since=1, at=2 * ABSENCE_RETENTION)  # another process has noted that the bot was there
    await store.delay(since=2 * ABSENCE_RETENTION, at=2 * ABSENCE_RETENTION + 5_000)
    assert (await loaded(store, game)).delay == 5_000


async def test_a_game_that_rests_after_an_absence_is_delayed_by_both_and_by_no_absence_meanwhile(
    store: Store,
) -> None:
    game = await a_game(store, due_at=5_000)
    await store.delay(since=3_000, at=10_000)
    await store.suspend(GUILD, 12_000)
    assert (await loaded(store, game)).delay == 7_000
    await store.delay(since=13_000, at=15_000)
    await store.resume(GUILD, 16_000)
    woken = await loaded(store, game)
    assert (woken.due_at, woken.delay) == (16_000, 11_000)
    await store.delay(since=17_000, at=18_000)
    assert (await loaded(store, game)).delay == 12_000


async def test_an_absence_delays_a_game_by_what_lies_after_its_last_change_and_before_its_suspension(
    store: Store,
) -> None:
    since, until = 4_000, 8_000
    moments = (2_000, since, 5_000, 6_000, until, 9_000)
    expected = {}
    for number, (changed, suspended) in enumerate(product(moments, (None, *moments))):
        guild_id = GUILD + (number << 22)
        game = await a_game(store, guild_id=guild_id, channel_id=number, at=1_000, due_at=20_000)
        if suspended is not None:
            await store.suspend(guild_id, suspended)
        game = await a_move(store, game, at=changed, due_at=20_000)
        end = until if suspended is None else min(suspended, until)
        expected[game.id, changed, suspended] = max(0, end - max(changed, since))

    await store.delay(since, until)

    for game_id, changed, suspended in some(expected):
        delayed = await store.load(game_id)
        assert delayed is not None
        assert delayed.delay == expected[game_id, changed, suspended], (changed, suspended)
        assert delayed.due_at == 20_000 + delayed.delay


async def test_games_of_a_long_absence_are_all_found_a_few_at_a_time_also_by_the_next_process(
    open_store: OpenStore,
) -> None:
    store = await open_store()
    games = [await a_game(store, channel_id=number, due_at=9_000 - number) for number in range(7)]
    await store.delay(since=3_000, at=10_000)
    await a_move(store, await loaded(store, games[3]), at=11_000, due_at=30_000)
    assert len(await store.delayed(2)) == 2
    await store.close()

    again, found = await open_store(), list[int]()
    while page := await again.delayed(2):
        for game_id in some(page):
            row = await again.load(game_id)
            assert row is not None
            await a_move(again, row, at=12_000, due_at=30_000)
        found += page

    assert sorted(found) == [game.id for game in games if game is not games[3]]


async def test_games_are_looked_for_anew_after_every_absence(store: Store) -> None:
    one, other = [await a_game(store, channel_id=number, due_at=9_000 + number) for number in range(2)]
    await store.delay(since=3_000, at=10_000)
    assert await store.delayed(1) == [one.id]
    for since in (11_000, 21_000, 31_000):
        await store.delay(since, since + 2_000)
        found = list[int]()
        while page := await store.delayed(1):
            found += page
            row = await store.load(page[0])
            assert row is not None
            await a_move(store, row, at=since + 3_000, due_at=90_000 + row.id)
        assert found == [one.id, other.id]


async def test_games_that_woke_and_games_of_an_absence_together_are_no_more_than_asked_for(
    store: Store,
) -> None:
    games = [
        await a_game(store, guild_id=guild_id, channel_id=channel_id, due_at=5_000)
        for channel_id, guild_id in enumerate((GUILD, GUILD, ELSEWHERE, ELSEWHERE))
    ]
    await store.suspend(GUILD, 4_000)
    await store.resume(GUILD, 6_000)
    await store.delay(since=7_000, at=8_000)
    found = list[int]()
    while page := await store.delayed(3):
        assert len(page) <= 3
        for game_id in some(page):
            row = await store.load(game_id)
            assert row is not None
            await a_move(store, row, at=9_000, due_at=30_000)
        found += page
    assert sorted(found) == [game.id for game in games]


async def test_it_is_known_when_the_bot_was_away(store: Store) -> None:
    assert await store.absences(0) == []
    await store.delay(since=3_000, at=10_000)
    await store.delay(since=20_000, at=30_000)
    assert await store.absences(0) == [(20_000, 30_000), (3_000, 10_000)]
    assert await store.absences(10_000) == [(20_000, 30_000)]
    await store.delay(
        since=119 * DAY, at=119 * DAY + 1
    )  # a game waits for 90 days, and 30 if it is suspended
    assert len(await store.absences(0)) == 3
    await store.delay(since=121 * DAY, at=121 * DAY + 1)
    assert [since for since, _ in await store.absences(0)] == [121 * DAY, 119 * DAY]


async def test_absences_that_are_noted_at_the_same_moment_all_count(store: Store) -> None:
    await asyncio.gather(*(store.delay(1_000, 2_000 + shard, ShardSet(8, {shard})) for shard in range(8)))
    assert [until for _, until in await store.absences(0)] == [2_000 + shard for shard in reversed(range(8))]


async def test_the_last_beat_outlives_the_store(open_store: OpenStore) -> None:
    store = await open_store()
    assert await store.last_heartbeat() is None
    await store.save_heartbeat(5_000)
    await store.save_heartbeat(4_000)
    await store.close()
    again = await open_store()
    assert await again.last_heartbeat() == 4_000


async def test_a_closed_store_knows_nothing_of_time(store: Store) -> None:
    await store.close()
    with pytest.raises(StorageError, match="closed"):
        await store.due(1, 1)
    with pytest.raises(StorageError, match="closed"):
        await store.save_heartbeat(1)


async def test_a_process_that_leaves_says_so_until_another_is_there(store: Store) -> None:
    shard_set = ShardSet(2, {0, 1})
    assert not await store.was_shut_down_cleanly(shard_set)
    await store.save_heartbeat(5_000, shard_set, last=True)
    assert await store.was_shut_down_cleanly(shard_set)
    assert await store.last_heartbeat(shard_set) == 5_000
    assert await store.was_shut_down_cleanly(ShardSet(4, {3}))
    await store.save_heartbeat(6_000, ShardSet(2, {1}))
    assert [await store.was_shut_down_cleanly(ShardSet(2, {shard})) for shard in (0, 1)] == [True, False]
    await store.delay(5_000, 7_000, ShardSet(2, {0}))
    assert not await store.was_shut_down_cleanly(shard_set)


async def test_short_absences_count_at_once_and_are_looked_for_once_they_amount_to_much(
    store: Store,
) -> None:
    game = await a_game(store, due_at=90_000, at=1_000)
    for number in range(3):
        since = 2_000 + 10_000 * number
        await store.delay(since, since + 1_000, minor_absence=2_500)
        found = await store.load(game.id)
        assert found is not None
        assert (found.delay, found.due_at) == ((number + 1) * 1_000, 90_000 + (number + 1) * 1_000)
    assert await store.delayed(10) == [game.id]


@pytest.mark.parametrize(
    ("earlier", "is_much"),
    [
        ([], False),
        ([(1, HOUR - 1_000)], False),
        ([(2, HOUR)], False),  # an hour ago
        ([(2, HOUR + 1)], True),
        ([(1, HOUR + 10_000)], False),
        ([(1, HOUR + 10_000), (1, HOUR + 20_000)], True),
    ],
)
async def test_how_long_the_bot_was_away_is_counted_for_each_shard_and_hour(
    store: Store, earlier: Sequence[tuple[int, int]], *, is_much: bool
) -> None:
    """Each absence is of so many seconds, and ended then; another of a second ends at the end of hour 2."""
    ours = ShardSet(2, {0})
    game = await a_game(store, guild_id=2 << 22, due_at=9 * HOUR, at=1)
    for number in range(8):  # others were away all the time
        until = HOUR + 20_000 * number + 60_000
        await store.delay(until - 10_000, until, ShardSet(2, {1}), minor_absence=HOUR)
        await store.delay(until - 10_000, until, ShardSet(4, {0}), minor_absence=HOUR)
    for seconds, until in earlier:
        await store.delay(until - 1_000 * seconds, until, ours, minor_absence=2_000)
    await store.delay(2 * HOUR - 1_000, 2 * HOUR, ours, minor_absence=2_000)
    assert await store.delayed(10, ours) == ([game.id] if is_much else [])
