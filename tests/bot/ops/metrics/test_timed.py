"""What is counted and timed of requests to Discord, of thinking, and of whatever else the bot reports."""

import asyncio
from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

import aiohttp
import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer

import azul
from bot.observer import InteractionKind, Outcome
from bot.ops.metrics import collectors
from bot.ops.metrics.registry import MetricsObserver
from engine import Effort
from players import Level
from players.search.result import SearchResult
from storage.records import StorageError
from tests.bot.process import free_port

if TYPE_CHECKING:
    from storage.store import Store

EFFORT = Effort(1, 1.0)

STATE = azul.new_game(2, 0)
MOVES = (azul.Move(1, azul.COLOURS[0], 1),)
FOUND = cast("SearchResult", object())


@pytest.fixture
def observer() -> MetricsObserver:
    return MetricsObserver()


def figures(observer: MetricsObserver, *ends: str) -> dict[tuple[str, ...], float]:
    """Return the bot's own figures whose names end so, except for those that are 0."""
    return {
        (sample.name.removeprefix("azul_"), *sample.labels.values()): sample.value
        for family in observer.metrics.registry.collect()
        for sample in family.samples
        if sample.name.startswith("azul_") and sample.name.endswith(ends) and sample.value
    }


async def test_requests_are_timed_by_how_they_end_and_limits_counted_by_their_scope(
    observer: MetricsObserver,
) -> None:
    async def answer(request: web.Request) -> web.Response:
        headers = {"X-RateLimit-Scope": scope} if (scope := request.query.get("scope")) else {}
        return web.Response(status=int(request.query["status"]), headers=headers)

    application = web.Application()
    application.router.add_get("/", answer)
    asked = [200, 204, 304, 400, 403, 404, 500, 503]
    scopes = ["user", "global", "global", "shared", "made up", ""]
    async with (
        TestServer(application) as server,
        aiohttp.ClientSession(trace_configs=[observer.trace]) as session,
    ):
        for status in asked:
            await session.get(server.make_url("/"), params={"status": status})
        for scope in scopes:
            await session.get(server.make_url("/"), params={"status": 429, "scope": scope})
        with pytest.raises(aiohttp.ClientConnectionError):
            await session.get(f"http://127.0.0.1:{free_port()}")

    seconds = "discord_request_seconds"
    ends = Counter(f"{status // 100}xx" for status in asked) + Counter({"429": len(scopes), "failed": 1})
    assert figures(observer, f"{seconds}_count") == {(f"{seconds}_count", end): ends[end] for end in ends}
    assert figures(observer, f"{seconds}_sum").keys() == {(f"{seconds}_sum", end) for end in ends}
    limited = Counter(scope if scope in {"user", "global", "shared"} else "unknown" for scope in scopes)
    assert figures(observer, "rate_limited_total") == {
        ("discord_rate_limited_total", scope): limited[scope] for scope in limited
    }


class Patient:
    """A thinker that waits until it may answer, and notes what it is asked."""

    def __init__(self) -> None:
        self.may_answer = asyncio.Event()
        self.asked: list[object] = []

    async def turn(self, state: azul.State, seat: int, level: Level, seed: int) -> tuple[azul.Event, ...]:
        self.asked.append((state, seat, level, seed))
        await self.may_answer.wait()
        return ()

    async def search(
        self, state: azul.State, effort: Effort, moves: Sequence[azul.Move] = ()
    ) -> SearchResult:
        self.asked.append((state, effort, moves))
        await self.may_answer.wait()
        if moves:
            raise RuntimeError("nothing was found")
        return FOUND

    async def close(self) -> None:
        self.asked.append("to stop")


async def test_thinking_is_timed_once_it_is_done_and_counted_until_then(observer: MetricsObserver) -> None:
    patient = Patient()
    thinker = observer.thinker(patient)
    turns = [asyncio.create_task(thinker.turn(STATE, 1, level, 7)) for level in (Level.EASY, Level.HARD)]
    search = asyncio.create_task(thinker.search(STATE, EFFORT, MOVES))
    another = asyncio.create_task(thinker.search(STATE, EFFORT))
    await asyncio.sleep(0)
    assert figures(observer, "azul_thinking") == {("thinking",): 4}
    turns[0].cancel()
    patient.may_answer.set()
    await asyncio.wait([*turns, search, another])
    assert isinstance(search.exception(), RuntimeError)
    assert another.result() is FOUND
    assert figures(observer, "azul_thinking", "_turn_seconds_count", "search_seconds_count") == {
        ("computer_turn_seconds_count", "hard"): 1,
        ("search_seconds_count",): 1,
    }
    await thinker.close()
    assert patient.asked == [
        (STATE, 1, Level.EASY, 7),
        (STATE, 1, Level.HARD, 7),
        (STATE, EFFORT, MOVES),
        (STATE, EFFORT, ()),
        "to stop",
    ]


async def test_operations_are_timed_and_those_counted_that_the_database_fails_in(
    observer: MetricsObserver,
) -> None:
    class Failing:
        async def load(self, game_id: int) -> None:
            if errors:
                raise errors.pop(0)
            assert game_id == 7

    errors = [StorageError("the disk is gone"), ValueError("a mistake"), asyncio.CancelledError()]
    store = observer.store(cast("Store", Failing()))
    for error in [*errors]:
        with pytest.raises(type(error)):
            await store.load(7)
    await store.load(7)
    assert figures(observer, "database_errors_total", "database_seconds_count") == {
        ("database_errors_total", "load"): 1,
        ("database_seconds_count", "load"): 4,
    }


async def test_the_lag_of_the_event_loop_is_by_how_much_it_was_late(
    observer: MetricsObserver, monkeypatch: pytest.MonkeyPatch
) -> None:
    loop, passed = asyncio.get_running_loop(), 0.0
    real = loop.time
    monkeypatch.setattr(loop, "time", lambda: real() + passed)
    monkeypatch.setattr(collectors, "LAG_EVERY", 1_000.0)

    def hang() -> None:
        nonlocal passed
        passed = 1_500.0

    loop.call_soon(hang)
    assert await collectors.measure_lag(observer.metrics.lag) == 0
    assert 499 < figures(observer, "lag_seconds_sum")["event_loop_lag_seconds_sum",] < 900


def test_whatever_the_bot_reports_is_in_a_figure_of_its_own(observer: MetricsObserver) -> None:
    observer.acknowledged(InteractionKind.BUTTON, 2)
    observer.served(InteractionKind.BUTTON, "take", Outcome.FAILED)
    observer.shown(3)
    observer.drawn("table", 4, 5, has_failed=False)
    observer.drawn("boards", 6, 7, has_failed=True)
    observer.loop_failed("showing games")
    observer.engine_moved("Gina", 8)
    observer.engine_replaced("Hal")
    observer.deadline_applied(9)
    assert figures(observer, "_sum", "_total") == {
        ("acknowledgement_seconds_sum", "button"): 2,
        ("interactions_total", "button", "take", "failed"): 1,
        ("shown_seconds_sum",): 3,
        ("picture_wait_seconds_sum",): 4 + 6,
        ("picture_seconds_sum", "table"): 5,
        ("picture_seconds_sum", "boards"): 7,
        ("pictures_failed_total",): 1,
        ("loop_errors_total", "showing games"): 1,
        ("engine_turn_seconds_sum", "Gina"): 8,
        ("engine_stand_ins_total", "Hal"): 1,
        ("deadline_lateness_seconds_sum",): 9,
    }
