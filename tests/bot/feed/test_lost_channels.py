"""Channels that are deleted, or in which the bot can't post for very long: nothing is tried for ever."""

from datetime import timedelta

import discord
import pytest
from simcord import Env

import azul
from bot.i18n.language import Key
from engine import Game, Lost, Status, decisions
from engine.table.events import Expired
from storage.store import Store
from tests.bot.club import Club, new_bot, said, text_of
from tests.bot.english import ENGLISH
from tests.bot.faults import allow_posting, deny_posting, unheard
from tests.bot.feed.notifications.test_afterwards import elsewhere_in
from tests.bot.feed.threads.game_threads import begin_in_thread
from tests.bot.feed.threads.test_lost_threads import lose
from tests.bot.shown import A_WHILE, MESSAGES, NOT_SHOWN, assert_shown_once, take

A_DAY = 86_400.0
GONE = "Unknown Channel"


async def delete(club: Club) -> None:
    """Delete the club's channel, and with it its threads."""
    for place in (*club.channel.threads, club.channel):
        club.env.backend.delete_channel(place.id)
    await club.env.settle()


async def assert_lost(club: Club, game: Game, why: Lost = Lost.CHANNEL) -> None:
    """Assert that a game is closed, and that nobody is notified any more."""
    now = await club.bot.games.get(game.id)
    assert not now.table.is_open
    assert (await club.bot.games.history(game.id))[-1].event == Expired(why)
    assert await club.bot.games.unshown(limit=10) == []
    sent = len(club.env.http_requests)
    await club.env.advance_time(4 * A_WHILE)
    assert club.env.http_requests[sent:] == []


@pytest.mark.one_in(2)
@pytest.mark.parametrize("begun", [True, False])
async def test_the_game_of_a_deleted_channel_is_closed(club: Club, begun: bool) -> None:
    await (club.begin() if begun else club.lobby())
    game = await club.game()
    await delete(club)
    await assert_lost(club, game)
    assert await club.bot.games.finder.lobbies(club.guild.id) == []
    assert await club.bot.games.finder.open_of(club.members[0].id) == []


async def test_its_threads_go_with_it(club: Club) -> None:
    thread = await begin_in_thread(club)
    game = await thread.game()
    await delete(club)
    await assert_lost(club, game)


async def test_a_game_in_a_thread_is_closed_though_its_thread_was_archived(
    simcord_env: Env, club: Club
) -> None:
    """Nobody is told that such a thread goes with its channel."""
    thread = await begin_in_thread(club)
    game = await thread.game()
    path = f"/channels/{thread.channel.id}"
    simcord_env.inject_error("PATCH", path, status=403, code=50013, times=None)
    simcord_env.backend.edit_channel(thread.channel.id, {}, thread_metadata={"archived": True})
    await simcord_env.settle()
    simcord_env.backend.delete_channel(club.channel.id)
    await simcord_env.settle()
    await assert_lost(club, game)


async def test_people_choosing_spaces_are_asked_no_more(club: Club) -> None:
    await club.begin(wall="free")
    game = await club.game()
    while azul.waiting_for(game.table.running_state) == ():
        state = game.table.running_state
        player = game.table.players[state.turn]
        game = await club.bot.games.change(
            game.id, decisions.take(player.user_id, azul.legal_moves(state)[0])
        )
    assert await club.bot.presenter.present(game.id)
    await delete(club)
    await assert_lost(club, game)


async def test_a_result_that_was_not_shown_stays_as_it_is(simcord_env: Env, club: Club) -> None:
    await club.begin()
    game = await club.game()
    simcord_env.inject_error("POST", MESSAGES, status=503, times=1)
    await club.bot.games.change(game.id, decisions.resign(club.members[0].id))
    assert not await club.bot.presenter.present(game.id)
    await delete(club)
    await simcord_env.advance_time(A_WHILE)
    assert await club.bot.games.unshown(limit=10) == []
    assert (await club.bot.games.get(game.id)).table.status is Status.OVER


@pytest.mark.one_in(2)
@pytest.mark.parametrize("in_thread", [True, False])
async def test_a_channel_that_was_deleted_while_the_bot_was_away_is_noticed_after_the_start(
    simcord_env: Env, club: Club, in_thread: bool
) -> None:
    game = await (await begin_in_thread(club)).game() if in_thread else None
    if game is None:
        await club.begin(pace="none")
        game = await club.game()
    with unheard(simcord_env):
        await delete(club)
    assert (await club.bot.games.get(game.id)).table.is_open

    await club.restart()
    await simcord_env.advance_time(A_WHILE)

    await assert_lost(club, game)


@pytest.mark.parametrize("how", ["deleted", "locked"])
async def test_a_thread_that_was_lost_while_the_bot_was_away_is_noticed_after_the_start(
    simcord_env: Env, club: Club, how: str
) -> None:
    thread = await begin_in_thread(club, pace="none")
    with unheard(simcord_env):
        await lose(club, thread, how)
    if how == "deleted":
        await club.restart()
    else:  # of archived threads, a bot that starts is told nothing
        guild = club.bot.get_guild(club.guild.id)
        assert guild is not None
        guild._remove_thread(guild.threads[0])
        await club.bot.reconciler.run_once()
    await simcord_env.advance_time(A_WHILE)
    assert ENGLISH("thread-lost") in club.last.content
    await assert_shown_once(club, turns=1)


