"""The drivers that have to fulfil the contract."""

from collections.abc import AsyncIterator, Awaitable, Callable
from functools import partial

import pytest

from storage.drivers.postgres import PostgresStore
from storage.drivers.sqlite import SqliteStore
from storage.store import Store

Opener = Callable[[], Awaitable[Store]]


def in_a_file(request: pytest.FixtureRequest) -> Opener:
    return partial(SqliteStore.open, request.getfixturevalue("tmp_path") / "azul.db")


def on_a_server(request: pytest.FixtureRequest) -> Opener:
    return partial(PostgresStore.open, request.getfixturevalue("postgres_url"))


# Another driver joins here: how to open the database that belongs to a test.
DRIVERS: dict[str, Callable[[pytest.FixtureRequest], Opener]] = {
    "sqlite": in_a_file,
    "postgres": on_a_server,
}


@pytest.fixture(params=DRIVERS)
async def open_store(request: pytest.FixtureRequest) -> AsyncIterator[Opener]:
    """Open one more store on the test's database, as another process would."""
    stores = []
    open_one = DRIVERS[request.param](request)

    async def open_another() -> Store:
        stores.append(await open_one())
        return stores[-1]

    yield open_another
    for store in stores:
        await store.close()


@pytest.fixture
async def store(open_store: Opener) -> Store:
    return await open_store()
