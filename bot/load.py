"""How much is in flight, and what gives way to it: people are answered before anything is drawn or posted."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Final

RESPONSES_AT_ONCE: Final = 128
"""How many first responses are on their way at the same time. Each needs a connection, and a new one takes
longer than the response itself."""
MANY_RESPONSES: Final = 32
"""While so many first responses are to be sent, or are under way, nobody else is served."""
LONGEST_FLOOD: Final = 3.0
"""Seconds for which that is so at most: afterwards it is too late for whoever hasn't been told."""
DRAWN_AT_ONCE: Final = 4
"""How much is put into words and pictures at the same time: that takes processor time."""
LONGEST_DELAY: Final = 0.5
"""Seconds that anything gives way at most, so that people who never stop don't hold it up for ever."""
LONGEST_SERVED: Final = 60.0
"""Seconds after which somebody who still has no answer isn't counted any more: whatever it is, it hangs."""


class Load:
    """Who is being served and has no answer yet, which first responses are under way, and what is drawn.

    Drawing and posting take far longer than answering, and share the processor with it.
    """

    def __init__(self) -> None:
        self.drawings = 0
        """How much is being put into words and pictures, or waits for that."""
        self.on_freed: Callable[[], None] = lambda: None
        """Called when somebody has their answer, or something is drawn."""
        self._served: dict[int, float] = {}
        """Since when each is served, in the order in which they began."""
        self._unacknowledged = 0
        self._flooded_since = 0.0
        self._responding = asyncio.Semaphore(RESPONSES_AT_ONCE)
        self._drawing = asyncio.Semaphore(DRAWN_AT_ONCE)
        self._quiet = asyncio.Event()
        self._quiet.set()

    @property
    def in_flight(self) -> int:
        """How many are served and have no answer yet."""
        now = asyncio.get_running_loop().time()
        while self._served:
            oldest = next(iter(self._served))
            if now < self._served[oldest] + LONGEST_SERVED:
                break
            self._leave(oldest)
        return len(self._served)

    def enter(self, interaction_id: int) -> None:
        """Note that somebody is served from now on."""
        self._served.setdefault(interaction_id, asyncio.get_running_loop().time())
        self._quiet.clear()

    def leave(self, interaction_id: int) -> None:
        """Note that the answer is on its way, or that there will be none."""
        if self._leave(interaction_id):
            self.on_freed()

    @asynccontextmanager
    async def responding(self) -> AsyncIterator[None]:
        """Wait until a first response can be sent; the block sends it."""
        self._unacknowledged += 1
        self._quiet.clear()
        if self._unacknowledged == MANY_RESPONSES:
            loop = asyncio.get_running_loop()
            self._flooded_since = loop.time()
            loop.call_later(LONGEST_FLOOD, self.on_freed)
        try:
            async with self._responding:
                yield
        finally:
            self._unacknowledged -= 1
            self._look_whether_quiet()

    @property
    def is_flooded(self) -> bool:
        """Whether first responses come before anybody else is served; not for ever."""
        is_late = asyncio.get_running_loop().time() >= self._flooded_since + LONGEST_FLOOD
        return self._unacknowledged >= MANY_RESPONSES and not is_late

    @property
    def is_quiet(self) -> bool:
        """Whether nobody waits for an answer or for a first response."""
        return self._quiet.is_set()

    async def until_quiet(self) -> None:
        """Wait until nobody waits for an answer, but not for long."""
        with suppress(TimeoutError):
            async with asyncio.timeout(LONGEST_DELAY):
                await self._quiet.wait()

    @asynccontextmanager
    async def drawing(self) -> AsyncIterator[None]:
        """Wait until something can be put into words and pictures; the block does so."""
        self.drawings += 1
        try:
            await self.until_quiet()
            async with self._drawing:
                yield
        finally:
            self.drawings -= 1
            self.on_freed()

    def _leave(self, interaction_id: int) -> bool:
        was_served = self._served.pop(interaction_id, None) is not None
        self._look_whether_quiet()
        return was_served

    def _look_whether_quiet(self) -> None:
        if not self._served and not self._unacknowledged:
            self._quiet.set()
