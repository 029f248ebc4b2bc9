"""Deadlines of tables: an idle lobby closes, and nobody is penalized for the bot's downtime."""

from dataclasses import replace
from datetime import timedelta

import pytest

from engine import LOBBY_LIFETIME, Game, GameService, Options, Person, Status, decisions
from engine.deadline_service import CRASH_RESTART, HEARTBEAT_INTERVAL, MINOR_ABSENCE, RECENT
from engine.table.events import Delayed, Joined, Lapsed
from storage.records import Shown, StorageError, StoredGame
from storage.shards import EVERYTHING, ShardSet
from tests.engine.clock import Clock
from tests.engine.memory import MemoryStore
from tests.engine.people import ADA, BRUNO, CHIYO, a_game, a_lobby, refused
from tests.engine.table.test_older_versions import LOBBY, OPENING, stored

A_DAY = timedelta(days=1)
CLEAN_RESTART = timedelta(milliseconds=1)


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def games(store: MemoryStore, clock: Clock) -> GameService:
    return after_a_restart(store, clock)


def after_a_restart(store: MemoryStore, clock: Clock) -> GameService:
    """Return the games of a new process on the same database."""
    return GameService(MemoryStore(store), now=clock, new_secret=lambda: (10).to_bytes(32))


async def pass_all(games: GameService) -> list[Game]:
    """Let time pass for everything that is due, as the bot does every minute."""
    await games.deadlines.heartbeat()
    return [await games.deadlines.apply_due(game_id) for game_id in await games.deadlines.due(100)]


async def stay(games: GameService, clock: Clock, length: timedelta) -> None:
    """Let time go on while the bot is there."""
    end = clock.now + length
    while clock.now < end:
        await games.deadlines.heartbeat()
        clock.go(min(end - clock.now, MINOR_ABSENCE))
    await games.deadlines.heartbeat()


async def test_what_has_just_become_due_does_not_wait_for_all_that_has_waited_for_long(
    games: GameService, clock: Clock
) -> None:
    ids = []
    for channel_id in range(4):
        game = await games.open(guild_id=1, channel_id=channel_id, host=ADA, options=Options(2))
        ids.append(game.id)
        clock.go(RECENT)
    clock.go(LOBBY_LIFETIME - RECENT)
    assert await games.deadlines.due(3) == [ids[3], *ids[:3]]
    assert await games.deadlines.due(5) == ids


async def test_a_lobby_closes_when_nothing_has_happened_there_for_three_days(
    games: GameService, clock: Clock
) -> None:
    game = await a_lobby(games, 2)
    await stay(games, clock, LOBBY_LIFETIME - CLEAN_RESTART)
    assert await pass_all(games) == []
    clock.go(CLEAN_RESTART)

    (lapsed,) = await pass_all(games)

    assert lapsed == await games.get(game.id)
    assert (lapsed.table.status, lapsed.due_at) == (Status.LAPSED, None)
    entries = await games.history(game.id)
    assert (entries[-1].event, entries[-1].moment) == (Lapsed(), clock.now)
    assert entries[-1].after == lapsed.table
    assert await pass_all(games) == []
    await a_lobby(games)


async def test_every_change_of_a_lobby_restarts_the_three_days(games: GameService, clock: Clock) -> None:
    game = await a_lobby(games, 2)
    for change in (
        games.change(game.id, decisions.join(CHIYO)),
        games.change(game.id, decisions.leave(CHIYO.user_id)),
        games.change(game.id, decisions.set_theme(ADA.user_id, "chocolatier")),
        games.change(game.id, decisions.configure(ADA.user_id, lambda options: replace(options, seats=3))),
    ):
        await stay(games, clock, LOBBY_LIFETIME - CLEAN_RESTART)
        assert (await change).table.is_open
        assert await pass_all(games) == []
    await stay(games, clock, LOBBY_LIFETIME)
    assert [game.table.status for game in await pass_all(games)] == [Status.LAPSED]


async def test_time_does_nothing_to_games_that_have_ended(games: GameService, clock: Clock) -> None:
    game = await a_game(games)
    await stay(games, clock, A_DAY)
    closed = await games.change(game.id, decisions.cancel(ADA.user_id, may_manage=True))
    assert (closed.table.is_open, closed.due_at) == (False, None)
    clock.go(365 * A_DAY)
    assert await pass_all(games) == []


