"""Discord refuses to change a message: another one takes its place, with everything in it."""

import pytest

from bot.feed.strays import SEARCH_AFTER
from bot.ui.discord_errors import TOO_MANY_EDITS, UNKNOWN_MESSAGE
from tests.bot.club import NO_PICTURE, Club, labels
from tests.bot.edge import FATES, Arrival, Edge, Fate
from tests.bot.feed.trouble import refused
from tests.bot.shown import A_WHILE, LOBBY_BUTTONS

REFUSALS = {
    "gone": (404, UNKNOWN_MESSAGE),
    "too many edits": (429, TOO_MANY_EDITS),
    "somebody else's": (403, 50005),
}


@pytest.mark.parametrize("why", REFUSALS)
async def test_a_lobby_that_cant_be_changed_is_posted_again_with_its_picture(
    club: Club, edge: Edge, why: str
) -> None:
    await club.start()
    former = club.last
    edge.expect("edit", Fate(Arrival.NEVER, refused(*REFUSALS[why])))

    await club.members[1].slash(club.channel, "azul join")

    assert club.last.id != former.id
    assert "Ada and Bruno" in club.last.content
    assert labels(club.last) == LOBBY_BUTTONS
    assert [file.size for file in club.last.attachments] == [len(NO_PICTURE)]


async def test_a_lobby_that_can_neither_be_changed_nor_deleted_goes_later(club: Club, edge: Edge) -> None:
    await club.start()
    edge.expect("edit", Fate(Arrival.NEVER, refused(*REFUSALS["somebody else's"])))
    edge.expect("delete", FATES["503, arrives never"])
    await club.members[1].slash(club.channel, "azul join")
    assert len(club.messages) == 2

    await club.env.advance_time(SEARCH_AFTER[0] + A_WHILE)

    assert [message.id for message in club.messages] == [(await club.game()).message_id]


async def test_a_lobby_that_can_only_not_be_changed_at_once_is_changed_later(club: Club, edge: Edge) -> None:
    await club.start()
    former = club.last
    edge.expect("edit", Fate(Arrival.NEVER, refused(429, 0)))

    await club.members[1].slash(club.channel, "azul join")
    await club.env.advance_time(A_WHILE)

    assert [message.id for message in club.messages] == [former.id]
    assert "Ada and Bruno" in club.last.content
    assert [file.size for file in club.last.attachments] == [len(NO_PICTURE)]
