"""Games that are paused, for the tests."""

from datetime import timedelta

from engine import NO_HOURS, Game, GameService, deadline_of, decisions
from tests.engine.clock import Clock
from tests.engine.test_pace import HOUR, a_game, shown, stay

OLGA, PETRA = 71, 72
"""Moderators, who don't play."""


def left(game: Game, clock: Clock) -> timedelta:
    """Return how much of its time a turn has left."""
    deadline = deadline_of(game.table, NO_HOURS)
    assert deadline is not None
    return timedelta(milliseconds=deadline - clock.milliseconds)


async def a_paused_game(games: GameService, clock: Clock, after: timedelta = HOUR, players: int = 2) -> Game:
    """Return a game with a day for each turn, which was paused some time after it began."""
    game = await a_game(games, players=players)
    await stay(games, clock, after)
    await games.change(game.id, decisions.pause(OLGA))
    return await shown(games, game)
