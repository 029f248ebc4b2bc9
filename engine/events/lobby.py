"""From opening a table to beginning its game, and how it can be closed."""

from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import Field

import azul
from engine.events.base import Event
from engine.events.choices import Lost, Messages, Pace, Player, Where
from players import Level


@dataclass(frozen=True, slots=True)
class Opened(Event):
    """Somebody opened a table for up to `seats` players, chose the rules, and joined it.

    `theme` names the look of its pictures; the engine doesn't interpret it. Empty for the default look.
    `secret` is the one behind the draws, in hexadecimal; older logs have it in `Begun`. `rematch_of` is the
    game that is played again, if any, and `order` the Discord ids of its players in their new seat order.
    `level` is how well computers play here, also for people who are late, and `language` the locale of what
    everybody sees; "" in logs of older versions.
    """

    host: Player
    seats: int
    rules: azul.Rules = azul.BASE_GAME
    theme: str = ""
    secret: str = ""
    messages: Messages = Messages.ALL
    rematch_of: int | None = None
    order: tuple[int, ...] = ()
    pace: Pace = Pace.NONE
    where: Where = Where.CHANNEL
    level: Level = Level.MEDIUM
    language: str = ""
    kind: Literal["opened"] = "opened"


@dataclass(frozen=True, slots=True)
class Joined(Event):
    """Somebody joined, or a computer was given a seat."""

    player: Player
    kind: Literal["joined"] = "joined"


@dataclass(frozen=True, slots=True)
class Left(Event):
    """Somebody left before the game began, or a computer was removed."""

    user_id: int
    kind: Literal["left"] = "left"


@dataclass(frozen=True, slots=True)
class Begun(Event):
    """The game began with the seat `starter`.

    `secret` is the one behind the draws if the table was opened without one, by an older version. `rulings`
    are those that the game is played under; logs of older versions don't name them.
    """

    starter: int
    secret: str = ""
    rulings: Annotated[int, Field(ge=azul.FIRST_RULINGS, le=azul.CURRENT_RULINGS)] | None = None
    kind: Literal["begun"] = "begun"


@dataclass(frozen=True, slots=True)
class Themed(Event):
    """The host chose another look for the table's pictures."""

    is_move = False
    is_news = False

    theme: str
    kind: Literal["themed"] = "themed"


@dataclass(frozen=True, slots=True)
class Configured(Event):
    """The host chose other options before the game began: these are all that the table now has."""

    seats: int
    rules: azul.Rules
    theme: str
    messages: Messages
    pace: Pace = Pace.NONE
    where: Where = Where.CHANNEL
    level: Level = Level.MEDIUM
    language: str = ""
    kind: Literal["configured"] = "configured"


@dataclass(frozen=True, slots=True)
class Cancelled(Event):
    """Somebody closed the table; there is no winner."""

    user_id: int
    kind: Literal["cancelled"] = "cancelled"


@dataclass(frozen=True, slots=True)
class Expired(Event):
    """The bot closed the table because it couldn't reach its people any more."""

    why: Annotated[Lost, Field(exclude_if=lambda why: why is Lost.SERVER)] = Lost.SERVER
    kind: Literal["expired"] = "expired"


@dataclass(frozen=True, slots=True)
class Lapsed(Event):
    """The bot closed the table because nobody had begun the game for too long."""

    kind: Literal["lapsed"] = "lapsed"


@dataclass(frozen=True, slots=True)
class Abandoned(Event):
    """The game was closed without a winner: the others decided so, or nobody was there any more."""

    kind: Literal["abandoned"] = "abandoned"
