"""Processes on one table of leases, and the time by which they live."""

import asyncio
from collections.abc import Callable

from bot.cluster.assignment import read_home
from bot.cluster.ownership import Shards
from storage.shards import Share
from tests.storage.leases.memory import LeaseTable, MemoryLeases


async def settle() -> None:
    """Let tasks that wait for nothing come to an end."""
    for _ in range(20):
        await asyncio.sleep(0)


class FakeWork:
    """Does nothing about shards, and notes which sessions are open.

    Nothing opens while it `is_slow`, and nothing is heard while it `is_deaf`.
    """

    seconds_between_sessions = 5.0

    def __init__(self) -> None:
        self.open_sessions: set[int] = set()
        self.recalled: list[int] = []
        self.settled: list[int] = []
        self.is_slow = False
        self.is_deaf = False
        self.can_recall = True
        self.finished = asyncio.Event()
        self.finished.set()

    async def recall(self, share: Share) -> bool:
        self.recalled += share.shards
        return self.can_recall

    async def open(self, shard: int) -> None:
        if self.is_slow:
            await asyncio.Event().wait()
        self.open_sessions.add(shard)

    async def settle(self, share: Share) -> None:
        await self.finished.wait()
        self.settled += share.shards

    async def close(self, shard: int) -> None:
        self.open_sessions.discard(shard)

    def is_ready(self, shard: int) -> bool:
        return shard in self.open_sessions

    def is_connected(self, shard: int) -> bool:
        return shard in self.open_sessions and not self.is_deaf

    def is_heard(self) -> bool:
        return not self.is_deaf

    async def listen(self) -> bool:
        return not self.is_deaf


class AProcess:
    """A process with its leases, its work, and its own clock, which can stand still."""

    def __init__(self, table: LeaseTable, name: str, home: str, time: Callable[[], float]) -> None:
        self._time = time
        self._stands_at: float | None = None
        self.name = name
        self.leases = MemoryLeases(table)
        self.work = FakeWork()
        self.shards = Shards(self.leases, name, read_home(home), clock=self._clock)
        self.shards.work = self.work

    def stand_still(self) -> None:
        """Let the clock stand still from now on: what this process finds out of the time is wrong."""
        self._stands_at = self._time()

    def go_on(self) -> None:
        """Let the clock show the right time again."""
        self._stands_at = None

    @property
    def shows(self) -> set[int]:
        """The shards whose games it shows."""
        return set(self.shards.shown.shards)

    async def look(self) -> None:
        """Look at the leases once, and do what follows."""
        await self.shards.look()
        await settle()

    def _clock(self) -> float:
        return self._time() if self._stands_at is None else self._stands_at


class World:
    """All processes of a test, by name, and the time."""

    def __init__(self) -> None:
        self.now = 1_000.0
        self.table = LeaseTable(lambda: self.now)
        self.processes: dict[str, AProcess] = {}

    async def start(self, name: str, home: str) -> AProcess:
        """Start a process that takes shards at once."""
        process = self.processes[name] = AProcess(self.table, name, home, lambda: self.now)
        await process.shards.open()
        await settle()
        return process

    async def go(self, seconds: float, *names: str) -> None:
        """Let time go by, in which these processes look every three seconds, or all of them."""
        end = self.now + seconds
        while self.now < end:
            self.now = min(end, self.now + 3)
            for name, process in self.processes.items():
                if not names or name in names:
                    await process.look()
