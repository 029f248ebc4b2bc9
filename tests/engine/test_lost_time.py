"""The time of a turn after an undo, on free walls, and while people could not know of it."""

import asyncio
from dataclasses import replace
from datetime import timedelta

import pytest

import azul
from engine import NO_HOURS, Game, GameService, Pace, Stage, TableEvent, deadline_of, decision_of, decisions
from engine.deadlines import dues_of
from engine.scheduler import LONGEST_ABSENCE, LOOKED_AGAIN, MOST_LATE
from engine.table.events import Delayed, Played
from storage.records import Shown
from storage.shards import ShardSet
from tests.engine.memory import MemoryStore
from tests.engine.people import CHIYO, PEOPLE, some_takes
from tests.engine.test_choosing import do, everybody_chooses
from tests.engine.test_pace import (
    AN_INSTANT,
    DAY,
    HALF,
    HOUR,
    LAST,
    MINUTE,
    OVER,
    a_game,
    over,
    shown,
    stay,
)
from tests.engine.turned import Clock


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def tables(store: MemoryStore, clock: Clock) -> GameService:
    return over(store, clock)


# ── undo ──


async def undo(tables: GameService, game: Game) -> Game:
    """Undo the last move."""
    (mover,) = (seat for seat in (0, 1) if game.table.playing.turn != seat)
    return await tables.change(game.id, decisions.undo(PEOPLE[mover].user_id))


async def test_an_undone_turn_goes_on_as_if_it_had_never_ended(tables: GameService, clock: Clock) -> None:
    game = await a_game(tables)
    assert await stay(tables, clock, 20 * HOUR) == [HALF]
    game = await shown(tables, await some_takes(tables, await tables.get(game.id), 1))
    assert await stay(tables, clock, 3 * HOUR) == []

    game = await shown(tables, await undo(tables, game))

    assert deadline_of(game.table, NO_HOURS) == clock.milliseconds + 4 * 3_600_000
    assert (await tables.history(game.id))[-1].after == game.table
    assert await stay(tables, clock, 4 * HOUR) == [LAST, OVER]


async def test_undoing_again_and_again_gains_no_time(tables: GameService, clock: Clock) -> None:
    game = await a_game(tables, Pace.HOUR)
    for _ in range(7):
        await stay(tables, clock, 7 * MINUTE)
        game = await shown(tables, await some_takes(tables, await tables.get(game.id), 1))
        game = await shown(tables, await undo(tables, game))
    assert deadline_of(game.table, NO_HOURS) == clock.milliseconds + 11 * 60_000
    assert await stay(tables, clock, 11 * MINUTE) == [LAST, OVER]


async def test_a_clock_set_back_in_between_gives_no_negative_time(tables: GameService, clock: Clock) -> None:
    game = await a_game(tables)
    clock.go(-9 * DAY)
    game = await undo(tables, await some_takes(tables, game, 1))
    assert deadline_of(game.table, NO_HOURS) == clock.milliseconds + 24 * 3_600_000


# ── free walls ──


async def test_those_who_still_choose_have_one_deadline_together(tables: GameService) -> None:
    game = await everybody_chooses(tables, 3)
    assert game.table.options.pace is Pace.NONE
    table = replace(game.table, options=replace(game.table.options, pace=Pace.EIGHT_HOURS))
    assert [event for due in dues_of(table, NO_HOURS) for event in due.events] == [HALF, LAST, OVER]
    settled = await settle(tables, game, 0)
    assert deadline_of(
        replace(settled.table, options=replace(settled.table.options, pace=Pace.EIGHT_HOURS)), NO_HOURS
    ) == deadline_of(table, NO_HOURS)
    settled = await settle(tables, await settle(tables, settled, 1), 2)
    assert settled.table.playing.phase is azul.Phase.OFFER


async def settle(tables: GameService, game: Game, seat: int) -> Game:
    """Let a player choose the first space for every line, and confirm."""
    while not (settling := azul.settling_of(game.table.playing, seat)).is_complete:
        space = settling.decisions[-1].spaces[0]
        game = await do(tables, game, azul.Placed(seat, space.row, space.column))
    return await do(tables, game, azul.Settled(seat))


