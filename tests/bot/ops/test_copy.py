"""`python -m bot copy`: everything, between the engines, and again after it was interrupted."""

import asyncio
import re
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

import asyncpg
import pytest

from engine import Options
from storage.drivers import migrations, open_store
from storage.drivers.postgres import PostgresLeases
from storage.maintenance import reader
from storage.maintenance import tables as layout_module
from storage.maintenance.databases import copy_database, make_backup, name_of
from storage.maintenance.tables import OF_PROCESSES, ColumnKind, copied_tables
from storage.records import StorageError
from storage.shards import UNFINISHED_COPY
from tests.bot.ops.conftest import Cli, a_bot_on, as_a_process, bytes_in
from tests.bot.ops.sample_games import RUNNING, fill, games_in, play_on, spoil
from tests.engine.people import ADA, CHIYO
from tests.some import some
from tests.storage.drivers.sqlite.holder import Holder

MIGRATIONS: Final = Path(migrations.__file__).parent / "postgres"


@pytest.fixture(params=["sqlite", "postgres"])
def target(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Return a database that is empty, or not yet there."""
    if request.param == "sqlite":
        return str(tmp_path / "target.db")
    return str(request.getfixturevalue("postgres_url"))


async def version_in(database: str) -> int:
    """Return how many events the running game has."""
    store = await open_store(database)
    game = await games_in(store).get(RUNNING)
    await store.close()
    return game.version


async def next_id(database: str) -> int:
    """Open a table; return its number."""
    store = await open_store(database)
    game = await games_in(store).open(guild_id=1, channel_id=77, host=ADA, options=Options(2))
    await store.close()
    return game.id


def test_everything_is_copied_and_the_game_goes_on(cli: Cli, database: str, target: str) -> None:
    ran = cli("copy", database, target)
    assert (ran.code, ran.err) == (0, "")
    with closing(sqlite3.connect(database)) as db:
        counted = [db.execute(f"SELECT count(*) FROM {each.name}").fetchone() for each in copied_tables()]  # noqa: S608 - our own tables
    rows = sum(count for (count,) in counted)
    assert ran.out.startswith(f"{name_of(target)} has the same {rows:,} rows as {database}\nSHA-256 ")
    assert cli("check-database", "--database", target).code == 0
    asyncio.run(play_on(target))
    assert cli("check-database", "--database", target).code == 0


def test_a_copy_of_the_copy_is_the_same(cli: Cli, database: str, postgres_url: str, tmp_path: Path) -> None:
    digests = [
        cli("copy", database, postgres_url).out,
        cli("copy", postgres_url, tmp_path / "b.db").out,
    ]
    assert digests[0].splitlines()[1] == digests[1].splitlines()[1]
    with closing(sqlite3.connect(tmp_path / "b.db")) as db:
        assert db.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        copied = {
            table.name: db.execute(f"SELECT * FROM {table.name}").fetchall()  # noqa: S608 - our own tables
            for table in copied_tables()
        }
    with closing(sqlite3.connect(database)) as db:
        for table in some(copied_tables()):
            rows = db.execute(f"SELECT * FROM {table.name}").fetchall()  # noqa: S608 - the same
            assert sorted(rows) == sorted(copied[table.name])
    assert not list(tmp_path.glob("*.part*"))

    spoil(database, "UPDATE sqlite_sequence SET seq = 99 WHERE name = 'games'")  # the next number is 100
    assert cli("copy", database, tmp_path / "c.db").out.splitlines()[1] != digests[0].splitlines()[1]
    ran = cli("copy", database, postgres_url)
    assert ran.code == 1
    assert ran.err.endswith(f" would give games other numbers than {database}\n")

    spoil(database, "UPDATE sqlite_sequence SET seq = 3 WHERE name = 'games'")
    spoil(database, "DELETE FROM people WHERE user_id = ?", CHIYO.user_id)
    ran = cli("copy", database, postgres_url)
    assert ran.code == 1
    assert f": people differs, first at {CHIYO.user_id}, and has 2 rows, not 1; empty it to" in ran.err


def test_a_number_is_not_used_again_after_the_game_was_removed(cli: Cli, database: str, target: str) -> None:
    assert cli("remove-game", 3).code == 0
    assert cli("copy", database, target).code == 0
    assert asyncio.run(next_id(target)) == 4


def test_a_database_without_games_is_copied_and_gets_its_first_game(
    cli: Cli, target: str, tmp_path: Path
) -> None:
    async def make_one() -> None:
        await (await open_store(tmp_path / "new.db")).close()
        if "://" in target:  # a copy was killed before it had noted of what
            db = await asyncpg.connect(target)
            await db.execute(f"CREATE TABLE {UNFINISHED_COPY} (source TEXT NOT NULL)")
            await db.close()

    asyncio.run(make_one())
    assert cli("copy", tmp_path / "new.db", target).code == 0
    assert asyncio.run(next_id(target)) == 1


def test_nothing_stored_is_forgotten_by_the_copy(postgres_url: str) -> None:
    """A table or column that one engine has and the other hasn't would be."""

    async def columns() -> dict[str, set[str]]:
        db = await asyncpg.connect(postgres_url)
        rows = await db.fetch(
            "SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = 'public'"
        )
        await db.close()
        found: dict[str, set[str]] = {}
        for table, column in rows:
            found.setdefault(table, set()).add(column)
        return found

    there = asyncio.run(columns())
    assert {table.name: set(table.names) for table in copied_tables()} == {
        name: columns
        for name, columns in there.items()
        if name not in OF_PROCESSES | {"azul_schema", "azul_copy"}
    }


def test_rows_have_the_same_order_in_every_engine() -> None:
    """PostgreSQL compares texts as the machine's language does, unless a column says otherwise."""
    made = "".join(path.read_text(encoding="utf-8") for path in sorted(MIGRATIONS.glob("*.sql")))
    texts = {
        (table.name, column.name)
        for table in copied_tables()
        for column in table.columns
        if column.name in table.key and column.kind is ColumnKind.TEXT
    }
    for table, column in some(texts):
        (columns,) = re.findall(rf"CREATE TABLE {table} \((.*?)\n\)", made, re.DOTALL)
        assert f'{column} TEXT COLLATE "C"' in columns


class Killed(BaseException):
    """The process is gone."""


def copy_until(database: str, target: str, killed_after: int) -> None:
    """Copy row by row, and leave as a process does that is killed after some of them."""
    rows = 0

    def progress(what: str, _: int) -> None:
        nonlocal rows
        rows += what.startswith("copying")
        if rows > killed_after:
            raise Killed

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(reader, "ROWS_PER_BATCH", 1)
        with pytest.raises(Killed):
            asyncio.run(copy_database(database, target, progress))


@pytest.mark.parametrize("killed_after", [0, 2, 3, 20, 30])
def test_a_copy_to_a_server_goes_on_where_it_was_and_no_bot_can_use_it_until_then(
    cli: Cli, database: str, postgres_url: str, killed_after: int
) -> None:
    copy_until(database, postgres_url, killed_after)
    with pytest.raises(StorageError, match="a copy into it isn't finished; run the same"):
        asyncio.run(open_store(postgres_url))
    assert "a copy into it isn't finished" in cli("check-database", "--database", postgres_url).err
    assert cli("copy", database, postgres_url).code == 0
    assert cli("check-database", "--database", postgres_url).code == 0
    assert cli("copy", database, postgres_url).code == 0


@pytest.mark.parametrize(
    ("damage", "where"),
    [
        ("UPDATE beats SET at = 'x'", "in beats 1, 0 at is not a number"),
        ("UPDATE games SET begun = 2 WHERE id = 2", "in games 2 begun is not true or false"),
        ("UPDATE events SET body = x'ff' WHERE game_id = 1", "in events 1, 1 body is not a text"),
    ],
)
def test_damage_is_not_copied(cli: Cli, database: str, tmp_path: Path, damage: str, where: str) -> None:
    with closing(sqlite3.connect(database)) as db, db:
        db.execute(damage)
    ran = cli("copy", database, tmp_path / "b.db")
    assert ran.code == 1
    assert f"the database {database} is damaged: {where}" in ran.err
    assert not list(tmp_path.glob("b.db*"))


def test_a_copy_to_a_file_that_fails_leaves_nothing(database: str, tmp_path: Path) -> None:
    folder = tmp_path / "copies"
    folder.mkdir()
    copy_until(database, str(folder / "b.db"), 5)
    assert list(folder.iterdir()) == []


def test_half_a_copy_is_never_taken_for_a_database(
    cli: Cli, database: str, postgres_url: str, tmp_path: Path
) -> None:
    """A process that is killed leaves a file, and somebody may rename it."""
    half = tmp_path / "half.db"

    def progress(what: str, _: int) -> None:
        if what == "copying servers":
            shutil.copyfile(tmp_path / "b.db.part", half)

    asyncio.run(copy_database(database, postgres_url))
    asyncio.run(make_backup(postgres_url, tmp_path / "b.db", progress))
    for command in (("check-database", "--database", half), ("copy", half, tmp_path / "c.db")):
        ran = cli(*command)
        assert ran.code == 2
        assert "it is an unfinished copy; make it again" in ran.err
    with pytest.raises(StorageError, match="it is an unfinished copy"):
        asyncio.run(open_store(str(half)))


async def servers_in(url: str) -> int:
    """Return how many servers' settings have been copied to a database on a server."""
    db = await asyncpg.connect(url)
    try:
        return int(await db.fetchval("SELECT count(*) FROM servers"))
    finally:
        await db.close()


def has_copied(target: str, servers: int) -> bool:
    """Return whether the settings of about so many servers have been copied."""
    if "://" in target:
        return asyncio.run(servers_in(target)) >= servers
    return bytes_in(Path(target).parent, "target.db.part*") >= servers * SETTINGS


SETTINGS: Final = 3_000
"""Bytes of a server's settings."""


@pytest.mark.one_in(2)
@pytest.mark.thorough
def test_a_copy_whose_process_is_killed_again_and_again_is_whole_in_the_end(
    cli: Cli, database: str, target: str
) -> None:
    settings = '{"seats":3}'.ljust(SETTINGS)
    with closing(sqlite3.connect(database)) as db, db:
        db.executemany("INSERT INTO servers VALUES (?, ?)", ((n, settings) for n in range(9, 6_009)))
    for servers in (500, 1_500, 3_000):
        process = as_a_process(database, "copy", database, target)
        while not has_copied(target, servers):
            assert process.poll() is None
        process.kill()
        process.communicate()
    assert cli("copy", database, target).code == 0
    assert cli("check-database", "--database", target).code == 0


def test_a_copy_that_ends_before_the_file_has_its_name_can_be_made_again(
    cli: Cli, database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def killed(*_: object) -> None:
        raise Killed

    with monkeypatch.context() as patch:
        patch.setattr(Path, "rename", killed)
        with pytest.raises(Killed):
            asyncio.run(copy_database(database, tmp_path / "b.db"))
    assert not (tmp_path / "b.db").exists()
    assert cli("copy", database, tmp_path / "b.db").code == 0
    assert cli("check-database", "--database", tmp_path / "b.db").code == 0


def test_what_has_changed_since_a_copy_was_begun_is_not_mixed_with_it(
    cli: Cli, database: str, postgres_url: str
) -> None:
    copy_until(database, postgres_url, 5)
    asyncio.run(play_on(database))
    ran = cli("copy", database, postgres_url)
    assert ran.code == 2
    assert (
        "it is an unfinished copy of another database, or the one that it is copied from has changed"
        in ran.err
    )


def test_a_database_with_games_is_not_copied_over(cli: Cli, database: str, target: str) -> None:
    asyncio.run(fill(target))
    asyncio.run(play_on(target))
    version = asyncio.run(version_in(target))
    ran = cli("copy", database, target)
    assert ran.code != 0
    assert len(ran.err.splitlines()) == 1
    assert asyncio.run(version_in(target)) == version
    assert cli("check-database", "--database", target).code == 0


def test_a_difference_is_named(cli: Cli, database: str, target: str, monkeypatch: pytest.MonkeyPatch) -> None:
    real_upsert = layout_module.upsert
    broken = {"servers": "INSERT INTO servers (guild_id, settings) VALUES (?, ? || ' ')"}
    for module in ("sqlite", "postgres"):
        monkeypatch.setattr(
            f"storage.maintenance.{module}.upsert", lambda table: broken.get(table.name) or real_upsert(table)
        )
    ran = cli("copy", database, target)
    assert ran.code == 1
    assert f"is no copy of {database}: servers differs, first at 1; " in ran.err
    if "://" in target:
        with pytest.raises(StorageError, match="a copy into it isn't finished"):
            asyncio.run(open_store(target))
    else:
        assert not Path(target).exists()


@pytest.mark.parametrize("used", ["source", "target"])
def test_a_database_that_a_bot_uses_is_neither_copied_nor_copied_into_nor_upgraded(
    cli: Cli, database: str, postgres_url: str, holder: Holder, used: str
) -> None:
    with holder.holding(database) if used == "source" else a_bot_on(postgres_url):
        for ran in (
            cli("copy", database, postgres_url),
            cli("upgrade", "--database", database if used == "source" else postgres_url),
        ):
            assert ran.code == 2
            assert "it is in use by " in ran.err
    assert cli("copy", database, postgres_url).code == 0


def test_a_bot_whose_connections_a_pooler_hides_is_found_by_its_heartbeats(
    cli: Cli, database: str, postgres_url: str
) -> None:
    async def beat(ago: int) -> None:
        """Let a process be taken for alive until so many seconds ago."""
        leases = await PostgresLeases.open(postgres_url)
        await leases.heartbeat("one", 1, {0})
        until = f"UPDATE processes SET expires_at = {leases.now} - ?"  # noqa: S608 - ours
        await leases._execute("who is there", until, 1_000 * ago)
        await leases.close()

    asyncio.run(beat(-3_600))
    ran = cli("copy", database, postgres_url)
    assert (ran.code, "it is in use by a bot" in ran.err) == (2, True)
    asyncio.run(beat(60))  # and it has been silent for long
    assert cli("copy", database, postgres_url).code == 0


def test_a_copy_of_what_is_not_there_is_refused(cli: Cli, tmp_path: Path, database: str) -> None:
    nowhere = tmp_path / "nowhere.db"
    assert cli("copy", nowhere, tmp_path / "b.db").code == 2
    assert cli("copy", database, database).code == 2
    assert cli("copy", database, "postgresql://azul:hunter2@127.0.0.1:1/azul").code == 2
    assert sorted(path.name for path in tmp_path.iterdir()) == ["azul.db"]


@pytest.mark.parametrize("url", ["postgresql://127.0.0.1:x/azul", "postgresql://127.0.0.1/azul?port=x"])
def test_a_server_whose_port_is_no_number_is_refused(cli: Cli, database: str, url: str) -> None:
    ran = cli("copy", database, url)
    assert ran.code == 2
    assert ran.err.startswith("azul: can't use the database")
    assert ran.err.count("\n") == 1


def test_no_password_is_said(cli: Cli, database: str) -> None:
    ran = cli("copy", database, "postgresql://azul:hunter2@127.0.0.1:1/azul")
    assert "hunter2" not in ran.err
    assert "azul on 127.0.0.1:1" in ran.err
