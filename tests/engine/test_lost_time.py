"""The time of a turn after an undo, on free walls, and while people could not know of it."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import timedelta

import pytest

import azul
from engine import (
    NO_HOURS,
    Game,
    GameService,
    Pace,
    Stage,
    TableEvent,
    computer_moves_at,
    deadline_of,
    decisions,
)
from engine.deadline_service import LATE_POST, MINOR_ABSENCE, RETRY_UNSHOWN_AFTER
from engine.deadlines import dues_of
from engine.table.events import Delayed, Played
from storage.records import Shown
from storage.shards import ShardSet
from tests.engine.clock import Clock
from tests.engine.memory import FaultyMemoryStore, MemoryStore
from tests.engine.people import BRUNO, CHIYO, PEOPLE, some_takes
from tests.engine.test_choosing import do, everybody_chooses
from tests.engine.test_pace import (
    CLEAN_RESTART,
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
from tests.storage.faults import strike


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def games(store: MemoryStore, clock: Clock) -> GameService:
    return over(store, clock)


# ── undo ──


async def undo(games: GameService, game: Game) -> Game:
    """Undo the last move."""
    (mover,) = (seat for seat in (0, 1) if game.table.running_state.turn != seat)
    return await games.change(game.id, decisions.undo(PEOPLE[mover].user_id))


async def test_an_undone_turn_goes_on_as_if_it_had_never_ended(games: GameService, clock: Clock) -> None:
    game = await a_game(games)
    assert await stay(games, clock, 20 * HOUR) == [HALF]
    game = await shown(games, await some_takes(games, await games.get(game.id), 1))
    assert await stay(games, clock, 3 * HOUR) == []

    game = await shown(games, await undo(games, game))

    assert deadline_of(game.table, NO_HOURS) == clock.milliseconds + 4 * 3_600_000
    assert (await games.history(game.id))[-1].after == game.table
    assert await stay(games, clock, 4 * HOUR) == [LAST, OVER]


async def test_undoing_again_and_again_gains_no_time(games: GameService, clock: Clock) -> None:
    game = await a_game(games, Pace.HOUR)
    for _ in range(7):
        await stay(games, clock, 7 * MINUTE)
        game = await shown(games, await some_takes(games, await games.get(game.id), 1))
        game = await shown(games, await undo(games, game))
    assert deadline_of(game.table, NO_HOURS) == clock.milliseconds + 11 * 60_000
    assert await stay(games, clock, 11 * MINUTE) == [LAST, OVER]


async def test_a_clock_set_back_in_between_gives_no_negative_time(games: GameService, clock: Clock) -> None:
    game = await a_game(games)
    clock.go(-9 * DAY)
    game = await undo(games, await some_takes(games, game, 1))
    assert deadline_of(game.table, NO_HOURS) == clock.milliseconds + 24 * 3_600_000


# ── free walls ──


async def test_those_who_still_choose_have_one_deadline_together(games: GameService) -> None:
    game = await everybody_chooses(games, 3)
    assert game.table.options.pace is Pace.NONE
    table = replace(game.table, options=replace(game.table.options, pace=Pace.EIGHT_HOURS))
    assert [event for due in dues_of(table, NO_HOURS) for event in due.events] == [HALF, LAST, OVER]
    settled = await settle(games, game, 0)
    assert deadline_of(
        replace(settled.table, options=replace(settled.table.options, pace=Pace.EIGHT_HOURS)), NO_HOURS
    ) == deadline_of(table, NO_HOURS)
    settled = await settle(games, await settle(games, settled, 1), 2)
    assert settled.table.running_state.phase is azul.Phase.OFFER


async def settle(games: GameService, game: Game, seat: int) -> Game:
    """Let a player choose the first space for every line, and confirm."""
    while not (placed := azul.placed_lines(game.table.running_state, seat)).is_complete:
        space = placed.decisions[-1].spaces[0]
        game = await do(games, game, azul.Placed(seat, space.row, space.column))
    return await do(games, game, azul.Settled(seat))


# ── what doesn't count ──


async def test_an_absence_is_logged_once_no_matter_who_notices_it(
    store: MemoryStore,
    games: GameService,
    clock: Clock,
    caplog: pytest.LogCaptureFixture,
) -> None:
    await games.deadlines.heartbeat()
    clock.go(2 * MINOR_ABSENCE)
    slow = FaultyMemoryStore(store)
    restarted = GameService(slow, now=clock)

    async def slowly(read: Callable[[ShardSet], Awaitable[int | None]], shard_set: ShardSet) -> int | None:
        found = await read(shard_set)
        await asyncio.sleep(0)
        return found

    strike(slow, "last_heartbeat", slowly)
    with caplog.at_level("INFO"):
        await asyncio.gather(restarted.deadlines.heartbeat(), restarted.deadlines.heartbeat())
    assert caplog.text.count("The bot was offline") == 1


async def test_nobody_is_reminded_of_a_turn_that_was_not_shown(games: GameService, clock: Clock) -> None:
    game = await some_takes(games, await a_game(games), 1)
    for _ in range(3):
        await games.deadlines.heartbeat()
        clock.go(MINOR_ABSENCE)
    clock.go(2 * DAY)
    due = await games.deadlines.due(10)
    assert due == [game.id]
    assert (await games.deadlines.apply_due(game.id)).version == game.version
    assert await games.deadlines.due(10) == []
    clock.go(RETRY_UNSHOWN_AFTER)
    assert await games.deadlines.due(10) == [game.id]


async def test_a_turn_begins_when_it_is_shown(games: GameService, clock: Clock) -> None:
    game = await some_takes(games, await a_game(games), 1)
    clock.go(5 * HOUR)
    entries = await games.entries_since(game, game.shown_version)

    assert await games.deadlines.delay_if_late(game, entries)
    await games.mark_shown(Shown(game.id, game.version, 72))

    after = await games.get(game.id)
    assert [entry.event for entry in await games.entries_since(after, after.shown_version)] == [
        Delayed(5 * 3_600_000)
    ]
    assert after.due_at == clock.milliseconds + 12 * 3_600_000
    assert not await games.deadlines.delay_if_late(after, await games.entries_since(after, game.version))
    assert not await games.deadlines.delay_if_late(after, [])


async def test_what_came_before_the_turn_that_is_shown_late_adds_nothing(
    games: GameService, clock: Clock
) -> None:
    game = await a_game(games)
    await stay(games, clock, 6 * HOUR)
    taken = await some_takes(games, await games.get(game.id), 1)
    clock.go(5 * HOUR)
    undone = await undo(games, taken)
    clock.go(LATE_POST)
    entries = await games.entries_since(undone, game.shown_version)
    assert [type(entry.event) for entry in entries] == [Played, Played]
    assert not await games.deadlines.delay_if_late(undone, entries)


@pytest.mark.parametrize("gone", [timedelta(0), LATE_POST, -DAY])
async def test_what_is_shown_in_time_moves_nothing(games: GameService, clock: Clock, gone: timedelta) -> None:
    game = await some_takes(games, await a_game(games), 1)
    entries = await games.entries_since(game, game.shown_version)
    clock.go(gone)
    assert not await games.deadlines.delay_if_late(game, entries)
    assert await games.get(game.id) == game


async def test_a_turn_that_was_made_while_it_was_shown_late_is_not_delayed(
    games: GameService, clock: Clock
) -> None:
    game = await some_takes(games, await a_game(games), 1)
    clock.go(5 * HOUR)
    moved = await some_takes(games, game, 1)
    entries = await games.entries_since(game, game.shown_version)
    assert not await games.deadlines.delay_if_late(game, entries)
    assert await games.get(game.id) == moved


async def test_the_time_of_an_absence_is_not_counted_twice(games: GameService, clock: Clock) -> None:
    game = await some_takes(games, await a_game(games), 1)
    await games.deadlines.heartbeat()
    clock.go(DAY)
    await games.deadlines.heartbeat()  # the bot was away, and shows the turn when it returns

    for _ in range(2):  # before and after the log says so
        entries = await games.entries_since(game, game.shown_version)
        assert not await games.deadlines.delay_if_late(game, entries)
        game = await games.deadlines.apply_due(game.id)

    assert deadline_of(game.table, NO_HOURS) == clock.milliseconds + 24 * 3_600_000


async def test_a_reminder_that_was_shown_late_gives_back_the_time(games: GameService, clock: Clock) -> None:
    game = await a_game(games)
    for _ in range(12 * 12):
        await games.deadlines.heartbeat()
        clock.go(MINOR_ABSENCE)
    game = await games.deadlines.apply_due(game.id)
    assert game.table.stage is Stage.HALF
    clock.go(3 * HOUR)
    entries = await games.entries_since(game, game.shown_version)
    assert await games.deadlines.delay_if_late(game, entries)
    assert deadline_of((await games.get(game.id)).table, NO_HOURS) == clock.milliseconds + 12 * 3_600_000


async def test_a_time_that_is_up_stays_up_but_the_vote_begins_when_it_is_shown(
    games: GameService, clock: Clock
) -> None:
    game = await a_game(games)
    await stay(games, clock, DAY - MINUTE)
    clock.go(MINUTE)
    game = await games.deadlines.apply_due(game.id)
    assert game.table.stage is Stage.OVER
    decision = computer_moves_at(game.table, NO_HOURS)
    clock.go(3 * HOUR)
    assert await games.deadlines.delay_if_late(game, await games.entries_since(game, game.shown_version))
    game = await games.get(game.id)
    assert game.table.stage is Stage.OVER
    assert decision is not None
    assert computer_moves_at(game.table, NO_HOURS) == decision + 3 * HOUR // timedelta(milliseconds=1)
    assert deadline_of(game.table, NO_HOURS) == clock.milliseconds - 3 * HOUR // timedelta(milliseconds=1)
    await shown(games, game)
    game = await games.change(game.id, decisions.hand_over(BRUNO.user_id))
    clock.go(HOUR)
    assert not await games.deadlines.delay_if_late(game, await games.entries_since(game, game.shown_version))


async def test_an_outage_of_a_day_moves_every_moment(
    store: MemoryStore, games: GameService, clock: Clock
) -> None:
    game = await a_game(games)
    assert await stay(games, clock, 13 * HOUR) == [HALF]
    clock.go(DAY)
    games = over(store, clock)

    assert await stay(games, clock, CLEAN_RESTART) == [Delayed(24 * 3_600_000)]

    assert deadline_of((await games.get(game.id)).table, NO_HOURS) == clock.milliseconds - 1 + 11 * 3_600_000
    assert await stay(games, clock, 12 * HOUR) == [LAST, OVER]


async def test_a_clock_set_back_only_makes_it_later(games: GameService, clock: Clock) -> None:
    await a_game(games, Pace.HOUR)
    assert await stay(games, clock, 31 * MINUTE) == [HALF]
    clock.go(-10 * HOUR)
    assert await stay(games, clock, 10 * HOUR) == []
    assert await stay(games, clock, HOUR) == [LAST, OVER]


async def test_a_bot_that_crashes_after_its_clock_was_set_back_was_there_until_then(
    store: MemoryStore, games: GameService, clock: Clock
) -> None:
    await a_game(games)
    await stay(games, clock, 8 * HOUR)
    clock.go(-HOUR)
    await stay(games, clock, 10 * MINUTE)

    clock.go(3 * HOUR)
    assert await stay(over(store, clock), clock, CLEAN_RESTART) == [Delayed(3 * 3_600_000)]


async def test_a_game_of_an_hour_a_turn_goes_on_over_days(games: GameService, clock: Clock) -> None:
    game = await a_game(games, Pace.HOUR)
    stages: list[TableEvent] = []
    waits = [20 * MINUTE, 40 * MINUTE, 55 * MINUTE, 65 * MINUTE, 115 * MINUTE]
    for wait in waits:
        stages += await stay(games, clock, wait)
        game = await shown(games, await some_takes(games, await games.get(game.id), 1))
    assert stages == [HALF, HALF, LAST, HALF, LAST, OVER, HALF, LAST, OVER]


async def test_two_processes_remind_once(store: MemoryStore, games: GameService, clock: Clock) -> None:
    game = await a_game(games)
    await games.deadlines.heartbeat()
    clock.go(12 * HOUR)
    first, second = (
        await games.deadlines.apply_due(game.id),
        await over(store, clock).deadlines.apply_due(game.id),
    )
    assert first == second


async def test_who_resigned_is_not_waited_for(games: GameService, clock: Clock) -> None:
    game = await a_game(games, players=3)
    await games.change(game.id, decisions.resign(CHIYO.user_id))
    await shown(games, game)
    assert await stay(games, clock, DAY) == [HALF, LAST, OVER]
