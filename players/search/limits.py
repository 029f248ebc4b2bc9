"""When a search ends."""

import time
from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Limits:
    """Ends a search after so many `simulations`, after so many `seconds` by `clock`, or when cancelled.

    A few simulations are run in any case, so that there is a move.
    """

    simulations: int | None = None
    seconds: float | None = None
    is_cancelled: Callable[[], bool] = lambda: False
    clock: Callable[[], float] = time.monotonic

    def begun(self) -> Callable[[], bool]:
        """Return a function that says whether the time is over, which begins now, or the search cancelled."""
        if self.seconds is None:
            return self.is_cancelled
        clock, until, is_cancelled = self.clock, self.clock() + self.seconds, self.is_cancelled
        return lambda: clock() >= until or is_cancelled()
