"""Turns, reminders, votes and questions notify people where they want to be notified."""

import discord
import pytest

from bot.i18n.language import Verbatim
from bot.words.phrases import relative_time
from engine import NO_HOURS, Person, Pings, computer_moves_at
from tests.bot.club import Club, answer, text_of
from tests.bot.english import ENGLISH
from tests.bot.features.me.test_hours_of_people import chosen, pick, settings
from tests.bot.feed.notifications.calls import DAY, HOUR, choose, direct, in_channel
from tests.bot.shown import take

pytestmark = pytest.mark.usefixtures("days_pass")


def link(club: Club, message: discord.Message) -> Verbatim:
    return Verbatim(f"https://discord.com/channels/{club.guild.id}/{club.channel.id}/{message.id}")


def text(about: str, club: Club, message: discord.Message, *others: str) -> str:
    """Return the first line of a direct message."""
    return ENGLISH(f"dm-{about}", names=[Verbatim(each) for each in others], link=link(club, message))


@pytest.mark.one_in(2)
@pytest.mark.parametrize(
    ("pings", "in_public", "alone"),
    [(Pings.DM, False, 3), (Pings.CHANNEL, True, 0), (Pings.BOTH, True, 3), (Pings.NONE, False, 0)],
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
    assert "time's up for this turn" in club.last.content
    assert (bruno.id in in_channel(club, sent)[-1][0]) is in_public
    until = computer_moves_at((await club.game()).table, NO_HOURS)
    assert until
    until_then = ENGLISH("deadline", when=Verbatim(relative_time(until)))
    assert [each.splitlines()[1] for each in direct(club, bruno)[3:]] == [until_then] * (alone > 0)


@pytest.mark.one_in(7)
@pytest.mark.parametrize(
    ("reminders", "half", "last"), [("none", False, False), ("last", False, True), ("both", True, True)]
)
@pytest.mark.parametrize(
    ("pings", "in_public", "alone"),
    [("channel", True, False), ("dm", False, True), ("both", True, True), ("none", True, False)],
)
async def test_reminders_come_as_they_are_wanted_apart_from_the_ping_of_the_turn(
    club: Club, reminders: str, pings: str, *, half: bool, last: bool, in_public: bool, alone: bool
) -> None:
    bruno = club.members[1]
    panel = await settings(club, bruno)
    await pick(bruno, panel, "reminders", reminders)
    await pick(bruno, panel, "pings", pings)
    await club.begin()
    await take(club)
    for hours, is_wanted in ((12, half), (10, last)):
        sent, written = len(club.env.http_requests), len(direct(club, bruno))
        await club.env.advance_time(hours * HOUR + 2)
        assert in_channel(club, sent) == [([bruno.id], False)] * (is_wanted and in_public)
        assert len(direct(club, bruno)) - written == (is_wanted and alone)
    await club.env.advance_time(2 * HOUR)
    assert "time's up for this turn" in club.last.content


async def test_somebody_who_wants_no_pings_gets_no_reminders_unless_they_choose_them(club: Club) -> None:
    bruno = club.members[1]
    panel = await settings(club, bruno)
    assert chosen(panel, "reminders") == ["Both"]
    await pick(bruno, panel, "pings", "none")
    assert chosen(panel, "reminders") == ["None"]
    await pick(bruno, panel, "reminders", "last")
    assert chosen(panel, "reminders") == ["The last one"]
    assert "still your turn, as pings in the channel" in text_of(panel)
    await pick(bruno, panel, "pings", "dm")
    assert chosen(panel, "reminders") == ["The last one"]
    assert "as pings in the channel" not in text_of(panel)


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
    game = await club.bot.games.finder.open_of(ada.id)
    thread_id = game[0].thread_id
    assert thread_id is not None
    assert f"/{club.guild.id}/{thread_id}/{game[0].message_id}" in direct(club, ada)[-1]
