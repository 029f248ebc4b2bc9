"""The shards that a process holds leases on, and what those allow it to do at the moment."""

import asyncio
import logging
import time
from collections import defaultdict
from collections.abc import AsyncIterator, Awaitable, Callable, Collection
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from math import inf
from typing import Final

from bot.cluster.assignment import ShardAssignment, ranges
from bot.cluster.limiter import IdentifyLimiter
from bot.cluster.plan import Plan, planned
from bot.cluster.sessions import Sessions
from bot.cluster.standby import StandbySessions
from bot.cluster.watchdog import EVERY, GatewayWatchdog, Heartbeats
from bot.supervisor import Supervisor
from bot.ui.tasks import TasksInProgress
from storage.leases import LASTS, Leases, OtherNumber, View, lease_of
from storage.records import StorageError
from storage.shards import Lease, ShardSet

log = logging.getLogger(__name__)

MARGIN: Final = 2.0
"""Seconds before a lease expires at which the process stops relying on it."""
TRY_AGAIN: Final = 1.0
"""Seconds until a retry of what another process or the database prevented."""
GIVING: Final = 0.5
"""Seconds between looks while there are shards to hand over."""
WAITING: Final = 0.25
"""Seconds between looks while this process waits for shards to be handed over: nobody is answered
meanwhile."""
STRAGGLERS: Final = 1.0
"""Seconds for which a session stays open after its shard was handed over, for late interactions."""
NO_SUCCESSOR: Final = 20.0
"""Seconds for which a process that is leaving waits for somebody to take over one more of its shards."""
PATIENCE: Final = 8.0
"""Seconds that messages in flight have to arrive before another process takes over."""
UNDECIDED_FOR: Final = 2.0
"""Seconds until which it has to be known which process answers an interaction: Discord waits for three."""
DECIDES_EVERY: Final = 0.1
"""Seconds between checks of that."""
_LOOP: Final = "keeping leases"
_OPENING: Final = "opening sessions"
CLUSTER_LOOPS: Final = (_LOOP, _OPENING)

Recall = Callable[[ShardSet], Awaitable[bool]]
Settle = Callable[[ShardSet], Awaitable[None]]


@dataclass(slots=True)
class Held:
    """A shard that is held `since` some time, and not run while it starts or is handed over.

    Once it is about to be handed over, the next holder answers all interactions after the `last` one.
    """

    lease: Lease
    since: float
    is_run: bool = False
    is_given_up: bool = False
    last: int | None = None
    starting: asyncio.Task[None] | None = None


def boot_time() -> float:
    """Return the seconds of a monotonic clock, one that includes suspend where there is such a clock."""
    if hasattr(time, "CLOCK_BOOTTIME"):
        return time.clock_gettime(time.CLOCK_BOOTTIME)
    return time.monotonic()


