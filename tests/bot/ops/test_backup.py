"""`python -m bot backup`."""

import asyncio
import errno
import os
import re
import signal
import sqlite3
import stat
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from storage.maintenance import backup
from storage.maintenance.backup import BackupFailed, require_intact
from storage.maintenance.databases import make_backup, open_for_maintenance
from storage.maintenance.reader import counts
from storage.records import StorageError
from tests.bot.ops.conftest import Cli, Ran, as_a_process, bytes_in, ended
from tests.bot.ops.sample_games import RUNNING, play_on, spoil, version_of_the_running_game
from tests.storage.drivers.sqlite.holder import Holder
from tests.storage.drivers.sqlite.test_disk import no_file_may_exceed

if TYPE_CHECKING:
    import subprocess


def test_a_backup_has_what_is_stored_when_the_bot_goes_on(
    cli: Cli, database: str, tmp_path: Path, holder: Holder
) -> None:
    target = tmp_path / "backup.db"
    with holder.holding(database):
        asyncio.run(play_on(database))
        assert Path(f"{database}-wal").stat().st_size > 0  # it is only in the log beside the file
        ran = cli("backup", target)
    assert (ran.code, ran.err) == (0, "")
    version = version_of_the_running_game(database)
    asyncio.run(play_on(database))
    assert cli("check-database", "--database", target).code == 0
    assert version_of_the_running_game(str(target)) == version
    assert stat.S_IMODE(target.stat().st_mode) == 0o600


