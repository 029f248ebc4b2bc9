"""The shards that a process holds by leases, and what it may do by them at the moment."""

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass
from math import inf

from bot.sharing.work import Work
from storage.leases.base import lease_of
from storage.share import Lease, Share


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
