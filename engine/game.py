"""A stored game, and the entries of its log."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from typing import NamedTuple

import azul
from engine.errors import NotAsWritten, reading
from engine.table.events import (
    Agreed,
    Asked,
    Begun,
    Declined,
    Opened,
    Overdue,
    Played,
    SeatTaken,
    TableEvent,
    Voted,
    Withdrawn,
    event_from_json,
)
from engine.table.fold import advance
from engine.table.state import Table, open_table, table_from_json
from storage.records import Commit, GamePlacement, StoredEvent, StoredGame


@dataclass(frozen=True, slots=True)
class Game:
    """A table with its place in Discord and in the database.

    `version` is the number of its events, `shown_version` how many of them were posted to its channel, the
    newest in the message `message_id`. `reminder_id` is the message of its reminder, if any. `due_at` is the
    next moment at which something is due, or None; `delay` is the downtime added since the table was stored;
    `updated_at` is the time of the last change. All three are in milliseconds, the moments since 1970 (UTC).

    `home_id` is the channel of a game that is played in the thread `channel_id`, None for other games. If the
    thread was lost or could not be opened, both are the same.

    `rewrites` counts how often a person was erased from the stored game.

    `has_plans` and `has_settings` are False if, when the game was read, nobody had planned a take, and none
    of the players had settings of their own.
    """

    id: int
    guild_id: int
    channel_id: int
    version: int
    shown_version: int
    message_id: int | None
    table: Table
    due_at: int | None = None
    delay: int = 0
    updated_at: int = 0
    reminder_id: int | None = None
    home_id: int | None = None
    rewrites: int = 0
    has_plans: bool = field(default=False, compare=False)
    has_settings: bool = field(default=False, compare=False)

    @property
    def home(self) -> int:
        """The id of the channel that has the lobby and the result."""
        return self.home_id or self.channel_id

    @property
    def thread_id(self) -> int | None:
        """The id of the thread in which the game is played, None if it is played in its channel."""
        return None if self.home_id in {None, self.channel_id} else self.channel_id

    @property
    def is_back_in_channel(self) -> bool:
        """Whether the game has lost its thread, or never got one, and continues in its channel."""
        return self.home_id == self.channel_id

    @classmethod
    def from_stored(cls, row: StoredGame) -> "Game":
        """Return the game of a database row. Raise `DamagedRecord` if its snapshot is broken."""
        with reading(f"the snapshot of game {row.id}"):
            table = table_from_json(row.snapshot)
        return cls(
            row.id,
            row.guild_id,
            row.channel_id,
            row.version,
            row.shown_version,
            row.message_id,
            table,
            row.due_at,
            row.delay,
            row.updated_at,
            row.reminder_id,
            row.home_id,
            row.rewrites,
            row.has_plans,
            row.has_settings,
        )

    def after(self, commit: Commit, placement: GamePlacement, table: Table, *, has_plans: bool) -> "Game":
        """Return the game as it would be read after a commit that made it `table`."""
        return replace(
            self,
            version=commit.version + len(commit.events),
            table=table,
            due_at=commit.due_at,
            delay=0,
            updated_at=commit.at,
            has_plans=has_plans,
            channel_id=placement.channel_id,
            home_id=placement.home_id,
            shown_version=placement.shown_version,
            message_id=placement.message_id,
            reminder_id=placement.reminder_id,
        )

    @property
    def since(self) -> int:
        """When the current turn began, or the game ended, in milliseconds since 1970 (UTC).

        For games stored by an older version, the time of the last change.
        """
        return self.table.since or self.updated_at


class LogEntry(NamedTuple):
    """An event of a game's log, with the table before and after it; `at` is in milliseconds since 1970 (UTC).

    `before` is None for the opening; `report` is None unless the event ended a round.
    """

    version: int
    at: int
    event: TableEvent
    before: Table | None
    after: Table
    report: azul.TilingReport | None

    @property
    def moment(self) -> datetime:
        """When it happened."""
        return to_datetime(self.at)

    @property
    def takes_back(self) -> bool:
        """Whether moves were taken back by consent."""
        return isinstance(self.event, Played) and isinstance(self.event.event, azul.TakenBack)


def history(log: Sequence[StoredEvent], since: Table | None = None) -> list[LogEntry]:
    """Fold a log, or the part of it that follows the table `since`, into entries.

    Raise `NotAsWritten` if a line is missing or a whole log doesn't begin with an opening,
    `pydantic.ValidationError` for a line that isn't an event, `Refusal` for an event that could not happen,
    and what `to_datetime` raises for a time that never was.
    """
    _require_times([line.at for line in log])
    entries: list[LogEntry] = []
    table = since
    first = log[0].version if log and since is not None else 1
    for version, line in enumerate(log, first):
        if line.version != version:
            message = f"line {version} is missing"
            raise NotAsWritten(message)
        event = event_from_json(line.body)
        before, report = table, None
        if table is not None:
            table, report = advance(table, event, line.at)
        elif isinstance(event, Opened):
            table = open_table(event, line.at)
        else:
            message = f"the log begins with {event.kind}"
            raise NotAsWritten(message)
        entries.append(LogEntry(version, line.at, event, before, table, report))
    return entries


def _require_times(found: Sequence[int]) -> None:
    for at in (min(found), max(found)) if found else ():
        _ = to_datetime(at)


def since_last_turn(entries: Sequence[LogEntry], seat: int | None) -> list[LogEntry] | None:
    """Return the end of a log, beginning with the last turn of *seat*.

    A turn is a take, a confirmation of choices on a free wall, or a resignation, but not a computer's move
    for the seat, nor the turn of a previous player; for a substitute, taking the seat counts. For a seat
    without turns it is the beginning of the game, and without a seat the last deal. Undone takes are left
    out, together with the undo, its request and the answers. None if the entries don't go back that far.
    """
    found: list[LogEntry] = []
    undone = 0
    for entry in reversed(entries):
        match entry.event:
            case Asked() | Agreed() | Declined() | Withdrawn():
                continue
            case Played(azul.Undone()):
                undone += 1
                continue
            case Played(azul.TakenBack(by)) if entry.before:
                undone += len(azul.takes_since(entry.before.progress, by))
                continue
            case Played(azul.Taken()) if undone:
                undone -= 1
                continue
        found.append(entry)
        if _begins(entry, seat, entries[-1].after):
            return found[::-1]
    return None


def _begins(entry: LogEntry, seat: int | None, now: Table) -> bool:
    """Return whether the news for the current player of a seat begins with this entry."""
    if seat is not None and not isinstance(entry.event, Begun):
        then = entry.after.players
        if seat >= len(then) or then[seat].user_id != now.players[seat].user_id:
            return False  # somebody else's turn
    match entry.event:
        case Played(azul.Taken(by) | azul.Settled(by) | azul.Resigned(by), by_computer=False):
            return by == seat
        case SeatTaken(taken):
            return taken == seat
        case Played(azul.Dealt()):
            return seat is None
        case event:
            return isinstance(event, Begun)


def is_unanswered(entries: Sequence[LogEntry]) -> bool:
    """Return whether the last vote in a log follows one of the same round in which nobody voted.

    Then people aren't notified again, unless somebody called the vote.
    """
    last = next((index for index, each in reversed(list(enumerate(entries))) if _asks(each)), None)
    if last is None or entries[last].event != Overdue():
        return False
    for entry in reversed(entries[:last]):
        if isinstance(entry.event, Voted) or _round(entry) != _round(entries[last]):
            return False
        if _asks(entry):
            return True
    return False


def _asks(entry: LogEntry) -> bool:
    return isinstance(entry.event, Overdue) and bool(entry.after.voters)


def _round(entry: LogEntry) -> int | None:
    state = entry.after.state
    return None if state is None else state.round


def to_datetime(at: int) -> datetime:
    """Convert a stored time, in milliseconds since 1970 (UTC)."""
    return datetime.fromtimestamp(at / 1000, UTC)
