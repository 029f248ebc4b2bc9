"""A disk that is full or fails."""

import os
import re
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final
from unittest.mock import Mock

import aiosqlite
import pytest

from storage.drivers.sqlite import SqliteStore
from storage.records import DamagedRecord, StorageError, Unavailable
from tests.some import some
from tests.storage.builders import a_game, a_move, assert_whole

# ruff: noqa: ASYNC240 - a test's event loop serves nothing else


resource = pytest.importorskip("resource", reason="limits are POSIX's")


@contextmanager
def no_file_may_exceed(size: int) -> Iterator[None]:
    """Have the operating system refuse to write any file beyond `size` bytes."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


async def limit_pages(store: SqliteStore, pages: int) -> None:
    """Let SQLite itself report a full disk beyond so many pages; fewer than there are means no more."""
    await store._read("the file", f"PRAGMA max_page_count = {pages}")


async def test_on_a_full_disk_moves_are_refused_until_there_is_space(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / "azul.db")
    game = await a_game(store)
    await limit_pages(store, 1)
    with pytest.raises(Unavailable, match="the disk is full"):
        await a_move(store, game, *["x" * 3_000] * 50)
    with pytest.raises(Unavailable, match="the disk is full"):
        await a_game(store, channel_id=2, events=["x" * 10_000])
    assert await assert_whole(store, game.id) == game
    assert await store.load_latest(2) is None

    await limit_pages(store, 1_000_000)
    moved = await a_move(store, game, *["x" * 3_000] * 50)
    assert await assert_whole(store, game.id) == moved
    await store.close()


async def test_when_the_disk_fails_moves_are_refused_until_it_works(tmp_path: Path) -> None:
    path = tmp_path / "azul.db"
    store = await SqliteStore.open(path)
    game = await a_game(store)
    with no_file_may_exceed(Path(f"{path}-wal").stat().st_size + 5_000):
        for _ in range(2):
            with pytest.raises(Unavailable, match="the disk failed"):
                await a_move(store, game, *["x" * 3_000] * 50)
        assert await assert_whole(store, game.id) == game
    moved = await a_move(store, game)
    await store.close()

    store = await SqliteStore.open(path)
    assert await assert_whole(store, game.id) == moved
    await store.close()


async def test_a_disk_that_is_mounted_read_only_is_called_that(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As Linux does when a disk fails. No test can: nothing is remounted by force while files are open."""
    path = tmp_path / "azul.db"
    store = await SqliteStore.open(path)
    game = await a_game(store)
    await store.check()
    found = os.statvfs(path)
    with monkeypatch.context() as patch, no_file_may_exceed(Path(f"{path}-wal").stat().st_size):
        read_only = os.statvfs_result((*found[:8], found.f_flag | os.ST_RDONLY, found.f_namemax))
        patch.setattr(os, "statvfs", lambda _: read_only)
        said = "its disk is mounted read-only, .* what was saved before is not lost"
        with pytest.raises(Unavailable, match=said):
            await a_move(store, game)
        with pytest.raises(Unavailable, match=said):
            await store.check()
    await store.check()
    moved = await a_move(store, game)
    assert await assert_whole(store, game.id) == moved
    await store.close()


TOLD: Final = {
    sqlite3.SQLITE_BUSY: (Unavailable, "another program has locked it; end that program or wait for it"),
    sqlite3.SQLITE_BUSY_SNAPSHOT: (Unavailable, "another program has locked it"),
    sqlite3.SQLITE_LOCKED: (Unavailable, "another program has locked it"),
    sqlite3.SQLITE_IOERR_FSYNC: (Unavailable, "the disk failed to read or write"),
    sqlite3.SQLITE_FULL: (Unavailable, "the disk is full; free some space"),
    sqlite3.SQLITE_PERM: (StorageError, "permission denied"),
    sqlite3.SQLITE_READONLY: (StorageError, "it can't be written; check the permissions"),
    sqlite3.SQLITE_CANTOPEN: (StorageError, "it can't be opened; check the permissions"),
    sqlite3.SQLITE_NOTADB: (StorageError, "the file is not a database"),
    sqlite3.SQLITE_CORRUPT: (DamagedRecord, "game 1 can't be read or written"),
    sqlite3.SQLITE_CORRUPT_INDEX: (DamagedRecord, "game 1 can't be read or written"),
    sqlite3.SQLITE_CONSTRAINT_CHECK: (DamagedRecord, "game 1 can't be read or written"),
    sqlite3.SQLITE_ERROR: (StorageError, "as SQLite says"),
}
"""How SQLite's errors are told, by their codes."""


async def test_what_sqlite_refuses_is_told_with_what_to_do_and_tried_again_if_that_may_help(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await SqliteStore.open(tmp_path / "azul.db")
    for code, (kind, said) in some(TOLD.items()):
        error = sqlite3.OperationalError("as SQLite says")
        error.sqlite_errorcode = code
        with monkeypatch.context() as patch:
            patch.setattr(aiosqlite.Connection, "execute_fetchall", Mock(side_effect=error))
            with pytest.raises(StorageError, match=re.escape(said)) as told:
                await store.load(1)
        assert (type(told.value), "as SQLite says" in str(told.value)) == (kind, True)
    await store.close()


async def test_a_rollback_that_failed_is_done_before_the_next_transaction(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / "azul.db")
    game, other = [await a_game(store, channel_id=channel) for channel in (1, 2)]

    await store._read(
        "the file", "UPDATE games SET snapshot = 'half'"
    )  # begins a transaction and leaves it open
    assert (await a_move(store, game)).version == 2
    assert (await assert_whole(store, game.id)).version == 2
    assert await assert_whole(store, other.id) == other
    await store.close()


async def test_a_new_database_on_a_full_disk_is_refused_and_can_be_created_later(tmp_path: Path) -> None:
    path = tmp_path / "data" / "azul.db"
    with no_file_may_exceed(6_000), pytest.raises(Unavailable, match="the disk failed"):
        await SqliteStore.open(path)
    assert not path.exists() or path.stat().st_size == 0
    store = await SqliteStore.open(path)
    await a_game(store)
    await store.close()
