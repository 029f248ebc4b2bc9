"""Tables over a database in memory."""

import pytest

from engine import GameService
from tests.engine.memory import FaultyMemoryStore, MemoryStore
from tests.engine.people import games_over


@pytest.fixture
def store() -> MemoryStore:
    return FaultyMemoryStore()


@pytest.fixture
def games(store: MemoryStore) -> GameService:
    return games_over(store)
