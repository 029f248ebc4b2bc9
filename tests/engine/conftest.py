"""Tables over a database in memory."""

import pytest

from engine import Tables
from tests.engine.memory import MemoryStore
from tests.engine.people import tables_over


@pytest.fixture
def store() -> MemoryStore:
    return MemoryStore()


@pytest.fixture
def tables(store: MemoryStore) -> Tables:
    return tables_over(store)
