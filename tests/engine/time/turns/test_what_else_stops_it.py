"""What else stops a clock, or a game, of people with hours of their own."""

from datetime import datetime

import pytest

import azul
from engine import GameService, Person, Pings, Vote, decisions
from engine.table.events import Delayed
from tests.engine.memory import MemoryStore
from tests.engine.people import ADA, BRUNO, CHIYO, some_takes
from tests.engine.test_pace import DAY, HOUR, MINUTE, OVER, a_game, over, stay
from tests.engine.test_plans import plan
from tests.engine.time.turns.resting import AT_NIGHT, at, away, until
from tests.engine.turned import Clock


@pytest.mark.parametrize(
    ("gone", "ends"),
    [
        ((at("2026-01-01 23:00"), at("2026-01-02 07:00")), "2026-01-02 22:00"),
        ((at("2026-01-01 20:00"), at("2026-01-02 10:00")), "2026-01-03 12:00"),
        ((at("2026-01-02 09:00"), at("2026-01-02 12:00")), "2026-01-03 11:00"),
    ],
)
async def test_time_in_which_the_bot_was_away_counts_neither_twice_nor_against_anybody(
    store: MemoryStore, tables: GameService, clock: Clock, gone: tuple[datetime, datetime], ends: str
) -> None:
    await tables.people.change(ADA.user_id, lambda *_: AT_NIGHT)
    game = await a_game(tables)
    await stay(tables, clock, gone[0] - clock.now)
    clock.now = gone[1]
    tables = over(store, clock)
    told = await stay(tables, clock, MINUTE)
    assert [event for event in told if isinstance(event, Delayed)]
    assert await until(tables, game) == ends
    events = await stay(tables, clock, at(ends) - clock.now)
    assert events[-1] == OVER
    assert clock.now == at(ends)


async def test_undo_gives_back_the_time_that_was_left_awake(tables: GameService, clock: Clock) -> None:
    await tables.people.change(ADA.user_id, lambda *_: AT_NIGHT)
    game = await a_game(tables)
    await stay(tables, clock, 21 * HOUR)  # of which 11 were awake: it is 09:00
    game = await some_takes(tables, game, 1)
    clock.go(10 * HOUR)
    await tables.change(game.id, decisions.undo(ADA.user_id))
    assert await until(tables, game) == "2026-01-03 18:00"
    assert (await tables.history(game.id))[-1].after == (await tables.get(game.id)).table


async def test_a_plan_is_carried_out_in_quiet_hours_too(tables: GameService, clock: Clock) -> None:
    await tables.people.change(BRUNO.user_id, lambda *_: AT_NIGHT)
    clock.go(11 * HOUR)
    game = await a_game(tables)
    move = next(move for move in azul.legal_moves(game.table.playing) if move.source == 5)
    await plan(tables, game, 1, move)
    game = await tables.change(game.id, decisions.take(ADA.user_id, azul.legal_moves(game.table.playing)[0]))
    clock.go(MINUTE)
    after = await tables.carry_out_plan(game.id)
    assert after.table.playing.turn == 0


async def test_a_paused_game_is_told_nothing_and_has_the_new_hours_when_it_goes_on(
    tables: GameService, clock: Clock
) -> None:
    game = await a_game(tables)
    await stay(tables, clock, 2 * HOUR)
    await tables.change(game.id, decisions.pause(CHIYO.user_id))
    before = await away(tables, ADA.user_id, 2 * DAY)
    assert await tables.reschedule(ADA.user_id, before) == []
    clock.go(DAY)
    await tables.change(game.id, decisions.resume(CHIYO.user_id))
    assert await until(tables, game) == "2026-01-04 12:00"


async def test_the_hours_of_a_substitute_count_from_the_moment_they_sit_down(
    tables: GameService, clock: Clock
) -> None:
    await tables.people.change(CHIYO.user_id, lambda *_: AT_NIGHT)
    game = await a_game(tables)
    await stay(tables, clock, 25 * HOUR)
    game = await tables.vote(game.id, BRUNO.user_id, Vote.SEEK)
    await stay(tables, clock, 25 * HOUR)
    game = await tables.change(game.id, decisions.substitute(CHIYO))
    assert game.due_at == at("2026-01-04 12:00").timestamp() * 1000
    assert await until(tables, game) == "2026-01-05 10:00"


async def test_a_damaged_record_is_in_nobody_s_way(store: MemoryStore, tables: GameService) -> None:
    store.people[ADA.user_id] = '{"quiet":"always"}'
    game = await a_game(tables)
    assert await until(tables, game) == "2026-01-02 12:00"


async def test_changes_of_other_settings_leave_games_alone(tables: GameService) -> None:
    game = await a_game(tables)
    await tables.people.change(
        ADA.user_id, lambda *_: Person(pings=Pings.NONE, language="en-US", confirm=False)
    )
    assert await tables.time.due(10) == []
    assert await tables.reschedule(ADA.user_id, Person()) == []
    assert await tables.get(game.id) == game