def test_a_backup_is_on_the_disk_before_it_has_its_name_and_then_so_is_the_name(
    cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "backups"
    folder.mkdir()
    target = folder / "b.db"
    synced: list[tuple[int, bool]] = []
    fsync = os.fsync

    def noted(descriptor: int) -> None:
        synced.append((os.fstat(descriptor).st_ino, target.exists()))
        fsync(descriptor)

    monkeypatch.setattr(os, "fsync", noted)
    assert cli("backup", target).code == 0
    assert synced == [(target.stat().st_ino, False), (folder.stat().st_ino, True)]


def test_a_backup_of_either_engine_can_be_copied_to_a_server(
    cli: Cli, any_database: str, postgres_url: str, tmp_path: Path
) -> None:
    backup_file = tmp_path / "b.db"
    assert cli("backup", backup_file, "--database", any_database).code == 0
    assert cli("check-database", "--database", backup_file).code == 0
    if any_database != postgres_url:
        assert cli("copy", backup_file, postgres_url).code == 0
    again = cli("copy", backup_file, postgres_url)  # where everything is already
    assert (again.code, again.err) == (0, "")


def test_a_server_is_backed_up_as_it_is_when_the_backup_begins(
    cli: Cli, database: str, postgres_url: str, tmp_path: Path
) -> None:
    assert cli("copy", database, postgres_url).code == 0
    before = version_of_the_running_game(postgres_url)
    played: list[str] = []

    def progress(what: str, _: int) -> None:
        if what.startswith("copying") and not played:
            played.append(what)
            with ThreadPoolExecutor(1) as thread:
                thread.submit(asyncio.run, play_on(postgres_url)).result()

    asyncio.run(make_backup(postgres_url, tmp_path / "b.db", progress))
    assert played
    assert version_of_the_running_game(str(tmp_path / "b.db")) == before
    assert version_of_the_running_game(postgres_url) == before + 1


def test_a_backup_is_one_file(cli: Cli, tmp_path: Path, any_database: str) -> None:
    folder = tmp_path / "backups"
    folder.mkdir()
    assert (
        cli("backup", folder / "b.db", "--database", any_database).out
        == f"{folder / 'b.db'}: {(folder / 'b.db').stat().st_size:,} bytes, checked\n"
    )
    assert [path.name for path in folder.iterdir()] == ["b.db"]


def test_a_backup_overwrites_nothing(cli: Cli, tmp_path: Path) -> None:
    target = tmp_path / "precious"
    target.write_text("mine")
    ran = cli("backup", target)
    assert (ran.code, ran.err) == (
        2,
        f"azul: can't write {target}: the file already exists\n",
    )
    assert target.read_text() == "mine"


def test_a_file_that_comes_while_a_backup_is_made_is_not_overwritten(database: str, tmp_path: Path) -> None:
    target = tmp_path / "b.db"

    def progress(_what: str, _done: int) -> None:
        target.write_text("somebody else's")

    with pytest.raises(StorageError, match="the file already exists"):
        asyncio.run(make_backup(database, target, progress))
    assert target.read_text() == "somebody else's"
    assert not list(tmp_path.glob("b.db.*"))


@pytest.mark.parametrize(
    ("schemas", "rows", "wrong"),
    [
        (0, 0, None),
        (1, 0, "it has schema {found}, not {wanted}"),
        (0, 1, "games has 3 rows, not 4"),
        (0, -1, "games has 3 rows, not 2"),
    ],
)
async def test_a_copy_that_lacks_something_is_no_backup(
    database: str, schemas: int, rows: int, wrong: str | None
) -> None:
    file = Path(database)
    async with open_for_maintenance(file) as opened:
        schema, expected = opened.schema, await counts(opened, await opened.tables())
    wanted = require_intact(file, schema + schemas, expected | {"games": expected["games"] + rows})
    if wrong is None:
        await wanted
    else:
        said = wrong.format(found=schema, wanted=schema + schemas)
        with pytest.raises(BackupFailed, match=f"the new file is damaged, and was deleted: {said}"):
            await wanted
    with closing(sqlite3.connect(file)) as db:
        assert db.execute("PRAGMA journal_mode").fetchone() == ("delete",)  # nothing is to be beside it


@pytest.mark.parametrize("is_gentle", [False, True])
def test_a_backup_stands_back_behind_others_if_that_is_asked_for(
    cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, is_gentle: bool
) -> None:
    niceness = list[int]()
    monkeypatch.setattr(os, "nice", niceness.append)
    assert cli("backup", *(["--gently"] if is_gentle else []), tmp_path / "b.db").code == 0
    assert niceness == [10] * is_gentle


@pytest.mark.parametrize("command", ["backup", "restore", "copy"])
def test_a_file_that_can_not_get_its_name_is_said_and_nothing_is_left(
    cli: Cli, database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    saved = tmp_path / "saved.db"
    assert cli("backup", saved).code == 0
    before = sorted(path.name for path in tmp_path.iterdir())

    def refuse(*_: object) -> Path:
        raise OSError(errno.EDQUOT, "Disk quota exceeded")

    monkeypatch.setattr(Path, "rename", refuse)
    target = str(tmp_path / "b.db")
    places = {"backup": [target], "restore": [str(saved)], "copy": [database, target]}
    ran = cli(command, *places[command])
    assert ran.code == 2
    assert re.fullmatch(r"azul: can't write \S+\.db: Disk quota exceeded\n", ran.err)
    assert sorted(path.name for path in tmp_path.iterdir()) == before


def test_a_backup_of_a_file_onto_itself_is_refused(cli: Cli, database: str) -> None:
    assert cli("backup", database).code == 2
    assert cli("check-database").code == 0


@pytest.mark.parametrize("piece", [1, backup.PAGES_PER_STEP])
def test_moves_during_a_backup_are_in_the_next_one(
    cli: Cli, database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, piece: int
) -> None:
    """The backup is of the moment at which it began, and isn't restarted by every move."""
    before = version_of_the_running_game(database)
    monkeypatch.setattr(backup, "PAGES_PER_STEP", piece)
    played: list[int] = []

    def play_meanwhile(_: float) -> None:
        if len(played) < 3:
            asyncio.run(play_on(database))
            played.append(RUNNING)

    monkeypatch.setattr("storage.maintenance.backup.time.sleep", play_meanwhile)
    assert cli("backup", tmp_path / "b.db").code == 0
    assert len(played) == (3 if piece == 1 else 0)
    assert version_of_the_running_game(str(tmp_path / "b.db")) == before
    assert version_of_the_running_game(database) == before + len(played)


def test_a_full_disk_leaves_nothing_behind(cli: Cli, database: str, tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    folder.mkdir()
    with no_file_may_exceed(Path(database).stat().st_size // 2):
        ran = cli("backup", folder / "b.db")
    assert ran.code == 2
    assert "the disk" in ran.err
    assert list(folder.iterdir()) == []


def test_a_damaged_database_is_not_backed_up(cli: Cli, database: str, tmp_path: Path) -> None:
    with closing(sqlite3.connect(database)) as db:
        (page,) = db.execute("SELECT rootpage FROM sqlite_master WHERE name = 'games_by_channel'").fetchone()
    with Path(database).open("r+b") as file:
        file.seek((page - 1) * 4096)
        file.write(b"\xff" * 4096)
    ran = cli("backup", tmp_path / "b.db")
    assert ran.code == 1
    assert ran.err.startswith("azul: ")
    assert len(ran.err.splitlines()) == 1
    assert not (tmp_path / "b.db").exists()
    assert not (tmp_path / "b.db.part").exists()


def test_a_backup_that_has_no_room_is_named(
    cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    connect = sqlite3.connect

    def connect_to_a_small_disk(path: object, **options: Any) -> sqlite3.Connection:
        db: sqlite3.Connection = connect(str(path), **options)
        if str(path).endswith(".part"):
            db.execute("PRAGMA max_page_count = 4")
        return db

    monkeypatch.setattr("storage.maintenance.sqlite.sqlite3.connect", connect_to_a_small_disk)
    ran = cli("backup", tmp_path / "b.db")
    assert ran.code == 2
    assert ran.err.startswith(f"azul: can't use the database {tmp_path / 'b.db.part'}: the disk is full; ")
    assert len(ran.err.splitlines()) == 1
    assert not list(tmp_path.glob("b.db*"))


def test_a_database_of_an_older_version_is_backed_up_as_it_is(
    cli: Cli, database: str, tmp_path: Path
) -> None:
    """Before an upgrade the program may already be the new one, and the bot still be the old one."""
    with closing(sqlite3.connect(database)) as db:
        db.execute("DROP TABLE analyses")
        db.execute("PRAGMA user_version = 11")
    assert cli("backup", tmp_path / "b.db").code == 0
    with closing(sqlite3.connect(tmp_path / "b.db")) as db:
        assert db.execute("PRAGMA user_version").fetchone() == (11,)
    ran = cli("check-database")
    assert ran.code == 2
    assert "an older version of this program has written it (schema 11" in ran.err


@pytest.fixture
def large(database: str) -> str:
    """Return a database of which a backup takes a moment."""
    spoil(database, "INSERT INTO servers VALUES (3, hex(zeroblob(20000000)))")
    return database


def a_backup_begun(database: str, file: Path) -> "subprocess.Popen[str]":
    """Return a process that has begun to write a backup in a folder of its own."""
    file.parent.mkdir()
    process = as_a_process(database, "backup", file)
    while not bytes_in(file.parent):
        assert process.poll() is None
        time.sleep(0.001)
    return process


@pytest.mark.thorough
def test_a_process_that_is_killed_leaves_nothing_that_looks_like_a_backup(
    cli: Cli, large: str, tmp_path: Path
) -> None:
    folder = tmp_path / "backups"
    process = a_backup_begun(large, folder / "b.db")
    process.kill()
    process.communicate()
    assert not (folder / "b.db").exists()

    assert cli("backup", folder / "b.db").code == 0
    assert [path.name for path in folder.iterdir()] == ["b.db"]


def test_what_a_killed_process_left_is_in_nobodys_way(cli: Cli, tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    folder.mkdir()
    for suffix in ("", *backup.SIDE_FILES):
        (folder / f"b.db.part{suffix}").write_text("half")
    assert cli("backup", folder / "b.db").code == 0
    assert [path.name for path in folder.iterdir()] == ["b.db"]
    assert cli("check-database", "--database", folder / "b.db").code == 0


def test_one_that_is_stopped_leaves_nothing(
    cli: Cli, database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "backups"
    folder.mkdir()
    written: list[str] = []
    steps, sleep = list[float](), time.sleep

    def stop(pause: float) -> None:
        steps.append(pause)
        if not written:
            written.extend(path.name for path in folder.iterdir())
            signal.raise_signal(signal.SIGTERM)
        sleep(0.01)

    monkeypatch.setattr(backup, "PAGES_PER_STEP", 1)
    monkeypatch.setattr("storage.maintenance.backup.time.sleep", stop)
    assert cli("backup", folder / "b.db") == Ran(130, "", "azul: stopped\n")
    assert "b.db.part" in written
    assert len(steps) < Path(database).stat().st_size // 4096 - 1  # it doesn't copy the rest first
    assert list(folder.iterdir()) == []


@pytest.mark.thorough
def test_a_process_that_is_stopped_leaves_nothing(large: str, tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    process = a_backup_begun(large, folder / "b.db")
    assert not (folder / "b.db").exists()
    process.send_signal(signal.SIGTERM)
    ran = ended(process)
    assert (ran.code, ran.err) == (130, "azul: stopped\n")
    assert list(folder.iterdir()) == []


def test_two_backups_to_the_same_file_are_not_made_at_once(cli: Cli, tmp_path: Path, holder: Holder) -> None:
    with holder.holding(tmp_path / "b.db.part"):
        ran = cli("backup", tmp_path / "b.db")
    assert ran.code == 2
    assert "it is in use by another process" in ran.err
    assert cli("backup", tmp_path / "b.db").code == 0


@pytest.mark.thorough
def test_of_two_processes_one_makes_a_backup(large: str, tmp_path: Path) -> None:
    both = [as_a_process(large, "backup", tmp_path / "b.db") for _ in range(2)]
    assert sorted(ended(process).code for process in both) == [0, 2]


def test_a_folder_that_is_not_there_is_named(cli: Cli, tmp_path: Path) -> None:
    ran = cli("backup", tmp_path / "nowhere" / "b.db")
    assert ran.err == f"azul: can't write {tmp_path}/nowhere/b.db: there is no directory {tmp_path}/nowhere\n"
    assert ran.code == 2
