"""The time for a turn: when people are reminded of it, and what doesn't count."""

from dataclasses import replace
from datetime import timedelta

import pytest

import azul
from engine import (
    NO_HOURS,
    Due,
    Game,
    GameService,
    Options,
    Pace,
    Stage,
    Status,
    TableEvent,
    computer_moves_at,
    deadline_of,
    decisions,
    due_of,
    play_again,
)
from engine.deadline_service import MINOR_ABSENCE
from engine.deadlines import IDLE_GAME_LIFETIME, dues_of, grace_ends_at
from engine.table.events import Abandoned, Overdue, Reminded
from engine.table.state import Spent, table_from_json, table_to_json
from storage.records import Shown
from tests.engine.clock import Clock
from tests.engine.memory import MemoryStore
from tests.engine.people import ADA, BRUNO, CHANNEL, PEOPLE, refused, some_takes
from tests.engine.table.test_older_versions import BEGINNING, OPENING, PLAYING, stored

CLEAN_RESTART = timedelta(milliseconds=1)
MILLISECOND = timedelta(milliseconds=1)
MINUTE, HOUR, DAY = timedelta(minutes=1), timedelta(hours=1), timedelta(days=1)
HALF, LAST, OVER = Reminded(Stage.HALF), Reminded(Stage.LAST), Overdue()


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def games(store: MemoryStore, clock: Clock) -> GameService:
    return over(store, clock)


def over(store: MemoryStore, clock: Clock) -> GameService:
    """Return the games of a new process on the same database."""
    return GameService(MemoryStore(store), now=clock, new_secret=lambda: (10).to_bytes(32))


async def shown(games: GameService, game: Game) -> Game:
    """Note that the channel was shown a game, as the bot does at once."""
    game = await games.get(game.id)
    await games.mark_shown(Shown(game.id, game.version, 71))
    return await games.get(game.id)


async def a_game(
    games: GameService, pace: Pace = Pace.DAY, players: int = 2, rules: azul.Rules = azul.BASE_GAME
) -> Game:
    """Return a game that has just begun, and was shown."""
    game = await games.open(
        guild_id=1, channel_id=CHANNEL, host=ADA, options=Options(4, rules=rules, pace=pace)
    )
    for player in PEOPLE[1:players]:
        await games.change(game.id, decisions.join(player))
    return await shown(games, await games.change(game.id, decisions.begin(ADA.user_id)))


async def stay(games: GameService, clock: Clock, length: timedelta) -> list[TableEvent]:
    """Let time go on while the bot is there; return what time did, each at once shown.

    The bot looks when something is due, and as often as it has to for it not to seem away.
    """
    end, events = clock.now + length, list[TableEvent]()
    while True:
        await games.deadlines.heartbeat()
        for game_id in await games.deadlines.due(100):
            before = await games.get(game_id)
            after = await games.deadlines.apply_due(game_id)
            events += [entry.event for entry in await games.entries_since(after, before.version)]
            await shown(games, after)
        if clock.now >= end:
            return events
        clock.go(min(end - clock.now, await until_something_is_due(games)))


async def until_something_is_due(games: GameService) -> timedelta:
    """Return how long nothing is due; less than what would seem like an absence of the bot."""
    due, most = await games.deadlines.next_due(), MINOR_ABSENCE - MINUTE
    return most if due is None else min(timedelta(seconds=due), most)


async def moments(games: GameService, game: Game) -> list[tuple[TableEvent, timedelta]]:
    """Return what time did to a game, and how long after the turn before had begun."""
    entries = await games.history(game.id)
    return [
        (entry.event, timedelta(milliseconds=entry.at - entry.after.since))
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
        pytest.param(Pace.WEEK, 84 * HOUR, 156 * HOUR, 168 * HOUR, marks=pytest.mark.thorough),
    ],
)
async def test_people_are_reminded_twice_and_told_once_that_time_is_up(
    games: GameService, clock: Clock, pace: Pace, half: timedelta, last: timedelta, end: timedelta
) -> None:
    game = await a_game(games, pace)
    assert await stay(games, clock, end) == [HALF, LAST, OVER]
    assert await moments(games, game) == [(HALF, half), (LAST, last), (OVER, end)]
    assert await stay(games, clock, end - MINUTE) == []
    waiting = await games.get(game.id)
    assert (waiting.table.status, waiting.table.state, waiting.due_at) == (
        Status.PLAYING,
        game.table.state,
        clock.milliseconds + 60_000,
    )
    assert (await some_takes(games, waiting, 1)).table.stage is None


