"""Tracks what is in flight, so that drawing and posting yield to people waiting for an answer."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Final

MAX_RESPONSES: Final = 128
"""First responses sent concurrently. Each needs a connection, and opening one takes longer than the
response itself."""
FLOOD_THRESHOLD: Final = 32
MAX_FLOOD: Final = 3.0
MAX_DRAWINGS: Final = 4
"""Posts rendered concurrently: rendering takes processor time."""
MAX_YIELD: Final = 0.5
SERVING_TIMEOUT: Final = 60.0


class Load:
    """Counts interactions in flight, pending first responses, and drawings.

    Drawing and posting take far longer than answering, and share the processor with it.

    From `flood_threshold` pending first responses on nothing else is served, for `max_flood` seconds: after
    that the remaining responses are too late anyway. Work yields for at most `max_yield` seconds, so that a
    steady load can't starve it. After `serving_timeout` seconds an unanswered interaction no longer counts:
    its handler must be stuck.
    """

    def __init__(
        self,
        *,
        flood_threshold: int = FLOOD_THRESHOLD,
        max_flood: float = MAX_FLOOD,
        max_yield: float = MAX_YIELD,
        serving_timeout: float = SERVING_TIMEOUT,
    ) -> None:
        self.flood_threshold = flood_threshold
        self._max_flood = max_flood
        self._max_yield = max_yield
        self._serving_timeout = serving_timeout
        self.drawings = 0
        """Renderings in progress or waiting."""
        self.on_freed: Callable[[], None] = lambda: None
        """Called when an interaction or a rendering has finished."""
        self._served: dict[int, float] = {}
        """The start of each interaction in flight, oldest first, in the event loop's seconds."""
        self._unacknowledged = 0
        self._flooded_since = 0.0
        self._responding = asyncio.Semaphore(MAX_RESPONSES)
        self._drawing = asyncio.Semaphore(MAX_DRAWINGS)
        self._quiet = asyncio.Event()
        self._quiet.set()

    @property
    def in_flight(self) -> int:
        """Interactions being served that have no answer yet."""
        now = asyncio.get_running_loop().time()
        while self._served:
            oldest = next(iter(self._served))
            if now < self._served[oldest] + self._serving_timeout:
                break
            self._leave(oldest)
        return len(self._served)

    def enter(self, interaction_id: int) -> None:
        """Count an interaction as in flight."""
        self._served.setdefault(interaction_id, asyncio.get_running_loop().time())
        self._quiet.clear()

    def leave(self, interaction_id: int) -> None:
        """Stop counting an interaction: its answer is on its way, or there will be none."""
        if self._leave(interaction_id):
            self.on_freed()

    @asynccontextmanager
    async def responding(self) -> AsyncIterator[None]:
        """Wait for a slot; the block sends a first response."""
        self._unacknowledged += 1
        self._quiet.clear()
        if self._unacknowledged == self.flood_threshold:
            loop = asyncio.get_running_loop()
            self._flooded_since = loop.time()
            loop.call_later(self._max_flood, self.on_freed)
        try:
            async with self._responding:
                yield
        finally:
            self._unacknowledged -= 1
            self._update_quiet()

    @property
    def is_flooded(self) -> bool:
        """Whether first responses currently take precedence over serving."""
        is_late = asyncio.get_running_loop().time() >= self._flooded_since + self._max_flood
        return self._unacknowledged >= self.flood_threshold and not is_late

    @property
    def is_quiet(self) -> bool:
        """Whether no answer or first response is pending."""
        return self._quiet.is_set()

    async def until_quiet(self) -> None:
        """Wait until no answer is pending, if that doesn't take too long."""
        with suppress(TimeoutError):
            async with asyncio.timeout(self._max_yield):
                await self._quiet.wait()

    @asynccontextmanager
    async def drawing(self) -> AsyncIterator[None]:
        """Wait for a slot; the block renders a post."""
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
        self._update_quiet()
        return was_served

    def _update_quiet(self) -> None:
        if not self._served and not self._unacknowledged:
            self._quiet.set()
