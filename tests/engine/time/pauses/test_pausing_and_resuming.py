"""Which games are paused, and what comes of several who pause or resume one at once."""

import asyncio
from collections.abc import Awaitable
from dataclasses import replace
from datetime import timedelta

from engine import Game, GameService, Pace, Refusal, decisions
from engine.service import MEANT_THE_SAME
from engine.table.events import Paused, Resumed
from engine.table.state import table_to_json
from tests.engine.memory import MemoryStore
from tests.engine.people import ADA, a_lobby, refused
from tests.engine.test_pace import DAY, MINUTE, a_game
from tests.engine.time.pauses.paused import OLGA, PETRA
from tests.engine.turned import Clock


async def test_a_game_that_an_older_version_stored_is_paused_and_goes_on(
    store: MemoryStore, tables: GameService, clock: Clock
) -> None:
    game = await a_game(tables, pace=Pace.NONE)
    old = table_to_json(replace(game.table, since=0)).replace(',"pause":null', "")
    store.games[game.id] = replace(store.games[game.id], snapshot=old)
    tables = GameService(store, now=clock)
    await tables.change(game.id, decisions.pause(OLGA))
    clock.go(DAY)
    game = await tables.change(game.id, decisions.resume(OLGA))
    assert (game.table.since, game.table.pause) == (0, None)


async def test_only_running_games_are_paused(tables: GameService) -> None:
    game = await a_lobby(tables)
    with refused("pause-lobby"):
        await tables.change(game.id, decisions.pause(OLGA))
    with refused("not-paused"):
        await tables.change(game.id, decisions.resume(OLGA))
    await tables.change(game.id, decisions.cancel(ADA.user_id, may_manage=False))
    for act in (decisions.pause, decisions.resume):
        with refused("ended"):
            await tables.change(game.id, act(OLGA))


async def test_of_several_at_once_one_pauses_and_one_resumes(tables: GameService, clock: Clock) -> None:
    game = await a_game(tables)

    async def outcome(act: Awaitable[Game]) -> str:
        try:
            await act
        except Refusal as refusal:
            return refusal.code
        return "done"

    outcomes = await asyncio.gather(*(outcome(tables.toggle_pause(game, user)) for user in (OLGA, PETRA) * 2))
    assert sorted(outcomes) == ["done", "pause-already", "pause-already", "pause-already"]
    clock.go(MINUTE)
    game = await tables.get(game.id)
    outcomes = await asyncio.gather(
        *(outcome(tables.toggle_pause(game, user)) for user in (OLGA, PETRA)),
        outcome(tables.change(game.id, decisions.resume(OLGA))),
    )
    assert sorted(outcomes) == ["done", "not-paused", "not-paused"]
    kinds = [type(entry.event) for entry in await tables.history(game.id)]
    assert (kinds.count(Paused), kinds.count(Resumed)) == (1, 1)


async def test_a_command_that_comes_just_after_anothers_does_not_undo_it(
    tables: GameService, clock: Clock
) -> None:
    game = await tables.toggle_pause(await a_game(tables), OLGA)
    clock.go(MEANT_THE_SAME - timedelta(seconds=1))
    with refused("pause-already"):
        await tables.toggle_pause(game, PETRA)
    clock.go(timedelta(seconds=1))
    game = await tables.toggle_pause(game, PETRA)
    assert game.table.pause is None
    with refused("resume-already"):
        await tables.toggle_pause(game, OLGA)
    clock.go(MEANT_THE_SAME)
    assert (await tables.toggle_pause(game, OLGA)).table.pause
