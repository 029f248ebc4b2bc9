"""Who waits for whom on a server, for how long, and what becomes of a task that is cancelled meanwhile."""

import asyncio
import re
from contextlib import asynccontextmanager
from itertools import product
from typing import TYPE_CHECKING, Final

import asyncpg
import pytest

from storage.drivers.postgres import PostgresLeases, PostgresStore, pool
from storage.drivers.postgres.pool import MAX_TRIES, PostgresTransaction
from storage.maintenance.databases import open_for_maintenance
from storage.records import DamagedRecord, Rewrite, StorageError, Unavailable, VersionConflict
from tests.some import some
from tests.storage.builders import a_game, a_move, assert_whole, commit_of
from tests.waiting import PATIENCE

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

LONG = 1_000
"""Milliseconds after which these servers lose patience: much more than anything takes on a busy machine."""


@asynccontextmanager
async def held(url: str, game_id: int) -> "AsyncIterator[asyncpg.Connection[asyncpg.Record]]":
    """Hold a game's row, as another program might."""
    db = await asyncpg.connect(url)
    await db.execute("BEGIN")
    await db.fetch("SELECT 1 FROM games WHERE id = $1 FOR UPDATE", game_id)
    yield db
    await db.execute("ROLLBACK")  # closing alone doesn't wait until the server has let go
    await db.close()


async def until_somebody_waits(db: "asyncpg.Connection[asyncpg.Record]", how_many: int = 1) -> None:
    waiting = "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock'"
    async with asyncio.timeout(PATIENCE):
        while await db.fetchval(waiting) < how_many:
            await db.execute("SELECT pg_stat_clear_snapshot()")


async def test_a_move_cancelled_while_it_waits_on_the_server_is_called_off_there(postgres_url: str) -> None:
    store = await PostgresStore.open(postgres_url)
    game = await a_game(store)
    async with held(postgres_url, game.id) as other:
        move = asyncio.create_task(a_move(store, game, "take", "tiling"))
        await until_somebody_waits(other)
        move.cancel()
        await asyncio.wait({move})
        assert move.cancelled()
    assert await assert_whole(store, game.id) == game
    assert (await a_move(store, game)).version == 2
    await store.close()


async def test_who_is_cancelled_while_something_is_saved_waits_until_it_is(postgres_url: str) -> None:
    store = await PostgresStore.open(postgres_url)
    game = await a_game(store)
    async with held(postgres_url, game.id) as other:
        saving = asyncio.create_task(store.save_plan(game.id, 1, game.version, "a plan"))
        await until_somebody_waits(other)
        saving.cancel()
        for _ in range(9):
            await asyncio.sleep(0)
        assert not saving.done()
    await asyncio.wait({saving})
    assert saving.cancelled()
    assert await store.plans_in(game.id) == {1: "a plan"}
    await store.close()


@pytest.mark.parametrize("is_removed_first", [False, True])
async def test_a_game_that_is_removed_during_a_move_leaves_nothing_behind(
    postgres_url: str, is_removed_first: bool
) -> None:
    store = await PostgresStore.open(postgres_url)
    game = await a_game(store)
    steps = [store.commit(commit_of(game, "take")), store.remove(game.id)]
    async with held(postgres_url, game.id) as other:
        tasks = []
        for step in reversed(steps) if is_removed_first else steps:
            tasks.append(asyncio.create_task(step))
            await until_somebody_waits(other, len(tasks))
    _ = await asyncio.gather(*tasks, return_exceptions=True)
    assert await store.load(game.id) is None
    assert await store.events(game.id) == []
    await store.close()


async def test_a_cancelled_look_leaves_a_connection_that_works(postgres_url: str) -> None:
    store = await PostgresStore.open(f"{postgres_url}&pool=1")
    game = await a_game(store)
    for steps, has_to_connect in some(product(range(8), (False, True))):
        if has_to_connect:
            store._pool.close_idle()
        look = asyncio.create_task(store.load(game.id))
        for _ in range(steps):
            await asyncio.sleep(0)
        look.cancel()
        await asyncio.wait({look})
        assert await store.load(game.id) == game
    await store.close()


