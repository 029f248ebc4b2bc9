"""What private replies leave behind in the process: nothing."""

import asyncio

import pytest

from tests.bot.club import Club, answer
from tests.bot.english import ENGLISH
from tests.bot.panels import a_move, assemble


def tasks() -> set[str]:
    """Return the names of the tasks that are running."""
    return {task.get_name() for task in asyncio.all_tasks()}


async def test_private_replies_leave_no_task_and_no_view(club: Club) -> None:
    await club.begin()
    before = tasks()

    move = await a_move(club)
    panel = await assemble(club, club.members[0], move)
    await club.members[0].click(panel, label="Back")
    for command in ("azul leave", "azul rules", "azul table"):
        await club.members[1].slash(club.channel, command)

    views = club.bot._connection._view_store
    assert tasks() <= before
    assert not views._views
    assert not views._synced_message_views


@pytest.mark.usefixtures("days_pass")
async def test_buttons_of_private_replies_still_answer_after_their_token_has_expired(club: Club) -> None:
    await club.begin()
    asked = answer(await club.members[1].slash(club.channel, "azul leave"))
    await club.env.advance_time(16 * 60)

    await club.members[1].click(asked, label="Keep playing")

    assert asked.content == ENGLISH("resign-kept")
