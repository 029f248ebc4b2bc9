"""What happens at a table, from opening it to the end. The log stores each as JSON."""

from dataclasses import dataclass
from typing import Annotated, Final, Literal

from pydantic import Field, PlainSerializer, PlainValidator, TypeAdapter

import azul


@dataclass(frozen=True, slots=True)
class Player:
    """A person at a table; `name` is as Discord showed it when they sat down, and not to be trusted."""

    user_id: int
    name: str


@dataclass(frozen=True, slots=True)
class Opened:
    """Somebody opened a table for up to `seats` players, chose the rules, and sat down.

    `theme` is what its pictures look like, by a name that means nothing here; empty for the usual look.
    """

    host: Player
    seats: int
    rules: azul.Rules = azul.BASE_GAME
    theme: str = ""
    kind: Literal["opened"] = "opened"


@dataclass(frozen=True, slots=True)
class Joined:
    """A person sat down."""

    player: Player
    kind: Literal["joined"] = "joined"


@dataclass(frozen=True, slots=True)
class Left:
    """A person stood up before the game began."""

    user_id: int
    kind: Literal["left"] = "left"


@dataclass(frozen=True, slots=True)
class Begun:
    """The game began: the starting seat, and the secret behind the draws in hexadecimal."""

    starter: int
    secret: str
    kind: Literal["begun"] = "begun"


@dataclass(frozen=True, slots=True)
class Themed:
    """The host chose what the table's pictures look like from now on."""

    theme: str
    kind: Literal["themed"] = "themed"


@dataclass(frozen=True, slots=True)
class Cancelled:
    """The table was closed without a winner."""

    user_id: int
    kind: Literal["cancelled"] = "cancelled"


@dataclass(frozen=True, slots=True)
class Played:
    """Something the rules know: a deal, a take, a choice on a free wall, an undo, a resignation."""

    event: Annotated[azul.Event, PlainValidator(azul.parse_event), PlainSerializer(str)]
    kind: Literal["played"] = "played"


TableEvent = Opened | Joined | Left | Begun | Themed | Cancelled | Played

_EVENTS: Final = TypeAdapter[TableEvent](Annotated[TableEvent, Field(discriminator="kind")])


def event_to_json(event: TableEvent) -> str:
    """Return the event as a line of the log."""
    return _EVENTS.dump_json(event).decode()


def event_from_json(text: str) -> TableEvent:
    """Return the event of a line of the log; raises `pydantic.ValidationError` if it is none."""
    return _EVENTS.validate_json(text)
