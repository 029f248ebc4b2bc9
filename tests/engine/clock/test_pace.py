"""The time for a turn: when people are reminded of it, and what doesn't count."""

from dataclasses import replace
from datetime import timedelta

import pytest

import azul
from engine import (
    NO_HOURS,
    Abandoned,
    Delayed,
    Due,
    Game,
    Overdue,
    Pace,
    Played,
    Reminded,
    Stage,
    Status,
    TableEvent,
    Tables,
    deadline_of,
    decision_of,
    due_of,
    play_again,
)
from engine.clock.due import GAME_LASTS, dues_of
from engine.clock.keeping import LONGEST_ABSENCE, LOOKED_AGAIN, MOST_LATE
from engine.table import Spent, table_from_json, table_to_json
from tests.engine.clock.turned import Clock
from tests.engine.memory import MemoryStore
from tests.engine.people import ADA, BRUNO, CHANNEL, CHIYO, PEOPLE, refused, some_takes
from tests.engine.test_choosing import do, everybody_chooses
from tests.engine.test_older_versions import BEGINNING, OPENING, PLAYING, stored

AN_INSTANT = timedelta(milliseconds=1)
MINUTE, HOUR, DAY = timedelta(minutes=1), timedelta(hours=1), timedelta(days=1)
HALF, LAST, OVER = Reminded(Stage.HALF), Reminded(Stage.LAST), Overdue()


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def tables(store: MemoryStore, clock: Clock) -> Tables:
    return over(store, clock)


def over(store: MemoryStore, clock: Clock) -> Tables:
    """Return the tables of a new process on the same database."""
    return Tables(MemoryStore(store), now=clock, new_secret=lambda: (10).to_bytes(32))


async def shown(tables: Tables, game: Game) -> Game:
    """Note that the channel was shown a game, as the bot does at once."""
    game = await tables.get(game.id)
    await tables.mark_shown(game.id, game.version, 71)
    return await tables.get(game.id)


async def a_game(
    tables: Tables, pace: Pace = Pace.DAY, players: int = 2, rules: azul.Rules = azul.BASE_GAME
) -> Game:
    """Return a game that has just begun, and was shown."""
    game = await tables.open(guild_id=1, channel_id=CHANNEL, host=ADA, seats=4, pace=pace, rules=rules)
    for player in PEOPLE[1:players]:
        await tables.join(game.id, player)
    return await shown(tables, await tables.begin(game.id, ADA.user_id))


async def stay(tables: Tables, clock: Clock, length: timedelta) -> list[TableEvent]:
    """Let time go on while the bot is there; return what time did, each at once shown."""
    end, events = clock.now + length, list[TableEvent]()
    while True:
        await tables.time.beat()
        for game_id in await tables.time.due(100):
            before = await tables.get(game_id)
            after = await tables.time.pass_for(game_id)
            events += [entry.event for entry in await tables.entries_since(after, before.version)]
            await shown(tables, after)
        if clock.now >= end:
            return events
        clock.go(min(end - clock.now, MINUTE))


async def moments(tables: Tables, game: Game) -> list[tuple[TableEvent, timedelta]]:
    """Return what time did to a game, and how long after the turn before had begun."""
    entries = await tables.history(game.id)
    return [
        (entry.event, timedelta(milliseconds=entry.at.timestamp() * 1000 - entry.after.since))
        for entry in entries
        if isinstance(entry.event, Reminded | Overdue)
    ]


@pytest.mark.parametrize(
    ("pace", "half", "last", "end"),
    [
        (Pace.HOUR, 30 * MINUTE, 50 * MINUTE, HOUR),
        (Pace.EIGHT_HOURS, 4 * HOUR, 7 * HOUR + 12 * MINUTE, 8 * HOUR),
        (Pace.DAY, 12 * HOUR, 21 * HOUR + 36 * MINUTE, 24 * HOUR),
        (Pace.THREE_DAYS, 36 * HOUR, 64 * HOUR + 48 * MINUTE, 72 * HOUR),
        (Pace.WEEK, 84 * HOUR, 156 * HOUR, 168 * HOUR),
    ],
)
async def test_people_are_reminded_twice_and_told_once_that_time_is_up(
    tables: Tables, clock: Clock, pace: Pace, half: timedelta, last: timedelta, end: timedelta
) -> None:
    game = await a_game(tables, pace)
    assert await stay(tables, clock, end) == [HALF, LAST, OVER]
    assert await moments(tables, game) == [(HALF, half), (LAST, last), (OVER, end)]
    assert await stay(tables, clock, end - MINUTE) == []
    waiting = await tables.get(game.id)
    assert (waiting.table.status, waiting.table.state, waiting.due_at) == (
        Status.PLAYING,
        game.table.state,
        clock.milliseconds + 60_000,
    )
    assert (await some_takes(tables, waiting, 1)).table.stage is None


