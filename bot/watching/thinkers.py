"""A thinker that is timed."""

import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from prometheus_client import Gauge, Histogram

import azul
from engine import Effort, Thinker
from players import Level
from players.search.found import Found


class TimedThinker:
    """Moves and searches as another thinker finds them, with the time that each took."""

    def __init__(self, thinker: Thinker, turns: Histogram, searches: Histogram, thinking: Gauge) -> None:
        self._thinker = thinker
        self._turns = {level: turns.labels(level.value) for level in Level}
        self._searches = searches
        self._thinking = thinking

    async def turn(self, state: azul.State, seat: int, level: Level, seed: int) -> tuple[azul.Event, ...]:
        """Return what the thinker does for a seat."""
        with self._timing(self._turns[level].observe):
            return await self._thinker.turn(state, seat, level, seed)

    async def search(self, state: azul.State, effort: Effort, moves: Sequence[azul.Move] = ()) -> Found:
        """Return what the thinker finds in a position."""
        with self._timing(self._searches.observe):
            return await self._thinker.search(state, effort, moves)

    async def close(self) -> None:
        """Let it stop thinking."""
        await self._thinker.close()

    @contextmanager
    def _timing(self, observe: Callable[[float], None]) -> Iterator[None]:
        """Time what isn't cancelled and doesn't fail."""
        began = time.perf_counter()
        self._thinking.inc()
        try:
            yield
            observe(time.perf_counter() - began)
        finally:
            self._thinking.dec()
