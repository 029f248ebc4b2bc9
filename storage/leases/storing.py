"""Leases in a database."""

from collections.abc import Collection

from storage.database import Connection, Database
from storage.leases import sql
from storage.leases.base import LASTS, LONGEST_LINE, OtherNumber, Process, View
from storage.share import Lease

_MS = round(LASTS * 1000)
_TOO_LONG = 2 * _MS
"""More ms than any lease can last: a transaction may have stood still for as long."""
_WHAT = "which process does what"


class Leasing(Database):
    """The leases in a database; `now` is its clock, in milliseconds since 1970."""

    now: str

    async def keep(self, process: str, of: int, home: Collection[int]) -> View:
        """Note that a process is there, and return how things stand; see `Leases.keep`."""
        text = " ".join(map(str, sorted(home)))

        async def work(db: Connection) -> View:
            await _keep_layout(db, self.now, of)
            await db.fetch(sql.keep_process(self.now), (process, of, text, _MS))
            await db.fetch(sql.renew(self.now), (_MS, process))
            for shorten in (sql.shorten_leases, sql.shorten_processes):
                await db.fetch(shorten(self.now), (_MS, _TOO_LONG))
            processes = await db.fetch(sql.select_processes(self.now), (_MS,))
            leases = [tuple(row) for row in await db.fetch(sql.select_leases(self.now))]
            return View(
                {row[0]: _process(*row) for row in map(tuple, processes)},
                {name: holder for name, holder, _ in leases},
                {name: Lease(name, fence) for name, holder, fence in leases if holder == process},
            )

        return await self._write(_WHAT, work)

    async def take(self, process: str, of: int, names: Collection[str]) -> list[Lease]:
        """Take those of some leases that nobody has, and return them; see `Leases.take`."""

        async def work(db: Connection) -> list[Lease]:
            await _keep_layout(db, self.now, of)
            await db.fetch(sql.END_OTHERS, (of,))
            await db.fetch(sql.forget_processes(self.now))
            taken = []
            for name in sorted(names):  # in one order, so that nobody waits for each other
                shards = of if "/" in name else 0
                rows = await db.fetch(sql.take(self.now), (name, shards, process, _MS))
                taken += [Lease(name, fence) for (fence,) in rows]
            return taken

        return await self._write(_WHAT, work)

    async def release(self, leases: Collection[Lease]) -> None:
        """Give leases up; see `Leases.release`."""

        async def work(db: Connection) -> None:
            for lease in sorted(leases, key=lambda each: each.name):
                await db.fetch(sql.RELEASE, (lease.name, lease.fence))

        await self._write(_WHAT, work)

    async def leave(self, process: str) -> None:
        """Note that a process isn't there any more, and give up whatever it has; see `Leases.leave`."""

        async def work(db: Connection) -> None:
            await db.fetch(sql.LEAVE, (process,))
            await db.fetch(sql.RELEASE_ALL, (process,))

        await self._write(_WHAT, work)

    async def turn(self, name: str, every: float) -> float:
        """Return in how many seconds it is this process's turn; see `Leases.turn`."""
        ms = round(every * 1000)

        async def work(db: Connection) -> float:
            ((wait,),) = await db.fetch(sql.turn(self.now), (name, ms, LONGEST_LINE * ms))
            return max(0, int(wait) - ms) / 1000

        return await self._write(_WHAT, work)


async def _keep_layout(db: Connection, now: str, of: int) -> None:
    if not list(await db.fetch(sql.keep_layout(now), (of, _MS, _TOO_LONG))):
        ((other,),) = await db.fetch(sql.SELECT_LAYOUT)
        raise OtherNumber(int(other))


def _process(process: str, of: int, home: str, has_settled: object) -> Process:
    return Process(process, of, frozenset(map(int, home.split())), bool(has_settled))
