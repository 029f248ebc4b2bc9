"""Watches Discord's gateway and the other processes: a process that falls silent loses its shards."""

import asyncio
import logging
from collections.abc import Callable
from math import inf
from typing import Final

from bot.cluster.sessions import Sessions
from storage.leases import ClusterView

log = logging.getLogger(__name__)

UNCLAIM_AFTER: Final = 15.0
"""Seconds without hearing from Discord after which a process stops claiming its assigned shards."""
HAND_OVER_AFTER: Final = 45.0
"""Seconds after which it hands its shards over, if other processes have kept hearing from Discord.

By then the others have stopped claiming their assigned shards if they don't hear from it either. And after an
outage the first process to reconnect isn't handed the shards of those that reconnect a moment later.
"""

HEARTBEAT_EVERY: Final = 2.0
"""Seconds between the heartbeats of a process, each of which renews its leases."""
LATE_AFTER: Final = 2 * HEARTBEAT_EVERY + 0.3
"""Seconds since its last heartbeat after which a process has missed two."""
STEADY_INTERVAL: Final = HEARTBEAT_EVERY + 1.5
"""Seconds between two heartbeats of this process, at most, for it to judge the others'."""


class GatewayWatchdog:
    """Watches whether this process hears from Discord's gateway, and whether others do."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._silent_since: float | None = None
        self._peers_silent_at = -inf
        """The last time at which no other process heard from it either."""
        self._probe: asyncio.Task[bool] | None = None

    def check(self, sessions: Sessions, *, has_shards: bool) -> None:
        """Check whether the gateway has been heard from.

        A process without shards has no session to tell by: it opens a connection for a moment, and uses the
        outcome at its next check.
        """
        if self._silent_since is None:
            if has_shards and not sessions.hears_gateway:
                self._silent_since = self._clock()
        elif sessions.hears_gateway if has_shards else self._probe_succeeded(sessions):
            if self.is_deaf:
                log.info("Discord's gateway can be reached again")
            self._silent_since = None
            self.stop()  # or the next outage would be judged by this probe

    def compare(self, *, peers_connected: bool) -> None:
        """Record whether any other process hears from the gateway."""
        if not peers_connected:
            self._peers_silent_at = self._clock()

    @property
    def is_silent(self) -> bool:
        """Whether the gateway has been silent for a while."""
        return self._silent_since is not None and self._clock() > self._silent_since + UNCLAIM_AFTER

    @property
    def is_deaf(self) -> bool:
        """Whether it has been silent for long, although other processes heard from it."""
        if self._silent_since is None:
            return False
        return self._clock() > max(self._silent_since, self._peers_silent_at) + HAND_OVER_AFTER

    def _probe_succeeded(self, sessions: Sessions) -> bool:
        """Return whether the last probe succeeded, and start another unless it did."""
        if self._probe is None:
            self._probe = asyncio.create_task(sessions.probe())
        if not self._probe.done():
            return False
        listened, self._probe = self._probe, None
        return listened.exception() is None and listened.result()

    def stop(self) -> None:
        """Cancel a probe in progress."""
        if self._probe is not None:
            self._probe.cancel()
            self._probe = None


class Heartbeats:
    """The heartbeats of other processes, as this one sees them.

    A process counts as late only if this one has reached the database throughout: after a database outage
    every process seems late.
    """

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._seen = -inf
        self._steady_since = inf

    def late(self, view: ClusterView, asked: float) -> frozenset[str]:
        """Return the processes that have missed two heartbeats in a view requested at the time `asked`."""
        if asked > self._seen + STEADY_INTERVAL:
            self._steady_since = asked
        self._seen = asked
        if self._clock() < self._steady_since + LATE_AFTER:
            return frozenset()
        return frozenset(each.id for each in view.processes.values() if each.age > LATE_AFTER)

    def next_late(self, view: ClusterView) -> float:
        """Return the seconds until the next process will be late, unless it sends a heartbeat."""
        ages = (each.age for each in view.processes.values() if each.age <= LATE_AFTER)
        return max(0.0, LATE_AFTER - max(ages, default=-inf))
