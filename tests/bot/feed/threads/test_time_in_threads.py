"""Days pass for a game in a thread: reminders come where it is played."""

import pytest
from simcord import Env

from tests.bot.club import Club
from tests.bot.english import ENGLISH
from tests.bot.feed.threads.game_threads import begin_in_thread, posts
from tests.bot.shown import A_WHILE, take

pytestmark = pytest.mark.usefixtures("days_pass")
HALF = 12 * 3600.0 + 2
"""Seconds after which the one to move is reminded in a game with a day for each turn."""


async def test_reminders_come_in_the_thread(simcord_env: Env, club: Club) -> None:
    thread = await begin_in_thread(club)
    await simcord_env.advance_time(HALF)

    turn, reminder = posts(thread)
    assert reminder.reference
    assert reminder.reference.message_id == turn.id
    assert len(posts(club)) == 1
    await take(thread)
    assert posts(thread)[0].id == turn.id
    assert len(posts(thread)) == 2


async def test_a_game_that_comes_home_leaves_its_reminder_and_is_reminded_there(
    simcord_env: Env, club: Club
) -> None:
    thread = await begin_in_thread(club)
    await simcord_env.advance_time(HALF)
    simcord_env.backend.delete_channel(thread.channel.id)
    await simcord_env.settle()
    await simcord_env.advance_time(A_WHILE)

    _, back = posts(club)
    assert ENGLISH("thread-lost") in back.content
    await simcord_env.advance_time(HALF)

    _, again, *reminders = posts(club)
    assert again.id == back.id
    assert len(reminders) == 1
    assert reminders[0].reference
    assert reminders[0].reference.message_id == back.id
    await take(club)
    assert [ENGLISH("thread-lost") in message.content for message in posts(club)] == [False, True, False]
