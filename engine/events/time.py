"""What time does in a running game, and how the others decide about people who are late."""

import operator
from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import Field

from engine.events.base import Event
from engine.events.choices import Player, Stage, Vote


@dataclass(frozen=True, slots=True)
class Delayed(Event):
    """The bot had been away for `by` milliseconds, so whatever time would have done comes that much later.

    It was away too if it couldn't show people what they were to know.
    """

    is_move = False
    is_news = False

    by: int
    kind: Literal["delayed"] = "delayed"


@dataclass(frozen=True, slots=True)
class Paused(Event):
    """Somebody who can manage the channel paused the game: its clocks stand still, and nobody can move."""

    is_move = False

    user_id: int
    kind: Literal["paused"] = "paused"


@dataclass(frozen=True, slots=True)
class Resumed(Event):
    """Somebody who can manage the channel let the paused game go on."""

    is_move = False
    asks_anew = True

    user_id: int
    kind: Literal["resumed"] = "resumed"


@dataclass(frozen=True, slots=True)
class Reminded(Event):
    """Those whom the game waits for are reminded: halfway through the turn, or when its time is nearly up."""

    is_move = False
    is_news = False

    stage: Stage
    kind: Literal["reminded"] = "reminded"


@dataclass(frozen=True, slots=True)
class Overdue(Event):
    """The time for the turn is up, or the seat `by` has asked the others before how the game goes on."""

    is_move = False
    is_news = False

    by: Annotated[int | None, Field(exclude_if=lambda by: by is None)] = None
    kind: Literal["overdue"] = "overdue"


@dataclass(frozen=True, slots=True)
class Rescheduled(Event):
    """Somebody whom the game waits for has changed their own hours, and so the end of the turn's time.

    When that is follows from their settings, which are theirs alone.
    """

    is_move = False
    is_news = False

    seat: int
    kind: Literal["rescheduled"] = "rescheduled"


@dataclass(frozen=True, slots=True)
class Voted(Event):
    """Somebody voted on how the game goes on without those whose time is up, or changed their vote."""

    is_move = False
    is_news = False

    seat: int
    vote: Vote
    kind: Literal["voted"] = "voted"


@dataclass(frozen=True, slots=True)
class Extended(Event):
    """The others decided to wait: the time for the turn begins anew."""

    is_move = False
    asks_anew = True

    kind: Literal["extended"] = "extended"


@dataclass(frozen=True, slots=True)
class SeatGiven(Event):
    """The others decided that the computer plays for a seat until its owner takes it back."""

    is_move = False

    seat: int
    kind: Literal["seat-given"] = "seat-given"


@dataclass(frozen=True, slots=True)
class SeatReturned(Event):
    """The owner took a seat back from the computer."""

    is_move = False

    seat: int
    kind: Literal["seat-returned"] = "seat-returned"


@dataclass(frozen=True, slots=True)
class SeatOffered(Event):
    """The others decided to look for a substitute: the time begins anew, and somebody may take the seat."""

    is_move = False
    asks_anew = True

    seat: int
    kind: Literal["seat-offered"] = "seat-offered"


@dataclass(frozen=True, slots=True)
class SeatTaken(Event):
    """Somebody took a seat that was offered: it is theirs from now on.

    If the others had offered it, its owner can take it back for a while: it is `returnable`. Logs of older
    versions have no such seats.
    """

    is_move = False

    seat: int
    player: Player
    returnable: Annotated[bool, Field(exclude_if=operator.not_)] = False
    kind: Literal["seat-taken"] = "seat-taken"


@dataclass(frozen=True, slots=True)
class SeatReclaimed(Event):
    """The owner of a seat took it back from the substitute who had been given it by a vote."""

    seat: int
    kind: Literal["seat-reclaimed"] = "seat-reclaimed"


@dataclass(frozen=True, slots=True)
class SubstituteLeft(Event):
    """A substitute left while the owner could still take the seat back.

    It is the owner's again, and offered as it was before.
    """

    seat: int
    kind: Literal["substitute-left"] = "substitute-left"
