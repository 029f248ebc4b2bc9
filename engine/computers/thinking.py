"""What finds the moves of computer players, and the simplest one that does."""

from typing import Protocol

import azul
import players
from players import Level


class Thinker(Protocol):
    """Whatever finds the moves of computer players."""

    async def turn(self, state: azul.State, seat: int, level: Level, seed: int) -> tuple[azul.Event, ...]:
        """Return what the computer does for a seat that the position waits for, until it doesn't any more.

        Never fail, but be cancelled once nobody needs the answer. The same seed may lead to the same turn.
        """
        ...

    async def close(self) -> None:
        """Stop thinking."""
        ...


class AtOnce:
    """Moves at a glance, by the simple player of any level, in this process."""

    async def turn(self, state: azul.State, seat: int, level: Level, seed: int) -> tuple[azul.Event, ...]:
        """Return the simple player's turn."""
        del level, seed
        return players.whole_turn(state, seat)

    async def close(self) -> None:
        """Do nothing."""
