"""A clock that is turned, and tables that go by it."""

import pytest

from engine import GameService
from tests.engine.clock.test_pace import over
from tests.engine.clock.turned import Clock
from tests.engine.memory import MemoryStore


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def tables(store: MemoryStore, clock: Clock) -> GameService:
    return over(store, clock)
