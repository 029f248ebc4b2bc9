"""A server that goes and comes back, and one that stands by for another."""

import asyncio
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import asyncpg
import pytest

from storage.drivers.postgres import PostgresStore
from storage.records import StorageError, StoredGame, Unavailable
from tests.some import some
from tests.storage.builders import a_game, a_move, assert_whole
from tests.waiting import PATIENCE
from tools.postgres import Server


@pytest.fixture(scope="module")
def created() -> Iterator[Server]:
    """Create a server that keeps what it has acknowledged."""
    server = Server.create({"synchronous_commit": "on"}, durable=False)
    yield server
    server.remove()


@pytest.fixture
async def server(created: Server) -> Server:
    """Let the server run, with an empty database."""
    if not created.is_running:
        created.start()
    db = await asyncpg.connect(created.url())
    await db.execute("DROP SCHEMA public CASCADE; CREATE SCHEMA public")
    await db.close()
    return created


@pytest.fixture
async def store(server: Server) -> AsyncIterator[PostgresStore]:
    store = await PostgresStore.open(server.url(pool="4"))
    yield store
    await store.close()


async def test_nobody_notices_that_the_server_was_restarted(server: Server, store: PostgresStore) -> None:
    games = [await a_game(store, channel_id=channel) for channel in range(8)]
    await asyncio.gather(*(a_move(store, game) for game in games))  # every connection is made
    server.stop()
    server.start()
    found = await asyncio.gather(*(assert_whole(store, game.id) for game in games))
    moved = await asyncio.gather(*(a_move(store, game) for game in found))
    assert [game.version for game in moved] == [3] * 8


async def test_while_the_server_is_away_everybody_is_told_and_then_it_goes_on(
    server: Server, store: PostgresStore
) -> None:
    game = await a_game(store)
    server.stop()
    for _ in range(2):
        with pytest.raises(Unavailable, match="no server answers at that address") as caught:
            await a_move(store, game)
        assert "\n" not in str(caught.value)
        with pytest.raises(Unavailable, match="no server answers at that address"):
            await store.check()
    server.start()
    await store.check()
    assert (await a_move(store, game)).version == 2


async def test_acknowledged_moves_survive_a_crash_of_the_server(server: Server, store: PostgresStore) -> None:
    games = [await a_game(store, channel_id=channel) for channel in range(6)]
    crash, acknowledged = asyncio.Event(), {game.id: 1 for game in games}

    async def play(game: StoredGame) -> None:
        while not crash.is_set():
            try:
                game = await a_move(store, game, "take", "tiling")
            except StorageError:
                return
            acknowledged[game.id] = game.version
            if game.version > 60:
                crash.set()

    playing = [asyncio.create_task(play(game)) for game in games]
    await crash.wait()
    await asyncio.to_thread(server.stop, "immediate")
    await asyncio.gather(*playing)
    server.start()
    for game in some(games):
        now = await assert_whole(store, game.id)
        assert now.version >= acknowledged[game.id]
        assert (await a_move(store, now)).version == now.version + 1


async def make_read_only(server: Server, setting: str, *, in_old_sessions: bool = True) -> None:
    """Let no session write from now on, or let all do so; old ones too, which are ended, or only new ones."""
    db = await asyncpg.connect(server.url())
    await db.execute("SET default_transaction_read_only = off")
    await db.execute(f"ALTER DATABASE postgres SET default_transaction_read_only = {setting}")
    if in_old_sessions:
        await db.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'azul'"
        )
    await db.close()


async def test_a_database_that_is_read_only_for_a_while_is_tried_again(
    server: Server, store: PostgresStore
) -> None:
    game = await a_game(store)
    await make_read_only(server, "on")
    assert await store.load(game.id) == game
    with pytest.raises(Unavailable, match="it is read-only"):
        await a_move(store, game)
    with pytest.raises(Unavailable, match="it is read-only"):
        await store.check()
    await make_read_only(server, "off")
    await store.check()
    assert (await a_move(store, game)).version == 2


@pytest.mark.parametrize("is_checked", [False, True], ids=["by a move", "by a check"])
async def test_sessions_that_have_stayed_read_only_are_used_once_at_most(
    server: Server, store: PostgresStore, *, is_checked: bool
) -> None:
    game = await a_game(store)
    await make_read_only(server, "on")
    assert [*await asyncio.gather(store.load(game.id), store.load(game.id))] == [game, game]
    await make_read_only(server, "off", in_old_sessions=False)
    with pytest.raises(Unavailable, match="it is read-only"):
        await (store.check() if is_checked else a_move(store, game))
    assert (await a_move(store, game)).version == 2


@pytest.fixture
def standby(server: Server) -> Iterator[Server]:
    """Start a server that follows the other."""
    standby = Server.create(durable=False, empty=True)
    try:
        copying = ("--pgdata", str(standby.data), "--write-recovery-conf", "--checkpoint=fast", "--no-sync")
        server.tool("pg_basebackup", "--dbname", server.url(application_name="standby"), *copying)
        standby.start()
        yield standby
    finally:
        standby.remove()


@pytest.mark.thorough
async def test_a_standby_is_refused_in_one_line(server: Server, standby: Server) -> None:
    await (await PostgresStore.open(server.url())).close()
    with pytest.raises(Unavailable, match="it is read-only, as a standby is") as caught:
        await PostgresStore.open(standby.url())
    assert "\n" not in str(caught.value)


async def until_it_follows(server: Server) -> None:
    """Wait until the standby has all that the server has."""
    db = await asyncpg.connect(server.url())
    following = "SELECT count(*) FROM pg_stat_replication WHERE flush_lsn >= pg_current_wal_lsn()"
    async with asyncio.timeout(PATIENCE):
        while not await db.fetchval(following):
            await db.execute("SELECT pg_stat_clear_snapshot()")
    await db.close()


@pytest.mark.thorough
async def test_of_two_servers_the_one_that_can_be_written_is_used(server: Server, standby: Server) -> None:
    both = server.url().replace(str(server.folder), f"{standby.folder},{server.folder}")
    store = await PostgresStore.open(both)
    game = await a_game(store)
    moved = await a_move(store, game)
    await until_it_follows(server)
    server.stop("immediate")
    with pytest.raises(StorageError, match="can't use the database"):
        await a_move(store, moved)
    standby.tool("pg_ctl", "promote", "--wait", "--silent", "-D", str(standby.data))
    assert await assert_whole(store, game.id) == moved
    assert (await a_move(store, moved)).version == 3
    await store.close()


@pytest.mark.thorough
def test_a_server_that_a_shell_runs_in_the_background_ends_with_sigterm() -> None:
    command = ["sh", "-c", 'trap "" INT; exec "$0" -m tools.postgres', sys.executable]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            url = process.stdout.readline().strip()
            process.terminate()
            assert process.wait(PATIENCE) == 0
        finally:
            process.kill()
    assert not Path(parse_qs(urlsplit(url).query)["host"][0]).exists()
