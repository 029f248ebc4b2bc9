"""Going back: to a backup, and to the program that was there before."""

import asyncio
import os
import shutil
import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot.process import _back_up_before_migration
from bot.settings import Settings
from storage.drivers.migrations import migrations_of
from storage.drivers.sqlite.schema import migrate
from storage.maintenance.backup import SIDE_FILES, Unwritable
from storage.maintenance.databases import back_up_before_migration
from storage.records import StorageError
from tests.bot.ops.conftest import Cli
from tests.bot.ops.sample_games import spoil
from tests.bot.process import a_port_in_use, run_bot_here
from tests.former_servers import FIRST, written_by_postgres
from tests.some import some
from tests.storage.drivers.sqlite.holder import Holder

NEWEST = migrations_of("sqlite")[-1].number


def content(file: str | Path) -> list[str]:
    """Return all that is in a database file."""
    with closing(sqlite3.connect(f"{Path(file).as_uri()}?mode=ro", uri=True)) as db:
        return list(db.iterdump())


def schema_of(file: Path) -> int:
    with closing(sqlite3.connect(file)) as db:
        ((version,),) = db.execute("PRAGMA user_version").fetchall()
    return int(version)


def test_a_backup_takes_the_place_of_the_database_which_gets_another_name(
    cli: Cli, database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    backup = tmp_path / "b.db"
    assert cli("backup", backup).code == 0
    saved = content(backup)
    spoil(database, "DELETE FROM people")
    lost = content(database)
    synced: list[tuple[int, int]] = []
    fsync = os.fsync

    def noted(descriptor: int) -> None:
        synced.append((os.fstat(descriptor).st_ino, Path(database).stat().st_ino))
        fsync(descriptor)

    monkeypatch.setattr(os, "fsync", noted)
    ran = cli("restore", backup)

    assert ran.code == 0
    assert synced[-1] == (tmp_path.stat().st_ino, Path(database).stat().st_ino)
    assert content(database) == saved == content(backup)
    (replaced,) = tmp_path.glob("azul-replaced-*.db")
    assert content(replaced) == lost
    assert ran.out == f"{database} now has the contents of {backup}\nthe previous file is now {replaced}\n"
    assert cli("check-database").code == 0


def test_what_a_killed_bot_left_beside_the_database_goes_with_it(
    cli: Cli, database: str, tmp_path: Path
) -> None:
    assert cli("backup", tmp_path / "b.db").code == 0
    for suffix in SIDE_FILES:
        Path(database + suffix).write_text(suffix)
    assert cli("restore", tmp_path / "b.db").code == 0
    assert [suffix for suffix in SIDE_FILES if Path(database + suffix).exists()] == []
    left = {file.name.rpartition(".db")[2]: file for file in tmp_path.glob("azul-replaced-*")}
    assert left.keys() == {"", *SIDE_FILES}
    for suffix in some(SIDE_FILES):
        assert left[suffix].read_text() == suffix
    assert cli("check-database").code == 0


def test_a_backup_can_be_restored_where_nothing_is_left(cli: Cli, database: str, tmp_path: Path) -> None:
    backup = tmp_path / "b.db"
    shutil.move(database, backup)
    ran = cli("restore", backup)
    assert (ran.code, ran.out) == (0, f"{database} now has the contents of {backup}\n")
    assert Path(database).stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize("wrong", ["missing", "text", "damaged"])
def test_what_is_no_whole_backup_is_not_restored(cli: Cli, database: str, tmp_path: Path, wrong: str) -> None:
    backup, before = tmp_path / "b.db", content(database)
    if wrong == "text":
        backup.write_text("not a database\n" * 100)
    elif wrong == "damaged":
        shutil.copyfile(database, backup)
        backup.write_bytes(backup.read_bytes()[:-8192] + b"x" * 8192)
    ran = cli("restore", backup)
    assert ran.code != 0
    assert len(ran.err.splitlines()) == 1
    assert content(database) == before
    assert not list(tmp_path.glob("*re[sp]*.db"))


def test_a_database_that_a_bot_uses_is_not_replaced(
    cli: Cli, database: str, tmp_path: Path, holder: Holder
) -> None:
    backup = shutil.copyfile(database, tmp_path / "b.db")
    with holder.holding(database):
        ran = cli("restore", backup)
    assert ran.code == 2
    assert "it is in use by another process" in ran.err
    assert list(tmp_path.glob("azul-re*")) == []


def test_to_a_server_a_backup_is_copied(cli: Cli, tmp_path: Path) -> None:
    ran = cli("restore", tmp_path / "b.db", "--database", "postgresql://azul@db.example/azul")
    assert ran.code == 2
    assert f"python -m bot copy {tmp_path / 'b.db'} to it" in ran.err


def test_a_start_that_migrates_makes_a_backup_with_which_the_former_program_goes_on(
    cli: Cli, older: Path
) -> None:
    before, old_schema = content(older), schema_of(older)

    with a_port_in_use() as port:  # so that it ends soon
        ended = run_bot_here(older.parent, AZUL_DATABASE=str(older), AZUL_LOCAL_PORT=str(port))
    assert f"AZUL_LOCAL_PORT: can't listen on port {port}" in ended.stderr
    assert schema_of(older) == NEWEST

    (backup,) = (older.parent / "backups").iterdir()
    assert backup.name.startswith(f"azul-schema-{old_schema}-")
    assert content(backup) == before
    ran = cli("restore", backup, "--database", older)
    assert ran.code == 0
    assert content(older) == before
    assert schema_of(older) == old_schema  # the former program refuses what is newer
    with closing(sqlite3.connect(older, isolation_level=None)) as db:
        migrate(db, older, to=old_schema)  # as that program does
    assert content(older) == before


async def test_a_start_that_fails_again_and_again_makes_one_backup(older: Path, tmp_path: Path) -> None:
    now = datetime(2026, 11, 23, 12, tzinfo=UTC)
    made = {
        await back_up_before_migration(older, tmp_path / "b", now.replace(minute=each)) for each in range(5)
    }
    begin = f"azul-schema-{schema_of(older)}-2026-11-23"
    assert made == {tmp_path / "b" / f"{begin}-120000.db"}

    written = (tmp_path / "b" / f"{begin}-120000.db").stat().st_mtime + 1
    os.utime(older, (written, written))  # the older version has run again
    later = await back_up_before_migration(older, tmp_path / "b", now.replace(hour=13))
    assert later == tmp_path / "b" / f"{begin}-130000.db"


async def test_a_database_that_another_bot_uses_is_not_backed_up_by_a_start(
    older: Path, tmp_path: Path, holder: Holder
) -> None:
    with holder.holding(older), pytest.raises(StorageError, match="it is in use by another process"):
        await back_up_before_migration(older, tmp_path / "b", datetime.now(UTC))
    assert not (tmp_path / "b").exists()


async def test_a_folder_for_the_backup_before_an_upgrade_is_made_but_none_around_it(
    older: Path, tmp_path: Path
) -> None:
    folder = tmp_path / "disk" / "backups"
    with pytest.raises(Unwritable, match=f"can't make the folder {folder}: No such file or directory"):
        await back_up_before_migration(older, folder, datetime.now(UTC))
    folder.parent.mkdir()
    assert await back_up_before_migration(older, folder, datetime.now(UTC)) is not None


async def test_a_database_of_this_version_is_not_backed_up_by_a_start(
    database: str, postgres_url: str, tmp_path: Path
) -> None:
    (tmp_path / "empty.db").touch()
    without_tables = f"{postgres_url}&search_path=nowhere"
    for file in (database, tmp_path / "new.db", tmp_path / "empty.db", postgres_url, without_tables):
        assert await back_up_before_migration(file, tmp_path / "b", datetime.now(UTC)) is None
    assert not (tmp_path / "b").exists()


async def test_somebody_who_wants_no_backups_gets_none(older: Path) -> None:
    await _back_up_before_migration(Settings(database=older, backups=None))
    assert not (older.parent / "backups").exists()


def test_backups_of_a_server_have_a_folder_though_no_database_file_has_made_it(
    postgres_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    settings = Settings.model_validate({"token": "a.b.c", "database": postgres_url})
    asyncio.run(_back_up_before_migration(settings))
    assert [path.name for path in tmp_path.iterdir()] == ["data"]


def test_a_server_is_backed_up_into_a_file_of_the_same_schema(
    cli: Cli, older: Path, empty_postgres_url: str, tmp_path: Path
) -> None:
    asyncio.run(written_by_postgres(older, empty_postgres_url))
    made = asyncio.run(back_up_before_migration(empty_postgres_url, tmp_path / "b", datetime.now(UTC)))
    assert made is not None
    assert schema_of(made) == FIRST
    with closing(sqlite3.connect(made)) as db:
        assert db.execute("SELECT count(*) FROM games").fetchone() == (3,)
    assert cli("upgrade", "--database", made).code == 0
