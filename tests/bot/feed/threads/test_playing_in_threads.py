"""A game with a thread of its own: where it is shown, and which commands find it."""

from datetime import timedelta

import discord
from simcord import Env

import azul
from bot.ui.components import CustomId
from bot.words.phrases import link_to
from engine import Where, decisions
from tests.bot.club import Club, labels, new_bot, picture_of, said
from tests.bot.english import ENGLISH
from tests.bot.feed.threads.game_threads import begin_in_thread, posts, requests
from tests.bot.shown import LOBBY_BUTTONS, RESULT_BUTTONS, assert_shown_once, take
from tests.bot.variants import Wanted, play_until


async def test_the_game_is_played_in_a_thread_of_its_lobby_s_message(club: Club) -> None:
    await club.lobby(2, where="thread")
    lobby = club.last
    assert ENGLISH("lobby-thread") in lobby.content.splitlines()
    assert labels(lobby) == LOBBY_BUTTONS

    await club.members[0].slash(club.channel, "azul begin")

    (thread,) = club.channel.threads
    assert thread.id == lobby.id
    assert thread.name == "Ada and Bruno · round 1"
    there = await club.bot.games.at(thread.id)
    assert (there.channel_id, there.home_id) == (thread.id, club.channel.id)
    assert there.shown_version == there.version
    (card,) = posts(club)
    assert card.id == lobby.id
    assert f"Ada and Bruno are playing in <#{thread.id}>." in card.content
    assert labels(card) == ["Fair draws"]


async def test_everything_is_shown_in_the_thread_and_commands_there_find_the_game(club: Club) -> None:
    thread = await begin_in_thread(club)
    before = len(club.messages)

    await take(thread)
    panel = await thread.members[1].click(thread.last, label="My board")
    assert panel.response

    await assert_shown_once(thread, turns=2)
    assert len(club.messages) == before


async def test_the_channel_is_free_for_other_tables_and_commands_in_it_find_its_own(club: Club) -> None:
    first = await begin_in_thread(club)
    second = await begin_in_thread(club)
    await club.begin(2)

    own, one, other = await club.game(), await first.game(), await second.game()

    assert len({own.id, one.id, other.id}) == 3
    assert (own.channel_id, own.home_id) == (club.channel.id, None)
    assert await club.bot.games.channels.in_threads(club.channel.id) == [one.id, other.id]
    for each in (club, first, second):
        await take(each)
        await assert_shown_once(each, turns=2)


async def test_the_result_is_in_both_and_the_thread_is_archived_without_being_locked(
    simcord_env: Env, club: Club
) -> None:
    thread = await begin_in_thread(club)
    await thread.hurry(3)
    sent = len(simcord_env.http_requests)

    game = await thread.game()
    await thread.members[1].slash(thread.channel, "azul leave")
    await club.bot.games.change(game.id, decisions.resign(club.members[1].id))
    assert await club.bot.presenter.present(game.id)

    here, there = club.last, thread.last
    assert here.content.startswith("**Ada** wins")
    assert picture_of(here, "result")
    assert labels(here) == RESULT_BUTTONS
    assert there.content.startswith("**Ada** wins")
    assert there.content.endswith(f"The result is also in <#{club.channel.id}>, with **Play again**.")
    assert picture_of(there, "over")
    assert labels(there) == []
    pinging = [body for body in club.posted(sent) if body["allowed_mentions"].get("users")]
    assert len(pinging) == 1
    metadata = simcord_env.backend.channels[thread.channel.id].thread_metadata
    assert metadata
    assert (metadata.archived, metadata.locked) == (True, False)
    over = await thread.game()
    assert over.shown_version == over.version
    assert all(labels(message) == [] for message in thread.messages)


async def test_a_whole_game_leaves_only_lobby_and_result_in_the_channel(club: Club) -> None:
    thread = await begin_in_thread(club)
    await thread.hurry()

    lobby, result = posts(club)
    assert f"are playing in <#{thread.channel.id}>." in lobby.content
    assert picture_of(result, "result")
    assert ENGLISH("exported") in said(await club.members[0].slash(club.channel, "azul view export"))


async def test_play_again_opens_its_lobby_in_the_channel_and_plays_in_another_thread(club: Club) -> None:
    thread = await begin_in_thread(club)
    await thread.hurry()
    result = club.last

    await club.members[1].click(result, label="Play again")
    lobby = club.last
    await club.members[0].click(lobby, label="Accept")
    await club.members[1].click(club.last, label="Begin")

    again = await club.bot.games.at(lobby.id)
    assert again.table.options.where is Where.THREAD
    assert again.home_id == club.channel.id
    assert len(club.channel.threads) == 2
    late = await club.members[0].click(result, label="Play again")
    assert said(late) == ENGLISH("refusal-rematch-elsewhere", threads=[link_to(lobby.id)])
    assert posts(club)[-1].id == lobby.id


