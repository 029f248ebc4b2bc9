"""Sessions that a process has open for shards that others hold."""

import asyncio

import pytest

from bot.cluster import standby as module
from bot.cluster.standby import KEEP_IDLE_FOR, StandbySessions
from tests.bot.cluster.processes import FakeSessions, settle


async def test_a_session_is_kept_for_a_while_since_it_was_needed_last_however_long_that_was() -> None:
    now, closed = 0.0, list[int]()

    def close(shard: int, _: asyncio.Task[None]) -> None:
        closed.append(shard)

    class Counting(FakeSessions):
        async def open(self, shard: int) -> None:
            opened.append(shard)
            await super().open(shard)

    opened = list[int]()
    standby = StandbySessions(Counting(), lambda: now, lambda _: None, close)
    for _ in range(3):
        standby.prepare({1})
        await settle()
        assert (standby.is_needed(1), standby.ready, closed) == (True, frozenset({1}), [])
        assert standby.is_waiting
        now += KEEP_IDLE_FOR - 1
        standby.prepare(())
        assert (standby.is_needed(1), standby.ready, closed) == (False, frozenset(), [])
        assert not standby.is_waiting
    now += 1
    standby.prepare(())
    assert (opened, closed) == ([1], [1])
    assert 1 not in standby


@pytest.mark.goes_wrong
async def test_a_session_is_opened_once_its_shard_s_former_one_is_closed_however_often_that_fails(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(module, "RETRY_AFTER", 0.0)
    opened, closed = list[int](), list[int]()
    faults = [OSError(), RuntimeError("Session is closed"), KeyError("a mistake in the code")]

    class Failing(FakeSessions):
        async def open(self, shard: int) -> None:
            opened.append(shard)
            for fault in faults[opened.count(shard) - 1 :]:
                raise fault
            await super().open(shard)

    def close(shard: int, _: asyncio.Task[None]) -> None:
        closed.append(shard)

    former = asyncio.create_task(asyncio.sleep(3600))
    sessions = Failing()
    standby = StandbySessions(sessions, lambda: 0.0, {1: former}.get, close)
    standby.prepare({1, 2})
    await settle()
    assert (opened, set(standby.ready), standby.is_waiting) == ([2] * 4, {2}, True)
    former.cancel()
    await settle()
    assert (opened[4:], set(standby.ready)) == ([1] * 4, {1, 2})
    sessions.is_deaf = True
    assert standby.ready == set()
    assert standby.release(2) is not None
    assert standby.release(2) is None
    assert (1 in standby, 2 in standby) == (True, False)
    assert (standby.is_needed(2), standby.is_waiting) == (False, True)
    standby.close()
    standby.close()
    assert closed == [1]
    assert not standby.is_waiting
