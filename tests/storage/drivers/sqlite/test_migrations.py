"""Migrating older databases."""

import json
import random
import sqlite3
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing
from importlib import resources
from pathlib import Path

import pytest

from engine.statistics.rating import Standings
from storage.drivers.migrations import Migration, migrations_of, split
from storage.drivers.sqlite import SqliteStore
from storage.drivers.sqlite import schema as migrating
from storage.drivers.sqlite.schema import known_migrations, migrate
from storage.drivers.sqlite.setup import connect
from storage.records import StorageError
from tests.some import some
from tests.storage.builders import a_game, assert_whole
from tests.storage.test_statistics import a_history, rows

# ruff: noqa: ASYNC240 - a test's event loop serves nothing else


NEWEST = len(known_migrations())
KnowMigrations = Callable[[tuple[Migration, ...]], None]


@pytest.fixture
def know(monkeypatch: pytest.MonkeyPatch) -> Iterator[KnowMigrations]:
    """Be a version of the program that knows these migrations."""

    def know_these(migrations: tuple[Migration, ...]) -> None:
        monkeypatch.setattr(migrating, "known_migrations", lambda: migrations)

    yield know_these
    monkeypatch.undo()


def schema(path: Path) -> tuple[int, list[tuple[str, str]]]:
    with closing(sqlite3.connect(path)) as db:
        objects = db.execute(
            "SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY name"
        ).fetchall()
        return db.execute("PRAGMA user_version").fetchone()[0], objects


@pytest.fixture(scope="module")
def newest(tmp_path_factory: pytest.TempPathFactory) -> tuple[int, list[tuple[str, str]]]:
    """Return the schema of a new file."""
    path = tmp_path_factory.mktemp("newest") / "azul.db"
    connect(path).close()
    return schema(path)


@pytest.mark.one_in(4)
@pytest.mark.parametrize("version", range(NEWEST + 1))
async def test_every_older_schema_becomes_the_newest(
    tmp_path: Path, newest: tuple[int, list[tuple[str, str]]], version: int
) -> None:
    older = tmp_path / "older.db"
    if version:  # without a first migration there is no file that is ours
        with closing(sqlite3.connect(older, isolation_level=None)) as db:
            db.execute("PRAGMA synchronous = OFF")
            migrate(db, older, to=version)
    await (await SqliteStore.open(older)).close()
    assert schema(older) == newest


async def test_games_survive_a_migration(tmp_path: Path, know: KnowMigrations) -> None:
    path = tmp_path / "azul.db"
    store = await SqliteStore.open(path)
    game = await a_game(store)
    await store.close()
    note = Migration(NEWEST + 1, ("ALTER TABLE games ADD COLUMN note TEXT;",))
    know((*known_migrations(), note))
    store = await SqliteStore.open(path)
    assert await assert_whole(store, game.id) == game
    await store.close()
    assert schema(path)[0] == NEWEST + 1


async def test_sums_that_were_stored_before_points_of_broken_games_were_left_out_are_added_up_again(
    tmp_path: Path,
) -> None:
    path = tmp_path / "azul.db"
    store = await SqliteStore.open(path)
    for result in some(await a_history(store, random.Random(1))):
        assert await store.count(result.game_id, 0, result, Standings)
    counted = await rows(store)
    await store.close()
    with closing(sqlite3.connect(path)) as db, db:
        db.executescript(
            "ALTER TABLE tallies DROP COLUMN scored; UPDATE tallies SET score = 7;"
            "DELETE FROM tallies WHERE wins; UPDATE results SET best_score = 99; PRAGMA user_version = 27"
        )
    store = await SqliteStore.open(path)
    now = await rows(store)
    await store.close()
    assert now["results"] == counted["results"]
    assert sums(now) == sums(counted)


def sums(stored: Mapping[str, Sequence[tuple[object, ...]]]) -> list[list[str]]:
    """Return the rows of sums, whatever the order of their columns is."""
    return sorted(sorted(map(str, row)) for row in stored["tallies"])


