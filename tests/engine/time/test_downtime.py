"""Ages are reckoned without the bot's downtime."""

from datetime import timedelta

import pytest

from engine.time.downtime import up_since
from storage.shards import ShardSet
from tests.engine.memory import MemoryStore

HOUR = timedelta(hours=1) // timedelta(milliseconds=1)
NOW = 1_000 * HOUR
TEN = timedelta(hours=10)


@pytest.mark.parametrize(
    ("absences", "hours"),
    [
        ([], 10),
        ([(5, 3)], 12),
        ([(5, 0)], 15),
        ([(20, 11)], 10),
        ([(20, 5)], 25),
        ([(9, 8), (4, 2)], 13),
        ([(6, 3), (5, 2), (4, 3)], 14),
        ([(5, -200)], 15),
        ([(-100, -200)], 10),
        ([(18, 5), (30, 21)], 32),
    ],
    ids=[
        "never away",
        "away for two hours",
        "just back",
        "away before",
        "away for longer",
        "away twice",
        "away from several shards at once",
        "by a clock that was set back since",
        "in the future",
        "away for longer and before that too",
    ],
)
async def test_the_time_in_which_the_bot_was_away_does_not_count(
    store: MemoryStore, absences: list[tuple[int, int]], hours: int
) -> None:
    for shard, (began, ended) in enumerate(absences):
        await store.delay(NOW - began * HOUR, NOW - ended * HOUR, ShardSet(8, {shard}))
    assert await up_since(store, NOW, TEN) == NOW - hours * HOUR
