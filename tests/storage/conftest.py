"""The drivers that the contract is held against."""

from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest

from storage.base import GameStore
from storage.sqlite import SqliteStore

# Another driver joins here: how to open the database that belongs to a directory.
DRIVERS: dict[str, Callable[[Path], Awaitable[GameStore]]] = {
    "sqlite": lambda directory: SqliteStore.open(directory / "azul.db"),
}


@pytest.fixture(params=DRIVERS)
async def open_store(
    request: pytest.FixtureRequest, tmp_path: Path
) -> AsyncIterator[Callable[[], Awaitable[GameStore]]]:
    """Open one more store on the test's database, as another process would."""
    stores = []

    async def open_another() -> GameStore:
        stores.append(await DRIVERS[request.param](tmp_path))
        return stores[-1]

    yield open_another
    for store in stores:
        await store.close()


@pytest.fixture
async def store(open_store: Callable[[], Awaitable[GameStore]]) -> GameStore:
    return await open_store()
