"""Drops repeated interactions: the gateway may deliver one twice."""

from typing import Final

CAPACITY: Final = 10_000
"""Ids remembered; a second delivery comes within seconds."""


class Deduplicator:
    """Remembers the ids of recent interactions."""

    def __init__(self) -> None:
        self._known: dict[int, None] = {}

    def is_new(self, interaction_id: int) -> bool:
        """Remember an interaction; return whether it is new."""
        if interaction_id in self._known:
            return False
        self._known[interaction_id] = None
        if len(self._known) > CAPACITY:
            del self._known[next(iter(self._known))]
        return True
