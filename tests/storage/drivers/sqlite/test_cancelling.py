"""A task that is cancelled while its transaction runs on the database thread."""

import asyncio
import threading
from pathlib import Path

import pytest

from storage.drivers.sqlite import SqliteStore
from tests.storage.builders import a_game, a_move, assert_whole
from tests.waiting import PATIENCE


async def test_a_move_cancelled_during_its_transaction_is_still_committed(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / "azul.db")
    game = await a_game(store)
    begun, may_go_on = threading.Event(), threading.Event()

    def stop_at_the_log(statement: str) -> None:
        if "INSERT INTO events" in statement:
            begun.set()
            may_go_on.wait(PATIENCE)

    await store._db.set_trace_callback(stop_at_the_log)
    move = asyncio.create_task(a_move(store, game, "take", "tiling"))
    await asyncio.to_thread(begun.wait)
    move.cancel()
    with pytest.raises(asyncio.CancelledError):
        await move
    may_go_on.set()
    now = await assert_whole(store, game.id)
    assert now.version == 3
    assert (await a_move(store, now)).version == 4
    await store.close()


async def test_a_move_cancelled_while_it_waits_for_its_turn_is_still_committed(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / "azul.db")
    game = await a_game(store)
    may_go_on = threading.Event()
    await store._db.create_function("hold", 0, lambda: may_go_on.wait(PATIENCE))

    holding = asyncio.create_task(store._read("a hold", "SELECT hold()"))
    move = asyncio.create_task(a_move(store, game, "take", "tiling"))
    await asyncio.sleep(0)  # both are asked for
    move.cancel()
    may_go_on.set()
    assert await holding
    await asyncio.gather(move, return_exceptions=True)
    assert (await assert_whole(store, game.id)).version == 3
    await store.close()
