"""While games are counted, bots on the same server go on: what they delete meanwhile stays deleted."""

import asyncio
import random
from collections.abc import Sequence
from dataclasses import replace
from threading import Thread

import pytest

from engine.statistics.rating import Standings
from storage.drivers.postgres import PostgresStore
from storage.records import StorageError
from storage.statistics import FinishedGame, FinishedLog
from tests.storage.test_statistics import PEOPLE, a_finished_game, a_result, as_counted


async def test_nobody_counts_or_deletes_while_all_is_recounted(postgres_url: str) -> None:
    store = await PostgresStore.open(postgres_url)
    other = await PostgresStore.open(f"{postgres_url}&lock_timeout=50")
    first = await a_finished_game(store, 1, 1, PEOPLE[:2], 5_000)
    ended: list[int] = []

    async def fold(logs: Sequence[FinishedLog]) -> list[FinishedGame]:
        assert [game.id for game, _ in logs] == [first]
        ended.append(await a_finished_game(other, 1, 2, PEOPLE[:2], 6_000))
        found = await as_counted(logs)
        for attempt in (
            other.count(first, 0, found[0], Standings),
            other.count(ended[0], 0, replace(found[0], game_id=ended[0]), Standings),
            other.begin_deleting(PEOPLE[0]),
            other.recount(as_counted, Standings),
        ):
            with pytest.raises(StorageError):
                await attempt
        return found

    await store.recount(fold, Standings)
    assert sum(each.sums.games for each in await store.tallies(PEOPLE[0])) == 1
    assert await store.uncounted_games(9) == ended
    await other.begin_deleting(PEOPLE[0])
    for each in (store, other):
        await each.close()


async def test_who_is_deleted_at_the_moment_a_game_is_counted_has_no_result(postgres_url: str) -> None:
    store = await PostgresStore.open(postgres_url)
    game_id = await a_finished_game(store, 1, 1, PEOPLE[:2], at=5_000)
    result = replace(a_result(game_id, 1, PEOPLE[:2], 5_000, random.Random(1)), unrated="")
    tries = []

    async def delete() -> None:
        other = await PostgresStore.open(postgres_url)
        await other.begin_deleting(PEOPLE[0])
        await other.close()

    def in_the_middle() -> Standings:
        tries.append(1)
        if len(tries) == 1:
            deleting = Thread(target=asyncio.run, args=(delete(),))
            deleting.start()
            deleting.join()
        return Standings()

    assert await store.count(game_id, 0, result, in_the_middle)
    assert len(tries) == 2
    assert await store.results_of(PEOPLE[0]) == []
    assert [len(await store.tallies(user_id)) for user_id in PEOPLE[:2]] == [0, 1]
    await store.close()
