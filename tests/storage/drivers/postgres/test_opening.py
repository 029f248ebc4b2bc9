"""Opening a database on a server: what isn't right is said in one line, and nothing is changed."""

import asyncio
import re
from collections.abc import AsyncIterator
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import asyncpg
import pytest

from storage.drivers import open_store
from storage.drivers.migrations import Migration
from storage.drivers.postgres import PostgresLeases, PostgresStore, setup
from storage.drivers.postgres.address import SESSION, parse
from storage.drivers.postgres.pool import ANSWER_GRACE_SECONDS, CONNECT_SECONDS, IDLE_SECONDS
from storage.drivers.postgres.setup import known_migrations
from storage.maintenance.databases import open_for_maintenance
from storage.records import StorageError
from tests.some import some
from tests.storage.builders import a_game, assert_whole
from tools.postgres import Server

NEWEST = known_migrations()[-1].number
GUIDE = Path(__file__).parents[4] / "docs/postgresql.md"


@pytest.fixture
async def empty(postgres_server: Server, empty_postgres_url: str) -> AsyncIterator[str]:
    """Return the URL of a database without any tables, for a user that isn't the server's master."""
    assert empty_postgres_url == postgres_server.url("empty")
    db = await asyncpg.connect(postgres_server.url())
    await db.execute("CREATE ROLE player LOGIN")
    await db.execute("ALTER DATABASE empty OWNER TO player")
    yield postgres_server.url("empty", user="player").replace("azul@", "")
    await db.execute("DROP DATABASE empty WITH (FORCE)")
    await db.execute("DROP ROLE player")
    await db.close()


async def run(url: str, *statements: str) -> list[tuple[object, ...]]:
    db = await asyncpg.connect(url)
    rows = [await db.fetch(statement) for statement in statements]
    await db.close()
    return [tuple(row) for row in rows[-1]]


async def refused(url: str) -> str:
    with pytest.raises(StorageError) as caught:
        await PostgresStore.open(url)
    assert "\n" not in str(caught.value)
    return str(caught.value)


async def test_several_processes_make_the_tables_together(empty: str) -> None:
    stores = await asyncio.gather(*(PostgresStore.open(empty) for _ in range(8)))
    game = await a_game(stores[0])
    assert await assert_whole(stores[7], game.id) == game
    for store in stores:
        await store.close()
    assert await run(empty, "SELECT version FROM azul_schema") == [(NEWEST,)]


@pytest.mark.one_in(4)
@pytest.mark.parametrize("version", range(known_migrations()[0].number, NEWEST))
async def test_every_older_schema_becomes_the_newest(empty: str, postgres_url: str, version: int) -> None:
    db = await asyncpg.connect(empty)
    await setup.migrate(db, "older", to=version)
    await db.close()
    await (await PostgresStore.open(empty)).close()
    columns = (
        "SELECT table_name, column_name, data_type, is_nullable, column_default"
        " FROM information_schema.columns WHERE table_schema = 'public' ORDER BY 1, 2"
    )
    indexes = "SELECT indexdef FROM pg_indexes WHERE schemaname = 'public' ORDER BY 1"
    for what in (columns, indexes):
        assert await run(empty, what) == await run(postgres_url, what)


async def test_a_migration_that_fails_leaves_the_last_good_schema(
    empty: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    say_how_patient = (
        "DO $$BEGIN RAISE 'nowhere: % %', current_setting('statement_timeout'), "
        "current_setting('lock_timeout'); END$$"
    )
    broken = Migration(NEWEST + 1, ("CREATE TABLE half (done TEXT)", say_how_patient))
    steps = (*known_migrations(), broken)
    with monkeypatch.context() as patch:
        patch.setattr(setup, "known_migrations", lambda: steps)
        assert "nowhere: 10min 1min" in await refused(empty)
    assert await run(empty, "SELECT version FROM azul_schema") == [(NEWEST,)]
    assert await run(empty, "SELECT 1 FROM pg_class WHERE relname = 'half'") == []
    await (await PostgresStore.open(empty)).close()


async def test_a_newer_schema_is_refused_and_left_alone(empty: str) -> None:
    await (await PostgresStore.open(empty)).close()
    await run(empty, "UPDATE azul_schema SET version = version + 1")
    said = await refused(empty)
    assert f"(schema {NEWEST + 1}, this one knows up to {NEWEST}); update the program" in said
    assert await run(empty, "SELECT version FROM azul_schema") == [(NEWEST + 1,)]
    with pytest.raises(StorageError, match="a newer version of this program has written it"):
        await open_for_maintenance(empty, may_be_older=True).__aenter__()


async def test_operators_commands_ask_for_an_upgrade_of_an_older_schema(postgres_url: str) -> None:
    await run(postgres_url, "UPDATE azul_schema SET version = version - 1")
    try:
        with pytest.raises(StorageError, match=r"an older version .*; run python -m bot upgrade first"):
            await open_for_maintenance(postgres_url).__aenter__()
    finally:
        await run(postgres_url, "UPDATE azul_schema SET version = version + 1")


async def test_the_database_of_another_program_is_refused_and_left_alone(empty: str) -> None:
    await run(empty, "CREATE TABLE invoices (id INT)")
    assert "it has tables of another program: invoices" in await refused(empty)
    assert await run(empty, "SELECT relname FROM pg_class WHERE relname LIKE 'azul%'") == []


async def test_games_can_be_in_a_schema_of_their_own(empty: str) -> None:
    await run(empty, "CREATE TABLE invoices (id INT)", "CREATE SCHEMA games")
    store = await PostgresStore.open(f"{empty}&search_path=games")
    game = await a_game(store)
    await store.close()
    assert await run(empty, "SELECT id FROM games.games") == [(game.id,)]
    assert "there is no such schema" in await refused(f"{empty}&search_path=nowhere")


async def test_a_user_who_may_not_create_tables_is_refused(empty: str, postgres_server: Server) -> None:
    as_owner = postgres_server.url("empty")
    await run(as_owner, "ALTER DATABASE empty OWNER TO azul", "REVOKE CREATE ON SCHEMA public FROM public")
    assert "permission denied" in await refused(empty)


async def test_a_user_who_may_not_write_is_refused(empty: str, postgres_server: Server) -> None:
    as_owner = postgres_server.url("empty")
    await (await PostgresStore.open(as_owner)).close()
    await run(as_owner, "GRANT SELECT ON ALL TABLES IN SCHEMA public TO player")
    assert "permission denied; the bot's user has to own its tables" in await refused(empty)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (("/empty?", "/nowhere?"), "there is no such database; create it"),
        (("user=player", "user=stranger"), "check user, password and pg_hba.conf"),
        (("host=", "host=/nowhere"), "no server answers at that address"),
        (("user=player", "user=player&pool=0"), "pool has to be a number from 1 to 1000, not '0'"),
        (("user=player", "user=player&pool=many"), "pool has to be a number"),
        (("user=player", "user=player&statement_cache_size=-1"), "statement_cache_size has to be a number"),
        (("user=player", "user=player&pool"), "can't use the database's URL"),
        (("user=player", "user=player&sslmode=perhaps"), "sslmode"),
        (("postgresql://", "postgresql://azul:x/y@"), "in the password % # / ? @ [ ] as %25 %23 %2F %3F %40"),
        (("host=", "port=99999999&host="), "can't use the database"),
        (("host=", "port=x&host="), "can't use the database"),
        (("postgresql://", "postgresql://["), "can't use the database's URL"),
        (("user=player", "user=player&target_session_attrs=standby"), "can't use the database"),
        (("user=player", "user=player&target_session_attrs=writable"), "can't use the database"),
    ],
)
async def test_what_is_wrong_with_a_url_is_said_in_one_line(
    empty: str, change: tuple[str, str], reason: str
) -> None:
    said = await refused(empty.replace(*change))
    assert reason in said
    assert "hunter2" not in said