# ── what doesn't count ──


async def test_an_absence_is_logged_once_whoever_notices_it(
    store: MemoryStore,
    tables: GameService,
    clock: Clock,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    await tables.time.beat()
    clock.go(2 * LONGEST_ABSENCE)
    restarted, last_beat = over(store, clock), MemoryStore.last_beat

    async def read_slowly(self: MemoryStore, share: ShardSet) -> int | None:
        found = await last_beat(self, share)
        await asyncio.sleep(0)
        return found

    monkeypatch.setattr(MemoryStore, "last_beat", read_slowly)
    with caplog.at_level("INFO"):
        await asyncio.gather(restarted.time.beat(), restarted.time.beat())
    assert caplog.text.count("The bot was away") == 1


async def test_nobody_is_reminded_of_a_turn_that_was_not_shown(tables: GameService, clock: Clock) -> None:
    game = await some_takes(tables, await a_game(tables), 1)
    for _ in range(3):
        await tables.time.beat()
        clock.go(LONGEST_ABSENCE)
    clock.go(2 * DAY)
    due = await tables.time.due(10)
    assert due == [game.id]
    assert (await tables.time.pass_for(game.id)).version == game.version
    assert await tables.time.due(10) == []
    clock.go(LOOKED_AGAIN)
    assert await tables.time.due(10) == [game.id]


async def test_a_turn_begins_when_it_is_shown(tables: GameService, clock: Clock) -> None:
    game = await some_takes(tables, await a_game(tables), 1)
    clock.go(5 * HOUR)
    entries = await tables.entries_since(game, game.shown_version)

    assert await tables.time.was_shown(game, entries)
    await tables.mark_shown(Shown(game.id, game.version, 72))

    after = await tables.get(game.id)
    assert [entry.event for entry in await tables.entries_since(after, after.shown_version)] == [
        Delayed(5 * 3_600_000)
    ]
    assert after.due_at == clock.milliseconds + 12 * 3_600_000
    assert not await tables.time.was_shown(after, await tables.entries_since(after, game.version))


async def test_what_came_before_the_turn_that_is_shown_late_adds_nothing(
    tables: GameService, clock: Clock
) -> None:
    game = await a_game(tables)
    await stay(tables, clock, 6 * HOUR)
    taken = await some_takes(tables, await tables.get(game.id), 1)
    clock.go(5 * HOUR)
    undone = await undo(tables, taken)
    clock.go(MOST_LATE)
    entries = await tables.entries_since(undone, game.shown_version)
    assert [type(entry.event) for entry in entries] == [Played, Played]
    assert not await tables.time.was_shown(undone, entries)


@pytest.mark.parametrize("gone", [timedelta(0), MOST_LATE, -DAY])
async def test_what_is_shown_in_time_moves_nothing(
    tables: GameService, clock: Clock, gone: timedelta
) -> None:
    game = await some_takes(tables, await a_game(tables), 1)
    entries = await tables.entries_since(game, game.shown_version)
    clock.go(gone)
    assert not await tables.time.was_shown(game, entries)
    assert await tables.get(game.id) == game


async def test_a_turn_that_was_made_while_it_was_shown_late_is_not_delayed(
    tables: GameService, clock: Clock
) -> None:
    game = await some_takes(tables, await a_game(tables), 1)
    clock.go(5 * HOUR)
    moved = await some_takes(tables, game, 1)
    entries = await tables.entries_since(game, game.shown_version)
    assert not await tables.time.was_shown(game, entries)
    assert await tables.get(game.id) == moved


async def test_the_time_of_an_absence_is_not_counted_twice(tables: GameService, clock: Clock) -> None:
    game = await some_takes(tables, await a_game(tables), 1)
    await tables.time.beat()
    clock.go(DAY)
    await tables.time.beat()  # the bot was away, and shows the turn when it returns

    for _ in range(2):  # before and after the log says so
        entries = await tables.entries_since(game, game.shown_version)
        assert not await tables.time.was_shown(game, entries)
        game = await tables.time.pass_for(game.id)

    assert deadline_of(game.table, NO_HOURS) == clock.milliseconds + 24 * 3_600_000


async def test_a_reminder_that_was_shown_late_gives_back_the_time(tables: GameService, clock: Clock) -> None:
    game = await a_game(tables)
    for _ in range(12 * 12):
        await tables.time.beat()
        clock.go(LONGEST_ABSENCE)
    game = await tables.time.pass_for(game.id)
    assert game.table.stage is Stage.HALF
    clock.go(3 * HOUR)
    entries = await tables.entries_since(game, game.shown_version)
    assert await tables.time.was_shown(game, entries)
    assert deadline_of((await tables.get(game.id)).table, NO_HOURS) == clock.milliseconds + 12 * 3_600_000


async def test_a_time_that_is_up_stays_up_but_the_vote_begins_when_it_is_shown(
    tables: GameService, clock: Clock
) -> None:
    game = await a_game(tables)
    await stay(tables, clock, DAY - MINUTE)
    clock.go(MINUTE)
    game = await tables.time.pass_for(game.id)
    assert game.table.stage is Stage.OVER
    decision = decision_of(game.table, NO_HOURS)
    clock.go(3 * HOUR)
    assert await tables.time.was_shown(game, await tables.entries_since(game, game.shown_version))
    game = await tables.get(game.id)
    assert game.table.stage is Stage.OVER
    assert decision is not None
    assert decision_of(game.table, NO_HOURS) == decision + 3 * HOUR // timedelta(milliseconds=1)
    assert deadline_of(game.table, NO_HOURS) == clock.milliseconds - 3 * HOUR // timedelta(milliseconds=1)


async def test_an_outage_of_a_day_moves_every_moment(
    store: MemoryStore, tables: GameService, clock: Clock
) -> None:
    game = await a_game(tables)
    assert await stay(tables, clock, 13 * HOUR) == [HALF]
    clock.go(DAY)
    tables = over(store, clock)

    assert await stay(tables, clock, AN_INSTANT) == [Delayed(24 * 3_600_000)]

    assert deadline_of((await tables.get(game.id)).table, NO_HOURS) == clock.milliseconds - 1 + 11 * 3_600_000
    assert await stay(tables, clock, 12 * HOUR) == [LAST, OVER]


async def test_a_clock_set_back_only_makes_it_later(tables: GameService, clock: Clock) -> None:
    await a_game(tables, Pace.HOUR)
    assert await stay(tables, clock, 31 * MINUTE) == [HALF]
    clock.go(-10 * HOUR)
    assert await stay(tables, clock, 10 * HOUR) == []
    assert await stay(tables, clock, HOUR) == [LAST, OVER]


async def test_a_game_of_an_hour_a_turn_goes_on_over_days(tables: GameService, clock: Clock) -> None:
    game = await a_game(tables, Pace.HOUR)
    told: list[TableEvent] = []
    waits = [20 * MINUTE, 40 * MINUTE, 55 * MINUTE, 65 * MINUTE, 115 * MINUTE]
    for wait in waits:
        told += await stay(tables, clock, wait)
        game = await shown(tables, await some_takes(tables, await tables.get(game.id), 1))
    assert told == [HALF, HALF, LAST, HALF, LAST, OVER, HALF, LAST, OVER]


async def test_two_processes_remind_once(store: MemoryStore, tables: GameService, clock: Clock) -> None:
    game = await a_game(tables)
    await tables.time.beat()
    clock.go(12 * HOUR)
    first, second = await tables.time.pass_for(game.id), await over(store, clock).time.pass_for(game.id)
    assert first == second


async def test_who_resigned_is_not_waited_for(tables: GameService, clock: Clock) -> None:
    game = await a_game(tables, players=3)
    await tables.change(game.id, decisions.resign(CHIYO.user_id))
    await shown(tables, game)
    assert await stay(tables, clock, DAY) == [HALF, LAST, OVER]
