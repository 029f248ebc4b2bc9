"""What people are and choose at a table, as its events have it."""

import operator
from dataclasses import dataclass
from datetime import timedelta
from enum import Enum
from typing import Annotated, Final

from pydantic import Field


@dataclass(frozen=True, slots=True)
class Player:
    """A person at a table, or a computer.

    `name` is what Discord showed when a person joined, and untrusted input. The `user_id` of a computer is
    negative, and no other player at the table has it. Whoever had their data deleted leaves a stand-in
    behind: its id is negative too, and its name is empty.
    """

    user_id: int
    name: str
    is_computer: Annotated[bool, Field(exclude_if=operator.not_)] = False

    @property
    def is_gone(self) -> bool:
        """Whether this stands for somebody who was deleted."""
        return self.user_id < 0 and not self.is_computer

    @property
    def is_person(self) -> bool:
        """Whether this is somebody whom Discord knows."""
        return self.user_id > 0


class Messages(Enum):
    """How many messages of a game stay in its channel: all, or without those of former turns."""

    ALL = "all"
    QUIET = "quiet"


class Where(Enum):
    """Where a game is played: in the channel that its table was opened in, or in a thread of its own."""

    CHANNEL = "channel"
    THREAD = "thread"


class Pace(Enum):
    """How long each turn of a game may take."""

    NONE = "none"
    HOUR = "1h"
    EIGHT_HOURS = "8h"
    DAY = "24h"
    THREE_DAYS = "3d"
    WEEK = "7d"

    @property
    def length(self) -> timedelta | None:
        """The time for a turn, None if it isn't limited."""
        return _LENGTHS.get(self)


_LENGTHS: Final = {
    Pace.HOUR: timedelta(hours=1),
    Pace.EIGHT_HOURS: timedelta(hours=8),
    Pace.DAY: timedelta(days=1),
    Pace.THREE_DAYS: timedelta(days=3),
    Pace.WEEK: timedelta(days=7),
}


class Lost(Enum):
    """Why the bot can't reach the people of a game any more."""

    SERVER = "server"
    """It has been away from their server for too long."""
    CHANNEL = "channel"
    """Their channel was deleted."""
    POSTING = "posting"
    """It hasn't been able to post in their channel for too long."""


class Stage(Enum):
    """What those whom a game waits for have been told about the time of the turn."""

    HALF = "half"
    LAST = "last"
    OVER = "over"


class Vote(Enum):
    """What the others can decide about people whose time is up."""

    WAIT = "wait"
    """They get another turn's time."""
    PLAY = "play"
    """The computer makes this move for them."""
    GIVE = "give"
    """The computer plays for them until they take the seat back."""
    SEEK = "seek"
    """They get another turn's time, and anybody else may take the seat meanwhile."""
    END = "end"
    """The game is closed without a winner."""
