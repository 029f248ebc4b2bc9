"""Private panels that a new one takes the place of: a person has one for each game."""

from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final

VALID: Final = 14 * 60.0
"""Seconds for which a private message can be deleted: its interaction's token lives for 15 minutes."""
MOST_KEPT: Final = 1000
"""How many panels are remembered; of more, the oldest stay where they are."""


@dataclass(frozen=True, slots=True)
class Sent:
    """A private message that was sent or edited: its id, and how to delete it while the token is valid."""

    message_id: int
    delete: Callable[[], Awaitable[None]]


class OpenPanels:
    """The panel that each person has open for each game, as far as it can be deleted.

    Nothing depends on this memory: what it has lost, in a restart or with time, stays in the channel until
    the person dismisses it. `clock` returns seconds.
    """

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._open: OrderedDict[tuple[int, int], tuple[float, Sent]] = OrderedDict()

    def opened(self, user_id: int, game_id: int, panel: Sent) -> Sent | None:
        """Note a new panel; return the one to delete, if any.

        That is the older of the two, so the new one itself if it has been overtaken by another.
        """
        former = self._former(user_id, game_id)
        if former is not None and former.message_id > panel.message_id:
            return panel
        self._note(user_id, game_id, panel)
        return former

    def used(self, user_id: int, game_id: int, panel: Sent) -> Sent | None:
        """Note that a panel was used, so that it has a new token; return the one to delete, if any.

        That is never the panel that was used: it shows the answer.
        """
        former = self._former(user_id, game_id)
        if former is not None and former.message_id > panel.message_id:
            return None
        self._note(user_id, game_id, panel)
        return None if former is None or former.message_id == panel.message_id else former

    def __len__(self) -> int:
        """Return how many panels are remembered."""
        return len(self._open)

    def _former(self, user_id: int, game_id: int) -> Sent | None:
        since, former = self._open.get((user_id, game_id), (0.0, None))
        return former if self._clock() - since < VALID else None

    def _note(self, user_id: int, game_id: int, panel: Sent) -> None:
        self._open[user_id, game_id] = self._clock(), panel
        self._open.move_to_end((user_id, game_id))
        while len(self._open) > MOST_KEPT or next(iter(self._open.values()))[0] <= self._clock() - VALID:
            self._open.popitem(last=False)
