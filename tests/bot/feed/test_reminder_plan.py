"""What is decided about reminders, from the game, its latest events and what was found in its channel."""

from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from types import SimpleNamespace
from typing import cast

import discord
import pytest

from bot.feed.notifications import NotificationKind
from bot.feed.reconcile import REMINDER, FoundMessage
from bot.feed.reminders import ReminderPlan, plan_reminders
from bot.i18n.language import words_for
from bot.ui.emojis import TileEmojis
from bot.words.phrases import Phrases, relative_time
from engine import (
    NO_HOURS,
    Game,
    GameService,
    Hours,
    LogEntry,
    Options,
    Pace,
    Person,
    Pings,
    Reminders,
    deadline_of,
    decisions,
    grace_ends_at,
)
from engine.deadline_service import MINOR_ABSENCE
from engine.table.events import Delayed, Overdue, Reminded, Rescheduled
from storage.records import Shown
from tests.engine.clock import Clock
from tests.engine.memory import MemoryStore
from tests.engine.people import ADA, BRUNO, CHIYO

PHRASES = Phrases(words_for("en-US"), TileEmojis())
TURN, NOTED, FOUND, FOUND_FIRST = 70, 71, 72, 73
"""Message ids: of the turn, of the reminder that is noted, and of two that arrived without being noted."""
LATEST = discord.utils.time_snowflake(datetime(2027, 1, 1, tzinfo=UTC))
"""The id of a message of another kind, which is younger than all of these."""
PEOPLE = [ADA.user_id, BRUNO.user_id, CHIYO.user_id]
NO_PINGS = Hours({user_id: Person(pings=Pings.NONE) for user_id in PEOPLE})
DIRECT = Hours({user_id: Person(pings=Pings.DM) for user_id in PEOPLE})


@dataclass
class Course:
    """A game of three people with an hour for each turn, and the time."""

    games: GameService
    clock: Clock
    game: Game

    @classmethod
    async def begin(cls) -> "Course":
        clock = Clock()
        games = GameService(MemoryStore(), now=clock, new_secret=lambda: (10).to_bytes(32))
        game = await games.open(guild_id=1, channel_id=7, host=ADA, options=Options(3, pace=Pace.HOUR))
        for player in (BRUNO, CHIYO):
            game = await games.change(game.id, decisions.join(player))
        return cls(games, clock, await games.change(game.id, decisions.begin(ADA.user_id)))

    async def until(self, kind: type[Reminded | Overdue], times: int = 1) -> list[LogEntry]:
        """Let time pass until people are reminded, or their time is up; return the news since the last."""
        await self._show()
        for _ in range(1000):
            await self.games.deadlines.heartbeat()
            self.clock.go(MINOR_ABSENCE)
            self.game = await self.games.deadlines.apply_due(self.game.id)
            entries = await self.games.entries_since(self.game, self.game.shown_version)
            times -= any(isinstance(entry.event, kind) for entry in entries)
            if not times:
                return entries
            await self._show()
        raise AssertionError("nobody is reminded")

    async def be_away(self) -> list[LogEntry]:
        """Let the bot be away for a while; return the news."""
        await self._show()
        self.clock.go(timedelta(minutes=20))
        await self.games.deadlines.heartbeat()
        self.game = await self.games.deadlines.apply_due(self.game.id)
        return await self.games.entries_since(self.game, self.game.shown_version)

    async def _show(self) -> None:
        await self.games.mark_shown(Shown(self.game.id, self.game.version, TURN, self.game.reminder_id))
        self.game = await self.games.get(self.game.id)


def plan(
    course: Course,
    entries: list[LogEntry],
    noted: int | None,
    found: list[int],
    hours: Hours = NO_HOURS,
    *,
    turn_id: int | None = TURN,
    is_new: bool = False,
    is_repeated: bool = False,
) -> ReminderPlan:
    """Return what is to be done if a reminder is noted, and others have been found."""
    game = replace(course.game, reminder_id=noted)
    messages = [FoundMessage(0, REMINDER, each) for each in found]
    messages.insert(1, FoundMessage(game.version, "round", LATEST))
    return plan_reminders(
        PHRASES, game, entries, messages, turn_id, hours, is_new=is_new, is_repeated=is_repeated
    )


@pytest.mark.parametrize("times", [1, 2])
@pytest.mark.parametrize(
    ("noted", "found", "is_sent", "stays", "goes"),
    [
        (None, [], True, None, ()),
        (NOTED, [], True, None, (NOTED,)),
        (None, [FOUND], False, FOUND, ()),
        (NOTED, [FOUND], False, FOUND, (NOTED,)),
        (NOTED, [FOUND, FOUND_FIRST], False, FOUND, (FOUND_FIRST, NOTED)),
    ],
)
async def test_a_reminder_takes_the_place_of_all_former_ones(
    times: int, noted: int | None, found: list[int], is_sent: bool, stays: int | None, goes: tuple[int, ...]
) -> None:
    course = await Course.begin()
    entries = await course.until(Reminded, times)

    decided = plan(course, entries, noted, found, DIRECT)
    assert decided.post is None
    assert decided.notification is not None
    about = NotificationKind.HALF if times == 1 else NotificationKind.LAST
    assert (decided.notification.about, decided.notification.user_ids) == (about, (ADA.user_id,))

    decided = plan(course, entries, noted, found)
    assert (decided.post is not None, decided.reminder_id, decided.deleted) == (is_sent, stays, goes)
    assert decided.post is None or decided.post.pings == (ADA.user_id,)
    assert (decided.edited, decided.reworded, decided.notification) == (None, (), None)

    decided = plan(course, entries, noted, found, NO_PINGS)  # nobody is called, and nothing is sent
    assert (decided.post, decided.notification, decided.pings) == (None, None, {})

    decided = plan(course, entries, noted, found, is_repeated=True)  # which only a vote can be
    assert decided.post is None or decided.post.pings == (ADA.user_id,)

    decided = plan(course, entries, noted, found, is_new=True)  # the turn has a new message
    assert decided == ReminderPlan(deleted=tuple(each for each in (*found, noted) if each))


