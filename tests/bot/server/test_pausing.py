"""Pausing a running game and letting it go on, by the people who can manage its channel."""

import discord
import pytest
from simcord import Env
from simcord.backend.models.channel import Overwrite
from simcord.enums import OverwriteType

from bot.ui.buttons import Press
from bot.words.facts import relative_time
from bot.words.language import Key, Verbatim
from engine import NO_HOURS, Game, Status, Vote, deadline_of
from storage.base import GameStore
from tests.bot.asking import ids, pinged
from tests.bot.club import Club, answer, buttons, labels, new_bot, picture_of, said, text_of
from tests.bot.english import ADA, ENGLISH
from tests.bot.panels import a_move, open_panel
from tests.bot.server.managing import keeper, manager
from tests.bot.shown import take
from tests.bot.threads.threaded import begin_in_thread
from tests.bot.variants import FREE, choosing, play_until

pytestmark = pytest.mark.usefixtures("days_pass", "no_traceback")

HOUR = 3600.0
DAY = 24 * HOUR
BUTTONS = ["Resume", "My board", "What happened?"]


def paused_line(game: Game) -> str:
    """Return the first line of the messages of a paused game."""
    pause = game.table.pause
    assert pause is not None
    return ENGLISH("paused", mention=Verbatim(f"<@{pause.user_id}>"), when=relative_time(pause.at))


def refusal(game: Game) -> str:
    """Return what people are told who want to do something in a paused game."""
    pause = game.table.pause
    assert pause is not None
    return ENGLISH("refusal-paused", mention=Verbatim(f"<@{pause.user_id}>"), when=relative_time(pause.at))


async def test_a_pause_is_announced_without_a_ping(club: Club) -> None:
    petra = keeper(club)
    await club.begin(2)
    turn = club.last

    told = said(await petra.slash(club.channel, "azul pause"))

    assert told == ENGLISH("pause-paused")
    first, scores, how = club.last.content.splitlines()
    assert first == paused_line(await club.game())
    assert "Ada **0**" in scores
    assert how == ENGLISH("paused-how")
    assert pinged(club) == []
    assert labels(club.last) == BUTTONS
    assert picture_of(club.last, "paused")
    assert labels(next(message for message in club.messages if message.id == turn.id)) == []


async def test_the_game_goes_on_with_a_button_and_its_mover_is_notified(club: Club) -> None:
    petra, rosa = keeper(club), keeper(club, "Rosa")
    await club.begin(2)
    await club.env.advance_time(HOUR)
    await petra.slash(club.channel, "azul pause")
    await club.env.advance_time(5 * DAY)
    paused, posted = club.last, len(club.messages)

    await rosa.click(paused, label="Resume")

    game = await club.game()
    deadline = deadline_of(game.table, NO_HOURS)
    assert deadline
    first, news, _, last = club.last.content.splitlines()
    assert first == ENGLISH("turn", mention=Verbatim(club.members[0].mention))
    assert news == ENGLISH("resumed", mention=Verbatim(rosa.mention), pace=Key("limited"))
    assert last == ENGLISH("deadline", when=relative_time(deadline))
    assert pinged(club) == ids(club, 0)
    assert len(club.messages) == posted + 1
    assert labels(next(message for message in club.messages if message.id == paused.id)) == []
    await take(club)
    assert (await club.state()).turn == 1


async def test_nothing_is_posted_while_a_game_is_paused(club: Club) -> None:
    petra = keeper(club)
    await club.begin(2)
    await petra.slash(club.channel, "azul pause")
    sent = len(club.env.http_requests)
    await club.env.advance_time(40 * DAY)
    assert club.posted(sent) == []
    assert (await club.game()).table.is_open


async def test_the_command_resumes_too_wherever_it_is_typed(club: Club) -> None:
    petra = keeper(club)
    await club.begin(2)
    elsewhere = club.guild.create_text_channel("elsewhere")
    game = await club.game()
    told = said(await petra.slash(elsewhere, "azul pause", game=game.id))
    assert told == ENGLISH("pause-paused")
    assert labels(club.last) == BUTTONS
    await club.env.advance_time(60)
    told = said(await petra.slash(elsewhere, "azul pause", game=game.id))
    assert told == ENGLISH("pause-resumed")
    assert "let the game go on" in club.last.content


