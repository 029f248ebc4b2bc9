"""Pausing and resuming: what the channel sees, whom that notifies, and what stays as it was."""

import pytest

from bot.i18n.language import Key, Verbatim
from bot.words.phrases import relative_time
from engine import NO_HOURS, deadline_of
from tests.bot.club import Club, answer, labels, picture_of, said, text_of
from tests.bot.english import ENGLISH
from tests.bot.features.server.paused_messages import BUTTONS, DAY, HOUR, paused_line
from tests.bot.features.server.server_settings import keeper
from tests.bot.shown import take
from tests.bot.undo_requests import ids, pinged

pytestmark = pytest.mark.usefixtures("days_pass")


async def test_a_pause_is_announced_without_a_ping(club: Club) -> None:
    petra = keeper(club)
    await club.begin(2)
    turn = club.last

    answer = said(await petra.slash(club.channel, "azul manage pause"))

    assert answer == ENGLISH("pause-paused")
    first, scores, how = club.last.content.splitlines()
    assert first == paused_line(await club.game())
    assert "Ada **0**" in scores
    assert how == ENGLISH("paused-how")
    assert pinged(club) == []
    assert labels(club.last) == BUTTONS
    assert picture_of(club.last, "paused")
    assert labels(next(message for message in club.messages if message.id == turn.id)) == []


async def test_the_game_goes_on_with_a_button_and_its_mover_is_notified(club: Club) -> None:
    petra, rosa = keeper(club), keeper(club, "Rosa")
    await club.begin(2)
    await club.env.advance_time(HOUR)
    await petra.slash(club.channel, "azul manage pause")
    await club.env.advance_time(5 * DAY)
    paused, posted = club.last, len(club.messages)

    await rosa.click(paused, label="Resume")

    game = await club.game()
    deadline = deadline_of(game.table, NO_HOURS)
    assert deadline
    first, new, news, _, last = club.last.content.splitlines()
    assert first == ENGLISH("turn", mention=Verbatim(club.members[0].mention))
    assert new == ENGLISH("turn-new", sources=Key("factories"))
    assert news == ENGLISH("resumed", mention=Verbatim(rosa.mention), pace=Key("limited"))
    assert last == ENGLISH("deadline", when=relative_time(deadline))
    assert pinged(club) == ids(club, 0)
    assert len(club.messages) == posted + 1
    assert labels(next(message for message in club.messages if message.id == paused.id)) == []
    await take(club)
    assert (await club.state()).turn == 1


async def test_nothing_is_posted_while_a_game_is_paused(club: Club) -> None:
    petra = keeper(club)
    await club.begin(2)
    await petra.slash(club.channel, "azul manage pause")
    sent = len(club.env.http_requests)
    await club.env.advance_time(40 * DAY)
    assert club.posted(sent) == []
    assert (await club.game()).table.is_open


async def test_the_command_resumes_too_wherever_it_is_typed(club: Club) -> None:
    petra = keeper(club)
    await club.begin(2)
    elsewhere = club.guild.create_text_channel("elsewhere")
    game = await club.game()
    answer = said(await petra.slash(elsewhere, "azul manage pause", game=game.id))
    assert answer == ENGLISH("pause-paused")
    assert labels(club.last) == BUTTONS
    await club.env.advance_time(60)
    answer = said(await petra.slash(elsewhere, "azul manage pause", game=game.id))
    assert answer == ENGLISH("pause-resumed")
    assert "resumed the game." in club.last.content


async def test_without_deadlines_nothing_is_said_about_time(club: Club) -> None:
    petra = keeper(club)
    await club.begin(2, pace="none")
    await petra.slash(club.channel, "azul manage pause")
    await petra.click(club.last, label="Resume")
    assert club.last.content.splitlines()[2] == ENGLISH(
        "resumed", mention=Verbatim(petra.mention), pace=Key("none")
    )


async def test_games_and_table_say_that_a_game_is_paused(club: Club) -> None:
    petra = keeper(club)
    await club.begin(2)
    await club.env.advance_time(60)
    await petra.slash(club.channel, "azul manage pause")
    pause = (await club.game()).table.pause
    assert pause
    listed = text_of(answer(await club.members[0].slash(club.channel, "azul games")))
    assert ENGLISH("games-paused", when=relative_time(pause.at)) in listed
    table = answer(await club.members[0].slash(club.channel, "azul table"))
    assert ENGLISH("words-paused") in table.content
    assert labels(table) == BUTTONS
    assert ENGLISH("words-paused") in str(table.attachments[0].description)
    missed = answer(await club.members[0].click(club.last, label="What happened?"))
    assert ENGLISH("paused-news", mention=Verbatim(petra.mention)) in missed.content


async def test_quiet_games_keep_one_message_about_the_turn(club: Club) -> None:
    petra = keeper(club)
    await club.begin(2, messages="quiet")
    for _ in range(3):
        await petra.slash(club.channel, "azul manage pause")
        await petra.click(club.last, label="Resume")
        await club.env.advance_time(60)
    assert len(club.messages) == 2
    assert "it's your turn" in club.last.content
