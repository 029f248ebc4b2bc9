"""A bot that is killed while people play: nothing acknowledged is lost, and nothing is shown twice."""

import asyncio
from collections import defaultdict
from collections.abc import AsyncIterator
from datetime import UTC, datetime

import pytest

import azul
from bench.loopback import Json, people
from bench.loopback.deployment import Deployment, open_deployment
from bench.loopback.people import ConfirmedMove, play_on, shown_in
from engine import GameService, LogEntry
from engine.table.events import Played
from storage.drivers import open_store
from tests.waiting import until

PATIENT = 6.0
"""Seconds that people wait for an answer: longer than they do, for the machine may be busy."""


def made(deployment: Deployment) -> list[ConfirmedMove]:
    """Return the moves that have been acknowledged to people."""
    return [each for table in deployment.tables for each in table.made]


async def let_play(deployment: Deployment, moves: int) -> None:
    """Wait until this many more moves have been acknowledged."""
    wanted = len(made(deployment)) + moves
    await until(lambda: len(made(deployment)) >= wanted)


def is_in(log: dict[int, LogEntry], move: ConfirmedMove) -> bool:
    """Return whether a move is in a log as its player made it."""
    match log.get(move.version):
        case LogEntry(event=Played(azul.Taken(seat, taken)), before=before) if before is not None:
            return before.players[seat].user_id == move.user_id and str(taken) == move.move
        case _:
            return False


class Posted:
    """The messages of all channels, by what their pictures show: a game, a version, and a part."""

    def __init__(self, deployment: Deployment) -> None:
        self.messages: defaultdict[tuple[int, int, str], set[str]] = defaultdict(set)
        self._saw, deployment.discord.saw = deployment.discord.saw, self._note

    def _note(self, message: Json) -> None:
        for shown in shown_in(message):
            self.messages[shown].add(message["id"])
        self._saw(message)

    def newest(self, game_id: int) -> int:
        """Return the newest version that was shown."""
        return max(version for game, version, _ in self.messages if game == game_id)


async def wrong_games(deployment: Deployment, posted: Posted) -> AsyncIterator[str]:
    """Yield what is lost, and which games aren't shown as they are."""
    store = await open_store(deployment.database)
    games = GameService(store, now=lambda: datetime.now(UTC))
    for game_id in {move.game_id for move in made(deployment)}:
        log = {entry.version: entry for entry in await games.history(game_id)}
        for move in made(deployment):
            if move.game_id == game_id and not is_in(log, move):
                yield f"{move} is not in the log"
        game = await games.get(game_id)
        if not game.shown_version == game.version == posted.newest(game_id):
            yield f"{game_id} is at {game.version}, shown {game.shown_version}, seen {posted.newest(game_id)}"
    await store.close()


@pytest.mark.thorough
async def test_after_a_bot_was_killed_another_goes_on_where_it_stopped(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(people, "DEFERRED_ANSWER_TIMEOUT", PATIENT)
    async with open_deployment(games=6, patience=PATIENT) as deployment:
        posted, bot = Posted(deployment), await deployment.start()
        await deployment.until_shown()
        over = asyncio.Event()
        playing = asyncio.create_task(play_on(deployment.tables, over.is_set))
        await let_play(deployment, 5)
        await bot.kill()
        bot = await deployment.start()
        await let_play(deployment, 5)
        over.set()
        await playing
        await deployment.until_shown()
        await bot.end()
        assert [each async for each in wrong_games(deployment, posted)] == []
    assert [shown for shown, messages in posted.messages.items() if len(messages) > 1] == []
    assert len(made(deployment)) >= 10
