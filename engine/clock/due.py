"""What time does to a table, and when. Pure: the moments are those of the table's events."""

from dataclasses import dataclass
from datetime import timedelta
from typing import Final

from engine.events import Lapsed, TableEvent
from engine.table import Status, Table

LOBBY_LASTS: Final = timedelta(days=3)
"""How long a table waits for players without a change before it closes by itself."""


@dataclass(frozen=True, slots=True)
class Due:
    """What happens at `at`, in milliseconds since 1970 (UTC), unless something else happens before."""

    at: int
    event: TableEvent


def due_of(table: Table) -> Due | None:
    """Return what time does next to a table, None if nothing.

    Time does nothing to tables that an older version stored, until they change.
    """
    if table.status is Status.LOBBY and table.since:
        return Due(table.since + milliseconds(LOBBY_LASTS), Lapsed())
    return None


def due_moment(table: Table) -> int | None:
    """Return when time does something to a table next, None if it does nothing."""
    due = due_of(table)
    return None if due is None else due.at


def milliseconds(length: timedelta) -> int:
    """Return a length of time as the log and the database have it."""
    return length // timedelta(milliseconds=1)
