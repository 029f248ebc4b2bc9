"""Deadlines and reminders when something goes wrong, or the bot is away."""

from datetime import datetime, timedelta

import discord
import pytest
from simcord import Env

import azul
from engine import Stage, Status, decisions
from storage.store import Store
from tests.bot.club import Club, labels, new_bot
from tests.bot.edge import Edge
from tests.bot.feed.test_guild_removals import invite, remove
from tests.bot.feed.test_reminders import (
    DAY,
    HALF,
    HOUR,
    LAST,
    MOVED,
    named,
    pings,
    reminder,
    reminders,
    stages_shown,
)
from tests.bot.shown import A_WHILE, MESSAGES, take

pytestmark = pytest.mark.usefixtures("days_pass")


# ── what goes wrong ──


async def test_a_reminder_that_could_not_be_sent_comes_after_a_restart_once(
    simcord_env: Env, club: Club
) -> None:
    await club.begin()
    simcord_env.inject_error("POST", MESSAGES, status=503)
    await club.env.advance_time(HALF)
    assert (reminders(club), await stages_shown(club)) == ([], [Stage.HALF])
    await club.restart()
    await club.env.advance_time(2)
    assert len(reminders(club)) == 1
    await club.restart()
    await club.env.advance_time(2)
    assert len(reminders(club)) == 1


async def test_a_reminder_that_was_overtaken_by_the_move_never_comes(simcord_env: Env, club: Club) -> None:
    await club.begin()
    simcord_env.inject_error("POST", MESSAGES, status=503)
    await club.env.advance_time(HALF)
    assert await stages_shown(club) == [Stage.HALF]
    await take(club)
    await simcord_env.advance_time(A_WHILE)
    assert reminders(club) == []
    assert len(club.turns) == 2


async def test_a_reminder_that_somebody_deleted_does_no_harm(club: Club) -> None:
    await club.begin()
    await club.env.advance_time(HALF)
    club.env.backend.delete_message(club.channel.id, reminders(club)[0].id)
    await take(club)
    game = await club.game()
    assert (game.shown_version, reminders(club)) == (game.version, [])


async def test_a_reminder_of_a_turn_whose_message_somebody_deleted_stands_alone(club: Club) -> None:
    await club.begin()
    club.env.backend.delete_message(club.channel.id, club.last.id)
    sent = len(club.env.http_requests)
    await club.env.advance_time(HALF)
    assert pings(club, sent) == [[club.members[0].id]]


async def test_nobody_is_reminded_of_a_turn_that_was_never_shown(simcord_env: Env, club: Club) -> None:
    await club.begin()
    simcord_env.inject_error("POST", MESSAGES, status=403, code=50013, message="Missing", times=50)
    await take(club)
    await club.env.advance_time(HALF + HOUR)
    assert await stages_shown(club) == []


async def test_a_channel_that_is_gone_ends_in_silence(club: Club) -> None:
    await club.begin()
    game = await club.game()
    club.env.backend.delete_channel(club.channel.id)
    await club.env.settle()
    await club.env.advance_time(9 * DAY)
    after = await club.bot.games.get(game.id)
    assert (after.table.status, after.due_at) == (Status.CANCELLED, None)


async def test_a_turn_that_is_shown_late_has_its_whole_time_from_then_on(
    simcord_env: Env, club: Club
) -> None:
    await club.begin()
    simcord_env.inject_error("POST", MESSAGES, status=503)
    await take(club)
    game = await club.game()
    await club.env.advance_time(2 * DAY)  # a day until the next try, and the turn's whole time

    after = await club.bot.games.get(game.id)

    assert not game.table.paused_intervals
    assert len(after.table.paused_intervals) == 1
    content = club.turn.content
    assert content.splitlines()[-2:] == [f"-# Deadline: {named(after)}", MOVED]


# ── while the bot is away ──


async def after_an_outage(club: Club, store: Store, length: timedelta) -> None:
    """Restart the bot so much later."""

    def later() -> datetime:
        return discord.utils.utcnow() + length

    await club.env.restart_bot(new_bot(store, now=later))
    await club.env.advance_time(2)


