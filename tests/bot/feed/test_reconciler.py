"""Reconciling very many servers: missed changes are found, and nothing else is written."""

import asyncio
from collections.abc import Iterable, Sequence
from datetime import timedelta
from itertools import pairwise

import discord
import pytest

from bot.feed.channels import BURST_SIZE, ChannelChanges
from bot.feed.guild_removals import GuildRemovals
from bot.feed.presenter import Presenter
from bot.feed.reconciler import PAGE_SIZE, Reconciler
from bot.feed.threads import Threads
from bot.load import Load
from bot.ui.discord_errors import UNKNOWN_CHANNEL
from bot.ui.drawing import Pictures
from engine import Game, GameService, Options, decisions
from engine.suspensions import MAX_SUSPENSION
from storage.records import DamagedRecord, Shown, StorageError
from storage.shards import Lease
from storage.store import Store
from tests.bot.feed.test_keeping_time import Servers
from tests.bot.feed.test_many_at_once import Discord
from tests.bot.feed.trouble import refused
from tests.engine.clock import Clock
from tests.engine.memory import FaultyMemoryStore, MemoryStore
from tests.engine.people import ADA, BRUNO
from tests.storage.faults import fail, mend

GUILDS = range(1, 2 * PAGE_SIZE + 50)


class Written(FaultyMemoryStore):
    """Notes for which servers something is written."""

    def __init__(self, beside: MemoryStore | None = None) -> None:
        super().__init__(beside)
        self.suspended: list[int] = []
        self.resumed: list[int] = []

    async def suspend(self, guild_id: int, at: int, *, lease: Lease | None = None) -> None:
        self.suspended.append(guild_id)
        await super().suspend(guild_id, at, lease=lease)

    async def resume(self, guild_id: int, at: int, *, lease: Lease | None = None) -> None:
        self.resumed.append(guild_id)
        await super().resume(guild_id, at, lease=lease)


class Asked(Presenter):
    """Notes which games it is asked to show."""

    def present_soon(self, game_id: int) -> None:
        self.asked = [*getattr(self, "asked", ()), game_id]

    def _begin(self, game_ids: Iterable[int]) -> None:
        del game_ids


class Elsewhere(Discord):
    """A connection to all servers but those of `left`, where some channels aren't in the cache."""

    def __init__(self, left: Sequence[int] = (), unknown: Sequence[int] = ()) -> None:
        self.left = set(left)
        self.unknown = set(unknown)
        self.asked: list[int] = []
        self.gone: set[int] = set()

    def is_in(self, guild_id: int) -> bool:
        return guild_id not in self.left

    def has_channel(self, guild_id: int, channel_id: int) -> bool:
        return super().has_channel(guild_id, channel_id) and channel_id not in self.unknown

    async def thread(self, thread_id: int) -> discord.Thread | None:
        self.asked.append(thread_id)
        if thread_id in self.gone:
            error = refused(404, UNKNOWN_CHANNEL)
            raise error()
        return None


class Parts:
    """What looks after servers and channels, over a database."""

    def __init__(self, store: Store, connection: Discord) -> None:
        self.clock = Clock()
        self.games = games = GameService(store, now=self.clock)
        pictures = Pictures(threads=1)
        threads = Threads(games, pictures, connection, lambda: 0.0)
        self.presenter = Asked(games, pictures, connection, Load(), threads, lambda: 0.0)
        self.removals = GuildRemovals(games, self.presenter, connection)
        self.changes = ChannelChanges(games, self.presenter, threads, connection)
        self.reconciler = Reconciler(games, self.removals, self.changes, connection.shard_scope)


def reconciler_over(store: Store, connection: Elsewhere) -> Reconciler:
    return Parts(store, connection).reconciler


@pytest.fixture(autouse=True)
def _no_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.feed.reconciler.PAGE_PAUSE", 0.0)
    monkeypatch.setattr("bot.feed.channels.BURST_PAUSE", 0.0)


async def a_game_everywhere(guilds: Sequence[int] = GUILDS) -> Written:
    store = Written()
    games = GameService(store, now=Clock())
    for guild_id in guilds:
        game = await games.open(guild_id=guild_id, channel_id=guild_id, host=ADA, options=Options(2))
        await games.mark_shown(Shown(game.id, game.version, 1))
    return store


async def test_nothing_is_written_for_servers_in_which_nothing_has_changed() -> None:
    store = await a_game_everywhere()
    await reconciler_over(store, Elsewhere()).run_once()
    assert (store.suspended, store.resumed) == ([], [])


async def test_servers_that_the_bot_left_unseen_rest_and_wake_when_it_is_back() -> None:
    store = await a_game_everywhere()
    left = GUILDS[::50]
    reconciler = reconciler_over(store, Elsewhere(left))
    await reconciler.run_once()
    await reconciler.run_once()
    assert store.suspended == [*left]
    assert sorted(await store.suspended_guilds()) == [*left]

    await reconciler_over(store, Elsewhere(left[1:])).run_once()
    assert store.resumed == [left[0]]
    assert sorted(await store.suspended_guilds()) == [*left[1:]]


