"""The shards that this process runs beside others: taken by lease, kept, given back."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Collection
from contextlib import asynccontextmanager
from math import inf
from typing import Final
from weakref import WeakValueDictionary

from bot.sharing.hearing import Hearing
from bot.sharing.holding import Held, Holding, boot_time
from bot.sharing.home import Home, ranges
from bot.sharing.planning import Plan, planned
from bot.supervisor import Supervisor
from bot.ui.tasks import TasksInProgress
from storage.base import StorageError
from storage.leases.base import LASTS, Leases, OtherNumber, View, lease_of
from storage.share import Lease, Share

log = logging.getLogger(__name__)

LOOK_EVERY: Final = 3.0
"""Seconds between looks at the leases, each of which renews those that are held."""
MARGIN: Final = 2.0
"""Seconds before the end of a lease from which on nothing is done by it any more."""
TRY_AGAIN: Final = 1.0
"""Seconds until something is tried again that others or the database keep from being done."""
_LOOP: Final = "keeping leases"


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
        self.supervisor = Supervisor()
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
        await self.supervisor.round(_LOOP, self._round, longest=LOOK_EVERY)

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
        """Renew the leases, and take and give up shards as is to be done now."""
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

    async def _run(self) -> None:
        await self.supervisor.run(_LOOP, self._round, longest=LOOK_EVERY)

    async def _round(self) -> float:
        await self.look()
        return LOOK_EVERY

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
            except Exception as error:  # noqa: BLE001 - whatever it is, it is tried again
                self.supervisor.failed("opening sessions", error)
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
