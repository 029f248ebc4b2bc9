"""Leases: how processes that share a database divide the shards among them."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Final, Protocol

from storage.database import Database, Transaction
from storage.shards import Lease

LEASE_SECONDS: Final = 8.0
"""Seconds after which a lease expires unless it is renewed."""


@dataclass(frozen=True, slots=True)
class Process:
    """A live process. `assigned` are the shards, out of `shard_count`, that it runs whenever it can.

    It `has_settled` once it has been running for as long as a lease lasts: before that, after a start or a
    database outage, it may not know all others. It `is_leaving` if it hands over all its shards. It has
    sessions open for the shards `ready`, which others hold. Its last heartbeat is `age` seconds old.
    """

    id: str
    shard_count: int
    assigned: frozenset[int]
    has_settled: bool = True
    is_leaving: bool = False
    ready: frozenset[int] = frozenset()
    age: float = 0.0


@dataclass(frozen=True, slots=True)
class ClusterView:
    """Live processes by id, holders by lease name, and the asking process's `own` leases; none is expired."""

    processes: Mapping[str, Process]
    holders: Mapping[str, str]
    own: Mapping[str, Lease]


class ShardCountMismatch(Exception):
    """Live processes are set to another number of shards, `shard_count`."""

    def __init__(self, shard_count: int) -> None:
        super().__init__(f"other processes are set to {shard_count} shards")
        self.shard_count = shard_count


class Leases(Protocol):
    """The leases of a database. Any method may raise `StorageError`."""

    async def heartbeat(
        self,
        process: str,
        shard_count: int,
        assigned: Collection[int],
        *,
        ready: Collection[int] = (),
        is_leaving: bool = False,
    ) -> ClusterView:
        """Record that a process is alive, renew its leases, and return the state of the cluster.

        It should run the shards `assigned`, and has sessions open for the shards `ready`, which others hold.
        Raise `ShardCountMismatch` if live processes are set to another number of shards than `shard_count`.
        """
        ...

    async def take(self, process: str, shard_count: int, names: Collection[str]) -> list[Lease]:
        """Take those of the named leases that are free, and return them.

        Their fencing numbers are higher than any before. Leases under another number of shards are ended.
        Raise `ShardCountMismatch` as `heartbeat` does.
        """
        ...

    async def release(self, leases: Collection[Lease]) -> None:
        """Release leases, so that others can take them at once; ignore expired ones.

        The next holder answers interactions after a lease's `last_interaction`.
        """
        ...

    async def hand_over(self, lease: Lease, successor: str) -> bool:
        """Transfer a lease to another process, which answers interactions after its `last_interaction`.

        Return False, having done nothing, if the lease isn't held anymore or the successor isn't alive.
        Idempotent: call it again if the answer got lost.
        """
        ...

    async def leave(self, process: str) -> None:
        """Record that a process has ended, and release all its leases."""
        ...

    async def begin_turn(self, name: str, lasts: float) -> Lease | float:
        """Begin a turn at an operation that processes do one at a time, unless another turn is in progress.

        It expires after `lasts` seconds. Return the turn, or the seconds until the next attempt.
        """
        ...

    async def end_turn(self, turn: Lease, pause: float) -> None:
        """End a turn: the next one can begin `pause` seconds later. Do nothing if it has expired."""
        ...

    async def close(self) -> None:
        """Finish operations in progress and close the connection to the database."""
        ...


def lease_name(shard: int, shard_count: int) -> str:
    """Return the name of the lease on a shard.

    >>> lease_name(3, 16)
    '3/16'
    """
    return f"{shard}/{shard_count}"


LAYOUT: Final = "layout"
"""The name of the row that holds the number of shards that live processes are set to."""

RELEASE: Final = """
UPDATE leases SET holder = '', expires_at = 0, last_interaction = ? WHERE name = ? AND fence = ?
"""

RELEASE_ALL: Final = """
UPDATE leases SET holder = '', expires_at = 0, last_interaction = NULL WHERE holder = ?
"""

SELECT_HOLDER: Final = "SELECT holder, fence FROM leases WHERE name = ?"

LEAVE: Final = "DELETE FROM processes WHERE id = ?"

SELECT_LAYOUT: Final = f"SELECT shards FROM leases WHERE name = '{LAYOUT}'"  # noqa: S608 - a constant

# Processes set to another number of shards can't write anything anymore.
END_OTHERS: Final = """
UPDATE leases SET holder = '', expires_at = 0, fence = fence + 1, last_interaction = NULL
WHERE shards <> 0 AND shards <> ? AND holder <> ''
"""


