"""What this process does when it takes over a shard, and when it gives one back."""

import asyncio
import logging
from typing import Final, Protocol

from bot.sharing.sessions import Sessions
from storage.share import Share

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
    """Does what `bot.sharing.work.Work` says."""

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