@pytest.mark.parametrize(
    ("url", "wanted"),
    [
        ("postgresql://one/games", []),
        ("postgresql://one,two/games", ["read-write"]),
        ("postgresql://one,two/games?target_session_attrs=any", ["any"]),
        ("postgresql:///games?host=one,two", ["read-write"]),
    ],
)
def test_of_several_servers_one_that_can_be_written_is_wanted_unless_the_url_says_otherwise(
    url: str, wanted: list[str]
) -> None:
    asked = parse_qs(urlsplit(parse(url).url).query)
    assert asked.get("target_session_attrs", []) == wanted


def test_settings_are_as_the_guide_says(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("storage.drivers.postgres.address.SESSION", SESSION)
    guide = " ".join(GUIDE.read_text(encoding="utf-8").split())
    said = dict(re.findall(r"\| `(\w+)` \| (\d+) \|", guide)) | dict(re.findall(r"`(\w+)=(\w+)`", guide))
    address = parse("postgresql://localhost/games")
    used = {"pool": str(address.pool), "statement_cache_size": str(address.statement_cache_size)}
    for setting, value in some((used | dict(address.session)).items()):
        assert setting == "application_name" or said[setting] == value
    assert f"doesn't become free, within {CONNECT_SECONDS} s is given up" in guide
    assert (ANSWER_GRACE_SECONDS, "an answer that is half a second late" in guide) == (0.5, True)
    assert (IDLE_SECONDS, "nobody needed for five minutes is closed" in guide) == (5 * 60, True)


async def test_a_url_may_end_with_a_question_mark() -> None:
    for open_at in (PostgresStore.open, PostgresLeases.open):
        with pytest.raises(StorageError, match="no server answers at that address"):
            await open_at("postgresql://localhost:1/games?")


@pytest.mark.parametrize("scheme", ["postgres", "POSTGRESQL"])
async def test_a_url_may_begin_in_other_ways(scheme: str) -> None:
    with pytest.raises(StorageError, match="games on localhost:1: no server answers at that address"):
        await open_store(f"{scheme}://localhost:1/games")


async def test_no_error_tells_the_password(empty: str) -> None:
    for url in (
        "postgresql://azul:hunter2@127.0.0.1:1/azul",
        "postgresql://azul:hunter2@/azul?host=/nowhere",
        "postgresql://azul:hunter2@[/azul",
        "postgresql://azul:hunter2#x@127.0.0.1:1/azul",
        "postgresql://azul:x/hunter2@127.0.0.1:1/azul",
        "postgresql://azul:5432/hunter2@127.0.0.1:1/azul",
        "postgresql://azul:5432#hunter2@127.0.0.1:1/azul",
        "postgresql://azul:x?hunter2@127.0.0.1:1/azul",
        "postgresql://azul:x@y/hunter2@127.0.0.1:1/azul",
        "postgresql://azul:hunter2/x@127.0.0.1:1/azul",
        "postgresql://azul:x@hunter2@127.0.0.1:1/azul",
        "postgresql://azul:hunter2\u2100@127.0.0.1:1/azul",
        f"{empty}&password=hunter2".replace("player", "stranger"),
    ):
        assert "hunter2" not in await refused(url)


async def test_an_engine_or_pooler_that_takes_no_settings_is_used_without(
    empty: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("storage.drivers.postgres.address.SESSION", {"unknown_setting": "1"})
    store = await PostgresStore.open(empty)
    game = await a_game(store)
    assert await assert_whole(store, game.id) == game
    await store.close()
    assert "takes no settings from the bot" in caplog.text