class ShardOwnership:
    """The shards that a process holds: it takes, renews, adopts and hands over leases.

    `process` is its unique name. Whatever the database says, a lease that may have expired by the process's
    own clock isn't relied on. Call `attach` before anything else.
    """

    is_alone = False

    _sessions: Sessions
    _standby: StandbySessions
    _recall: Recall
    _settle: Settle
    _catch_up: Callable[[], None]

    def __init__(
        self,
        leases: Leases,
        process: str,
        home: ShardAssignment,
        *,
        clock: Callable[[], float] = boot_time,
    ) -> None:
        self.of = home.of
        self.held: dict[int, Held] = {}
        self.until = -inf
        """The time, by the clock, until which the leases are certainly valid."""
        self._clock = clock
        self._sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
        self._newest: defaultdict[int, int] = defaultdict(int)
        """The newest interaction received on each shard."""
        self._handed_over: dict[int, int] = {}
        """For each shard that was handed over, the last interaction that this process still answers."""
        self._leases = leases
        self._process = process
        self._home = home
        self._hearing = GatewayWatchdog(clock)
        self._heartbeats = Heartbeats(clock)
        self.limiter = IdentifyLimiter(leases, clock)
        self._is_open = False
        self._is_draining = False
        self._looking = asyncio.Lock()
        self._running: asyncio.Task[None] | None = None
        self._giving = TasksInProgress()
        self._endings: dict[int, asyncio.Task[None]] = {}
        """For each shard, the task that closes or has closed its session because the lease is gone."""
        self._plan = Plan()
        self._pause = EVERY
        self._trouble = ""
        self._standing_by: frozenset[str] = frozenset()
        self._refusal: asyncio.Future[OtherNumber] = asyncio.get_running_loop().create_future()
        self.supervisor = Supervisor()
        self._released: set[Lease] = set()
        """Leases that were given up here; a view that was requested earlier may still list them."""

    def attach(
        self, sessions: Sessions, *, recall: Recall, settle: Settle, catch_up: Callable[[], None]
    ) -> None:
        """Say what is done about the servers of a shard that comes or goes, beside opening its `sessions`.

        `recall` finds out what an earlier holder may have shown without noting it, and returns False if that
        isn't possible yet. `settle` waits until nothing is being posted any more. `catch_up` looks for what
        was missed in servers whose session was open before their shard was held.
        """
        self._sessions = sessions
        self._standby = StandbySessions(sessions, self._clock, self._endings.get, self._close_standby_session)
        self._recall, self._settle, self._catch_up = recall, settle, catch_up

    @property
    def gateway_shards(self) -> int | None:
        """How many shards there are at Discord's gateway; None for as many as Discord recommends."""
        return None if self.of == 1 else self.of

    @property
    def shown(self) -> ShardSet:
        """The servers whose games this process shows."""
        return self._share(lambda _: True)

    @property
    def known(self) -> ShardSet:
        """Those of them whose state is known: whether the bot is still in there, and which channels exist."""
        return self._share(self._sessions.is_ready)

    @property
    def reachable(self) -> ShardSet:
        """Those of them whose interactions reach this process."""
        return self._share(
            lambda shard: self._sessions.is_ready(shard) and self._sessions.is_connected(shard)
        )

    def runs(self, guild_id: int) -> bool:
        """Return whether this process shows the games of a server."""
        return self.shown.has(guild_id)

    def knows(self, guild_id: int) -> bool:
        """Return whether this process can tell that the bot has left a server, or a channel is gone."""
        return self.known.has(guild_id)

    def holds(self, guild_id: int) -> bool:
        """Return whether this process certainly holds the lease on a server's shard at the moment."""
        return self._is_sure and (guild_id >> 22) % self.of in self.held

    async def answers(self, interaction_id: int, *guild_ids: int, session: int | None = None) -> bool:
        """Return whether this process answers an interaction in one of these servers, 0 for none.

        The `session` it came on decides, if that is known. While a shard changes hands, two sessions receive
        the same interactions. The old holder answers those up to the newest at the time when it let go, and
        the new holder all later ones. If the new holder isn't known yet, wait.
        """
        arrived = self._clock()
        sessions = [session] if session is not None else [each >> 22 for each in guild_ids]
        shards = {each % self.of for each in sessions}
        for shard in shards:
            self._newest[shard] = max(self._newest[shard], interaction_id)
        for _ in range(round(UNDECIDED_FOR / DECIDES_EVERY)):
            decisions = {self._decision(shard, interaction_id, arrived) for shard in shards}
            if True in decisions or None not in decisions:
                return True in decisions
            await self._sleep(DECIDES_EVERY)
        return False

    def right_to(self, guild_id: int) -> Lease:
        """Return the lease with which a server's data is written; an invalid one if none is held."""
        shard = (guild_id >> 22) % self.of
        held = self.held.get(shard)
        return Lease(lease_of(shard, self.of), 0) if held is None else held.lease

    @property
    def is_running(self) -> bool:
        """Whether the leases are being renewed."""
        return self._running is not None and not self._running.done()

    async def join(self, version: str) -> None:
        """Register this process, with the version of its commands.

        Raise `OtherNumber` or `StorageError`.
        """
        self._process = f"{self._process}/{version}"
        await self._keep()

    async def has_peer(self, version: str) -> bool:
        """Return whether another process with the same version takes shards."""
        view = await self._keep()
        others = (each for each in view.processes.values() if each.id != self._process)
        return any(each.home and each.id.endswith(f"/{version}") for each in others)

    def start(self) -> None:
        """Start renewing the leases; no shard is taken before `open`."""
        self._running = asyncio.create_task(self._run())

    async def until_refused(self) -> None:
        """Wait until processes with another number of shards have taken over; raise `OtherNumber`."""
        raise await self._refusal

    async def open(self) -> None:
        """Start taking shards."""
        self._is_open = True
        await self.supervisor.round(_LOOP, self._round, shortest=WAITING, longest=EVERY)

    @asynccontextmanager
    async def alone(self, name: str) -> AsyncIterator[None]:
        """Hold a lease that only one process at a time has; wait for it. Raise `StorageError`."""
        while True:
            taken = await self._leases.take(self._process, self.of, [name])
            if taken:
                break
            await asyncio.sleep(TRY_AGAIN)
        try:
            yield
        finally:
            await self._leases.release(taken)

    async def drain(self) -> None:
        """Hand over all shards to processes that have sessions open for them, as far as there are any.

        Stop waiting if nobody is there to take them, or if there is no progress for `NO_SUCCESSOR` seconds.
        """
        if not self.is_running or not self._is_open:
            return
        log.info("Handing over shards %s of %d", ranges(self.held), self.of)
        self._is_draining = True
        loop = asyncio.get_running_loop()
        left, end = len(self.held), loop.time() + NO_SUCCESSOR
        while self.held:
            await self.look()
            giving = self._is_sure and any(each.is_given_up for each in self.held.values())
            if not giving and (self._trouble or not self._plan.give):
                break
            if len(self.held) < left:
                left, end = len(self.held), loop.time() + NO_SUCCESSOR
            elif loop.time() > end:
                log.warning("No other process takes over shards %s of %d", ranges(self.held), self.of)
                break
            await asyncio.sleep(WAITING)
        await self._giving.finish(2 * STRAGGLERS)

    async def leave(self) -> None:
        """Release all leases, so that others can go on at once. Finish work in progress before."""
        if self._running is not None:
            self._running.cancel()  # and wait: a look in progress would register this process again
            await asyncio.wait({self._running}, timeout=EVERY)
        self._hearing.stop()
        self._standby.close()
        for shard in list(self.held):
            self._drop(shard)
        await self._giving.finish(0)
        await asyncio.gather(*self._endings.values(), return_exceptions=True)
        try:
            await self._leases.leave(
                self._process
            )  # also leases that were taken although the answer got lost
        except StorageError as error:
            log.warning("The leases can't be released, others have to wait until they expire: %s", error)
        await self._leases.close()

    async def look(self) -> None:
        """Renew the leases, then take and hand over shards as planned."""
        try:
            async with self._looking:
                if self._is_open:
                    self._hearing.look(self._sessions, has_shards=bool(self.held))
                asked = self._clock()
                view = await self._keep()
                if self._is_open:
                    await self._divide(view, asked)
            self._trouble = ""
        except StorageError as error:
            self._pause = TRY_AGAIN
            if str(error) != self._trouble:
                log.error("The leases on shards can't be renewed: %s", error)  # noqa: TRY400 - says it all
            self._trouble = str(error)
        except OtherNumber as error:
            self._lose(self.held)
            if not self._refusal.done():
                self._refusal.set_result(error)

    def _decision(self, shard: int, interaction_id: int, arrived: float) -> bool | None:
        """Return whether this process answers an interaction; None if that is still open."""
        if interaction_id <= self._handed_over.get(shard, -1):
            return True
        held = self.held.get(shard)
        if held is None:
            return None if self._standby.is_needed(shard) else False
        last = held.lease.last_interaction
        if arrived < held.since if last is None else interaction_id <= last:
            return False  # an earlier holder has answered it, or may have
        if not self._is_sure or (held.last is not None and interaction_id > held.last):
            return None
        return True

    @property
    def _is_sure(self) -> bool:
        return self._clock() < self.until

    def _share(self, belongs: Callable[[int], bool]) -> ShardSet:
        if not self._is_sure:
            return ShardSet(self.of, frozenset())
        shards = (shard for shard, held in self.held.items() if held.is_run and belongs(shard))
        return ShardSet(self.of, frozenset(shards))

    async def _run(self) -> None:
        await self.supervisor.run(_LOOP, self._round, shortest=WAITING, longest=EVERY)

    async def _round(self) -> float:
        begun = self._clock()
        await self.look()
        return max(WAITING, begun + self._pause - self._clock())

    async def _keep(self) -> View:
        asked = self._clock()
        has_claim = self._is_open and not self._hearing.is_silent and not self._is_draining
        view = await self._leases.keep(
            self._process,
            self.of,
            self._home.shards if has_claim else (),
            ready=self._standby.ready if self._is_open else (),
            is_leaving=self._is_draining or self._hearing.is_deaf,
        )
        self.until = asked + LASTS - MARGIN
        self._lose(
            [
                shard
                for shard, held in self.held.items()
                if view.own.get(lease_of(shard, self.of)) != held.lease
            ]
        )
        return view

    async def _divide(self, view: View, asked: float) -> None:
        """Take shards, hand over others, and open sessions for those that are about to come."""
        others = (each for each in view.processes.values() if each.id != self._process)
        self._hearing.compare(others_hear=any(each.home for each in others))
        self._plan = plan = planned(self._process, self.of, view, self._heartbeats.late(view, asked))
        self._give(plan, view)
        taken = await self._take(frozenset() if self._is_draining else plan.take, view)
        self._standby.prepare(() if self._is_draining else plan.prepare - self.held.keys())
        self._pause = min(EVERY, max(WAITING, self._heartbeats.next_late(view)))
        if self._standby.is_waiting:
            self._pause = WAITING
        elif plan.give:
            self._pause = GIVING
        self._tell(view, taken)

    async def _take(self, shards: Collection[int], view: View) -> list[Lease]:
        """Take these shards if they are free, and those handed over; return the leases on the free ones."""
        of = self.of
        free = {lease_of(shard, of): shard for shard in shards if shard not in self.held}
        taken = await self._leases.take(self._process, of, free) if free else []
        # An answer may have been lost: take whatever the database says is this process's, too.
        self._released &= set(view.own.values())
        handed = {
            shard: lease
            for shard in range(of)
            if (lease := view.own.get(lease_of(shard, of))) is not None and lease not in self._released
        }
        found = handed | {free[lease.name]: lease for lease in taken}
        for shard, lease in found.items():
            if shard not in self.held:
                self._begin(shard, lease)
        return taken

    def _give(self, plan: Plan, view: View) -> None:
        """Hand shards over to those who are ready to run them."""
        heirs = {
            shard: heir
            for shard, heir in plan.give.items()
            if shard in view.processes[heir].ready
            and (held := self.held.get(shard)) is not None
            and not held.is_given_up
        }
        if self._hearing.is_deaf and heirs:
            log.warning("Discord's gateway can't be reached: handing over shards %s", ranges(heirs))
        for shard, heir in heirs.items():
            self.held[shard].is_given_up = True
            self._giving.begin(self._hand_over(shard, heir))

    def _begin(self, shard: int, lease: Lease) -> None:
        held = self.held[shard] = Held(lease, self._clock())
        held.starting = asyncio.create_task(self._start(shard, held, self._standby.hand_out(shard)))

    async def _start(self, shard: int, held: Held, opening: asyncio.Task[None] | None) -> None:
        try:
            if opening is None and shard in self._endings:
                await asyncio.wait({self._endings[shard]})
            while True:
                try:
                    held.is_run = held.is_run or await self._recall(ShardSet(self.of, {shard}))
                    if held.is_run:
                        return await self._open(shard, opening)
                except Exception as error:  # noqa: BLE001 - any error is logged and retried
                    self.supervisor.failed(_OPENING, error)
                await asyncio.sleep(TRY_AGAIN)
        finally:
            if opening is not None:
                opening.cancel()

    async def _open(self, shard: int, opening: asyncio.Task[None] | None) -> None:
        """Open a shard's session unless it is open; catch up on what came before the shard was held."""
        if opening is not None:
            await asyncio.wait({opening})
        await self._sessions.open(shard)
        if opening is not None and self._sessions.is_ready(shard):
            self._catch_up()

    async def _hand_over(self, shard: int, heir: str) -> None:
        """Hand a shard over to another process once nothing is being posted here any more.

        Interactions are answered here until the lease has changed hands.
        """
        held = self.held[shard]
        await self._stop(held)  # first, or the shard would still start
        held.is_run = False
        try:
            async with asyncio.timeout(PATIENCE):
                await self._settle(ShardSet(self.of, {shard}))
        except TimeoutError:  # what is still being posted is uncertain to the next holder
            log.warning("Games of shard %d are still being posted as it is handed over", shard)
        held.last = max(self._newest[shard], held.lease.last_interaction or 0)
        lease = replace(held.lease, last_interaction=held.last)
        is_done: bool | None = None
        while self.held.get(shard) is held and is_done is None:
            try:
                is_done = await self._leases.hand_over(lease, heir)
                if not is_done:  # the heir has gone: whoever is left takes the shard
                    self._released.add(held.lease)
                    await self._leases.release([lease])
            except StorageError:  # it may have been handed over nevertheless
                is_done = None
                await asyncio.sleep(TRY_AGAIN)
        if self.held.get(shard) is held:
            self._released.add(held.lease)
            self._has_handed_over(shard, held)
        if is_done:
            log.info("Handed over shard %d of %d to %s", shard, self.of, heir)
        await asyncio.sleep(STRAGGLERS)
        if shard not in self.held and shard not in self._standby:
            await self._close(shard)

    def _has_handed_over(self, shard: int, held: Held) -> None:
        if held.last is not None:
            self._handed_over[shard] = held.last
        del self.held[shard]

    def _lose(self, shards: Collection[int]) -> None:
        lost = [shard for shard in shards if self.held[shard].last is None]
        if lost:
            log.warning("Lost the leases on shards %s of %d to other processes", ranges(lost), self.of)
        for shard in list(shards):
            if shard in lost:
                self._drop(shard)
            else:  # as intended; the confirmation just hasn't arrived yet
                self._has_handed_over(shard, self.held[shard])

    def _drop(self, shard: int) -> None:
        held = self.held.pop(shard)
        held.is_run = False
        self._endings[shard] = asyncio.create_task(self._end(shard, held, self._endings.get(shard)))

    async def _end(self, shard: int, held: Held, before: asyncio.Task[None] | None) -> None:
        if before is not None:
            await asyncio.wait({before})
        await self._stop(held)
        await self._close(shard)

    def _close_standby_session(self, shard: int, opening: asyncio.Task[None]) -> None:
        held = Held(Lease(lease_of(shard, self.of), 0), self._clock(), starting=opening)
        self._endings[shard] = asyncio.create_task(self._end(shard, held, self._endings.get(shard)))

    async def _close(self, shard: int) -> None:
        try:
            await self._sessions.close(shard)
        except Exception:
            log.exception("The session of shard %d could not be closed", shard)

    async def _stop(self, held: Held) -> None:
        if held.starting is not None:
            held.starting.cancel()
            await asyncio.wait({held.starting})

    def _tell(self, view: View, taken: Collection[Lease]) -> None:
        """Log what has changed."""
        if taken:
            shards = {int(lease.name.partition("/")[0]) for lease in taken}
            log.info("Shards %s of %d are run here from now on", ranges(shards), self.of)
        holders = {view.holders.get(lease_of(shard, self.of)) for shard in self._home.shards}
        others = frozenset(
            each for each in holders if each is not None and not self.held and not self._is_draining
        )
        if others - self._standing_by:
            what = "everything is" if self.of == 1 else f"shards {self._home} are"
            log.info("Standing by: %s run by %s", what, " and ".join(sorted(others)))
        self._standing_by = others
