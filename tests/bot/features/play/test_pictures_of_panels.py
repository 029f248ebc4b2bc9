"""The picture of what a take would do: it is the answer to a press itself, unless it takes long to draw."""

import asyncio

import pytest
from discord import InteractionResponseType

from bot.interactions.reply import FAST_ANSWER
from bot.ui.drawing import Picture
from tests.bot.club import NO_PICTURE, Club, NoPictures, labels
from tests.bot.panels import a_move, choices, choose, open_panel

LONG = 20 * FAST_ANSWER


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


async def test_a_picture_that_takes_longer_is_announced_and_follows(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def draw(_self: NoPictures, _picture: Picture) -> bytes:
        await asyncio.sleep(LONG)
        return NO_PICTURE

    await club.begin()
    move = await a_move(club, line=4)
    panel = await open_panel(club, source=move.source)
    monkeypatch.setattr(NoPictures, "draw", draw)
    sent = len(club.env.http_requests)

    await club.members[0].click(panel, custom_id=choices(panel)[str(move)])
    await club.env.advance_time(LONG)

    announced, followed = club.env.http_requests[sent:]
    assert announced.path.endswith("/callback")
    assert announced.json is not None
    assert announced.json["type"] == InteractionResponseType.deferred_message_update.value
    assert followed.method == "PATCH"
    assert len(panel.attachments) == 1
