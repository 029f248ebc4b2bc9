"""Leases: which of several processes on a database does what."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Final, Protocol

from storage.database import Connection, Database
from storage.shards import Lease

LASTS: Final = 8.0
"""Seconds after which a lease is over unless it is renewed."""


@dataclass(frozen=True, slots=True)
class Process:
    """A process that is there: the shards of `of` that are its `home`, which it runs whenever it is there.

    It `has_settled` if it has been there for as long as a lease lasts: who came back after the database was
    away for everybody can't say yet who else is there. It `is_leaving` if it hands over all that it holds.

    For the shards `ready`, which others hold, it has sessions open. Its last heartbeat is `age` seconds old.
    """

    id: str
    of: int
    home: frozenset[int]
    has_settled: bool = True
    is_leaving: bool = False
    ready: frozenset[int] = frozenset()
    age: float = 0.0


@dataclass(frozen=True, slots=True)
class View:
    """Who is there, and by the leases' names who holds them; those that are over are left out."""

    processes: Mapping[str, Process]
    holders: Mapping[str, str]
    own: Mapping[str, Lease]


class OtherNumber(Exception):
    """Processes that reckon with another number of shards, `of`, are there."""

    def __init__(self, of: int) -> None:
        super().__init__(f"there are processes that reckon with {of} shards")
        self.of = of


class Leases(Protocol):
    """The leases of a database. Any method may raise `storage.store.StorageError`."""

    async def keep(
        self,
        process: str,
        of: int,
        home: Collection[int],
        *,
        ready: Collection[int] = (),
        is_leaving: bool = False,
    ) -> View:
        """Note that a process is there with a home, renew its leases, and return how things stand.

        It has sessions open for the shards `ready`, which others hold; it may be leaving.

        Raise `OtherNumber` if processes that reckon with another number of shards than `of` are there.
        """
        ...

    async def take(self, process: str, of: int, names: Collection[str]) -> list[Lease]:
        """Take those of some leases that nobody has, and return them; raise `OtherNumber` as `keep` does.

        Their fencing numbers are higher than any before. Leases on shards of another number end for good.
        """
        ...

    async def release(self, leases: Collection[Lease]) -> None:
        """Give leases up, so that others can take them at once; do nothing about those that are over.

        Whoever takes one answers what people ask for after its `last_interaction`.
        """
        ...

    async def hand_over(self, lease: Lease, successor: str) -> bool:
        """Give a lease to another process, which answers what people ask for after its `last_interaction`.

        Return False, having done nothing, if the lease isn't held any more, or that process isn't there. If
        nobody can say whether it was done, doing it once more is the same as doing it once.
        """
        ...

    async def leave(self, process: str) -> None:
        """Note that a process isn't there any more, and give up all leases that it has."""
        ...

    async def begin_turn(self, name: str, lasts: float) -> Lease | float:
        """Begin a turn at something that processes do one after the other, unless it is another's turn.

        It ends by itself after so many seconds. Return the turn, or the seconds after which to ask again.
        """
        ...

    async def end_turn(self, turn: Lease, pause: float) -> None:
        """End a turn: the next one can begin so many seconds later. Do nothing if it has ended."""
        ...

    async def close(self) -> None:
        """Finish what is in progress and close the connection to the database."""
        ...


def lease_of(shard: int, of: int) -> str:
    """Return the name of the lease on a shard.

    >>> lease_of(3, 16)
    '3/16'
    """
    return f"{shard}/{of}"


LAYOUT: Final = "layout"
"""The name of the row that says with how many shards the processes reckon that are there."""

RELEASE: Final = """
UPDATE leases SET holder = '', expires_at = 0, last_interaction = ? WHERE name = ? AND fence = ?
"""

RELEASE_ALL: Final = """
UPDATE leases SET holder = '', expires_at = 0, last_interaction = NULL WHERE holder = ?
"""

SELECT_HOLDER: Final = "SELECT holder, fence FROM leases WHERE name = ?"

LEAVE: Final = "DELETE FROM processes WHERE id = ?"

SELECT_LAYOUT: Final = f"SELECT shards FROM leases WHERE name = '{LAYOUT}'"  # noqa: S608 - a constant

# Whoever reckoned with another number of shards can note nothing any more.
END_OTHERS: Final = """
UPDATE leases SET holder = '', expires_at = 0, fence = fence + 1, last_interaction = NULL
WHERE shards <> 0 AND shards <> ? AND holder <> ''
"""


