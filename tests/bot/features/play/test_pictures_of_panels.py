"""The picture of what a take would do: it is the answer to a press itself, unless it takes long to draw."""

from discord import InteractionResponseType

from bot.interactions.reply import FAST_ANSWER
from tests.bot.club import Club, NoPictures, labels
from tests.bot.panels import a_move, choices, choose, open_panel

LONG = 5 * FAST_ANSWER
"""Seconds after which the dispatcher hasn't yet announced the answer by itself."""


async def test_a_picture_that_is_drawn_at_once_takes_one_request(club: Club) -> None:
    await club.begin()
    move = await a_move(club, line=4)
    panel = await open_panel(club, source=move.source)
    sent = len(club.env.http_requests)

    await choose(club.members[0], panel, str(move))

    (request,) = club.env.http_requests[sent:]
    assert request.path.endswith("/callback")
    assert labels(panel) == ["Confirm", "Back"]
    assert len(panel.attachments) == 1


async def test_a_picture_that_takes_longer_is_announced_and_follows(club: Club) -> None:
    await club.begin()
    await club.restart(pictures=NoPictures(LONG))
    move = await a_move(club, line=4)
    panel = await open_panel(club, source=move.source)
    sent = len(club.env.http_requests)

    await club.members[0].click(panel, custom_id=choices(panel)[str(move)])
    await club.env.advance_time(LONG)

    announced, followed = club.env.http_requests[sent:]
    assert announced.path.endswith("/callback")
    assert announced.json is not None
    assert announced.json["type"] == InteractionResponseType.deferred_message_update.value
    assert followed.method == "PATCH"
    assert len(panel.attachments) == 1
