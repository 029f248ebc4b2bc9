"""Games on servers that removed the bot: suspended, resumed when it is back, and closed in the end."""

import asyncio
from datetime import timedelta

import discord
import pytest
from simcord import Env
from simcord.backend.serializers import guild_create_payload

from bot import gateway_events
from bot.i18n.language import Key
from engine import Status
from engine.suspensions import MAX_SUSPENSION
from engine.table.events import Expired
from storage.store import Store
from tests.bot.club import Club, labels
from tests.bot.edge import NONCES_LAST
from tests.bot.english import ENGLISH
from tests.bot.fair_draws import revealed_secret
from tests.bot.faults import forgetful, left
from tests.bot.shown import A_WHILE, LOBBY_BUTTONS, MESSAGES, assert_shown_once, take
from tests.storage.faults import fail, strike


async def remove(club: Club) -> None:
    """Remove the bot from the club's server."""
    club.env.backend.emit("GUILD_DELETE", {"id": str(club.guild.id)})
    await club.env.settle()


async def invite(club: Club, *, anew: bool = False) -> None:
    """Let the bot return to the club's server, which it joins `anew` or which is available again."""
    backend = club.env.backend
    server = dict(guild_create_payload(backend, backend.guilds[club.guild.id]))
    if anew:
        del server["unavailable"]
    backend.emit("GUILD_CREATE", server)
    await club.env.settle()


async def leave_a_take_unshown(simcord_env: Env, club: Club) -> None:
    """Make a take that can't be shown."""
    await club.begin()
    simcord_env.inject_error("POST", MESSAGES, status=403, code=50001, message="Missing Access")
    await take(club)


async def test_nothing_is_tried_while_the_bot_is_not_in_the_server(simcord_env: Env, club: Club) -> None:
    await leave_a_take_unshown(simcord_env, club)
    await remove(club)
    sent = len(simcord_env.http_requests)

    await simcord_env.advance_time(4 * A_WHILE)

    assert simcord_env.http_requests[sent:] == []
    assert (await club.game()).shown_version < (await club.game()).version


async def test_a_game_goes_on_at_once_when_the_bot_returns(simcord_env: Env, club: Club) -> None:
    await leave_a_take_unshown(simcord_env, club)
    await remove(club)
    await simcord_env.advance_time(4 * A_WHILE)

    await invite(club)

    await assert_shown_once(club, turns=2)


async def test_time_goes_on_at_once_when_the_bot_returns(club: Club, store: Store) -> None:
    await club.begin()
    for anew in (False, True):
        await remove(club)
        assert await store.suspended_guilds() == [club.guild.id]
        await invite(club, anew=anew)
        assert await store.suspended_guilds() == []


async def test_what_was_not_noted_before_the_bot_left_is_not_sent_again(club: Club, store: Store) -> None:
    await club.begin()
    forgetful(store)
    await take(club)
    await remove(club)

    await invite(club)

    await assert_shown_once(club, turns=2)


async def test_what_another_process_did_not_note_is_not_sent_again_when_the_bot_returns(
    club: Club, store: Store
) -> None:
    await club.begin()
    forgetful(store)
    await take(club)
    await remove(club)
    with left(club.env, club.guild.id):
        await club.restart()
        await club.env.advance_time(NONCES_LAST)

    await invite(club)

    await assert_shown_once(club, turns=2)


async def test_it_is_no_fault_of_the_bot_if_a_removal_cant_be_noted_at_once(
    club: Club, store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    fail(store, "suspend")
    await remove(club)
    assert "A gateway event can't be handled yet: the disk is full" in caplog.messages


async def test_nothing_about_a_removal_goes_on_after_the_bot_has_stopped(
    club: Club, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, ended = asyncio.Event(), asyncio.Event()

    async def hang(*_: object, **__: object) -> None:
        begun.set()
        try:
            await asyncio.Event().wait()
        finally:
            ended.set()

    monkeypatch.setattr(gateway_events, "SHUTDOWN_TIMEOUT", 0)
    strike(store, "suspend", hang)
    club.env.backend.emit("GUILD_DELETE", {"id": str(club.guild.id)})
    await begun.wait()

    await club.bot.close()

    assert ended.is_set()


async def test_a_server_that_the_bot_left_while_it_was_not_running_rests_after_the_start(
    simcord_env: Env, club: Club, store: Store
) -> None:
    await club.begin()
    simcord_env.inject_error("POST", MESSAGES, status=503)
    await take(club)
    with left(simcord_env, club.guild.id):
        await club.restart()
    sent = len(simcord_env.http_requests)

    await simcord_env.advance_time(A_WHILE)
    assert simcord_env.http_requests[sent:] == []
    assert await store.suspended_before(2**62, 10) == [(await club.game()).id]

    await club.restart()
    await simcord_env.advance_time(A_WHILE)  # until the deadline, which has moved, is put right
    await assert_shown_once(club, turns=2)


async def test_games_are_closed_after_thirty_days_of_absence_also_after_a_restart(
    simcord_env: Env, club: Club
) -> None:
    await club.begin()
    game = await club.game()
    await remove(club)

    with left(simcord_env, club.guild.id):
        await club.restart(now=lambda: discord.utils.utcnow() + MAX_SUSPENSION)
    assert (await club.bot.games.get(game.id)).table.is_open

    later = MAX_SUSPENSION + timedelta(seconds=1)
    with left(simcord_env, club.guild.id):
        await club.restart(now=lambda: discord.utils.utcnow() + later)
    closed = await club.bot.games.get(game.id)
    assert closed.table.status is Status.CANCELLED
    assert (await club.bot.games.history(game.id))[-1].event == Expired()


async def test_a_channel_learns_of_a_closed_game_when_the_bot_returns(simcord_env: Env, club: Club) -> None:
    await club.begin()
    await remove(club)
    later = MAX_SUSPENSION + timedelta(days=1)
    with left(simcord_env, club.guild.id):
        await club.restart(now=lambda: discord.utils.utcnow() + later)
    begun = club.last

    await invite(club)

    assert club.last.content.startswith(ENGLISH("expired-game", why=Key("server")))
    assert labels(club.last) == ["Fair draws"]
    await revealed_secret(club)
    assert [labels(message) for message in club.messages if message.id == begun.id] == [[]]
    await club.start()
    assert labels(club.last) == LOBBY_BUTTONS
