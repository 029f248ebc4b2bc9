"""Looking what is due: when the next look is, and what one game's trouble means for others."""

from datetime import timedelta

import pytest

from bot.cluster.scope import SingleProcess
from bot.feed import scheduler
from bot.feed.presenter import Presenter
from bot.feed.scheduler import MAX_SLEEP, MIN_SLEEP, Scheduler
from bot.feed.threads import Threads
from bot.load import Load
from engine import Game, GameService, Options, Pace, decisions
from storage.records import Shown, StorageError
from tests.bot.club import NoPictures
from tests.bot.feed.test_many_at_once import Discord
from tests.engine.clock import Clock
from tests.engine.memory import FaultyMemoryStore
from tests.engine.people import ADA, BRUNO
from tests.storage.faults import fail, mend

HALF = 30 * 60.0


class Asked(Presenter):
    """Notes which games it is asked to show, at once or in line."""

    at_once: list[int]
    in_line: list[int]

    def present_soon(self, game_id: int) -> None:
        self.at_once.append(game_id)

    def enqueue(self, game_id: int) -> None:
        self.in_line.append(game_id)


class Part(SingleProcess):
    """The servers of a process, which may lose them."""

    def __init__(self) -> None:
        super().__init__(lambda: True)
        self.is_mine = True

    def knows(self, guild_id: int) -> bool:
        del guild_id
        return self.is_mine


class Servers(Discord):
    """A connection to all servers but those that have removed the bot."""

    def __init__(self) -> None:
        self.left: set[int] = set()
        self.shard_scope = self.part = Part()

    def is_in(self, guild_id: int) -> bool:
        return guild_id not in self.left


class Keeper:
    """A scheduler over a database, with the time."""

    def __init__(self) -> None:
        self.clock, self.store, self.servers = Clock(), FaultyMemoryStore(), Servers()
        self.games = GameService(self.store, now=self.clock, new_secret=lambda: (10).to_bytes(32))
        threads = Threads(self.games, NoPictures(), self.servers, self.seconds)
        self.presenter = Asked(self.games, NoPictures(), self.servers, Load(), threads, self.seconds)
        self.presenter.at_once, self.presenter.in_line = [], []
        self.woken: list[float] = []
        self.scheduler = Scheduler(self.games, self.presenter, self.servers, self.seconds, self.woken.append)

    def seconds(self) -> float:
        return self.clock().timestamp()

    async def begin(self, guild_id: int = 1) -> Game:
        """Begin a game with an hour for each turn in a channel of its own, and show it."""
        options = Options(2, pace=Pace.HOUR)
        game = await self.games.open(guild_id=guild_id, channel_id=guild_id, host=ADA, options=options)
        await self.games.change(game.id, decisions.join(BRUNO))
        game = await self.games.change(game.id, decisions.begin(ADA.user_id))
        await self.games.mark_shown(Shown(game.id, game.version, 1))
        return game

    async def run(self, seconds: float) -> float:
        """Let time pass, in which the bot runs; return until when the next look is."""
        wait = 0.0
        while seconds > 0:
            step = min(seconds, MAX_SLEEP)
            self.clock.go(timedelta(seconds=step))
            seconds -= step
            wait = await self.scheduler.run_due()
        return wait


@pytest.fixture
def keeper() -> Keeper:
    return Keeper()


async def test_the_next_look_is_when_something_is_due_and_within_a_minute(keeper: Keeper) -> None:
    assert await keeper.scheduler.run_due() == MAX_SLEEP
    await keeper.begin()
    assert keeper.woken == []  # which is long after the next look
    assert await keeper.run(HALF - 30) == pytest.approx(30)
    assert await keeper.run(29.5) == MIN_SLEEP
    assert keeper.presenter.in_line == []
    await keeper.run(1)
    assert (keeper.presenter.in_line, keeper.presenter.at_once) == ([1], [])


async def test_a_deadline_before_the_next_look_wakes_and_a_later_one_does_not(keeper: Keeper) -> None:
    await keeper.scheduler.run_due()
    for seconds in (MAX_SLEEP + 1, 40, 50, 20, 30, 0.1, 0.2):
        keeper.games.deadlines.on_deadline_set(seconds)
    assert keeper.woken == [40, 20, MIN_SLEEP]
    keeper.clock.go(timedelta(seconds=10))
    keeper.games.deadlines.on_deadline_set(60)
    await keeper.scheduler.run_due()
    keeper.games.deadlines.on_deadline_set(MAX_SLEEP - 1)
    assert keeper.woken == [40, 20, MIN_SLEEP, MAX_SLEEP - 1]


@pytest.mark.parametrize("trouble", ["failing", "away"])
async def test_games_in_trouble_keep_no_other_from_what_is_due(
    keeper: Keeper, monkeypatch: pytest.MonkeyPatch, trouble: str
) -> None:
    monkeypatch.setattr(scheduler, "BATCH_SIZE", 1)
    first, second = await keeper.begin(1), await keeper.begin(2)
    if trouble == "away":
        keeper.servers.left = {1}
    else:
        fail(keeper.store, "commit", when=lambda commit: commit.game_id == first.id)
    assert await keeper.run(HALF) == MIN_SLEEP  # there may be more
    assert keeper.presenter.in_line == []
    await keeper.run(1)
    assert keeper.presenter.in_line == [second.id]
    mend(keeper.store)
    keeper.servers.left = set()
    await keeper.run(60)
    assert keeper.presenter.in_line == [second.id, first.id]


async def test_what_cannot_be_read_is_said_again_once_it_was_read_in_between(
    keeper: Keeper, caplog: pytest.LogCaptureFixture
) -> None:
    for times in (1, 2):
        fail(keeper.store, "due", error=StorageError("the disk is gone"))
        await keeper.run(3 * MAX_SLEEP)
        assert caplog.text.count("the disk is gone") == times
        mend(keeper.store)
        await keeper.run(MAX_SLEEP)


async def test_what_is_due_on_a_server_of_another_process_by_now_is_left_to_that(keeper: Keeper) -> None:
    game = await keeper.begin()
    keeper.servers.part.is_mine = False
    await keeper.run(HALF + 1)
    assert (await keeper.games.get(game.id)).version == game.version
    keeper.servers.part.is_mine = True
    await keeper.run(1)
    assert keeper.presenter.in_line == [game.id]
