"""Which interactions have arrived lately: the gateway may deliver one twice."""

from typing import Final

MOST_KNOWN: Final = 10_000
"""How many are remembered; a second delivery comes within seconds."""


class Arrivals:
    """Interactions that have arrived, by their ids."""

    def __init__(self) -> None:
        self._known: dict[int, None] = {}

    def is_new(self, interaction_id: int) -> bool:
        """Note an interaction; return whether it hasn't arrived before."""
        if interaction_id in self._known:
            return False
        self._known[interaction_id] = None
        if len(self._known) > MOST_KNOWN:
            del self._known[next(iter(self._known))]
        return True
