"""How people are called when it's their turn: a ping, silence, a direct message, or nothing."""

from typing import Any

import discord
import pytest
from simcord import Env
from simcord.actors import MemberActor

from bot.words.language import Verbatim
from engine import Person, Pings
from storage.base import GameStore
from tests.bot.club import Club, answer, text_of
from tests.bot.english import ENGLISH
from tests.bot.faults import forgetful
from tests.bot.personal.test_hours_of_people import pick, selects, settings
from tests.bot.raw import emit_use
from tests.bot.shown import take
from tests.bot.variants import FREE, choosing, play_until

pytestmark = pytest.mark.usefixtures("days_pass", "no_traceback")

HOUR = 3600.0
DAY = 24 * HOUR
AT_NIGHT = Person(zone="UTC", quiet=(22 * 60, 8 * 60))
"""Quiet hours; the simulated Discord begins at midnight UTC."""
SILENT = 4096
CANNOT_SEND: Any = {"status": 403, "code": 50007}


def direct(club: Club, member: MemberActor) -> list[str]:
    """Return the direct messages to a member."""
    channel = club.env.backend.get_dm_channel(member.id)
    return [message.content for message in club.env.backend.messages.get(channel.id, {}).values()]


def dm_path(club: Club, member: MemberActor) -> str:
    return f"/channels/{club.env.backend.get_dm_channel(member.id).id}/messages"


def in_channel(club: Club, since: int = 0) -> list[tuple[list[int], bool]]:
    """Return whom each message to the channel pinged, and whether it was silent."""
    path = f"/channels/{club.channel.id}/messages"
    bodies = [
        request.json
        for request in club.env.http_requests[since:]
        if (request.method, request.path) == ("POST", path) and request.json
    ]
    return [
        (
            [int(user) for user in body["allowed_mentions"].get("users", [])],
            bool(body.get("flags", 0) & SILENT),
        )
        for body in bodies
    ]


def link(club: Club, message: discord.Message) -> Verbatim:
    return Verbatim(f"https://discord.com/channels/{club.guild.id}/{club.channel.id}/{message.id}")


def text(about: str, club: Club, message: discord.Message, *others: str) -> str:
    """Return the first line of a direct message."""
    return ENGLISH(f"dm-{about}", names=[Verbatim(each) for each in others], link=link(club, message))


async def choose(club: Club, member: MemberActor, person: Person) -> None:
    await club.bot.tables.set_person(member.id, person)


async def test_a_turn_that_comes_in_quiet_hours_makes_no_sound_but_is_marked_as_theirs(club: Club) -> None:
    ada, bruno = club.members[:2]
    await choose(club, bruno, AT_NIGHT)
    await club.begin()
    sent = len(club.env.http_requests)
    await take(club)
    assert in_channel(club, sent) == [([bruno.id], True)]
    until = 1767225600 + 8 * 3600
    assert f"-# The clock stands still until <t:{until}:t> (<t:{until}:R>)." in club.last.content
    sent = len(club.env.http_requests)
    await take(club)
    assert in_channel(club, sent) == [([ada.id], False)]
    await club.env.advance_time(9 * HOUR)
    sent = len(club.env.http_requests)
    await take(club)
    assert in_channel(club, sent) == [([bruno.id], False)]
    assert "stands still" not in club.last.content


async def test_whoever_rests_is_left_out_of_a_message_that_pings_others(club: Club) -> None:
    ada, bruno, chiyo = club.members[:3]
    await club.begin(3, **FREE)
    await choose(club, bruno, AT_NIGHT)
    sent = len(club.env.http_requests)
    await play_until(club, choosing(0, 1, 2))
    pinged, silent = in_channel(club, sent)[-1]
    assert sorted(pinged) == sorted([ada.id, chiyo.id])
    assert not silent
    assert "stands still" not in club.last.content


