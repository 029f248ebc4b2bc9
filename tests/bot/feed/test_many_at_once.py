"""As many games as anybody will ever have, all due at the same moment."""

import asyncio
from collections import Counter
from datetime import timedelta
from time import thread_time

import discord
import pytest

from bot.cluster.scope import SingleProcess
from bot.feed.presenter import CONCURRENCY, MAX_QUEUED, Presenter
from bot.feed.scheduler import BATCH_SIZE, MAX_SLEEP, MIN_SLEEP, Scheduler
from bot.feed.threads import Threads
from bot.load import Load
from bot.ui.drawing import Pictures
from bot.words.phrases import Phrases
from engine import Game, GameService, Options, Pace, Person, Stage, decisions
from storage.records import Shown
from storage.store import Store
from tests.engine.clock import Clock
from tests.engine.people import ADA, BRUNO

GAMES = 1000
MOST_WORK = 0.5
"""Seconds of processor time for which the event loop may be busy; a hundredth is usual."""


class Discord:
    """A connection that exists but can't do anything."""

    shard_scope = SingleProcess(lambda: True)
    user_id = 1

    def has_channel(self, guild_id: int, channel_id: int) -> bool:
        del guild_id, channel_id
        return True

    def is_in(self, guild_id: int) -> bool:
        return guild_id > 0

    async def load_locale(self, guild_id: int) -> None:
        raise NotImplementedError

    def channel(self, guild_id: int, channel_id: int) -> discord.PartialMessageable:
        raise NotImplementedError

    def active_thread(self, thread_id: int) -> discord.Thread | None:
        raise NotImplementedError

    async def dm_channel(self, user_id: int) -> discord.DMChannel:
        raise NotImplementedError

    async def thread(self, thread_id: int) -> discord.Thread | None:
        raise NotImplementedError

    def public_phrases(self, guild_id: int, language: str) -> Phrases:
        raise NotImplementedError

    async def personal_phrases(self, user_id: int, person: Person, guild_id: int, language: str) -> Phrases:
        raise NotImplementedError


class Asked(Presenter):
    """Counts which games it is asked to show."""

    def __init__(self, games: GameService, connection: Discord) -> None:
        pictures = Pictures(threads=1)
        threads = Threads(games, pictures, connection, lambda: 0.0)
        super().__init__(games, pictures, connection, Load(), threads, lambda: 0.0)
        self.asked: Counter[int] = Counter()

    def present_soon(self, game_id: int) -> None:
        self.asked[game_id] += 1

    enqueue = present_soon


class Slow(Presenter):
    """Records what it begins to show, and never finishes."""

    def __init__(self, store: Store) -> None:
        connection, pictures, games = Discord(), Pictures(threads=1), GameService(store, now=Clock())
        threads = Threads(games, pictures, connection, lambda: 0.0)
        super().__init__(games, pictures, connection, Load(), threads, lambda: 0.0)
        self.begun: list[int] = []

    async def present(
        self, game_id: int, *, changed: Game | None = None, again: bool = False, may_post: bool = True
    ) -> bool:
        del changed, again, may_post
        self.begun.append(game_id)
        await asyncio.Event().wait()
        return False


@pytest.fixture
def clock() -> Clock:
    return Clock()


async def begin_all(store: Store, games: GameService) -> None:
    """Begin all games at the same moment, shown to their channels."""
    for channel_id in range(1, GAMES + 1):
        game = await games.open(
            guild_id=1, channel_id=channel_id, host=ADA, options=Options(2, pace=Pace.HOUR)
        )
        await games.change(game.id, decisions.join(BRUNO))
        game = await games.change(game.id, decisions.begin(ADA.user_id))
        await store.mark_shown(Shown(game.id, game.version, 71))


async def slowest(ended: asyncio.Event) -> float:
    """Return the most processor time for which the event loop didn't get to something else."""
    longest = 0.0
    while not ended.is_set():
        before = thread_time()
        await asyncio.sleep(0)
        longest = max(longest, thread_time() - before)
    return longest


@pytest.mark.thorough
async def test_a_thousand_games_are_reminded_once_each_and_hold_up_nobody(store: Store, clock: Clock) -> None:
    games = GameService(store, now=clock)
    connection = Discord()
    presenter = Asked(games, connection)
    keeper = Scheduler(games, presenter, connection, lambda: clock().timestamp(), lambda _: None)
    await begin_all(store, games)
    for _ in range(6):
        assert await keeper.run_due() == MAX_SLEEP
        clock.go(timedelta(minutes=5))
    ended = asyncio.Event()
    waited = asyncio.create_task(slowest(ended))
    waits = []
    while (wait := await keeper.run_due()) < MAX_SLEEP:
        waits.append(wait)
        assert sum(presenter.asked.values()) <= len(waits) * BATCH_SIZE
    ended.set()
    assert presenter.asked == Counter(range(1, GAMES + 1))
    assert waits == [MIN_SLEEP] * (GAMES // BATCH_SIZE)
    longest = await waited
    assert longest < MOST_WORK
    all_games = [await games.get(game_id) for game_id in presenter.asked]
    assert {game.table.stage for game in all_games} == {Stage.HALF}


async def test_the_line_of_games_to_be_shown_has_an_end_and_a_player_s_game_comes_first(
    store: Store,
) -> None:
    presenter = Slow(store)
    before = len(asyncio.all_tasks())
    for game_id in range(3 * MAX_QUEUED):
        presenter.enqueue(game_id)
    assert len(asyncio.all_tasks()) - before == MAX_QUEUED

    presenter.present_soon(2 * MAX_QUEUED)
    await asyncio.sleep(0)
    await asyncio.sleep(0)

    assert presenter.begun == [*range(CONCURRENCY), 2 * MAX_QUEUED]
    await presenter.finish(0)
