"""Two processes on one real server: what is due happens once, whichever is faster."""

import asyncio
from collections.abc import AsyncIterator
from datetime import timedelta

import pytest

from engine import LOBBY_LIFETIME, GameService, Options, Refusal, decisions
from engine.table.events import Joined, Lapsed
from storage.drivers.postgres import PostgresStore
from tests.engine.clock import Clock
from tests.engine.people import ADA, BRUNO
from tests.some import some

GAMES = 12


@pytest.fixture
async def stores(postgres_url: str) -> AsyncIterator[list[PostgresStore]]:
    opened = [await PostgresStore.open(postgres_url) for _ in range(2)]
    yield opened
    for store in opened:
        await store.close()


async def test_what_is_due_happens_once_if_two_processes_look_at_the_same_time(
    stores: list[PostgresStore],
) -> None:
    clock = Clock()
    processes = [GameService(store, now=clock, new_secret=lambda: bytes(32)) for store in stores]
    all_games = [
        await processes[0].open(guild_id=1, channel_id=n, host=ADA, options=Options(4)) for n in range(GAMES)
    ]
    clock.go(LOBBY_LIFETIME + timedelta(seconds=1))

    async def look(games: GameService) -> None:
        for game_id in await games.deadlines.due(100):
            await games.deadlines.apply_due(game_id)

    await asyncio.gather(*(look(games) for games in processes))

    for game in some(all_games):
        entries = await processes[0].history(game.id)
        assert [entry.event for entry in entries].count(Lapsed()) == 1


async def test_a_press_that_two_processes_take_counts_once(stores: list[PostgresStore]) -> None:
    processes = [GameService(store, now=Clock(), new_secret=lambda: bytes(32)) for store in stores]
    game = await processes[0].open(guild_id=1, channel_id=1, host=ADA, options=Options(4))
    came = await asyncio.gather(
        *(games.change(game.id, decisions.join(BRUNO)) for games in processes), return_exceptions=True
    )
    assert sorted(type(each) is Refusal for each in came) == [False, True]
    assert [entry.event for entry in await processes[1].history(game.id)][1:] == [Joined(BRUNO)]


async def test_who_is_asked_twice_is_pinged_once_whichever_process_asks(stores: list[PostgresStore]) -> None:
    processes = [GameService(store, now=Clock(), new_secret=lambda: bytes(32)) for store in stores]
    pinged = []
    for channel, games in enumerate(processes):
        game = await games.open(
            guild_id=1, channel_id=channel, host=ADA, options=Options(2), invited=(BRUNO,)
        )
        pinged.append(await games.invitations.pinged_by(game, await games.history(game.id)))
    assert pinged == [[BRUNO.user_id], []]
