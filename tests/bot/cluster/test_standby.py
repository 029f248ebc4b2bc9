"""Sessions that a process has open for shards that others hold."""

import asyncio

from bot.cluster.standby import KEEP_IDLE_FOR, StandbySessions
from tests.bot.cluster.processes import FakeSessions, settle


async def test_a_session_is_kept_for_a_while_since_it_was_needed_last_however_long_that_was() -> None:
    now, closed = 0.0, list[int]()

    def close(shard: int, _: asyncio.Task[None]) -> None:
        closed.append(shard)

    sessions = FakeSessions()
    standby = StandbySessions(sessions, lambda: now, lambda _: None, close)
    for _ in range(3):
        standby.prepare({1})
        await settle()
        assert (standby.is_needed(1), standby.ready, closed) == (True, frozenset({1}), [])
        now += KEEP_IDLE_FOR - 1
        standby.prepare(())
        assert (standby.is_needed(1), standby.ready, closed) == (False, frozenset(), [])
    now += 1
    standby.prepare(())
    assert closed == [1]
    assert 1 not in standby
