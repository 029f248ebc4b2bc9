"""Pings that were postponed, as they become due."""

from datetime import timedelta

import pytest

from engine import GameService, Options, decisions
from storage.records import Shown
from tests.engine.clock import Clock
from tests.engine.memory import MemoryStore
from tests.engine.people import ADA, BRUNO


@pytest.mark.parametrize("direct", [True, False])
async def test_somebody_is_called_for_all_their_games_or_not_yet(*, direct: bool) -> None:
    clock = Clock()
    games = GameService(MemoryStore(), now=clock)
    for number, people in enumerate(((ADA,), (BRUNO,), (BRUNO,)), 1):
        game = await games.open(guild_id=1, channel_id=number, host=ADA, options=Options(2))
        game = await games.change(game.id, decisions.join(BRUNO))
        pings = {each.user_id: clock.milliseconds + number for each in people}
        await games.mark_shown(Shown(game.id, game.version, 71, pings=pings))
    clock.go(timedelta(minutes=1))
    called = [
        {person: len(rows) for person, rows in (await games.pings.due(limit, direct=direct)).items()}
        for limit in (1, 2, 4)
    ]
    assert called == [{ADA.user_id: 1}, {ADA.user_id: 1}, {ADA.user_id: 1, BRUNO.user_id: 2}]