async def test_nobody_joins_or_begins_a_table_that_has_lapsed(games: GameService, clock: Clock) -> None:
    game = await a_lobby(games, 2)
    await stay(games, clock, LOBBY_LIFETIME)
    await pass_all(games)
    with refused("ended"):
        await games.change(game.id, decisions.join(CHIYO))
    with refused("ended"):
        await games.change(game.id, decisions.begin(ADA.user_id))


async def test_a_lobby_of_an_older_version_closes_only_after_it_has_changed(
    store: MemoryStore, games: GameService, clock: Clock
) -> None:
    game_id = await stored(store, LOBBY, *OPENING)
    await stay(games, clock, 9 * A_DAY)
    assert await pass_all(games) == []
    await games.change(game_id, decisions.join(CHIYO))
    await stay(games, clock, LOBBY_LIFETIME)
    assert [game.table.status for game in await pass_all(games)] == [Status.LAPSED]


async def test_two_tables_that_are_due_at_once_both_close(games: GameService, clock: Clock) -> None:
    for channel_id in (1, 2):
        await games.open(guild_id=1, channel_id=channel_id, host=ADA, options=Options(2))
    await stay(games, clock, LOBBY_LIFETIME)
    assert [game.table.status for game in await pass_all(games)] == [Status.LAPSED] * 2


async def test_a_table_that_was_changed_after_it_was_found_stays_open(
    games: GameService, clock: Clock
) -> None:
    game = await a_lobby(games)
    await stay(games, clock, LOBBY_LIFETIME)
    (found,) = await games.deadlines.due(100)
    joined = await games.change(game.id, decisions.join(BRUNO))
    assert await games.deadlines.apply_due(found) == joined


async def test_a_change_that_comes_first_while_the_table_is_being_closed_is_respected(
    store: MemoryStore, clock: Clock
) -> None:
    class Overtaken(MemoryStore):
        """A database in which somebody joins just after a game was read for the first time."""

        is_overtaken = False

        async def load(self, game_id: int) -> StoredGame | None:
            row = await super().load(game_id)
            if not self.is_overtaken:
                self.is_overtaken = True
                await after_a_restart(store, clock).change(game.id, decisions.join(BRUNO))
            return row

    game = await a_lobby(after_a_restart(store, clock))
    clock.go(LOBBY_LIFETIME)
    slow = GameService(Overtaken(store), now=clock, new_secret=lambda: bytes(32))
    assert await slow.deadlines.due(100) == [game.id]

    after = await slow.deadlines.apply_due(game.id)

    assert after.table.status is Status.LOBBY
    assert [type(entry.event) for entry in await slow.history(game.id)][1:] == [Joined]


async def test_a_game_that_is_gone_is_refused(games: GameService) -> None:
    with refused("no-table"):
        await games.deadlines.apply_due(1)


async def test_a_moment_that_depends_on_more_than_the_game_is_put_right(
    store: MemoryStore, games: GameService, clock: Clock
) -> None:
    game = await a_lobby(games)
    await store.set_due(game.id, game.version, clock.milliseconds)
    assert await games.deadlines.due(100) == [game.id]
    await games.deadlines.apply_due(game.id)
    assert await games.deadlines.due(100) == []
    assert (await games.get(game.id)).due_at == game.due_at


# ── the clock, and the time that the bot is away ──


async def test_it_is_noted_once_a_minute_that_the_bot_is_there(
    store: MemoryStore, games: GameService, clock: Clock
) -> None:
    noted = set()
    for _ in range(10):
        await games.deadlines.heartbeat()
        noted.add(await store.last_heartbeat())
        clock.go(HEARTBEAT_INTERVAL / 4)
    assert len(noted) == 3


