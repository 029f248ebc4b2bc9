"""Direct messages that fail, are refused, or may have arrived."""

from typing import Any

import pytest
from simcord import Env

from bot.feed.reconcile import custom_ids
from bot.ui.discord_errors import RETRY_DELAYS
from engine import Person, Pings
from storage.store import Store
from tests.bot.club import Club, text_of
from tests.bot.edge import CUT, TRIES, Edge
from tests.bot.english import ENGLISH
from tests.bot.faults import forgetful
from tests.bot.features.me.test_hours_of_people import pick, settings
from tests.bot.feed.notifications.calls import DAY, HOUR, choose, direct, dm_path, in_channel
from tests.bot.feed.notifications.test_quiet_hours import AT_NIGHT
from tests.bot.feed.threads.game_threads import begin_in_thread
from tests.bot.shown import take

pytestmark = pytest.mark.usefixtures("days_pass")


CANNOT_SEND: Any = {"status": 403, "code": 50007}


async def test_a_direct_message_names_the_others_harmlessly(club: Club) -> None:
    club.members.insert(1, club.welcome("@everyone **[x](http://x.example)**"))
    ada = club.members[0]
    await choose(club, ada, Person(pings=Pings.DM))
    await club.begin()
    (message,) = direct(club, ada)
    assert "[x](" not in message
    assert "\\@everyone" in message or "@\u200beveryone" in message


async def test_people_who_cannot_be_written_to_are_pinged_once_and_from_then_on_in_the_channel(
    simcord_env: Env, club: Club
) -> None:
    bruno = club.members[1]
    await choose(club, bruno, Person(pings=Pings.DM))
    await club.begin()
    simcord_env.inject_error("POST", dm_path(club, bruno), **CANNOT_SEND, times=None)
    sent = len(club.env.http_requests)
    await take(club)
    assert in_channel(club, sent) == [([], False), ([bruno.id], False)]
    turn, notice = club.messages[-2:]
    assert "Discord won't let me send you direct messages" in notice.content
    assert notice.reference
    assert notice.reference.message_id == turn.id
    panel = await settings(club, bruno)
    assert ENGLISH("setting-unreachable") in text_of(panel)

    await take(club)
    assert notice.id not in {message.id for message in club.messages}
    sent = len(club.env.http_requests)
    await take(club)
    await club.env.advance_time(DAY / 2 + 2)
    assert in_channel(club, sent) == [([bruno.id], False)] * 2
    assert direct(club, bruno) == []

    simcord_env.backend.faults.clear()
    await pick(bruno, panel, "pings", "both")
    await pick(bruno, panel, "pings", "dm")
    await take(club)
    await take(club)
    assert len(direct(club, bruno)) == 1


async def test_a_notice_that_may_have_arrived_is_not_sent_any_more_once_the_turn_is_made(
    simcord_env: Env, club: Club, edge: Edge
) -> None:
    ada, bruno = club.members[:2]
    await choose(club, bruno, Person(pings=Pings.DM))
    await club.begin()
    simcord_env.inject_error("POST", dm_path(club, bruno), **CANNOT_SEND, times=None)
    edge.expect("post", None, *[CUT] * TRIES, path=f"/channels/{club.channel.id}/messages")
    await take(club)
    await club.env.advance_time(sum(RETRY_DELAYS))
    sent = len(club.env.http_requests)
    await take(club)
    assert in_channel(club, sent) == [([ada.id], False)]


async def test_who_wants_both_and_cannot_be_written_to_is_pinged_no_more_than_by_the_turn(
    simcord_env: Env, club: Club
) -> None:
    bruno = club.members[1]
    await choose(club, bruno, Person(pings=Pings.BOTH))
    await club.begin()
    simcord_env.inject_error("POST", dm_path(club, bruno), **CANNOT_SEND, times=None)
    sent = len(club.env.http_requests)
    await take(club)
    assert in_channel(club, sent) == [([bruno.id], False)]
    assert (await club.bot.games.people.get_or_defaults(bruno.id)).unreachable


async def test_who_cannot_be_written_to_at_night_is_pinged_without_a_sound_where_the_game_is_played(
    simcord_env: Env, club: Club
) -> None:
    ada, bruno, chiyo = club.members[:3]
    thread = await begin_in_thread(club, 3)
    await choose(club, bruno, Person(pings=Pings.BOTH))
    await choose(club, chiyo, AT_NIGHT.model_copy(update={"pings": Pings.DM}))
    for member in (bruno, chiyo):
        simcord_env.inject_error("POST", dm_path(club, member), **CANNOT_SEND, times=None)
    await club.env.advance_time(DAY + 2)
    vote, notice = in_channel(thread)[-2:]
    assert vote == ([ada.id, bruno.id], False)
    assert notice == ([chiyo.id], True)


async def test_the_vote_goes_with_its_turn_though_somebody_cannot_be_told_of_it(
    simcord_env: Env, club: Club
) -> None:
    ada = club.members[0]
    await club.begin()
    await take(club)
    await choose(club, ada, Person(pings=Pings.DM))
    simcord_env.inject_error("POST", dm_path(club, ada), **CANNOT_SEND, times=None)
    await club.env.advance_time(DAY + 2)
    (vote,) = [message for message in club.messages if "vote" in "".join(custom_ids(message))]
    assert any("Discord won't let me send you direct messages" in each.content for each in club.messages)
    await take(club)
    assert vote.id not in {message.id for message in club.messages}


@pytest.mark.one_in(3)
@pytest.mark.parametrize("status", [429, 500, 503])
async def test_a_direct_message_that_fails_for_a_moment_is_tried_again_and_the_turn_is_not(
    simcord_env: Env, club: Club, status: int
) -> None:
    bruno = club.members[1]
    await choose(club, bruno, Person(pings=Pings.DM))
    await club.begin(pace="7d")
    simcord_env.inject_error("POST", dm_path(club, bruno), status=status)
    await take(club)
    assert direct(club, bruno) == []
    turns = len(club.turns)
    await club.env.advance_time(2 * DAY)
    assert direct(club, bruno)[0].startswith("It's your turn")
    assert len(club.turns) == turns
    assert not (await club.bot.games.people.get_or_defaults(bruno.id)).unreachable


@pytest.mark.one_in(2)
@pytest.mark.parametrize("moment", ["turn", "half"])
async def test_a_direct_message_that_was_not_noted_is_not_sent_again_after_a_restart(
    club: Club, store: Store, moment: str
) -> None:
    bruno = club.members[1]
    await choose(club, bruno, Person(pings=Pings.DM))
    await club.begin()
    if moment == "half":
        await take(club)
        forgetful(store)
        await club.env.advance_time(12 * HOUR + 2)
    else:
        forgetful(store)
        await take(club)
    count = len(direct(club, bruno))
    assert count == (2 if moment == "half" else 1)
    for _ in range(2):
        await club.restart()
        await club.env.advance_time(60)
    assert len(direct(club, bruno)) == count
