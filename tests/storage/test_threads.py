"""Games that are played in a thread of the channel that they were opened in."""

import pytest

from storage.people import Filter
from storage.records import ChannelOccupied, Shown, StoredGame
from storage.store import Store
from tests.storage.builders import CHANNEL, a_game, a_move, assert_whole

THREAD = CHANNEL + 1


async def in_a_thread(store: Store, thread_id: int = THREAD) -> StoredGame:
    """Return a game that has begun in a thread and was shown there."""
    game = await a_move(store, await a_game(store))
    await store.mark_shown(Shown(game.id, game.version, 7, 8))
    await store.enter_thread(game.id, thread_id)
    return await now(store, game.id)


async def now(store: Store, game_id: int) -> StoredGame:
    game = await store.load(game_id)
    assert game is not None
    return game


async def test_a_game_in_a_thread_is_found_there_and_leaves_its_channel_to_others(store: Store) -> None:
    first = await in_a_thread(store, THREAD)
    second = await in_a_thread(store, THREAD + 1)
    third = await a_game(store)

    assert (first.channel_id, first.home_id, first.message_id) == (THREAD, CHANNEL, 7)
    assert await store.load_latest(THREAD) == first
    assert await store.load_latest(THREAD + 1) == second
    assert await store.load_latest(CHANNEL) == third
    assert await store.in_threads(CHANNEL) == [first.id, second.id]
    assert await store.in_threads(THREAD) == []


async def test_a_finished_game_of_a_thread_is_found_by_either(store: Store) -> None:
    game = await a_move(store, await a_game(store, seats=(1,)), seats=(1,))
    await store.mark_shown(Shown(game.id, game.version, 7, 8))
    await store.enter_thread(game.id, THREAD)
    over = await a_move(store, await now(store, game.id), seats=(1,), still_open=False)
    for place, found in {CHANNEL: [game.id], THREAD: [game.id], THREAD + 1: []}.items():
        assert await store.finished_games_of(1, Filter(channel_id=place), limit=9) == found
    await a_move(store, await a_game(store), begun=False, still_open=False)
    assert await store.load_latest(CHANNEL) == over


async def test_a_thread_holds_one_open_game(store: Store) -> None:
    await in_a_thread(store)
    with pytest.raises(ChannelOccupied):
        await a_game(store, channel_id=THREAD)


async def test_a_game_that_has_a_thread_does_not_move_to_another(store: Store) -> None:
    game = await in_a_thread(store)
    await store.enter_thread(game.id, THREAD + 1)
    assert await now(store, game.id) == game


async def test_a_game_in_a_thread_goes_on(store: Store) -> None:
    game = await in_a_thread(store)
    await a_game(store)
    moved = await a_move(store, game)
    assert (moved.channel_id, moved.home_id) == (THREAD, CHANNEL)
    assert await assert_whole(store, game.id) == moved


async def test_a_channel_without_an_open_game_has_the_last_one_of_its_threads(store: Store) -> None:
    before = await a_move(store, await a_game(store), still_open=False)
    game = await in_a_thread(store)
    assert await store.load_latest(CHANNEL) == before

    over = await a_move(store, game, still_open=False)

    assert await store.load_latest(CHANNEL) == over
    assert await store.load_latest(THREAD) == over
    assert await store.in_threads(CHANNEL) == []
    after = await a_move(store, await a_game(store), still_open=False)
    assert await store.load_latest(CHANNEL) == after


async def test_a_game_that_has_lost_its_thread_comes_back_and_is_to_be_shown_again(store: Store) -> None:
    game = await in_a_thread(store)
    assert await store.unshown(10) == []

    await store.leave_thread(game.id)

    back = await now(store, game.id)
    assert (back.channel_id, back.home_id) == (CHANNEL, CHANNEL)
    assert (back.message_id, back.reminder_id) == (None, None)
    assert back.shown_version == back.version - 1
    assert await store.unshown(10) == [game.id]
    assert await store.load_latest(CHANNEL) == back
    with pytest.raises(ChannelOccupied):
        await a_game(store)


async def test_a_game_comes_back_even_to_a_channel_with_another_which_comes_first(store: Store) -> None:
    game = await in_a_thread(store)
    own = await a_game(store)

    await store.leave_thread(game.id)

    assert await store.load_latest(CHANNEL) == own
    moved = await a_move(store, await now(store, game.id))
    assert moved.channel_id == CHANNEL
    await a_move(store, own, still_open=False)
    assert await store.load_latest(CHANNEL) == moved


async def test_what_was_never_shown_is_still_to_be_shown_after_the_thread_is_lost(store: Store) -> None:
    game = await in_a_thread(store)
    game = await a_move(store, await a_move(store, game))
    await store.leave_thread(game.id)
    assert (await now(store, game.id)).shown_version == game.version - 2


async def test_a_game_that_is_over_and_not_shown_comes_back_to_be_shown_its_end(store: Store) -> None:
    game = await a_move(store, await in_a_thread(store), still_open=False)
    await store.leave_thread(game.id)
    back = await now(store, game.id)
    assert (back.channel_id, back.shown_version) == (CHANNEL, game.shown_version)
    await store.mark_shown(Shown(game.id, game.version, 8))
    await store.leave_thread(game.id)
    assert (await now(store, game.id)).shown_version == game.version


async def test_a_game_that_is_over_and_shown_stays_where_it_was(store: Store) -> None:
    game = await a_move(store, await in_a_thread(store), still_open=False)
    await store.mark_shown(Shown(game.id, game.version, 8))
    before = await now(store, game.id)

    await store.leave_thread(game.id)

    assert await now(store, game.id) == before


async def test_a_game_comes_back_once(store: Store) -> None:
    game = await in_a_thread(store)
    await store.leave_thread(game.id)
    await store.mark_shown(Shown(game.id, game.version, 9))
    before = await now(store, game.id)

    await store.leave_thread(game.id)

    assert await now(store, game.id) == before
    alone = await a_game(store, channel_id=5)
    await store.leave_thread(alone.id)
    assert await now(store, alone.id) == alone


async def test_a_game_without_a_thread_can_stay_in_its_channel(store: Store) -> None:
    game = await a_move(store, await a_game(store))
    await store.enter_thread(game.id, CHANNEL)
    there = await now(store, game.id)
    assert (there.channel_id, there.home_id) == (CHANNEL, CHANNEL)
    assert await store.load_latest(CHANNEL) == there
    assert await store.in_threads(CHANNEL) == [game.id]


async def test_the_open_games_of_a_channel_are_found_with_those_in_its_threads(store: Store) -> None:
    in_thread = await in_a_thread(store)
    own = await a_game(store)
    await a_game(store, channel_id=CHANNEL + 7)
    assert await store.open_in(CHANNEL) == [in_thread.id, own.id]
    assert await store.open_in(THREAD) == [in_thread.id]
    await a_move(store, own, still_open=False)
    assert await store.open_in(CHANNEL) == [in_thread.id]


async def test_the_places_of_open_games_that_do_not_rest_are_known(store: Store) -> None:
    in_thread = await in_a_thread(store)
    own = await a_game(store)
    places = [(in_thread.guild_id, THREAD), (own.guild_id, CHANNEL)]
    assert sorted(await store.places(0, 2**62)) == sorted(places)
    await a_move(store, own, still_open=False)
    assert await store.places(0, 2**62) == places[:1]
    await store.suspend(in_thread.guild_id, 1)
    assert await store.places(0, 2**62) == []