async def test_a_row_that_another_program_holds_is_given_up_after_a_while(postgres_url: str) -> None:
    store = await PostgresStore.open(f"{postgres_url}&lock_timeout=50")
    game = await a_game(store)
    async with held(postgres_url, game.id):
        with pytest.raises(Unavailable, match="another program has locked it"):
            await a_move(store, game)
    assert (await a_move(store, game)).version == 2
    await store.close()


async def test_a_statement_that_takes_too_long_is_given_up(postgres_url: str) -> None:
    store = await PostgresStore.open(f"{postgres_url}&statement_timeout={LONG}")
    game = await a_game(store)
    async with held(postgres_url, game.id):
        with pytest.raises(Unavailable, match="it took too long"):
            await a_move(store, game)
    assert (await a_move(store, game)).version == 2
    await store.close()


async def test_a_session_that_hangs_in_a_transaction_is_ended_and_another_goes_on(postgres_url: str) -> None:
    store = await PostgresStore.open(f"{postgres_url}&idle_in_transaction_session_timeout={LONG}")
    closed, sessions = asyncio.Event(), []

    async def hang_once(db: PostgresTransaction) -> list[asyncpg.Record]:
        sessions.append(db._db.get_server_pid())
        db._db.add_termination_listener(lambda _: closed.set())
        await closed.wait()
        return await db.fetch("SELECT 1")

    assert len(await store._pool.write(hang_once)) == 1
    assert len(set(sessions)) == 2
    await store.close()


async def test_there_are_never_more_connections_than_the_pool_has(postgres_url: str) -> None:
    store = await PostgresStore.open(f"{postgres_url}&pool=2&application_name=bounded")
    games = await asyncio.gather(*(a_game(store, channel_id=channel) for channel in range(20)))
    moved = await asyncio.gather(*(a_move(store, game) for game in games))
    assert {game.version for game in moved} == {2}
    ((count,),) = await store._read(
        "", "SELECT count(*) FROM pg_stat_activity WHERE application_name = ?", "bounded"
    )
    assert count == 2
    await store.close()


