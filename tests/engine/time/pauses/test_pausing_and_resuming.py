"""Which games are paused, and what comes of several who pause or resume one at once."""

import asyncio
from collections.abc import Awaitable
from dataclasses import replace
from datetime import timedelta

from engine import Game, GameService, Pace, Refusal, decisions
from engine.service import DUPLICATE_WINDOW
from engine.table.events import Paused, Resumed
from engine.table.state import table_to_json
from tests.engine.clock import Clock
from tests.engine.memory import MemoryStore
from tests.engine.people import ADA, a_lobby, refused
from tests.engine.test_pace import DAY, MINUTE, a_game
from tests.engine.time.pauses.paused_games import OLGA, PETRA


async def test_a_game_that_an_older_version_stored_is_paused_and_goes_on(
    store: MemoryStore, games: GameService, clock: Clock
) -> None:
    game = await a_game(games, pace=Pace.NONE)
    old = table_to_json(replace(game.table, since=0)).replace(',"pause":null', "")
    store.games[game.id] = replace(store.games[game.id], snapshot=old)
    games = GameService(store, now=clock)
    await games.change(game.id, decisions.pause(OLGA))
    clock.go(DAY)
    game = await games.change(game.id, decisions.resume(OLGA))
    assert (game.table.since, game.table.pause) == (0, None)


async def test_only_running_games_are_paused(games: GameService) -> None:
    game = await a_lobby(games)
    with refused("pause-lobby"):
        await games.change(game.id, decisions.pause(OLGA))
    with refused("not-paused"):
        await games.change(game.id, decisions.resume(OLGA))
    await games.change(game.id, decisions.cancel(ADA.user_id, may_manage=False))
    for act in (decisions.pause, decisions.resume):
        with refused("ended"):
            await games.change(game.id, act(OLGA))


async def test_of_several_at_once_one_pauses_and_one_resumes(games: GameService, clock: Clock) -> None:
    game = await a_game(games)

    async def outcome(act: Awaitable[Game]) -> str:
        try:
            await act
        except Refusal as refusal:
            return refusal.code
        return "done"

    outcomes = await asyncio.gather(*(outcome(games.toggle_pause(game, user)) for user in (OLGA, PETRA) * 2))
    assert sorted(outcomes) == ["done", "pause-already", "pause-already", "pause-already"]
    clock.go(MINUTE)
    game = await games.get(game.id)
    outcomes = await asyncio.gather(
        *(outcome(games.toggle_pause(game, user)) for user in (OLGA, PETRA)),
        outcome(games.change(game.id, decisions.resume(OLGA))),
    )
    assert sorted(outcomes) == ["done", "not-paused", "not-paused"]
    kinds = [type(entry.event) for entry in await games.history(game.id)]
    assert (kinds.count(Paused), kinds.count(Resumed)) == (1, 1)


async def test_a_command_that_comes_just_after_anothers_does_not_undo_it(
    games: GameService, clock: Clock
) -> None:
    game = await games.toggle_pause(await a_game(games), OLGA)
    clock.go(DUPLICATE_WINDOW - timedelta(seconds=1))
    with refused("pause-already"):
        await games.toggle_pause(game, PETRA)
    clock.go(timedelta(seconds=1))
    game = await games.toggle_pause(game, PETRA)
    assert game.table.pause is None
    with refused("resume-already"):
        await games.toggle_pause(game, OLGA)
    clock.go(DUPLICATE_WINDOW)
    assert (await games.toggle_pause(game, OLGA)).table.pause
    clock.go(-timedelta(hours=1))
    assert (await games.toggle_pause(await games.get(game.id), PETRA)).table.pause is None
