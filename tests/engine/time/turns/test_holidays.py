"""Turns of people on holiday: their clocks are stopped."""

from collections.abc import Awaitable, Callable
from typing import Any

from engine import GameService, Options, Person, decisions
from engine.table.events import Played, Rescheduled
from tests.engine.clock import Clock
from tests.engine.memory import FaultyMemoryStore
from tests.engine.people import ADA, BRUNO
from tests.engine.test_pace import DAY, HALF, HOUR, LAST, OVER, a_game, shown, stay
from tests.engine.time.turns.rest import away, back, until
from tests.storage.faults import strike


async def test_a_clock_stands_still_on_a_holiday_and_nobody_is_late_meanwhile(
    games: GameService, clock: Clock
) -> None:
    game = await a_game(games)
    await stay(games, clock, 2 * HOUR)
    before = await away(games, ADA.user_id, 5 * DAY)
    assert await games.reschedule(ADA.user_id, before) == [game.id]
    assert await until(games, game) == "2026-01-07 12:00"
    await shown(games, game)
    assert await stay(games, clock, 5 * DAY) == []
    assert await stay(games, clock, 22 * HOUR) == [HALF, LAST, OVER]


async def test_a_holiday_that_ends_early_lets_the_clock_run_on_from_then(
    games: GameService, clock: Clock
) -> None:
    game = await a_game(games)
    await away(games, ADA.user_id, 10 * DAY)
    await stay(games, clock, 2 * DAY)
    before = await back(games, ADA.user_id)
    assert await until(games, game) == "2026-01-04 12:00"
    assert await games.reschedule(ADA.user_id, before) == [game.id]
    events = [entry.event for entry in await games.history(game.id)]
    assert events[-1] == Rescheduled(0)
    assert (await games.history(game.id))[-1].after == (await games.get(game.id)).table


async def test_only_tables_that_wait_for_a_person_are_told_of_their_hours(games: GameService) -> None:
    game = await a_game(games)
    before = await away(games, BRUNO.user_id, DAY)
    assert await games.reschedule(BRUNO.user_id, before) == []
    assert await games.reschedule(ADA.user_id, Person()) == []
    unlimited = await games.open(guild_id=1, channel_id=8, host=BRUNO, options=Options(2))
    assert await games.reschedule(BRUNO.user_id, before) == []
    await games.change(unlimited.id, decisions.join(ADA))
    await games.change(unlimited.id, decisions.begin(BRUNO.user_id))
    assert await games.reschedule(BRUNO.user_id, before) == [unlimited.id]
    assert (await games.get(game.id)).version == game.version


async def test_all_tables_that_wait_are_told_of_somebodys_hours_however_many(clock: Clock) -> None:
    store = FaultyMemoryStore()
    games = GameService(store, now=clock, new_secret=lambda: (10).to_bytes(32))
    for channel in (1, 2):
        game = await games.open(guild_id=1, channel_id=channel, host=ADA, options=Options(2))
        await games.change(game.id, decisions.join(BRUNO))
        await games.change(game.id, decisions.begin(ADA.user_id))

    async def one_by_one(read: Callable[..., Awaitable[list[int]]], user_id: int, **page: Any) -> list[int]:
        return await read(user_id, **page | {"limit": 1})

    strike(store, "games_of", one_by_one)
    before = await away(games, ADA.user_id, DAY)
    assert sorted(await games.reschedule(ADA.user_id, before)) == [1, 2]


async def test_the_vote_on_somebody_late_goes_on_whatever_they_choose_then(
    games: GameService, clock: Clock
) -> None:
    game = await a_game(games)
    await stay(games, clock, 25 * HOUR)
    await away(games, ADA.user_id, 14 * DAY)
    game = await games.get(game.id)
    assert game.table.late == (0,)
    assert game.table.voters == (1,)
    assert await stay(games, clock, 14 * DAY) == []
    events = await stay(games, clock, DAY)
    assert [event.by_computer for event in events if isinstance(event, Played)] == [True]
