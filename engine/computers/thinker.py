"""What finds the moves of computers and looks into positions for people, and the simplest one that does."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Protocol

import azul
import players
from players import Level
from players.search.found import Found


@dataclass(frozen=True, slots=True)
class Effort:
    """How far a position is searched for people: so many `simulations`, as far as `seconds` allow.

    Then so many of the best moves are `compared`: each is looked at so closely that their worths differ.

    Turns of computers go first, even if they come up to `precedence` seconds later.
    """

    simulations: int
    seconds: float
    compared: int = 1
    precedence: float = 0.0


HINT: Final = Effort(6_000, seconds=1.0, compared=6, precedence=30.0)
"""For somebody who looks at the position and waits."""
ANALYSIS: Final = Effort(1_500, seconds=0.4, precedence=60.0)
"""For each of the many positions of a game."""


class NoAnswer(Exception):
    """A position couldn't be searched."""


class Thinker(Protocol):
    """Whatever finds the moves of computer players, and what people want to know of a position."""

    async def turn(self, state: azul.State, seat: int, level: Level, seed: int) -> tuple[azul.Event, ...]:
        """Return what the computer does for a seat that the position waits for, until it doesn't any more.

        Never fail, but be cancelled once nobody needs the answer. The same seed may lead to the same turn.
        """
        ...

    async def search(self, state: azul.State, effort: Effort, moves: Sequence[azul.Move] = ()) -> Found:
        """Return what a search finds in a position of the factory offer; some legal `moves` are among it.

        The same position has the same answer if there is enough time; there is less if many wait. Raise
        `NoAnswer` if there is none. May be cancelled.
        """
        ...

    async def close(self) -> None:
        """Stop thinking."""
        ...


class AtOnce:
    """Moves at a glance, by the simple player of any level, and short searches, all in this process."""

    SIMULATIONS: Final = 48

    async def turn(self, state: azul.State, seat: int, level: Level, seed: int) -> tuple[azul.Event, ...]:
        """Return the simple player's turn."""
        del level, seed
        return players.whole_turn(state, seat)

    async def search(self, state: azul.State, effort: Effort, moves: Sequence[azul.Move] = ()) -> Found:
        """Return what a few simulations find."""
        from players.requests import Search, found_in, line_of  # noqa: PLC0415 - as below
        from players.thinking import Thinking  # noqa: PLC0415 - the bot's own process never needs numpy

        simulations = min(effort.simulations, self.SIMULATIONS)
        line = line_of(Search(state, simulations, seconds=60, moves=tuple(moves), compared=effort.compared))
        return found_in(Thinking().answer(line), state)

    async def close(self) -> None:
        """Do nothing."""
