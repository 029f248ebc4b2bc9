"""Turns of people in quiet hours: their clocks are stopped."""

from dataclasses import replace

import pytest

from engine import GameService, Pace, Person, Stage, clock_stopped_until, deadline_of
from tests.engine.clock import Clock
from tests.engine.memory import MemoryStore
from tests.engine.people import ADA, BRUNO, CHIYO, some_takes
from tests.engine.test_choosing import everybody_chooses
from tests.engine.test_lost_time import settle
from tests.engine.test_pace import HALF, HOUR, LAST, MINUTE, OVER, a_game, moments, over, shown, stay
from tests.engine.time.turns.rest import AT_NIGHT, NIGHT, at, until
from tests.some import some


async def test_a_clock_stands_still_in_the_quiet_hours_of_the_player_to_move(
    games: GameService, clock: Clock
) -> None:
    await games.people.change(ADA.user_id, lambda *_: AT_NIGHT)
    game = await a_game(games)  # at noon
    assert await until(games, game) == "2026-01-02 22:00"
    assert await stay(games, clock, 34 * HOUR) == [HALF, LAST, OVER]
    half, last = 22 * HOUR, 31 * HOUR + 36 * MINUTE
    assert await moments(games, game) == [(HALF, half), (LAST, last), (OVER, 34 * HOUR)]


async def test_nobody_else_s_quiet_hours_count(games: GameService, clock: Clock) -> None:
    await games.people.change(BRUNO.user_id, lambda *_: AT_NIGHT)
    game = await a_game(games)
    assert await until(games, game) == "2026-01-02 12:00"
    await some_takes(games, game, 1)
    assert await until(games, game) == "2026-01-02 22:00"
    assert clock.now == at("2026-01-01 12:00")


async def test_a_turn_that_comes_in_quiet_hours_begins_when_they_end(
    games: GameService, clock: Clock
) -> None:
    await games.people.change(ADA.user_id, lambda *_: AT_NIGHT)
    clock.go(11 * HOUR)
    game = await a_game(games, Pace.HOUR)
    hours = await games.people.hours(game.table)
    assert clock_stopped_until(game.table, hours) == at("2026-01-02 08:00").timestamp() * 1000
    assert await stay(games, clock, 9 * HOUR + 29 * MINUTE) == []
    assert clock_stopped_until(game.table, await games.people.hours(game.table)) is None
    assert await stay(games, clock, 31 * MINUTE) == [HALF, LAST, OVER]


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
    games: GameService, clock: Clock, zone: str, begins: str, ends: str
) -> None:
    await games.people.change(ADA.user_id, lambda *_: Person(zone=zone, quiet=NIGHT))
    clock.now = at(begins)
    game = await a_game(games)
    assert await until(games, game) == ends
    clock.go(at(ends) - at(begins) - 5 * MINUTE)
    await games.deadlines.heartbeat()
    assert (await games.deadlines.apply_due(game.id)).table.stage is Stage.LAST
    await shown(games, game)
    assert await stay(games, clock, 5 * MINUTE) == [OVER]


async def test_settings_that_change_move_the_deadline_at_once_in_both_directions(
    games: GameService, clock: Clock
) -> None:
    game = await a_game(games, Pace.HOUR)
    await stay(games, clock, 20 * MINUTE)
    await games.people.change(ADA.user_id, lambda *_: Person(zone="UTC", quiet=(12 * 60 + 25, 20 * 60)))
    assert await stay(games, clock, 7 * HOUR + 39 * MINUTE) == []
    await games.people.change(ADA.user_id, lambda *_: Person())
    assert await stay(games, clock, 34 * MINUTE) == [HALF, LAST]
    assert await stay(games, clock, MINUTE) == [OVER]
    assert (await games.get(game.id)).table.stage is Stage.OVER


async def test_new_quiet_hours_do_not_give_back_time_that_is_past(games: GameService, clock: Clock) -> None:
    game = await a_game(games)
    await stay(games, clock, 21 * HOUR)
    await games.people.change(ADA.user_id, lambda *_: AT_NIGHT)
    assert await until(games, game) == "2026-01-02 12:00"
    await games.people.change(ADA.user_id, lambda *_: Person(zone="UTC", quiet=(23 * 60, 10 * 60)))
    assert await until(games, game) == "2026-01-02 13:00"


async def test_a_deadline_moved_by_settings_is_found_by_a_process_that_begins_then(
    store: MemoryStore, games: GameService, clock: Clock
) -> None:
    await games.people.change(ADA.user_id, lambda *_: Person(zone="UTC", quiet=(12 * 60 + 10, 23 * 60)))
    game = await a_game(games, Pace.HOUR)
    await stay(games, clock, 5 * MINUTE)
    await games.people.change(ADA.user_id, lambda _person, _at: Person())
    games = over(store, clock)
    assert await stay(games, clock, 26 * MINUTE) == [HALF]
    assert await until(games, game) == "2026-01-01 13:00"


async def test_on_free_walls_everybody_has_the_whole_time(games: GameService) -> None:
    game = await everybody_chooses(games, 3)
    await games.people.change(BRUNO.user_id, lambda *_: Person(zone="UTC", quiet=(14 * 60, 0)))
    await games.people.change(CHIYO.user_id, lambda *_: Person(zone="UTC", quiet=(0, 11 * 60)))
    hours = await games.people.hours(game.table)
    ends = ["2026-01-02 06:00", "2026-01-02 06:00", "2026-01-01 20:00"]
    for seat, end in some(enumerate(ends)):
        table = replace(game.table, options=replace(game.table.options, pace=Pace.EIGHT_HOURS))
        assert deadline_of(table, hours) == at(end).timestamp() * 1000
        assert clock_stopped_until(table, hours) is None
        game = await settle(games, game, seat)


async def test_on_free_walls_the_clock_stands_while_all_who_still_choose_rest(
    games: GameService, clock: Clock
) -> None:
    game = await everybody_chooses(games, 2)
    table = replace(game.table, options=replace(game.table.options, pace=Pace.HOUR))
    await games.people.change(ADA.user_id, lambda *_: Person(zone="UTC", quiet=(11 * 60, 15 * 60)))
    assert clock_stopped_until(table, await games.people.hours(table)) is None
    await games.people.change(BRUNO.user_id, lambda *_: Person(zone="UTC", quiet=(11 * 60, 18 * 60)))
    hours = await games.people.hours(table)
    assert clock_stopped_until(table, hours) == at("2026-01-01 15:00").timestamp() * 1000
    assert deadline_of(table, hours) == at("2026-01-01 19:00").timestamp() * 1000
    assert clock.now == at("2026-01-01 12:00")
