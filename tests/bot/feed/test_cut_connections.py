"""Connections that break while something is sent: it is sent again at once, and happens once."""

import pytest
from simcord import Env

import azul
from bot.cluster.scope import SingleProcess
from bot.ui.discord_errors import RETRY_DELAYS
from engine import Person, Pings
from storage.shards import Lease
from tests.bot.club import Club, said
from tests.bot.edge import CALLS, CUT, CUT_AFTERWARDS, CUTS, FATES, Arrival, Edge
from tests.bot.feed.notifications.calls import choose, direct, dm_path
from tests.bot.feed.threads.game_threads import beside
from tests.bot.shown import A_WHILE, NOT_SHOWN, assert_shown_once, take
from tests.some import some

AT_ONCE = 0.6
"""Seconds after which the channel shows what one broken connection has held up."""
SENT = [(seen, arrival) for seen in CUTS for arrival in Arrival]


@pytest.mark.one_in(5)
@pytest.mark.parametrize(("seen", "arrival"), SENT)
async def test_a_move_is_shown_at_once_though_a_connection_breaks(
    club: Club, edge: Edge, seen: str, arrival: Arrival
) -> None:
    await club.begin()
    edge.expect("post", FATES[f"{seen}, arrives {arrival.value}"])
    taking = await club.take(azul.legal_moves(await club.state())[0])

    await club.env.advance_time(AT_ONCE)

    assert NOT_SHOWN not in said(taking)
    await edge.let_arrive()
    await assert_shown_once(club, turns=2)


@pytest.mark.one_in(3)
@pytest.mark.parametrize("times", [3, 2, 1])
async def test_a_message_is_sent_again_after_each_pause_the_very_same(
    club: Club, edge: Edge, times: int
) -> None:
    await club.begin()
    sent = len(club.env.http_requests)
    edge.expect("post", *[CUT_AFTERWARDS] * times)
    await take(club)
    tried = len([each for each in edge.tried if each[1].endswith("/messages")])
    for number, pause in some(enumerate(RETRY_DELAYS[:times], start=1)):
        await club.env.advance_time(pause - 0.1)
        assert len([each for each in edge.tried if each[1].endswith("/messages")]) == tried + number - 1
        await club.env.advance_time(0.1)

    tries = club.posted(sent)
    assert len(tries) == times + 1
    assert all(each == tries[0] for each in tries)
    assert club.last.attachments[0].size > 0
    await assert_shown_once(club, turns=2)


async def test_every_try_sends_the_whole_picture(club: Club, edge: Edge) -> None:
    await club.begin()
    whole = club.last.attachments[0].size
    edge.expect("post", CUT, CUT, CUT)
    await take(club)
    await club.env.advance_time(sum(RETRY_DELAYS))
    assert club.last.attachments[0].size == whole
    await assert_shown_once(club, turns=2)


async def test_after_four_broken_connections_the_bot_waits_and_says_so(club: Club, edge: Edge) -> None:
    await club.begin()
    edge.expect("post", CUT, CUT, CUT, CUT)
    taking = await club.take(azul.legal_moves(await club.state())[0])
    await club.env.advance_time(sum(RETRY_DELAYS))
    assert NOT_SHOWN in said(taking)
    assert len(club.turns) == 1
    await club.env.advance_time(A_WHILE)
    await assert_shown_once(club, turns=2)


@pytest.mark.one_in(4)
@pytest.mark.parametrize("seen", ["500", "502", "503", "504"])
async def test_what_discord_answers_with_an_error_is_not_sent_again_at_once(
    club: Club, edge: Edge, seen: str
) -> None:
    await club.begin()
    edge.expect("post", FATES[f"{seen}, arrives never"])
    before = len(edge.tried)
    assert NOT_SHOWN in await take(club)
    await club.env.advance_time(10)
    posts = [
        each for each in edge.tried[before:] if each == ("POST", f"/channels/{club.channel.id}/messages")
    ]
    assert len(posts) == 1
    await club.env.advance_time(A_WHILE)
    await assert_shown_once(club, turns=2)


