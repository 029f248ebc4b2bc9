"""A practice, a clock that tests set, and searches that take a while."""

import pytest

from engine import GameService
from tests.engine.clock import Clock
from tests.engine.memory import MemoryStore
from tests.engine.practice.practices import Slow, practising


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def slow() -> Slow:
    return Slow()


@pytest.fixture
def games(store: MemoryStore, clock: Clock) -> GameService:
    return practising(store, clock)
