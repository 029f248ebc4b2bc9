"""Pings in quiet hours are silent, and don't reveal them to anybody else."""

import pytest

from engine import Person, Pings
from tests.bot.club import Club, answer, text_of
from tests.bot.feed.notifications.calls import HOUR, SILENT, choose, dm_path, in_channel
from tests.bot.shown import take
from tests.bot.variants import FREE, choosing, play_until

pytestmark = pytest.mark.usefixtures("days_pass")


AT_NIGHT = Person(zone="UTC", quiet=(22 * 60, 8 * 60))
"""Quiet hours; the simulated Discord begins at midnight UTC."""


async def test_a_turn_that_comes_in_quiet_hours_makes_no_sound_but_is_marked_as_theirs(club: Club) -> None:
    ada, bruno = club.members[:2]
    await choose(club, bruno, AT_NIGHT)
    await club.begin()
    sent = len(club.env.http_requests)
    await take(club)
    assert in_channel(club, sent) == [([bruno.id], True)]
    until = 1767225600 + 8 * 3600
    assert f"-# The clock is paused until <t:{until}:t> (<t:{until}:R>)." in club.last.content
    sent = len(club.env.http_requests)
    await take(club)
    assert in_channel(club, sent) == [([ada.id], False)]
    await club.env.advance_time(9 * HOUR)
    sent = len(club.env.http_requests)
    await take(club)
    assert in_channel(club, sent) == [([bruno.id], False)]
    assert "The clock is paused" not in club.last.content


async def test_somebody_who_rests_is_left_out_of_a_message_that_pings_others(club: Club) -> None:
    ada, bruno, chiyo = club.members[:3]
    await club.begin(3, **FREE)
    await choose(club, bruno, AT_NIGHT)
    sent = len(club.env.http_requests)
    await play_until(club, choosing(0, 1, 2))
    pinged, silent = in_channel(club, sent)[-1]
    assert sorted(pinged) == sorted([ada.id, chiyo.id])
    assert not silent
    assert "The clock is paused" not in club.last.content


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


async def test_quiet_hours_are_seen_by_nobody_else(club: Club) -> None:
    bruno = club.members[1]
    await choose(club, bruno, Person(zone="Australia/Lord_Howe", quiet=(20 * 60, 60)))
    await club.begin()
    await take(club)
    everything = [message.content for message in club.messages]
    everything += [text_of(answer(await club.members[2].slash(club.channel, "azul table")))]
    everything += [text_of(answer(await club.members[0].slash(club.channel, "azul games")))]
    assert not any(word in each for each in everything for word in ("Lord", "20:00", "8:00 PM", "quiet"))
