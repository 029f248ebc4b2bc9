"""Which files are opened, and which are refused and left as they are."""

import asyncio
import os
import sqlite3
import sys
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from storage.drivers.sqlite import SqliteStore, setup
from storage.drivers.sqlite.schema import APPLICATION_ID, known_migrations
from storage.drivers.sqlite.setup import BUSY_SECONDS, CONNECTION_PRAGMAS, _use_wal
from storage.maintenance.backup import new_file
from storage.maintenance.sqlite import SqliteMaintenance
from storage.records import StorageError
from tests.storage.builders import a_game, assert_whole

# ruff: noqa: ASYNC240 - a test's event loop serves nothing else


NOBODY = 65_534


async def a_database(path: Path) -> None:
    store = await SqliteStore.open(path)
    for channel in range(20):
        await a_game(store, channel_id=channel, events=["x" * 2_000] * 5)
    await store.close()


def another_program(path: Path) -> None:
    with closing(sqlite3.connect(path)) as db:
        db.execute("CREATE TABLE games (id INTEGER PRIMARY KEY, name TEXT)")


def another_program_with_our_number(path: Path) -> None:
    with closing(sqlite3.connect(path)) as db:
        db.execute("CREATE TABLE bookmarks (id INTEGER PRIMARY KEY)")
        db.execute(f"PRAGMA user_version = {len(known_migrations())}")


async def written_by_a_newer_version(path: Path) -> None:
    await a_database(path)
    with closing(sqlite3.connect(path)) as db:
        db.execute("PRAGMA user_version = 9000")


async def cut_off(path: Path) -> None:
    await a_database(path)
    path.write_bytes(path.read_bytes()[:-8_192])


async def overwritten(path: Path) -> None:
    await a_database(path)
    content = path.read_bytes()
    path.write_bytes(content[:4_096] + b"\xff" * (len(content) - 4_096))


REFUSALS: dict[str, tuple[Callable[[Path], Awaitable[None] | object], str]] = {
    "text": (lambda path: path.write_text("DISCORD_TOKEN=\n" * 50), "not a database"),
    "short": (lambda path: path.write_text("hello"), "not a database"),
    "garbage": (lambda path: path.write_bytes(bytes(range(256)) * 64), "not a database"),
    "magic and garbage": (
        lambda path: path.write_bytes(b"SQLite format 3\0" + bytes(range(256)) * 64),
        "not a database",
    ),
    "directory": (lambda path: path.mkdir(), "a directory"),
    "pipe": (os.mkfifo, "not a file"),
    "another program": (another_program, "another program"),
    "our number": (another_program_with_our_number, "another program"),
    "newer": (written_by_a_newer_version, "newer version"),
    "cut off": (cut_off, "damaged"),
    "overwritten": (overwritten, "damaged"),
}


async def refusal(path: Path) -> str:
    """Return the one line that `path` is refused with."""
    with pytest.raises(StorageError) as caught:
        await SqliteStore.open(path)
    text = str(caught.value)
    assert str(path) in text
    assert len(text.splitlines()) == 1
    return text


@pytest.mark.parametrize("kind", REFUSALS)
async def test_a_file_that_is_not_our_database_is_refused_and_left_alone(tmp_path: Path, kind: str) -> None:
    make, reason = REFUSALS[kind]
    path = tmp_path / "azul.db"
    made = make(path)
    if isinstance(made, Awaitable):
        await made
    before = path.read_bytes() if path.is_file() else None
    assert reason in await refusal(path)
    assert (path.read_bytes() if path.is_file() else None) == before
    assert list(tmp_path.iterdir()) == [path]


def test_operators_commands_refuse_a_file_of_a_newer_version(tmp_path: Path) -> None:
    path = tmp_path / "azul.db"
    with closing(setup.connect(path)) as db:
        db.execute("PRAGMA user_version = 9000")
    with pytest.raises(StorageError, match="a newer version of this program has written it"):
        SqliteMaintenance.open(path, may_be_older=True)


async def test_a_missing_directory_is_created(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / "data" / "azul.db")
    await store.close()
    assert (tmp_path / "data" / "azul.db").is_file()


