"""People come first: what nobody waits for steps back while somebody waits for an answer."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from contextvars import copy_context
from functools import partial
from typing import Final

LONG: Final = 1.0
"""Seconds after which an answer takes long: Discord gives a bot three."""
LONGEST_DELAY: Final = 0.5
"""Seconds that anything steps back at most, so that people who never stop don't hold it up for ever."""
DRAWN_AT_ONCE: Final = 4
"""How much is put into words and pictures at the same time: that takes processor time."""
LONGEST_SERVED: Final = 60.0
"""Seconds after which somebody who still has no answer isn't counted any more: whatever it is, it hangs."""


class Rush:
    """Who is being served at the moment and has no answer yet, and what is being drawn.

    Drawing and posting take far longer than answering, and share the processor with it: however many people
    press at the same moment, they are answered first.
    """

    def __init__(self) -> None:
        self.long = LONG
        self.drawings = 0
        """How much is being put into words and pictures, or waits for that."""
        self.when_freed: Callable[[], None] = lambda: None
        """Called when somebody has their answer, or something is drawn."""
        self._served: dict[int, float] = {}
        """Since when each is served, in the order in which they began."""
        self._drawing = asyncio.Semaphore(DRAWN_AT_ONCE)
        self._patient: dict[int, tuple[float, Callable[[], None]]] = {}
        self._timer: asyncio.TimerHandle | None = None
        self._stepping: asyncio.TimerHandle | None = None
        self._is_over = asyncio.Event()
        self._is_over.set()

    def __len__(self) -> int:
        now = asyncio.get_running_loop().time()
        while self._served:
            oldest = next(iter(self._served))
            if now < self._served[oldest] + LONGEST_SERVED:
                break
            self._leave(oldest)
        return len(self._served)

    def enters(self, interaction_id: int) -> None:
        """Note that somebody is served from now on."""
        self._served.setdefault(interaction_id, asyncio.get_running_loop().time())
        self._is_over.clear()

    def begins(self, interaction_id: int, too_long: Callable[[], None]) -> None:
        """Note that somebody is served who has no response yet; `too_long` is called if that takes long."""
        self.enters(interaction_id)
        now = asyncio.get_running_loop().time()
        # Another one's turn may call it, or the timer: it has to know all the same whose request it is about.
        self._patient[interaction_id] = (now, partial(copy_context().run, too_long))
        if self._timer is None:
            self._look_at(now + self.long)

    def ends(self, interaction_id: int) -> None:
        """Note that the answer is on its way, or that there will be none."""
        if self._leave(interaction_id):
            self.when_freed()

    def hurry(self) -> None:
        """Let everybody be told at once that an answer is coming: more people have come."""
        self._lose_patience(before=asyncio.get_running_loop().time())

    @property
    def is_quiet(self) -> bool:
        """Whether nobody waits for an answer."""
        return not self._served

    async def is_over(self) -> None:
        """Wait until nobody waits for an answer, but not for long."""
        if self._stepping is None and not self._is_over.is_set():
            self._stepping = asyncio.get_running_loop().call_later(LONGEST_DELAY, self._let_pass)
        await self._is_over.wait()

    @asynccontextmanager
    async def drawing(self) -> AsyncIterator[None]:
        """Wait until something can be put into words and pictures; the block does so."""
        self.drawings += 1
        try:
            await self.is_over()
            async with self._drawing:
                yield
        finally:
            self.drawings -= 1
            self.when_freed()

    def _leave(self, interaction_id: int) -> bool:
        was_served = self._served.pop(interaction_id, None) is not None
        self._patient.pop(interaction_id, None)
        if not self._served:
            self._is_over.set()
            for timer in (self._timer, self._stepping):
                if timer is not None:
                    timer.cancel()
            self._timer = self._stepping = None
        return was_served

    def _let_pass(self) -> None:
        """Let go on whatever has stepped back until now; what comes next steps back as well."""
        self._is_over.set()
        self._is_over, self._stepping = asyncio.Event(), None

    def _look_at(self, when: float) -> None:
        self._timer = asyncio.get_running_loop().call_at(when, self._look)

    def _look(self) -> None:
        self._timer = None
        now = asyncio.get_running_loop().time()
        self._lose_patience(before=now - self.long)
        if self._patient:
            self._look_at(now + self.long)

    def _lose_patience(self, before: float) -> None:
        for interaction_id, (since, too_long) in list(self._patient.items()):
            if since <= before:
                del self._patient[interaction_id]
                too_long()