async def test_a_channel_is_not_taken_for_deleted_because_discord_says_so_by_mistake(
    simcord_env: Env, club: Club
) -> None:
    await club.begin()
    simcord_env.inject_error("POST", MESSAGES, status=404, code=10003, message=GONE, times=1)
    assert NOT_SHOWN in await take(club)
    await simcord_env.advance_time(A_WHILE)
    await assert_shown_once(club, turns=2)

    guild = club.bot.get_guild(club.guild.id)
    assert guild is not None
    guild.unavailable = True  # so nothing of it is known for certain
    guild._channels.clear()
    simcord_env.inject_error("POST", MESSAGES, status=404, code=10003, message=GONE, times=1)
    assert NOT_SHOWN in await take(club)
    await simcord_env.advance_time(A_WHILE)
    await assert_shown_once(club, turns=3)


async def test_a_channel_that_the_bot_cannot_see_is_not_taken_for_deleted(
    simcord_env: Env, club: Club
) -> None:
    await club.begin()
    game = await club.game()
    simcord_env.backend.guilds[club.guild.id].channel_ids.remove(club.channel.id)
    simcord_env.inject_error("GET", f"/channels/{club.channel.id}", status=403, code=50001, times=None)
    await club.restart()
    assert (await club.bot.games.get(game.id)).table.is_open


async def test_a_deleted_channel_is_noticed_among_others_that_are_there_or_hidden(
    simcord_env: Env, club: Club
) -> None:
    places = [club, elsewhere_in(club), elsewhere_in(club)]
    for place in places:
        await place.begin(pace="none")
    games = [await place.game() for place in places]
    _, hidden, gone = places
    with unheard(simcord_env):
        await delete(gone)
    simcord_env.backend.guilds[club.guild.id].channel_ids.remove(hidden.channel.id)
    simcord_env.inject_error("GET", f"/channels/{hidden.channel.id}", status=403, code=50001, times=None)

    await club.restart()
    await simcord_env.advance_time(A_WHILE)

    are_open = [(await club.bot.games.get(game.id)).table.is_open for game in games]
    assert are_open == [True, True, False]


@pytest.mark.usefixtures("days_pass")
async def test_where_the_bot_cannot_post_for_thirty_days_the_game_is_closed(club: Club) -> None:
    role = club.guild.default_role.id
    await club.begin(pace="none")
    deny_posting(club.env, club.channel.id, role)
    assert NOT_SHOWN in await take(club)
    game = await club.game()
    await club.env.advance_time(29 * A_DAY)
    assert (await club.bot.games.get(game.id)).table.is_open

    await club.env.advance_time(3 * A_DAY)

    await assert_lost(club, game, Lost.POSTING)
    allow_posting(club.env, club.channel.id, role)
    assert ENGLISH("words-ended") in said(await club.members[1].slash(club.channel, "azul table"))
    await club.start()
    assert (await club.game()).table.status is Status.LOBBY


@pytest.mark.usefixtures("days_pass")
async def test_people_who_play_on_unshown_keep_their_game(club: Club) -> None:
    role = club.guild.default_role.id
    await club.begin(pace="none")
    deny_posting(club.env, club.channel.id, role)
    for _ in range(2):
        assert NOT_SHOWN in await take(club)
        await club.env.advance_time(20 * A_DAY)
    assert (await club.game()).table.is_open
    allow_posting(club.env, club.channel.id, role)
    await club.env.advance_time(A_DAY)
    game = await club.game()
    assert game.shown_version == game.version


@pytest.mark.usefixtures("days_pass")
async def test_the_time_in_which_the_bot_was_away_does_not_count(club: Club, store: Store) -> None:
    await club.begin(pace="none")
    deny_posting(club.env, club.channel.id, club.guild.default_role.id)
    await take(club)
    later = timedelta(days=40)
    await club.env.restart_bot(new_bot(store, now=lambda: discord.utils.utcnow() + later))
    await club.env.advance_time(20 * A_DAY)
    assert (await club.game()).table.is_open
    await club.env.advance_time(12 * A_DAY)
    assert not (await club.game()).table.is_open


async def test_what_became_of_a_lost_game_is_told(club: Club) -> None:
    await club.begin()
    game = await club.game()
    for why in Lost:
        assert ENGLISH("expired-game", why=Key(why.value)).endswith("There's no winner.")
    await club.bot.games.suspensions.close_lost(game.id, Lost.POSTING)
    answer = text_of((await club.press(club.members[0], club.last, f"azul:since:{game.id}")).response)  # type: ignore[arg-type]  # there is one
    assert ENGLISH("expired-game", why=Key("posting")) in answer