@pytest.mark.parametrize("restart", [True, False], ids=["restarted", "asleep"])
async def test_what_is_due_comes_as_much_later_as_the_bot_was_away(
    store: MemoryStore, games: GameService, clock: Clock, *, restart: bool
) -> None:
    game = await a_lobby(games)
    await stay(games, clock, A_DAY)
    clock.go(5 * A_DAY)
    if restart:
        games = after_a_restart(store, clock)

    (after,) = await pass_all(games)

    assert after.table.status is Status.LOBBY
    entries = await games.history(game.id)
    assert entries[-1].event == Delayed(5 * 86_400_000)
    assert entries[-1].after == after.table == (await games.get(game.id)).table
    assert await pass_all(games) == []
    await stay(games, clock, 2 * A_DAY - CLEAN_RESTART)
    assert await pass_all(games) == []
    clock.go(CLEAN_RESTART)
    assert [game.table.status for game in await pass_all(games)] == [Status.LAPSED]


async def test_a_restart_at_the_moment_itself_closes_the_table_once(
    store: MemoryStore, games: GameService, clock: Clock
) -> None:
    game = await a_lobby(games)
    await stay(games, clock, LOBBY_LIFETIME)
    first, second = after_a_restart(store, clock), after_a_restart(store, clock)
    assert [len(await pass_all(each)) for each in (first, second)] == [1, 0]
    assert [entry.event for entry in await games.history(game.id)].count(Lapsed()) == 1


async def test_a_process_that_was_killed_just_after_it_was_noted_to_be_there_moves_nothing(
    store: MemoryStore, games: GameService, clock: Clock
) -> None:
    game = await a_lobby(games)
    await stay(games, clock, LOBBY_LIFETIME - CRASH_RESTART)
    clock.go(CRASH_RESTART)
    games = after_a_restart(store, clock)
    assert [game.table.status for game in await pass_all(games)] == [Status.LAPSED]
    assert Delayed not in [type(entry.event) for entry in await games.history(game.id)]


@pytest.mark.parametrize("seconds", [5, 60, 240, 3600])
async def test_an_absence_that_was_said_counts_to_the_moment_however_short(
    store: MemoryStore, games: GameService, clock: Clock, seconds: int
) -> None:
    game = await a_lobby(games)
    await stay(games, clock, A_DAY)
    clock.go(HEARTBEAT_INTERVAL / 2)
    await games.deadlines.record_shutdown()
    clock.go(timedelta(seconds=seconds))
    games = after_a_restart(store, clock)
    await pass_all(games)
    assert (await games.get(game.id)).delay in {0, seconds * 1000}
    await games.change(game.id, decisions.join(BRUNO))  # games are looked through for long absences alone
    delays = [entry.event for entry in await games.history(game.id) if isinstance(entry.event, Delayed)]
    assert delays == [Delayed(seconds * 1000)]
    games = after_a_restart(store, clock)
    assert await pass_all(games) == []


@pytest.mark.parametrize("up", [3, 20, 61])
@pytest.mark.parametrize("is_said", [True, False])
async def test_restarts_every_four_minutes_for_an_hour_move_a_deadline_by_what_the_bot_was_away(
    store: MemoryStore, games: GameService, clock: Clock, up: int, *, is_said: bool
) -> None:
    """Unless it is said, what is known of an absence is the last look at the clock before it."""
    game = await a_lobby(games)
    await stay(games, clock, A_DAY)
    away = timedelta()
    for _ in range(15):
        games = after_a_restart(store, clock)
        await pass_all(games)
        await stay(games, clock, timedelta(seconds=up))
        if is_said:
            await games.deadlines.record_shutdown()
        clock.go(timedelta(seconds=240 - up))
        away += timedelta(seconds=240 - up)
    games = after_a_restart(store, clock)
    await pass_all(games)
    by = timedelta(milliseconds=(await games.get(game.id)).due_at or 0) - timedelta(
        milliseconds=game.due_at or 0
    )
    slack = timedelta() if is_said else 15 * min(HEARTBEAT_INTERVAL, timedelta(seconds=up))
    assert away <= by <= away + slack


async def test_somebody_who_comes_before_the_delay_is_in_the_log_finds_it_there(
    games: GameService, clock: Clock
) -> None:
    game = await a_lobby(games)
    await stay(games, clock, A_DAY)
    clock.go(A_DAY)
    await games.deadlines.heartbeat()

    joined = await games.change(game.id, decisions.join(BRUNO))

    assert [entry.event for entry in await games.history(game.id)][1:] == [
        Delayed(86_400_000),
        Joined(BRUNO),
    ]
    assert (joined.delay, joined.table.since) == (0, clock.milliseconds)
    assert await pass_all(games) == []


