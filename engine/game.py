"""A stored game, and the entries of its log."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime

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
from storage.records import Commit, StoredEvent, StoredGame, Whereabouts


@dataclass(frozen=True, slots=True)
class Game:
    """A table with its place in Discord and in the database.

    `version` counts its events; `shown_version` is how far its channel has been shown them, in the message
    `message_id`; `reminder_id` is the message that reminds people of their turn, if any. `due_at` is the next
    moment at which time does something to it, in milliseconds since 1970, None if there is none; `delay` is
    by how much that was moved since the table was stored. `updated_at` is when it was changed last.

    `home_id` is the channel of a game that is played in the thread `channel_id`, None for other games. A game
    that has lost its thread, or could not be given one, goes on at home: then both are the same.

    `rewrites` is how often somebody was taken out of what is stored of it.

    `has_plans` and `has_settings` are False if nobody had planned a take, or none of the players had chosen
    anything for themselves, when the game was read.
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
        """The channel that has the lobby and the result."""
        return self.home_id or self.channel_id

    @property
    def thread_id(self) -> int | None:
        """The thread in which the game is played, None if it is played in its channel."""
        return None if self.home_id in {None, self.channel_id} else self.channel_id

    @property
    def has_come_home(self) -> bool:
        """Whether the game was to be played in a thread, and goes on in its channel."""
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

    def after(self, commit: Commit, where: Whereabouts, table: Table, *, has_plans: bool) -> "Game":
        """Return the game after a commit that has made it `table`, as if it had been read now."""
        return replace(
            self,
            version=commit.version + len(commit.events),
            table=table,
            due_at=commit.due_at,
            delay=0,
            updated_at=commit.at,
            has_plans=has_plans,
            channel_id=where.channel_id,
            home_id=where.home_id,
            shown_version=where.shown_version,
            message_id=where.message_id,
            reminder_id=where.reminder_id,
        )

    @property
    def since(self) -> int:
        """When what the game waits for began, or when it ended, in milliseconds since 1970 (UTC).

        In a game that an older version stored, when it was changed last.
        """
        return self.table.since or self.updated_at


@dataclass(frozen=True, slots=True)
class LogEntry:
    """An event of a game's log with the table around it.

    `before` is None for the opening; `report` is there if the event ended a round.
    """

    version: int
    at: datetime
    event: TableEvent
    before: Table | None
    after: Table
    report: azul.TilingReport | None

    @property
    def takes_back(self) -> bool:
        """Whether moves were taken back because everybody agreed."""
        return isinstance(self.event, Played) and isinstance(self.event.event, azul.TakenBack)


def history(log: Sequence[StoredEvent], since: Table | None = None) -> list[LogEntry]:
    """Return the entries of a log, or of its end that follows the table `since`.

    Raise `NotAsWritten` if a line is missing or a whole log doesn't begin with an opening,
    `pydantic.ValidationError` for a line that isn't an event, and `Refusal` for an event that could not
    happen.
    """
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
        entries.append(LogEntry(line.version, moment(line.at), event, before, table, report))
    return entries


def since_last_turn(entries: Sequence[LogEntry], seat: int | None) -> list[LogEntry] | None:
    """Return the end of a log, from the last turn of *seat* on, which comes first.

    A turn is a take, a confirmation of choices on a free wall, or the resignation, but not what the computer
    did for the seat, nor what anybody else did who has had it; a substitute's first one is taking it. For a
    seat that hasn't had one it is the beginning of the game, and without a seat the last deal. Takes that
    were undone are left out with their undo, as if they had never been made, and so is who asked for it and
    who agreed. None if the entries don't go back that far.
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
    """Return whether what the player who has a seat `now` has missed begins here."""
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
    """Return whether the last vote in a game's log follows one of the same round that nobody took part in.

    People needn't be called once more then. They are if somebody asked for the vote.
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


def moment(at: int) -> datetime:
    """Return the time that is stored as `at`, in milliseconds since 1970 (UTC)."""
    return datetime.fromtimestamp(at / 1000, UTC)
