"""What time does to a table, and when. Pure: the moments are those of the table's events."""

from dataclasses import dataclass
from datetime import timedelta
from typing import Final

from engine.events import Lapsed, Overdue, Reminded, Stage, TableEvent
from engine.table import Status, Table

LOBBY_LASTS: Final = timedelta(days=3)
"""How long a table waits for players without a change before it closes by itself."""
LEAST_NOTICE: Final = timedelta(minutes=10)
MOST_NOTICE: Final = timedelta(hours=12)
"""How long before the end of a turn's time people are reminded: a tenth of it, but within these."""


@dataclass(frozen=True, slots=True)
class Due:
    """What happens at `at`, in milliseconds since 1970 (UTC), unless something else happens before."""

    at: int
    event: TableEvent


def due_of(table: Table) -> Due | None:
    """Return what time does next to a table, None if nothing.

    Time does nothing to tables that an older version stored, until they change.
    """
    return next(iter(dues_of(table)), None)


def dues_of(table: Table) -> list[Due]:
    """Return all that time does to a table if nothing else happens, in order.

    Each makes the ones before it superfluous: of several that are due at once only the last happens.
    """
    if table.status is Status.LOBBY and table.since:
        return [Due(table.since + milliseconds(LOBBY_LASTS), Lapsed())]
    deadline, length = deadline_of(table), table.pace.length
    if deadline is None or length is None:
        return []
    every = [
        Due(deadline - milliseconds(length / 2), Reminded(Stage.HALF)),
        Due(deadline - milliseconds(notice(length)), Reminded(Stage.LAST)),
        Due(deadline, at_the_deadline()),
    ]
    return every if table.stage is None else every[list(Stage).index(table.stage) + 1 :]


def at_the_deadline() -> TableEvent:
    """Return what happens when the time for a turn is up: people are told, and the game waits on.

    Whatever else is to happen then, to a table that nobody returns to, begins here.
    """
    return Overdue()


def deadline_of(table: Table) -> int | None:
    """Return when the time for the turn is up, or for all choices on free walls; None if it isn't limited."""
    length = table.pace.length
    if table.status is not Status.PLAYING or length is None or not table.since:
        return None
    return table.since + milliseconds(length)


def notice(length: timedelta) -> timedelta:
    """Return how long before the end of a turn's time people are reminded."""
    return min(max(length / 10, LEAST_NOTICE), MOST_NOTICE)


def due_moment(table: Table) -> int | None:
    """Return when time does something to a table next, None if it does nothing."""
    due = due_of(table)
    return None if due is None else due.at


def milliseconds(length: timedelta) -> int:
    """Return a length of time as the log and the database have it."""
    return length // timedelta(milliseconds=1)
