"""Turns of people with hours of their own: their clocks stand still then, and no game does for long."""

import random
from dataclasses import replace
from datetime import datetime, timedelta
from itertools import pairwise

import pytest

import azul
from engine import Delayed, Game, Pace, Person, Pings, Played, Stage, Tables, Vote, deadline_of, stands_until
from engine.events import Overdue, Reminded, Rescheduled
from engine.hours import holidays
from tests.engine.clock.test_lost_time import settle
from tests.engine.clock.test_pace import (
    DAY,
    HALF,
    HOUR,
    LAST,
    MINUTE,
    OVER,
    a_game,
    moments,
    over,
    shown,
    stay,
)
from tests.engine.clock.test_plans import plan
from tests.engine.clock.turned import Clock
from tests.engine.memory import MemoryStore
from tests.engine.people import ADA, BRUNO, CHIYO, PEOPLE, some_takes
from tests.engine.test_choosing import everybody_chooses

MILLISECOND = timedelta(milliseconds=1)
NIGHT = (22 * 60, 8 * 60)
"""Quiet hours from 22:00 to 08:00."""
AT_NIGHT = Person(zone="UTC", quiet=NIGHT)


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def tables(store: MemoryStore, clock: Clock) -> Tables:
    return over(store, clock)


def at(text: str) -> datetime:
    """Return a moment in UTC."""
    return datetime.fromisoformat(f"{text}+00:00")


async def until(tables: Tables, game: Game) -> str:
    """Return the deadline of a game in UTC, as it is now."""
    game = await tables.get(game.id)
    deadline = deadline_of(game.table, await tables.hours(game.table))
    assert deadline is not None
    return f"{datetime.fromtimestamp(deadline / 1000, at('2026-01-01 00:00').tzinfo):%Y-%m-%d %H:%M}"


async def away(tables: Tables, user_id: int, length: timedelta) -> Person:
    """Let somebody be on holiday from now on; return their settings from before."""
    before, _ = await tables.personal.change(
        user_id,
        lambda person, now: person.model_copy(
            update={
                "holidays": holidays.taken(person.holidays, now, now + length // timedelta(milliseconds=1))
            }
        ),
    )
    return before


async def back(tables: Tables, user_id: int) -> Person:
    """Let somebody end their holiday; return their settings from before."""
    before, _ = await tables.personal.change(
        user_id,
        lambda person, now: person.model_copy(update={"holidays": holidays.ended(person.holidays, now)}),
    )
    return before


# ── quiet hours ──


async def test_a_clock_stands_still_in_the_quiet_hours_of_the_player_to_move(
    tables: Tables, clock: Clock
) -> None:
    await tables.set_person(ADA.user_id, AT_NIGHT)
    game = await a_game(tables)  # at noon
    assert await until(tables, game) == "2026-01-02 22:00"
    assert await stay(tables, clock, 34 * HOUR) == [HALF, LAST, OVER]
    half, last = 22 * HOUR, 31 * HOUR + 36 * MINUTE
    assert await moments(tables, game) == [(HALF, half), (LAST, last), (OVER, 34 * HOUR)]


async def test_nobody_else_s_quiet_hours_count(tables: Tables, clock: Clock) -> None:
    await tables.set_person(BRUNO.user_id, AT_NIGHT)
    game = await a_game(tables)
    assert await until(tables, game) == "2026-01-02 12:00"
    await some_takes(tables, game, 1)
    assert await until(tables, game) == "2026-01-02 22:00"
    assert clock.now == at("2026-01-01 12:00")


async def test_a_turn_that_comes_in_quiet_hours_begins_when_they_end(tables: Tables, clock: Clock) -> None:
    await tables.set_person(ADA.user_id, AT_NIGHT)
    clock.go(11 * HOUR)
    game = await a_game(tables, Pace.HOUR)
    hours = await tables.hours(game.table)
    assert stands_until(game.table, hours) == at("2026-01-02 08:00").timestamp() * 1000
    assert await stay(tables, clock, 9 * HOUR + 29 * MINUTE) == []
    assert stands_until(game.table, await tables.hours(game.table)) is None
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
    tables: Tables, clock: Clock, zone: str, begins: str, ends: str
) -> None:
    await tables.set_person(ADA.user_id, Person(zone=zone, quiet=NIGHT))
    clock.now = at(begins)
    game = await a_game(tables)
    assert await until(tables, game) == ends
    clock.go(at(ends) - at(begins) - 5 * MINUTE)
    await tables.time.beat()
    assert (await tables.time.pass_for(game.id)).table.stage is Stage.LAST
    await shown(tables, game)
    assert await stay(tables, clock, 5 * MINUTE) == [OVER]


