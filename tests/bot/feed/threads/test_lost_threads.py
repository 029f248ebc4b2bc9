"""Threads that others delete, lock or archive, and permissions that go: the game goes on."""

import pytest
from simcord import Env

from tests.bot.club import Club, labels, said
from tests.bot.edge import Edge
from tests.bot.english import ENGLISH
from tests.bot.feed.threads.game_threads import allow, begin_in_thread, beside, deny, posts, requests
from tests.bot.shown import A_WHILE, NOT_SHOWN, assert_shown_once, take, turn_labels

LOST = ENGLISH("thread-lost")


async def lose(club: Club, thread: Club, how: str) -> None:
    """Delete a thread, or lock it, as a moderator; if it is only "locked open", it isn't archived."""
    backend = club.env.backend
    if how == "deleted":
        backend.delete_channel(thread.channel.id)
    else:
        archived = how == "locked"
        backend.edit_channel(thread.channel.id, {}, thread_metadata={"locked": True, "archived": archived})
    await club.env.settle()


@pytest.mark.parametrize("how", ["deleted", "locked", "locked open"])
async def test_a_game_without_its_thread_goes_on_in_the_channel_and_says_so_once(
    simcord_env: Env, club: Club, how: str
) -> None:
    thread = await begin_in_thread(club)
    await take(thread)
    mover = await thread.mover()
    sent = len(simcord_env.http_requests)

    await lose(club, thread, how)

    card, back = posts(club)
    assert card.content.startswith("**Azul** · Ada and Bruno are playing.")
    assert LOST in back.content
    assert labels(back) == await turn_labels(club)
    (pinging,) = club.posted(sent)
    assert pinging["allowed_mentions"]["users"] == [mover.id]
    await take(club)
    await simcord_env.advance_time(A_WHILE)
    assert [LOST in message.content for message in posts(club)] == [False, True, False]
    await assert_shown_once(club, turns=2)
    await club.hurry()
    assert len([message for message in posts(club) if "** wins" in message.content]) == 1
    assert labels(club.last)[0] == "Play again"


async def test_one_that_comes_back_beside_the_channel_s_own_table_is_played_with_its_buttons(
    club: Club,
) -> None:
    thread = await begin_in_thread(club)
    game = await thread.game()
    await club.begin(2)
    own = await club.game()

    await lose(club, thread, "deleted")

    assert LOST in club.last.content
    assert (await club.game()).id == own.id
    back = club.last
    panel = await club.seated(game.table.running_state.turn).click(back, label=labels(back)[0])
    assert panel.response
    await club.hurry()
    assert (await club.game()).id == game.id
    await take(club)
    assert (await club.bot.games.get(game.id)).version > game.version


@pytest.mark.one_in(2)
@pytest.mark.parametrize(("status", "code"), [(400, 160005), (404, 10003), (400, 50083)])
async def test_a_thread_that_was_lost_unseen_is_noticed_with_the_next_message(
    simcord_env: Env, club: Club, status: int, code: int
) -> None:
    thread = await begin_in_thread(club)
    simcord_env.inject_error(
        "*", f"/channels/{thread.channel.id}/messages*", status=status, code=code, times=None
    )

    assert "Done: " in await take(thread)

    assert LOST in club.last.content
    assert "took" in club.last.content
    assert labels(club.last) == await turn_labels(club)
    game = await club.game()
    assert (game.shown_version, game.message_id) == (game.version, club.last.id)


async def test_a_loss_is_said_after_a_restart_if_there_was_no_time_before(
    simcord_env: Env, club: Club
) -> None:
    thread = await begin_in_thread(club)
    game = await thread.game()
    club.env.backend.delete_channel(thread.channel.id)
    await club.bot.games.channels.leave_thread(game.id)

    await club.restart()
    await simcord_env.advance_time(A_WHILE)

    assert len([message for message in posts(club) if LOST in message.content]) == 1
    await take(club)
    assert len([message for message in posts(club) if LOST in message.content]) == 1


async def test_a_loss_during_a_move_is_said_once(simcord_env: Env, club: Club, edge: Edge) -> None:
    thread = await begin_in_thread(club)
    released = edge.hold(simcord_env, "post", f"/channels/{thread.channel.id}/messages")
    await take(thread)
    club.env.backend.delete_channel(thread.channel.id)
    released.set()
    await simcord_env.settle()
    await simcord_env.advance_time(A_WHILE)

    (back,) = [message for message in posts(club) if LOST in message.content]
    assert back.id == club.last.id
    assert "took" in back.content


