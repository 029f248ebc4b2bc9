"""The limits of a search."""

import time
from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class SearchLimits:
    """Ends a search after `simulations`, after `seconds` by `clock`, or when cancelled.

    A slow machine has more time: as many seconds as it takes to visit the position `at_least` this often, but
    no more than `longest`. A few simulations are run in any case, so that there is a move.
    """

    simulations: int | None = None
    seconds: float | None = None
    at_least: int = 0
    longest: float = 0.0
    is_cancelled: Callable[[], bool] = lambda: False
    clock: Callable[[], float] = time.monotonic

    def begun(self) -> Callable[[int], bool]:
        """Start the clock; return a function of the visits so far that says whether to stop.

        It says so when the time is over, or the search is cancelled.
        """
        if self.seconds is None:
            return lambda _: self.is_cancelled()
        begun, seconds = self.clock(), self.seconds

        def is_over(visits: int) -> bool:
            taken = self.clock() - begun
            is_enough = visits >= self.at_least or taken >= self.longest
            return (taken >= seconds and is_enough) or self.is_cancelled()

        return is_over
