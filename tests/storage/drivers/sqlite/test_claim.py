"""A database that only one process may use."""

import errno
import logging
import os
import sqlite3
from pathlib import Path
from unittest.mock import Mock

import aiosqlite
import pytest

from storage.drivers.sqlite import SqliteStore
from storage.drivers.sqlite.lock import FileLock
from storage.records import StorageError, Unavailable
from tests.storage.builders import a_game, a_move
from tests.storage.drivers.sqlite.holder import Holder
from tests.storage.drivers.sqlite.test_disk import no_file_may_exceed

# ruff: noqa: ASYNC240 - a test's event loop serves nothing else


fcntl = pytest.importorskip("fcntl", reason="locks are POSIX's")


IN_USE = "it is in use by another process"


async def test_a_second_process_is_refused_and_changes_nothing(tmp_path: Path, holder: Holder) -> None:
    path = tmp_path / "azul.db"
    with holder.holding(path):
        for _ in range(2):
            with pytest.raises(Unavailable) as refused:
                await SqliteStore.open(path, exclusive=True)
            assert str(refused.value) == f"can't use the database {path}: {IN_USE}"
    assert list(tmp_path.iterdir()) == [path]


async def test_a_second_process_is_refused_whatever_name_it_has_for_the_file(
    tmp_path: Path, holder: Holder
) -> None:
    path, link = tmp_path / "azul.db", tmp_path / "link.db"
    link.symlink_to(path)
    for first, second in ((path, link), (link, path)):
        with holder.holding(first), pytest.raises(StorageError, match=f"{second.name}: {IN_USE}"):
            await SqliteStore.open(second, exclusive=True)


async def test_a_killed_process_leaves_no_claim(tmp_path: Path) -> None:
    path = tmp_path / "azul.db"
    with Holder.started() as first:
        assert first.asked(path) == "open"
        first.process.kill()
        first.process.wait()
        await (await SqliteStore.open(path, exclusive=True)).close()


async def test_a_closed_database_can_be_claimed_again(tmp_path: Path) -> None:
    path = tmp_path / "azul.db"
    for _ in range(2):
        store = await SqliteStore.open(path, exclusive=True)
        await store.close()
        await store.close()
    assert list(tmp_path.iterdir()) == [path]


async def test_a_store_that_does_not_ask_to_be_alone_is_let_in(tmp_path: Path, holder: Holder) -> None:
    path = tmp_path / "azul.db"
    with holder.holding(path):
        store = await SqliteStore.open(path)
        await a_move(store, await a_game(store))
        await store.close()


async def test_a_file_that_is_refused_is_not_claimed(tmp_path: Path) -> None:
    path = tmp_path / "azul.db"
    path.write_text("not a database\n" * 100)
    with pytest.raises(StorageError, match="not a database"):
        await SqliteStore.open(path, exclusive=True)
    assert list(tmp_path.iterdir()) == [path]


async def test_a_claim_is_released_if_the_database_then_fails_to_open(tmp_path: Path, holder: Holder) -> None:
    path = tmp_path / "azul.db"
    with no_file_may_exceed(6_000), pytest.raises(StorageError, match="the disk failed"):
        await SqliteStore.open(path, exclusive=True)
    with holder.holding(path):
        pass


async def test_a_claim_is_released_if_the_connection_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "azul.db"
    await (await SqliteStore.open(path)).close()

    async def refuse(*_: object) -> None:
        error = sqlite3.OperationalError("syntax error")
        error.sqlite_errorcode = sqlite3.SQLITE_ERROR
        raise error

    with monkeypatch.context() as patch:
        patch.setattr(aiosqlite.Connection, "execute_fetchall", refuse)
        with pytest.raises(StorageError, match="syntax error"):
            await SqliteStore.open(path, exclusive=True)
    assert list(tmp_path.iterdir()) == [path]


async def test_a_lock_file_that_cannot_be_opened_is_named(tmp_path: Path) -> None:
    (tmp_path / "azul.db.lock").mkdir()
    with pytest.raises(StorageError, match=r"azul\.db\.lock can't be locked: Is a directory"):
        await SqliteStore.open(tmp_path / "azul.db", exclusive=True)


async def test_a_lock_on_a_file_that_was_just_removed_does_not_count(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, lock = tmp_path / "azul.db", tmp_path / "azul.db.lock"
    really_lock = fcntl.lockf
    locked: list[int] = []

    def lock_too_late(descriptor: int, flags: int) -> None:
        if not locked:
            lock.unlink()  # its holder leaves
        locked.append(descriptor)
        really_lock(descriptor, flags)

    monkeypatch.setattr("storage.drivers.sqlite.lock.fcntl.lockf", lock_too_late)
    store = await SqliteStore.open(path, exclusive=True)
    assert len(locked) == 2
    assert lock.exists()
    await store.close()


def test_a_lock_that_some_systems_do_not_permit_is_another_process_s(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    refusal = PermissionError(errno.EACCES, os.strerror(errno.EACCES))
    monkeypatch.setattr("storage.drivers.sqlite.lock.fcntl.lockf", Mock(side_effect=refusal))
    with pytest.raises(Unavailable, match=IN_USE):
        FileLock(tmp_path / "azul.db")


def test_the_file_of_a_lock_is_removed_while_nobody_else_can_lock_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lock, file = FileLock(tmp_path / "azul.db"), tmp_path / "azul.db.lock"
    really_close, was_there = os.close, []

    def close(descriptor: int) -> None:
        was_there.append(file.exists())
        really_close(descriptor)

    monkeypatch.setattr("storage.drivers.sqlite.lock.os.close", close)
    lock.release()
    assert was_there == [False]


@pytest.mark.parametrize("code", [errno.ENOLCK, errno.ENOSYS, errno.EOPNOTSUPP, errno.EINVAL])
async def test_without_file_locks_the_database_opens_with_a_warning(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, code: int
) -> None:
    def refuse(*_: object) -> None:
        raise OSError(code, os.strerror(code))

    monkeypatch.setattr("storage.drivers.sqlite.lock.fcntl.lockf", refuse)
    with caplog.at_level(logging.WARNING):
        store = await SqliteStore.open(tmp_path / "azul.db", exclusive=True)
    assert "can't be locked, so make sure that only one bot runs" in caplog.text
    await store.close()
