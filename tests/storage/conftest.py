"""The drivers that have to fulfil the contract."""

from collections.abc import AsyncIterator, Awaitable, Callable
from functools import partial
from pathlib import Path

import pytest

from storage.base import GameStore
from storage.sqlite import SqliteStore
from tests.engine.memory import MemoryStore

Opener = Callable[[], Awaitable[GameStore]]


def in_a_file(directory: Path) -> Opener:
    return partial(SqliteStore.open, directory / "azul.db")


def in_memory(_: Path) -> Opener:
    games = MemoryStore()

    async def open_beside() -> GameStore:
        return MemoryStore(games)

    return open_beside


# Another driver joins here: how to open the database that belongs to a directory.
DRIVERS: dict[str, Callable[[Path], Opener]] = {"sqlite": in_a_file, "memory": in_memory}


@pytest.fixture(params=DRIVERS)
async def open_store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Opener]:
    """Open one more store on the test's database, as another process would."""
    stores = []
    open_one = DRIVERS[request.param](tmp_path)

    async def open_another() -> GameStore:
        stores.append(await open_one())
        return stores[-1]

    yield open_another
    for store in stores:
        await store.close()


@pytest.fixture
async def store(open_store: Opener) -> GameStore:
    return await open_store()
