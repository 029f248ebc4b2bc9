"""Leases in a database."""

from collections.abc import Collection

from storage.database import Connection, Database
from storage.leases import sql
from storage.leases.base import LASTS, OtherNumber, Process, View
from storage.share import Lease

_MS = round(LASTS * 1000)
_TOO_LONG = 2 * _MS
"""More ms than any lease can last: a transaction may have stood still for as long."""
_WHAT = "which process does what"


class Leasing(Database):
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
        """Note that a process is there, and return how things stand; see `Leases.keep`."""
        row = process, of, _numbers(home), _numbers(ready), int(is_leaving), _MS

        async def work(db: Connection) -> View:
            await _keep_layout(db, self.now, of)
            await db.fetch(sql.keep_process(self.now), row)
            await db.fetch(sql.renew(self.now), (_MS, process))
            for shorten in (sql.shorten_leases, sql.shorten_processes):
                await db.fetch(shorten(self.now), (_MS, _TOO_LONG))
            processes = await db.fetch(sql.select_processes(self.now), (_MS, _MS))
            leases = [tuple(row) for row in await db.fetch(sql.select_leases(self.now))]
            return View(
                {row[0]: _process(*row) for row in map(tuple, processes)},
                {name: holder for name, holder, _, _ in leases},
                {name: Lease(name, fence, last) for name, holder, fence, last in leases if holder == process},
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
                taken += [Lease(name, fence, last) for fence, last in rows]
            return taken

        return await self._write(_WHAT, work)

    async def release(self, leases: Collection[Lease]) -> None:
        """Give leases up; see `Leases.release`."""

        async def work(db: Connection) -> None:
            for lease in sorted(leases, key=lambda each: each.name):
                await db.fetch(sql.RELEASE, (lease.last_interaction, lease.name, lease.fence))

        await self._write(_WHAT, work)

    async def hand_over(self, lease: Lease, successor: str) -> bool:
        """Give a lease to another process; see `Leases.hand_over`."""
        row = successor, _MS, lease.last_interaction, lease.name, lease.fence, successor

        async def work(db: Connection) -> bool:
            if list(await db.fetch(sql.hand_over(self.now), row)):
                return True
            rows = [tuple(each) for each in await db.fetch(sql.SELECT_HOLDER, (lease.name,))]
            return rows == [(successor, lease.fence + 1)]  # it was done before, and nobody heard of it

        return await self._write(_WHAT, work)

    async def leave(self, process: str) -> None:
        """Note that a process isn't there any more, and give up whatever it has; see `Leases.leave`."""

        async def work(db: Connection) -> None:
            await db.fetch(sql.LEAVE, (process,))
            await db.fetch(sql.RELEASE_ALL, (process,))

        await self._write(_WHAT, work)

    async def begin_turn(self, name: str, lasts: float) -> Lease | float:
        """Begin a turn, or return when to ask again; see `Leases.begin_turn`."""
        ms = round(lasts * 1000)

        async def work(db: Connection) -> Lease | float:
            for (fence,) in await db.fetch(sql.begin_turn(self.now), (name, ms, 2 * ms)):
                return Lease(name, fence)
            ((left,),) = await db.fetch(sql.select_turn(self.now), (name,))
            return max(0, int(left)) / 1000

        return await self._write(_WHAT, work)

    async def end_turn(self, turn: Lease, pause: float) -> None:
        """End a turn; see `Leases.end_turn`."""
        await self._execute(_WHAT, sql.end_turn(self.now), round(pause * 1000), turn.name, turn.fence)


async def _keep_layout(db: Connection, now: str, of: int) -> None:
    if not list(await db.fetch(sql.keep_layout(now), (of, _MS, _TOO_LONG))):
        ((other,),) = await db.fetch(sql.SELECT_LAYOUT)
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
