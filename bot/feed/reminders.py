"""What is to be done about a game's reminders and deadlines: decided here, without touching Discord."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from bot.feed.notifications import About, Call, as_called, call_for, rests_of
from bot.feed.reconcile import REMINDER, Found, is_small_print
from bot.messages.layout import LONGEST_MESSAGE, in_lines
from bot.messages.posts import Post
from bot.messages.reminders import reminder_post
from bot.words.options import is_about_time, time_lines
from bot.words.phrases import Phrases, relative_time
from engine import Game, Hours, LogEntry, Pings, Stage, Status, Table, deadline_of
from engine.table.events import Delayed, Overdue, Reminded, Rescheduled

_MOMENT: Final = re.compile(r"<t:\d+:R>")


@dataclass(frozen=True, slots=True)
class Rewording:
    """How a message says other things about the time of its turn.

    A reminder names another `moment`. The message of a turn has other `lines` about time in place of those
    that it had, and says why in a `note`, but only once.
    """

    message_id: int
    moment: str = ""
    lines: tuple[str, ...] = ()
    note: str = ""

    def of(self, text: str) -> str:
        """Return the text of a message as it is to be; the same one if that would be too long."""
        if self.moment:
            return _MOMENT.sub(self.moment, text)
        lines = text.splitlines()
        named = [index for index, line in enumerate(lines) if is_about_time(line)]
        if self.note and not named:
            return text  # it is about something else
        rest = [line for line in lines if not is_about_time(line)]
        is_named = bool(rest) and is_small_print(rest[-1])
        place = named[0] if named else len(rest) - is_named
        note = () if self.note in rest else (self.note,)
        reworded = in_lines(*rest[:place], *self.lines, *note, *rest[place:])
        return reworded if len(reworded) <= LONGEST_MESSAGE else text


@dataclass(frozen=True, slots=True)
class Reminding:
    """What to do in a channel so that it is right about the time of a turn.

    `post` is a reminder to be sent, as a reply to the turn; `reminder_id` is the reminder that stays if there
    is none, and `edited` what that says now if it is to be changed. The messages in `deleted` go, and those
    in `reworded` name another deadline. The people of the `call` are reminded by direct messages. `pings` are
    as in a `Plan`.
    """

    post: Post | None = None
    reminder_id: int | None = None
    deleted: tuple[int, ...] = ()
    reworded: tuple[Rewording, ...] = ()
    edited: Post | None = None
    call: Call | None = None
    pings: Mapping[int, int | None] = field(default_factory=dict)


NOTHING: Final = Reminding()


def reminding(
    phrases: Phrases,
    game: Game,
    unseen: Sequence[LogEntry],
    found: Sequence[Found],
    turn_id: int | None,
    hours: Hours,
    *,
    is_new: bool,
    is_repeated: bool = False,
) -> Reminding:
    """Return what to do for a running game, or one that is over.

    `unseen` are the events that no message has told, `found` the messages that arrived although that wasn't
    noted, `turn_id` the message about how things stand. If that `is_new`, it says everything by itself:
    former reminders go, and none is sent however many are due. Only a vote that goes on is asked again below.
    A reminder that would ping nobody is left out. A vote that `is_repeated` calls nobody.
    """
    arrived = [message.message_id for message in found if message.part == REMINDER]
    there = arrived + ([game.reminder_id] if game.reminder_id else [])
    votes = bool(game.table.voters)
    if is_new and not votes:
        return Reminding(deleted=tuple(there))
    post = reminder_post(phrases, game.id, game.version, game.table, hours)
    is_due = post is not None and any(isinstance(entry.event, Reminded | Overdue) for entry in unseen)
    kept = there[0] if there else None
    is_up = game.table.stage is Stage.OVER
    wanted = hours if is_up else hours.as_reminded(is_last=game.table.stage is Stage.LAST)
    if post is not None and votes and is_repeated:
        post = replace(post, pings=(), silent=True)
    call = call_for(post, wanted, _about(game.table)) if is_due else None
    pings: Mapping[int, int | None] = {}
    if is_due and post is not None:
        reminded = [each for each in post.pings if wanted.of(each).pings is not Pings.NONE]
        sent_at = max((each.sent_at for each in found if each.part == REMINDER), default=hours.at)
        pings = rests_of(game.table, reminded, wanted, sent_at)
    called = None if post is None else as_called(post, wanted)
    if called is not None and (is_new or (is_due and not arrived)) and (called.pings or game.table.late):
        reworded = _reworded(phrases, game, unseen, hours, turn_id, None)
        asked = called if is_due else replace(called, pings=())  # all have been notified of the vote
        return Reminding(asked, None, tuple(there), reworded, call=call, pings=pings)
    if kept and game.table.late:
        reworded = _reworded(phrases, game, unseen, hours, turn_id, None)
        return Reminding(None, kept, tuple(there[1:]), reworded, post, call, pings)
    reworded = _reworded(phrases, game, unseen, hours, turn_id, kept)
    return Reminding(None, kept, tuple(there[1:]), reworded, call=call, pings=pings)


def _about(table: Table) -> About:
    """Return what a reminder is about."""
    return About.VOTE if table.voters else About[(table.stage or Stage.OVER).name]


def _reworded(
    phrases: Phrases,
    game: Game,
    unseen: Sequence[LogEntry],
    hours: Hours,
    turn_id: int | None,
    reminder_id: int | None,
) -> tuple[Rewording, ...]:
    """Return how the messages about a turn are to be changed if its deadline has moved meanwhile.

    That is because the bot was away, which a note says, or because of a player's own hours.
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