async def test_a_game_without_a_pace_waits_for_ninety_days(tables: Tables, clock: Clock) -> None:
    game = await a_game(tables, Pace.NONE)
    assert deadline_of(game.table, NO_HOURS) is None
    for _ in range(2):
        assert await stay(tables, clock, GAME_LASTS - MINUTE) == []
        game = await shown(tables, await some_takes(tables, await tables.get(game.id), 1))
    assert await stay(tables, clock, GAME_LASTS) == [Abandoned()]
    assert (await tables.get(game.id)).table.status is Status.CANCELLED


async def test_games_of_older_versions_have_no_pace(store: MemoryStore, tables: Tables, clock: Clock) -> None:
    game = await tables.get(await stored(store, PLAYING, *OPENING, *BEGINNING))
    assert (game.table.pace, game.table.options.pace) == (Pace.NONE, Pace.NONE)
    assert {entry.after.pace for entry in await tables.history(game.id)} == {Pace.NONE}
    game = await shown(tables, await some_takes(tables, game, 3))
    assert await stay(tables, clock, 2 * DAY) == []
    assert due_of(game.table, NO_HOURS) == Due(
        game.since + GAME_LASTS // timedelta(milliseconds=1), Abandoned()
    )


async def test_every_turn_has_the_whole_time(tables: Tables, clock: Clock) -> None:
    game = await a_game(tables, Pace.HOUR)
    for _ in range(4):
        assert await stay(tables, clock, 49 * MINUTE) == [HALF]
        game = await shown(tables, await some_takes(tables, await tables.get(game.id), 1))
        assert deadline_of(game.table, NO_HOURS) == clock.milliseconds + 3_600_000


async def test_the_pace_is_stored_changed_in_the_lobby_only_and_kept_by_the_next_game(
    tables: Tables,
) -> None:
    game = await tables.open(guild_id=1, channel_id=CHANNEL, host=ADA, seats=2, pace=Pace.DAY)
    game = await tables.configure(game.id, ADA.user_id, lambda now: replace(now, pace=Pace.WEEK))
    assert game.table.pace is Pace.WEEK
    assert table_from_json(table_to_json(game.table)) == game.table
    assert (await tables.history(game.id))[-1].after == game.table
    await tables.join(game.id, BRUNO)
    await tables.begin(game.id, ADA.user_id)
    with refused("options-fixed"):
        await tables.configure(game.id, ADA.user_id, lambda now: replace(now, pace=Pace.NONE))
    game = await tables.cancel(game.id, ADA.user_id, may_manage=True)
    again = await play_again(tables, game, BRUNO, guild_id=1, channel_id=CHANNEL)
    assert again.table.pace is Pace.WEEK


async def test_snapshots_with_every_field_of_the_clock_can_be_read_again(
    tables: Tables, clock: Clock
) -> None:
    game = await a_game(tables)
    since = clock.milliseconds
    await stay(tables, clock, 13 * HOUR)
    game = await some_takes(tables, await tables.get(game.id), 1)
    assert game.table.spent == Spent(13 * 3_600_000, Stage.HALF, since)
    assert table_from_json(table_to_json(game.table)) == game.table
    assert (await tables.history(game.id))[-1].after == game.table


async def test_several_that_are_due_at_once_are_one(tables: Tables, clock: Clock) -> None:
    for gone, event in ((11 * HOUR, None), (12 * HOUR, HALF), (22 * HOUR, LAST), (30 * HOUR, OVER)):
        game = await a_game(tables)
        await tables.time.beat()
        clock.go(gone)
        after = await tables.time.pass_for(game.id)  # as if the bot had been there and just too slow
        told = [entry.event for entry in await tables.entries_since(after, game.version)]
        assert told == ([] if event is None else [event])
        assert after.table.stage == (None if event is None else getattr(event, "stage", Stage.OVER))
        await tables.cancel(game.id, ADA.user_id, may_manage=True)


async def test_a_move_that_comes_first_is_not_followed_by_its_reminder(tables: Tables, clock: Clock) -> None:
    game = await a_game(tables)
    await tables.time.beat()
    clock.go(12 * HOUR)
    (found,) = await tables.time.due(10)
    moved = await some_takes(tables, game, 1)
    assert await tables.time.pass_for(found) == moved


