"""Files that are deleted, moved or replaced while a store has them open."""

import os
import random
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from storage.drivers.sqlite import SqliteStore
from storage.drivers.sqlite.file_guard import FileGuard
from storage.drivers.sqlite.setup import connect
from storage.records import PracticeResult, Shown, StorageError, StoredPractice
from tests.some import some
from tests.storage.builders import a_game, a_move, assert_whole

# ruff: noqa: ASYNC240 - a test's event loop serves nothing else


pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows doesn't delete files that are open")


def delete(path: Path) -> None:
    path.unlink()


def replace_with_a_copy(path: Path) -> None:
    copy = path.with_name("copy")
    shutil.copyfile(path, copy)
    copy.replace(path)


def replace_with_a_compacted_copy(path: Path) -> None:
    run_sql(path, f"VACUUM INTO '{path.with_name('compacted')}'")
    path.with_name("compacted").replace(path)


def delete_the_directory(path: Path) -> None:
    shutil.rmtree(path.parent)


@pytest.mark.parametrize(
    "lose", [delete, replace_with_a_copy, replace_with_a_compacted_copy, delete_the_directory]
)
async def test_nothing_is_written_once_the_file_is_gone(tmp_path: Path, lose: Callable[[Path], None]) -> None:
    path = tmp_path / "data" / "azul.db"
    store = await SqliteStore.open(path)
    game = replace(await a_game(store, seats=[1]), has_plans=True)
    await store.save_plan(game.id, 1, game.version, "old")
    await store.mark_shown(Shown(game.id, 1, 500, pings={1: 5_000}))
    pings = await store.pings_of(1)
    await store.check()
    lose(path)
    gone = (
        f"{path}: the file was (deleted or moved|replaced by another) .* nothing is lost as long as the bot"
    )
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
        await store.note_practice(1, PracticeResult(1, 9, "easy", 1, 1, 0))
    with pytest.raises(StorageError, match=gone):
        await store.save_listing(1, 2, "Ada")
    with pytest.raises(StorageError, match=gone):
        await store.save_locales({1: "uk"})
    with pytest.raises(StorageError, match=gone):
        await store.put_off_pings(pings, 6_000)
    with pytest.raises(StorageError, match=gone):
        await store.begin_deleting(99)  # of whom nothing is stored
    with pytest.raises(StorageError, match=gone):
        await store.save_analysis(game.id, "{}")
    for plan in ("new", None):
        with pytest.raises(StorageError, match=gone):
            await store.save_plan(game.id, 1, game.version, plan)
    with pytest.raises(StorageError, match=gone):
        await store.check()
    assert await store.plans_in(game.id) == {1: "old"}
    await store.close()


def run_sql(path: Path, *statements: str) -> None:
    """Run statements in another process, as `sqlite3` does for an operator."""
    program = (
        "import sqlite3, sys\n"
        "db = sqlite3.connect(sys.argv[1], isolation_level=None)\n"
        "for statement in sys.argv[2:]: print(db.execute(statement).fetchall())\n"
        "db.close()\n"
    )
    subprocess.run([sys.executable, "-c", program, str(path), *statements], check=True, timeout=30)


def vacuum(path: Path) -> None:
    run_sql(path, "VACUUM")


def vacuum_and_empty_the_log(path: Path) -> None:
    run_sql(path, "VACUUM", "PRAGMA wal_checkpoint(TRUNCATE)")
    assert path.with_name("azul.db-wal").stat().st_size == 0


def vacuum_with_larger_freelists(path: Path) -> None:
    run_sql(
        path, "CREATE TABLE notes (note TEXT)", "DROP TABLE notes", "VACUUM", "PRAGMA optimize", "REINDEX"
    )


def empty_the_log(path: Path) -> None:
    run_sql(path, "PRAGMA wal_checkpoint(TRUNCATE)")


def touch(path: Path) -> None:
    os.utime(path)


async def a_file_with_free_space(path: Path) -> SqliteStore:
    """Return a store of two games, of which the second is there no more, and which runs on."""
    store = await SqliteStore.open(path)
    await a_game(store)
    await a_game(store, channel_id=2, events=["long" * 100_000])
    await store._write("free space", lambda db: db.fetch("DELETE FROM events WHERE game_id = 2"))
    await store._write("free space", lambda db: db.fetch("DELETE FROM games WHERE id = 2"))
    await store.purge_deleted()
    await store.check()
    return store


