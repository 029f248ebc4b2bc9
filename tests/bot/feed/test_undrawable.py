"""Pictures that can't be drawn: the message goes out in words, and nothing else changes."""

import logging

import pytest
from PIL import Image

import azul
from bot.app import AzulBot
from bot.ui.drawing import Pictures
from storage.store import Store
from tests.bot.club import Club, labels, new_bot
from tests.bot.faults import forgetful
from tests.bot.shown import LOBBY_BUTTONS, NOT_SHOWN, take, turn_labels

pytestmark = pytest.mark.goes_wrong


@pytest.fixture
def simcord_bot(store: Store) -> AzulBot:
    return new_bot(store, Pictures(threads=1))


@pytest.fixture(autouse=True)
def undrawable(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every drawing fail as U+FDFD did."""

    def fail(*_: object, **__: object) -> None:
        raise OSError("raster overflow")

    monkeypatch.setattr(Image.Image, "tobytes", fail)


async def test_a_lobby_that_cannot_be_drawn_is_shown_in_words(club: Club) -> None:
    await club.start()
    await club.members[1].slash(club.channel, "azul join")

    (lobby,) = club.messages
    assert lobby.attachments == []
    assert "Ada and Bruno" in lobby.content
    assert labels(lobby) == LOBBY_BUTTONS


async def test_a_turn_that_cannot_be_drawn_is_shown_in_words(club: Club) -> None:
    await club.begin()

    assert NOT_SHOWN not in await take(club)

    assert "**Ada** took" in club.last.content
    assert "Center:" in club.last.content  # the table in words
    assert club.last.attachments == []
    assert labels(club.last) == await turn_labels(club)
    game = await club.game()
    assert game.shown_version == game.version


async def test_a_table_that_cannot_be_drawn_is_described(club: Club) -> None:
    await club.begin()
    result = await club.members[0].slash(club.channel, "azul table")
    assert result.response is not None
    assert "Center:" in result.response.content
    assert ".png" not in result.response.content  # by which only messages to everybody are found


async def test_a_failed_drawing_is_logged_with_its_traceback_and_without_names(
    club: Club, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.ERROR):
        await club.begin()
    records = [record for record in caplog.records if record.name.startswith("bot")]
    assert records
    assert all(record.exc_info and "Ada" not in record.getMessage() for record in records)


async def test_a_message_in_words_that_was_not_noted_is_not_sent_again(club: Club, store: Store) -> None:
    await club.begin()
    forgetful(store)
    await take(club)

    await club.restart()

    assert sum("**Ada** took" in message.content for message in club.messages) == 1
    assert (await club.game()).message_id == club.last.id


async def test_a_whole_game_in_words_stays_within_discord_s_limits(club: Club) -> None:
    await club.begin(players=4)
    await club.hurry()
    assert all(len(message.content) <= 2000 for message in club.messages)
    assert (await club.state()).phase is azul.Phase.OVER
