"""Whatever was committed is shown once: after a crash, an outage, a missing permission, a lost message."""

import re

import discord
import pytest
from simcord import Env

import azul
from bot.i18n.language import Key
from bot.ui.discord_errors import RETRY_DELAYS
from tests.bot.club import Club, labels, said
from tests.bot.edge import FATES, Edge
from tests.bot.english import ENGLISH
from tests.bot.shown import A_WHILE, LOBBY_BUTTONS, MESSAGES, NOT_SHOWN, assert_shown_once, take
from tests.bot.variants import has_one_take_left, play_until


@pytest.mark.one_in(3)
@pytest.mark.parametrize("status", [500, 502, 503])
async def test_a_take_that_could_not_be_shown_is_shown_after_a_restart(
    simcord_env: Env, club: Club, status: int
) -> None:
    await club.begin()
    simcord_env.inject_error("POST", MESSAGES, status=status)

    answer = await take(club)
    assert "Done: " in answer
    assert NOT_SHOWN in answer
    assert len(club.turns) == 1
    await club.restart()

    assert "**Ada** took" in club.last.content
    await assert_shown_once(club, turns=2)


async def test_a_take_that_could_not_be_shown_is_shown_a_little_later(simcord_env: Env, club: Club) -> None:
    await club.begin()
    simcord_env.inject_error("POST", MESSAGES, status=503, times=2)
    await take(club)

    await simcord_env.advance_time(3 * A_WHILE)

    await assert_shown_once(club, turns=2)


async def test_two_moves_that_were_not_shown_are_reported_in_one_message(
    simcord_env: Env, club: Club
) -> None:
    await club.begin()
    simcord_env.inject_error("POST", MESSAGES, status=500, times=2)
    await take(club)
    await take(club)

    await club.restart()

    assert "**Ada** took" in club.last.content
    assert "**Bruno** took" in club.last.content
    assert club.posted()[-1]["allowed_mentions"]["users"] == [club.members[0].id]
    await assert_shown_once(club, turns=2)


async def test_a_message_whose_connection_broke_before_it_arrived_is_sent_later(
    simcord_env: Env, club: Club, edge: Edge
) -> None:
    await club.begin()
    edge.break_connection(arrives=False)
    taking = await club.take(azul.legal_moves(await club.state())[-1])
    assert NOT_SHOWN not in said(taking)
    await simcord_env.advance_time(sum(RETRY_DELAYS))
    assert NOT_SHOWN in said(taking)

    await simcord_env.advance_time(A_WHILE)

    await assert_shown_once(club, turns=2)


async def test_a_take_whose_answer_is_lost_is_shown_all_the_same(simcord_env: Env, club: Club) -> None:
    await club.begin()
    simcord_env.inject_error("POST", "/interactions/*/*/callback", status=503)
    moves = azul.legal_moves(await club.state())

    await club.take(moves[0])
    await simcord_env.advance_time(A_WHILE)

    assert "**Ada** took" in club.last.content
    await assert_shown_once(club, turns=2)


async def test_a_lobby_that_could_not_be_shown_is_shown_later(simcord_env: Env, club: Club) -> None:
    simcord_env.inject_error("POST", MESSAGES, status=500)
    answer = said(await club.start())
    assert NOT_SHOWN in answer

    await simcord_env.advance_time(A_WHILE)

    assert labels(club.last) == LOBBY_BUTTONS
    assert len(club.messages) == 1


async def test_a_round_summary_that_arrived_alone_is_not_sent_again(
    simcord_env: Env, club: Club, edge: Edge
) -> None:
    await club.begin()
    await play_until(club, has_one_take_left)
    turns = len(club.turns)
    edge.break_connection(arrives=False, after=1)
    await take(club)
    await simcord_env.advance_time(sum(RETRY_DELAYS))
    assert "**Round 1 is over.**" in club.last.content

    await simcord_env.advance_time(A_WHILE)

    assert sum("**Round 1 is over.**" in message.content for message in club.messages) == 1
    assert sum("took" in message.content for message in club.messages[-2:]) == 1
    await assert_shown_once(club, turns=turns + 1)


async def test_a_round_summary_that_arrived_alone_is_not_sent_again_though_the_turn_is_refused_for_long(
    simcord_env: Env, club: Club, edge: Edge
) -> None:
    await club.begin()
    await play_until(club, has_one_take_left)
    turns, sent = len(club.turns), len(simcord_env.http_requests)
    edge.expect("post", None, *[FATES["503, arrives never"]] * 5)  # for longer than nonces last
    await take(club)
    assert len(club.turns) == turns

    await simcord_env.advance_time(10 * 60)

    assert sum("**Round 1 is over.**" in body["content"] for body in club.posted(sent)) == 1
    await assert_shown_once(club, turns=turns + 1)


async def test_an_old_message_loses_its_buttons_in_one_request(club: Club) -> None:
    await club.begin()
    sent = len(club.env.http_requests)

    await take(club)

    edits = [request.method for request in club.env.http_requests[sent:] if "/channels/" in request.path]
    assert sorted(edits) == ["PATCH", "POST"]


def notification(club: Club, message: discord.Message) -> str:
    """Return the beginning of a message as a phone's notification shows it."""
    text = re.sub(r"<(:\w+:)\d+>", r"\1", message.content)
    for member in club.members:
        text = text.replace(member.mention, f"@{member.user.global_name}")
    return text.replace("**", "").replace("\n", " ")


async def test_a_turn_message_begins_with_who_is_to_move(club: Club) -> None:
    await club.begin()
    begun = club.last
    await club.take("1r1")
    assert notification(club, begun).startswith(
        f"@Ada, it's your turn! {ENGLISH('turn-new', sources=Key('factories'))} "
        "The game begins. Order of play: Ada"
    )
    assert notification(club, club.last).startswith(
        f"@Bruno, it's your turn! {ENGLISH('turn-new', sources=Key('both'))} "
        "Ada took 1 red tile :azul_red: from factory 1 and put it on line 1. The line is full."
    )
    assert club.last.content.splitlines()[-2] == "Round 1 · Ada **0** · Bruno **0**"