@pytest.mark.parametrize(
    "compact",
    [vacuum, vacuum_and_empty_the_log, vacuum_with_larger_freelists, empty_the_log, touch],
)
async def test_games_go_on_when_the_file_is_compacted(
    tmp_path: Path, compact: Callable[[Path], None]
) -> None:
    path = tmp_path / "azul.db"
    store = await a_file_with_free_space(path)
    before = path.stat().st_size
    compact(path)
    await store.check()
    game = await store.load(1)
    assert game is not None
    game = await a_move(store, game)
    await store.purge_deleted()
    if compact not in {empty_the_log, touch}:
        assert path.stat().st_size < before / 2
    await store.check()
    game = await a_move(store, game)
    await store.close()

    store = await SqliteStore.open(path)
    assert await assert_whole(store, game.id) == game
    await store.close()


async def test_games_go_on_when_the_bot_compacts_the_file(tmp_path: Path) -> None:
    path = tmp_path / "azul.db"
    store = await a_file_with_free_space(path)
    before = path.stat().st_size
    await store.purge_deleted(thoroughly=True)
    assert path.stat().st_size < before / 2
    await store.check()
    game = await store.load(1)
    assert game is not None
    assert (await a_move(store, game)).version == 2
    await store.check()
    await store.close()


async def test_games_go_on_while_somebody_reads_what_was_there_before_the_file_was_compacted(
    tmp_path: Path,
) -> None:
    """SQLite then moves only some of the pages into the file: what is in it doesn't fit together."""
    path = tmp_path / "azul.db"
    store = await a_file_with_free_space(path)
    rng = random.Random(4)
    game = await store.load(1)
    assert game is not None
    readers: list[sqlite3.Connection] = []
    for number in range(60):
        if number % 4 == 0:
            reader = sqlite3.connect(path, isolation_level=None)
            reader.execute("BEGIN")
            reader.execute("SELECT count(*) FROM games").fetchone()
            readers.append(reader)
        game = await a_move(store, game, "move" * rng.randrange(1, 3_000))
        if number == 10:
            run_sql(path, "PRAGMA busy_timeout = 5000", "VACUUM")
        if len(readers) > 2:
            readers.pop(rng.randrange(3)).close()
        run_sql(path, "PRAGMA wal_checkpoint(PASSIVE)") if number % 3 == 0 else None
        await store.check()
    for reader in readers:
        reader.close()
    await store.close()
    store = await SqliteStore.open(path)
    assert await assert_whole(store, game.id) == game
    await store.close()


def empty(path: Path) -> None:
    os.truncate(path, 0)


def cut_off(path: Path) -> None:
    os.truncate(path, 8_192)


def copy_an_older_file_over_it(path: Path) -> None:
    shutil.copyfile(path.with_name("older.db"), path)


def copy_an_older_file_over_it_with_its_time(path: Path) -> None:
    shutil.copy2(path.with_name("older.db"), path)


def copy_a_backup_over_it(path: Path) -> None:
    shutil.copyfile(path.with_name("backup.db"), path)


def copy_another_database_over_it(path: Path) -> None:
    shutil.copyfile(path.with_name("another.db"), path)


def copy_an_older_version_s_file_over_it(path: Path) -> None:
    with closing(sqlite3.connect(path.with_name("past.db"))) as db:
        db.execute("CREATE TABLE games (id INTEGER)")
    shutil.copyfile(path.with_name("past.db"), path)


def copy_something_else_over_it(path: Path) -> None:
    path.write_bytes(random.Random(1).randbytes(200_000))


OVERWRITTEN: dict[Callable[[Path], None], str] = {
    empty: "emptied",
    cut_off: "cut off",
    copy_an_older_file_over_it: "overwritten with an older copy of it",
    copy_an_older_file_over_it_with_its_time: "overwritten with an older copy of it",
    copy_a_backup_over_it: "overwritten with an older copy of it",
    copy_another_database_over_it: "overwritten with another database",
    copy_an_older_version_s_file_over_it: "overwritten with another database, or with an older copy of it",
    copy_something_else_over_it: "overwritten with something else",
}