def upsert_layout(now: str) -> str:
    """Return the statement that sets the number of shards for some ms; no row if another is in use.

    An expiry further away than the second number of ms doesn't count: the clock was set back.
    """
    return f"""
INSERT INTO leases (name, shards, holder, fence, expires_at) VALUES ('{LAYOUT}', ?, '', 0, {now} + ?)
ON CONFLICT (name) DO UPDATE SET shards = excluded.shards, expires_at = excluded.expires_at
WHERE leases.shards = excluded.shards OR leases.expires_at NOT BETWEEN {now} + 1 AND {now} + ?
RETURNING shards
"""  # noqa: S608 - constants


def upsert_process(now: str) -> str:
    """Return the statement that records a process as alive for some ms, with its assigned shards."""
    return f"""
INSERT INTO processes (id, shards, home, ready, leaving, since, expires_at)
VALUES (?, ?, ?, ?, ?, {now}, {now} + ?)
ON CONFLICT (id) DO UPDATE SET shards = excluded.shards, home = excluded.home,
ready = excluded.ready, leaving = excluded.leaving,
since = CASE WHEN processes.expires_at <= {now} OR processes.since > {now} THEN excluded.since
ELSE processes.since END,
expires_at = excluded.expires_at
"""  # noqa: S608 - constants


def renew(now: str) -> str:
    """Return the statement that renews a process's leases for some ms, even expired ones."""
    return f"UPDATE leases SET expires_at = {now} + ? WHERE holder = ?"  # noqa: S608 - constants


def shorten_leases(now: str) -> str:
    """Return the statement that shortens leases lasting too long, as after the clock was set back."""
    return f"UPDATE leases SET expires_at = {now} + ? WHERE holder <> '' AND expires_at > {now} + ?"  # noqa: S608 - constants


def shorten_processes(now: str) -> str:
    """Return the statement that does the same for processes."""
    return f"UPDATE processes SET expires_at = {now} + ? WHERE expires_at > {now} + ?"  # noqa: S608 - constants


def select_processes(now: str) -> str:
    """Return the statement that finds live processes, whether they have settled, and their last heartbeats.

    Parameters: the ms after which one has settled, and the ms for which a heartbeat counts.
    """
    return f"""
SELECT id, shards, home, since + ? <= {now}, leaving, ready, {now} + ? - expires_at
FROM processes WHERE expires_at > {now} ORDER BY id
"""  # noqa: S608 - constants


def select_leases(now: str) -> str:
    """Return the statement that finds the leases that are held."""
    return f"""
SELECT name, holder, fence, last_interaction FROM leases
WHERE holder <> '' AND expires_at > {now} ORDER BY name
"""  # noqa: S608 - constants


def take(now: str) -> str:
    """Return the statement that takes a lease for some ms; no row if it is held."""
    return f"""
INSERT INTO leases (name, shards, holder, fence, expires_at) VALUES (?, ?, ?, 1, {now} + ?)
ON CONFLICT (name) DO UPDATE SET
holder = excluded.holder, fence = leases.fence + 1, expires_at = excluded.expires_at,
last_interaction = CASE WHEN leases.holder = '' THEN leases.last_interaction END
WHERE leases.expires_at <= {now}
RETURNING fence, last_interaction
"""  # noqa: S608 - constants


def delete_processes(now: str) -> str:
    """Return the statement that deletes processes that died long ago."""
    return f"DELETE FROM processes WHERE expires_at < {now} - 3600000"  # noqa: S608 - constants


def hand_over(now: str) -> str:
    """Return the statement that transfers a lease to a live process for some ms; no row if that fails."""
    return f"""
UPDATE leases SET holder = ?, fence = fence + 1, expires_at = {now} + ?, last_interaction = ?
WHERE name = ? AND fence = ? AND holder <> ''
AND EXISTS (SELECT 1 FROM processes WHERE id = ? AND expires_at > {now})
RETURNING fence
"""  # noqa: S608 - constants


def begin_turn(now: str) -> str:
    """Return the statement that begins a turn of some ms; no row if another's is in progress.

    An expiry further away than the second number of ms doesn't count: the clock was set back.
    """
    return f"""
INSERT INTO leases (name, shards, holder, fence, expires_at) VALUES (?, 0, '', 1, {now} + ?)
ON CONFLICT (name) DO UPDATE SET fence = leases.fence + 1, expires_at = excluded.expires_at
WHERE leases.expires_at NOT BETWEEN {now} + 1 AND {now} + ?
RETURNING fence
"""  # noqa: S608 - constants


def select_turn(now: str) -> str:
    """Return the statement that finds how many ms are left of a turn."""
    return f"SELECT expires_at - {now} FROM leases WHERE name = ?"  # noqa: S608 - constants


def end_turn(now: str) -> str:
    """Return the statement after which the next turn can begin in some ms."""
    return f"UPDATE leases SET expires_at = {now} + ? WHERE name = ? AND fence = ?"  # noqa: S608 - constants


_MS = round(LEASE_SECONDS * 1000)
_TOO_LONG = 2 * _MS
"""Longer than any lease can last, in ms, even if its transaction stalled for a while."""
_WHAT = "leases on shards"


