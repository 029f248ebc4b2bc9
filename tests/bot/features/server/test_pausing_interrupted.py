"""Pausing and resuming at the same moment, and across restarts."""

import pytest

from bot.i18n.language import Verbatim
from bot.ui.components import CustomId
from engine import NO_HOURS, deadline_of
from storage.store import Store
from tests.bot.club import Club, labels, new_bot, picture_of, said
from tests.bot.english import ENGLISH
from tests.bot.features.server.paused_messages import BUTTONS, DAY, HOUR
from tests.bot.features.server.server_settings import keeper
from tests.bot.shown import take

pytestmark = pytest.mark.usefixtures("days_pass")


@pytest.mark.thorough
async def test_two_at_once_pause_once_and_resume_once(club: Club) -> None:
    petra, rosa = keeper(club), keeper(club, "Rosa")
    await club.begin(2)
    await petra.slash(club.channel, "azul manage pause")
    answer = said(await rosa.slash(club.channel, "azul manage pause"))
    assert answer == ENGLISH("refusal-pause-already", mention=Verbatim(petra.mention))
    paused = club.last
    resume = CustomId("resume", (await club.game()).id).text
    results = await club.press_at_once(paused, (petra, resume), (rosa, resume), (petra, resume))
    refused = [said(result) for result in results if result.response and result.response.ephemeral]
    assert refused == [ENGLISH("refusal-not-paused")] * 2
    entries = await club.bot.games.history((await club.game()).id)
    kinds = [entry.event.kind for entry in entries]
    assert (kinds.count("paused"), kinds.count("resumed")) == (1, 1)
    assert said(await rosa.slash(club.channel, "azul manage pause")) == ENGLISH("refusal-resume-already")


async def test_a_restart_between_any_two_steps_changes_nothing(club: Club) -> None:
    petra = keeper(club)
    await club.begin(2)
    await club.env.advance_time(HOUR)
    before = await club.game()
    await club.restart()
    await petra.slash(club.channel, "azul manage pause")
    await club.restart()
    await club.env.advance_time(2 * DAY)
    await club.restart()
    await petra.click(club.last, label="Resume")
    await club.restart()
    first, second = (deadline_of(game.table, NO_HOURS) for game in (before, await club.game()))
    assert first
    assert second
    assert 2 * DAY <= (second - first) / 1000 < 2 * DAY + HOUR
    await take(club)
    assert len([message for message in club.messages if picture_of(message, "paused")]) == 1


@pytest.mark.thorough
async def test_a_bot_that_is_down_while_a_game_is_paused_says_nothing_about_it(
    club: Club, store: Store
) -> None:
    petra = keeper(club)
    await club.begin(2)
    await petra.slash(club.channel, "azul manage pause")
    await club.env.advance_time(5 * DAY)
    sent = len(club.env.http_requests)
    await club.env.restart_bot(new_bot(store))
    await club.env.advance_time(DAY)
    assert club.posted(sent) == []
    assert labels(club.last) == BUTTONS
