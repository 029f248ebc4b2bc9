"""Channels that can't be posted in, messages that are gone, and a database that fails for a while."""

import discord
import pytest
from simcord import Env

import azul
from engine import decisions
from storage.store import Store
from tests.bot.club import Club, labels, new_bot, said
from tests.bot.edge import Arrival, Edge, Fate
from tests.bot.english import ENGLISH
from tests.bot.faults import forgetful, full_disk, lost_disk
from tests.bot.shown import A_WHILE, MESSAGES, NOT_SHOWN, assert_shown_once, take, turn_labels
from tests.storage.faults import Method, strike


async def test_without_permission_the_player_learns_that_the_move_is_saved_and_it_is_shown_later(
    simcord_env: Env, club: Club
) -> None:
    await club.begin()
    simcord_env.inject_error(
        "POST", MESSAGES, status=403, code=50013, message="Missing Permissions", times=None
    )
    assert NOT_SHOWN in await take(club)
    assert NOT_SHOWN in await take(club)

    simcord_env.backend.faults.clear()
    await simcord_env.advance_time(4 * A_WHILE)

    await assert_shown_once(club, turns=2)


async def test_a_deleted_turn_message_does_not_keep_the_game_from_going_on(club: Club) -> None:
    await club.begin()
    club.env.backend.delete_message(club.channel.id, club.last.id)

    assert NOT_SHOWN not in await take(club)

    await assert_shown_once(club, turns=1)


@pytest.mark.parametrize("deleted", [False, True])
async def test_a_lobby_that_cannot_be_edited_is_replaced(simcord_env: Env, club: Club, deleted: bool) -> None:
    await club.start()
    old = club.last
    if deleted:
        club.env.backend.delete_message(club.channel.id, old.id)
    else:
        simcord_env.inject_error(
            "PATCH", f"{MESSAGES}/*", status=429, code=30046, message="Maximum number of edits reached"
        )

    await club.members[1].slash(club.channel, "azul join")

    assert club.last.id != old.id
    assert "Ada and Bruno" in club.last.content
    await club.members[0].click(club.last, label="Begin")
    assert "The game begins" in club.last.content


async def test_a_question_that_somebody_deleted_holds_nothing_up(club: Club) -> None:
    await club.begin()
    await take(club)
    await take(club)
    ada, bruno = club.members[:2]
    game = await club.bot.games.change((await club.game()).id, decisions.ask_undo(ada.id))
    assert await club.bot.presenter.present(game.id)
    question = club.last
    await club.bot.games.change(game.id, decisions.agree(bruno.id, game.table.consent.number))
    club.env.backend.delete_message(club.channel.id, question.id)

    assert await club.bot.presenter.present(game.id)

    game = await club.game()
    assert (game.shown_version, game.message_id) == (game.version, club.last.id)


async def test_a_lobby_that_cannot_be_edited_for_a_moment_is_edited_later(
    simcord_env: Env, club: Club
) -> None:
    await club.start()
    simcord_env.inject_error("PATCH", f"{MESSAGES}/*", status=503)
    answer = said(await club.members[1].slash(club.channel, "azul join"))
    assert NOT_SHOWN in answer

    await simcord_env.advance_time(A_WHILE)

    assert len(club.messages) == 1
    assert "Ada and Bruno" in club.last.content


async def test_buttons_that_cannot_be_removed_do_not_hold_up_the_next_turn(
    simcord_env: Env, club: Club
) -> None:
    await club.begin()
    simcord_env.inject_error("PATCH", f"{MESSAGES}/*", status=503)

    assert NOT_SHOWN not in await take(club)

    assert len(club.turns) == 2
    assert (await club.game()).shown_version == (await club.game()).version


async def test_a_database_that_fails_for_a_while_is_tried_again(
    simcord_env: Env, club: Club, store: Store
) -> None:
    await club.begin()
    game = await club.game()
    await club.bot.games.change(
        game.id, decisions.take(club.members[0].id, azul.legal_moves(game.table.running_state)[0])
    )

    with lost_disk(store):
        await simcord_env.advance_time(A_WHILE)
    await simcord_env.advance_time(2 * A_WHILE)

    await assert_shown_once(club, turns=2)


