"""Turns of people with quiet hours: their clocks stand still then."""

from dataclasses import replace

import pytest

from engine import GameService, Pace, Person, Stage, deadline_of, stands_until
from tests.engine.memory import MemoryStore
from tests.engine.people import ADA, BRUNO, CHIYO, some_takes
from tests.engine.test_choosing import everybody_chooses
from tests.engine.test_lost_time import settle
from tests.engine.test_pace import HALF, HOUR, LAST, MINUTE, OVER, a_game, moments, over, shown, stay
from tests.engine.time.turns.resting import AT_NIGHT, NIGHT, at, until
from tests.engine.turned import Clock
from tests.some import some


async def test_a_clock_stands_still_in_the_quiet_hours_of_the_player_to_move(
    tables: GameService, clock: Clock
) -> None:
    await tables.people.change(ADA.user_id, lambda *_: AT_NIGHT)
    game = await a_game(tables)  # at noon
    assert await until(tables, game) == "2026-01-02 22:00"
    assert await stay(tables, clock, 34 * HOUR) == [HALF, LAST, OVER]
    half, last = 22 * HOUR, 31 * HOUR + 36 * MINUTE
    assert await moments(tables, game) == [(HALF, half), (LAST, last), (OVER, 34 * HOUR)]


async def test_nobody_else_s_quiet_hours_count(tables: GameService, clock: Clock) -> None:
    await tables.people.change(BRUNO.user_id, lambda *_: AT_NIGHT)
    game = await a_game(tables)
    assert await until(tables, game) == "2026-01-02 12:00"
    await some_takes(tables, game, 1)
    assert await until(tables, game) == "2026-01-02 22:00"
    assert clock.now == at("2026-01-01 12:00")


async def test_a_turn_that_comes_in_quiet_hours_begins_when_they_end(
    tables: GameService, clock: Clock
) -> None:
    await tables.people.change(ADA.user_id, lambda *_: AT_NIGHT)
    clock.go(11 * HOUR)
    game = await a_game(tables, Pace.HOUR)
    hours = await tables.people.hours(game.table)
    assert stands_until(game.table, hours) == at("2026-01-02 08:00").timestamp() * 1000
    assert await stay(tables, clock, 9 * HOUR + 29 * MINUTE) == []
    assert stands_until(game.table, await tables.people.hours(game.table)) is None
    assert await stay(tables, clock, 31 * MINUTE) == [HALF, LAST, OVER]


@pytest.mark.parametrize(
    ("zone", "begins", "ends"),
    [
        # Clocks forward, and back, in the night between: that night is an hour shorter, or longer.
        ("Europe/Kyiv", "2026-03-28 10:00", "2026-03-29 19:00"),
        ("Europe/Kyiv", "2026-10-24 09:00", "2026-10-25 20:00"),
        ("America/New_York", "2026-03-07 17:00", "2026-03-09 02:00"),
        ("America/New_York", "2026-10-31 16:00", "2026-11-02 03:00"),
        ("Australia/Lord_Howe", "2026-10-03 01:30", "2026-10-04 11:00"),
        ("Australia/Lord_Howe", "2026-04-04 01:00", "2026-04-05 11:30"),
    ],
)
async def test_a_deadline_across_a_change_of_the_clock_gives_a_day_awake(
    tables: GameService, clock: Clock, zone: str, begins: str, ends: str
) -> None:
    await tables.people.change(ADA.user_id, lambda *_: Person(zone=zone, quiet=NIGHT))
    clock.now = at(begins)
    game = await a_game(tables)
    assert await until(tables, game) == ends
    clock.go(at(ends) - at(begins) - 5 * MINUTE)
    await tables.time.beat()
    assert (await tables.time.pass_for(game.id)).table.stage is Stage.LAST
    await shown(tables, game)
    assert await stay(tables, clock, 5 * MINUTE) == [OVER]


async def test_settings_that_change_move_the_deadline_at_once_in_both_directions(
    tables: GameService, clock: Clock
) -> None:
    game = await a_game(tables, Pace.HOUR)
    await stay(tables, clock, 20 * MINUTE)
    await tables.people.change(ADA.user_id, lambda *_: Person(zone="UTC", quiet=(12 * 60 + 25, 20 * 60)))
    assert await stay(tables, clock, 7 * HOUR + 39 * MINUTE) == []
    await tables.people.change(ADA.user_id, lambda *_: Person())
    assert await stay(tables, clock, 34 * MINUTE) == [HALF, LAST]
    assert await stay(tables, clock, MINUTE) == [OVER]
    assert (await tables.get(game.id)).table.stage is Stage.OVER


async def test_new_quiet_hours_do_not_give_back_time_that_is_past(tables: GameService, clock: Clock) -> None:
    game = await a_game(tables)
    await stay(tables, clock, 21 * HOUR)
    await tables.people.change(ADA.user_id, lambda *_: AT_NIGHT)
    assert await until(tables, game) == "2026-01-02 12:00"
    await tables.people.change(ADA.user_id, lambda *_: Person(zone="UTC", quiet=(23 * 60, 10 * 60)))
    assert await until(tables, game) == "2026-01-02 13:00"


async def test_a_deadline_moved_by_settings_is_found_by_a_process_that_begins_then(
    store: MemoryStore, tables: GameService, clock: Clock
) -> None:
    await tables.people.change(ADA.user_id, lambda *_: Person(zone="UTC", quiet=(12 * 60 + 10, 23 * 60)))
    game = await a_game(tables, Pace.HOUR)
    await stay(tables, clock, 5 * MINUTE)
    await tables.people.change(ADA.user_id, lambda _person, _at: Person())
    tables = over(store, clock)
    assert await stay(tables, clock, 26 * MINUTE) == [HALF]
    assert await until(tables, game) == "2026-01-01 13:00"


async def test_on_free_walls_everybody_has_the_whole_time(tables: GameService) -> None:
    game = await everybody_chooses(tables, 3)
    await tables.people.change(BRUNO.user_id, lambda *_: Person(zone="UTC", quiet=(14 * 60, 0)))
    await tables.people.change(CHIYO.user_id, lambda *_: Person(zone="UTC", quiet=(0, 11 * 60)))
    hours = await tables.people.hours(game.table)
    ends = ["2026-01-02 06:00", "2026-01-02 06:00", "2026-01-01 20:00"]
    for seat, end in some(enumerate(ends)):
        table = replace(game.table, options=replace(game.table.options, pace=Pace.EIGHT_HOURS))
        assert deadline_of(table, hours) == at(end).timestamp() * 1000
        assert stands_until(table, hours) is None
        game = await settle(tables, game, seat)


async def test_on_free_walls_the_clock_stands_while_all_who_still_choose_rest(
    tables: GameService, clock: Clock
) -> None:
    game = await everybody_chooses(tables, 2)
    await tables.people.change(ADA.user_id, lambda *_: Person(zone="UTC", quiet=(11 * 60, 15 * 60)))
    await tables.people.change(BRUNO.user_id, lambda *_: Person(zone="UTC", quiet=(11 * 60, 18 * 60)))
    table = replace(game.table, options=replace(game.table.options, pace=Pace.HOUR))
    hours = await tables.people.hours(table)
    assert stands_until(table, hours) == at("2026-01-01 15:00").timestamp() * 1000
    assert deadline_of(table, hours) == at("2026-01-01 19:00").timestamp() * 1000
    assert clock.now == at("2026-01-01 12:00")