async def test_connections_that_nobody_has_needed_for_long_are_not_used_but_closed(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await PostgresStore.open(f"{postgres_url}&pool=3&application_name=bounded")
    loop, later = asyncio.get_running_loop(), 0.0
    time = loop.time
    monkeypatch.setattr(loop, "time", lambda: time() + later)

    async def sessions() -> tuple[int, int]:
        """Return the session that is used, and how many there are."""
        (row,) = await store._read(
            "",
            "SELECT pg_backend_pid(), count(*) FROM pg_stat_activity WHERE application_name = ?",
            "bounded",
        )
        return row[0], row[1]

    await asyncio.gather(*(sessions() for _ in range(3)))
    first, _ = await sessions()
    later += pool.IDLE_SECONDS - 1
    assert await sessions() == (first, 3)
    later += 2  # for the other two
    async with asyncio.timeout(PATIENCE):
        while await sessions() != (first, 1):
            pass
    later += pool.IDLE_SECONDS + 1
    second, _ = await sessions()
    assert second != first
    await store.close()


async def test_who_gets_no_connection_is_told_so(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    store = await PostgresStore.open(f"{postgres_url}&pool=1")
    game = await a_game(store)
    monkeypatch.setattr(pool, "CONNECT_SECONDS", 0.05)
    async with held(postgres_url, game.id) as other:
        move = asyncio.create_task(a_move(store, game))
        await until_somebody_waits(other)
        with pytest.raises(StorageError, match="all 1 connections are busy"):
            await store.load(game.id)
    assert (await move).version == 2
    assert await store.load(game.id) == await move
    await store.close()


async def test_what_gets_in_each_others_way_is_run_again(postgres_url: str) -> None:
    store = await PostgresStore.open(postgres_url)
    game = await a_game(store)
    tries = []

    async def work(db: PostgresTransaction) -> str:
        tries.append(1)
        await db.fetch("UPDATE games SET snapshot = ? WHERE id = ?", ("changed", game.id))
        if len(tries) < MAX_TRIES:
            raise asyncpg.SerializationError("others were faster")
        return "done"

    assert await store._pool.write(work) == "done"
    assert len(tries) == MAX_TRIES
    now = await store.load(game.id)
    assert now is not None
    assert now.snapshot == "changed"
    await store.close()


async def test_what_the_server_has_not_answered_in_time_is_not_run_again(postgres_url: str) -> None:
    store = await PostgresStore.open(postgres_url)
    tries = []

    async def work(_: PostgresTransaction) -> None:
        tries.append(1)
        raise TimeoutError

    with pytest.raises(TimeoutError):
        await store._pool.write(work)
    assert len(tries) == 1
    await store.close()


TOLD: Final = {
    "53300": (Unavailable, "lower pool= in the URL or raise max_connections"),
    "53100": (Unavailable, "the server's disk is full; free some space"),
    "53200": (Unavailable, "the server has run out of memory"),
    "58030": (Unavailable, "the server's disk failed to read or write"),
    "58P01": (Unavailable, "the server's disk failed to read or write"),
    "XX001": (DamagedRecord, "game 1 can't be read or written"),
    "XX002": (DamagedRecord, "game 1 can't be read or written"),
    "22021": (DamagedRecord, "game 1 can't be read or written"),
    "23505": (DamagedRecord, "game 1 can't be read or written"),
    "42P01": (StorageError, "a table is missing; restore a backup"),
    "42P05": (StorageError, "write statement_cache_size=0 into the URL"),
    "42601": (StorageError, "as the server says"),
}
"""How errors of a server are told, by their codes."""


async def test_what_a_server_refuses_is_told_with_what_to_do_and_tried_again_if_that_may_help(
    postgres_url: str,
) -> None:
    store = await PostgresStore.open(postgres_url)
    for code, (kind, said) in some(TOLD.items()):
        refuse = f"DO $$BEGIN RAISE 'as the server says' USING ERRCODE = '{code}'; END$$"
        with pytest.raises(StorageError, match=re.escape(said)) as told:
            await store._read("game 1", refuse)
        assert (type(told.value), "\n" in str(told.value)) == (kind, False)
        assert "as the server says" in str(told.value)
    await store.close()


async def test_what_may_take_long_is_given_up_only_if_it_has_to_wait_for_others(postgres_url: str) -> None:
    store = await PostgresStore.open(postgres_url)
    show = "SELECT current_setting('statement_timeout'), current_setting('lock_timeout') <> '0'"
    assert [tuple(row) for row in await store._write_without_timeout("", lambda db: db.fetch(show))] == [
        ("0", True)
    ]
    await store.close()
    async with (
        open_for_maintenance(postgres_url) as one,
        open_for_maintenance(postgres_url, exclusive=True) as other,  # no bot is there
    ):
        assert [await each.fetch(show) for each in (one, other)] == [[("0", 1)], [("0", 1)]]


async def test_what_fails_is_undone(postgres_url: str) -> None:
    store = await PostgresStore.open(f"{postgres_url}&pool=1")
    game = await a_game(store)
    with pytest.raises(VersionConflict):
        await store.rewrite(Rewrite(game.id, 1, version=7, snapshot="half", events={1: "half"}))
    assert await assert_whole(store, game.id) == game
    await store.close()


async def test_deleted_rows_are_vacuumed_at_once_if_that_is_asked_for(postgres_url: str) -> None:
    store = await PostgresStore.open(f"{postgres_url}&statement_timeout=2000")
    await store.save_person(1, "{}")
    await store.begin_deleting(1)
    await store.purge_deleted(thoroughly=True)
    ((left,),) = await store._read("", "SELECT pg_relation_size('people')")
    assert left == 0
    await store.close()


async def test_a_process_that_stalls_while_the_leases_wait_loses_its_session_in_time_for_others(
    postgres_url: str,
) -> None:
    leases = await PostgresLeases.open(postgres_url)
    ((patience,),) = await leases._read("the session", "SHOW idle_in_transaction_session_timeout")
    ((now,),) = await leases._read("the session", f"SELECT {leases.now}")
    await leases.close()
    assert 1_700_000_000_000 < now < 17_000_000_000_000  # in milliseconds, as all that is stored
    assert patience == "2s"  # others have at least seven to renew theirs
    own = await PostgresLeases.open(f"{postgres_url}&pool=9&idle_in_transaction_session_timeout=5s")
    ((patience,),) = await own._read("the session", "SHOW idle_in_transaction_session_timeout")
    asked = [own._read("the session", "SELECT pg_backend_pid()") for _ in range(5)]
    sessions = {tuple(row) for rows in await asyncio.gather(*asked) for row in rows}
    await own.close()
    assert patience == "5s"  # as the operator says
    assert len(sessions) == 2  # beside those for games, whatever their number
