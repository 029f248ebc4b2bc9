"""Mistakes that nobody would notice at once: what isn't cleared, silent or ours, or waits too long."""

import pytest
from simcord import Env

import azul
from engine import decisions
from storage.store import Store
from tests.bot.club import Club, picture_of, said
from tests.bot.edge import Edge
from tests.bot.faults import forgetful
from tests.bot.shown import A_WHILE, MESSAGES, NOT_SHOWN, assert_shown_once, take

SILENT = 1 << 12
"""Discord's flag for a message that notifies nobody."""


def searches(club: Club, since: int) -> int:
    """Return how often the channel was searched, from request `since` on."""
    return sum(
        (request.method, request.path) == ("GET", f"/channels/{club.channel.id}/messages")
        for request in club.env.http_requests[since:]
    )


async def test_a_channel_is_not_searched_any_more_once_it_is_known_what_arrived(
    simcord_env: Env, club: Club, edge: Edge
) -> None:
    await club.begin()
    edge.break_connection(arrives=True)
    await take(club)
    await simcord_env.advance_time(A_WHILE)
    await assert_shown_once(club, turns=2)
    sent = len(simcord_env.http_requests)

    await take(club)

    assert searches(club, sent) == 0
    await assert_shown_once(club, turns=3)


async def test_a_channel_is_not_searched_if_nothing_is_uncertain(club: Club) -> None:
    await club.begin()
    await take(club)
    assert searches(club, 0) == 0


async def test_a_message_of_somebody_else_is_not_taken_for_the_bot_s(
    simcord_env: Env, club: Club, store: Store
) -> None:
    await club.begin()
    game = await club.game()
    await club.bot.games.change(
        game.id, decisions.take(club.members[0].id, azul.legal_moves(game.table.running_state)[0])
    )
    name = f"azul-{game.id}-{game.version + 1}-turn.png"
    await club.members[4].send(club.channel, f"-# {name}", attachments=[(name, b"a picture")])

    await club.restart(store)
    await simcord_env.advance_time(A_WHILE)

    assert "**Ada** took" in club.last.content
    assert club.last.author.id == club.bot.user_id
    assert (await club.game()).message_id == club.last.id


@pytest.mark.one_in(2)
@pytest.mark.parametrize("restarting", [True, False])
async def test_the_message_before_one_that_arrived_unnoticed_loses_its_buttons(
    simcord_env: Env, club: Club, edge: Edge, restarting: bool
) -> None:
    await club.begin()
    edge.break_connection(arrives=True)
    await take(club)
    edge.forget()

    if restarting:
        await club.restart()
    else:
        await simcord_env.advance_time(A_WHILE)

    await assert_shown_once(club, turns=2)


async def test_a_round_s_summary_is_silent_and_the_turn_is_not(club: Club) -> None:
    await club.begin()
    await club.hurry(takes=1)
    while (await club.state()).round == 1:
        await club.hurry(takes=1)
    summary, turn = club.posted()[-2:]
    assert "**Round 1 is over.**" in summary["content"]
    assert summary["flags"] & SILENT
    assert not turn.get("flags", 0) & SILENT
    assert picture_of(club.last, "turn")


async def test_the_same_message_is_sent_again_under_the_same_nonce(simcord_env: Env, club: Club) -> None:
    await club.begin()
    simcord_env.inject_error("POST", MESSAGES, status=503, times=2)
    sent = len(simcord_env.http_requests)
    await take(club)
    await simcord_env.advance_time(4 * A_WHILE)

    tries = club.posted(sent)

    assert len(tries) == 3
    assert len({post["nonce"] for post in tries}) == 1
    assert all(post["enforce_nonce"] for post in tries)


async def test_a_message_is_sent_under_the_same_nonce_after_a_restart(simcord_env: Env, club: Club) -> None:
    await club.begin()
    simcord_env.inject_error("POST", MESSAGES, status=503)
    sent = len(simcord_env.http_requests)
    await take(club)
    await club.restart()

    first, second = club.posted(sent)

    assert first["nonce"] == second["nonce"]


async def test_a_lost_answer_does_not_delay_the_channel_s_post(simcord_env: Env, club: Club) -> None:
    await club.begin()
    simcord_env.inject_error("POST", "/interactions/*/*/callback", status=503)

    await club.take(azul.legal_moves(await club.state())[0])

    await assert_shown_once(club, turns=2)


async def test_an_answer_that_hangs_does_not_delay_the_channel_s_post(
    simcord_env: Env, club: Club, edge: Edge
) -> None:
    await club.begin()
    released = edge.hold(simcord_env, "answer")
    taking = await club.take(azul.legal_moves(await club.state())[0])
    assert not taking.acknowledged
    assert "**Ada** took" in club.last.content

    released.set()
    await simcord_env.settle()

    assert "Done: " in said(taking)
    await assert_shown_once(club, turns=2)


async def test_a_post_that_fails_does_not_delay_the_answer(simcord_env: Env, club: Club) -> None:
    await club.begin()
    simcord_env.inject_error("POST", MESSAGES, status=503)
    answer = await take(club)
    assert answer.startswith("Done: ")
    assert NOT_SHOWN in answer


async def test_a_message_that_can_not_be_noted_is_not_sent_twice_however_often(
    simcord_env: Env, club: Club, store: Store
) -> None:
    await club.begin()
    forgetful(store, times=4)
    await take(club)
    await simcord_env.advance_time(10 * A_WHILE)
    await assert_shown_once(club, turns=2)
