"""What every driver must do: know what players have been shown."""

from storage.records import Shown
from storage.store import Store
from tests.storage.builders import a_game, a_move


async def test_a_game_waits_until_all_of_it_is_shown(store: Store) -> None:
    game = await a_move(store, await a_game(store))
    await store.mark_shown(Shown(game.id, 1, 501))
    assert await store.unshown(10) == [game.id]
    await store.mark_shown(Shown(game.id, 2, 502))
    assert await store.unshown(10) == []
    stored = await store.load(game.id)
    assert stored is not None
    assert (stored.shown_version, stored.message_id) == (2, 502)


async def test_a_commit_does_not_change_what_has_been_shown(store: Store) -> None:
    game = await a_game(store)
    await store.mark_shown(Shown(game.id, 1, 501))
    moved = await a_move(store, game)
    assert (moved.shown_version, moved.message_id) == (1, 501)
    assert await store.load(game.id) == moved
    assert await store.unshown(10) == [game.id]


async def test_an_older_version_shown_late_does_not_replace_a_newer_one(store: Store) -> None:
    game = await a_move(store, await a_game(store))
    await store.mark_shown(Shown(game.id, 2, 502))
    await store.mark_shown(Shown(game.id, 1, 501))
    stored = await store.load(game.id)
    assert stored is not None
    assert (stored.shown_version, stored.message_id) == (2, 502)


async def test_the_same_version_may_be_shown_in_another_message(store: Store) -> None:
    game = await a_game(store)
    await store.mark_shown(Shown(game.id, 1, 501))
    await store.mark_shown(Shown(game.id, 1, 777))
    stored = await store.load(game.id)
    assert stored is not None
    assert stored.message_id == 777


async def test_a_version_that_was_never_committed_cannot_be_shown(store: Store) -> None:
    game = await a_game(store)
    await store.mark_shown(Shown(game.id, 2, 502))
    assert await store.load(game.id) == game


async def test_the_game_that_has_waited_longest_comes_first(store: Store) -> None:
    late, early, same = [
        await a_game(store, channel_id=channel, at=at) for channel, at in enumerate([3_000, 1_000, 1_000])
    ]
    assert await store.unshown(10) == [early.id, same.id, late.id]
    assert await store.unshown(2) == [early.id, same.id]


async def test_the_end_of_a_game_is_shown_too(store: Store) -> None:
    game = await a_move(store, await a_game(store), still_open=False)
    assert await store.unshown(10) == [game.id]


async def test_a_reminder_is_known_until_something_else_is_shown(store: Store) -> None:
    game = await a_game(store)
    await store.mark_shown(Shown(game.id, 1, 501, 601))
    moved = await a_move(store, game)
    assert moved.reminder_id == 601
    assert await store.load(game.id) == moved
    await store.mark_shown(Shown(game.id, 2, 502))
    stored = await store.load(game.id)
    assert stored is not None
    assert (stored.message_id, stored.reminder_id) == (502, None)
