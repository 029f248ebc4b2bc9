"""Computers that can be asked what they think of a game."""

import pytest

from tests.bot.club import Club
from tests.engine.analysis.oracle import Oracle


@pytest.fixture
def oracle(club: Club, monkeypatch: pytest.MonkeyPatch) -> Oracle:
    """Let takes cost as much as the test says, a little more each time."""
    oracle = Oracle(lambda state, *_: 0.05 + 0.02 * state.round)
    monkeypatch.setattr(club.bot.games.advice, "_thinker", oracle)
    return oracle
