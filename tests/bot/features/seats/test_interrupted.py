"""Votes across restarts and outages, and on messages that are gone."""

import pytest
from simcord import Env

from storage.store import Store
from tests.bot.club import Club, buttons, labels, said
from tests.bot.faults import forgetful
from tests.bot.features.seats.votes import GIVE, RETURN, SOON, VOTES, WAIT, late, vote
from tests.bot.feed.test_reminders import HOUR, OVER, reminders
from tests.bot.shown import MESSAGES

pytestmark = pytest.mark.usefixtures("days_pass")


async def test_a_vote_goes_on_after_a_restart_between_any_two_steps(club: Club) -> None:
    asked = await late(club)
    await club.restart()
    await vote(club, asked, GIVE, 1)
    await club.restart()
    await club.env.advance_time(2)
    (asked,) = reminders(club)
    await vote(club, asked, GIVE, 2)
    await club.restart()
    await club.env.advance_time(SOON)
    assert (await club.state()).turn == 1
    assert "Playing for **Ada**, the computer" in club.turn.content
    assert RETURN in labels(club.turn)


@pytest.mark.thorough
async def test_a_vote_that_arrived_but_was_not_noted_is_not_asked_again(club: Club, store: Store) -> None:
    await club.begin(3)
    await club.env.advance_time(OVER - HOUR)
    forgetful(store)
    await club.env.advance_time(HOUR)
    await club.restart()
    await club.env.advance_time(2)
    assert len([message for message in reminders(club) if labels(message) == VOTES]) == 1


async def test_a_vote_that_could_not_be_shown_comes_later(simcord_env: Env, club: Club) -> None:
    await club.begin(3)
    await club.env.advance_time(OVER - HOUR)
    simcord_env.inject_error("POST", MESSAGES, status=503)
    await club.env.advance_time(HOUR)
    await club.restart()
    await club.env.advance_time(2)
    assert [labels(message) for message in reminders(club)] == [VOTES]


@pytest.mark.thorough
async def test_votes_on_a_message_that_somebody_deleted_count(club: Club) -> None:
    asked = await late(club)
    await vote(club, asked, WAIT, 1)
    custom_id = buttons(asked)[0]["custom_id"]
    club.env.backend.delete_message(club.channel.id, asked.id)
    assert said(await club.press(club.members[2], club.turn, custom_id)).startswith("You voted")
    assert (await club.game()).table.stage is None


async def test_a_quiet_game_keeps_no_votes(club: Club) -> None:
    asked = await late(club, 3, messages="quiet")
    await vote(club, asked, GIVE, 1, 2)
    await club.env.advance_time(SOON)
    assert len(club.turns) == 1
    assert reminders(club) == []
