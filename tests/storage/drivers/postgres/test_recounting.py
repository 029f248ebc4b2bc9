"""While all games are recounted, bots on the same server go on, and count and delete afterwards."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from engine.statistics.rating import Standings
from storage.drivers.postgres import PostgresStore
from storage.records import StorageError
from storage.statistics import FinishedGame, FinishedLog
from tests.storage.test_statistics import PEOPLE, a_finished_game, as_counted


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
