"""Holidays: where a turn waits, everybody sees until when."""

import discord
import pytest
from simcord.results import ResponseMessage

from engine import deadline_of
from tests.bot.club import Club, answer, text_of
from tests.bot.edge import FATES, Edge
from tests.bot.features.me.test_hours_of_people import pick, selects, settings
from tests.bot.feed.notifications.calls import DAY, HOUR, in_channel
from tests.bot.raw import emit_use, use_component
from tests.bot.shown import take

pytestmark = pytest.mark.usefixtures("days_pass")


async def test_a_holiday_is_shown_at_once_where_it_is_their_turn_and_goes_when_it_ends(club: Club) -> None:
    ada = club.members[0]
    await club.begin()
    turn, before = club.last, club.last.content
    panel = await settings(club, ada)
    await pick(ada, panel, "holiday", "2026-01-03")
    until = 1767225600 + 3 * 86_400
    away = f"-# **Ada** is on vacation through <t:{until - 1}:D>, and their clock is paused."
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
    assert "time's up for this turn" in club.last.content


async def test_a_holiday_that_was_not_shown_before_a_restart_is_shown_after_it(
    club: Club, edge: Edge
) -> None:
    ada = club.members[0]
    await club.begin()
    for call in ("post", "edit"):
        edge.expect(call, FATES["503, arrives never"])
    await pick(ada, await settings(club, ada), "holiday", "2026-01-05")
    edge.forget()
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
    hours = await club.bot.games.people.hours(game.table)
    assert hours.of(ada.id).away_until(hours.at) is None


def days_offered(panel: ResponseMessage) -> list[str]:
    """Return the last days of a holiday that can be picked."""
    return [option["value"] for option in selects(panel)["holiday"]["options"]][1:]


@pytest.mark.thorough
async def test_holidays_of_a_quarter_add_up_to_two_weeks_and_stop_the_clock_for_just_as_long(
    club: Club,
) -> None:
    ada = club.members[0]
    await club.begin(pace="7d")
    game = await club.game()

    async def deadline() -> float:
        table = (await club.game()).table
        return (
            ((deadline_of(table, await club.bot.games.people.hours(table)) or 0) - game.table.since)
            / 1000
            / DAY
        )

    began = discord.utils.utcnow()

    async def wait_until(day: float) -> None:
        elapsed = (discord.utils.utcnow() - began).total_seconds()
        await club.env.advance_time(day * DAY - elapsed)

    panel = await settings(club, ada)
    assert await deadline() == pytest.approx(7, abs=0.01)
    for first, last_day, days in ((0, "2026-01-05", 5), (6, "2026-01-11", 10), (12, "2026-01-16", 14)):
        await wait_until(first)
        panel = await settings(club, ada)
        await pick(ada, panel, "holiday", last_day)
        assert await deadline() == pytest.approx(7 + days, abs=0.01)

    await wait_until(16.5)
    panel = await settings(club, ada)
    assert "0 days left of 14 this quarter" in text_of(panel)
    assert days_offered(panel) == []
    await use_component(club, ada, panel, selects(panel)["holiday"], values=["2026-01-20"])
    assert "14 days" in text_of(panel)
    assert await deadline() == pytest.approx(21, abs=0.01)

    await wait_until(85)  # the 27th of March: nothing is left of this quarter, and all of the next
    panel = await settings(club, ada)
    assert days_offered(panel) == []
    await wait_until(91)
    panel = await settings(club, ada)
    assert "14 days left of 14 this quarter" in text_of(panel)
    assert days_offered(panel)[-1] == "2026-04-15"


async def test_a_holiday_ended_again_and_again_uses_up_only_what_it_lasted(club: Club) -> None:
    ada = club.members[0]
    panel = await settings(club, ada)
    for _ in range(5):
        await pick(ada, panel, "holiday", days_offered(panel)[-1])
        await club.env.advance_time(2 * DAY)
        await pick(ada, panel, "holiday", "off")
        await club.env.advance_time(DAY)
    panel = await settings(club, ada)
    assert "4 days left of 14 this quarter" in text_of(panel)
    person = await club.bot.games.people.get_or_defaults(ada.id)
    away = sum(until - since for since, until in person.holidays) / 1000 / DAY
    assert away == pytest.approx(10, abs=0.01)
