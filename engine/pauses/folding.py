"""What a pause makes of a table. Pure: the moments are those of the table's events."""

import azul
from engine.errors import Refusal
from engine.events import (
    Abandoned,
    Cancelled,
    Delayed,
    Expired,
    Played,
    Resumed,
    SeatGiven,
    SubstituteLeft,
    TableEvent,
    Themed,
)
from engine.hours.stretches import Stretch, with_more
from engine.table import Table


def require_going(table: Table, event: TableEvent) -> None:
    """Raise `Refusal` (``paused``) for what has to wait until a paused game goes on.

    People can leave it all the same, and it can be closed.
    """
    match event:
        case Resumed() | Cancelled() | Expired() | Abandoned() | Delayed() | Themed() | SeatGiven():
            pass
        case SubstituteLeft():
            pass
        case Played(azul.Resigned() | azul.Dealt()):
            pass
        case _:
            table.require_going()


def stood_by(table: Table, at: int) -> tuple[Stretch, ...]:
    """Return when the clock of a paused table has stood still, if it goes on at `at`.

    It has since the pause, or since the turn began, if that was later because somebody left. Raise `Refusal`
    (``not-paused``).
    """
    if table.pause is None:
        raise Refusal("not-paused")
    since = max(table.pause.at, table.since)
    return with_more(table.stood, table.since, at, max(0, at - since))
