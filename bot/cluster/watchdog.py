"""What a process hears: of Discord, and of the other processes. Whoever is silent leaves shards to others."""

import asyncio
import logging
from collections.abc import Callable
from math import inf
from typing import Final

from bot.cluster.sessions import Sessions
from storage.leases import View

log = logging.getLogger(__name__)

SILENT_AFTER: Final = 15.0
"""Seconds without a word after which a process has no claim to its home any more."""
DEAF_AFTER: Final = 45.0
"""Seconds after which it gives its shards to others, if these have heard something all the time.

By then they have said so if they hear nothing either. And when Discord is back, whoever hears it first isn't
handed the shards of those who hear it a moment later.
"""

EVERY: Final = 2.0
"""Seconds between two heartbeats of a process, each of which renews its leases."""
LATE_AFTER: Final = 2 * EVERY + 0.3
"""Seconds after its last heartbeat at which a process has missed two."""
STEADY: Final = EVERY + 1.5
"""Seconds between two looks at others within which this process itself has missed nothing."""


class GatewayWatchdog:
    """What has been heard of Discord, as of the last look."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._silent_since: float | None = None
        self._nobody_heard = -inf
        """When nobody else heard anything either, last."""
        self._listening: asyncio.Task[bool] | None = None

    def look(self, sessions: Sessions, *, has_shards: bool) -> None:
        """Find out whether anything is heard.

        A process without shards has no session to hear by: it listens for a moment, and knows at its next
        look what came of that.
        """
        if self._silent_since is None:
            if has_shards and not sessions.is_heard:
                self._silent_since = self._clock()
        elif sessions.is_heard if has_shards else self._has_listened(sessions):
            if self.is_deaf:
                log.info("Discord's gateway can be reached again")
            self._silent_since = None
            self.stop()  # or what is heard now would be believed when it listens for it again

    def compare(self, *, others_hear: bool) -> None:
        """Note whether anybody else hears something."""
        if not others_hear:
            self._nobody_heard = self._clock()

    @property
    def is_silent(self) -> bool:
        """Whether nothing has been heard for a while."""
        return self._silent_since is not None and self._clock() > self._silent_since + SILENT_AFTER

    @property
    def is_deaf(self) -> bool:
        """Whether nothing has been heard for long, although others heard something."""
        if self._silent_since is None:
            return False
        return self._clock() > max(self._silent_since, self._nobody_heard) + DEAF_AFTER

    def _has_listened(self, sessions: Sessions) -> bool:
        """Return whether Discord was heard when it was last listened for; listen again if it wasn't."""
        if self._listening is None:
            self._listening = asyncio.create_task(sessions.listen())
        if not self._listening.done():
            return False
        listened, self._listening = self._listening, None
        return listened.exception() is None and listened.result()

    def stop(self) -> None:
        """Listen no more."""
        if self._listening is not None:
            self._listening.cancel()
            self._listening = None


class Heartbeats:
    """The heartbeats of others, as this process sees them.

    Somebody is late only if this process has seen the database all the while: when that was away, everybody
    seems to be.
    """

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._seen = -inf
        self._steady_since = inf

    def late(self, view: View, asked: float) -> frozenset[str]:
        """Return who has missed two heartbeats, by a view that was `asked` for at some moment."""
        if asked > self._seen + STEADY:
            self._steady_since = asked
        self._seen = asked
        if self._clock() < self._steady_since + LATE_AFTER:
            return frozenset()
        return frozenset(each.id for each in view.processes.values() if each.age > LATE_AFTER)

    def next_late(self, view: View) -> float:
        """Return in how many seconds the next one will be late unless it gives a sign of life."""
        ages = (each.age for each in view.processes.values() if each.age <= LATE_AFTER)
        return max(0.0, LATE_AFTER - max(ages, default=-inf))
