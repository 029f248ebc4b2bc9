"""Searches whose answers a test decides."""

import asyncio
from collections.abc import Callable, Sequence
from datetime import datetime

import azul
from engine import GameService
from engine.computers.thinker import Effort, InProcessThinker, NoAnswer
from players.search.result import Candidate, SearchResult
from storage.store import Store
from tests.engine.people import NOON

Costs = Callable[[azul.State, azul.Move, Effort], float]
"""Returns what a take costs its player by a search with an effort."""
Finds = Callable[[azul.State, azul.Move, Effort], SearchResult]
"""Returns what a search with an effort finds in a position in which a take was made."""


def found(
    state: azul.State, made: azul.Move, cost: float, best: float = 0.6, points: float = 0.0
) -> SearchResult:
    """Return what a search finds in a position in which the take that was made costs that much."""
    seats = len(state.boards)

    def chances(share: float) -> tuple[float, ...]:
        return tuple(share if seat == state.turn else (1 - share) / (seats - 1) for seat in range(seats))

    def candidate(move: azul.Move, share: float, margin: float) -> Candidate:
        return Candidate(move, 100, 0.5, chances(share), (move,), margin)

    better = next((move for move in azul.legal_moves(state) if move != made), made)
    candidates = [candidate(made, best - cost, 9 - points)]
    if (cost > 0 or points > 0) and better != made:
        candidates.insert(0, candidate(better, best, 9))
    return SearchResult(tuple(candidates), chances(best), 100)


class Oracle(InProcessThinker):
    """Finds what `costs` says of each take; the searches `waits_at` and `fails_at`, from 0, don't go well.

    `finds` may be replaced for more than costs.
    """

    def __init__(self, costs: Costs = lambda *_: 0.0) -> None:
        self.finds: Finds = lambda state, made, effort: found(state, made, costs(state, made, effort))
        self.asked: list[tuple[azul.State, Effort]] = []
        self.waits_at = self.fails_at = -1
        self.is_waiting, self.may_go_on = asyncio.Event(), asyncio.Event()
        self.cancelled = 0

    async def search(
        self, state: azul.State, effort: Effort, moves: Sequence[azul.Move] = ()
    ) -> SearchResult:
        self.asked.append((state, effort))
        number = len(self.asked) - 1
        if number == self.fails_at:
            raise NoAnswer("it hangs")
        if number == self.waits_at:
            self.is_waiting.set()
            try:
                await self.may_go_on.wait()
            except asyncio.CancelledError:
                self.cancelled += 1
                raise
        (made,) = moves
        return self.finds(state, made, effort)


def games_with(
    store: Store, oracle: InProcessThinker, now: Callable[[], datetime] = lambda: NOON
) -> GameService:
    """Return the games of a database, whose positions an oracle looks into."""
    return GameService(store, now=now, new_secret=lambda: (10).to_bytes(32), thinker=oracle)