def write_with_schema_1(path: Path, channel_id: int, *log: str) -> None:
    """Write a closed game as versions with schema 1 did."""
    with closing(sqlite3.connect(path)) as db, db:
        (game_id,) = db.execute(
            "INSERT INTO games"
            " (guild_id, channel_id, is_open, version, shown_version, created_at, updated_at, snapshot)"
            " VALUES (1, ?, FALSE, ?, 0, 0, 0, '') RETURNING id",
            (channel_id, len(log)),
        ).fetchone()
        for version, body in enumerate(log, 1):
            db.execute("INSERT INTO events VALUES (?, ?, 0, ?)", (game_id, version, body))


async def test_games_of_schema_1_have_begun_if_their_log_says_so(tmp_path: Path) -> None:
    path = tmp_path / "azul.db"
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        migrate(db, path, to=1)
    prankster = r'{"host":{"user_id":1,"name":"\"kind\":\"begun\"}"},"kind":"opened"}'
    cancelled = '{"user_id":1,"kind":"cancelled"}'
    write_with_schema_1(path, 1, prankster, '{"starter":0,"secret":"0a","kind":"begun"}', cancelled)
    write_with_schema_1(path, 2, prankster, cancelled)

    store = await SqliteStore.open(path)
    played, cancelled_lobby = await store.load(1), await store.load(2)
    await store.close()
    assert played is not None
    assert cancelled_lobby is not None
    assert (played.begun, cancelled_lobby.begun) == (True, False)


def a_snapshot(*user_ids: object) -> str:
    """Return as much of a snapshot as matters here, with names that try to be more than names."""
    name = '"},{"user_id":666,"name":"'
    return json.dumps({"host_id": 1, "players": [{"user_id": user, "name": name} for user in user_ids]})


async def test_games_that_older_versions_stored_are_found_by_those_who_play_them(tmp_path: Path) -> None:
    path = tmp_path / "azul.db"
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        migrate(db, path, to=4)
        rows = [  # channel, open, begun, updated, snapshot
            (1, True, True, 10, a_snapshot(1, 2)),
            (2, True, False, 20, a_snapshot(2)),
            (3, False, True, 30, a_snapshot(1, 2, 3)),
            (4, False, True, 40, a_snapshot(2, 1)),
            (5, False, False, 50, a_snapshot(1)),
            (6, True, True, 60, '{"players":[{"user_id":1'),
            (7, True, True, 70, "null"),
            (8, True, True, 80, '{"players":["x",3,null,{"user_id":"1"},{"user_id":1e99},[]]}'),
            (9, True, True, 90, a_snapshot(1, 1)),
        ]
        db.executemany(
            "INSERT INTO games (guild_id, channel_id, is_open, begun, version, shown_version, created_at,"
            " updated_at, snapshot) VALUES (1, ?, ?, ?, 1, 1, 0, ?, ?)",
            rows,
        )

    store = await SqliteStore.open(path)
    found = [
        [await store.games_of(user_id, open=is_open, limit=10) for is_open in (True, False)]
        for user_id in (1, 2, 3, 666)
    ]
    await store.close()

    assert found == [[[9, 1], [4, 3]], [[2, 1], [4, 3]], [[], [3]], [[], []]]


