"""The shards that a process holds by leases, and what it may do by them at the moment."""

import asyncio
import time
from collections import defaultdict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from math import inf
from typing import Final

from bot.sharing.work import Work
from storage.leases.base import lease_of
from storage.share import Lease, Share

UNDECIDED_FOR: Final = 2.0
"""Seconds for which somebody waits until it is known which process answers them: Discord waits for three."""
DECIDES_EVERY: Final = 0.1
"""Seconds between looks whether it is."""


@dataclass(slots=True)
class Held:
    """A shard that is held `since` a moment. It is `run` unless it is about to be, or to be handed over.

    If it is about to be another's, that answers all interactions after the `last` one.
    """

    lease: Lease
    since: float
    is_run: bool = False
    is_given_up: bool = False
    last: int | None = None
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
        self._sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
        self._newest: defaultdict[int, int] = defaultdict(int)
        """The newest interaction that has come on each shard."""
        self._handed_over: dict[int, int] = {}
        """By shard that another process runs, the last interaction that this one still answers."""

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

    def holds(self, guild_id: int) -> bool:
        """Return whether what is done about a server is surely this process's at the moment."""
        return self._is_sure and (guild_id >> 22) % self.of in self.held

    async def answers(self, interaction_id: int, *guild_ids: int, session: int | None = None) -> bool:
        """Return whether it answers what people ask in one of some servers; 0 is for direct messages.

        If it is known on which `session` that came, that counts. Two sessions of a shard hear the same while
        it changes hands: the interaction that was the newest when its holder let go, and all before it, are
        the holder's to answer, all others the next holder's. If it isn't known yet who that is, wait.
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
        """Return by which right something is noted about a server; one that isn't valid if there is none."""
        shard = (guild_id >> 22) % self.of
        held = self.held.get(shard)
        return Lease(lease_of(shard, self.of), 0) if held is None else held.lease

    def _decision(self, shard: int, interaction_id: int, arrived: float) -> bool | None:
        """Return whether this process answers an interaction, None if that isn't known yet."""
        if interaction_id <= self._handed_over.get(shard, -1):
            return True
        held = self.held.get(shard)
        if held is None:
            return None if self._is_expected(shard) else False
        last = held.lease.last_interaction
        if arrived < held.since if last is None else interaction_id <= last:
            return False  # an earlier holder has answered it, or may have
        if not self._is_sure or (held.last is not None and interaction_id > held.last):
            return None
        return True

    def _is_expected(self, shard: int) -> bool:
        """Return whether a shard that isn't held may be, soon."""
        raise NotImplementedError

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
