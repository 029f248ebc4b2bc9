"""Who thinks next when there are more questions than processes."""

import asyncio
import heapq
from collections.abc import Callable
from itertools import count


class Queue:
    """At most `most` at the same time; the others wait in the order in which they are due.

    Whoever gives others precedence of so many seconds is due that much later, so that everybody's turn comes.
    """

    def __init__(self, most: int, clock: Callable[[], float]) -> None:
        self._free = most
        self._clock = clock
        self._numbers = count()
        self._waiting: list[tuple[float, int, asyncio.Future[None]]] = []

    def __len__(self) -> int:
        return sum(not future.done() for _, _, future in self._waiting)

    async def enter(self, precedence: float = 0.0) -> None:
        """Wait for a place, which somebody `leave`s."""
        if self._free and not len(self):
            self._free -= 1
            return
        place = asyncio.get_running_loop().create_future()
        heapq.heappush(self._waiting, (self._clock() + precedence, next(self._numbers), place))
        try:
            await place
        except asyncio.CancelledError:
            if not place.cancelled():  # it was given to somebody who doesn't want it any more
                self.leave()
            raise

    def leave(self) -> None:
        """Give a place to the next one."""
        while self._waiting:
            _, _, place = heapq.heappop(self._waiting)
            if not place.done():
                place.set_result(None)
                return
        self._free += 1
