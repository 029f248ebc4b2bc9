"""Reconciling very many servers: missed changes are found, and nothing else is written."""

from collections.abc import Sequence

import discord
import pytest

from bot.feed.channels import ChannelChanges
from bot.feed.guild_removals import GuildRemovals
from bot.feed.presenter import Presenter
from bot.feed.reconciler import PAGE_SIZE, Reconciler
from bot.feed.threads import Threads
from bot.load import Load
from bot.ui.drawing import Pictures
from engine import GameService, Options
from storage.records import Shown
from storage.shards import Lease
from storage.store import Store
from tests.bot.feed.test_many_at_once import Discord
from tests.engine.clock import Clock
from tests.engine.memory import MemoryStore
from tests.engine.people import ADA

GUILDS = range(1, 2 * PAGE_SIZE + 50)


class Written(MemoryStore):
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


class Elsewhere(Discord):
    """A connection to all servers but those of `left`, where some channels aren't in the cache."""

    def __init__(self, left: Sequence[int] = (), unknown: Sequence[int] = ()) -> None:
        self.left = set(left)
        self.unknown = set(unknown)
        self.asked: list[int] = []

    def is_in(self, guild_id: int) -> bool:
        return guild_id not in self.left

    def has_channel(self, guild_id: int, channel_id: int) -> bool:
        return super().has_channel(guild_id, channel_id) and channel_id not in self.unknown

    async def thread(self, thread_id: int) -> discord.Thread | None:
        self.asked.append(thread_id)
        return None


def reconciler_over(store: Store, connection: Elsewhere) -> Reconciler:
    games, pictures = GameService(store, now=Clock()), Pictures(threads=1)
    threads = Threads(games, pictures, connection, lambda: 0.0)
    presenter = Presenter(games, pictures, connection, Load(), threads, lambda: 0.0)
    absences = GuildRemovals(games, presenter, connection)
    return Reconciler(
        games, absences, ChannelChanges(games, presenter, threads, connection), connection.shard_scope
    )


@pytest.fixture(autouse=True)
def _no_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.feed.reconciler.PAGE_PAUSE", 0.0)
    monkeypatch.setattr("bot.feed.channels.BURST_PAUSE", 0.0)


async def a_game_everywhere() -> Written:
    store = Written()
    games = GameService(store, now=Clock())
    for guild_id in GUILDS:
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
    unknown = GUILDS[::25]
    connection = Elsewhere(left=GUILDS[:10], unknown=unknown)
    await reconciler_over(store, connection).run_once()
    assert connection.asked == [*unknown[1:]]
