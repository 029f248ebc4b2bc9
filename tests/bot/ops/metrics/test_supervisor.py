"""Background loops: an unexpected error is logged, counted, and never ends one."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from functools import partial
from math import inf
from pathlib import Path
from typing import Any, cast

import pytest
from simcord import Env

from bot.feed.erasure import RESUME_EVERY
from bot.feed.guild_removals import CHECK_EVERY
from bot.feed.retry import FIRST_WAIT
from bot.feed.scheduler import MAX_SLEEP
from bot.logs.outages import Outages
from bot.loops import COUNT_EVERY
from bot.observer import Observer
from bot.ops import health
from bot.ops.backups import NightlyBackups
from bot.ops.health import Health, Troubles
from bot.ops.metrics.setup import metrics_server, observer_for
from bot.settings import Settings
from bot.supervisor import FIRST_PAUSE, LOGGED_EVERY, MAX_PAUSE, Supervisor
from tests.bot.club import Club
from tests.bot.cluster.processes import World
from tests.bot.ops.metrics.port import Port
from tests.bot.process import ROOT, free_port
from tests.storage.faults import strike
from tests.waiting import PATIENCE, until

pytestmark = pytest.mark.goes_wrong


class Mistake(Exception):
    """An error that nobody expects."""


class Counted(Observer):
    """Remembers which loops have failed."""

    def __init__(self) -> None:
        self.failed: list[str] = []

    def loop_failed(self, loop: str) -> None:
        self.failed.append(loop)


class Flawed:
    """A fault of something that is done again and again: it fails the first `times`, or always."""

    def __init__(self, times: float = 1, error: type[BaseException] = Mistake) -> None:
        self._times = times
        self._error = error
        self.failures = 0
        self.is_done = asyncio.Event()

    async def __call__(self, do: Callable[..., Awaitable[object]], *args: object, **kwargs: object) -> Any:
        if self.failures < self._times:
            self.failures += 1
            raise self._error("unexpected")
        done = await do(*args, **kwargs)
        self.is_done.set()
        return done


# ── the bot's own loops, by what each does first with its database, and how often ──

LOOPS = {
    "showing games": ("unshown", FIRST_WAIT),
    "looking for absences": ("suspended_guilds", CHECK_EVERY),
    "keeping time": ("due", MAX_SLEEP),
    "erasing people": ("people_to_delete", RESUME_EVERY),
    "counting games": ("uncounted_games", COUNT_EVERY),
}


def flaw(club: Club, loop: str, times: float = 1) -> Flawed:
    """Let the next rounds of a loop fail."""
    method, _ = LOOPS[loop]
    strike(club.store, method, flawed := Flawed(times))
    return flawed


async def test_all_loops_are_tried_here(club: Club) -> None:
    assert club.bot.loops.by_purpose.keys() == LOOPS.keys()


@pytest.mark.parametrize("loop", LOOPS)
async def test_a_loop_goes_on_after_an_unexpected_error(
    simcord_env: Env,
    club: Club,
    port: Port,
    caplog: pytest.LogCaptureFixture,
    loop: str,
) -> None:
    flawed = flaw(club, loop)
    _, every = LOOPS[loop]

    await simcord_env.advance_time(every)
    assert flawed.failures == 1
    flawed.is_done.clear()
    await simcord_env.advance_time(2 * FIRST_PAUSE)

    assert flawed.is_done.is_set()
    assert (await port.samples())["azul_loop_errors_total", loop] == 1
    (record,) = [record for record in caplog.records if record.name == "bot.supervisor"]
    assert loop in record.getMessage()
    assert record.exc_info is not None
    assert (await port.health("/healthz"))[0] == 200
    flawed.is_done.clear()
    await simcord_env.advance_time(5 * FIRST_PAUSE)
    assert not flawed.is_done.is_set()  # it goes on as slowly as it usually does


@pytest.mark.one_in(3)
@pytest.mark.parametrize("loop", LOOPS)
async def test_a_loop_that_always_fails_slows_down_and_leaves_the_others_alone(
    simcord_env: Env, club: Club, caplog: pytest.LogCaptureFixture, loop: str
) -> None:
    _, every = LOOPS[loop]
    others = [flaw(club, other, times=0) for other in LOOPS if other != loop]
    flawed = flaw(club, loop, times=inf)

    await simcord_env.advance_time(every)
    before = flawed.failures
    for _ in range(10):
        await simcord_env.advance_time(MAX_PAUSE)
    assert 10 <= flawed.failures - before <= 10 * MAX_PAUSE / min(every, MAX_PAUSE) + 10
    assert len([record for record in caplog.records if record.name == "bot.supervisor"]) <= 2

    await simcord_env.advance_time(CHECK_EVERY)
    assert all(other.is_done.is_set() for other in others)


async def test_to_look_for_absences_at_once_is_to_do_so_once(simcord_env: Env, club: Club) -> None:
    looks = flaw(club, "looking for absences", times=0)
    await simcord_env.advance_time(FIRST_PAUSE)
    for is_done in (True, False, False):
        looks.is_done.clear()
        if is_done:
            club.bot.loops.reconcile_soon()
        await simcord_env.advance_time(2 * FIRST_PAUSE)
        assert looks.is_done.is_set() == is_done


async def test_loops_end_when_the_bot_leaves(club: Club) -> None:
    for loop in LOOPS:
        flaw(club, loop, times=inf)
    club.bot.loops.stop()
    tasks = [loop.get_task() for loop in club.bot.loops.by_purpose.values()]
    await asyncio.gather(*(task for task in tasks if task is not None), return_exceptions=True)
    assert not any(loop.is_running() for loop in club.bot.loops.by_purpose.values())


# ── loops that are tasks of their own ──


class Instantly:
    """Waits for nothing, and remembers for how long it should have."""

    def __init__(self) -> None:
        self.waited: list[float] = []

    async def __call__(self, seconds: float) -> None:
        self.waited.append(seconds)
        await asyncio.sleep(0)


@pytest.fixture
def counted() -> Counted:
    return Counted()


@pytest.fixture
def sleep() -> Instantly:
    return Instantly()


@pytest.fixture
def supervisor(counted: Counted, sleep: Instantly) -> Supervisor:
    return Supervisor(counted, sleep=sleep)


@asynccontextmanager
async def running(loop: Coroutine[object, object, None]) -> AsyncIterator[asyncio.Task[None]]:
    """Run a loop; it has to go on until it is cancelled, and to end then."""
    task = asyncio.create_task(loop)
    try:
        yield task
        assert not task.done()
    finally:
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task


async def until_done(flawed: Flawed) -> None:
    async with asyncio.timeout(PATIENCE):
        await flawed.is_done.wait()


async def seven() -> float:
    return 7.0


@pytest.mark.parametrize("error", [Mistake, asyncio.CancelledError])
@pytest.mark.parametrize(
    ("bounds", "waited"),
    [
        ({}, [1, 2, 4, 8, 16, 32, MAX_PAUSE, MAX_PAUSE]),
        ({"max_pause": 2.0}, [1, 2, 2, 2, 2, 2, 2, 2]),
        ({"min_pause": 10.0, "max_pause": 20.0}, [10, 10, 10, 10, 16, 20, 20, 20]),
    ],
    ids=["usual", "at most", "at least"],
)
async def test_the_pause_doubles_and_no_error_ends_it(
    supervisor: Supervisor,
    counted: Counted,
    sleep: Instantly,
    bounds: dict[str, float],
    waited: list[float],
    error: type[BaseException],
) -> None:
    flawed = Flawed(8, error)
    async with running(supervisor.run("looking", partial(flawed, seven), **bounds)):
        await until_done(flawed)
    assert sleep.waited[:8] == waited
    assert counted.failed == ["looking"] * 8


async def test_the_pause_is_short_again_after_a_round_without_an_error(
    supervisor: Supervisor, sleep: Instantly
) -> None:
    for _ in range(2):
        looks = partial(Flawed(times=2), seven)
        for _ in range(3):
            await sleep(await supervisor.round("looking", looks))
    assert sleep.waited == [1, 2, 7, 1, 2, 7]


async def test_the_same_error_is_logged_once_in_a_while(
    counted: Counted, caplog: pytest.LogCaptureFixture
) -> None:
    now = 0.0
    supervisor = Supervisor(counted, clock=lambda: now)
    looks = partial(Flawed(times=inf), seven)
    for _ in range(10):
        await supervisor.round("looking", looks)
    await supervisor.round("listening", looks)
    now += LOGGED_EVERY - 1
    await supervisor.round("looking", looks)
    assert [record.getMessage().split(",")[0] for record in caplog.records] == [
        "An error while looking",
        "An error while listening",
    ]
    now += 1
    await supervisor.round("looking", looks)
    await supervisor.round("listening", looks)
    assert [line.partition(",")[0] for line in caplog.messages[-2:]] == [
        "An error while looking (10 more since it was last logged)",
        "An error while listening",
    ]
    assert len(counted.failed) == 14


async def test_a_cancellation_of_something_that_a_round_waits_for_does_not_end_the_loop(
    supervisor: Supervisor, counted: Counted
) -> None:
    other = asyncio.get_running_loop().create_future()
    other.cancel()
    looks = 0

    async def look() -> float:
        nonlocal looks
        looks += 1
        if looks == 1:
            await other
        return 1.0

    async with running(supervisor.run("looking", look)):
        await until(lambda: looks > 1)
    assert counted.failed == ["looking"]


async def test_backups_go_on(tmp_path: Path, supervisor: Supervisor, counted: Counted) -> None:
    async def make(_: str | Path, file: Path) -> str:
        await asyncio.to_thread(file.touch)
        return "fine"

    made = Flawed()
    nightly = NightlyBackups("azul.db", tmp_path, make=partial(made, make), supervisor=supervisor)
    async with running(nightly.run()):
        await until_done(made)
    assert counted.failed == ["making backups"]
    assert await asyncio.to_thread(lambda: len(list(tmp_path.iterdir()))) == 1


class FlawedHealth(Health):
    """Fails when it looks for the first time."""

    def __init__(self, club: Club) -> None:
        super().__init__(club.bot, club.store)
        self.look = Flawed()

    async def ready(self) -> Troubles:
        return cast("Troubles", await self.look(super().ready))


async def test_logging_health_goes_on(club: Club, supervisor: Supervisor, counted: Counted) -> None:
    watched = FlawedHealth(club)
    async with running(health.log_health(watched, supervisor, Outages())):
        await until_done(watched.look)
    assert counted.failed == ["logging health"]


async def test_looks_for_figures_go_on(club: Club, port: Port, settings: Settings) -> None:
    strike(club.store, "count_games", count_games := Flawed())
    club.bot.supervisor = Supervisor(club.bot.observer, sleep=Instantly())
    other = settings.model_copy(update={"metrics_port": free_port()})
    watch = observer_for(other)
    club.bot.observer = watch
    async with metrics_server(club.bot, Health(club.bot, club.store), other):
        await until_done(count_games)
    assert (await port.samples())["azul_loop_errors_total", "counting games"] == 1


async def test_leases_are_kept(supervisor: Supervisor, counted: Counted) -> None:
    one = await World().start("one", "0/1")
    keep = Flawed()
    one.leases.heartbeat = partial(keep, one.leases.heartbeat)  # type: ignore[method-assign]  # a mistake in the program
    one.shards.supervisor = supervisor
    one.shards.start()
    await until_done(keep)
    assert one.shards.is_running
    assert counted.failed == ["keeping leases"]
    await one.shards.leave()


# ── that there are no others ──

ELSEWHERE = {
    "bot/loops.py": "tasks.loop(",  # each of its rounds is one of the supervisor's
    # These try something again until it is done.
    "bot/cluster/ownership.py": "while True:",
    "bot/cluster/limiter.py": "while True:",
    "bot/cluster/standby.py": "while True:",
    "bot/supervisor.py": "while True:",
}


def test_no_loop_runs_without_a_supervisor() -> None:
    found = {
        path.relative_to(ROOT).as_posix(): sign
        for path in sorted((ROOT / "bot").rglob("*.py"))
        for sign in ("tasks.loop(", "while True:")
        if sign in path.read_text(encoding="utf-8")
    }
    assert found == ELSEWHERE
