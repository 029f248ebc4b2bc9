"""Shard ownership: the leases a process holds, and which servers it may act for right now."""

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
from bot.cluster.plan import ShardPlan, plan_shards
from bot.cluster.sessions import Sessions
from bot.cluster.standby import StandbySessions
from bot.cluster.watchdog import HEARTBEAT_EVERY, GatewayWatchdog, Heartbeats
from bot.supervisor import Supervisor
from bot.ui.tasks import TasksInProgress
from storage.leases import LEASE_SECONDS, ClusterView, Leases, ShardCountMismatch, lease_name
from storage.records import StorageError
from storage.shards import Lease, ShardSet

log = logging.getLogger(__name__)

SAFETY_MARGIN: Final = 2.0
"""Seconds before its expiry at which a lease is no longer relied on."""
HANDOVER_POLL: Final = 0.5
"""Seconds between refreshes while there are shards to hand over."""
TAKEOVER_POLL: Final = 0.25
"""Seconds between refreshes while this process waits for shards: until they arrive, their players get no
answer."""
DECISION_TIMEOUT: Final = 2.0
"""Seconds in which it must be known which process answers an interaction: Discord waits for three."""
DECISION_POLL: Final = 0.1
"""Seconds between checks of which process answers."""
_LOOP: Final = "keeping leases"
_OPENING: Final = "opening sessions"
CLUSTER_LOOPS: Final = (_LOOP, _OPENING)

TakeOver = Callable[[ShardSet], Awaitable[bool]]
WaitUntilPosted = Callable[[ShardSet], Awaitable[None]]


@dataclass(frozen=True, slots=True)
class Timeouts:
    """For how many seconds a process waits."""

    retry_after: float = 1.0
    """Before retrying what another process or the database has blocked."""
    late_interactions: float = 1.0
    """Before a session is closed whose shard was handed over: interactions may still come late."""
    handover_timeout: float = 20.0
    """Without progress, before a process that is shutting down gives up handing over its shards."""
    posting_timeout: float = 8.0
    """For messages in flight before another process takes over."""


@dataclass(slots=True)
class HeldShard:
    """A shard held `since` a time by the process's clock; it isn't run while it starts or is handed over.

    During a handover the next holder answers every interaction after the `last` one.
    """

    lease: Lease
    since: float
    is_run: bool = False
    is_handing_over: bool = False
    last: int | None = None
    starting: asyncio.Task[None] | None = None

    def is_of_earlier_holder(self, interaction_id: int, arrived: float) -> bool:
        """Return whether an earlier holder has answered an interaction, or may have."""
        last = self.lease.last_interaction
        return arrived < self.since if last is None else interaction_id <= last


def boot_time() -> float:
    """Return the seconds of a monotonic clock, one that keeps running during suspend if there is one."""
    if hasattr(time, "CLOCK_BOOTTIME"):
        return time.clock_gettime(time.CLOCK_BOOTTIME)
    return time.monotonic()


