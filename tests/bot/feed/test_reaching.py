"""Channels that can't be posted in: when they are tried again, and that they don't hold up others."""

import asyncio
import logging
import re
from types import SimpleNamespace

import pytest
from simcord import Env

from bot.feed import presenter
from bot.feed.retry import FIRST_WAIT
from bot.i18n.language import Text
from bot.words.commands import path_of
from engine import Options, Player
from tests.bot.club import Club, labels, said
from tests.bot.edge import Edge
from tests.bot.english import ENGLISH
from tests.bot.faults import allow_posting, deny_posting
from tests.bot.features.server.server_settings import keeper
from tests.bot.shown import A_WHILE, MESSAGES, NOT_SHOWN, assert_shown_once, take
from tests.waiting import until

LONG = 20 * FIRST_WAIT


def deny(club: Club) -> None:
    """Let the bot lack the permission to post in the club's channel."""
    deny_posting(club.env, club.channel.id, club.guild.default_role.id)


async def allow(club: Club) -> None:
    """Give the permission back; Discord notifies the bot."""
    allow_posting(club.env, club.channel.id, club.guild.default_role.id)
    await club.env.settle()


async def press_theme(club: Club, times: int) -> None:
    """Let the host change the look as often, within ten seconds."""
    for number in range(times):
        theme = ("chocolatier", "azulejo")[number % 2]
        assert NOT_SHOWN in said(await club.members[0].slash(club.channel, "azul manage theme", theme=theme))
        await club.env.advance_time(10 / times)


async def test_presses_do_not_make_the_wait_longer_nor_send_what_cannot_arrive(
    simcord_env: Env, club: Club, caplog: pytest.LogCaptureFixture
) -> None:
    await club.begin()
    deny(club)
    sent = len(simcord_env.http_requests)

    with caplog.at_level(logging.WARNING):
        assert NOT_SHOWN in await take(club)
        await press_theme(club, times=7)

    assert len(club.posted(sent)) == 1
    assert re.findall(r"next try in (\d+) s", caplog.text) == [f"{FIRST_WAIT:.0f}"]


async def test_somebody_who_moves_is_told_which_permission_is_missing(club: Club) -> None:
    await club.begin()
    deny(club)

    reply = await take(club)

    permissions = [Text("permission-send-messages")]
    assert reply.endswith(f"{NOT_SHOWN}\n{ENGLISH('not-shown-permissions', permissions=permissions)}")
    assert "Send Messages" in reply


async def test_what_the_bot_may_not_do_elsewhere_does_not_matter_where_the_game_is_played(
    simcord_env: Env, club: Club
) -> None:
    elsewhere = club.guild.create_text_channel("elsewhere")
    deny_posting(simcord_env, elsewhere.id, club.guild.default_role.id)
    await simcord_env.settle()
    answers, petra = [], keeper(club)
    for is_refused in (False, True):
        await club.begin()
        simcord_env.inject_error("POST", MESSAGES, status=403, code=50001, times=1)
        assert NOT_SHOWN in await take(club)
        if is_refused:
            for method, path in (("PATCH", f"{MESSAGES}/*"), ("POST", MESSAGES)):
                simcord_env.inject_error(method, path, status=403, code=50001, times=None)
        game = await club.game()
        answers.append(said(await petra.slash(elsewhere, f"azul {path_of('cancel')}", game=game.id)))
    assert answers[0] == ENGLISH("cancelled")
    assert answers[1].splitlines()[1:] == [NOT_SHOWN]


async def test_whatever_may_have_changed_permissions_brings_a_new_try(simcord_env: Env, club: Club) -> None:
    await club.open_thread("of somebody")
    club.guild.create_role("Friends")
    await club.begin()
    simcord_env.inject_error("POST", MESSAGES, status=403, code=50001, times=None)
    assert NOT_SHOWN in await take(club)
    guild = club.bot.get_guild(club.guild.id)
    assert guild is not None
    (thread,) = guild.threads
    role = guild.roles[-1]
    assert role.id != guild.id
    somebody = SimpleNamespace(id=club.members[0].id, guild=guild)
    for tries, event, *what in (
        (1, "guild_channel_update", guild.channels[0], guild.channels[0]),
        (1, "guild_role_update", role, role),
        (1, "thread_update", thread, thread),
        (1, "member_update", guild.me, guild.me),
        (0, "member_update", somebody, somebody),
        (1, "guild_available", guild),
        (1, "guild_join", guild),
    ):
        sent = len(simcord_env.http_requests)
        club.bot.dispatch(event, *what)
        await simcord_env.settle()
        assert len(club.posted(sent)) == tries, event
    sent = len(simcord_env.http_requests)
    await club.members[4].slash(club.channel, "azul help")
    assert club.posted(sent) == []  # which says much less, and may come again and again


