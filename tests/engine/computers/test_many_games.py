"""Many games with computers at the same time, with one worker."""

import asyncio
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

import azul
import players
from engine import GameService, Level, Options, Player, Status, decisions
from engine.computers.workers import Workers
from tests.azul.games import ALL_RULES
from tests.engine.clock import Clock
from tests.engine.memory import MemoryStore

GAMES = 50


@pytest_asyncio.fixture
async def workers() -> AsyncIterator[Workers]:
    """Return one worker, which ends with the test."""
    workers = Workers()
    yield workers
    await workers.close()


async def a_whole_game(games: GameService, number: int) -> Status:
    """Play a game of a person with one to three computers, all by turns, as soon as they can."""
    ada = Player(100 + number, "Ada")
    game = await games.open(
        guild_id=1,
        channel_id=number,
        host=ada,
        options=Options(4, rules=ALL_RULES[number % len(ALL_RULES)], level=Level.EASY),
        computers=1 + number // 20,
    )
    game = await games.change(game.id, decisions.begin(ada.user_id))
    while game.table.is_open:
        game = await games.deadlines.apply_due(game.id)
        if not game.table.awaited_people:
            continue
        match players.choose(game.table.running_state, 0):
            case azul.Taken(_, take):
                game = await games.change(game.id, decisions.take(ada.user_id, take))
            case azul.Placed(_, row, column):
                game = await games.change(
                    game.id, decisions.place(ada.user_id, row, column, round_=game.table.running_state.round)
                )
            case _:
                game = await games.change(
                    game.id, decisions.settle(ada.user_id, round_=game.table.running_state.round)
                )
    return game.table.status


@pytest.mark.thorough
@pytest.mark.no_cover
async def test_fifty_games_at_once_end(
    store: MemoryStore, workers: Workers, caplog: pytest.LogCaptureFixture
) -> None:
    games = GameService(store, now=Clock(), thinker=workers)
    ended = await asyncio.gather(*(a_whole_game(games, number) for number in range(GAMES)))
    assert ended == [Status.OVER] * GAMES
    assert caplog.records == []