async def test_a_lost_thread_of_a_game_that_is_over_changes_nothing(simcord_env: Env, club: Club) -> None:
    thread = await begin_in_thread(club)
    await thread.hurry()
    before = [message.content for message in posts(club)]

    await lose(club, thread, "deleted")
    await simcord_env.advance_time(A_WHILE)

    assert [message.content for message in posts(club)] == before
    assert ENGLISH("exported") in said(await club.members[0].slash(club.channel, "azul view export"))


async def test_a_running_game_s_thread_that_is_archived_is_opened_again(simcord_env: Env, club: Club) -> None:
    thread = await begin_in_thread(club)
    simcord_env.backend.edit_channel(thread.channel.id, {}, thread_metadata={"archived": True})
    await simcord_env.settle()

    metadata = simcord_env.backend.channels[thread.channel.id].thread_metadata
    assert metadata
    assert not metadata.archived
    assert metadata.auto_archive_duration == 7 * 24 * 60
    await take(thread)
    await assert_shown_once(thread, turns=2)


async def test_other_threads_are_left_alone(simcord_env: Env, club: Club) -> None:
    theirs = await club.open_thread("Small talk")
    sent = len(simcord_env.http_requests)
    simcord_env.backend.edit_channel(theirs.id, {}, thread_metadata={"archived": True})
    await simcord_env.settle()
    simcord_env.backend.delete_channel(theirs.id)
    await simcord_env.settle()
    assert simcord_env.http_requests[sent:] == []


async def test_without_the_permission_to_post_in_threads_the_game_waits_there(
    simcord_env: Env, club: Club
) -> None:
    thread = await begin_in_thread(club)
    deny(club, send_messages_in_threads=True)
    assert NOT_SHOWN in await take(thread)
    assert len(posts(club)) == 1

    await allow(club)

    await assert_shown_once(thread, turns=2)
    assert requests(simcord_env, "POST", "/threads") != []


async def test_the_games_of_a_server_that_the_bot_left_return_to_their_threads(
    club: Club,
) -> None:
    thread = await begin_in_thread(club)
    game = await thread.game()
    await club.bot.guild_removals.on_removed(club.guild.id)
    await club.bot.guild_removals.on_available(club.guild.id)
    assert await thread.game() == game
    await take(thread)
    await assert_shown_once(thread, turns=2)


async def test_a_game_stays_in_the_channel_when_its_thread_is_unlocked(simcord_env: Env, club: Club) -> None:
    thread = await begin_in_thread(club)
    await lose(club, thread, "locked")
    unlocked = {"locked": False, "archived": False}
    simcord_env.backend.edit_channel(thread.channel.id, {}, thread_metadata=unlocked)
    await simcord_env.settle()
    await take(club)
    await assert_shown_once(club, turns=2)
    assert (await club.game()).is_back_in_channel


async def in_a_thread_of_somebody(club: Club) -> Club:
    """Begin a game with a command in a thread that isn't the bot's."""
    there = await club.open_thread("Small talk")
    inside = beside(club, there.id)
    await inside.begin()
    return inside


async def test_somebody_s_thread_stays_archived_though_a_game_is_played_there(
    simcord_env: Env, club: Club
) -> None:
    inside = await in_a_thread_of_somebody(club)
    simcord_env.backend.edit_channel(inside.channel.id, {}, thread_metadata={"archived": True})
    await simcord_env.settle()
    await club.bot.reconciler.run_once()
    path = f"/channels/{inside.channel.id}"
    assert len(requests(simcord_env, "GET", path)) == 1
    assert requests(simcord_env, "PATCH", path) == []


async def test_a_game_in_somebody_s_thread_is_closed_when_that_is_deleted(
    simcord_env: Env, club: Club
) -> None:
    inside = await in_a_thread_of_somebody(club)
    game = await inside.game()
    await lose(club, inside, "deleted")
    assert not (await club.bot.games.get(game.id)).table.is_open
    assert await club.bot.games.unshown(10) == []
    sent = len(simcord_env.http_requests)
    await simcord_env.advance_time(4 * A_WHILE)
    assert simcord_env.http_requests[sent:] == []


@pytest.mark.one_in(2)
@pytest.mark.parametrize("code", [160005, 50083])
async def test_a_game_in_somebody_s_thread_waits_while_that_is_locked(
    simcord_env: Env, club: Club, code: int
) -> None:
    inside = await in_a_thread_of_somebody(club)
    messages = f"/channels/{inside.channel.id}/messages*"
    simcord_env.inject_error("POST", messages, status=400, code=code, times=3)
    assert NOT_SHOWN in await take(inside)
    game = await inside.game()
    assert game.table.is_open
    assert game.thread_id is None
    await simcord_env.advance_time(8 * A_WHILE)
    await assert_shown_once(inside, turns=2)
