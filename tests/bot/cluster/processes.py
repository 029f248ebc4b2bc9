"""Processes that share one table of leases, and the clock that they run by."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final

from bot.cluster.assignment import parse_assignment
from bot.cluster.ownership import ShardOwnership, Timeouts
from bot.cluster.sessions import Sessions
from storage.shards import ShardSet
from tests.storage.leases.memory import LeaseTable, MemoryLeases
from tests.waiting import PATIENCE

QUICK: Final = Timeouts(late_interactions=0.0)
"""Leaves out the waiting that only real sessions need."""


async def settle() -> None:
    """Let all tasks finish that aren't waiting for anything."""
    for _ in range(20):
        await asyncio.sleep(0)


class FakeSessions(Sessions):
    """Sessions without a gateway, which record which ones are open.

    Nothing opens unless it `may_open`, and nothing is heard while it `is_deaf`.
    """

    def __init__(self) -> None:
        self.open_sessions: set[int] = set()
        self.is_deaf = False
        self.may_open = asyncio.Event()
        self.may_open.set()

    async def open(self, shard: int) -> None:
        await self.may_open.wait()
        self.open_sessions.add(shard)

    async def close(self, shard: int) -> None:
        self.open_sessions.discard(shard)

    def is_ready(self, shard: int) -> bool:
        return shard in self.open_sessions

    def is_connected(self, shard: int) -> bool:
        return shard in self.open_sessions and not self.is_deaf

    @property
    def hears_gateway(self) -> bool:
        return not self.is_deaf

    async def probe(self) -> bool:
        return not self.is_deaf


class AProcess:
    """A process with its leases, its sessions, and its own clock, which can stand still.

    It posts nothing, and looks nothing up; a shard is settled once that is `finished`.
    """

    def __init__(
        self,
        table: LeaseTable,
        name: str,
        assigned: str,
        time: Callable[[], float],
        timeouts: Timeouts = QUICK,
    ) -> None:
        self._time = time
        self._stands_at: float | None = None
        self.name = name
        self.recalled: list[int] = []
        self.waited_for: list[int] = []
        self.can_recall = True
        self.caught_up = 0
        self.finished = asyncio.Event()
        self.finished.set()
        self.leases = MemoryLeases(table)
        self.sessions = FakeSessions()
        self.shards = ShardOwnership(
            self.leases, name, parse_assignment(assigned), clock=self._clock, timeouts=timeouts
        )
        self.shards.attach(
            self.sessions,
            take_over=lambda shard_set: self.take_over(shard_set),  # noqa: PLW0108 - tests replace it
            wait_until_posted=self._wait_until_posted,
            catch_up=self._catch_up,
        )

    async def take_over(self, shard_set: ShardSet) -> bool:
        """Note which shard it was."""
        self.recalled += shard_set.shards
        return self.can_recall

    async def _wait_until_posted(self, shard_set: ShardSet) -> None:
        self.waited_for += shard_set.shards
        await self.finished.wait()

    def _catch_up(self) -> None:
        self.caught_up += 1

    def stand_still(self) -> None:
        """Stop the clock: from now on this process has the wrong time."""
        self._stands_at = self._time()

    def go_on(self) -> None:
        """Set the clock right again."""
        self._stands_at = None

    @property
    def shows(self) -> set[int]:
        """The shards whose games it shows."""
        return set(self.shards.shown.shards)

    async def refresh(self) -> None:
        """Refresh the leases once, and act on them."""
        await self.shards.refresh()
        await settle()

    def _clock(self) -> float:
        return self._time() if self._stands_at is None else self._stands_at


class World:
    """All processes of a test, by name, and the time; they have all the same `timeouts`."""

    def __init__(self, timeouts: Timeouts = QUICK) -> None:
        self.timeouts = timeouts
        self.now = 1_000.0
        self.table = LeaseTable(lambda: self.now)
        self.processes: dict[str, AProcess] = {}
        self._moved: asyncio.Event | None = None

    async def sleep(self, seconds: float) -> None:
        """Wait until this much simulated time has passed."""
        end = self.now + seconds
        while self.now < end:
            self._moved = self._moved or asyncio.Event()
            await self._moved.wait()

    def move(self, seconds: float) -> None:
        """Set the time forward."""
        self.now += seconds
        if self._moved is not None:
            self._moved.set()
            self._moved = None

    async def start(self, name: str, assigned: str, *, may_open: bool = True) -> AProcess:
        """Start a process that takes shards at once."""
        process = self.processes[name] = AProcess(self.table, name, assigned, lambda: self.now, self.timeouts)
        if not may_open:
            process.sessions.may_open.clear()
        await process.shards.open()
        await settle()
        return process

    @asynccontextmanager
    async def draining(self, *processes: AProcess) -> AsyncIterator[None]:
        """Let processes hand over all their shards; at the end of the block, wait until they have."""
        for each in processes:
            each.shards._running = each.shards._running or asyncio.create_task(asyncio.Event().wait())  # type: ignore[arg-type]  # what ends with it
        draining = asyncio.gather(*(each.shards.drain() for each in processes))
        await settle()
        yield
        async with asyncio.timeout(PATIENCE):
            while not draining.done():
                await self.go(1)
                await asyncio.sleep(0.01)
        for each in processes:
            each.shards._is_draining = False

    async def go(self, seconds: float, *names: str) -> None:
        """Let time pass, while these processes, or all of them, refresh every second."""
        end = self.now + seconds
        while self.now < end:
            self.move(min(1, end - self.now))
            for name, process in self.processes.items():
                if not names or name in names:
                    await process.refresh()
