"""What happens at a table, from opening it to the end. The log stores each event as JSON."""

from typing import Annotated, Final

from pydantic import Field, TypeAdapter

from engine.events.choices import (
    Lost,
    Messages,
    Pace,
    Player,
    Stage,
    Vote,
    Where,
)
from engine.events.handing import HandoverOffered, HandoverWithdrawn
from engine.events.lobby import (
    Abandoned,
    Begun,
    Cancelled,
    Configured,
    Expired,
    Joined,
    Lapsed,
    Left,
    Opened,
    Themed,
)
from engine.events.playing import (
    Agreed,
    Asked,
    Declined,
    Played,
    Withdrawn,
)
from engine.events.time import (
    Delayed,
    Extended,
    Overdue,
    Paused,
    Reminded,
    Rescheduled,
    Resumed,
    SeatGiven,
    SeatOffered,
    SeatReclaimed,
    SeatReturned,
    SeatTaken,
    SubstituteLeft,
    Voted,
)

__all__ = [
    "Abandoned",
    "Agreed",
    "Asked",
    "Begun",
    "Cancelled",
    "Configured",
    "Declined",
    "Delayed",
    "Expired",
    "Extended",
    "HandoverOffered",
    "HandoverWithdrawn",
    "Joined",
    "Lapsed",
    "Left",
    "Lost",
    "Messages",
    "Opened",
    "Overdue",
    "Pace",
    "Paused",
    "Played",
    "Player",
    "Reminded",
    "Rescheduled",
    "Resumed",
    "SeatGiven",
    "SeatOffered",
    "SeatReclaimed",
    "SeatReturned",
    "SeatTaken",
    "Stage",
    "SubstituteLeft",
    "TableEvent",
    "Themed",
    "Vote",
    "Voted",
    "Where",
    "Withdrawn",
    "event_from_json",
    "event_to_json",
]

TableEvent = (
    Opened
    | Joined
    | Left
    | Configured
    | Begun
    | Themed
    | Cancelled
    | Expired
    | Lapsed
    | Delayed
    | Paused
    | Resumed
    | Reminded
    | Rescheduled
    | Overdue
    | Asked
    | Agreed
    | Declined
    | Withdrawn
    | Voted
    | Extended
    | SeatGiven
    | SeatReturned
    | SeatOffered
    | SeatTaken
    | SeatReclaimed
    | SubstituteLeft
    | HandoverOffered
    | HandoverWithdrawn
    | Abandoned
    | Played
)

_EVENTS: Final = TypeAdapter[TableEvent](Annotated[TableEvent, Field(discriminator="kind")])


def event_to_json(event: TableEvent) -> str:
    """Return the event as a line of the log."""
    return _EVENTS.dump_json(event).decode()


def event_from_json(text: str) -> TableEvent:
    """Return the event in a line of the log. Raise `pydantic.ValidationError` if it isn't one."""
    return _EVENTS.validate_json(text)
