"""The leases of every driver's database."""

from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import replace
from functools import partial
from typing import Final

import pytest

from storage.drivers.postgres import PostgresLeases
from storage.drivers.sqlite import SqliteStore
from storage.drivers.sqlite.store import SqliteDatabase
from storage.leases import LEASE_SECONDS, Leases, StoredLeases
from storage.store import Store
from tests.engine.memory import MemoryStore
from tests.storage.leases.memory import LeaseTable, MemoryLeases


class LeasesInAFile(SqliteDatabase, StoredLeases):
    """Leases in an SQLite database: the bot needs none there, but the statements are the same."""

    now = "CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)"


class Shared(ABC):
    """A test's database, as several processes see its leases."""

    @abstractmethod
    async def leases(self) -> Leases:
        """Return one more connection."""

    @abstractmethod
    async def end_all(self) -> None:
        """Let so much time go by that every lease is over and every process counts as gone."""

    @abstractmethod
    async def set_the_clock_back(self) -> None:
        """Set the database's clock back by an hour."""

    @abstractmethod
    async def go(self, seconds: float) -> None:
        """Let time go by."""

    @abstractmethod
    async def processes(self) -> set[str]:
        """Return all processes that are noted, even those that are gone."""

    @abstractmethod
    async def age_all(self) -> None:
        """Let every process have been there for longer than a lease lasts."""


class SharedTables(Shared):
    """In SQL: what was noted is moved into the past."""

    _END: Final = ("UPDATE leases SET expires_at = 0", "UPDATE processes SET expires_at = 0")
    _GO: Final = (
        "UPDATE leases SET expires_at = expires_at - ?",
        "UPDATE processes SET expires_at = expires_at - ?",
        "UPDATE processes SET since = since - ?",
    )
    _AGE: Final = ("UPDATE processes SET since = 0",)

    def __init__(self, open_one: Callable[[], Awaitable[StoredLeases]]) -> None:
        self._open = open_one
        self.opened: list[StoredLeases] = []

    async def leases(self) -> StoredLeases:
        self.opened.append(await self._open())
        return self.opened[-1]

    async def end_all(self) -> None:
        for statement in self._END:
            await self.opened[0]._execute("the leases", statement)

    async def set_the_clock_back(self) -> None:
        await self.go(-3_600)

    async def go(self, seconds: float) -> None:
        for statement in self._GO:
            await self.opened[0]._execute("the leases", statement, round(1_000 * seconds))

    async def processes(self) -> set[str]:
        rows = await self.opened[0]._read("the processes", "SELECT id FROM processes")
        return {str(name) for (name,) in map(tuple, rows)}

    async def age_all(self) -> None:
        for statement in self._AGE:
            await self.opened[0]._execute("the leases", statement)


class SharedMemory(Shared):
    """In memory, with a clock."""

    def __init__(self, table: LeaseTable) -> None:
        self._table = table
        self._now = 1_000.0
        table.clock = lambda: self._now

    async def leases(self) -> Leases:
        return MemoryLeases(self._table)

    async def end_all(self) -> None:
        self._now += LEASE_SECONDS

    async def set_the_clock_back(self) -> None:
        await self.go(-3_600)

    async def go(self, seconds: float) -> None:
        self._now += seconds

    async def processes(self) -> set[str]:
        return set(self._table.processes)

    async def age_all(self) -> None:
        for name, each in self._table.processes.items():
            self._table.processes[name] = replace(each, since=0.0)


@pytest.fixture
async def shared(store: Store, request: pytest.FixtureRequest) -> AsyncIterator[Shared]:
    if isinstance(store, MemoryStore):
        yield SharedMemory(store.leases)
        return
    if isinstance(store, SqliteStore):
        tables = SharedTables(partial(LeasesInAFile.open, store._path))
    else:
        tables = SharedTables(partial(PostgresLeases.open, request.getfixturevalue("postgres_url")))
    yield tables
    for each in tables.opened:
        await each.close()