async def test_after_an_outage_every_message_names_the_new_deadline_and_one_says_why(
    club: Club, store: Store
) -> None:
    await club.begin()
    await club.env.advance_time(HALF)
    before, old, sent = club.turn, await club.game(), len(club.env.http_requests)

    await after_an_outage(club, store, timedelta(days=7))

    game = await club.game()
    assert named(game) != named(old)
    assert club.turn.id == before.id
    assert club.turn.content == f"{before.content.replace(named(old), named(game))}\n{MOVED}"
    assert labels(club.turn) == labels(before)
    assert [each.filename for each in club.turn.attachments] == [each.filename for each in before.attachments]
    assert [message.content for message in reminders(club)] == [reminder(game, "half", 0)]
    assert club.posted(sent) == []

    await club.env.restart_bot(new_bot(store, now=lambda: discord.utils.utcnow() + timedelta(days=14)))
    await club.env.advance_time(2)
    assert club.turn.content.count(MOVED) == 1
    assert named(await club.game()) in club.turn.content


async def test_a_message_that_can_no_longer_be_edited_holds_up_nothing(
    simcord_env: Env, club: Club, store: Store
) -> None:
    await club.begin()
    simcord_env.inject_error("PATCH", f"{MESSAGES}/*", status=400, code=30046, message="Too many edits")
    await after_an_outage(club, store, timedelta(days=7))
    game = await club.game()
    assert game.shown_version == game.version


async def test_a_deadline_that_could_not_be_put_right_is_tried_again(
    simcord_env: Env, club: Club, store: Store
) -> None:
    await club.begin()
    simcord_env.inject_error("PATCH", f"{MESSAGES}/*", status=503)
    await after_an_outage(club, store, timedelta(days=7))
    game = await club.game()
    assert named(game) not in club.turn.content
    assert await club.bot.presenter.present(game.id)
    assert named(game) in club.turn.content


async def test_a_server_that_was_left_is_not_written_to_and_has_its_time_when_the_bot_returns(
    simcord_env: Env, club: Club
) -> None:
    await club.begin()
    await club.env.advance_time(HOUR)
    await remove(club)
    sent = len(simcord_env.http_requests)
    await club.env.advance_time(5 * DAY)
    assert simcord_env.http_requests[sent:] == []

    await invite(club)
    await club.env.advance_time(10 * HOUR)
    assert reminders(club) == []
    assert named(await club.game()) in club.turn.content
    await club.env.advance_time(HOUR + 120)
    assert len(reminders(club)) == 1


async def test_a_move_that_races_a_reminder_leaves_none_behind(club: Club, edge: Edge) -> None:
    await club.begin()
    game = await club.game()
    released = edge.hold(club.env, "post")
    await club.env.advance_time(HALF)
    move = azul.legal_moves(game.table.running_state)[-1]
    await club.bot.games.change(game.id, decisions.take(club.members[0].id, move))
    released.set()
    await club.env.settle()
    assert await stages_shown(club) == [Stage.HALF]
    assert len(reminders(club)) == 1

    assert await club.bot.presenter.present(game.id)

    assert reminders(club) == []
    game = await club.game()
    assert (game.shown_version, game.reminder_id, len(club.turns)) == (game.version, None, 2)


async def test_after_a_long_silence_one_reminder_comes_and_not_two(club: Club, store: Store) -> None:
    await club.begin()
    game, sent = await club.game(), len(club.env.http_requests)
    await store.save_heartbeat(2**53)  # as if the bot had been there all the time, and only slow
    await club.env.restart_bot(new_bot(store, now=lambda: discord.utils.utcnow() + timedelta(seconds=LAST)))
    await club.env.advance_time(2)
    assert await stages_shown(club) == [Stage.LAST]
    assert [message.content for message in reminders(club)] == [reminder(game, "last", 0)]
    assert pings(club, sent) == [[club.members[0].id]]
