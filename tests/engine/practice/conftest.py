"""A practice, a clock that is turned, and searches that take their time."""

import pytest

from engine import GameService
from tests.engine.memory import MemoryStore
from tests.engine.practice.practised import SECRET, Slow
from tests.engine.turned import Clock


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def slow() -> Slow:
    return Slow()


@pytest.fixture
def games(store: MemoryStore, clock: Clock) -> GameService:
    return GameService(store, now=clock, new_secret=lambda: SECRET)