@pytest.mark.parametrize("end", ["cancelled", "resigned", "over"])
async def test_nobody_is_reminded_of_a_game_that_has_ended(tables: Tables, clock: Clock, end: str) -> None:
    game = await a_game(tables)
    if end == "cancelled":
        await tables.cancel(game.id, ADA.user_id, may_manage=True)
    elif end == "resigned":
        await tables.resign(game.id, BRUNO.user_id)
    else:
        await some_takes(tables, game, 1000)
    assert (await tables.get(game.id)).due_at is None
    assert await stay(tables, clock, 2 * DAY) == []


async def test_a_resignation_passes_the_whole_time_to_the_next_and_nothing_to_others(
    tables: Tables, clock: Clock
) -> None:
    game = await a_game(tables, players=3)
    mover = game.table.playing.turn
    await stay(tables, clock, 13 * HOUR)
    other = await tables.resign(game.id, PEOPLE[(mover + 1) % 3].user_id)
    assert (other.table.since, other.table.stage) == (game.table.since, Stage.HALF)
    await tables.cancel(game.id, ADA.user_id, may_manage=True)
    game = await a_game(tables, players=3)
    await stay(tables, clock, 13 * HOUR)
    own = await tables.resign(game.id, PEOPLE[mover].user_id)
    assert (own.table.since, own.table.stage) == (clock.milliseconds, None)


# ── undo ──


async def undo(tables: Tables, game: Game) -> Game:
    """Undo the last move."""
    (mover,) = (seat for seat in (0, 1) if game.table.playing.turn != seat)
    return await tables.undo(game.id, PEOPLE[mover].user_id)


async def test_an_undone_turn_goes_on_as_if_it_had_never_ended(tables: Tables, clock: Clock) -> None:
    game = await a_game(tables)
    assert await stay(tables, clock, 20 * HOUR) == [HALF]
    game = await shown(tables, await some_takes(tables, await tables.get(game.id), 1))
    assert await stay(tables, clock, 3 * HOUR) == []

    game = await shown(tables, await undo(tables, game))

    assert deadline_of(game.table, NO_HOURS) == clock.milliseconds + 4 * 3_600_000
    assert (await tables.history(game.id))[-1].after == game.table
    assert await stay(tables, clock, 4 * HOUR) == [LAST, OVER]


async def test_undoing_again_and_again_gains_no_time(tables: Tables, clock: Clock) -> None:
    game = await a_game(tables, Pace.HOUR)
    for _ in range(7):
        await stay(tables, clock, 7 * MINUTE)
        game = await shown(tables, await some_takes(tables, await tables.get(game.id), 1))
        game = await shown(tables, await undo(tables, game))
    assert deadline_of(game.table, NO_HOURS) == clock.milliseconds + 11 * 60_000
    assert await stay(tables, clock, 11 * MINUTE) == [LAST, OVER]


async def test_a_clock_set_back_in_between_gives_no_negative_time(tables: Tables, clock: Clock) -> None:
    game = await a_game(tables)
    clock.go(-9 * DAY)
    game = await undo(tables, await some_takes(tables, game, 1))
    assert deadline_of(game.table, NO_HOURS) == clock.milliseconds + 24 * 3_600_000


# ── free walls ──


async def test_those_who_still_choose_have_one_deadline_together(tables: Tables) -> None:
    game = await everybody_chooses(tables, 3)
    assert game.table.pace is Pace.NONE
    table = replace(game.table, pace=Pace.EIGHT_HOURS)
    assert [due.event for due in dues_of(table, NO_HOURS)] == [HALF, LAST, OVER]
    settled = await settle(tables, game, 0)
    assert deadline_of(replace(settled.table, pace=Pace.EIGHT_HOURS), NO_HOURS) == deadline_of(
        table, NO_HOURS
    )
    settled = await settle(tables, await settle(tables, settled, 1), 2)
    assert settled.table.playing.phase is azul.Phase.OFFER


async def settle(tables: Tables, game: Game, seat: int) -> Game:
    """Let a player choose the first space for every line, and confirm."""
    while not (settling := azul.settling_of(game.table.playing, seat)).is_complete:
        space = settling.decisions[-1].spaces[0]
        game = await do(tables, game, azul.Placed(seat, space.row, space.column))
    return await do(tables, game, azul.Settled(seat))


# ── what doesn't count ──


async def test_nobody_is_reminded_of_a_turn_that_was_not_shown(tables: Tables, clock: Clock) -> None:
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


