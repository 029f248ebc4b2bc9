"""A practice and what its player does, for the tests."""

import asyncio
import random
from collections.abc import Sequence

import azul
import players
from engine import Effort, GameService, Level, Options, Practice
from engine.computers.thinker import InProcessThinker, Thinker
from players.search.result import SearchResult
from storage.store import Store
from tests.engine.clock import Clock
from tests.engine.people import ADA

SECRET = (10).to_bytes(32)
"""With it the person begins, whether with one, two or three computers."""


class Slow(InProcessThinker):
    """Searches until the test lets it finish."""

    def __init__(self) -> None:
        self.go_on = asyncio.Event()
        self.began = asyncio.Event()
        self.stopped = 0

    async def search(
        self, state: azul.State, effort: Effort, moves: Sequence[azul.Move] = ()
    ) -> SearchResult:
        self.began.set()
        try:
            await self.go_on.wait()
        except asyncio.CancelledError:
            self.stopped += 1
            raise
        return await super().search(state, effort, moves)


def practising(store: Store, clock: Clock, thinker: Thinker | None = None) -> GameService:
    """Return the games of a database in which the person begins a practice."""
    return GameService(store, now=clock, new_secret=lambda: SECRET, thinker=thinker)


def options(seats: int = 2, rules: azul.Rules = azul.BASE_GAME, level: Level = Level.EASY) -> Options:
    """Return what somebody chooses for a practice."""
    return Options(seats, rules, level=level)


async def begun(games: GameService, seats: int = 2, rules: azul.Rules = azul.BASE_GAME) -> Practice:
    """Return Ada's new practice."""
    return await games.practice.begin(ADA, options(seats, rules))


async def take(games: GameService, practice: Practice, move: azul.Move | None = None) -> Practice:
    """Return the practice after a take of its player."""
    chosen = move or azul.legal_moves(practice.state)[0]
    return await games.practice.play(ADA.user_id, practice.version, lambda seat: azul.Taken(seat, chosen))


async def step(games: GameService, practice: Practice, chance: random.Random) -> Practice:
    """Return the practice after something that its player might do."""
    state, seat = practice.state, practice.seat
    if seat in azul.waiting_for(state):
        event = players.choose(state, seat)
        return await games.practice.play(ADA.user_id, practice.version, lambda _: event)
    return await take(games, practice, chance.choice(azul.legal_moves(state)))