async def test_a_cancelled_game_says_so_in_both(simcord_env: Env, club: Club) -> None:
    thread = await begin_in_thread(club)
    may_manage = discord.Permissions(manage_channels=True)
    boss = club.welcome("Boss", roles=[club.guild.create_role("boss", permissions=may_manage)])
    assert ENGLISH("cancelled") in said(await boss.slash(thread.channel, "azul manage cancel"))

    assert "closed the game" in club.last.content
    assert labels(club.last) == ["Fair draws"]
    assert "closed the game" in thread.last.content
    assert "Play again" not in thread.last.content
    metadata = simcord_env.backend.channels[thread.channel.id].thread_metadata
    assert metadata
    assert metadata.archived


async def test_in_quiet_games_only_the_newest_turn_stays_in_the_thread(club: Club) -> None:
    thread = await begin_in_thread(club, messages="quiet")
    for _ in range(3):
        await take(thread)
    assert len(thread.turns) == 1
    assert len([message for message in club.messages if "are playing in" in message.content]) == 1


async def test_the_thread_is_renamed_with_the_round(simcord_env: Env, club: Club) -> None:
    thread = await begin_in_thread(club)
    while (await thread.state()).round == 1:
        await thread.hurry(1)
    await simcord_env.settle()
    assert thread.channel.name == "Ada and Bruno · round 2"


def in_round(number: int) -> Wanted:
    """Want the beginning of a round."""
    return lambda state: state.round == number


async def test_discord_is_asked_for_no_more_renames_than_it_allows(simcord_env: Env, club: Club) -> None:
    thread = await begin_in_thread(club, players=2)
    for number in (2, 3, 4):
        await play_until(thread, in_round(number))
    await simcord_env.settle()
    assert len(requests(simcord_env, "PATCH", f"/channels/{thread.channel.id}")) == 2
    assert str(thread.channel.name).endswith("round 3")

    await simcord_env.advance_time(601)
    await thread.hurry(1)
    await simcord_env.settle()
    assert str(thread.channel.name).endswith("round 4")


async def test_a_thread_is_renamed_for_the_third_time_once_the_first_is_long_enough_ago(
    simcord_env: Env, club: Club
) -> None:
    thread = await begin_in_thread(club, players=2)
    for wait, named in ((300, 2), (301, 3)):
        await play_until(thread, in_round(named))
        await simcord_env.settle()
        assert str(thread.channel.name).endswith(f"round {named}")
        await simcord_env.advance_time(wait)
    await play_until(thread, in_round(4))
    await simcord_env.settle()
    assert str(thread.channel.name).endswith("round 4")


async def test_a_thread_is_renamed_though_the_clock_was_set_back(simcord_env: Env, club: Club) -> None:
    back = timedelta()
    await simcord_env.restart_bot(new_bot(club.store, now=lambda: discord.utils.utcnow() - back))
    thread = await begin_in_thread(club, players=2)
    for number in (2, 3):
        await play_until(thread, in_round(number))
    await simcord_env.settle()
    back = timedelta(hours=1)
    await play_until(thread, in_round(4))
    await simcord_env.settle()
    assert str(thread.channel.name).endswith("round 4")


async def test_what_is_typed_for_another_channel_s_game_of_that_number_works_too(club: Club) -> None:
    thread = await begin_in_thread(club)
    game = await thread.game()
    result = await club.members[0].slash(club.channel, "azul table", game=game.id)
    assert "Round 1" in said(result)


async def test_a_table_cannot_be_opened_in_the_thread_of_a_running_game(club: Club) -> None:
    thread = await begin_in_thread(club)
    answer = said(await club.members[2].slash(thread.channel, "azul start"))
    assert ENGLISH("refusal-channel-occupied") in answer


async def test_the_options_and_the_command_choose_the_same(club: Club) -> None:
    await club.lobby(2)
    panel = (await club.members[0].click(club.last, label="Options")).response
    assert panel
    game = await club.game()
    await club.members[0].select(panel, ["thread"], custom_id=CustomId("option", game.id, 0, "where").text)
    await club.members[0].click(club.last, label="Begin")
    assert (await club.bot.games.get(game.id)).thread_id == club.channel.threads[-1].id


async def test_moves_by_command_in_the_channel_do_not_reach_the_thread_s_game(club: Club) -> None:
    thread = await begin_in_thread(club)
    before = await thread.game()
    move = azul.legal_moves(await thread.state())[0]
    answer = said(await club.members[0].slash(club.channel, "azul take", move=str(move)))
    assert answer.startswith(ENGLISH("refusal-no-table"))
    assert await thread.game() == before
