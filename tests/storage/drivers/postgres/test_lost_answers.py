"""A connection that is cut while a move is committed: it counts once, whatever was lost."""

from collections.abc import AsyncIterator, Awaitable, Callable

import pytest

from storage.drivers.postgres import PostgresStore, pool
from storage.drivers.postgres.address import STATEMENT_SECONDS
from storage.records import StorageError, Unavailable, VersionConflict
from tests.storage.builders import CHANNEL, a_game, a_move, assert_whole, commit_of
from tests.storage.drivers.postgres.wire import Wire
from tests.storage.faults import FaultyPostgresStore, mend, strike
from tools.postgres import Server

LONG = 1.0
"""Seconds after which a server is taken to hang: much more than anything takes on a busy machine."""


@pytest.fixture
async def wire(postgres_server: Server, postgres_url: str) -> AsyncIterator[Wire]:
    assert postgres_url == postgres_server.url("games")  # empty
    async with Wire(postgres_server) as wire:
        yield wire


@pytest.fixture
async def store(wire: Wire) -> AsyncIterator[PostgresStore]:
    store = await FaultyPostgresStore.open(wire.url())
    yield store
    await store.close()


@pytest.mark.parametrize("seats", [None, [1, 2]], ids=["in one statement", "in several"])
async def test_a_move_whose_answer_is_lost_is_made_once(
    wire: Wire, store: PostgresStore, seats: list[int] | None
) -> None:
    game = await a_game(store)
    wire.lose_answer_to("the take" if seats is None else "COMMIT")
    moved = await a_move(store, game, "the take", seats=seats)
    assert wire.cuts == 1
    assert await assert_whole(store, game.id) == moved
    assert [event.body for event in await store.events(game.id)] == ["begin", "the take"]


@pytest.mark.parametrize("seats", [None, [1, 2]], ids=["in one statement", "in several"])
async def test_a_move_that_is_lost_on_its_way_is_made_once(
    wire: Wire, store: PostgresStore, seats: list[int] | None
) -> None:
    game = await a_game(store)
    wire.lose("the take")
    moved = await a_move(store, game, "the take", seats=seats)
    assert wire.cuts == 1
    assert await assert_whole(store, game.id) == moved
    assert [event.body for event in await store.events(game.id)] == ["begin", "the take"]


@pytest.mark.parametrize(("take", "at"), [("another take", 2_000), ("the take", 2_001)])
async def test_a_move_is_refused_if_another_was_made_while_it_was_lost(
    wire: Wire, store: PostgresStore, postgres_url: str, take: str, at: int
) -> None:
    game = await a_game(store)
    other = await PostgresStore.open(postgres_url)
    await a_move(other, game, take, at=at)
    await other.close()
    wire.lose_answer_to("the take")
    with pytest.raises(VersionConflict):
        await a_move(store, game, "the take")
    assert wire.cuts == 1
    assert [event.body for event in await store.events(game.id)] == ["begin", take]


async def test_a_move_whose_answer_is_lost_counts_although_others_followed(
    wire: Wire, store: PostgresStore, postgres_url: str
) -> None:
    game = await a_game(store)
    other = await PostgresStore.open(postgres_url)

    async def look_later(look: Callable[..., Awaitable[object]], game_id: int, after: int = 0) -> object:
        now = await other.load(game_id)
        assert now is not None
        await a_move(other, now, "the next take")
        return await look(game_id, after)

    wire.lose_answer_to("the take")
    strike(store, "events", look_later)
    await store.commit(commit_of(game, "the take"))
    mend(store)
    await other.close()
    assert [event.body for event in await store.events(game.id)] == ["begin", "the take", "the next take"]


async def test_a_table_whose_answer_is_lost_is_opened_once(wire: Wire, store: PostgresStore) -> None:
    wire.lose_answer_to("COMMIT")
    game = await a_game(store, seats=[1], open_limit=5)
    assert wire.cuts == 1
    assert await store.load(game.id) == game
    assert await store.open_in(CHANNEL) == [game.id]


async def test_a_table_of_another_process_is_not_taken_for_one_that_was_lost(
    wire: Wire, store: PostgresStore, postgres_url: str
) -> None:
    other = await PostgresStore.open(postgres_url)

    async def look_later(look: Callable[..., Awaitable[object]], channel_id: int) -> object:
        await a_game(other, at=1_001)
        return await look(channel_id)

    wire.lose("COMMIT")
    strike(store, "load_latest", look_later)
    with pytest.raises(StorageError, match="may be saved or not"):
        await a_game(store)
    mend(store)
    await other.close()


async def test_what_may_be_saved_or_not_is_called_so(wire: Wire, store: PostgresStore) -> None:
    game = await a_game(store)
    wire.lose_answer_to("COMMIT")
    with pytest.raises(StorageError, match="may be saved or not"):
        await store.save_plan(game.id, 1, game.version, "a plan")
    await store.save_plan(game.id, 1, game.version, "a plan")
    assert await store.plans_in(game.id) == {1: "a plan"}


async def test_a_server_that_hangs_is_given_up_after_a_while(
    wire: Wire, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pool, "ANSWER_GRACE_SECONDS", LONG - STATEMENT_SECONDS)
    monkeypatch.setattr(pool, "CONNECT_SECONDS", LONG)
    store = await PostgresStore.open(wire.url(pool="1"))
    game = await a_game(store)
    wire.is_silent = True
    for _ in range(2):
        with pytest.raises(Unavailable, match="doesn't answer in time"):
            await store.load(game.id)
    wire.is_silent = False
    assert await store.load(game.id) == game
    await store.close()
