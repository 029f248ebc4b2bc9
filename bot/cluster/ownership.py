"""The shards that a process holds by leases, and what it may do by them at the moment."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable, Collection
from contextlib import asynccontextmanager
from dataclasses import dataclass
from math import inf
from typing import Final
from weakref import WeakValueDictionary

from bot.cluster.assignment import Home, ranges
from bot.cluster.handover import Work
from bot.cluster.plan import Plan, planned
from bot.cluster.watchdog import Hearing
from bot.ui.tasks import TasksInProgress
from storage.leases import LASTS, Leases, OtherNumber, View, lease_of
from storage.records import StorageError
from storage.shards import Lease, Share


@dataclass(slots=True)
class Held:
    """A shard that is held. It is `run` unless it is about to be, or to be given up."""

    lease: Lease
    is_run: bool = False
    is_given_up: bool = False
    starting: asyncio.Task[None] | None = None


def boot_time() -> float:
    """Return seconds by a clock that nobody sets, and that goes on while the machine sleeps if it can."""
    if hasattr(time, "CLOCK_BOOTTIME"):
        return time.clock_gettime(time.CLOCK_BOOTTIME)
    return time.monotonic()


class Holding:
    """What is held of the shards numbered up to `of`.

    Whatever the database says, nothing is done by a lease that may be over by the process's own clock.
    """

    is_alone = False

    def __init__(self, of: int, clock: Callable[[], float]) -> None:
        self.of = of
        self.held: dict[int, Held] = {}
        self.until = -inf
        """Until when the leases surely last, by the clock."""
        self.work: Work | None = None
        self._clock = clock

    @property
    def shown(self) -> Share:
        """The servers whose games it shows."""
        return self._share(lambda _: True)

    @property
    def known(self) -> Share:
        """Those of them that it knows: whether the bot is still there, and in which channels."""
        return self._share(self._the_work.is_ready)

    @property
    def reachable(self) -> Share:
        """Those of them whose people can reach it."""
        return self._share(
            lambda shard: self._the_work.is_ready(shard) and self._the_work.is_connected(shard)
        )

    def runs(self, guild_id: int) -> bool:
        """Return whether it shows the games of a server."""
        return self.shown.has(guild_id)

    def knows(self, guild_id: int) -> bool:
        """Return whether it can say that the bot isn't in a server, or that a channel isn't there."""
        return self.known.has(guild_id)

    def may_answer(self, *guild_ids: int) -> bool:
        """Return whether it answers what people ask in one of some servers; 0 is for direct messages.

        A session can outlive the lease: another process hears the same then.
        """
        return self._is_sure and any((each >> 22) % self.of in self.held for each in guild_ids)

    def right_to(self, guild_id: int) -> Lease:
        """Return by which right something is noted about a server; one that isn't valid if there is none."""
        shard = (guild_id >> 22) % self.of
        held = self.held.get(shard)
        return Lease(lease_of(shard, self.of), 0) if held is None else held.lease

    @property
    def _is_sure(self) -> bool:
        return self._clock() < self.until

    @property
    def _the_work(self) -> Work:
        if self.work is None:
            raise RuntimeError("nobody has said yet what is to be done")
        return self.work

    def _share(self, belongs: Callable[[int], bool]) -> Share:
        if not self._is_sure:
            return Share(self.of, frozenset())
        shards = (shard for shard, held in self.held.items() if held.is_run and belongs(shard))
        return Share(self.of, frozenset(shards))


log = logging.getLogger(__name__)

LOOK_EVERY: Final = 3.0
"""Seconds between looks at the leases, each of which renews those that are held."""
MARGIN: Final = 2.0
"""Seconds before the end of a lease from which on nothing is done by it any more."""
TRY_AGAIN: Final = 1.0
"""Seconds until something is tried again that others or the database keep from being done."""


