"""What every driver must do."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace

import pytest

from storage.records import (
    ChannelOccupied,
    Commit,
    GamePlacement,
    NewGame,
    Shown,
    StoredEvent,
    StoredGame,
    VersionConflict,
)
from storage.store import Store
from tests.storage.builders import CHANNEL, GUILD, a_game, a_move, assert_whole, commit_of

OpenStore = Callable[[], Awaitable[Store]]


async def test_a_new_game_is_open_and_not_yet_shown(store: Store) -> None:
    game = await store.create(NewGame(GUILD, CHANNEL, "state", ["table opened", "joined"], at=1_000))
    assert game == StoredGame(
        id=game.id,
        guild_id=GUILD,
        channel_id=CHANNEL,
        open=True,
        begun=False,
        version=2,
        shown_version=0,
        message_id=None,
        snapshot="state",
        created_at=1_000,
        updated_at=1_000,
    )


async def test_a_game_is_loaded_as_it_was_returned(store: Store) -> None:
    game = await a_game(store)
    assert await store.load(game.id) == game


async def test_what_names_people_is_found_by_one_of_them_and_since_a_moment(store: Store) -> None:
    asked, moved = '{"user_id":7,"kind":"invited"}', '{"event":"T 0 1b1","kind":"played"}'
    new = NewGame(GUILD, CHANNEL, "state", [asked, moved], at=1_000, named={7})
    game = await store.create(new)
    await store.create(replace(new, channel_id=CHANNEL + 1, named=set()))
    assert await store.events_around(7, 1_000) == [(game.id, StoredEvent(1, asked, 1_000))]
    assert await store.events_around(7, 1_001) == []
    assert await store.events_around(8, 0) == []


async def test_there_is_no_game_with_an_unknown_id(store: Store) -> None:
    assert await store.load(1) is None
    assert await store.events(1) == []


async def test_a_game_may_begin_without_events(store: Store) -> None:
    game = await a_game(store, events=())
    assert game.version == 0
    assert await store.unshown(10) == []


@pytest.mark.parametrize(
    "text",
    ["", "'; DROP TABLE games; --", "line\nline\r\n\ttab", "Їжак 猫 🟦🏳️‍🌈 e\u0301", "x" * 300_000],
    ids=["empty", "quotes", "control", "scripts", "long"],
)
async def test_texts_are_returned_unchanged(store: Store, text: str) -> None:
    game = await store.create(NewGame(1, 2, snapshot=text, events=[text], at=3))
    await store.commit(replace(commit_of(game, text), snapshot=text))
    stored = await store.load(game.id)
    assert stored is not None
    assert stored.snapshot == text
    assert [event.body for event in await store.events(game.id)] == [text, text]


async def test_the_largest_snowflakes_fit(store: Store) -> None:
    largest = 2**63 - 1
    game = await store.create(NewGame(largest, largest, snapshot="", events=["e"], at=1))
    await store.mark_shown(Shown(game.id, 1, largest))
    stored = await store.load_latest(largest)
    assert stored is not None
    assert (stored.guild_id, stored.channel_id, stored.message_id) == (largest, largest, largest)


# ── One open game a channel ────────────────────────────────────────────────────────────────────────────


async def test_a_channel_holds_one_open_game(store: Store) -> None:
    game = await a_game(store)
    with pytest.raises(ChannelOccupied):
        await a_game(store, events=["another"])
    assert await store.load_latest(CHANNEL) == game
    assert await store.unshown(10) == [game.id]


async def test_a_channel_is_free_again_when_its_game_is_closed(store: Store) -> None:
    first = await a_move(store, await a_game(store), still_open=False)
    second = await a_game(store)
    assert not first.open
    assert second.open
    assert second.id > first.id


async def test_channels_do_not_affect_each_other(store: Store) -> None:
    here, there = await a_game(store, channel_id=1), await a_game(store, channel_id=2)
    assert await store.load_latest(1) == here
    assert await store.load_latest(2) == there


async def test_a_closed_game_cannot_be_reopened_while_another_is_open(store: Store) -> None:
    closed = await a_move(store, await a_game(store), still_open=False)
    await a_game(store)
    with pytest.raises(ChannelOccupied):
        await a_move(store, closed, still_open=True)
    assert await assert_whole(store, closed.id) == closed


async def test_of_many_attempts_to_open_a_table_at_once_one_succeeds(open_store: OpenStore) -> None:
    stores = [await open_store(), await open_store()]
    outcomes = await asyncio.gather(*(a_game(each) for each in stores * 5), return_exceptions=True)
    assert sum(isinstance(outcome, StoredGame) for outcome in outcomes) == 1
    assert sum(isinstance(outcome, ChannelOccupied) for outcome in outcomes) == 9


# ── The latest game of a channel ───────────────────────────────────────────────────────────────────────


async def test_a_channel_without_games_has_no_latest(store: Store) -> None:
    await a_game(store, channel_id=1)
    assert await store.load_latest(2) is None


async def test_the_latest_of_closed_games_was_created_last(store: Store) -> None:
    first = await a_move(store, await a_game(store, at=9_000), still_open=False, at=9_000)
    second = await a_move(store, await a_game(store, at=1_000), still_open=False, at=1_000)
    assert first.id < second.id
    assert await store.load_latest(CHANNEL) == second


async def test_a_cancelled_lobby_does_not_hide_the_game_before_it(store: Store) -> None:
    played = await a_move(store, await a_game(store), still_open=False)
    for _ in range(2):
        await a_move(store, await a_game(store), still_open=False, begun=False)
    assert await store.load_latest(CHANNEL) == played


async def test_if_no_game_ever_began_the_latest_was_created_last(store: Store) -> None:
    await a_move(store, await a_game(store), still_open=False, begun=False)
    last = await a_move(store, await a_game(store), still_open=False, begun=False)
    assert await store.load_latest(CHANNEL) == last


async def test_an_open_lobby_comes_before_a_game_that_was_played(store: Store) -> None:
    await a_move(store, await a_game(store), still_open=False)
    lobby = await a_game(store)
    assert await store.load_latest(CHANNEL) == lobby


async def test_an_open_game_is_the_latest_even_if_it_is_older(store: Store) -> None:
    older = await a_move(store, await a_game(store), still_open=False)
    await a_move(store, await a_game(store), still_open=False)
    reopened = await a_move(store, older, still_open=True)
    assert await store.load_latest(CHANNEL) == reopened


# ── Commits ────────────────────────────────────────────────────────────────────────────────────────────


async def test_a_commit_appends_to_the_log_and_replaces_the_snapshot(store: Store) -> None:
    game = await a_game(store, events=["begin"], at=1_000)
    await store.commit(replace(commit_of(game, "take", "tiling"), open=False, snapshot="over"))
    assert await store.load(game.id) == StoredGame(
        id=game.id,
        guild_id=GUILD,
        channel_id=CHANNEL,
        open=False,
        begun=True,
        version=3,
        shown_version=0,
        message_id=None,
        snapshot="over",
        created_at=1_000,
        updated_at=2_000,
    )
    assert await store.events(game.id) == [
        StoredEvent(1, "begin", 1_000),
        StoredEvent(2, "take", 2_000),
        StoredEvent(3, "tiling", 2_000),
    ]


async def test_a_log_can_be_read_from_a_given_version(store: Store) -> None:
    game = await a_move(store, await a_game(store, events=["first", "second"]), "third", "fourth")
    assert [event.body for event in await store.events(game.id, after=2)] == ["third", "fourth"]
    assert [event.version for event in await store.events(game.id, after=3)] == [4]
    assert await store.events(game.id, after=4) == []


async def test_a_commit_says_where_the_game_is_and_what_of_it_was_shown(store: Store) -> None:
    game = await a_game(store)
    await store.enter_thread(game.id, 77)
    await store.mark_shown(Shown(game.id, 1, message_id=88, reminder_id=99))
    placement = await store.commit(commit_of(game, "take"))
    assert placement == GamePlacement(77, CHANNEL, shown_version=1, message_id=88, reminder_id=99)


OTHERWISE: dict[str, Callable[[Commit], Commit]] = {
    "an older version": lambda commit: replace(commit, version=1),
    "a version to come": lambda commit: replace(commit, version=3),
    "no version": lambda commit: replace(commit, version=-1),
    "rewritten": lambda commit: replace(commit, rewrites=1),
    "another past": lambda commit: replace(commit, updated_at=1_999),
    "delayed": lambda commit: replace(commit, delay=1),
}


@pytest.mark.parametrize("otherwise", OTHERWISE.values(), ids=OTHERWISE)
async def test_a_commit_to_a_game_that_is_not_as_it_was_read_writes_nothing(
    store: Store, otherwise: Callable[[Commit], Commit]
) -> None:
    game = await a_move(store, await a_game(store), due_at=9_000)
    with pytest.raises(VersionConflict):
        await store.commit(otherwise(commit_of(game, "a", "b")))
    assert await assert_whole(store, game.id) == game


async def test_a_commit_to_a_game_that_has_been_delayed_since_writes_nothing(store: Store) -> None:
    game = await a_game(store, due_at=9_000)
    await store.delay(since=3_000, at=10_000)
    with pytest.raises(VersionConflict):
        await store.commit(commit_of(game, "a"))
    assert (await assert_whole(store, game.id)).version == game.version
    assert (await a_move(store, await assert_whole(store, game.id))).delay == 0


async def test_a_commit_that_relies_on_there_being_no_plans_writes_nothing_if_there_are(
    store: Store,
) -> None:
    game = await a_game(store, seats=[1, 2])
    await store.save_plan(game.id, 2, game.version, "a plan")
    with pytest.raises(VersionConflict):
        await store.commit(commit_of(game, "a"))
    known = await assert_whole(store, game.id)
    assert (await a_move(store, known)).has_plans
    assert known.has_plans


async def test_a_commit_that_relies_on_there_being_no_settings_writes_nothing_if_there_are(
    store: Store,
) -> None:
    game = await a_game(store, seats=[1, 2])
    await store.save_person(2, "settings")
    with pytest.raises(VersionConflict):
        await store.commit(commit_of(game, "a"))
    known = await assert_whole(store, game.id)
    assert (await a_move(store, known)).has_settings
    assert known.has_settings


async def test_a_commit_on_an_unknown_game_is_a_conflict(store: Store) -> None:
    game = await a_game(store)
    with pytest.raises(VersionConflict):
        await store.commit(commit_of(replace(game, id=7), "e"))
    assert await store.events(7) == []


async def test_a_commit_of_nothing_is_refused(store: Store) -> None:
    game = await a_game(store)
    with pytest.raises(ValueError, match="needs events"):
        commit_of(game)


async def test_of_many_moves_at_once_one_succeeds(open_store: OpenStore) -> None:
    stores = [await open_store(), await open_store()]
    game = await a_game(stores[0])
    outcomes = await asyncio.gather(*(a_move(each, game) for each in stores * 10), return_exceptions=True)
    assert sum(isinstance(outcome, StoredGame) for outcome in outcomes) == 1
    assert sum(isinstance(outcome, VersionConflict) for outcome in outcomes) == 19
    assert (await assert_whole(stores[1], game.id)).version == 2


async def test_games_are_played_side_by_side(open_store: OpenStore) -> None:
    async def play(store: Store, channel_id: int) -> int:
        game = await a_game(store, channel_id=channel_id)
        for _ in range(10):
            game = await a_move(store, game)
        return game.id

    stores = [await open_store(), await open_store()]
    ids = await asyncio.gather(*(play(stores[channel % 2], channel) for channel in range(20)))
    assert [(await assert_whole(stores[0], game_id)).version for game_id in ids] == [11] * 20
