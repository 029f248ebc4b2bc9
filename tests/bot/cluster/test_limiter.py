"""IDENTIFYs of several processes, some seconds after each other, whatever the database does."""

import asyncio
import time
from functools import partial
from itertools import pairwise

import pytest

from bot.cluster.limiter import IdentifyLimiter, Spacing
from storage.records import StorageError
from storage.shards import Lease
from tests.bot.cluster.processes import settle
from tests.storage.leases.memory import LeaseTable, MemoryLeases
from tests.waiting import PATIENCE

INTERVAL, IDENTIFY_TIMEOUT = 0.1, 0.1
QUICK = Spacing(INTERVAL, IDENTIFY_TIMEOUT, poll_every=0.02, retry_after=0.02)


def limiter(leases: MemoryLeases) -> IdentifyLimiter:
    """Return the limiter of a process."""
    return IdentifyLimiter(leases, time.monotonic, QUICK)


class Unreliable(MemoryLeases):
    """A database whose answers are late or lost, in a given order."""

    def __init__(self, table: LeaseTable, begin: list[float], end: list[bool]) -> None:
        super().__init__(table)
        self.begin = begin
        self.end = end

    async def begin_turn(self, name: str, lasts: float) -> Lease | float:
        turn = await super().begin_turn(name, lasts)
        await asyncio.sleep(self.begin.pop(0) if self.begin else 0)
        return turn

    async def end_turn(self, turn: Lease, pause: float) -> None:
        if self.end and self.end.pop(0):
            raise StorageError("the connection broke")
        await super().end_turn(turn, pause)


class Gateway:
    """Where IDENTIFYs arrive."""

    def __init__(self) -> None:
        self.came: list[tuple[int, float]] = []

    async def identify(self, turns: IdentifyLimiter, bucket: int, seconds: float = 0.0) -> None:
        async with turns.turn(bucket):
            await asyncio.sleep(seconds)
            self.came.append((bucket, time.monotonic()))

    def gaps(self, bucket: int) -> list[float]:
        """Return the seconds between those of a bucket."""
        return [later - one for one, later in pairwise(at for each, at in self.came if each == bucket)]


@pytest.mark.parametrize(
    ("begin", "end"),
    [([], []), ([0.0, 0.15, 0.0, 0.12], []), ([], [True, False, True]), ([0.15, 0.15], [True, True])],
)
async def test_processes_send_them_one_after_the_other(begin: list[float], end: list[bool]) -> None:
    table, gateway = LeaseTable(time.monotonic), Gateway()
    processes = [limiter(Unreliable(table, list(begin), list(end))) for _ in range(2)]
    await asyncio.gather(*(gateway.identify(each, 0, 0.03) for each in processes for _ in range(3)))
    gaps = gateway.gaps(0)
    assert len(gaps) == 5
    assert min(gaps) >= INTERVAL


async def test_those_of_other_buckets_do_not_wait() -> None:
    table, gateway = LeaseTable(time.monotonic), Gateway()
    one, other = (limiter(MemoryLeases(table)) for _ in range(2))
    await asyncio.gather(*(gateway.identify(each, bucket) for each in (one, other) for bucket in (0, 1)))
    assert [len(gateway.gaps(bucket)) for bucket in (0, 1)] == [1, 1]
    assert abs(gateway.came[0][1] - gateway.came[1][1]) < INTERVAL


async def test_the_database_s_clock_may_be_set_forward_or_back() -> None:
    table, gateway = LeaseTable(time.monotonic), Gateway()
    turns = limiter(MemoryLeases(table))
    for shift, seconds in ((0.0, 0.09), (3600.0, 0.0), (-3600.0, 0.09), (0.0, 0.0)):
        table.clock = partial(lambda shift: time.monotonic() + shift, shift)
        async with asyncio.timeout(30):
            await gateway.identify(turns, 0, seconds)
    assert min(gateway.gaps(0)) >= INTERVAL


async def test_a_process_that_was_killed_in_the_middle_holds_up_nobody_for_long() -> None:
    table, gateway = LeaseTable(time.monotonic), Gateway()
    await MemoryLeases(table).begin_turn("identify 0", IDENTIFY_TIMEOUT + INTERVAL)
    async with asyncio.timeout(30):
        await gateway.identify(limiter(MemoryLeases(table)), 0)


async def test_it_is_tried_again_when_the_database_is_away() -> None:
    table, gateway = LeaseTable(time.monotonic), Gateway()
    leases = MemoryLeases(table)
    leases.is_cut_off = True
    identifying = asyncio.create_task(gateway.identify(limiter(leases), 0))
    await asyncio.sleep(0.05)
    assert gateway.came == []
    leases.is_cut_off = False
    async with asyncio.timeout(30):
        await identifying


async def test_a_turn_ends_at_once_if_it_came_too_late_and_after_the_interval_if_it_was_used() -> None:
    now, delays, ended = 0.0, [IDENTIFY_TIMEOUT, 0.0, IDENTIFY_TIMEOUT, 0.0, 0.0], list[float]()

    class Noted(MemoryLeases):
        async def begin_turn(self, name: str, lasts: float) -> Lease | float:
            nonlocal now
            turn = await super().begin_turn(name, lasts)
            now += delays.pop(0) if isinstance(turn, Lease) else 0.0
            return turn

        async def end_turn(self, turn: Lease, pause: float) -> None:
            ended.append(pause)
            await super().end_turn(turn, pause)

    turns = IdentifyLimiter(Noted(LeaseTable(time.monotonic)), lambda: now, QUICK)
    for _ in range(2):
        await Gateway().identify(turns, 0)
    assert ended == [0.0, INTERVAL] * 2
    with pytest.raises(ConnectionResetError):
        async with turns.turn(1):
            raise ConnectionResetError  # though it may have been sent
    assert ended[4:] == [INTERVAL]


async def test_usually_more_than_five_seconds_are_left_between_two() -> None:
    now = 0.0
    table, lasts = LeaseTable(lambda: now), list[float]()
    usual = IdentifyLimiter(MemoryLeases(table), lambda: now)
    async with usual.turn(0):
        lasts.append(table.turns["identify 0"][1])
        now = 2.0
    lasts.append(table.turns["identify 0"][1] - now)
    assert all(each > 5 for each in lasts)
    assert lasts[0] == 5 + lasts[1]


async def test_a_turn_that_ends_early_is_soon_followed_by_the_next() -> None:
    table, gateway = LeaseTable(time.monotonic), Gateway()
    spacing = Spacing(interval=0.0, identify_timeout=3600.0, poll_every=0.0)
    one, other = (IdentifyLimiter(MemoryLeases(table), time.monotonic, spacing) for _ in range(2))
    async with one.turn(0):
        waiting = asyncio.create_task(gateway.identify(other, 0))
        await settle()
        assert gateway.came == []
    async with asyncio.timeout(PATIENCE):
        await waiting


async def test_a_process_sends_one_at_a_time_whatever_the_database_s_clock_says() -> None:
    now, gateway = 0.0, Gateway()
    table = LeaseTable(lambda: now)
    turns = IdentifyLimiter(MemoryLeases(table), lambda: 0.0, Spacing(interval=0.0, poll_every=0.0))
    async with turns.turn(0):
        now = 3600.0
        another = asyncio.create_task(gateway.identify(turns, 0))
        await settle()
        assert gateway.came == []
    async with asyncio.timeout(PATIENCE):
        await another
