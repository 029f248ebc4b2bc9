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


UNDO_LASTS: Final = timedelta(seconds=10)
"""How long the computer waits for people to undo the take before its turn."""


@dataclass(frozen=True, slots=True)
class Due:
    """What happens at `at`, in milliseconds since 1970 (UTC), unless something else happens before.

    If `event` is None, the computer makes the moves that the game waits for.
    """

    at: int
    event: TableEvent | None


def due_of(table: Table) -> Due | None:
    """Return what time does next to a table, None if nothing.

    Time does nothing to tables that an older version stored, until they change.
    """
    return next(iter(dues_of(table)), None)


def dues_of(table: Table) -> list[Due]:
    """Return all that time does to a table if nothing else happens, in order.

    Each makes the ones before it superfluous: of several that are due at once only the last happens. Once
    people are late, the others have as much time again to decide what becomes of the turn.
    """
    if table.status is Status.LOBBY and table.since:
        return [Due(table.since + milliseconds(LOBBY_LASTS), Lapsed())]
    if table.since and table.awaited_seats != table.awaited_people:
        return [Due(table.since + (milliseconds(UNDO_LASTS) if table.undoable else 0), None)]
    deadline, length = deadline_of(table), table.pace.length
    if deadline is None or length is None:
        return []
    if table.stage is Stage.OVER:
        return [Due(deadline + milliseconds(length), None)]
    every = [
        Due(deadline - milliseconds(length / 2), Reminded(Stage.HALF)),
        Due(deadline - milliseconds(notice(length)), Reminded(Stage.LAST)),
        Due(deadline, Overdue()),
    ]
    return every if table.stage is None else every[list(Stage).index(table.stage) + 1 :]


def deadline_of(table: Table) -> int | None:
    """Return when the time for the turn is up, or for all choices on free walls.

    None if it isn't limited, or if the game waits for nobody but the computer.
    """
    length = table.pace.length
    if not table.awaited_people or length is None or not table.since:
        return None
    return table.since + milliseconds(length)


def decision_of(table: Table) -> int | None:
    """Return when the computer makes a move for those who are late; None if nobody is."""
    deadline, length = deadline_of(table), table.pace.length
    if not table.late or deadline is None or length is None:
        return None
    return deadline + milliseconds(length)


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
