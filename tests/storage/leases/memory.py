"""Leases in memory: the simplest implementation of `Leases`, with a clock that tests set."""

from collections.abc import Callable, Collection
from dataclasses import dataclass, field

from storage.leases import LASTS, LONGEST_LINE, OtherNumber, Process, View
from storage.records import StorageError
from storage.shards import Lease


@dataclass
class Row:
    """A lease as it is stored."""

    of: int
    holder: str
    fence: int
    until: float


@dataclass
class LeaseTable:
    """What all processes see; `clock` returns seconds."""

    clock: Callable[[], float]
    rows: dict[str, Row] = field(default_factory=dict)
    processes: dict[str, tuple[int, frozenset[int], float, float]] = field(default_factory=dict)
    of: tuple[int, float] = (0, 0.0)
    turns: dict[str, float] = field(default_factory=dict)

    def is_current(self, lease: Lease | None) -> bool:
        """Return whether nobody else has been given a lease."""
        return lease is None or (lease.name in self.rows and self.rows[lease.name].fence == lease.fence)


class MemoryLeases:
    """A process's connection to a table; nothing can be reached while it `is_cut_off`."""

    def __init__(self, table: LeaseTable) -> None:
        self.table = table
        self.is_cut_off = False

    async def keep(self, process: str, of: int, home: Collection[int]) -> View:
        now = self._keep_layout(of)
        _, _, since, until = self.table.processes.get(process, (0, 0, now, now))
        since = since if since <= now < until else now
        self.table.processes[process] = of, frozenset(home), since, now + LASTS
        for row in self.table.rows.values():
            if row.holder == process:
                row.until = now + LASTS
        for row in self.table.rows.values():
            row.until = now + LASTS if row.until > now + 2 * LASTS else row.until
        for each, (of_, home_, since_, until_) in self.table.processes.items():
            if until_ > now + 2 * LASTS:
                self.table.processes[each] = of_, home_, since_, now + LASTS
        there = {
            each: Process(each, of_, home_, has_settled=since_ + LASTS <= now)
            for each, (of_, home_, since_, until_) in sorted(self.table.processes.items())
            if now < until_
        }
        held = {name: row for name, row in self.table.rows.items() if row.holder and now < row.until}
        own = {name: Lease(name, row.fence) for name, row in held.items() if row.holder == process}
        return View(there, {name: row.holder for name, row in held.items()}, own)

    async def take(self, process: str, of: int, names: Collection[str]) -> list[Lease]:
        now = self._keep_layout(of)
        for row in self.table.rows.values():
            if row.of not in {0, of} and row.holder:
                row.holder, row.until, row.fence = "", 0.0, row.fence + 1
        taken = []
        for name in sorted(names):
            before = self.table.rows.get(name)
            if before is None or before.until <= now:
                fence = 1 if before is None else before.fence + 1
                self.table.rows[name] = Row(of if "/" in name else 0, process, fence, now + LASTS)
                taken.append(Lease(name, fence))
        return taken

    async def release(self, leases: Collection[Lease]) -> None:
        self._now()
        for lease in leases:
            row = self.table.rows.get(lease.name)
            if row is not None and row.fence == lease.fence:
                row.holder, row.until = "", 0.0

    async def leave(self, process: str) -> None:
        self._now()
        self.table.processes.pop(process, None)
        for row in self.table.rows.values():
            if row.holder == process:
                row.holder, row.until = "", 0.0

    async def turn(self, name: str, every: float) -> float:
        now = self._now()
        begins = max(now, self.table.turns.get(name, now))
        if begins - now > LONGEST_LINE * every:
            begins = now
        self.table.turns[name] = begins + every
        return begins - now

    async def close(self) -> None:
        self.is_cut_off = True

    def _now(self) -> float:
        if self.is_cut_off:
            raise StorageError("the database can't be reached")
        return self.table.clock()

    def _keep_layout(self, of: int) -> float:
        now = self._now()
        there, until = self.table.of
        if there != of and now < until <= now + 2 * LASTS:
            raise OtherNumber(there)
        self.table.of = of, now + LASTS
        return now