async def test_discord_is_asked_once_about_each_channel_that_is_not_known() -> None:
    store = await a_game_everywhere()
    unknown = sorted({*GUILDS[::25], *GUILDS[24::25]})
    connection = Elsewhere(left=GUILDS[:10], unknown=unknown)
    await reconciler_over(store, connection).run_once()
    assert connection.asked == [*unknown[1:]]


async def games_in(parts: Parts, channel_id: int, number: int) -> list[Game]:
    """Return games of one server that are shown and belong to a channel, all but the last in threads."""
    games = []
    for each in range(number):
        game = await parts.games.open(guild_id=1, channel_id=channel_id, host=ADA, options=Options(2))
        await parts.games.change(game.id, decisions.join(BRUNO))
        game = await parts.games.change(game.id, decisions.begin(ADA.user_id))
        await parts.games.mark_shown(Shown(game.id, game.version, 1))
        if each < number - 1:
            game = await parts.games.channels.enter_thread(game.id, 100 + each)
        games.append(game)
    return games


async def are_open(parts: Parts, games: Iterable[Game]) -> list[bool]:
    return [(await parts.games.get(game.id)).table.is_open for game in games]


async def test_a_server_whose_return_could_not_be_noted_wakes_with_the_next_sign_of_it() -> None:
    store = Written()
    parts = Parts(store, Elsewhere())
    await parts.removals.on_removed(1)
    fail(store, "resume", times=1)
    with pytest.raises(StorageError):
        await parts.removals.on_available(1)
    await parts.removals.on_available(1)
    assert store.resumed == [1, 1]
    await parts.removals.on_available(1)
    assert store.resumed == [1, 1]


async def test_a_server_that_another_process_has_woken_rests_again_once_the_bot_is_not_there() -> None:
    store = Written()
    parts = Parts(store, Elsewhere(left=[1]))
    await games_in(parts, 7, 1)
    await parts.removals.on_removed(1)
    await parts.games.suspensions.resume(1)
    await parts.reconciler.run_once()
    assert store.suspended == [1, 1]


async def test_a_server_that_is_not_known_any_more_is_not_woken() -> None:
    servers, store = Servers(), Written()
    parts = Parts(store, servers)
    removals = parts.removals
    await games_in(parts, 7, 1)
    await removals.on_removed(1)
    servers.part.is_mine = False
    await removals.check()
    assert store.resumed == []
    servers.part.is_mine = True
    await removals.check()
    assert store.resumed == [1]


async def test_all_games_that_have_rested_for_too_long_are_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engine.suspensions._BATCH_SIZE", 2)
    parts = Parts(Written(), Elsewhere(left=[1]))
    games = await games_in(parts, 7, 5)
    await parts.removals.on_removed(1)
    parts.clock.go(MAX_SUSPENSION)
    await parts.removals.check()
    assert await are_open(parts, games) == [True] * 5
    parts.clock.go(timedelta(seconds=1))
    await parts.removals.check()
    assert await are_open(parts, games) == [False] * 5


async def test_of_a_deleted_channel_all_games_are_closed_but_those_that_fail() -> None:
    store = Written()
    parts = Parts(store, Elsewhere())
    games = await games_in(parts, 7, 3)
    fail(store, "commit", times=1)
    await parts.changes.on_deleted(7)
    mend(store)
    assert await are_open(parts, games) == [True, False, False]
    assert parts.presenter.asked == [games[1].id, games[2].id]
    later = Parts(store, Elsewhere())
    more = await games_in(later, 8, 2)
    later = Parts(store, Elsewhere())  # which has read no game yet
    fail(store, "load", error=DamagedRecord("torn"), when=lambda game_id: game_id == more[0].id)
    await later.changes.on_deleted(8)
    mend(store)
    assert await are_open(later, more) == [True, False]


async def test_a_channel_that_is_gone_is_noticed_and_one_that_only_is_not_answered_for_stays() -> None:
    connection = Elsewhere(unknown=[7, 8, 100])
    parts = Parts(Written(), connection)
    games = [*await games_in(parts, 7, 1), *await games_in(parts, 8, 2)]
    await parts.changes.check_places(1, 1)
    assert await are_open(parts, games) == [True] * 3
    connection.gone = {7}
    await parts.changes.check_places(2, 9)
    assert await are_open(parts, games) == [True] * 3
    await parts.changes.check_places(1, 1)
    assert await are_open(parts, games) == [False, True, True]


async def test_between_bursts_of_questions_others_have_their_turn() -> None:
    some_guilds = GUILDS[: 3 * BURST_SIZE]
    store, connection = await a_game_everywhere(some_guilds), Elsewhere(unknown=some_guilds)
    asked: list[int] = []

    async def others() -> None:
        while len(connection.asked) < 2 * BURST_SIZE:
            asked.append(len(connection.asked))
            await asyncio.sleep(0)

    running = asyncio.create_task(others())
    await Parts(store, connection).changes.check_places(1, GUILDS[-1])
    await running
    assert max(later - before for before, later in pairwise(asked)) <= BURST_SIZE