@pytest.mark.one_in(2)
@pytest.mark.parametrize("waited", [LONG, 0.0])
async def test_everything_is_shown_at_once_when_the_permission_is_back(
    simcord_env: Env, club: Club, waited: float
) -> None:
    await club.begin()
    deny(club)
    assert NOT_SHOWN in await take(club)
    await simcord_env.advance_time(waited)

    await allow(club)

    await assert_shown_once(club, turns=2)


async def test_a_move_is_shown_at_once_where_a_channel_can_be_reached_again(
    simcord_env: Env, club: Club
) -> None:
    await club.begin()
    simcord_env.inject_error("POST", MESSAGES, status=403, code=50013, times=None)
    assert NOT_SHOWN in await take(club)
    assert NOT_SHOWN in await take(club)
    simcord_env.backend.faults.clear()

    assert NOT_SHOWN not in await take(club)

    await assert_shown_once(club, turns=2)


async def test_any_command_in_a_channel_shows_what_waits_there(simcord_env: Env, club: Club) -> None:
    await club.begin()
    simcord_env.inject_error("POST", MESSAGES, status=403, code=50013, times=None)
    await take(club)
    await simcord_env.advance_time(LONG)
    simcord_env.backend.faults.clear()

    await club.members[4].slash(club.channel, "azul help")

    await assert_shown_once(club, turns=2)


async def test_after_success_the_wait_is_short_again(simcord_env: Env, club: Club) -> None:
    await club.begin()
    simcord_env.inject_error("POST", MESSAGES, status=503, times=5)
    await take(club)
    await simcord_env.advance_time(40 * FIRST_WAIT)
    await assert_shown_once(club, turns=2)
    simcord_env.inject_error("POST", MESSAGES, status=503)
    await take(club)

    await simcord_env.advance_time(A_WHILE)

    await assert_shown_once(club, turns=3)


async def open_tables(club: Club, number: int) -> list[int]:
    """Open tables in channels of their own that nobody has been shown; return the channels' ids."""
    games, host = club.bot.games, Player(club.members[0].id, "Ada")
    channels = [club.guild.create_text_channel(f"azul-{each}").id for each in range(number)]
    for channel_id in channels:
        await games.open(guild_id=club.guild.id, channel_id=channel_id, host=host, options=Options(2))
    return channels


def shown_channels(club: Club) -> set[int]:
    """Return the ids of the channels that show a table."""
    return {
        channel.id
        for channel in club.guild.channels.values()
        if channel.last_message is not None and labels(channel.last_message)[:1] == ["Join"]
    }


async def test_a_slow_channel_does_not_hold_up_the_others(simcord_env: Env, club: Club, edge: Edge) -> None:
    slow, *others = await open_tables(club, 3)
    released = edge.hold(simcord_env, "post", f"/channels/{slow}/messages")

    await simcord_env.advance_time(A_WHILE)
    assert shown_channels(club) == set(others)

    released.set()
    await simcord_env.settle()
    assert shown_channels(club) == {slow, *others}


async def test_not_more_than_a_few_channels_are_shown_side_by_side(
    simcord_env: Env, club: Club, edge: Edge
) -> None:
    channels = await open_tables(club, presenter.CONCURRENCY + 2)
    posts = {("POST", f"/channels/{channel_id}/messages") for channel_id in channels}
    released = edge.hold(simcord_env, "post")

    advancing = asyncio.create_task(simcord_env.advance_time(A_WHILE))
    await until(lambda: len(posts & {*edge.tried}) >= presenter.CONCURRENCY)
    for _ in range(100):
        assert len(await club.bot.games.unshown(limit=20)) == len(channels)
    assert len(posts & {*edge.tried}) == presenter.CONCURRENCY

    released.set()
    await advancing
    assert shown_channels(club) == set(channels)


async def test_channels_that_cannot_be_reached_leave_room_for_the_others(
    simcord_env: Env, club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presenter, "MAX_QUEUED", 2)
    channels = await open_tables(club, 6)
    for channel_id in channels[:4]:
        simcord_env.inject_error(
            "POST", f"/channels/{channel_id}/messages", status=403, code=50013, times=None
        )

    await simcord_env.advance_time(4 * FIRST_WAIT)

    assert shown_channels(club) == set(channels[4:])