async def test_settings_that_change_move_the_deadline_at_once_in_both_directions(
    tables: Tables, clock: Clock
) -> None:
    game = await a_game(tables, Pace.HOUR)
    await stay(tables, clock, 20 * MINUTE)
    await tables.set_person(ADA.user_id, Person(zone="UTC", quiet=(12 * 60 + 25, 20 * 60)))
    assert await stay(tables, clock, 7 * HOUR + 39 * MINUTE) == []
    await tables.set_person(ADA.user_id, Person())
    assert await stay(tables, clock, 34 * MINUTE) == [HALF, LAST]
    assert await stay(tables, clock, MINUTE) == [OVER]
    assert (await tables.get(game.id)).table.stage is Stage.OVER


async def test_new_quiet_hours_do_not_give_back_time_that_is_past(tables: Tables, clock: Clock) -> None:
    game = await a_game(tables)
    await stay(tables, clock, 21 * HOUR)
    await tables.set_person(ADA.user_id, AT_NIGHT)
    assert await until(tables, game) == "2026-01-02 12:00"
    await tables.set_person(ADA.user_id, Person(zone="UTC", quiet=(23 * 60, 10 * 60)))
    assert await until(tables, game) == "2026-01-02 13:00"


async def test_a_deadline_moved_by_settings_is_found_by_a_process_that_begins_then(
    store: MemoryStore, tables: Tables, clock: Clock
) -> None:
    await tables.set_person(ADA.user_id, Person(zone="UTC", quiet=(12 * 60 + 10, 23 * 60)))
    game = await a_game(tables, Pace.HOUR)
    await stay(tables, clock, 5 * MINUTE)
    await tables.personal.change(ADA.user_id, lambda _person, _at: Person())
    tables = over(store, clock)
    assert await stay(tables, clock, 26 * MINUTE) == [HALF]
    assert await until(tables, game) == "2026-01-01 13:00"


@pytest.mark.parametrize("seed", range(8))
async def test_settings_changed_all_the_time_hold_up_nobody_for_ever(
    tables: Tables, clock: Clock, seed: int
) -> None:
    """Quiet hours that follow the clock around, so that it is always night."""
    chance = random.Random(seed)
    game = await a_game(tables, Pace.EIGHT_HOURS)
    began = clock.now
    while (await tables.get(game.id)).table.stage is not Stage.OVER:
        minute = 60 * clock.now.hour + clock.now.minute
        length = chance.choice([60, 300, 720])
        start = (minute - chance.randrange(length)) % 1440
        await tables.set_person(ADA.user_id, Person(zone="UTC", quiet=(start, (start + length) % 1440)))
        await stay(tables, clock, chance.choice([MINUTE, 45 * MINUTE, 3 * HOUR]))
        assert clock.now - began <= 2 * 8 * HOUR + DAY + MINUTE


async def test_on_free_walls_everybody_has_the_whole_time(tables: Tables) -> None:
    game = await everybody_chooses(tables, 3)
    await tables.set_person(BRUNO.user_id, Person(zone="UTC", quiet=(14 * 60, 0)))
    await tables.set_person(CHIYO.user_id, Person(zone="UTC", quiet=(0, 11 * 60)))
    hours = await tables.hours(game.table)
    ends = ["2026-01-02 06:00", "2026-01-02 06:00", "2026-01-01 20:00"]
    for seat, end in enumerate(ends):
        table = replace(game.table, pace=Pace.EIGHT_HOURS)
        assert deadline_of(table, hours) == at(end).timestamp() * 1000
        assert stands_until(table, hours) is None
        game = await settle(tables, game, seat)


