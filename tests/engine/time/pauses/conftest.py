"""A clock that tests set, and games that use it."""

import pytest

from engine import GameService
from tests.engine.clock import Clock
from tests.engine.memory import MemoryStore
from tests.engine.test_pace import over


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def games(store: MemoryStore, clock: Clock) -> GameService:
    return over(store, clock)