async def test_who_rests_when_the_first_reminder_came_is_called_when_their_rest_ends() -> None:
    course = await Course.begin()
    entries = await course.until(Reminded)
    at = course.clock.milliseconds
    day = datetime.fromtimestamp(at / 1000, UTC).replace(hour=0, minute=0)
    quiet = (12 * 60, 13 * 60)  # which is when they are reminded
    end = int((day + timedelta(hours=13)).timestamp() * 1000)
    hours = Hours({ADA.user_id: Person(zone="UTC", quiet=quiet)}, at)
    amid, after = (
        discord.utils.time_snowflake(day + timedelta(hours=12, minutes=minutes)) for minutes in (10, 70)
    )
    for found, called in (([], end), ([amid], end), ([amid, after], None)):
        assert plan(course, entries, None, found, hours).pings == {ADA.user_id: called}
        assert plan(course, [], None, found, hours).pings == {}


@pytest.mark.parametrize(
    ("noted", "found", "stays", "goes"),
    [(None, [], None, ()), (NOTED, [], NOTED, ()), (NOTED, [FOUND], FOUND, (NOTED,))],
)
async def test_a_deadline_that_moves_is_changed_in_the_turn_and_its_reminder(
    noted: int | None, found: list[int], stays: int | None, goes: tuple[int, ...]
) -> None:
    course = await Course.begin()
    await course.until(Reminded)
    entries = await course.be_away()
    assert any(isinstance(entry.event, Delayed) for entry in entries)

    decided = plan(course, entries, noted, found)

    assert (decided.post, decided.edited, decided.notification) == (None, None, None)
    assert (decided.reminder_id, decided.deleted) == (stays, goes)
    assert [each.message_id for each in decided.reworded] == [TURN, *([stays] if stays else [])]
    assert [bool(each.note) for each in decided.reworded] == [True, *([False] if stays else [])]
    deadline = deadline_of(course.game.table, NO_HOURS)
    assert deadline is not None
    assert relative_time(deadline) in "".join(decided.reworded[0].lines)
    assert [each.moment for each in decided.reworded[1:]] == ([relative_time(deadline)] if stays else [])
    assert plan(course, [], noted, found).reworded == ()

    # Somebody's own hours have moved it: nobody else is told why.
    rescheduled = cast("list[LogEntry]", [SimpleNamespace(event=Rescheduled(0))])
    reworded = plan(course, rescheduled, noted, found).reworded
    assert reworded == tuple(replace(each, note="") for each in decided.reworded)
    assert plan(course, rescheduled, noted, found, turn_id=None).reworded == reworded[1:]


async def test_a_vote_calls_once_and_follows_the_game() -> None:
    course = await Course.begin()
    entries = await course.until(Overdue)

    asked = plan(course, entries, NOTED, [])
    assert asked.post is not None
    assert asked.post.pings == tuple(PEOPLE)
    assert (asked.reminder_id, asked.deleted, asked.edited) == (None, (NOTED,), None)

    by_message = plan(course, entries, None, [], DIRECT).notification
    assert by_message is not None
    assert (by_message.about, by_message.user_ids) == (NotificationKind.VOTE, tuple(PEOPLE))
    assert plan(course, entries, None, [], NO_PINGS).post is not None  # they have to see it

    again = plan(course, entries, None, [], is_repeated=True).post
    assert again is not None
    assert (again.pings, again.silent) == ((), True)
    assert plan(course, entries, None, [], DIRECT, is_repeated=True).notification is None

    arrived = plan(course, entries, NOTED, [FOUND])
    assert (arrived.post, arrived.reminder_id, arrived.deleted) == (None, FOUND, (NOTED,))
    assert arrived.edited == asked.post

    for noted, news in ((NOTED, []), (NOTED, entries)):  # below a new message of the turn
        moved = plan(course, news, noted, [], is_new=True)
        assert moved.post is not None
        assert moved.post.pings == (tuple(PEOPLE) if news else ())
        assert (moved.reminder_id, moved.deleted, moved.edited) == (None, (NOTED,), None)

    grace = grace_ends_at(course.game.table, NO_HOURS)
    assert grace is not None
    for at, is_said in ((grace - 1, True), (grace, False)):
        post = plan(course, entries, NOTED, [], Hours({}, at)).post
        assert post is not None
        assert ("Nobody is replaced" in post.text) == is_said
        assert "Otherwise, the computer plays" in post.text

    unasked = Hours({user_id: Person(reminders=Reminders.NONE) for user_id in PEOPLE})
    assert plan(course, entries, None, [], unasked).post == asked.post  # it is no reminder
    assert plan(course, [], None, []) == ReminderPlan()

    voted = plan(course, [], NOTED, [])
    assert (voted.post, voted.reminder_id, voted.deleted) == (None, NOTED, ())
    assert voted.edited == asked.post
    assert voted.notification is None