async def test_without_deadlines_nothing_is_said_about_time(club: Club) -> None:
    petra = keeper(club)
    await club.begin(2, pace="none")
    await petra.slash(club.channel, "azul pause")
    await petra.click(club.last, label="Resume")
    assert club.last.content.splitlines()[1] == ENGLISH(
        "resumed", mention=Verbatim(petra.mention), pace=Key("none")
    )


async def test_neither_the_host_nor_anybody_else_pauses_or_resumes(club: Club) -> None:
    petra = keeper(club)
    await club.begin(2)
    others = [club.members[0], club.members[1], club.members[4], manager(club)]
    for member in others:
        told = said(await member.slash(club.channel, "azul pause"))
        assert told == ENGLISH("refusal-not-keeper")
    await petra.slash(club.channel, "azul pause")
    before = await club.game()
    for member in others:
        assert said(await member.click(club.last, label="Resume")) == ENGLISH("refusal-not-keeper")
        await club.env.advance_time(60)
        told = said(await member.slash(club.channel, "azul pause"))
        assert told == ENGLISH("refusal-not-keeper")
    assert await club.game() == before


async def test_what_counts_is_the_channel_of_the_game(club: Club, simcord_env: Env) -> None:
    await club.begin(2)
    elsewhere = club.guild.create_text_channel("elsewhere")
    lev = club.welcome("Lev")
    allowed = discord.Permissions(manage_channels=True).value
    simcord_env.backend.set_overwrite(elsewhere.id, Overwrite(lev.id, OverwriteType.MEMBER, allow=allowed))
    await simcord_env.settle()
    game = await club.game()
    for command in ("azul pause", "azul cancel"):
        told = said(await lev.slash(elsewhere, command, game=game.id))
        assert told in {ENGLISH("refusal-not-keeper"), ENGLISH("refusal-not-host", host=ADA)}
    assert await club.game() == game

    simcord_env.backend.set_overwrite(club.channel.id, Overwrite(lev.id, OverwriteType.MEMBER, allow=allowed))
    await simcord_env.settle()
    assert said(await lev.slash(elsewhere, "azul pause", game=game.id)) == ENGLISH("pause-paused")


async def test_a_game_is_cancelled_by_its_number_from_anywhere(club: Club) -> None:
    petra = keeper(club)
    await club.begin(2)
    elsewhere = club.guild.create_text_channel("elsewhere")
    game = await club.game()
    told = said(await petra.slash(elsewhere, "azul cancel", game=game.id))
    assert told == ENGLISH("cancelled")
    assert ENGLISH("cancelled-game", mention=Verbatim(petra.mention)) in club.last.content
    told = said(await petra.slash(elsewhere, "azul cancel", game=999))
    assert told == ENGLISH("refusal-no-such-game", number=Verbatim("999"))


@pytest.mark.parametrize("command", ["azul pause", "azul cancel"])
async def test_a_game_in_a_thread_is_reached_by_its_number(club: Club, command: str) -> None:
    petra = keeper(club)
    there = await begin_in_thread(club)
    game = await there.game()
    await petra.slash(club.channel, command, game=game.id)
    table = (await there.game()).table
    assert table.pause if command == "azul pause" else table.status is Status.CANCELLED
    if table.pause:
        assert there.last.content.splitlines()[0] == paused_line(await there.game())
        await petra.click(there.last, label="Resume")
        assert "let the game go on" in there.last.content


async def test_a_paused_game_is_cancelled(club: Club) -> None:
    petra = keeper(club)
    await club.begin(2)
    await petra.slash(club.channel, "azul pause")
    await petra.slash(club.channel, "azul cancel")
    assert ENGLISH("cancelled-game", mention=Verbatim(petra.mention)) in club.last.content
    assert labels(club.last) == ["Fair draws"]
    await club.start()
    assert (await club.game()).table.status is Status.LOBBY


