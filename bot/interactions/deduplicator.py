"""Which interactions have arrived lately, and how late: the gateway may deliver one twice."""

from collections.abc import Callable
from math import inf
from time import monotonic
from typing import Final

MOST_KNOWN: Final = 10_000
"""How many are remembered; a second delivery comes within seconds."""
FORGETS: Final = 0.001
"""Seconds by which the quickest way is taken to be longer for every second that passes: clocks differ."""


class Arrivals:
    """Interactions that have arrived, by their ids."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._known: dict[int, None] = {}
        self._clock = clock
        self._quickest = inf
        self._looked = clock()

    def is_new(self, interaction_id: int) -> bool:
        """Note an interaction; return whether it hasn't arrived before."""
        if interaction_id in self._known:
            return False
        self._known[interaction_id] = None
        if len(self._known) > MOST_KNOWN:
            del self._known[next(iter(self._known))]
        return True

    def delay(self, interaction_id: int) -> float:
        """Return by how many seconds an interaction came later than the quickest: it waited in between.

        An id says when it was made, by a clock that may be wrong.
        """
        now = self._clock()
        under_way = now - (interaction_id >> 22) / 1000
        self._quickest = min(self._quickest + FORGETS * (now - self._looked), under_way)
        self._looked = now
        return under_way - self._quickest
