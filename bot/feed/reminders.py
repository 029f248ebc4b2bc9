"""Decides which reminders to send, change or delete, and which deadlines to update; no I/O."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from bot.feed.notifications import (
    Notification,
    NotificationKind,
    notification_for,
    rest_ends,
    with_wanted_pings,
)
from bot.feed.reconcile import REMINDER, FoundMessage, is_small_print
from bot.messages.layout import MAX_MESSAGE_LENGTH, in_lines
from bot.messages.posts import Post
from bot.messages.reminders import reminder_post
from bot.words.options import is_about_time, time_lines
from bot.words.phrases import Phrases, relative_time
from engine import Game, Hours, LogEntry, Pings, Stage, Status, Table, deadline_of
from engine.table.events import Delayed, Overdue, Reminded, Rescheduled

_MOMENT: Final = re.compile(r"<t:\d+:R>")


@dataclass(frozen=True, slots=True)
class Rewording:
    """An update of the times stated in a message.

    In a reminder, every timestamp becomes `moment`. In the message of a turn, `lines` replace those about
    time, and a `note` that explains the change is added once.
    """

    message_id: int
    moment: str = ""
    lines: tuple[str, ...] = ()
    note: str = ""

    def of(self, text: str) -> str:
        """Return the updated text; the same text if it would become too long."""
        if self.moment:
            return _MOMENT.sub(self.moment, text)
        lines = text.splitlines()
        named = [index for index, line in enumerate(lines) if is_about_time(line)]
        if self.note and not named:
            return text  # it states no times
        rest = [line for line in lines if not is_about_time(line)]
        is_named = bool(rest) and is_small_print(rest[-1])
        place = named[0] if named else len(rest) - is_named
        note = () if self.note in rest else (self.note,)
        reworded = in_lines(*rest[:place], *self.lines, *note, *rest[place:])
        return reworded if len(reworded) <= MAX_MESSAGE_LENGTH else text


@dataclass(frozen=True, slots=True)
class ReminderPlan:
    """What to do in a channel about the deadline of a turn.

    `post` is a reminder to send as a reply to the turn. Otherwise `reminder_id` is the reminder that stays,
    and `edited` its new content, if that changes. Messages in `deleted` are deleted, and those in `reworded`
    get a new deadline. The `notification` reminds people by direct message. `pings` are as in `ChannelPlan`.
    """

    post: Post | None = None
    reminder_id: int | None = None
    deleted: tuple[int, ...] = ()
    reworded: tuple[Rewording, ...] = ()
    edited: Post | None = None
    notification: Notification | None = None
    pings: Mapping[int, int | None] = field(default_factory=dict)


NO_REMINDERS: Final = ReminderPlan()


def plan_reminders(
    phrases: Phrases,
    game: Game,
    unseen: Sequence[LogEntry],
    found: Sequence[FoundMessage],
    turn_id: int | None,
    hours: Hours,
    *,
    is_new: bool,
    is_repeated: bool = False,
) -> ReminderPlan:
    """Return what to do about the reminders of a game.

    `unseen` are the events that no message covers, `found` the messages that arrived without being recorded,
    `turn_id` the message with the current position. If that `is_new`, it replaces all reminders: the old ones
    are deleted and none is sent, except that a running vote is repeated below it. A reminder that would ping
    nobody is left out. A vote that `is_repeated` notifies nobody.
    """
    arrived = [message.message_id for message in found if message.part == REMINDER]
    there = arrived + ([game.reminder_id] if game.reminder_id else [])
    votes = bool(game.table.voters)
    if is_new and not votes:
        return ReminderPlan(deleted=tuple(there))
    post = reminder_post(phrases, game.id, game.version, game.table, hours)
    is_due = post is not None and any(isinstance(entry.event, Reminded | Overdue) for entry in unseen)
    kept = there[0] if there else None
    is_up = game.table.stage is Stage.OVER
    wanted = hours if is_up else hours.as_reminded(is_last=game.table.stage is Stage.LAST)
    if post is not None and votes and is_repeated:
        post = replace(post, pings=(), silent=True)
    notification = notification_for(post, wanted, _about(game.table)) if is_due else None
    pings: Mapping[int, int | None] = {}
    if is_due and post is not None:
        reminded = [each for each in post.pings if wanted.of(each).pings is not Pings.NONE]
        sent_at = max((each.sent_at for each in found if each.part == REMINDER), default=hours.at)
        pings = rest_ends(game.table, reminded, wanted, sent_at)
    called = None if post is None else with_wanted_pings(post, wanted)
    if called is not None and (is_new or (is_due and not arrived)) and (called.pings or game.table.late):
        reworded = _reworded(phrases, game, unseen, hours, turn_id, None)
        asked = called if is_due else replace(called, pings=())  # all have been notified of the vote
        return ReminderPlan(asked, None, tuple(there), reworded, notification=notification, pings=pings)
    if kept and game.table.late:
        reworded = _reworded(phrases, game, unseen, hours, turn_id, None)
        return ReminderPlan(None, kept, tuple(there[1:]), reworded, post, notification, pings)
    reworded = _reworded(phrases, game, unseen, hours, turn_id, kept)
    return ReminderPlan(None, kept, tuple(there[1:]), reworded, notification=notification, pings=pings)


def _about(table: Table) -> NotificationKind:
    """Return the kind of direct message that goes with a reminder."""
    return NotificationKind.VOTE if table.voters else NotificationKind[(table.stage or Stage.OVER).name]


def _reworded(
    phrases: Phrases,
    game: Game,
    unseen: Sequence[LogEntry],
    hours: Hours,
    turn_id: int | None,
    reminder_id: int | None,
) -> tuple[Rewording, ...]:
    """Return the updates of a turn's messages if its deadline has moved.

    It moves when the bot was offline, which a note explains, or when a player's own hours change.
    """
    moved = [entry for entry in unseen if isinstance(entry.event, Delayed | Rescheduled)]
    table, deadline = game.table, deadline_of(game.table, hours)
    was_away = any(isinstance(entry.event, Delayed) for entry in moved)
    if not moved or table.status is not Status.PLAYING or (was_away and deadline is None):
        return ()
    reworded = []
    if turn_id is not None:
        note = phrases.words("deadline-moved") if was_away else ""
        reworded.append(Rewording(turn_id, lines=tuple(time_lines(phrases, table, hours)), note=note))
    if reminder_id is not None and deadline is not None:
        reworded.append(Rewording(reminder_id, moment=relative_time(deadline)))
    return tuple(reworded)