async def test_whatever_the_players_try_is_refused_with_a_word_on_who_can_resume(club: Club) -> None:
    petra = keeper(club)
    await club.begin(2)
    turn, panel = club.last, await open_panel(club)
    move = await a_move(club)
    await petra.slash(club.channel, "azul pause")
    game = await club.game()
    ada, bruno = club.members[:2]

    told = [
        said(await ada.slash(club.channel, "azul take", move=str(move))),
        said(await ada.slash(club.channel, "azul undo")),
        said(await ada.slash(club.channel, "azul plan")),
        said(await club.press(ada, turn, Press("panel", game.id, game.version - 1, "1").custom_id)),
        said(await club.press(bruno, turn, Press("vote", game.id, 1, Vote.PLAY.value).custom_id)),
        said(await club.press(bruno, turn, Press("return", game.id).custom_id)),
        said(await club.press(petra, turn, Press("substitute", game.id).custom_id)),
        said(await club.press(bruno, turn, Press("agree", game.id, 1).custom_id)),
    ]
    await club.press(ada, panel, str(buttons(panel)[0]["custom_id"]))
    told.append(text_of(panel))

    assert told == [refusal(game)] * len(told)
    assert await club.game() == game


async def test_choices_on_free_walls_are_refused_and_asked_for_again(club: Club) -> None:
    petra = keeper(club)
    await club.begin(2, **FREE)
    await play_until(club, choosing(0, 1))
    tiling = club.last
    waiting = (await club.game()).table.awaited_people
    await petra.slash(club.channel, "azul pause")
    game = await club.game()
    told = said(await club.press(club.members[waiting[0]], tiling, Press("tiling", game.id).custom_id))
    assert told == refusal(game)
    await petra.click(club.last, label="Resume")
    assert labels(club.last)[0] == "Place tiles"
    assert pinged(club) == ids(club, *waiting)


async def test_people_can_leave_and_the_pause_stays(club: Club) -> None:
    petra = keeper(club)
    await club.begin(3)
    await petra.slash(club.channel, "azul pause")
    question = answer(await club.members[0].slash(club.channel, "azul leave"))
    await club.members[0].click(question, label="Leave the game")
    assert club.last.content.splitlines()[0] == paused_line(await club.game())
    assert ENGLISH("resigned", name=ADA) in club.last.content
    assert pinged(club) == []
    assert labels(club.last) == BUTTONS


async def test_a_request_to_undo_is_asked_again_once_the_game_goes_on(club: Club) -> None:
    petra = keeper(club)
    await club.begin(3)
    for _ in range(2):
        await take(club)
    offer = answer(await club.members[0].slash(club.channel, "azul undo"))
    await club.members[0].click(offer, label="Ask the others")
    await petra.slash(club.channel, "azul pause")
    assert labels(club.last) == BUTTONS
    assert ENGLISH("request-until") not in club.last.content
    await petra.click(club.last, label="Resume")
    assert ENGLISH("request-until") in club.last.content
    assert labels(club.last)[:2] == ["Agree", "Decline"]
    assert set(pinged(club)) == set(ids(club, 1, 2))


async def test_a_vote_goes_on_below_the_turn(club: Club) -> None:
    petra = keeper(club)
    await club.begin(3)
    await club.env.advance_time(DAY + 60)
    vote = club.last
    assert "Wait" in labels(vote)
    await club.members[1].click(vote, label="Wait")
    await petra.slash(club.channel, "azul pause")
    assert vote.id not in {message.id for message in club.messages}
    assert labels(club.last) == BUTTONS
    await club.env.advance_time(3 * DAY)
    await petra.click(club.last, label="Resume")
    assert "Wait" in labels(club.last)
    await club.members[2].click(club.last, label="Wait")
    assert (await club.game()).table.stage is None