async def test_on_free_walls_the_clock_stands_while_all_who_still_choose_rest(
    tables: Tables, clock: Clock
) -> None:
    game = await everybody_chooses(tables, 2)
    await tables.set_person(ADA.user_id, Person(zone="UTC", quiet=(11 * 60, 15 * 60)))
    await tables.set_person(BRUNO.user_id, Person(zone="UTC", quiet=(11 * 60, 18 * 60)))
    table = replace(game.table, pace=Pace.HOUR)
    hours = await tables.hours(table)
    assert stands_until(table, hours) == at("2026-01-01 15:00").timestamp() * 1000
    assert deadline_of(table, hours) == at("2026-01-01 19:00").timestamp() * 1000
    assert clock.now == at("2026-01-01 12:00")


# ── holidays ──


async def test_a_clock_stands_still_on_a_holiday_and_nobody_is_late_meanwhile(
    tables: Tables, clock: Clock
) -> None:
    game = await a_game(tables)
    await stay(tables, clock, 2 * HOUR)
    before = await away(tables, ADA.user_id, 5 * DAY)
    assert await tables.personal.tell(ADA.user_id, before) == [game.id]
    assert await until(tables, game) == "2026-01-07 12:00"
    await shown(tables, game)
    assert await stay(tables, clock, 5 * DAY) == []
    assert await stay(tables, clock, 22 * HOUR) == [HALF, LAST, OVER]


async def test_a_holiday_that_ends_early_lets_the_clock_run_on_from_then(
    tables: Tables, clock: Clock
) -> None:
    game = await a_game(tables)
    await away(tables, ADA.user_id, 10 * DAY)
    await stay(tables, clock, 2 * DAY)
    before = await back(tables, ADA.user_id)
    assert await until(tables, game) == "2026-01-04 12:00"
    assert await tables.personal.tell(ADA.user_id, before) == [game.id]
    told = [entry.event for entry in await tables.history(game.id)]
    assert told[-1] == Rescheduled(0)
    assert (await tables.history(game.id))[-1].after == (await tables.get(game.id)).table


async def test_only_tables_that_wait_for_a_person_are_told_of_their_hours(tables: Tables) -> None:
    game = await a_game(tables)
    before = await away(tables, BRUNO.user_id, DAY)
    assert await tables.personal.tell(BRUNO.user_id, before) == []
    assert await tables.personal.tell(ADA.user_id, Person()) == []
    unlimited = await tables.open(guild_id=1, channel_id=8, host=BRUNO, seats=2)
    assert await tables.personal.tell(BRUNO.user_id, before) == []
    await tables.join(unlimited.id, ADA)
    await tables.begin(unlimited.id, BRUNO.user_id)
    assert await tables.personal.tell(BRUNO.user_id, before) == [unlimited.id]
    assert (await tables.get(game.id)).version == game.version


