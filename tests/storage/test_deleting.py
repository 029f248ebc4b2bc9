"""What every driver must do: know whom games name, and take people out of them."""

from collections.abc import Awaitable, Callable
from typing import Final

import pytest

from storage.records import Rewrite, StoredPractice, VersionConflict
from storage.store import Store
from tests.storage.builders import a_game, a_move

ADA, BRUNO, CHIYO = 2**63 - 1, 2, 3
OpenStore = Callable[[], Awaitable[Store]]
SETTINGS: Final = "{}"


async def a_game_naming(store: Store, *people: int, channel_id: int = 1) -> int:
    return (await a_game(store, channel_id=channel_id, seats=people, named=people)).id


async def test_games_are_found_by_those_whom_they_name(store: Store) -> None:
    first = await a_game_naming(store, ADA)
    second = await a_game(store, channel_id=2, seats=[ADA], named={BRUNO, ADA})
    second = await a_move(store, second, seats=[BRUNO], named={BRUNO})
    await a_move(store, second, named={CHIYO})
    assert await store.games_naming(ADA) == [first, second.id]
    assert await store.games_naming(BRUNO) == [second.id]
    assert await store.games_naming(CHIYO) == [second.id]
    assert await store.people_to_delete() == []


async def test_what_belongs_to_a_person_is_deleted_at_once(store: Store) -> None:
    game = await a_game(store, seats=[ADA, BRUNO], named=[ADA, BRUNO])
    for user_id in (ADA, BRUNO):
        await store.save_person(user_id, SETTINGS)
        await store.save_plan(game.id, user_id, game.version, "plan")
        await store.save_practice(StoredPractice(user_id, 1, "log", 5), expected_version=None)

    await store.begin_deleting(ADA)

    assert await store.load_practice(ADA) is None
    assert await store.load_practice(BRUNO) == StoredPractice(BRUNO, 1, "log", 5)
    assert [await store.load_person(user_id) for user_id in (ADA, BRUNO)] == [None, SETTINGS]
    assert await store.plans_in(game.id) == {BRUNO: "plan"}
    assert await store.games_of(ADA, open=True, limit=9) == []
    assert await store.games_of(BRUNO, open=True, limit=9) == [game.id]
    assert await store.games_naming(ADA) == [game.id]


async def test_what_is_left_to_do_outlives_the_store(open_store: OpenStore) -> None:
    store = await open_store()
    games = [await a_game_naming(store, ADA, BRUNO, channel_id=number) for number in range(2)]
    await store.begin_deleting(ADA)
    await store.rewrite(Rewrite(games[0], ADA, version=1, snapshot="1", events={}))
    await store.close()
    store = await open_store()
    assert await store.people_to_delete() == [(ADA, games[1])]
    assert await store.games_naming(BRUNO) == games


async def test_who_is_named_again_is_not_deleted(store: Store) -> None:
    await a_game_naming(store, ADA)
    await store.begin_deleting(ADA)
    other = await a_game_naming(store, ADA, channel_id=2)
    assert other not in [game_id for _, game_id in await store.people_to_delete()]


async def test_what_was_decided_before_a_game_was_rewritten_is_not_committed(open_store: OpenStore) -> None:
    """Another process that doesn't know of it would write the person's name once more."""
    store, other = await open_store(), await open_store()
    await a_game_naming(store, ADA, BRUNO)
    before = await other.load(1)
    assert before is not None
    await store.begin_deleting(ADA)
    await store.rewrite(Rewrite(before.id, ADA, version=before.version, snapshot="1", events={}))
    for seats in (None, [BRUNO]):
        with pytest.raises(VersionConflict):
            await a_move(other, before, seats=seats)
    now = await other.load(before.id)
    assert now is not None
    assert (now.version, now.rewrites, now.snapshot) == (before.version, 1, "1")
    assert (await a_move(other, now)).rewrites == 1


async def test_a_game_is_rewritten_without_a_person(store: Store) -> None:
    game = await a_game(store, events=("ada opens", "bruno joins"), seats=[ADA, BRUNO], named=[ADA, BRUNO])
    await store.begin_deleting(ADA)
    await store.save_plan(game.id, ADA, game.version, "plan")

    await store.rewrite(Rewrite(game.id, ADA, version=2, snapshot="new", events={1: "somebody opens"}))
    await store.purge_deleted()
    await store.purge_deleted(thoroughly=True)

    after = await store.load(game.id)
    assert after is not None
    assert (after.snapshot, after.version, after.updated_at) == ("new", 2, game.updated_at)
    assert [line.body for line in await store.events(game.id)] == ["somebody opens", "bruno joins"]
    assert await store.plans_in(game.id) == {}
    assert await store.people_to_delete() == []
    assert await store.games_of(BRUNO, open=True, limit=9) == [game.id]


async def test_a_game_that_has_changed_is_not_rewritten(store: Store) -> None:
    game = await a_game(store, seats=[ADA], named=[ADA])
    await store.begin_deleting(ADA)
    moved = await a_move(store, game)
    with pytest.raises(VersionConflict):
        await store.rewrite(Rewrite(game.id, ADA, version=1, snapshot="new", events={1: "new"}))
    with pytest.raises(VersionConflict):
        await store.rewrite(Rewrite(game.id + 1, ADA, version=1, snapshot="new", events={}))
    assert await store.load(game.id) == moved
    assert [line.body for line in await store.events(game.id)] == ["begin", "move 2"]
    assert await store.people_to_delete() == [(ADA, game.id)]


async def test_two_processes_that_rewrite_a_game_undo_nothing_of_each_other_s(store: Store) -> None:
    game = await a_game(store, seats=[ADA, BRUNO], named=[ADA, BRUNO])
    await store.rewrite(Rewrite(game.id, ADA, version=1, snapshot="without Ada", events={}))
    with pytest.raises(VersionConflict):
        await store.rewrite(Rewrite(game.id, BRUNO, version=1, snapshot="with Ada", events={}))
    await store.rewrite(Rewrite(game.id, BRUNO, version=1, rewrites=1, snapshot="nobody", events={}))
    after = await store.load(game.id)
    assert after is not None
    assert (after.snapshot, after.rewrites) == ("nobody", 2)
