"""Leases: which of several processes on a database does what."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Final, Protocol

from storage.database import Connection, Database
from storage.shards import Lease

LASTS: Final = 12.0
"""Seconds after which a lease is over unless it is renewed."""
LONGEST_LINE: Final = 100
"""How many can wait for their turn: a process stands in line once."""


@dataclass(frozen=True, slots=True)
class Process:
    """A process that is there: the shards of `of` that are its `home`, which it runs whenever it is there.

    It `has_settled` if it has been there for as long as a lease lasts: who came back after the database was
    away for everybody can't say yet who else is there.
    """

    id: str
    of: int
    home: frozenset[int]
    has_settled: bool = True


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

    async def keep(self, process: str, of: int, home: Collection[int]) -> View:
        """Note that a process is there with a home, renew its leases, and return how things stand.

        Raise `OtherNumber` if processes that reckon with another number of shards than `of` are there.
        """
        ...

    async def take(self, process: str, of: int, names: Collection[str]) -> list[Lease]:
        """Take those of some leases that nobody has, and return them; raise `OtherNumber` as `keep` does.

        Their fencing numbers are higher than any before. Leases on shards of another number end for good.
        """
        ...

    async def release(self, leases: Collection[Lease]) -> None:
        """Give leases up, so that others can take them at once; do nothing about those that are over."""
        ...

    async def leave(self, process: str) -> None:
        """Note that a process isn't there any more, and give up all leases that it has."""
        ...

    async def turn(self, name: str, every: float) -> float:
        """Return in how many seconds it is one's turn; there is one `every` so many seconds for all."""
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

RELEASE: Final = "UPDATE leases SET holder = '', expires_at = 0 WHERE name = ? AND fence = ?"

RELEASE_ALL: Final = "UPDATE leases SET holder = '', expires_at = 0 WHERE holder = ?"

LEAVE: Final = "DELETE FROM processes WHERE id = ?"

SELECT_LAYOUT: Final = f"SELECT shards FROM leases WHERE name = '{LAYOUT}'"  # noqa: S608 - a constant

# Whoever reckoned with another number of shards can note nothing any more.
END_OTHERS: Final = """
UPDATE leases SET holder = '', expires_at = 0, fence = fence + 1
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
INSERT INTO processes (id, shards, home, since, expires_at) VALUES (?, ?, ?, {now}, {now} + ?)
ON CONFLICT (id) DO UPDATE SET shards = excluded.shards, home = excluded.home,
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
    """Return the statement that finds who is there, and whether for longer than some ms."""
    return f"""
SELECT id, shards, home, since + ? <= {now} FROM processes WHERE expires_at > {now} ORDER BY id
"""  # noqa: S608 - constants


def select_leases(now: str) -> str:
    """Return the statement that finds who holds which leases."""
    return f"""
SELECT name, holder, fence FROM leases WHERE holder <> '' AND expires_at > {now} ORDER BY name
"""  # noqa: S608 - constants


def take(now: str) -> str:
    """Return the statement that takes a lease for some ms; no row if somebody has it."""
    return f"""
INSERT INTO leases (name, shards, holder, fence, expires_at) VALUES (?, ?, ?, 1, {now} + ?)
ON CONFLICT (name) DO UPDATE SET
holder = excluded.holder, fence = leases.fence + 1, expires_at = excluded.expires_at
WHERE leases.expires_at <= {now}
RETURNING fence
"""  # noqa: S608 - constants


def forget_processes(now: str) -> str:
    """Return the statement that forgets processes that ended long ago without a word."""
    return f"DELETE FROM processes WHERE expires_at < {now} - 3600000"  # noqa: S608 - constants


def turn(now: str) -> str:
    """Return the statement that puts somebody in line and returns in how many ms it is their turn.

    A line that is longer than some ms was noted before the clock was set back, and is forgotten.
    """
    return f"""
INSERT INTO leases (name, shards, holder, fence, expires_at) VALUES (?, 0, '', 0, {now} + ?)
ON CONFLICT (name) DO UPDATE SET expires_at = excluded.expires_at
+ CASE WHEN leases.expires_at - {now} BETWEEN 0 AND ? THEN leases.expires_at - {now} ELSE 0 END
RETURNING expires_at - {now}
"""  # noqa: S608 - constants


_MS = round(LASTS * 1000)
_TOO_LONG = 2 * _MS
"""More ms than any lease can last: a transaction may have stood still for as long."""
_WHAT = "which process does what"


class StoredLeases(Database):
    """The leases in a database; `now` is its clock, in milliseconds since 1970."""

    now: str

    async def keep(self, process: str, of: int, home: Collection[int]) -> View:
        """Note that a process is there with a home, renew its leases, and return how things stand.

        Raise `OtherNumber` if processes that reckon with another number of shards than `of` are there.
        """
        text = " ".join(map(str, sorted(home)))

        async def work(db: Connection) -> View:
            await _keep_layout(db, self.now, of)
            await db.fetch(keep_process(self.now), (process, of, text, _MS))
            await db.fetch(renew(self.now), (_MS, process))
            for shorten in (shorten_leases, shorten_processes):
                await db.fetch(shorten(self.now), (_MS, _TOO_LONG))
            processes = await db.fetch(select_processes(self.now), (_MS,))
            leases = [tuple(row) for row in await db.fetch(select_leases(self.now))]
            return View(
                {row[0]: _process(*row) for row in map(tuple, processes)},
                {name: holder for name, holder, _ in leases},
                {name: Lease(name, fence) for name, holder, fence in leases if holder == process},
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
                taken += [Lease(name, fence) for (fence,) in rows]
            return taken

        return await self._write(_WHAT, work)

    async def release(self, leases: Collection[Lease]) -> None:
        """Give leases up, so that others can take them at once; do nothing about those that are over."""

        async def work(db: Connection) -> None:
            for lease in sorted(leases, key=lambda each: each.name):
                await db.fetch(RELEASE, (lease.name, lease.fence))

        await self._write(_WHAT, work)

    async def leave(self, process: str) -> None:
        """Note that a process isn't there any more, and give up all leases that it has."""

        async def work(db: Connection) -> None:
            await db.fetch(LEAVE, (process,))
            await db.fetch(RELEASE_ALL, (process,))

        await self._write(_WHAT, work)

    async def turn(self, name: str, every: float) -> float:
        """Return in how many seconds it is one's turn; there is one `every` so many seconds for all."""
        ms = round(every * 1000)

        async def work(db: Connection) -> float:
            ((wait,),) = await db.fetch(turn(self.now), (name, ms, LONGEST_LINE * ms))
            return max(0, int(wait) - ms) / 1000

        return await self._write(_WHAT, work)


async def _keep_layout(db: Connection, now: str, of: int) -> None:
    if not list(await db.fetch(keep_layout(now), (of, _MS, _TOO_LONG))):
        ((other,),) = await db.fetch(SELECT_LAYOUT)
        raise OtherNumber(int(other))


def _process(process: str, of: int, home: str, has_settled: object) -> Process:
    return Process(process, of, frozenset(map(int, home.split())), bool(has_settled))
