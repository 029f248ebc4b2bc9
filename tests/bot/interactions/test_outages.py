"""Discord can't be reached during an answer: that isn't logged as a bug, and nothing is sent twice."""

import logging

import pytest

from bot.ui.discord_errors import RETRY_DELAYS
from tests.bot.club import Club
from tests.bot.edge import SEEN, Arrival, Edge, Fate


@pytest.mark.one_in(5)
@pytest.mark.parametrize("command", ["azul help", "azul start"])
@pytest.mark.parametrize("seen", SEEN)
async def test_an_answer_that_fails_is_no_fault_and_no_other_is_tried(
    club: Club, edge: Edge, caplog: pytest.LogCaptureFixture, seen: str, command: str
) -> None:
    edge.expect("answer", Fate(Arrival.NEVER, SEEN[seen]))
    before = len(edge.tried)
    with caplog.at_level(logging.WARNING):
        await club.members[0].slash(club.channel, command)
        await club.env.advance_time(sum(RETRY_DELAYS))

    tried = [path for _, path in edge.tried[before:] if path.startswith("/interactions/")]
    assert len(tried) == 1
    assert [line for line in caplog.messages if line.startswith("An answer could not be sent")]
