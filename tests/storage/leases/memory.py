"""Leases in memory: the simplest implementation of `Leases`, with a clock that tests set."""

from collections.abc import Awaitable, Callable, Collection
from dataclasses import dataclass, field, replace

from storage.leases import LEASE_SECONDS, ClusterView, Process, ShardCountMismatch
from storage.records import StorageError
from storage.shards import Lease


@dataclass
class Row:
    """A lease as it is stored."""

    shard_count: int
    holder: str
    fence: int
    until: float
    last: int | None = None


@dataclass(frozen=True)
class There:
    """A process as it is stored."""

    shard_count: int
    assigned: frozenset[int]
    since: float
    until: float
    ready: frozenset[int] = frozenset()
    is_leaving: bool = False


@dataclass
class LeaseTable:
    """What all processes see; `clock` returns seconds."""

    clock: Callable[[], float]
    rows: dict[str, Row] = field(default_factory=dict)
    processes: dict[str, There] = field(default_factory=dict)
    shard_count: tuple[int, float] = (0, 0.0)
    turns: dict[str, tuple[int, float]] = field(default_factory=dict)
    """The number of the last turn, and when the next can begin."""

    def is_current(self, lease: Lease | None) -> bool:
        """Return whether nobody else has been given a lease."""
        return lease is None or (lease.name in self.rows and self.rows[lease.name].fence == lease.fence)


async def at_once() -> None:
    """Let an answer arrive at once."""


class MemoryLeases:
    """A process's connection to a table; nothing can be reached while it `is_cut_off`.

    `on_the_way` is what happens until the answer to `heartbeat` arrives, when everything is done.
    """

    def __init__(self, table: LeaseTable) -> None:
        self.table = table
        self.is_cut_off = False
        self.on_the_way: Callable[[], Awaitable[None]] = at_once

    async def heartbeat(
        self,
        process: str,
        shard_count: int,
        assigned: Collection[int],
        *,
        ready: Collection[int] = (),
        is_leaving: bool = False,
    ) -> ClusterView:
        now, there = self._keep_layout(shard_count), self.table.processes
        before = there.get(process)
        since = before.since if before and before.since <= now < before.until else now
        there[process] = There(
            shard_count, frozenset(assigned), since, now + LEASE_SECONDS, frozenset(ready), is_leaving
        )
        for row in self.table.rows.values():
            if row.holder == process:
                row.until = now + LEASE_SECONDS
        for row in self.table.rows.values():
            row.until = now + LEASE_SECONDS if row.until > now + 2 * LEASE_SECONDS else row.until
        for name, each in there.items():
            if each.until > now + 2 * LEASE_SECONDS:
                there[name] = replace(each, until=now + LEASE_SECONDS)
        processes = {
            name: Process(
                name,
                each.shard_count,
                each.assigned,
                each.since + LEASE_SECONDS <= now,
                each.is_leaving,
                each.ready,
                now + LEASE_SECONDS - each.until,
            )
            for name, each in sorted(there.items())
            if now < each.until
        }
        held = {name: row for name, row in self.table.rows.items() if row.holder and now < row.until}
        own = {name: Lease(name, row.fence, row.last) for name, row in held.items() if row.holder == process}
        view = ClusterView(processes, {name: row.holder for name, row in held.items()}, own)
        await self.on_the_way()
        return view

    async def take(self, process: str, shard_count: int, names: Collection[str]) -> list[Lease]:
        now = self._keep_layout(shard_count)
        for row in self.table.rows.values():
            if row.shard_count not in {0, shard_count} and row.holder:
                row.holder, row.until, row.fence, row.last = "", 0.0, row.fence + 1, None
        there = self.table.processes
        for gone in [name for name, each in there.items() if each.until < now - 3_600]:
            del there[gone]
        taken = []
        for name in sorted(names):
            before = self.table.rows.get(name)
            if before is None or before.until <= now:
                fence = 1 if before is None else before.fence + 1
                last = None if before is None or before.holder else before.last
                self.table.rows[name] = Row(
                    shard_count if "/" in name else 0, process, fence, now + LEASE_SECONDS, last
                )
                taken.append(Lease(name, fence, last))
        return taken

    async def release(self, leases: Collection[Lease]) -> None:
        self._now()
        for lease in leases:
            row = self.table.rows.get(lease.name)
            if row is not None and row.fence == lease.fence:
                row.holder, row.until, row.last = "", 0.0, lease.last_interaction

    async def hand_over(self, lease: Lease, successor: str) -> bool:
        now, row = self._now(), self.table.rows.get(lease.name)
        there = self.table.processes.get(successor)
        if row is None or there is None or now >= there.until:
            return False
        if (row.holder, row.fence) == (successor, lease.fence + 1):
            return True
        if not row.holder or row.fence != lease.fence:
            return False
        row.holder, row.fence, row.until = successor, row.fence + 1, now + LEASE_SECONDS
        row.last = lease.last_interaction
        return True

    async def leave(self, process: str) -> None:
        self._now()
        self.table.processes.pop(process, None)
        for row in self.table.rows.values():
            if row.holder == process:
                row.holder, row.until, row.last = "", 0.0, None

    async def begin_turn(self, name: str, lasts: float) -> Lease | float:
        now = self._now()
        number, until = self.table.turns.get(name, (0, now))
        if now < until <= now + 2 * lasts:
            return until - now
        self.table.turns[name] = number + 1, now + lasts
        return Lease(name, number + 1)

    async def end_turn(self, turn: Lease, pause: float) -> None:
        now = self._now()
        if self.table.turns.get(turn.name, (0, 0.0))[0] == turn.fence:
            self.table.turns[turn.name] = turn.fence, now + pause

    async def close(self) -> None:
        self.is_cut_off = True

    def _now(self) -> float:
        if self.is_cut_off:
            raise StorageError("the database can't be reached")
        return self.table.clock()

    def _keep_layout(self, shard_count: int) -> float:
        now = self._now()
        there, until = self.table.shard_count
        if there != shard_count and now < until <= now + 2 * LEASE_SECONDS:
            raise ShardCountMismatch(there)
        self.table.shard_count = shard_count, now + LEASE_SECONDS
        return now
