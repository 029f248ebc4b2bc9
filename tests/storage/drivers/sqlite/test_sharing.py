"""Tasks that share the connection, and a program that ends without closing it."""

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

from storage.database import Transaction
from storage.drivers.sqlite import SqliteStore
from tests.storage.builders import a_game, assert_whole, commit_of
from tests.waiting import PATIENCE

# ruff: noqa: ASYNC240 - a test's event loop serves nothing else


ROOT = Path(__file__).parents[4]

ENDS_BY_AN_EXCEPTION = """
import asyncio, sys
from storage.drivers.sqlite import SqliteStore
from tests.storage.builders import a_game

stores = []

async def main():
    stores.append(await SqliteStore.open(sys.argv[1]))
    await a_game(stores[0])
    raise RuntimeError("a mistake in the code")

asyncio.run(main())
"""


async def test_uncommitted_changes_are_never_seen(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / "azul.db")
    game = await a_game(store)
    amid = asyncio.Event()

    async def fail(db: Transaction) -> None:
        await db.fetch("UPDATE games SET snapshot = 'half'")
        amid.set()
        await asyncio.sleep(0)  # lets the other task run
        raise RuntimeError("a mistake in the code")

    failing = asyncio.create_task(store._write("the file", fail))
    await amid.wait()
    assert await store.load(game.id) == game
    with pytest.raises(RuntimeError, match="a mistake"):
        await failing
    assert await assert_whole(store, game.id) == game
    await store.close()


async def test_closing_during_many_moves_leaves_only_the_database_file(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / "azul.db")
    games = [await a_game(store, channel_id=channel) for channel in range(20)]
    moves = [asyncio.create_task(store.commit(commit_of(game, "take", "deal"))) for game in games]
    await asyncio.sleep(0)
    await store.close()
    assert [path.name for path in tmp_path.iterdir()] == ["azul.db"]
    await asyncio.gather(*moves)
    store = await SqliteStore.open(tmp_path / "azul.db")
    assert {(await assert_whole(store, game.id)).version for game in games} == {3}
    await store.close()


def test_a_program_that_does_not_close_the_store_exits_and_keeps_its_games(tmp_path: Path) -> None:
    path = tmp_path / "azul.db"
    ended = subprocess.run(
        [sys.executable, "-c", ENDS_BY_AN_EXCEPTION, str(path)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert ended.returncode == 1
    assert ended.stderr.splitlines()[-1] == "RuntimeError: a mistake in the code"
    assert [file.name for file in tmp_path.iterdir()] == ["azul.db"]  # closed in good order