async def test_a_turn_begins_when_it_is_shown(tables: Tables, clock: Clock) -> None:
    game = await some_takes(tables, await a_game(tables), 1)
    clock.go(5 * HOUR)
    entries = await tables.entries_since(game, game.shown_version)

    assert await tables.time.was_shown(game, entries)
    await tables.mark_shown(game.id, game.version, 72)

    after = await tables.get(game.id)
    assert [entry.event for entry in await tables.entries_since(after, after.shown_version)] == [
        Delayed(5 * 3_600_000)
    ]
    assert after.due_at == clock.milliseconds + 12 * 3_600_000
    assert not await tables.time.was_shown(after, await tables.entries_since(after, game.version))


async def test_what_came_before_the_turn_that_is_shown_late_adds_nothing(
    tables: Tables, clock: Clock
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
async def test_what_is_shown_in_time_moves_nothing(tables: Tables, clock: Clock, gone: timedelta) -> None:
    game = await some_takes(tables, await a_game(tables), 1)
    entries = await tables.entries_since(game, game.shown_version)
    clock.go(gone)
    assert not await tables.time.was_shown(game, entries)
    assert await tables.get(game.id) == game


async def test_a_turn_that_was_made_while_it_was_shown_late_is_not_delayed(
    tables: Tables, clock: Clock
) -> None:
    game = await some_takes(tables, await a_game(tables), 1)
    clock.go(5 * HOUR)
    moved = await some_takes(tables, game, 1)
    entries = await tables.entries_since(game, game.shown_version)
    assert not await tables.time.was_shown(game, entries)
    assert await tables.get(game.id) == moved


async def test_the_time_of_an_absence_is_not_counted_twice(tables: Tables, clock: Clock) -> None:
    game = await some_takes(tables, await a_game(tables), 1)
    await tables.time.beat()
    clock.go(DAY)
    await tables.time.beat()  # the bot was away, and shows the turn when it returns

    for _ in range(2):  # before and after the log says so
        entries = await tables.entries_since(game, game.shown_version)
        assert not await tables.time.was_shown(game, entries)
        game = await tables.time.pass_for(game.id)

    assert deadline_of(game.table, NO_HOURS) == clock.milliseconds + 24 * 3_600_000


async def test_a_reminder_that_was_shown_late_gives_back_the_time(tables: Tables, clock: Clock) -> None:
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
    tables: Tables, clock: Clock
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
    store: MemoryStore, tables: Tables, clock: Clock
) -> None:
    game = await a_game(tables)
    assert await stay(tables, clock, 13 * HOUR) == [HALF]
    clock.go(DAY)
    tables = over(store, clock)

    assert await stay(tables, clock, AN_INSTANT) == [Delayed(24 * 3_600_000)]

    assert deadline_of((await tables.get(game.id)).table, NO_HOURS) == clock.milliseconds - 1 + 11 * 3_600_000
    assert await stay(tables, clock, 12 * HOUR) == [LAST, OVER]


async def test_a_clock_set_back_only_makes_it_later(tables: Tables, clock: Clock) -> None:
    await a_game(tables, Pace.HOUR)
    assert await stay(tables, clock, 31 * MINUTE) == [HALF]
    clock.go(-10 * HOUR)
    assert await stay(tables, clock, 10 * HOUR) == []
    assert await stay(tables, clock, HOUR) == [LAST, OVER]


async def test_a_game_of_an_hour_a_turn_goes_on_over_days(tables: Tables, clock: Clock) -> None:
    game = await a_game(tables, Pace.HOUR)
    told: list[TableEvent] = []
    waits = [20 * MINUTE, 40 * MINUTE, 55 * MINUTE, 65 * MINUTE, 115 * MINUTE]
    for wait in waits:
        told += await stay(tables, clock, wait)
        game = await shown(tables, await some_takes(tables, await tables.get(game.id), 1))
    assert told == [HALF, HALF, LAST, HALF, LAST, OVER, HALF, LAST, OVER]


async def test_two_processes_remind_once(store: MemoryStore, tables: Tables, clock: Clock) -> None:
    game = await a_game(tables)
    await tables.time.beat()
    clock.go(12 * HOUR)
    first, second = await tables.time.pass_for(game.id), await over(store, clock).time.pass_for(game.id)
    assert first == second


async def test_who_resigned_is_not_waited_for(tables: Tables, clock: Clock) -> None:
    game = await a_game(tables, players=3)
    await tables.resign(game.id, CHIYO.user_id)
    await shown(tables, game)
    assert await stay(tables, clock, DAY) == [HALF, LAST, OVER]
