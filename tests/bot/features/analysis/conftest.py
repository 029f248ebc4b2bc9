"""Computers that can be asked what they think of a game."""

import pytest

from tests.engine.analysis.oracle import Oracle


@pytest.fixture
def thinker() -> Oracle:
    """Let takes cost as much as the test says, a little more each time."""
    return Oracle(lambda state, *_: 0.05 + 0.02 * state.round)


@pytest.fixture
def oracle(thinker: Oracle) -> Oracle:
    """Return what the bot's computers think with."""
    return thinker
