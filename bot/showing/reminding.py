"""What is to be done about a game's reminders and deadlines: decided here, without touching Discord."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.messages.layout import LONGEST_MESSAGE, in_lines
from bot.messages.posts import Post
from bot.messages.reminders import reminder_post
from bot.showing.found import REMINDER, Found
from bot.words.facts import relative_time
from bot.words.phrases import Phrases
from engine import Delayed, Game, Hours, LogEntry, Overdue, Reminded, deadline_of


@dataclass(frozen=True, slots=True)
class Rewording:
    """How a message that names a moment names another one, and says why in a `note`, but only once."""

    message_id: int
    old: str
    new: str
    note: str = ""

    def of(self, text: str) -> str:
        """Return the text of a message that names the other moment; the same one if it doesn't name `old`."""
        moved = text.replace(self.old, self.new)
        if self.note in text or moved == text or len(moved) + len(self.note) >= LONGEST_MESSAGE:
            return moved
        return in_lines(moved, self.note)


@dataclass(frozen=True, slots=True)
class Reminding:
    """What to do in a channel so that it is right about the time of a turn.

    `post` is a reminder to be sent, as a reply to the turn; `reminder_id` is the reminder that stays if there
    is none, and `edited` what that says now if it is to be changed. The messages in `deleted` go, and those
    in `reworded` name another deadline.
    """

    post: Post | None = None
    reminder_id: int | None = None
    deleted: tuple[int, ...] = ()
    reworded: tuple[Rewording, ...] = ()
    edited: Post | None = None


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
) -> Reminding:
    """Return what to do for a running game, or one that is over.

    `unseen` are the events that no message has told, `found` the messages that arrived although that wasn't
    noted, `turn_id` the message about how things stand. If that `is_new`, it says everything by itself:
    former reminders go, and none is sent however many are due. Only a vote that goes on is asked again below.
    """
    arrived = [message.message_id for message in found if message.part == REMINDER]
    there = arrived + ([game.reminder_id] if game.reminder_id else [])
    votes = bool(game.table.voters)
    if is_new and not votes:
        return Reminding(deleted=tuple(there))
    post = reminder_post(phrases, game.id, game.version, game.table, hours)
    is_due = any(isinstance(entry.event, Reminded | Overdue) for entry in unseen)
    if post is not None and (is_new or (is_due and not arrived)):
        return Reminding(post, None, tuple(there), _reworded(phrases, game, unseen, hours, turn_id, None))
    kept = there[0] if there else None
    if kept and game.table.late:
        return Reminding(
            None, kept, tuple(there[1:]), _reworded(phrases, game, unseen, hours, turn_id, None), post
        )
    return Reminding(None, kept, tuple(there[1:]), _reworded(phrases, game, unseen, hours, turn_id, kept))


def _reworded(
    phrases: Phrases,
    game: Game,
    unseen: Sequence[LogEntry],
    hours: Hours,
    turn_id: int | None,
    reminder_id: int | None,
) -> tuple[Rewording, ...]:
    """Return how the messages about a turn are to be changed if its deadline has moved meanwhile."""
    before = unseen[0].before if unseen else None
    if before is None or not any(isinstance(entry.event, Delayed) for entry in unseen):
        return ()
    old, new = deadline_of(before, hours), deadline_of(game.table, hours)
    if old is None or new is None:
        return ()
    notes = {turn_id: phrases.words("deadline-moved"), reminder_id: ""}
    return tuple(
        Rewording(message_id, relative_time(old), relative_time(new), note)
        for message_id, note in notes.items()
        if message_id is not None
    )