@pytest.mark.parametrize(
    ("pings", "in_public", "alone"),
    [(Pings.CHANNEL, True, 0), (Pings.DM, False, 3), (Pings.BOTH, True, 3), (Pings.NONE, False, 0)],
)
async def test_turns_and_reminders_come_where_people_want_them(
    club: Club, pings: Pings, in_public: bool, alone: int
) -> None:
    bruno = club.members[1]
    await choose(club, bruno, Person(pings=pings))
    await club.begin()
    sent = len(club.env.http_requests)
    await take(club)
    turn = club.last
    await club.env.advance_time(12 * HOUR + 2)
    await club.env.advance_time(10 * HOUR)
    assert in_channel(club, sent) == [([bruno.id] * in_public, False)] * (3 if in_public else 1)
    wanted = [text(about, club, turn, "Ada") for about in ("turn", "half", "last")][:alone]
    assert [each.splitlines()[0] for each in direct(club, bruno)] == wanted
    assert all(each.splitlines()[1].startswith("-# Deadline: <t:") for each in direct(club, bruno))
    await club.env.advance_time(2 * HOUR)
    assert "time for this turn is up" in club.last.content
    assert (bruno.id in in_channel(club, sent)[-1][0]) is in_public


async def test_a_direct_message_in_quiet_hours_is_silent(club: Club) -> None:
    bruno = club.members[1]
    await choose(club, bruno, AT_NIGHT.model_copy(update={"pings": Pings.DM}))
    await club.begin()
    await take(club)
    (message,) = [
        request.json
        for request in club.env.http_requests
        if request.method == "POST" and request.path == dm_path(club, bruno) and request.json
    ]
    assert message["flags"] & SILENT
    assert message["allowed_mentions"] == {"parse": []}


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
    turn, told = club.messages[-2:]
    assert "Discord doesn't let me send you a direct message" in told.content
    assert told.reference
    assert told.reference.message_id == turn.id
    panel = await settings(club, bruno)
    assert "Discord didn't let me send you a direct message" in text_of(panel)

    await take(club)
    assert told.id not in {message.id for message in club.messages}
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


@pytest.mark.parametrize("status", [500, 503])
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
    assert not (await club.bot.tables.person(bruno.id)).unreachable


