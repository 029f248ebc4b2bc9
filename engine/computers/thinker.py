"""The interface for finding computers' moves and searching positions for people, and its simplest form."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Protocol

import azul
import players
from players import Level
from players.search.result import SearchResult


@dataclass(frozen=True, slots=True)
class Effort:
    """How far a position is searched for people: up to `simulations`, within `seconds`.

    Then the `compared` best moves are searched closely enough to tell their values apart. Turns of computers
    go first, even if they are requested up to `slack` seconds later.
    """

    simulations: int
    seconds: float
    compared: int = 1
    slack: float = 0.0


HINT: Final = Effort(6_000, seconds=1.0, compared=6, slack=30.0)
"""For a person who waits for a hint."""
ANALYSIS: Final = Effort(1_500, seconds=0.4, slack=60.0)
"""For each of the many positions of a game that is analysed."""


class NoAnswer(Exception):
    """A position couldn't be searched."""


class Thinker(Protocol):
    """Finds the moves of computer players, and searches positions for people."""

    async def turn(self, state: azul.State, seat: int, level: Level, seed: int) -> tuple[azul.Event, ...]:
        """Return the events of an awaited seat's whole turn.

        Never raises, but may be cancelled once nobody needs the answer. The same seed may lead to the same
        turn.
        """
        ...

    async def search(
        self, state: azul.State, effort: Effort, moves: Sequence[azul.Move] = ()
    ) -> SearchResult:
        """Return what a search finds in a position of the factory offer; the legal `moves` are among it.

        The same position has the same answer if there is enough time; there is less if many wait. Raise
        `NoAnswer` if there is none. May be cancelled.
        """
        ...

    async def close(self) -> None:
        """Stop all searches."""
        ...


class InProcessThinker:
    """Plays all levels as the simple player does, and searches only briefly, all in this process."""

    SIMULATIONS: Final = 48

    async def turn(self, state: azul.State, seat: int, level: Level, seed: int) -> tuple[azul.Event, ...]:
        """Return the simple player's turn."""
        del level, seed
        return players.whole_turn(state, seat)

    async def search(
        self, state: azul.State, effort: Effort, moves: Sequence[azul.Move] = ()
    ) -> SearchResult:
        """Return what a few simulations find."""
        from players.request_handler import RequestHandler  # noqa: PLC0415 - the bot's own process never needs numpy
        from players.requests import SearchRequest, parse_result, request_line  # noqa: PLC0415 - as below

        simulations = min(effort.simulations, self.SIMULATIONS)
        line = request_line(
            SearchRequest(state, simulations, seconds=60, moves=tuple(moves), compared=effort.compared)
        )
        return parse_result(RequestHandler().answer(line), state)

    async def close(self) -> None:
        """Do nothing."""