async def test_the_vote_on_somebody_late_goes_on_whatever_they_choose_then(
    tables: Tables, clock: Clock
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


# ── what else stops a clock, or a game ──


@pytest.mark.parametrize(
    ("gone", "ends"),
    [
        ((at("2026-01-01 23:00"), at("2026-01-02 07:00")), "2026-01-02 22:00"),
        ((at("2026-01-01 20:00"), at("2026-01-02 10:00")), "2026-01-03 12:00"),
        ((at("2026-01-02 09:00"), at("2026-01-02 12:00")), "2026-01-03 11:00"),
    ],
)
async def test_time_in_which_the_bot_was_away_counts_neither_twice_nor_against_anybody(
    store: MemoryStore, tables: Tables, clock: Clock, gone: tuple[datetime, datetime], ends: str
) -> None:
    await tables.set_person(ADA.user_id, AT_NIGHT)
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


async def test_undo_gives_back_the_time_that_was_left_awake(tables: Tables, clock: Clock) -> None:
    await tables.set_person(ADA.user_id, AT_NIGHT)
    game = await a_game(tables)
    await stay(tables, clock, 21 * HOUR)  # of which 11 were awake: it is 09:00
    game = await some_takes(tables, game, 1)
    clock.go(10 * HOUR)
    await tables.undo(game.id, ADA.user_id)
    assert await until(tables, game) == "2026-01-03 18:00"
    assert (await tables.history(game.id))[-1].after == (await tables.get(game.id)).table


async def test_a_plan_is_carried_out_in_quiet_hours_too(tables: Tables, clock: Clock) -> None:
    await tables.set_person(BRUNO.user_id, AT_NIGHT)
    clock.go(11 * HOUR)
    game = await a_game(tables)
    move = next(move for move in azul.legal_moves(game.table.playing) if move.source == 5)
    await plan(tables, game, 1, move)
    game = await tables.take(game.id, ADA.user_id, azul.legal_moves(game.table.playing)[0])
    clock.go(MINUTE)
    after = await tables.carry_out_plan(game.id)
    assert after.table.playing.turn == 0


async def test_a_paused_game_is_told_nothing_and_has_the_new_hours_when_it_goes_on(
    tables: Tables, clock: Clock
) -> None:
    game = await a_game(tables)
    await stay(tables, clock, 2 * HOUR)
    await tables.pauses.pause(game.id, CHIYO.user_id)
    before = await away(tables, ADA.user_id, 2 * DAY)
    assert await tables.personal.tell(ADA.user_id, before) == []
    clock.go(DAY)
    await tables.pauses.resume(game.id, CHIYO.user_id)
    assert await until(tables, game) == "2026-01-04 12:00"


async def test_the_hours_of_a_substitute_count_from_the_moment_they_sit_down(
    tables: Tables, clock: Clock
) -> None:
    await tables.set_person(CHIYO.user_id, AT_NIGHT)
    game = await a_game(tables)
    await stay(tables, clock, 25 * HOUR)
    game = await tables.seats.vote(game.id, BRUNO.user_id, Vote.SEEK)
    clock.go(HOUR)
    game = await tables.seats.substitute(game.id, CHIYO)
    assert game.due_at == at("2026-01-03 12:00").timestamp() * 1000
    assert await until(tables, game) == "2026-01-04 10:00"


async def test_a_damaged_record_is_in_nobody_s_way(store: MemoryStore, tables: Tables) -> None:
    store.people[ADA.user_id] = '{"quiet":"always"}'
    game = await a_game(tables)
    assert await until(tables, game) == "2026-01-02 12:00"


async def test_changes_of_other_settings_leave_games_alone(tables: Tables) -> None:
    game = await a_game(tables)
    await tables.set_person(ADA.user_id, Person(pings=Pings.NONE, language="en-US", confirm=False))
    assert await tables.time.due(10) == []
    assert await tables.personal.tell(ADA.user_id, Person()) == []
    assert await tables.get(game.id) == game


@pytest.mark.parametrize("seed", range(6))
async def test_whatever_people_choose_every_turn_ends_and_is_told_of_in_order(
    tables: Tables, clock: Clock, seed: int
) -> None:
    """Settings, holidays, outages and moves at random: something due always moves the game on."""
    chance = random.Random(seed)
    zones = ["Europe/Kyiv", "America/New_York", "Australia/Lord_Howe"]
    clock.now = at(chance.choice(["2026-03-05 00:00", "2026-10-01 00:00", "2026-12-20 00:00"]))
    game = await a_game(tables, chance.choice([Pace.HOUR, Pace.EIGHT_HOURS]), players=3)
    for _ in range(25):
        player = chance.choice(PEOPLE[:3]).user_id
        match chance.randrange(6):
            case 0:
                length, start = chance.randint(1, 720), chance.randrange(1440)
                quiet = (start, (start + length) % 1440)
                person = await tables.stored_person(player)
                changed = person.model_copy(update={"zone": chance.choice(zones), "quiet": quiet})
                await tables.set_person(player, changed)
            case 1:
                person = await tables.stored_person(player)
                left = holidays.latest(person.holidays, clock.milliseconds) - clock.milliseconds
                if left:
                    length = chance.randint(1, min(left, 2 * 86_400_000))
                    await away(tables, player, length * MILLISECOND)
            case 2:
                await back(tables, player)
            case 3:
                clock.go(chance.random() * 12 * HOUR)
            case _:
                await stay(tables, clock, chance.random() * 10 * HOUR)
        if chance.random() < 0.3:
            game = await shown(tables, await some_takes(tables, await tables.get(game.id), 1))
    for each in PEOPLE[:3]:
        await back(tables, each.user_id)
    entries = await tables.history(game.id)
    assert entries[-1].after == (await tables.get(game.id)).table
    for one, two in pairwise(entry for entry in entries if isinstance(entry.event, Reminded | Overdue)):
        assert one.at <= two.at
    for _ in range(40):
        if not (await tables.get(game.id)).table.is_open:
            return
        await stay(tables, clock, 4 * HOUR)
    raise AssertionError("the game stands still")