async def test_only_its_owner_can_read_a_new_file_whatever_the_umask(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        store = await SqliteStore.open(tmp_path / "azul.db")
        await a_game(store)
        modes = {path.name: path.stat().st_mode & 0o777 for path in tmp_path.iterdir()}
        await store.close()
    finally:
        os.umask(before)
    assert modes == dict.fromkeys(("azul.db", "azul.db-shm", "azul.db-wal"), 0o600)


async def test_the_mode_of_an_existing_file_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "azul.db"
    path.touch(0o640)
    await (await SqliteStore.open(path)).close()
    assert path.stat().st_mode & 0o777 == 0o640


async def test_a_missing_parent_directory_is_refused(tmp_path: Path) -> None:
    assert "there is no directory" in await refusal(tmp_path / "lib" / "data" / "azul.db")
    assert list(tmp_path.iterdir()) == []


async def test_a_file_in_place_of_the_directory_is_refused(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("")
    assert "data is not a directory" in await refusal(tmp_path / "data" / "azul.db")


async def test_a_file_is_found_again_when_the_working_directory_changes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    store = await SqliteStore.open("azul.db")
    monkeypatch.chdir("/")
    await a_game(store)
    await store.check()
    await store.close()


async def test_an_empty_file_becomes_a_database(tmp_path: Path) -> None:
    path = tmp_path / "azul.db"
    path.touch()
    await a_database(path)
    assert path.stat().st_size > 0


@contextmanager
def unprivileged() -> Iterator[None]:
    """Drop root's permission to read and write everything."""
    if os.geteuid() != 0:
        yield
        return
    os.seteuid(NOBODY)
    try:
        yield
    finally:
        os.seteuid(0)


@pytest.fixture
def public_directory() -> Iterator[Path]:
    """Make a directory that others can reach; pytest's own is private."""
    with TemporaryDirectory() as directory:
        path = Path(directory)
        path.chmod(0o755)
        yield path
        path.chmod(0o755)


@pytest.mark.skipif(sys.platform == "win32", reason="permissions are POSIX's")
@pytest.mark.parametrize(
    ("file_mode", "directory_mode", "reason"),
    [
        (0o000, 0o755, "can't be opened"),
        (0o444, 0o755, "it can't be written"),
        (0o644, 0o555, "permissions"),
    ],
    ids=["unreadable", "unwritable", "directory"],
)
async def test_a_database_that_cannot_be_written_is_refused(
    public_directory: Path, file_mode: int, directory_mode: int, reason: str
) -> None:
    path = public_directory / "azul.db"
    await a_database(path)
    if os.geteuid() == 0:
        os.chown(path, NOBODY, NOBODY)
        os.chown(public_directory, NOBODY, NOBODY)
    before = path.read_bytes()
    path.chmod(file_mode)
    public_directory.chmod(directory_mode)
    with unprivileged():
        assert reason in await refusal(path)
    path.chmod(0o644)
    assert path.read_bytes() == before


@pytest.mark.skipif(sys.platform == "win32", reason="permissions are POSIX's")
def test_what_is_in_a_directory_that_cannot_be_looked_into_is_refused(public_directory: Path) -> None:
    public_directory.chmod(0o000)
    with unprivileged():
        with pytest.raises(StorageError, match="Permission denied"):
            SqliteMaintenance.open(public_directory / "azul.db")
        with pytest.raises(StorageError, match="there is no directory"):
            new_file(public_directory / "folder" / "backup.db").__enter__()


@pytest.mark.skipif(sys.platform == "win32", reason="permissions are POSIX's")
async def test_a_directory_that_cannot_be_created_is_refused(public_directory: Path) -> None:
    public_directory.chmod(0o555)
    with unprivileged():
        assert "Permission denied" in await refusal(public_directory / "data" / "azul.db")


async def test_a_locked_database_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("storage.drivers.sqlite.setup.BUSY_SECONDS", 0.01)
    path = tmp_path / "azul.db"
    await a_database(path)
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        assert "another program has locked it" in await refusal(path)
        other.execute("COMMIT")
    await (await SqliteStore.open(path)).close()


@pytest.mark.one_in(5)
@pytest.mark.parametrize("number", range(20))  # one of them may be lucky
async def test_a_new_database_can_be_opened_many_times_at_once(number: int, tmp_path: Path) -> None:
    stores = await asyncio.gather(*(SqliteStore.open(tmp_path / f"azul{number}.db") for _ in range(8)))
    game = await a_game(stores[0])
    for store in stores:
        await assert_whole(store, game.id)
        await store.close()


def test_the_switch_to_wal_waits_for_readers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "azul.db"
    with (
        closing(sqlite3.connect(path, timeout=0)) as db,
        closing(sqlite3.connect(path, isolation_level=None)) as reader,
    ):
        db.execute("CREATE TABLE games (id INTEGER)")
        reader.execute("BEGIN")
        reader.execute("SELECT * FROM games").fetchall()
        monkeypatch.setattr(time, "sleep", lambda _: reader.execute("COMMIT"))
        _use_wal(db)
        assert db.execute("PRAGMA journal_mode").fetchone() == ("wal",)


async def test_the_file_is_marked_as_ours_and_written_durably(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(setup, "BUSY_SECONDS", BUSY_SECONDS)
    monkeypatch.setattr(setup, "CONNECTION_PRAGMAS", CONNECTION_PRAGMAS)
    store = await SqliteStore.open(tmp_path / "azul.db")

    pragmas = {
        "application_id": APPLICATION_ID,
        "user_version": len(known_migrations()),
        "journal_mode": "wal",
        "synchronous": 2,  # FULL
        "foreign_keys": 1,
        "busy_timeout": 2_000,
    }
    assert {name: (await store._read("the file", f"PRAGMA {name}"))[0][0] for name in pragmas} == pragmas
    await store.close()


async def test_sqlite_that_is_too_old_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite3, "sqlite_version_info", (3, 34, 1))
    assert "too old" in await refusal(tmp_path / "azul.db")
    assert list(tmp_path.iterdir()) == []
