"""The event loop that asynchronous tests run on."""

import asyncio
import selectors
from typing import Final

OWN_SOCKETS: Final = 1
"""An event loop has a socket of its own, with which threads wake it."""


class _Selector(selectors.DefaultSelector):
    """Asks the system what has arrived only if something can: to ask takes longer than most callbacks.

    What a thread has for the event loop is found without: the socket is to end its sleep.
    """

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if timeout == 0 and len(self.get_map()) <= OWN_SOCKETS:
            return []
        return super().select(timeout)


def new_event_loop() -> asyncio.AbstractEventLoop:
    """Return an event loop that asks the system no more than it has to."""
    return asyncio.SelectorEventLoop(_Selector())