async def test_a_database_that_refuses_a_take_changes_nothing(club: Club, store: Store) -> None:
    await club.begin()
    before = await club.game()

    with full_disk(store):
        answer = await take(club)

    assert answer.startswith(ENGLISH("refusal-storage"))
    assert await club.game() == before
    assert "Done: " in await take(club)


@pytest.mark.goes_wrong
async def test_a_game_that_cannot_be_shown_does_not_hold_up_others(
    simcord_env: Env, club: Club, edge: Edge
) -> None:
    elsewhere = club.guild.create_text_channel("azul-two")
    await club.begin()
    await club.members[2].slash(elsewhere, "azul start")
    await club.members[3].slash(elsewhere, "azul join")
    broken, whole = await club.game(), await club.bot.games.at(elsewhere.id)
    mistake = Fate(Arrival.NEVER, lambda: RuntimeError("a mistake in the code"))
    edge.expect("post", *[mistake] * 10, path=f"/channels/{club.channel.id}/messages")
    first = azul.legal_moves(broken.table.running_state)[0]
    await club.bot.games.change(broken.id, decisions.take(club.members[0].id, first))
    await club.bot.games.change(whole.id, decisions.begin(club.members[2].id))
    await simcord_env.advance_time(A_WHILE)
    assert await club.bot.games.unshown(limit=10) == [broken.id]

    edge.forget()
    await simcord_env.advance_time(2 * A_WHILE)

    assert await club.bot.games.unshown(limit=10) == []


async def test_start_names_the_permissions_that_the_bot_lacks(club: Club) -> None:
    quiet = club.guild.create_text_channel(
        "quiet",
        overwrites={
            club.guild.default_role: discord.PermissionOverwrite(send_messages=False, attach_files=False)
        },
    )

    answer = said(await club.members[0].slash(quiet, "azul start"))

    assert answer.startswith("I need more permissions in this channel: ")
    assert "Send Messages" in answer
    assert "Attach Files" in answer
    assert ENGLISH("refusal-no-table") in said(await club.members[0].slash(quiet, "azul table"))


async def test_a_begin_message_that_was_not_noted_keeps_its_text_when_a_take_follows(
    club: Club, store: Store
) -> None:
    await club.start()
    await club.members[1].slash(club.channel, "azul join")
    lobby = club.last.id
    forgetful(store, times=100)
    await club.members[0].slash(club.channel, "azul begin")
    forgetful(store, times=0)

    await take(club)

    begun = [message for message in club.messages if "The game begins" in message.content]
    assert len(begun) == 1
    assert begun[0].attachments
    assert labels(begun[0]) == []
    (old,) = [message for message in club.messages if message.id == lobby]
    assert "are playing." in old.content
    await assert_shown_once(club, turns=2)


async def test_a_lobby_that_was_not_noted_loses_its_buttons_when_the_game_begins(
    club: Club, store: Store
) -> None:
    forgetful(store, times=100)
    await club.start()
    await club.members[1].slash(club.channel, "azul join")
    forgetful(store, times=0)

    await club.members[0].slash(club.channel, "azul begin")

    (lobby, begun) = club.messages
    assert "are playing." in lobby.content
    assert labels(lobby) == ["Fair draws"]
    assert labels(begun) == await turn_labels(club)


async def test_what_may_have_been_posted_is_known_before_anybody_is_heard(club: Club, store: Store) -> None:
    bot, is_heard = new_bot(store), list[bool]()

    async def noting(unshown: Method, *which: object) -> object:
        is_heard.append(bot.is_ready())
        return await unshown(*which)

    strike(store, "unshown", noting)
    await club.env.restart_bot(bot)
    assert is_heard[0] is False


async def test_servers_that_cannot_be_looked_through_for_now_are_one_line_of_the_log(
    club: Club, store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    with lost_disk(store):
        await club.bot.loops._reconcile()
    assert "Servers could not be reconciled: the disk is gone" in caplog.messages
