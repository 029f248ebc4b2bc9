"""A practice game, and how it is stored: its whole log as one text, which undo shortens."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

import azul
from engine.damage import NotAsWritten, reading
from engine.events import Played, event_to_json
from engine.game import Game, LogEntry, history
from engine.table import Status, Table
from storage.base import StoredEvent, StoredPractice

_NO_GAME: Final = 0
"""The number that a practice has where games have theirs: no game has it."""


@dataclass(frozen=True, slots=True)
class Practice:
    """A person's practice game after the events of its log, `entries`.

    `version` grows with every change, also when one is taken back, and never recurs for the same person: what
    they see of another version is of another position.
    """

    user_id: int
    version: int
    entries: tuple[LogEntry, ...]

    @property
    def table(self) -> Table:
        """The table as it is now."""
        return self.entries[-1].after

    @property
    def game(self) -> Game:
        """The practice as a game of no server and no number, for whatever shows games."""
        return Game(_NO_GAME, 0, 0, self.version, self.version, None, self.table)

    @property
    def seat(self) -> int:
        """The person's seat."""
        seat = self.table.seat_of(self.user_id)
        if seat is None:
            raise AssertionError("nobody leaves a practice")
        return seat

    @property
    def state(self) -> azul.State:
        """The position."""
        state = self.table.state
        if state is None:
            raise AssertionError("a practice is stored once it has begun")
        return state

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.table.status is Status.OVER

    @property
    def steps(self) -> tuple[int, ...]:
        """Where in the log the person took tiles, chose spaces or confirmed them."""
        return tuple(index for index, entry in enumerate(self.entries) if self._is_own(entry))

    @property
    def last_own(self) -> LogEntry | None:
        """What the person did last, None before they have done anything."""
        steps = self.steps
        return self.entries[steps[-1]] if steps else None

    @property
    def taken(self) -> LogEntry | None:
        """The take that the person made last, None if a take isn't what they did last."""
        match self.last_own:
            case LogEntry(event=Played(azul.Taken())) as entry:
                return entry
            case _:
                return None

    @property
    def news(self) -> tuple[LogEntry, ...]:
        """What happened from what the person did last on, or else from the beginning on."""
        steps = self.steps
        return self.entries[steps[-1] :] if steps else self.entries

    @property
    def last_take(self) -> LogEntry | None:
        """The take that the position still shows, None after a deal."""
        for entry in reversed(self.entries):
            match entry.event:
                case Played(azul.Taken()):
                    return entry
                case Played(azul.Dealt()):
                    return None
                case _:
                    pass
        return None

    def _is_own(self, entry: LogEntry) -> bool:
        match entry.event:
            case Played(azul.Taken(seat) | azul.Placed(seat) | azul.Settled(seat), by_computer=False):
                return seat == self.seat
            case _:
                return False


def stored(practice: Practice, at: int) -> StoredPractice:
    """Return a practice as it is stored at a moment, in milliseconds since 1970 (UTC)."""
    lines = [(round(entry.at.timestamp() * 1000), event_to_json(entry.event)) for entry in practice.entries]
    log = json.dumps(lines, ensure_ascii=False, separators=(",", ":"))
    return StoredPractice(practice.user_id, practice.version, log, at)


def practice_of(row: StoredPractice) -> Practice:
    """Return the practice of a database row. Raise `DamagedRecord` if it isn't one that this person plays."""
    with reading(f"the practice of person {row.user_id}"):
        practice = Practice(row.user_id, row.version, tuple(history(list(_lines(row.log)))))
        table = practice.table
        if table.state is None or table.seat_of(row.user_id) is None or len(table.people) > 1:
            raise NotAsWritten("it is not a practice")
        return practice


def _lines(log: str) -> Iterator[StoredEvent]:
    for version, line in enumerate(json.loads(log), 1):
        match line:
            case [int(at), str(body)]:
                yield StoredEvent(version, body, at)
            case _:
                raise NotAsWritten(f"line {version} is not what was written")