class StoredLeases(Database):
    """The leases in a database; `now` is its clock, in milliseconds since 1970."""

    now: str

    async def heartbeat(
        self,
        process: str,
        shard_count: int,
        assigned: Collection[int],
        *,
        ready: Collection[int] = (),
        is_leaving: bool = False,
    ) -> ClusterView:
        """Record that a process is alive; see `Leases.heartbeat`."""
        row = process, shard_count, _numbers(assigned), _numbers(ready), int(is_leaving), _MS

        async def work(db: Transaction) -> ClusterView:
            await _require_layout(db, self.now, shard_count)
            await db.fetch(upsert_process(self.now), row)
            await db.fetch(renew(self.now), (_MS, process))
            for shorten in (shorten_leases, shorten_processes):
                await db.fetch(shorten(self.now), (_MS, _TOO_LONG))
            processes = await db.fetch(select_processes(self.now), (_MS, _MS))
            leases = [tuple(row) for row in await db.fetch(select_leases(self.now))]
            return ClusterView(
                {row[0]: _process(*row) for row in map(tuple, processes)},
                {name: holder for name, holder, _, _ in leases},
                {name: Lease(name, fence, last) for name, holder, fence, last in leases if holder == process},
            )

        return await self._write(_WHAT, work)

    async def take(self, process: str, shard_count: int, names: Collection[str]) -> list[Lease]:
        """Take those of the named leases that are free; see `Leases.take`."""

        async def work(db: Transaction) -> list[Lease]:
            await _require_layout(db, self.now, shard_count)
            await db.fetch(END_OTHERS, (shard_count,))
            await db.fetch(delete_processes(self.now))
            taken = []
            for name in sorted(names):  # in a fixed order, so that transactions can't deadlock
                shards = shard_count if "/" in name else 0
                rows = await db.fetch(take(self.now), (name, shards, process, _MS))
                taken += [Lease(name, fence, last) for fence, last in rows]
            return taken

        return await self._write(_WHAT, work)

    async def release(self, leases: Collection[Lease]) -> None:
        """Release leases; see `Leases.release`."""

        async def work(db: Transaction) -> None:
            for lease in sorted(leases, key=lambda each: each.name):
                await db.fetch(RELEASE, (lease.last_interaction, lease.name, lease.fence))

        await self._write(_WHAT, work)

    async def hand_over(self, lease: Lease, successor: str) -> bool:
        """Transfer a lease to another process; see `Leases.hand_over`."""
        row = successor, _MS, lease.last_interaction, lease.name, lease.fence, successor

        async def work(db: Transaction) -> bool:
            if list(await db.fetch(hand_over(self.now), row)):
                return True
            rows = [tuple(each) for each in await db.fetch(SELECT_HOLDER, (lease.name,))]
            return rows == [(successor, lease.fence + 1)]  # an earlier call did it, and its answer got lost

        return await self._write(_WHAT, work)

    async def leave(self, process: str) -> None:
        """Record that a process has ended; see `Leases.leave`."""

        async def work(db: Transaction) -> None:
            await db.fetch(LEAVE, (process,))
            await db.fetch(RELEASE_ALL, (process,))

        await self._write(_WHAT, work)

    async def begin_turn(self, name: str, lasts: float) -> Lease | float:
        """Begin a turn unless another's is in progress; see `Leases.begin_turn`."""
        ms = round(lasts * 1000)

        async def work(db: Transaction) -> Lease | float:
            for (fence,) in await db.fetch(begin_turn(self.now), (name, ms, 2 * ms)):
                return Lease(name, fence)
            ((left,),) = await db.fetch(select_turn(self.now), (name,))
            return max(0, int(left)) / 1000

        return await self._write(_WHAT, work)

    async def end_turn(self, turn: Lease, pause: float) -> None:
        """End a turn; see `Leases.end_turn`."""
        await self._execute(_WHAT, end_turn(self.now), round(pause * 1000), turn.name, turn.fence)


async def _require_layout(db: Transaction, now: str, shard_count: int) -> None:
    if not list(await db.fetch(upsert_layout(now), (shard_count, _MS, _TOO_LONG))):
        ((other,),) = await db.fetch(SELECT_LAYOUT)
        raise ShardCountMismatch(int(other))


def _numbers(shards: Collection[int]) -> str:
    return " ".join(map(str, sorted(shards)))


def _shards(numbers: str) -> frozenset[int]:
    return frozenset(map(int, numbers.split()))


def _process(
    process: str, shard_count: int, assigned: str, has_settled: object, leaving: int, ready: str, age: int
) -> Process:
    return Process(
        process,
        shard_count,
        _shards(assigned),
        bool(has_settled),
        bool(leaving),
        _shards(ready),
        age=int(age) / 1000,
    )
