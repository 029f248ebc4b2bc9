"""What every driver must do: keep games intact when the store is closed or a task is cancelled."""

import asyncio
import gc
from collections.abc import Awaitable, Callable
from dataclasses import replace

import pytest

from storage.records import Shown, StorageError
from storage.store import Store
from tests.storage.builders import a_game, a_move, assert_whole, commit_of

OpenStore = Callable[[], Awaitable[Store]]


async def test_games_outlive_the_store(open_store: OpenStore) -> None:
    store = await open_store()
    game = await a_move(store, await a_game(store))
    await store.mark_shown(Shown(game.id, 1, 501))
    before = await store.load(game.id)
    await store.close()
    again = await open_store()
    assert await again.load(game.id) == before
    assert (await assert_whole(again, game.id)).version == 2


async def test_closing_finishes_what_is_in_progress(open_store: OpenStore) -> None:
    store = await open_store()
    game = await a_game(store)
    move = asyncio.create_task(store.commit(commit_of(game, "take")))
    await asyncio.sleep(0)  # the move is asked for before the store is closed
    await store.close()
    await move
    assert (await assert_whole(await open_store(), game.id)).version == 2


async def test_a_closed_store_says_so(store: Store) -> None:
    game = await a_game(store)
    await store.close()
    await store.close()
    with pytest.raises(StorageError, match="closed"):
        await store.load(game.id)
    with pytest.raises(StorageError, match="closed"):
        await a_move(store, game)


@pytest.mark.parametrize("steps", range(6))
async def test_a_cancelled_move_is_made_completely_or_not_at_all(store: Store, steps: int) -> None:
    game = await a_game(store)
    move = asyncio.create_task(a_move(store, game, "take", "tiling", "deal"))
    for _ in range(steps):
        await asyncio.sleep(0)  # however far the move has come
    move.cancel()
    await asyncio.gather(move, return_exceptions=True)
    now = await assert_whole(store, game.id)
    assert now.version in {1, 4}
    assert (await a_move(store, now)).version == now.version + 1


async def test_a_cancelled_move_that_fails_is_no_mistake_of_the_program(store: Store) -> None:
    game = await a_game(store)
    await a_move(store, game)
    unheard = list[object]()
    asyncio.get_running_loop().set_exception_handler(lambda _, context: unheard.append(context))
    move = asyncio.create_task(store.commit(replace(commit_of(game, "take"), seats=[1])))
    for _ in range(3):
        await asyncio.sleep(0)  # so that it is on its way
    move.cancel()
    await asyncio.gather(move, return_exceptions=True)
    assert (await assert_whole(store, game.id)).version == 2
    del move
    gc.collect()
    assert not unheard
