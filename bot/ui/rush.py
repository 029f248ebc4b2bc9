"""People come first: what nobody waits for steps back while somebody waits for an answer."""

import asyncio
from collections.abc import Callable
from contextvars import copy_context
from functools import partial
from typing import Final

LONG: Final = 1.0
"""Seconds after which an answer takes long: Discord gives a bot three."""
LONGEST_DELAY: Final = 10.0
"""Seconds that anything steps back at most, so that people who never stop don't hold it up for ever."""


class Rush:
    """Who waits for an answer at the moment, in the order in which they came.

    Drawing and posting take far longer than answering, and share the processor with it: however many people
    press at the same moment, they are answered first.
    """

    def __init__(self) -> None:
        self.long = LONG
        self._waiting: set[int] = set()
        self._patient: dict[int, tuple[float, Callable[[], None]]] = {}
        self._since = 0.0
        self._timer: asyncio.TimerHandle | None = None
        self._is_over = asyncio.Event()
        self._is_over.set()

    def begins(self, interaction_id: int, too_long: Callable[[], None], *, busy: int) -> bool:
        """Note that somebody waits; return whether more than `busy` do, so that a response is urgent.

        `too_long` is called later if it has become urgent since.
        """
        now = asyncio.get_running_loop().time()
        if not self._waiting:
            self._since = now
            self._is_over.clear()
        self._waiting.add(interaction_id)
        if len(self._waiting) > busy:
            self._lose_patience(before=now)
            return True
        # Another one's turn may call it, or the timer: it has to know all the same whose request it is about.
        self._patient[interaction_id] = (now, partial(copy_context().run, too_long))
        if self._timer is None:
            self._look_at(now + self.long)
        return False

    def ends(self, interaction_id: int) -> None:
        """Note that the response is on its way, or that there will be none."""
        self._waiting.discard(interaction_id)
        self._patient.pop(interaction_id, None)
        if not self._waiting:
            self._is_over.set()
            if self._timer is not None:
                self._timer.cancel()
                self._timer = None

    async def is_over(self) -> None:
        """Wait until nobody waits for an answer, but not for ever."""
        await self._is_over.wait()

    def _look_at(self, when: float) -> None:
        self._timer = asyncio.get_running_loop().call_at(when, self._look)

    def _look(self) -> None:
        self._timer = None
        now = asyncio.get_running_loop().time()
        self._lose_patience(before=now - self.long)
        if self._since <= now - LONGEST_DELAY:
            self._is_over.set()  # the others have stepped back for long enough
        if self._waiting:
            self._look_at(now + self.long)

    def _lose_patience(self, before: float) -> None:
        for interaction_id, (since, too_long) in list(self._patient.items()):
            if since <= before:
                del self._patient[interaction_id]
                too_long()