async def test_games_that_older_versions_stored_are_found_by_those_whom_they_name(tmp_path: Path) -> None:
    path = tmp_path / "azul.db"
    host = {"user_id": 1, "name": '"},{"user_id":666,"name":"'}
    lines = [  # game, body
        (1, json.dumps({"host": host, "order": [1, 4], "seats": 666, "kind": "opened"})),
        (1, json.dumps({"player": {"user_id": 2**62, "name": "Bruno"}, "kind": "joined"})),
        (1, '{"user_id":3,"kind":"left"}'),
        (1, '{"event":"undo 1","kind":"played"}'),
        (2, '{"user_id":3,"kind":"cancelled"}'),
        (2, '{"user_id":-5,"kind":"cancelled"}'),  # somebody whom an older version removed
        (3, '{"user_id":666'),
    ]
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        migrate(db, path, to=9)
        for channel_id in (1, 2, 3):
            db.execute(
                "INSERT INTO games (guild_id, channel_id, is_open, version, shown_version, created_at,"
                " updated_at, snapshot) VALUES (1, ?, FALSE, 1, 1, 0, 0, '')",
                [channel_id],
            )
        for version, (game_id, body) in enumerate(lines):
            db.execute("INSERT INTO events VALUES (?, ?, 0, ?)", [game_id, version, body])
        db.execute("INSERT INTO seats VALUES (3, 5, FALSE, 0)")

    store = await SqliteStore.open(path)
    found = {user_id: await store.games_naming(user_id) for user_id in (1, 2**62, 3, 4, 5, -5, 666)}
    leaving = await store.people_to_delete()
    await store.close()

    assert found == {1: [1], 2**62: [1], 3: [1, 2], 4: [1], 5: [3], -5: [], 666: []}
    assert leaving == []


@pytest.mark.parametrize("existing", [False, True], ids=["new", "existing"])
async def test_a_migration_that_fails_leaves_the_last_good_schema(
    tmp_path: Path, know: KnowMigrations, *, existing: bool
) -> None:
    path = tmp_path / "azul.db"
    good = known_migrations()
    if existing:
        await (await SqliteStore.open(path)).close()
    know(
        (*good, Migration(NEWEST + 1, ("CREATE TABLE half (done TEXT);", "INSERT INTO nowhere VALUES (1);")))
    )
    with pytest.raises(StorageError, match="nowhere"):
        await SqliteStore.open(path)
    version, objects = schema(path)
    assert version == NEWEST
    assert "half" not in [name for name, _ in objects]
    know(good)
    await (await SqliteStore.open(path)).close()


async def test_a_crash_during_a_migration_undoes_it(tmp_path: Path, know: KnowMigrations) -> None:
    running, crashed = tmp_path / "running.db", tmp_path / "crashed.db"
    await (await SqliteStore.open(running)).close()

    def copy_as_it_is() -> int:
        for suffix in ("", "-wal"):
            Path(f"{crashed}{suffix}").write_bytes(Path(f"{running}{suffix}").read_bytes())
        return 1

    good = known_migrations()
    # Half of this migration is in the running file's log, too large for memory, when it is copied.
    large = (
        "CREATE TABLE half AS WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 3000)"
        " SELECT i, hex(zeroblob(500)) FROM n;"
    )
    know((*good, Migration(NEWEST + 1, (large, "SELECT crash();"))))
    with closing(sqlite3.connect(running, isolation_level=None)) as db:
        db.create_function("crash", 0, copy_as_it_is)
        migrate(db, running)
    assert Path(f"{crashed}-wal").stat().st_size > 1_000_000
    know(good)
    await (await SqliteStore.open(crashed)).close()
    assert schema(crashed)[0] == NEWEST
    assert "half" not in [name for name, _ in schema(crashed)[1]]


def test_migrations_are_numbered_without_gaps() -> None:
    assert [migration.number for migration in known_migrations()] == list(range(1, NEWEST + 1))


def test_a_gap_in_the_numbers_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "sqlite").mkdir()
    for name in ("0001_games.sql", "0003_later.sql"):
        (tmp_path / "sqlite" / name).write_text("CREATE TABLE a (b);")
    monkeypatch.setattr(resources, "files", lambda _: tmp_path)
    with pytest.raises(RuntimeError, match="without gaps"):
        migrations_of.__wrapped__("sqlite")


def test_a_script_that_ends_in_the_middle_of_a_statement_is_refused() -> None:
    with pytest.raises(ValueError, match="ends in the middle"):
        list(split("CREATE TABLE a (b); CREATE TABLE c (d)"))