def keep_layout(now: str) -> str:
    """Return the statement that notes a number of shards for some ms; no row if another one is in use.

    It isn't if what was noted would be so for longer than some ms.
    """
    return f"""
INSERT INTO leases (name, shards, holder, fence, expires_at) VALUES ('{LAYOUT}', ?, '', 0, {now} + ?)
ON CONFLICT (name) DO UPDATE SET shards = excluded.shards, expires_at = excluded.expires_at
WHERE leases.shards = excluded.shards OR leases.expires_at NOT BETWEEN {now} + 1 AND {now} + ?
RETURNING shards
"""  # noqa: S608 - constants


def keep_process(now: str) -> str:
    """Return the statement that notes that a process is there for some ms, with the shards of its home."""
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
    """Return the statement that renews a process's leases for some ms, also if nobody wanted them since."""
    return f"UPDATE leases SET expires_at = {now} + ? WHERE holder = ?"  # noqa: S608 - constants


def shorten_leases(now: str) -> str:
    """Return the statement that lets leases that are longer than some ms end in some ms; lines stay."""
    return f"UPDATE leases SET expires_at = {now} + ? WHERE holder <> '' AND expires_at > {now} + ?"  # noqa: S608 - constants


def shorten_processes(now: str) -> str:
    """Return the statement that does the same for those who said that they are there."""
    return f"UPDATE processes SET expires_at = {now} + ? WHERE expires_at > {now} + ?"  # noqa: S608 - constants


def select_processes(now: str) -> str:
    """Return the statement that finds who is there, whether for longer than some ms, and its last heartbeat.

    The second number of ms is how long somebody is there after one.
    """
    return f"""
SELECT id, shards, home, since + ? <= {now}, leaving, ready, {now} + ? - expires_at
FROM processes WHERE expires_at > {now} ORDER BY id
"""  # noqa: S608 - constants


def select_leases(now: str) -> str:
    """Return the statement that finds who holds which leases."""
    return f"""
SELECT name, holder, fence, last_interaction FROM leases
WHERE holder <> '' AND expires_at > {now} ORDER BY name
"""  # noqa: S608 - constants


def take(now: str) -> str:
    """Return the statement that takes a lease for some ms; no row if somebody has it."""
    return f"""
INSERT INTO leases (name, shards, holder, fence, expires_at) VALUES (?, ?, ?, 1, {now} + ?)
ON CONFLICT (name) DO UPDATE SET
holder = excluded.holder, fence = leases.fence + 1, expires_at = excluded.expires_at,
last_interaction = CASE WHEN leases.holder = '' THEN leases.last_interaction END
WHERE leases.expires_at <= {now}
RETURNING fence, last_interaction
"""  # noqa: S608 - constants


def forget_processes(now: str) -> str:
    """Return the statement that forgets processes that ended long ago without a word."""
    return f"DELETE FROM processes WHERE expires_at < {now} - 3600000"  # noqa: S608 - constants


def hand_over(now: str) -> str:
    """Return the statement that gives a lease to a process for some ms if that is there; no row otherwise."""
    return f"""
UPDATE leases SET holder = ?, fence = fence + 1, expires_at = {now} + ?, last_interaction = ?
WHERE name = ? AND fence = ? AND holder <> ''
AND EXISTS (SELECT 1 FROM processes WHERE id = ? AND expires_at > {now})
RETURNING fence
"""  # noqa: S608 - constants


def begin_turn(now: str) -> str:
    """Return the statement that begins a turn of some ms; no row if it is another's.

    It isn't if that would last for longer than some ms: it began before the clock was set back.
    """
    return f"""
INSERT INTO leases (name, shards, holder, fence, expires_at) VALUES (?, 0, '', 1, {now} + ?)
ON CONFLICT (name) DO UPDATE SET fence = leases.fence + 1, expires_at = excluded.expires_at
WHERE leases.expires_at NOT BETWEEN {now} + 1 AND {now} + ?
RETURNING fence
"""  # noqa: S608 - constants


def select_turn(now: str) -> str:
    """Return the statement that finds for how many more ms it is somebody's turn."""
    return f"SELECT expires_at - {now} FROM leases WHERE name = ?"  # noqa: S608 - constants


def end_turn(now: str) -> str:
    """Return the statement that lets the next turn begin in some ms."""
    return f"UPDATE leases SET expires_at = {now} + ? WHERE name = ? AND fence = ?"  # noqa: S608 - constants


_MS = round(LASTS * 1000)
_TOO_LONG = 2 * _MS
"""More ms than any lease can last: a transaction may have stood still for as long."""
_WHAT = "which process does what"


