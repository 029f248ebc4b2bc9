"""The log as an operator's programs read it."""

from collections.abc import Iterator

import pytest

from tests.bot.club import Club
from tests.bot.logs.log_reader import Log, logging_to


@pytest.fixture
def log(club: Club) -> Iterator[Log]:
    """Return the log of the bot, at level debug, from here on."""
    del club  # it begins before
    with logging_to() as log:
        yield log
