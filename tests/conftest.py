"""What all tests share."""

import asyncio
import gc
import os
import sqlite3
from collections import Counter
from collections.abc import Callable, Coroutine, Generator, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import asyncpg
import pytest
from hypothesis import HealthCheck, settings

from storage.drivers.postgres import PostgresStore, address, pool
from storage.drivers.sqlite import schema, setup
from tests.effort import EVERYTHING
from tests.emptying import empty
from tests.event_loop import new_event_loop
from tests.storage.drivers.sqlite.holder import Holder
from tests.waiting import PATIENCE
from tools.postgres import Server

# The same examples in every run, however long each takes. To look for others: --hypothesis-profile=default
settings.register_profile(
    "same",
    deadline=None,
    derandomize=True,
    max_examples=100 if EVERYTHING else 25,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("same")
# The processes that tests start flush what they say, although this environment may do it for them.
os.environ.pop("PYTHONUNBUFFERED", None)


@pytest.hookimpl(wrapper=True)
def pytest_collect_file() -> Generator[None, list[pytest.Collector], list[pytest.Collector]]:
    """Look for tests alone: nothing of tests is explained by examples."""
    return [collector for collector in (yield) if type(collector) is pytest.Module]


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Collect no garbage while tests are collected, which makes nothing but what stays."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.enable()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what only `make test-all` runs, unless it was asked for by name.

    That is every test marked `thorough`, and of the cases of a test marked `one_in` all but one in so many.
    """
    if EVERYTHING or any("::" in each for each in config.args):
        return
    cases: Counter[str] = Counter()
    left_out = []
    for item in items:
        test = item.nodeid.partition("[")[0]
        one_in = item.get_closest_marker("one_in")
        if item.get_closest_marker("thorough") or (one_in and cases[test] % one_in.args[0]):
            left_out.append(item)
        cases[test] += 1
    config.hook.pytest_deselected(items=left_out)
    usual = set(items) - set(left_out)
    items[:] = [item for item in items if item in usual]


def pytest_asyncio_loop_factories() -> dict[str, Callable[[], asyncio.AbstractEventLoop]]:
    """Return the event loop that tests run on."""
    return {"ours": new_event_loop}


@pytest.fixture(scope="module", autouse=True)
def nothing_old_to_collect() -> None:
    """Let the garbage collector ignore what is there before a module's tests: other modules, caches.

    Towards the end of a run that is so much that to collect garbage once takes longer than most tests.
    """
    gc.collect()
    gc.freeze()


@pytest.fixture(scope="session", autouse=True)
def patient_with_databases() -> Iterator[None]:
    """Let no database seem to hang only because this machine is busy."""
    limits = dict.fromkeys(("statement_timeout", "lock_timeout"), f"{PATIENCE:.0f}s")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(setup, "BUSY_SECONDS", PATIENCE)
        patch.setattr(address, "SESSION", {**address.SESSION, **limits})
        for limit in ("CONNECT_SECONDS", "ANSWER_GRACE_SECONDS"):
            patch.setattr(pool, limit, PATIENCE)
        yield


@pytest.fixture(scope="session", autouse=True)
def without_waiting_for_the_disk() -> Iterator[None]:
    """Don't wait until each move survives a power cut, which takes a disk some ms."""
    unsafe = "PRAGMA synchronous = OFF"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(setup, "CONNECTION_PRAGMAS", (*setup.CONNECTION_PRAGMAS, unsafe))
        yield


@pytest.fixture(scope="session")
def template() -> Iterator[sqlite3.Connection]:
    """Return an empty database of games in memory."""
    with closing(sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)) as db:
        schema.migrate(db, Path(":memory:"))
        yield db


@pytest.fixture(scope="module", autouse=True)
def copied_schema(template: sqlite3.Connection) -> Iterator[None]:
    """Copy a new file from the template: to run all migrations for each takes ten times as long."""

    def migrate(db: sqlite3.Connection, path: Path, *, to: int | None = None) -> None:
        if to is None and not db.execute("PRAGMA schema_version").fetchone()[0]:
            template.backup(db)
        schema.migrate(db, path, to=to)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(setup, "migrate", migrate)
        yield


@pytest.fixture(scope="session")
def holder() -> Iterator[Holder]:
    """Start another process that uses files as a bot does, if a test asks for it."""
    with Holder.started() as holder:
        yield holder


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[Server]:
    """Start a PostgreSQL server for the tests of this process, if one of them asks for it."""
    server = Server.create(durable=False)
    try:
        server.start()
        _aside(_create(server, "games"))
        _aside(_migrate(server.url("games")))
        yield server
    finally:
        server.remove()


@pytest.fixture
def postgres_url(postgres_server: Server) -> str:
    """Return the URL of a database of games without any."""
    url = postgres_server.url("games")
    _aside(empty(url))
    return url


@pytest.fixture
def empty_postgres_url(postgres_server: Server) -> str:
    """Return the URL of a database without tables, for a test that makes its own."""
    _aside(_create(postgres_server, "empty"))
    return postgres_server.url("empty")


async def _create(server: Server, name: str) -> None:
    db = await asyncpg.connect(server.url())
    await db.execute(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)")
    await db.execute(f"CREATE DATABASE {name}")
    await db.close()


async def _migrate(url: str) -> None:
    await (await PostgresStore.open(url)).close()


def _aside(work: Coroutine[object, object, None]) -> None:
    """Run something on an event loop of its own, although this thread's may be running."""
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, work).result()