@pytest.mark.thorough
async def test_a_game_without_a_pace_waits_for_ninety_days(games: GameService, clock: Clock) -> None:
    game = await a_game(games, Pace.NONE)
    assert deadline_of(game.table, NO_HOURS) is None
    for _ in range(2):
        assert await stay(games, clock, IDLE_GAME_LIFETIME - MINUTE) == []
        game = await shown(games, await some_takes(games, await games.get(game.id), 1))
    assert await stay(games, clock, IDLE_GAME_LIFETIME) == [Abandoned()]
    assert (await games.get(game.id)).table.status is Status.CANCELLED


async def test_games_of_older_versions_have_no_pace(
    store: MemoryStore, games: GameService, clock: Clock
) -> None:
    game = await games.get(await stored(store, PLAYING, *OPENING, *BEGINNING))
    assert (game.table.options.pace, game.table.options.pace) == (Pace.NONE, Pace.NONE)
    assert {entry.after.options.pace for entry in await games.history(game.id)} == {Pace.NONE}
    game = await shown(games, await some_takes(games, game, 3))
    assert await stay(games, clock, 2 * DAY) == []
    assert due_of(game.table, NO_HOURS) == Due(
        game.since + IDLE_GAME_LIFETIME // timedelta(milliseconds=1), (Abandoned(),)
    )


async def test_every_turn_has_the_whole_time(games: GameService, clock: Clock) -> None:
    game = await a_game(games, Pace.HOUR)
    for _ in range(4):
        assert await stay(games, clock, 49 * MINUTE) == [HALF]
        game = await shown(games, await some_takes(games, await games.get(game.id), 1))
        assert deadline_of(game.table, NO_HOURS) == clock.milliseconds + 3_600_000


async def test_the_pace_is_stored_changed_in_the_lobby_only_and_kept_by_the_next_game(
    games: GameService,
) -> None:
    game = await games.open(guild_id=1, channel_id=CHANNEL, host=ADA, options=Options(2, pace=Pace.DAY))
    game = await games.change(
        game.id, decisions.configure(ADA.user_id, lambda now: replace(now, pace=Pace.WEEK))
    )
    assert game.table.options.pace is Pace.WEEK
    assert table_from_json(table_to_json(game.table)) == game.table
    assert (await games.history(game.id))[-1].after == game.table
    await games.change(game.id, decisions.join(BRUNO))
    await games.change(game.id, decisions.begin(ADA.user_id))
    with refused("options-fixed"):
        await games.change(
            game.id, decisions.configure(ADA.user_id, lambda now: replace(now, pace=Pace.NONE))
        )
    game = await games.change(game.id, decisions.cancel(ADA.user_id, may_manage=True))
    again = await play_again(games, game, BRUNO, guild_id=1, channel_id=CHANNEL)
    assert again.table.options.pace is Pace.WEEK


async def test_snapshots_with_every_field_of_the_clock_can_be_read_again(
    games: GameService, clock: Clock
) -> None:
    game = await a_game(games)
    since = clock.milliseconds
    await stay(games, clock, 13 * HOUR)
    game = await some_takes(games, await games.get(game.id), 1)
    assert game.table.spent == Spent(13 * 3_600_000, Stage.HALF, since)
    assert table_from_json(table_to_json(game.table)) == game.table
    assert (await games.history(game.id))[-1].after == game.table