@pytest.mark.one_in(4)
@pytest.mark.parametrize("overwrite", OVERWRITTEN)
@pytest.mark.parametrize("first", [1, 40_000])  # so that what it is overwritten with is smaller, or isn't
async def test_nothing_is_written_once_the_file_is_overwritten(
    tmp_path: Path, overwrite: Callable[[Path], None], first: int
) -> None:
    path = tmp_path / "azul.db"
    store = await SqliteStore.open(path)
    game = await a_game(store, events=["a" * (40_001 - first)])
    await store.close()
    shutil.copyfile(path, tmp_path / "older.db")
    if overwrite is copy_a_backup_over_it:
        run_sql(path, f"VACUUM INTO '{tmp_path / 'backup.db'}'")
    if overwrite is copy_another_database_over_it:
        another = await SqliteStore.open(tmp_path / "another.db")
        other = await a_game(another, events=["b" * 40_000])
        for _ in range(9):
            other = await a_move(another, other)
        await another.close()
    store = await SqliteStore.open(path)
    game = await a_move(store, game, "c" * first)
    await store.purge_deleted()
    await store.check()
    game = await a_move(store, game)

    overwrite(path)
    how = f"the file was {OVERWRITTEN[overwrite]} while in use.*copy azul.db-wal, which still has what"
    with pytest.raises(StorageError, match=how):
        await a_move(store, game)
    with pytest.raises(StorageError, match=how):
        await store.check()
    await store.close()


def test_what_a_file_was_overwritten_with_is_known(tmp_path: Path) -> None:
    path = tmp_path / "azul.db"
    for name, changes in (
        ("another", "name = 'another', writes = 9"),
        ("backup", "name = 'ours', writes = 3"),
        ("older", "writes = 4"),
        ("right", "writes = 5"),
    ):
        with closing(connect(path)) as db:
            db.execute(f"UPDATE identity SET {changes}")  # noqa: S608 - ours
        shutil.copyfile(path, tmp_path / f"{name}.db")
    for overwrite, how in some(OVERWRITTEN.items()):
        shutil.copyfile(tmp_path / "right.db", path)
        guard = FileGuard(path)
        touch(path)
        assert guard.trouble() is None
        overwrite(path)
        assert f"the file was {how} while in use" in (guard.trouble() or "")


async def test_a_file_that_was_overwritten_and_is_put_right_is_used_again_after_a_restart(
    tmp_path: Path,
) -> None:
    path = tmp_path / "azul.db"
    store = await SqliteStore.open(path)
    game = await a_game(store)
    await store.purge_deleted()
    shutil.copyfile(path, tmp_path / "right.db")
    os.truncate(path, 0)
    with pytest.raises(StorageError, match="emptied"):
        await a_move(store, game)
    shutil.copyfile(tmp_path / "right.db", path)
    with pytest.raises(StorageError, match="emptied"):  # SQLite may remember some of the emptiness
        await a_move(store, game)
    await store.close()

    store = await SqliteStore.open(path)
    assert await assert_whole(store, game.id) == game
    assert (await a_move(store, game)).version == 2
    await store.close()


@pytest.mark.skipif(not Path("/proc/self/fd").is_dir(), reason="the guide is about Linux")
@pytest.mark.parametrize("lose", [delete, replace_with_a_compacted_copy])
async def test_everything_is_recovered_from_a_lost_file_as_the_guide_says(
    tmp_path: Path, lose: Callable[[Path], None]
) -> None:
    path = tmp_path / "azul.db"
    store = await SqliteStore.open(path)
    game = await a_move(store, await a_game(store))
    lose(path)
    with pytest.raises(StorageError, match="before you stop the bot"):
        await store.check()
    for name, copy in (("azul.db", "recovered.db"), ("azul.db-wal", "recovered.db-wal")):
        descriptor = next(
            number
            for number in Path("/proc/self/fd").iterdir()
            if number.is_symlink()
            and str(number.readlink()).removesuffix(" (deleted)") == str(path.with_name(name))
        )
        shutil.copyfile(descriptor, tmp_path / copy)
    await store.close()

    store = await SqliteStore.open(tmp_path / "recovered.db")
    assert await assert_whole(store, game.id) == game
    await store.close()


async def test_a_file_that_is_put_back_is_used_again(tmp_path: Path) -> None:
    path = tmp_path / "azul.db"
    store = await SqliteStore.open(path)
    game = await a_game(store)
    path.rename(tmp_path / "elsewhere.db")
    with pytest.raises(StorageError, match="deleted or moved"):
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
