"""Files that are deleted, moved or replaced while a store has them open."""

import shutil
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from storage.drivers.sqlite import SqliteStore
from storage.records import Shown, StorageError, StoredPractice
from tests.storage.builders import a_game, a_move, assert_whole

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows doesn't delete files that are open")


def delete(path: Path) -> None:
    path.unlink()


def replace_with_a_copy(path: Path) -> None:
    copy = path.with_name("copy")
    shutil.copyfile(path, copy)
    copy.replace(path)


def delete_the_directory(path: Path) -> None:
    shutil.rmtree(path.parent)


@pytest.mark.parametrize("lose", [delete, replace_with_a_copy, delete_the_directory])
async def test_nothing_is_written_once_the_file_is_gone(tmp_path: Path, lose: Callable[[Path], None]) -> None:
    path = tmp_path / "data" / "azul.db"
    store = await SqliteStore.open(path)
    game = replace(await a_game(store), has_plans=True)
    await store.save_plan(game.id, 1, game.version, "old")
    await store.check()
    lose(path)
    gone = f"{path}: the file was deleted, moved or replaced"
    with pytest.raises(StorageError, match=gone):
        await a_move(store, game)
    with pytest.raises(StorageError, match=gone):
        await a_game(store, channel_id=2)
    with pytest.raises(StorageError, match=gone):
        await store.mark_shown(Shown(game.id, 1, 501))
    with pytest.raises(StorageError, match=gone):
        await store.save_person(1, "{}")
    with pytest.raises(StorageError, match=gone):
        await store.save_server(1, "{}")
    with pytest.raises(StorageError, match=gone):
        await store.save_practice(StoredPractice(1, 1, "[]", 0), expected_version=None)
    with pytest.raises(StorageError, match=gone):
        await store.save_analysis(game.id, "{}")
    for plan in ("new", None):
        with pytest.raises(StorageError, match=gone):
            await store.save_plan(game.id, 1, game.version, plan)
    with pytest.raises(StorageError, match=gone):
        await store.check()
    assert await store.plans_in(game.id) == {1: "old"}
    await store.close()


def empty(path: Path) -> None:
    path.write_bytes(b"")


def copy_an_older_file_over_it(path: Path) -> None:
    shutil.copyfile(path.with_name("older.db"), path)


@pytest.mark.parametrize("overwrite", [empty, copy_an_older_file_over_it])
async def test_nothing_is_written_once_the_file_is_overwritten(
    tmp_path: Path, overwrite: Callable[[Path], None]
) -> None:
    path = tmp_path / "azul.db"
    store = await SqliteStore.open(path)
    game = await a_game(store)
    await store.close()
    shutil.copyfile(path, tmp_path / "older.db")
    store = await SqliteStore.open(path)
    game = await a_move(store, game, "long" * 10_000)
    await store.close()

    store = await SqliteStore.open(path)
    game = await a_move(store, game)
    await store.check()
    overwrite(path)
    with pytest.raises(StorageError, match="the file was overwritten"):
        await a_move(store, game)
    with pytest.raises(StorageError, match="the file was overwritten"):
        await store.check()
    await store.close()


async def test_a_file_that_is_put_back_is_used_again(tmp_path: Path) -> None:
    path = tmp_path / "azul.db"
    store = await SqliteStore.open(path)
    game = await a_game(store)
    path.rename(tmp_path / "elsewhere.db")
    with pytest.raises(StorageError, match="moved or replaced"):
        await a_move(store, game)
    (tmp_path / "elsewhere.db").rename(path)
    await store.check()
    moved = await a_move(store, game)
    await store.close()

    store = await SqliteStore.open(path)
    assert await assert_whole(store, game.id) == moved
    await store.close()


@pytest.mark.parametrize("name", ["azul.db", "link.db"])
async def test_what_was_saved_survives_the_loss_of_the_write_ahead_log(tmp_path: Path, name: str) -> None:
    (tmp_path / "link.db").symlink_to(tmp_path / "azul.db")
    path = tmp_path / name
    store = await SqliteStore.open(path)
    game = await a_move(store, await a_game(store))
    (tmp_path / "azul.db-wal").unlink()
    with pytest.raises(StorageError, match="-wal was deleted"):
        await a_move(store, game)
    with pytest.raises(StorageError, match="-wal was deleted"):
        await store.check()
    await store.close()

    store = await SqliteStore.open(path)
    assert await assert_whole(store, game.id) == game
    assert (await a_move(store, game)).version == 3
    await store.close()
