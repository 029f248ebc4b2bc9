"""The options of a table: chosen by its host before the game begins, or by a server for new tables."""

import operator
from dataclasses import dataclass, fields, replace
from datetime import timedelta
from enum import Enum
from typing import Annotated, Any, Final

from pydantic import BeforeValidator, Field, SerializerFunctionWrapHandler, WrapSerializer

import azul
from players import Level

MIN_PLAYERS: Final = 2
MAX_PLAYERS: Final = 4


class Messages(Enum):
    """Which messages of a game stay in its channel: all, or all but those of former turns."""

    ALL = "all"
    QUIET = "quiet"


class Where(Enum):
    """Where a game is played: in the channel in which its table was opened, or in a thread of its own."""

    CHANNEL = "channel"
    THREAD = "thread"


class Rated(Enum):
    """Whether a game counts for ratings and rankings, if it qualifies otherwise."""

    YES = "yes"
    NO = "no"


class Adaptive(Enum):
    """The choice of an adaptive level: the one at which the host wins about half of their games."""

    ADAPTIVE = "adaptive"


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


@dataclass(frozen=True, slots=True)
class Options:
    """The options of a table for up to `seats` players.

    `theme` names the look of its pictures; the engine doesn't interpret it, "" is the default look. `level`
    is how well computers play, also for people who are late, and `language` the locale of public messages; ""
    in records of older versions. If the level is `adaptive`, it follows the host's results until the game
    begins.

    The defaults are what tables had before the option existed, as their records don't name it. Names and
    values are stored, so they never change.
    """

    seats: int
    rules: azul.Rules = azul.BASE_GAME
    theme: str = ""
    messages: Messages = Messages.ALL
    pace: Pace = Pace.NONE
    where: Where = Where.CHANNEL
    level: Level = Level.FRIENDLY
    language: str = ""
    rated: Annotated[Rated, Field(exclude_if=lambda rated: rated is Rated.YES)] = Rated.YES
    adaptive: Annotated[bool, Field(exclude_if=operator.not_)] = False

    def with_level(self, level: Level | Adaptive) -> "Options":
        """Return options with another level; an adaptive one keeps the current level until it is computed."""
        if isinstance(level, Level):
            return replace(self, level=level, adaptive=False)
        return replace(self, adaptive=True)


DEFAULT_OPTIONS: Final = Options(MAX_PLAYERS, messages=Messages.QUIET, pace=Pace.DAY)
"""The options of new tables on servers that haven't chosen any."""

OPTION_NAMES: Final = tuple(field.name for field in fields(Options))


def _nested(stored: Any) -> Any:
    if not isinstance(stored, dict):
        return stored  # refused later, as it isn't an object
    rest = {name: value for name, value in stored.items() if name not in OPTION_NAMES}
    return rest | {"options": {name: stored[name] for name in OPTION_NAMES if name in stored}}


OPTIONS_AMONG_FIELDS: Final = BeforeValidator(_nested)
"""Reads the fields of `options` from among the object's own fields."""


def flat(*first: str) -> WrapSerializer:
    """Return the serializer that stores the fields of `options` among the object's own.

    `OPTIONS_AMONG_FIELDS` reads them. The `first` fields are written in that order, for stability; the others
    follow.
    """
    order = dict.fromkeys(first)

    def write(value: Any, handler: SerializerFunctionWrapHandler) -> dict[str, Any]:
        rest: dict[str, Any] = handler(value)
        options: dict[str, Any] = rest.pop("options")
        return order | options | rest

    return WrapSerializer(write)