class ShardOwnership:
    """Takes, renews and hands over the leases on the shards that one process runs.

    `process` is the process's unique name. Whatever the database says, a lease that may have expired by the
    process's own clock isn't relied on. Call `attach` before anything else.
    """

    is_alone = False

    _sessions: Sessions
    _standby: StandbySessions
    _take_over: TakeOver
    _wait_until_posted: WaitUntilPosted
    _catch_up: Callable[[], None]

    def __init__(
        self,
        leases: Leases,
        process: str,
        assigned: ShardAssignment,
        *,
        clock: Callable[[], float] = boot_time,
        timeouts: Timeouts | None = None,
    ) -> None:
        self._timeouts = timeouts or Timeouts()
        self.shard_count = assigned.shard_count
        self.held: dict[int, HeldShard] = {}
        self.until = -inf
        """When, by the clock, the leases can no longer be relied on."""
        self._clock = clock
        self._sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
        self._newest_interactions: defaultdict[int, int] = defaultdict(int)
        """The newest interaction received on each shard."""
        self._handed_over: dict[int, HeldShard] = {}
        """The shards that were handed over, up to whose `last` interactions this process still answers."""
        self._leases = leases
        self._process = process
        self._assignment = assigned
        self._gateway_watchdog = GatewayWatchdog(clock)
        self._heartbeats = Heartbeats(clock)
        self.limiter = IdentifyLimiter(leases, clock)
        self._is_open = False
        self._is_draining = False
        self._refreshing = asyncio.Lock()
        self._running: asyncio.Task[None] | None = None
        self._handovers = TasksInProgress()
        self._closing: dict[int, asyncio.Task[None]] = {}
        """For each shard, the task that closes or has closed its session because the lease is gone."""
        self._plan = ShardPlan()
        self._pause = HEARTBEAT_EVERY
        self._last_error = ""
        self._waiting_for: frozenset[str] = frozenset()
        self._refusal: asyncio.Future[ShardCountMismatch] = asyncio.get_running_loop().create_future()
        self.supervisor = Supervisor()
        self._released: set[Lease] = set()
        """Leases released here; a view that was requested earlier may still list them."""

    def attach(
        self,
        sessions: Sessions,
        *,
        take_over: TakeOver,
        wait_until_posted: WaitUntilPosted,
        catch_up: Callable[[], None],
    ) -> None:
        """Set what else to do when a shard comes or goes, besides opening and closing its `sessions`.

        `take_over` finds messages that an earlier holder may have posted without recording them, and
        returns False if that isn't possible yet. `wait_until_posted` waits for posts in progress. `catch_up`
        looks for events missed in servers whose session was open before their shard was held.
        """
        self._sessions = sessions
        self._standby = StandbySessions(sessions, self._clock, self._closing.get, self._close_standby_session)
        self._take_over, self._catch_up = take_over, catch_up
        self._wait_until_posted = wait_until_posted

    @property
    def gateway_shards(self) -> int | None:
        """The number of shards at Discord's gateway; None for as many as Discord recommends."""
        return None if self.shard_count == 1 else self.shard_count

    @property
    def shown(self) -> ShardSet:
        """The servers whose games this process posts about."""
        return self._shards_where(lambda _: True)

    @property
    def known(self) -> ShardSet:
        """The `shown` servers whose state is known: whether the bot is in there, and which channels exist."""
        return self._shards_where(self._sessions.is_ready)

    @property
    def reachable(self) -> ShardSet:
        """The `shown` servers whose interactions reach this process."""
        return self._shards_where(
            lambda shard: self._sessions.is_ready(shard) and self._sessions.is_connected(shard)
        )

    def runs(self, guild_id: int) -> bool:
        """Return whether this process posts about the games of a server."""
        return self.shown.has(guild_id)

    def knows(self, guild_id: int) -> bool:
        """Return whether this process can tell that the bot has left a server, or a channel is gone."""
        return self.known.has(guild_id)

    def holds(self, guild_id: int, lease: Lease | None) -> bool:
        """Return whether this process certainly still holds a lease on a server's shard."""
        is_held = self._are_leases_valid and (guild_id >> 22) % self.shard_count in self.held
        return is_held and self.lease_for(guild_id) == lease

    async def answers(self, interaction_id: int, *guild_ids: int, session: int | None = None) -> bool:
        """Return whether this process answers an interaction in one of these servers; 0 stands for no server.

        The gateway `session` that delivered it decides, if known. While a shard changes hands, two sessions
        receive the same interactions: the old holder answers those up to the newest it had received when it
        let go, and the new holder all later ones. Wait if the new holder isn't known yet.
        """
        arrived = self._clock()
        sessions = [session] if session is not None else [each >> 22 for each in guild_ids]
        shards = {each % self.shard_count for each in sessions}
        for shard in shards:
            self._newest_interactions[shard] = max(self._newest_interactions[shard], interaction_id)
        for _ in range(round(DECISION_TIMEOUT / DECISION_POLL)):
            decisions = {self._decision(shard, interaction_id, arrived) for shard in shards}
            if True in decisions or None not in decisions:
                return True in decisions
            await self._sleep(DECISION_POLL)
        return False

    def lease_for(self, guild_id: int) -> Lease:
        """Return the lease that guards writes of a server's data; an invalid one if none is held."""
        shard = (guild_id >> 22) % self.shard_count
        held = self.held.get(shard)
        return Lease(lease_name(shard, self.shard_count), 0) if held is None else held.lease

    @property
    def is_running(self) -> bool:
        """Whether the leases are being renewed."""
        return self._running is not None and not self._running.done()

    async def join(self, version: str) -> None:
        """Register this process with the version of its commands.

        Raise `ShardCountMismatch` or `StorageError`.
        """
        self._process = f"{self._process}/{version}"
        await self._heartbeat()

    async def has_peer(self, version: str) -> bool:
        """Return whether another process with the same version takes shards."""
        view = await self._heartbeat()
        others = (each for each in view.processes.values() if each.id != self._process)
        return any(each.assigned and each.id.endswith(f"/{version}") for each in others)

    def start(self) -> None:
        """Start renewing the leases; no shard is taken before `open`."""
        self._running = asyncio.create_task(self._run())

    async def until_refused(self) -> None:
        """Wait until processes with another number of shards have taken over; raise `ShardCountMismatch`."""
        raise await self._refusal

    async def open(self) -> None:
        """Start taking shards."""
        self._is_open = True
        await self.supervisor.round(_LOOP, self._round, min_pause=TAKEOVER_POLL, max_pause=HEARTBEAT_EVERY)

    @asynccontextmanager
    async def exclusive(self, name: str) -> AsyncIterator[None]:
        """Wait for a lease that one process at a time can hold, and hold it. Raise `StorageError`."""
        while True:
            taken = await self._leases.take(self._process, self.shard_count, [name])
            if taken:
                break
            await asyncio.sleep(self._timeouts.retry_after)
        try:
            yield
        finally:
            await self._leases.release(taken)

    async def drain(self) -> None:
        """Hand over all shards to processes that have sessions open for them.

        Stop waiting if no process can take them, or after a while without progress.
        """
        if not self.is_running or not self._is_open:
            return
        log.info("Handing over shards %s of %d", ranges(self.held), self.shard_count)
        self._is_draining = True
        loop = asyncio.get_running_loop()
        left, end = len(self.held), loop.time() + self._timeouts.handover_timeout
        while self.held:
            await self.refresh()
            giving = self._are_leases_valid and any(each.is_handing_over for each in self.held.values())
            if not giving and (self._last_error or not self._plan.hand_over):
                break
            if len(self.held) < left:
                left, end = len(self.held), loop.time() + self._timeouts.handover_timeout
            elif loop.time() > end:
                log.warning(
                    "No other process takes over shards %s of %d", ranges(self.held), self.shard_count
                )
                break
            await asyncio.sleep(TAKEOVER_POLL)
        await self._handovers.finish(2 * self._timeouts.late_interactions)

    async def leave(self) -> None:
        """Release all leases, so that others can take over at once. Finish work in progress first."""
        if self._running is not None:
            self._running.cancel()  # and wait: a refresh in progress would register this process again
            await asyncio.wait({self._running}, timeout=HEARTBEAT_EVERY)
        self._gateway_watchdog.stop()
        self._standby.close()
        for shard in list(self.held):
            self._drop(shard)
        await self._handovers.finish(0)
        await asyncio.gather(*self._closing.values(), return_exceptions=True)
        try:
            # This also releases leases that were taken although the answer got lost.
            await self._leases.leave(self._process)
        except StorageError as error:
            log.warning("The leases can't be released, others have to wait until they expire: %s", error)
        await self._leases.close()

    async def refresh(self) -> None:
        """Send a heartbeat, which renews the leases; then take and hand over shards as planned."""
        try:
            async with self._refreshing:
                if self._is_open:
                    self._gateway_watchdog.check(self._sessions, has_shards=bool(self.held))
                asked = self._clock()
                view = await self._heartbeat()
                if self._is_open:
                    await self._rebalance(view, asked)
            self._last_error = ""
        except StorageError as error:
            self._pause = self._timeouts.retry_after
            if str(error) != self._last_error:
                log.error("The leases on shards can't be renewed: %s", error)
            self._last_error = str(error)
        except ShardCountMismatch as error:
            self._forget_leases(self.held)
            if not self._refusal.done():
                self._refusal.set_result(error)

    def _decision(self, shard: int, interaction_id: int, arrived: float) -> bool | None:
        """Return whether this process answers an interaction; None if that isn't decided yet."""
        former = self._handed_over.get(shard)
        if former is not None and former.last is not None and interaction_id <= former.last:
            return not former.is_of_earlier_holder(interaction_id, arrived)
        held = self.held.get(shard)
        if held is None:
            return None if self._standby.is_needed(shard) else False
        if held.is_of_earlier_holder(interaction_id, arrived):
            return False
        if not self._are_leases_valid or (held.last is not None and interaction_id > held.last):
            return None
        return True

    @property
    def _are_leases_valid(self) -> bool:
        return self._clock() < self.until

    def _shards_where(self, belongs: Callable[[int], bool]) -> ShardSet:
        if not self._are_leases_valid:
            return ShardSet(self.shard_count, frozenset())
        shards = (shard for shard, held in self.held.items() if held.is_run and belongs(shard))
        return ShardSet(self.shard_count, frozenset(shards))

    async def _run(self) -> None:
        await self.supervisor.run(_LOOP, self._round, min_pause=TAKEOVER_POLL, max_pause=HEARTBEAT_EVERY)

    async def _round(self) -> float:
        begun = self._clock()
        await self.refresh()
        return max(TAKEOVER_POLL, begun + self._pause - self._clock())

    async def _heartbeat(self) -> ClusterView:
        asked = self._clock()
        has_claim = self._is_open and not self._gateway_watchdog.is_silent and not self._is_draining
        view = await self._leases.heartbeat(
            self._process,
            self.shard_count,
            self._assignment.shards if has_claim else (),
            ready=self._standby.ready if self._is_open else (),
            is_leaving=self._is_draining or self._gateway_watchdog.is_deaf,
        )
        self.until = asked + LEASE_SECONDS - SAFETY_MARGIN
        self._forget_leases(
            [
                shard
                for shard, held in self.held.items()
                if view.own.get(lease_name(shard, self.shard_count)) != held.lease
            ]
        )
        return view

    async def _rebalance(self, view: ClusterView, asked: float) -> None:
        """Take free shards, hand over others, and open sessions for those about to arrive."""
        others = (each for each in view.processes.values() if each.id != self._process)
        self._gateway_watchdog.compare(peers_connected=any(each.assigned for each in others))
        self._plan = plan = plan_shards(
            self._process, self.shard_count, view, self._heartbeats.late(view, asked)
        )
        self._begin_handovers(plan, view)
        begun = await self._take(frozenset() if self._is_draining else plan.take, view)
        self._standby.prepare(() if self._is_draining else plan.prepare - self.held.keys())
        self._pause = min(HEARTBEAT_EVERY, max(TAKEOVER_POLL, self._heartbeats.next_late(view)))
        if self._standby.is_waiting:
            self._pause = TAKEOVER_POLL
        elif plan.hand_over:
            self._pause = HANDOVER_POLL
        self._log_changes(view, begun)

    async def _take(self, shards: Collection[int], view: ClusterView) -> frozenset[int]:
        """Take the free ones of these shards, and start all that are held now; return which are new."""
        count = self.shard_count
        free = {lease_name(shard, count): shard for shard in shards if shard not in self.held}
        taken = await self._leases.take(self._process, count, free) if free else []
        # Also start what was handed over to this process, or taken by a request whose answer got lost.
        self._released &= set(view.own.values())
        handed = {
            shard: lease
            for shard in range(count)
            if (lease := view.own.get(lease_name(shard, count))) is not None and lease not in self._released
        }
        found = handed | {free[lease.name]: lease for lease in taken}
        begun = found.keys() - self.held.keys()
        for shard in begun:
            self._begin(shard, found[shard])
        return frozenset(begun)

    def _begin_handovers(self, plan: ShardPlan, view: ClusterView) -> None:
        """Begin handing shards over to processes that are ready to run them."""
        successors = {
            shard: successor
            for shard, successor in plan.hand_over.items()
            if shard in view.processes[successor].ready
            and (held := self.held.get(shard)) is not None
            and not held.is_handing_over
        }
        if self._gateway_watchdog.is_deaf and successors:
            log.warning("Discord's gateway can't be reached: handing over shards %s", ranges(successors))
        for shard, successor in successors.items():
            self.held[shard].is_handing_over = True
            self._handovers.begin(self._hand_over(shard, successor))

    def _begin(self, shard: int, lease: Lease) -> None:
        held = self.held[shard] = HeldShard(lease, self._clock())
        held.starting = asyncio.create_task(self._start(shard, held, self._standby.release(shard)))

    async def _start(self, shard: int, held: HeldShard, opening: asyncio.Task[None] | None) -> None:
        try:
            if opening is None and shard in self._closing:
                await asyncio.wait({self._closing[shard]})
            while True:
                try:
                    held.is_run = held.is_run or await self._take_over(ShardSet(self.shard_count, {shard}))
                    if held.is_run:
                        return await self._open(shard, opening)
                except Exception as error:  # noqa: BLE001 - any error is logged and retried
                    self.supervisor.failed(_OPENING, error)
                await asyncio.sleep(self._timeouts.retry_after)
        finally:
            if opening is not None:
                opening.cancel()

    async def _open(self, shard: int, opening: asyncio.Task[None] | None) -> None:
        """Open a shard's session unless it is open; catch up on events from before the shard was held."""
        if opening is not None:
            await asyncio.wait({opening})
        await self._sessions.open(shard)
        if opening is not None and self._sessions.is_ready(shard):
            self._catch_up()

    async def _hand_over(self, shard: int, successor: str) -> None:
        """Hand a shard over to another process once nothing is being posted here.

        This process answers interactions until the lease has changed hands.
        """
        held = self.held[shard]
        await self._stop(held)  # first, or the shard would still start
        held.is_run = False
        try:
            async with asyncio.timeout(self._timeouts.posting_timeout):
                await self._wait_until_posted(ShardSet(self.shard_count, {shard}))
        except TimeoutError:  # what is still being posted is uncertain to the next holder
            log.warning("Games of shard %d are still being posted as it is handed over", shard)
        held.last = max(self._newest_interactions[shard], held.lease.last_interaction or 0)
        lease = replace(held.lease, last_interaction=held.last)
        is_done: bool | None = None
        while self.held.get(shard) is held and is_done is None:
            try:
                is_done = await self._leases.hand_over(lease, successor)
                if not is_done:  # the successor is gone: any other process may take the shard
                    self._released.add(held.lease)
                    await self._leases.release([lease])
            except StorageError:  # it may have been handed over nevertheless
                is_done = None
                await asyncio.sleep(self._timeouts.retry_after)
        if self.held.get(shard) is held:
            self._released.add(held.lease)
            self._finish_handover(shard, held)
        if is_done:
            log.info("Handed over shard %d of %d to %s", shard, self.shard_count, successor)
        await asyncio.sleep(self._timeouts.late_interactions)
        if shard not in self.held and shard not in self._standby:
            await self._close(shard)

    def _finish_handover(self, shard: int, held: HeldShard) -> None:
        if held.last is not None:
            self._handed_over[shard] = held
        del self.held[shard]

    def _forget_leases(self, shards: Collection[int]) -> None:
        lost = [shard for shard in shards if self.held[shard].last is None]
        if lost:
            log.warning(
                "Lost the leases on shards %s of %d to other processes", ranges(lost), self.shard_count
            )
        for shard in list(shards):
            if shard in lost:
                self._drop(shard)
            else:  # as intended; the confirmation just hasn't arrived yet
                self._finish_handover(shard, self.held[shard])

    def _drop(self, shard: int) -> None:
        held = self.held.pop(shard)
        held.is_run = False
        self._closing[shard] = asyncio.create_task(self._end(shard, held, self._closing.get(shard)))

    async def _end(self, shard: int, held: HeldShard, before: asyncio.Task[None] | None) -> None:
        if before is not None:
            await asyncio.wait({before})
        await self._stop(held)
        await self._close(shard)

    def _close_standby_session(self, shard: int, opening: asyncio.Task[None]) -> None:
        held = HeldShard(Lease(lease_name(shard, self.shard_count), 0), self._clock(), starting=opening)
        self._closing[shard] = asyncio.create_task(self._end(shard, held, self._closing.get(shard)))

    async def _close(self, shard: int) -> None:
        try:
            await self._sessions.close(shard)
        except Exception:
            log.exception("The session of shard %d could not be closed", shard)

    async def _stop(self, held: HeldShard) -> None:
        if held.starting is not None:
            held.starting.cancel()
            await asyncio.wait({held.starting})

    def _log_changes(self, view: ClusterView, begun: Collection[int]) -> None:
        """Log the shards gained, and the processes that this one stands by for."""
        if begun:
            log.info("Now running shards %s of %d", ranges(begun), self.shard_count)
        holders = {view.holders.get(lease_name(shard, self.shard_count)) for shard in self._assignment.shards}
        others = frozenset(
            each for each in holders if each is not None and not self.held and not self._is_draining
        )
        if others - self._waiting_for:
            what = "everything is" if self.shard_count == 1 else f"shards {self._assignment} are"
            log.info("Standing by: %s run by %s", what, " and ".join(sorted(others)))
        self._waiting_for = others