async def test_two_at_once_pause_once_and_resume_once(club: Club) -> None:
    petra, rosa = keeper(club), keeper(club, "Rosa")
    await club.begin(2)
    await petra.slash(club.channel, "azul pause")
    told = said(await rosa.slash(club.channel, "azul pause"))
    assert told == ENGLISH("refusal-pause-already", mention=Verbatim(petra.mention))
    paused = club.last
    resume = Press("resume", (await club.game()).id).custom_id
    results = await club.press_at_once(paused, (petra, resume), (rosa, resume), (petra, resume))
    refused = [said(result) for result in results if result.response and result.response.ephemeral]
    assert refused == [ENGLISH("refusal-not-paused")] * 2
    entries = await club.bot.tables.history((await club.game()).id)
    kinds = [entry.event.kind for entry in entries]
    assert (kinds.count("paused"), kinds.count("resumed")) == (1, 1)
    assert said(await rosa.slash(club.channel, "azul pause")) == ENGLISH("refusal-resume-already")


async def test_a_lobby_is_not_paused_and_closes_in_its_time(club: Club) -> None:
    petra = keeper(club)
    await club.lobby(2)
    assert said(await petra.slash(club.channel, "azul pause")) == ENGLISH("refusal-pause-lobby")
    await club.env.advance_time(3 * DAY + 60)
    assert (await club.game()).table.status is Status.LAPSED


async def test_games_that_are_over_or_not_there_are_not_paused(club: Club) -> None:
    petra = keeper(club)
    assert said(await petra.slash(club.channel, "azul pause")) == ENGLISH("refusal-no-table")
    await club.begin(2)
    await club.hurry()
    assert said(await petra.slash(club.channel, "azul pause")) == ENGLISH("refusal-ended")


async def test_a_restart_between_any_two_steps_changes_nothing(club: Club) -> None:
    petra = keeper(club)
    await club.begin(2)
    await club.env.advance_time(HOUR)
    before = await club.game()
    await club.restart()
    await petra.slash(club.channel, "azul pause")
    await club.restart()
    await club.env.advance_time(2 * DAY)
    await club.restart()
    await petra.click(club.last, label="Resume")
    await club.restart()
    first, second = (deadline_of(game.table, NO_HOURS) for game in (before, await club.game()))
    assert first
    assert second
    assert 2 * DAY <= (second - first) / 1000 < 2 * DAY + HOUR
    await take(club)
    assert len([message for message in club.messages if picture_of(message, "paused")]) == 1


async def test_a_bot_that_is_down_while_a_game_is_paused_says_nothing_about_it(
    club: Club, store: GameStore
) -> None:
    petra = keeper(club)
    await club.begin(2)
    await petra.slash(club.channel, "azul pause")
    await club.env.advance_time(5 * DAY)
    sent = len(club.env.http_requests)
    await club.env.restart_bot(new_bot(store))
    await club.env.advance_time(DAY)
    assert club.posted(sent) == []
    assert labels(club.last) == BUTTONS


async def test_games_and_table_say_that_a_game_is_paused(club: Club) -> None:
    petra = keeper(club)
    await club.begin(2)
    await petra.slash(club.channel, "azul pause")
    pause = (await club.game()).table.pause
    assert pause
    listed = text_of(answer(await club.members[0].slash(club.channel, "azul games")))
    assert ENGLISH("games-paused", when=relative_time(pause.at)) in listed
    table = answer(await club.members[0].slash(club.channel, "azul table"))
    assert ENGLISH("words-paused") in table.content
    assert labels(table) == BUTTONS
    assert ENGLISH("words-paused") in str(table.attachments[0].description)
    missed = answer(await club.members[0].click(club.last, label="What happened?"))
    assert ENGLISH("paused-news", mention=Verbatim(petra.mention)) in missed.content


async def test_quiet_games_keep_one_message_about_the_turn(club: Club) -> None:
    petra = keeper(club)
    await club.begin(2, messages="quiet")
    for _ in range(3):
        await petra.slash(club.channel, "azul pause")
        await petra.click(club.last, label="Resume")
        await club.env.advance_time(60)
    assert len(club.messages) == 2
    assert "it's your turn" in club.last.content