class Shards(Holding):
    """The shards that a process holds: it takes, renews, adopts and gives up leases.

    `process` is its name, which no other has.
    """

    def __init__(
        self,
        leases: Leases,
        process: str,
        home: Home,
        *,
        clock: Callable[[], float] = boot_time,
    ) -> None:
        super().__init__(home.of, clock)
        self._leases = leases
        self._process = process
        self._home = home
        self._hearing = Hearing(clock)
        self._is_open = False
        self._looking = asyncio.Lock()
        self._running: asyncio.Task[None] | None = None
        self._giving = TasksInProgress()
        self._gives_from = -inf
        """When the next shard may be given back, by the clock."""
        self._endings: dict[int, asyncio.Task[None]] = {}
        """By shard, the session that was or is being closed because the lease is gone."""
        self._lines: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._trouble = ""
        self._standing_by: frozenset[str] = frozenset()
        self._refusal: asyncio.Future[OtherNumber] = asyncio.get_running_loop().create_future()
        self._released: set[Lease] = set()
        """What was given up here, although a view that is on its way may say otherwise."""

    @property
    def gateway_shards(self) -> int | None:
        """How many shards there are at Discord's gateway; None for as many as Discord recommends."""
        return None if self.of == 1 else self.of

    @property
    def is_running(self) -> bool:
        """Whether the leases are looked at."""
        return self._running is not None and not self._running.done()

    async def join(self, version: str) -> None:
        """Note that this process is there, with a version of the program.

        Raise `OtherNumber` or `StorageError`.
        """
        self._process = f"{self._process}/{version}"
        await self._keep()

    async def has_peer(self, version: str) -> bool:
        """Return whether another process of the same version is there that takes shards."""
        view = await self._keep()
        others = (each for each in view.processes.values() if each.id != self._process)
        return any(each.home and each.id.endswith(f"/{version}") for each in others)

    def start(self) -> None:
        """Keep looking at the leases from now on; nothing is taken before `open`."""
        self._running = asyncio.create_task(self._run())

    async def until_refused(self) -> None:
        """Wait until processes that reckon with another number of shards are there; raise `OtherNumber`."""
        raise await self._refusal

    async def open(self) -> None:
        """Take shards from now on."""
        self._is_open = True
        await self.look()

    @asynccontextmanager
    async def alone(self, name: str) -> AsyncIterator[None]:
        """Do something that one process at a time does; wait for others. Raise `StorageError`."""
        while True:
            taken = await self._leases.take(self._process, self.of, [name])
            if taken:
                break
            await asyncio.sleep(TRY_AGAIN)
        try:
            yield
        finally:
            await self._leases.release(taken)

    async def turn(self, name: str, every: float) -> None:
        """Wait for this process's turn, of which all processes together have one every so many seconds.

        It stands in line once at a time: nobody has to wait for what is left of it if it dies.
        """
        async with self._lines.setdefault(name, asyncio.Lock()):
            try:
                wait = await self._leases.turn(name, every)
            except StorageError:
                wait = every
            await asyncio.sleep(wait)

    async def leave(self) -> None:
        """Give up everything, so that others can go on at once. What is being done has to be finished."""
        if self._running is not None:
            self._running.cancel()  # and wait: a look that goes on would note that this process is there
            await asyncio.wait({self._running}, timeout=LOOK_EVERY)
        self._hearing.stop()
        for shard in list(self.held):
            self._drop(shard)
        await self._giving.finish(0)
        await asyncio.gather(*self._endings.values(), return_exceptions=True)
        try:
            await self._leases.leave(self._process)  # also what was taken without its being known any more
        except StorageError as error:
            log.warning("Others have to wait until the leases are over: %s", error)
        await self._leases.close()

    async def look(self) -> None:
        """Renew the leases, and take and give up shards as is to be done now. Never raise."""
        try:
            async with self._looking:
                if self._is_open:
                    self._hearing.look(self._the_work, has_shards=bool(self.held))
                view = await self._keep()
                if self._is_open:
                    await self._divide(view)
            self._trouble = ""
        except StorageError as error:
            if str(error) != self._trouble:
                log.error("The leases on shards can't be renewed: %s", error)  # noqa: TRY400 - says it all
            self._trouble = str(error)
        except OtherNumber as error:
            self._lose(self.held)
            if not self._refusal.done():
                self._refusal.set_result(error)
        except Exception:
            log.exception("The leases on shards could not be looked at")

    async def _run(self) -> None:
        while True:
            await self.look()
            await asyncio.sleep(LOOK_EVERY)

    async def _keep(self) -> View:
        asked = self._clock()
        has_claim = self._is_open and not self._hearing.is_silent
        view = await self._leases.keep(self._process, self.of, self._home.shards if has_claim else ())
        self.until = asked + LASTS - MARGIN
        self._lose(
            [
                shard
                for shard, held in self.held.items()
                if view.own.get(lease_of(shard, self.of)) != held.lease
            ]
        )
        return view

    async def _divide(self, view: View) -> None:
        """Take and give up shards."""
        of = self.of
        others = (each for each in view.processes.values() if each.id != self._process)
        self._hearing.compare(others_hear=any(each.home for each in others))
        plan = planned(self._process, of, view, is_deaf=self._hearing.is_deaf)
        self._give(plan)
        free = {lease_of(shard, of): shard for shard in plan.take - self.held.keys()}
        taken = await self._leases.take(self._process, of, free) if free else []
        # An answer may have been lost: what is this process's in the database is taken, too.
        self._released &= set(view.own.values())
        forgotten = {
            shard: lease
            for shard in range(of)
            if (lease := view.own.get(lease_of(shard, of))) is not None and lease not in self._released
        }
        for shard, lease in (forgotten | {free[lease.name]: lease for lease in taken}).items():
            if shard not in self.held:
                self._begin(shard, lease)
        self._tell(view, taken)

    def _give(self, plan: Plan) -> None:
        """Give shards up, no faster than those who get them can open sessions, if any are open here."""
        giving = sorted(shard for shard in plan.give & self.held.keys() if not self.held[shard].is_given_up)
        now = self._clock()
        if self._hearing.is_deaf and giving:
            log.warning("Discord's gateway can't be reached: others get shards %s", ranges(giving))
        self._gives_from = max(self._gives_from, now)
        for shard in giving:
            if self._gives_from >= now + LOOK_EVERY and not self._hearing.is_deaf:
                break
            self._gives_from += plan.givers * self._the_work.seconds_between_sessions
            self.held[shard].is_given_up = True
            self._giving.begin(self._give_up(shard))

    def _begin(self, shard: int, lease: Lease) -> None:
        held = self.held[shard] = Held(lease)
        held.starting = asyncio.create_task(self._start(shard, held))

    async def _start(self, shard: int, held: Held) -> None:
        if shard in self._endings:
            await asyncio.wait({self._endings[shard]})
        while True:
            try:
                held.is_run = held.is_run or await self._the_work.recall(Share(self.of, {shard}))
                if held.is_run:
                    return await self._the_work.open(shard)
            except Exception:
                log.exception("Shard %d of %d could not be begun", shard, self.of)
            await asyncio.sleep(TRY_AGAIN)

    async def _give_up(self, shard: int) -> None:
        """Let another process run a shard, once nothing is done about it here any more."""
        held = self.held[shard]
        await self._stop(held)  # first, or it would be run after all
        held.is_run = False
        await self._the_work.settle(Share(self.of, {shard}))
        if self.held.get(shard) is not held:
            return  # others have taken it meanwhile
        await self._close(shard)
        if self.held.get(shard) is held:
            del self.held[shard]
            self._released.add(held.lease)
            try:
                await self._leases.release([held.lease])
            except StorageError:
                self._released.discard(held.lease)  # the next look gives it up again
                return
            log.info("Shard %d of %d is given back", shard, self.of)

    def _lose(self, shards: Collection[int]) -> None:
        if shards:
            log.warning("Other processes run shards %s of %d now", ranges(shards), self.of)
        for shard in list(shards):
            self._drop(shard)

    def _drop(self, shard: int) -> None:
        held = self.held.pop(shard)
        held.is_run = False
        self._endings[shard] = asyncio.create_task(self._end(shard, held, self._endings.get(shard)))

    async def _end(self, shard: int, held: Held, before: asyncio.Task[None] | None) -> None:
        if before is not None:
            await asyncio.wait({before})
        await self._stop(held)
        await self._close(shard)

    async def _close(self, shard: int) -> None:
        try:
            await self._the_work.close(shard)
        except Exception:
            log.exception("The session of shard %d could not be closed", shard)

    async def _stop(self, held: Held) -> None:
        if held.starting is not None:
            held.starting.cancel()
            await asyncio.wait({held.starting})

    def _tell(self, view: View, taken: Collection[Lease]) -> None:
        """Say in the log what has changed."""
        if taken:
            shards = {int(lease.name.partition("/")[0]) for lease in taken}
            log.info("Shards %s of %d are run here from now on", ranges(shards), self.of)
        holders = {view.holders.get(lease_of(shard, self.of)) for shard in self._home.shards}
        others = frozenset(each for each in holders if each is not None and not self.held)
        if others - self._standing_by:
            what = "everything is" if self.of == 1 else f"shards {self._home} are"
            log.info("Standing by: %s run by %s", what, " and ".join(sorted(others)))
        self._standing_by = others
