"""Whatever people choose, and however often, no turn lasts forever."""

import random
from datetime import timedelta
from itertools import pairwise

import pytest

from engine import GameService, Hours, Pace, Person, Stage, deadline_of
from engine.table.events import Overdue, Reminded
from engine.time import holidays
from tests.engine.clock import Clock
from tests.engine.people import ADA, PEOPLE, some_takes
from tests.engine.test_pace import DAY, HOUR, MINUTE, a_game, shown, stay
from tests.engine.time.turns.rest import at, away, back
from tests.some import some

MILLISECOND = timedelta(milliseconds=1)


@pytest.mark.one_in(3)
@pytest.mark.parametrize("seed", range(8))
async def test_settings_changed_all_the_time_hold_up_nobody_for_ever(
    games: GameService, clock: Clock, seed: int
) -> None:
    """Quiet hours that follow the clock around, so that it is always night."""
    chance = random.Random(seed)
    game = await a_game(games, Pace.EIGHT_HOURS)
    began = clock.now
    while (await games.get(game.id)).table.stage is not Stage.OVER:
        minute = 60 * clock.now.hour + clock.now.minute
        length = chance.choice([60, 300, 720])
        start = (minute - chance.randrange(length)) % 1440
        quiet = Person(zone="UTC", quiet=(start, (start + length) % 1440))
        await games.people.change(ADA.user_id, lambda *_, quiet=quiet: quiet)
        await stay(games, clock, chance.choice([MINUTE, 45 * MINUTE, 3 * HOUR]))
        assert clock.now - began <= 2 * 8 * HOUR + DAY + MINUTE


async def test_somebody_for_whom_it_is_always_night_has_twice_the_time_and_a_day(games: GameService) -> None:
    table = (await a_game(games, Pace.EIGHT_HOURS)).table
    night, morning = (12 * 60, 0), (0, 12 * 60)
    half_day = 12 * HOUR // MILLISECOND
    former = tuple(
        (table.since + number * half_day, "UTC", night if number % 2 else morning) for number in range(1, 11)
    )
    hours = Hours({ADA.user_id: Person(former=former)}, table.since)
    assert deadline_of(table, hours) == table.since + (2 * 8 * HOUR + DAY) // MILLISECOND


@pytest.mark.one_in(3)
@pytest.mark.parametrize("seed", range(6))
async def test_whatever_people_choose_every_turn_ends_and_is_told_of_in_order(
    games: GameService, clock: Clock, seed: int
) -> None:
    """Settings, holidays, outages and moves at random: something due always moves the game on."""
    chance = random.Random(seed)
    zones = ["Europe/Kyiv", "America/New_York", "Australia/Lord_Howe"]
    clock.now = at(chance.choice(["2026-03-05 00:00", "2026-10-01 00:00", "2026-12-20 00:00"]))
    game = await a_game(games, chance.choice([Pace.HOUR, Pace.EIGHT_HOURS]), players=3)
    for _ in range(25):
        player = chance.choice(PEOPLE[:3]).user_id
        match chance.randrange(6):
            case 0:
                length, start = chance.randint(1, 720), chance.randrange(1440)
                quiet = (start, (start + length) % 1440)
                person = await games.people.get(player)
                changed = person.model_copy(update={"zone": chance.choice(zones), "quiet": quiet})
                await games.people.change(player, lambda *_, changed=changed: changed)
            case 1:
                person = await games.people.get(player)
                left = holidays.latest(person.holidays, clock.milliseconds) - clock.milliseconds
                if left:
                    length = chance.randint(1, min(left, 2 * 86_400_000))
                    await away(games, player, length * MILLISECOND)
            case 2:
                await back(games, player)
            case 3:
                clock.go(chance.random() * 12 * HOUR)
            case _:
                await stay(games, clock, chance.random() * 10 * HOUR)
        if chance.random() < 0.3:
            game = await shown(games, await some_takes(games, await games.get(game.id), 1))
    for each in PEOPLE[:3]:
        await back(games, each.user_id)
    entries = await games.history(game.id)
    assert entries[-1].after == (await games.get(game.id)).table
    for one, two in some(pairwise(entry for entry in entries if isinstance(entry.event, Reminded | Overdue))):
        assert one.at <= two.at
    for _ in range(40):
        if not (await games.get(game.id)).table.is_open:
            return
        await stay(games, clock, 4 * HOUR)
    raise AssertionError("the game stands still")