async def test_a_game_that_began_to_wait_during_the_absence_is_moved_from_then_on(
    games: GameService, clock: Clock
) -> None:
    await games.deadlines.heartbeat()
    clock.go(A_DAY)
    game = await a_lobby(games)  # the bot is back, but has not looked at the clock yet
    await games.deadlines.heartbeat()
    assert (await games.get(game.id)).due_at == game.due_at


async def test_a_clock_set_back_makes_nobody_pay(games: GameService, clock: Clock) -> None:
    game = await a_lobby(games)
    await stay(games, clock, A_DAY)
    clock.go(-10 * A_DAY)
    assert await pass_all(games) == []
    await stay(games, clock, 12 * A_DAY - CLEAN_RESTART)
    assert await pass_all(games) == []
    clock.go(CLEAN_RESTART)
    (lapsed,) = await pass_all(games)
    assert lapsed.table.status is Status.LAPSED
    assert Delayed not in [type(entry.event) for entry in await games.history(game.id)]


async def test_a_clock_set_forward_is_taken_for_an_absence(games: GameService, clock: Clock) -> None:
    await a_lobby(games)
    await stay(games, clock, timedelta(hours=1))
    clock.go(30 * A_DAY)
    assert [game.table.status for game in await pass_all(games)] == [Status.LOBBY]
    await stay(games, clock, LOBBY_LIFETIME)
    assert [game.table.status for game in await pass_all(games)] == [Status.LAPSED]


async def test_a_table_whose_server_was_left_has_as_long_left_when_the_bot_returns(
    games: GameService, clock: Clock
) -> None:
    await a_lobby(games)
    await stay(games, clock, 2 * A_DAY)
    await games.suspensions.suspend(1)
    await stay(games, clock, 7 * A_DAY)
    assert await pass_all(games) == []
    await games.suspensions.resume(1)
    (woken,) = await pass_all(games)
    assert woken.table.status is Status.LOBBY
    await stay(games, clock, A_DAY)
    assert [game.table.status for game in await pass_all(games)] == [Status.LAPSED]


async def test_the_seconds_until_the_next_moment_are_known(games: GameService, clock: Clock) -> None:
    assert await games.deadlines.next_due() is None
    seconds: list[float] = []
    games.deadlines.on_deadline_set = seconds.append
    game = await a_lobby(games)
    clock.go(A_DAY)
    assert await games.deadlines.next_due() == 2 * 86_400
    await games.change(game.id, decisions.join(BRUNO))
    await games.change(game.id, decisions.begin(ADA.user_id))
    assert seconds == [3 * 86_400.0] * 2 + [90 * 86_400.0]
    assert await games.deadlines.next_due() == 90 * 86_400
    now = clock.milliseconds
    pings = {ADA.user_id: None, BRUNO.user_id: now + 2_000, CHIYO.user_id: now + 5_000}
    await games.mark_shown(Shown(game.id, 4, 71, pings=pings))
    assert seconds[3:] == [2]
    await games.people.change(ADA.user_id, lambda *_: Person(confirm=False))
    assert seconds[4:] == []
    await games.people.change(ADA.user_id, lambda *_: Person(zone="UTC", quiet=(0, 60)))
    assert seconds[4:] == [0]


async def test_an_absence_is_not_forgotten_because_the_database_failed(
    store: MemoryStore, clock: Clock
) -> None:
    class Failing(MemoryStore):
        """A database whose first delay fails."""

        has_failed = False

        async def delay(
            self, since: int, at: int, shard_set: ShardSet = EVERYTHING, *, minor_absence: int = 0
        ) -> None:
            if not self.has_failed:
                self.has_failed = True
                raise StorageError("the disk is full")
            await super().delay(since, at, shard_set, minor_absence=minor_absence)

    games = GameService(Failing(store), now=clock, new_secret=lambda: bytes(32))
    await a_lobby(games)
    await games.deadlines.heartbeat()
    clock.go(9 * A_DAY)
    with pytest.raises(StorageError):
        await games.deadlines.heartbeat()
    assert [game.table.status for game in await pass_all(games)] == [Status.LOBBY]
