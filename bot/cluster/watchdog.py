"""Whether Discord's gateway, and the other processes, are heard from. A silent process loses its shards."""

import asyncio
import logging
from collections.abc import Callable
from math import inf
from typing import Final

from bot.cluster.sessions import Sessions
from storage.leases import View

log = logging.getLogger(__name__)

SILENT_AFTER: Final = 15.0
"""Seconds without hearing from Discord after which a process stops claiming its home."""
DEAF_AFTER: Final = 45.0
"""Seconds after which it gives its shards to others, if these have heard from Discord all the time.

By then the others have stopped claiming their homes if they don't hear from it either. And after an outage
the first process to reconnect isn't handed the shards of those that reconnect a moment later.
"""

EVERY: Final = 2.0
"""Seconds between the heartbeats of a process, each of which renews its leases."""
LATE_AFTER: Final = 2 * EVERY + 0.3
"""Seconds since its last heartbeat after which a process has missed two."""
STEADY: Final = EVERY + 1.5
"""Longest pause, in seconds, between two looks for this process to have missed none itself."""


class GatewayWatchdog:
    """Whether Discord's gateway was heard from, as of the last look."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._silent_since: float | None = None
        self._nobody_heard = -inf
        """The last time when no other process heard from it either."""
        self._listening: asyncio.Task[bool] | None = None

    def look(self, sessions: Sessions, *, has_shards: bool) -> None:
        """Check whether the gateway is heard from.

        A process without shards has no session to tell by: it connects for a moment, and uses the outcome at
        its next look.
        """
        if self._silent_since is None:
            if has_shards and not sessions.is_heard:
                self._silent_since = self._clock()
        elif sessions.is_heard if has_shards else self._has_listened(sessions):
            if self.is_deaf:
                log.info("Discord's gateway can be reached again")
            self._silent_since = None
            self.stop()  # or this outcome would be taken for that of the next time

    def compare(self, *, others_hear: bool) -> None:
        """Note whether any other process hears from the gateway."""
        if not others_hear:
            self._nobody_heard = self._clock()

    @property
    def is_silent(self) -> bool:
        """Whether the gateway hasn't been heard from for a while."""
        return self._silent_since is not None and self._clock() > self._silent_since + SILENT_AFTER

    @property
    def is_deaf(self) -> bool:
        """Whether it hasn't been heard from for long, although other processes heard from it."""
        if self._silent_since is None:
            return False
        return self._clock() > max(self._silent_since, self._nobody_heard) + DEAF_AFTER

    def _has_listened(self, sessions: Sessions) -> bool:
        """Return whether the last attempt to connect succeeded, and start another unless it did."""
        if self._listening is None:
            self._listening = asyncio.create_task(sessions.listen())
        if not self._listening.done():
            return False
        listened, self._listening = self._listening, None
        return listened.exception() is None and listened.result()

    def stop(self) -> None:
        """Cancel an attempt to connect."""
        if self._listening is not None:
            self._listening.cancel()
            self._listening = None


class Heartbeats:
    """The heartbeats of other processes, as this one sees them.

    A process counts as late only if this one has reached the database all the while: after an outage of the
    database everybody seems late.
    """

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._seen = -inf
        self._steady_since = inf

    def late(self, view: View, asked: float) -> frozenset[str]:
        """Return who has missed two heartbeats, by a view that was requested at the time `asked`."""
        if asked > self._seen + STEADY:
            self._steady_since = asked
        self._seen = asked
        if self._clock() < self._steady_since + LATE_AFTER:
            return frozenset()
        return frozenset(each.id for each in view.processes.values() if each.age > LATE_AFTER)

    def next_late(self, view: View) -> float:
        """Return the seconds until the next process will be late, unless it sends a heartbeat."""
        ages = (each.age for each in view.processes.values() if each.age <= LATE_AFTER)
        return max(0.0, LATE_AFTER - max(ages, default=-inf))
