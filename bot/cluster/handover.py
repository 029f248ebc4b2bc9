"""What is done about a shard when it is taken over, when it is given back, and while it is run."""

import asyncio
import logging
from typing import Final, Protocol

from bot.cluster.sessions import Sessions
from storage.shards import Share


class Work(Protocol):
    """What a process does about the shards that it runs."""

    async def recall(self, share: Share) -> bool:
        """Find out what an earlier holder may have done unnoted; return False if that isn't possible yet."""
        ...

    async def open(self, shard: int) -> None:
        """Open a shard's session at Discord's gateway."""
        ...

    async def settle(self, share: Share) -> None:
        """Wait until nothing is being posted about a share any more."""
        ...

    async def close(self, shard: int) -> None:
        """Close a shard's session, if there is one."""
        ...

    def is_ready(self, shard: int) -> bool:
        """Return whether it is known which servers belong to a shard, and what they look like."""
        ...

    def is_connected(self, shard: int) -> bool:
        """Return whether a shard's session is open."""
        ...

    def is_heard(self) -> bool:
        """Return whether anything is heard of Discord's gateway, as far as it was listened to."""
        ...

    async def listen(self) -> bool:
        """Return whether Discord's gateway can be reached, without opening a session."""
        ...

    @property
    def seconds_between_sessions(self) -> float:
        """How long it takes until one more session may be opened, for all processes together."""
        ...


log = logging.getLogger(__name__)

PATIENCE: Final = 8.0
"""Seconds that messages which are being posted have to arrive before others take over."""


class Showing(Protocol):
    """Who shows games."""

    async def recall(self, share: Share | None = None) -> bool:
        """Note which games another process may have shown unnoted; return whether that could be found out."""
        ...

    async def settle(self, share: Share) -> None:
        """Wait until no game of a share is being shown."""
        ...


class Timing(Protocol):
    """Who lets time pass for games."""

    def forget(self, share: Share) -> None:
        """Forget what was tried in a share."""
        ...


class Handing:
    """Does what `bot.cluster.handover.Work` says."""

    def __init__(self, showing: Showing, timing: Timing, sessions: Sessions) -> None:
        self._showing = showing
        self._timing = timing
        self._sessions = sessions

    async def recall(self, share: Share) -> bool:
        """Find out what an earlier holder may have shown unnoted."""
        self._timing.forget(share)
        return await self._showing.recall(share)

    async def settle(self, share: Share) -> None:
        """Wait until nothing is being posted. What takes too long is uncertain to whoever comes next."""
        try:
            async with asyncio.timeout(PATIENCE):
                await self._showing.settle(share)
        except TimeoutError:
            log.warning("Games are still being shown in a shard that is given back")

    async def open(self, shard: int) -> None:
        """Open a shard's session."""
        await self._sessions.open(shard)

    async def close(self, shard: int) -> None:
        """Close a shard's session."""
        await self._sessions.close(shard)

    def is_ready(self, shard: int) -> bool:
        """Return whether a shard's servers are known."""
        return self._sessions.is_ready(shard)

    def is_connected(self, shard: int) -> bool:
        """Return whether a shard's session is open."""
        return self._sessions.is_connected(shard)

    def is_heard(self) -> bool:
        """Return whether anything is heard of Discord's gateway."""
        return self._sessions.is_heard

    async def listen(self) -> bool:
        """Return whether Discord's gateway can be reached."""
        return await self._sessions.listen()

    @property
    def seconds_between_sessions(self) -> float:
        """How long it takes until one more session may be opened."""
        return self._sessions.every