class StoredLeases(Database):
    """The leases in a database; `now` is its clock, in milliseconds since 1970."""

    now: str

    async def keep(
        self,
        process: str,
        of: int,
        home: Collection[int],
        *,
        ready: Collection[int] = (),
        is_leaving: bool = False,
    ) -> View:
        """Note that a process is there with a home, renew its leases, and return how things stand.

        It has sessions open for the shards `ready`, which others hold; it may be leaving.

        Raise `OtherNumber` if processes that reckon with another number of shards than `of` are there.
        """
        row = process, of, _numbers(home), _numbers(ready), int(is_leaving), _MS

        async def work(db: Connection) -> View:
            await _keep_layout(db, self.now, of)
            await db.fetch(keep_process(self.now), row)
            await db.fetch(renew(self.now), (_MS, process))
            for shorten in (shorten_leases, shorten_processes):
                await db.fetch(shorten(self.now), (_MS, _TOO_LONG))
            processes = await db.fetch(select_processes(self.now), (_MS, _MS))
            leases = [tuple(row) for row in await db.fetch(select_leases(self.now))]
            return View(
                {row[0]: _process(*row) for row in map(tuple, processes)},
                {name: holder for name, holder, _, _ in leases},
                {name: Lease(name, fence, last) for name, holder, fence, last in leases if holder == process},
            )

        return await self._write(_WHAT, work)

    async def take(self, process: str, of: int, names: Collection[str]) -> list[Lease]:
        """Take those of some leases that nobody has, and return them; raise `OtherNumber` as `keep` does.

        Their fencing numbers are higher than any before. Leases on shards of another number end for good.
        """

        async def work(db: Connection) -> list[Lease]:
            await _keep_layout(db, self.now, of)
            await db.fetch(END_OTHERS, (of,))
            await db.fetch(forget_processes(self.now))
            taken = []
            for name in sorted(names):  # in one order, so that nobody waits for each other
                shards = of if "/" in name else 0
                rows = await db.fetch(take(self.now), (name, shards, process, _MS))
                taken += [Lease(name, fence, last) for fence, last in rows]
            return taken

        return await self._write(_WHAT, work)

    async def release(self, leases: Collection[Lease]) -> None:
        """Give leases up, so that others can take them at once; do nothing about those that are over.

        Whoever takes one answers what people ask for after its `last_interaction`.
        """

        async def work(db: Connection) -> None:
            for lease in sorted(leases, key=lambda each: each.name):
                await db.fetch(RELEASE, (lease.last_interaction, lease.name, lease.fence))

        await self._write(_WHAT, work)

    async def hand_over(self, lease: Lease, successor: str) -> bool:
        """Give a lease to another process, which answers what people ask for after its `last_interaction`.

        Return False, having done nothing, if the lease isn't held any more, or that process isn't there. If
        nobody can say whether it was done, doing it once more is the same as doing it once.
        """
        row = successor, _MS, lease.last_interaction, lease.name, lease.fence, successor

        async def work(db: Connection) -> bool:
            if list(await db.fetch(hand_over(self.now), row)):
                return True
            rows = [tuple(each) for each in await db.fetch(SELECT_HOLDER, (lease.name,))]
            return rows == [(successor, lease.fence + 1)]  # it was done before, and nobody heard of it

        return await self._write(_WHAT, work)

    async def leave(self, process: str) -> None:
        """Note that a process isn't there any more, and give up all leases that it has."""

        async def work(db: Connection) -> None:
            await db.fetch(LEAVE, (process,))
            await db.fetch(RELEASE_ALL, (process,))

        await self._write(_WHAT, work)

    async def begin_turn(self, name: str, lasts: float) -> Lease | float:
        """Begin a turn at something that processes do one after the other, unless it is another's turn.

        It ends by itself after so many seconds. Return the turn, or the seconds after which to ask again.
        """
        ms = round(lasts * 1000)

        async def work(db: Connection) -> Lease | float:
            for (fence,) in await db.fetch(begin_turn(self.now), (name, ms, 2 * ms)):
                return Lease(name, fence)
            ((left,),) = await db.fetch(select_turn(self.now), (name,))
            return max(0, int(left)) / 1000

        return await self._write(_WHAT, work)

    async def end_turn(self, turn: Lease, pause: float) -> None:
        """End a turn: the next one can begin so many seconds later. Do nothing if it has ended."""
        await self._execute(_WHAT, end_turn(self.now), round(pause * 1000), turn.name, turn.fence)


async def _keep_layout(db: Connection, now: str, of: int) -> None:
    if not list(await db.fetch(keep_layout(now), (of, _MS, _TOO_LONG))):
        ((other,),) = await db.fetch(SELECT_LAYOUT)
        raise OtherNumber(int(other))


def _numbers(shards: Collection[int]) -> str:
    return " ".join(map(str, sorted(shards)))


def _shards(numbers: str) -> frozenset[int]:
    return frozenset(map(int, numbers.split()))


def _process(
    process: str, of: int, home: str, has_settled: object, leaving: int, ready: str, age: int
) -> Process:
    return Process(
        process, of, _shards(home), bool(has_settled), bool(leaving), _shards(ready), age=int(age) / 1000
    )