@pytest.mark.one_in(5)
@pytest.mark.parametrize("arrival", [*reversed(Arrival)])
@pytest.mark.parametrize("call", ["edit", "post"])
async def test_a_lobby_shows_who_joined_at_once_though_a_connection_breaks(
    club: Club, edge: Edge, call: str, arrival: Arrival
) -> None:
    fate = FATES[f"disconnected, arrives {arrival.value}"]
    edge.expect(call, fate)
    await club.start()
    await club.env.advance_time(AT_ONCE)
    await club.members[1].slash(club.channel, "azul join")
    await club.env.advance_time(AT_ONCE)
    await edge.let_arrive()
    assert len(club.messages) == 1
    assert "Ada and Bruno" in club.last.content


async def test_a_former_turn_loses_its_buttons_though_a_connection_breaks(club: Club, edge: Edge) -> None:
    await club.begin()
    edge.expect("edit", CUT)
    await take(club)
    await club.env.advance_time(AT_ONCE)
    await assert_shown_once(club, turns=2)


async def test_in_a_quiet_game_the_former_turn_goes_though_a_connection_breaks(
    club: Club, edge: Edge
) -> None:
    await club.begin(messages="quiet")
    edge.expect("delete", CUT_AFTERWARDS)
    await take(club)
    await club.env.advance_time(AT_ONCE)
    await assert_shown_once(club, turns=1)


@pytest.mark.one_in(5)
@pytest.mark.parametrize("arrival", [*reversed(Arrival)])
@pytest.mark.parametrize("call", ["post", "open direct messages"])
async def test_a_direct_message_comes_once_and_at_once_though_a_connection_breaks(
    club: Club, edge: Edge, call: str, arrival: Arrival
) -> None:
    bruno = club.members[1]
    await choose(club, bruno, Person(pings=Pings.DM))
    await club.begin()
    path = dm_path(club, bruno) if call == "post" else CALLS[call][1]
    edge.expect(call, FATES[f"disconnected, arrives {arrival.value}"], path=path)
    await take(club)
    await club.env.advance_time(AT_ONCE)
    await edge.let_arrive()
    assert len(direct(club, bruno)) == 1
    await assert_shown_once(club, turns=2)


@pytest.mark.one_in(2)
@pytest.mark.parametrize("arrival", [*reversed(Arrival)])
async def test_a_thread_is_opened_once_and_at_once_though_a_connection_breaks(
    club: Club, edge: Edge, arrival: Arrival
) -> None:
    await club.lobby(2, where="thread")
    lobby = club.last
    edge.expect("open thread", FATES[f"disconnected, arrives {arrival.value}"])
    await club.members[0].slash(club.channel, "azul begin")
    await club.env.advance_time(AT_ONCE)
    await edge.let_arrive()
    await assert_shown_once(beside(club, lobby.id), turns=1)


async def test_a_search_of_the_channel_is_repeated(simcord_env: Env, club: Club, edge: Edge) -> None:
    await club.begin()
    edge.expect("post", FATES["502, arrives at once"])
    edge.expect("search", CUT, CUT)
    await take(club)
    await simcord_env.advance_time(A_WHILE / 2 + sum(RETRY_DELAYS))
    await assert_shown_once(club, turns=2)


async def test_a_process_that_may_not_go_on_sends_nothing_again(club: Club, edge: Edge) -> None:
    await club.begin()
    edge.expect("post", CUT)
    await take(club)
    tried = len(edge.tried)
    club.bot.shard_scope = Nobody()  # another process has taken over meanwhile

    await club.env.advance_time(sum(RETRY_DELAYS))

    assert len(edge.tried) == tried
    assert len(club.turns) == 1


class Nobody(SingleProcess):
    """The part of a process that may do nothing any more."""

    def __init__(self) -> None:
        super().__init__(lambda: True)

    def holds(self, guild_id: int, lease: Lease | None) -> bool:
        del guild_id, lease
        return False
