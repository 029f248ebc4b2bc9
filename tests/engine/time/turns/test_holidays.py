"""Turns of people on holiday: their clocks stand still then."""

from engine import GameService, Options, Person, decisions
from engine.table.events import Played, Rescheduled
from tests.engine.people import ADA, BRUNO
from tests.engine.test_pace import DAY, HALF, HOUR, LAST, OVER, a_game, shown, stay
from tests.engine.time.turns.resting import away, back, until
from tests.engine.turned import Clock


async def test_a_clock_stands_still_on_a_holiday_and_nobody_is_late_meanwhile(
    tables: GameService, clock: Clock
) -> None:
    game = await a_game(tables)
    await stay(tables, clock, 2 * HOUR)
    before = await away(tables, ADA.user_id, 5 * DAY)
    assert await tables.reschedule(ADA.user_id, before) == [game.id]
    assert await until(tables, game) == "2026-01-07 12:00"
    await shown(tables, game)
    assert await stay(tables, clock, 5 * DAY) == []
    assert await stay(tables, clock, 22 * HOUR) == [HALF, LAST, OVER]


async def test_a_holiday_that_ends_early_lets_the_clock_run_on_from_then(
    tables: GameService, clock: Clock
) -> None:
    game = await a_game(tables)
    await away(tables, ADA.user_id, 10 * DAY)
    await stay(tables, clock, 2 * DAY)
    before = await back(tables, ADA.user_id)
    assert await until(tables, game) == "2026-01-04 12:00"
    assert await tables.reschedule(ADA.user_id, before) == [game.id]
    told = [entry.event for entry in await tables.history(game.id)]
    assert told[-1] == Rescheduled(0)
    assert (await tables.history(game.id))[-1].after == (await tables.get(game.id)).table


async def test_only_tables_that_wait_for_a_person_are_told_of_their_hours(tables: GameService) -> None:
    game = await a_game(tables)
    before = await away(tables, BRUNO.user_id, DAY)
    assert await tables.reschedule(BRUNO.user_id, before) == []
    assert await tables.reschedule(ADA.user_id, Person()) == []
    unlimited = await tables.open(guild_id=1, channel_id=8, host=BRUNO, options=Options(2))
    assert await tables.reschedule(BRUNO.user_id, before) == []
    await tables.change(unlimited.id, decisions.join(ADA))
    await tables.change(unlimited.id, decisions.begin(BRUNO.user_id))
    assert await tables.reschedule(BRUNO.user_id, before) == [unlimited.id]
    assert (await tables.get(game.id)).version == game.version


async def test_the_vote_on_somebody_late_goes_on_whatever_they_choose_then(
    tables: GameService, clock: Clock
) -> None:
    game = await a_game(tables)
    await stay(tables, clock, 25 * HOUR)
    await away(tables, ADA.user_id, 14 * DAY)
    game = await tables.get(game.id)
    assert game.table.late == (0,)
    assert game.table.voters == (1,)
    assert await stay(tables, clock, 14 * DAY) == []
    events = await stay(tables, clock, DAY)
    assert [event.by_computer for event in events if isinstance(event, Played)] == [True]