async def test_several_that_are_due_at_once_are_one(games: GameService, clock: Clock) -> None:
    for gone, event in ((11 * HOUR, None), (12 * HOUR, HALF), (22 * HOUR, LAST), (30 * HOUR, OVER)):
        game = await a_game(games)
        await games.deadlines.heartbeat()
        clock.go(gone)
        after = await games.deadlines.apply_due(game.id)  # as if the bot had been there and just too slow
        events = [entry.event for entry in await games.entries_since(after, game.version)]
        assert events == ([] if event is None else [event])
        assert after.table.stage == (None if event is None else getattr(event, "stage", Stage.OVER))
        await games.change(game.id, decisions.cancel(ADA.user_id, may_manage=True))


async def test_a_move_that_comes_first_is_not_followed_by_its_reminder(
    games: GameService, clock: Clock
) -> None:
    game = await a_game(games)
    await games.deadlines.heartbeat()
    clock.go(12 * HOUR)
    (found,) = await games.deadlines.due(10)
    moved = await some_takes(games, game, 1)
    assert await games.deadlines.apply_due(found) == moved


@pytest.mark.parametrize("end", ["cancelled", "resigned", "over"])
async def test_nobody_is_reminded_of_a_game_that_has_ended(
    games: GameService, clock: Clock, end: str
) -> None:
    game = await a_game(games)
    if end == "cancelled":
        await games.change(game.id, decisions.cancel(ADA.user_id, may_manage=True))
    elif end == "resigned":
        await games.change(game.id, decisions.resign(BRUNO.user_id))
    else:
        await some_takes(games, game, 1000)
    assert (await games.get(game.id)).due_at is None
    assert await stay(games, clock, 2 * DAY) == []


async def test_a_resignation_passes_the_whole_time_to_the_next_and_nothing_to_others(
    games: GameService, clock: Clock
) -> None:
    game = await a_game(games, players=3)
    mover = game.table.running_state.turn
    await stay(games, clock, 13 * HOUR)
    other = await games.change(game.id, decisions.resign(PEOPLE[(mover + 1) % 3].user_id))
    assert (other.table.since, other.table.stage) == (game.table.since, Stage.HALF)
    await games.change(game.id, decisions.cancel(ADA.user_id, may_manage=True))
    game = await a_game(games, players=3)
    await stay(games, clock, 13 * HOUR)
    own = await games.change(game.id, decisions.resign(PEOPLE[mover].user_id))
    assert (own.table.since, own.table.stage) == (clock.milliseconds, None)


NOTICE = {
    Pace.HOUR: (10 * MINUTE, 30 * MINUTE),
    Pace.EIGHT_HOURS: (48 * MINUTE, 4 * HOUR),
    Pace.DAY: (144 * MINUTE, 12 * HOUR),
    Pace.THREE_DAYS: (432 * MINUTE, 12 * HOUR),
    Pace.WEEK: (12 * HOUR, 12 * HOUR),
}
"""How long before the end of a turn the last reminder comes, and how long afterwards a seat is safe."""


@pytest.mark.parametrize("pace", NOTICE)
async def test_the_moments_of_a_turn_depend_on_its_length_within_limits(
    games: GameService, pace: Pace
) -> None:
    table = (await a_game(games, pace)).table
    length, (notice, grace) = pace.length, NOTICE[pace]
    assert length is not None
    moments = {due.events: due.at - table.since for due in dues_of(table, NO_HOURS)}
    assert moments == {
        (HALF,): length / 2 // MILLISECOND,
        (LAST,): (length - notice) // MILLISECOND,
        (OVER,): length // MILLISECOND,
    }
    late = replace(table, stage=Stage.OVER)
    assert grace_ends_at(late, NO_HOURS) == table.since + (length + grace) // MILLISECOND
    assert computer_moves_at(late, NO_HOURS) == table.since + 2 * length // MILLISECOND


@pytest.mark.parametrize("pace", Pace)
async def test_nothing_is_due_once_a_game_is_over(games: GameService, store: MemoryStore, pace: Pace) -> None:
    for end in (decisions.resign(BRUNO.user_id), decisions.cancel(ADA.user_id, may_manage=True)):
        game = await a_game(games, pace)
        assert due_of(game.table, NO_HOURS) is not None
        over = await games.change(game.id, end)
        assert due_of(over.table, NO_HOURS) is None
        assert store.games[game.id].due_at is None