@pytest.mark.parametrize("moment", ["turn", "half"])
async def test_a_direct_message_that_was_not_noted_is_not_sent_again_after_a_restart(
    club: Club, store: GameStore, moment: str
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


async def test_the_result_is_told_to_those_who_want_direct_messages(club: Club) -> None:
    ada, bruno = club.members[:2]
    await choose(club, bruno, Person(pings=Pings.DM))
    await club.begin()
    await club.hurry()
    assert in_channel(club)[-1] == ([ada.id], False)
    assert direct(club, bruno)[-1] == text("result", club, club.last, "Ada")


async def test_a_vote_calls_those_who_decide_where_they_want_it(club: Club) -> None:
    ada, bruno = club.members[:2]
    await choose(club, bruno, Person(pings=Pings.DM))
    await club.begin()
    turn = club.last
    sent = len(club.env.http_requests)
    await club.env.advance_time(DAY + 2)
    assert in_channel(club, sent)[-1] == ([ada.id], False)
    assert direct(club, bruno)[-1].splitlines()[0] == text("vote", club, turn, "Ada")


# ── holidays ──


async def test_a_holiday_is_shown_at_once_where_it_is_their_turn_and_goes_when_it_ends(club: Club) -> None:
    ada = club.members[0]
    await club.begin()
    turn, before = club.last, club.last.content
    panel = await settings(club, ada)
    await pick(ada, panel, "holiday", "2026-01-03")
    until = 1767225600 + 3 * 86_400
    away = f"-# **Ada** is on vacation up to and including <t:{until - 1}:D>, and their clock stands still."
    assert away in club.last.content
    assert club.last.id == turn.id
    deadline = club.last.content.splitlines()[-1]
    shown = answer(await club.members[2].slash(club.channel, "azul table"))
    assert away in shown.content
    assert deadline in shown.content

    await club.env.advance_time(HOUR)
    await pick(ada, panel, "holiday", "off")
    lines = club.last.content.splitlines()
    assert lines[:-1] == before.splitlines()[:-1]
    assert len(club.turns) == 1
    sent = len(club.env.http_requests)
    await club.env.advance_time(12 * HOUR + 2)
    assert in_channel(club, sent) == [([ada.id], False)]


async def test_a_holiday_shows_in_games_without_deadlines_too(club: Club) -> None:
    ada, bruno = club.members[:2]
    await club.begin(pace="none")
    before = club.last.content
    panel = await settings(club, ada)
    await pick(ada, panel, "holiday", "2026-01-05")
    assert "**Ada** is on vacation" in club.last.content
    await pick(ada, panel, "holiday", "off")
    assert club.last.content == before
    panel = await settings(club, bruno)
    await pick(bruno, panel, "holiday", "2026-01-05")
    assert club.last.content == before
    await take(club)
    assert "**Bruno** is on vacation" in club.last.content


async def test_nobody_on_holiday_is_reminded_or_late_and_the_turn_goes_on_afterwards(club: Club) -> None:
    ada = club.members[0]
    await club.begin()
    await pick(ada, await settings(club, ada), "holiday", "2026-01-10")
    sent = len(club.env.http_requests)
    await club.env.advance_time(9.9 * DAY)
    assert in_channel(club, sent) == []
    await club.env.advance_time(0.6 * DAY)
    assert in_channel(club, sent) == [([ada.id], False)]
    await club.env.advance_time(0.6 * DAY)
    assert "time for this turn is up" in club.last.content


async def test_a_holiday_that_was_not_shown_before_a_restart_is_shown_after_it(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = club.members[0]
    await club.begin()
    with monkeypatch.context() as while_dying:
        while_dying.setattr(club.bot.presenter, "present_soon", lambda _: None)
        await pick(ada, await settings(club, ada), "holiday", "2026-01-05")
    assert "on vacation" not in club.last.content
    await club.restart()
    await club.env.advance_time(60)
    assert club.last.content.count("**Ada** is on vacation") == 1
    assert len(club.turns) == 1


async def test_a_holiday_begun_and_ended_at_the_same_moment_leaves_one_or_the_other(club: Club) -> None:
    ada = club.members[0]
    await club.begin()
    panel = await settings(club, ada)
    select = selects(panel)["holiday"]
    for value in ("2026-01-05", "off", "2026-01-03", "2026-01-03", "off"):
        emit_use(club, ada, panel, select, values=[value])
    await club.env.settle()
    assert await club.bot.presenter.present((await club.game()).id)
    assert "on vacation" not in club.last.content
    game = await club.game()
    assert game.shown_version == game.version
    hours = await club.bot.tables.hours(game.table)
    assert hours.of(ada.id).away_until(hours.at) is None


async def test_a_question_calls_those_who_have_to_answer_where_they_want_it(club: Club) -> None:
    ada, bruno = club.members[:2]
    await choose(club, bruno, Person(pings=Pings.DM))
    await club.begin()
    await take(club)
    await take(club)
    before = len(direct(club, bruno))
    asked = answer(await ada.slash(club.channel, "azul undo"))
    await ada.click(asked, label="Ask the others")
    assert direct(club, bruno)[before].splitlines()[0] == text("request", club, club.last, "Ada")
    assert len(direct(club, bruno)) == before + 1


async def test_a_turn_in_a_thread_is_linked_to_there(club: Club) -> None:
    ada = club.members[0]
    await choose(club, ada, Person(pings=Pings.DM))
    await club.begin(where="thread")
    game = await club.bot.tables.find.open_of(ada.id)
    thread_id = game[0].thread_id
    assert thread_id is not None
    assert f"/{club.guild.id}/{thread_id}/{game[0].message_id}" in direct(club, ada)[-1]


async def test_quiet_hours_are_seen_by_nobody_else(club: Club) -> None:
    bruno = club.members[1]
    await choose(club, bruno, Person(zone="Australia/Lord_Howe", quiet=(20 * 60, 60)))
    await club.begin()
    await take(club)
    everything = [message.content for message in club.messages]
    everything += [text_of(answer(await club.members[2].slash(club.channel, "azul table")))]
    everything += [text_of(answer(await club.members[0].slash(club.channel, "azul games")))]
    assert not any(word in each for each in everything for word in ("Lord", "20:00", "8:00 PM", "quiet"))
