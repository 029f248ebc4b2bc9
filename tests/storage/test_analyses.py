"""What every driver must do: keep what was found out about a game."""

from collections.abc import Awaitable, Callable

import pytest

from storage.records import StorageError
from storage.store import Store
from tests.storage.builders import a_game

OpenStore = Callable[[], Awaitable[Store]]


async def test_no_game_has_an_analysis_before_it_is_saved(store: Store) -> None:
    game = await a_game(store)
    assert await store.load_analysis(game.id) is None
    assert await store.load_analysis(99) is None


@pytest.mark.parametrize("analysis", ["", '{"a":true}', "'; DROP TABLE analyses; --", "Їжак 猫\n"])
async def test_an_analysis_is_returned_unchanged(store: Store, analysis: str) -> None:
    game = await a_game(store)
    await store.save_analysis(game.id, analysis)
    assert await store.load_analysis(game.id) == analysis


async def test_an_analysis_saved_later_replaces_the_earlier_one_of_the_same_game(store: Store) -> None:
    one, other = [await a_game(store, channel_id=number) for number in (1, 2)]
    await store.save_analysis(one.id, "first")
    await store.save_analysis(other.id, "another's")
    await store.save_analysis(one.id, "second")
    assert [await store.load_analysis(game.id) for game in (one, other)] == ["second", "another's"]


async def test_an_analysis_is_there_for_another_process(open_store: OpenStore) -> None:
    one, other = await open_store(), await open_store()
    game = await a_game(one)
    await one.save_analysis(game.id, "found")
    assert await other.load_analysis(game.id) == "found"


async def test_a_closed_store_refuses_analyses(store: Store) -> None:
    await store.close()
    with pytest.raises(StorageError):
        await store.load_analysis(1)
    with pytest.raises(StorageError):
        await store.save_analysis(1, "{}")
