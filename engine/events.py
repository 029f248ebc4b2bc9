"""What happens at a table, from opening it to the end. The log stores each event as JSON.

Every event says three things about itself:

- `is_move`: whether it makes the pictures and panels from before it stale.
- `is_news`: whether it is reported in the channel.
- `asks_anew`: whether people who have spaces to choose are notified again after it.
"""

import operator
from dataclasses import dataclass
from datetime import timedelta
from enum import Enum
from typing import Annotated, ClassVar, Final, Literal

from pydantic import Field, PlainSerializer, PlainValidator, TypeAdapter

import azul


@dataclass(frozen=True, slots=True)
class Player:
    """A person at a table; `name` is what Discord showed when they joined, and untrusted input."""

    user_id: int
    name: str


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
        number, unit = self.value[:-1], self.value[-1]
        match unit:
            case "h":
                return timedelta(hours=int(number))
            case "d":
                return timedelta(days=int(number))
            case _:
                return None


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


class _Event:
    """What is true of an event that doesn't say otherwise."""

    __slots__ = ()
    is_move: ClassVar[bool] = True
    is_news: ClassVar[bool] = True
    asks_anew: ClassVar[bool] = False


@dataclass(frozen=True, slots=True)
class Opened(_Event):
    """Somebody opened a table for up to `seats` players, chose the rules, and joined it.

    `theme` names the look of its pictures; the engine doesn't interpret it. Empty for the default look.
    `secret` is the one behind the draws, in hexadecimal; older logs have it in `Begun`. `rematch_of` is the
    game that is played again, if any, and `order` the Discord ids of its players in their new seat order.
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
    kind: Literal["opened"] = "opened"


@dataclass(frozen=True, slots=True)
class Joined(_Event):
    """Somebody joined."""

    player: Player
    kind: Literal["joined"] = "joined"


@dataclass(frozen=True, slots=True)
class Left(_Event):
    """Somebody left before the game began."""

    user_id: int
    kind: Literal["left"] = "left"


@dataclass(frozen=True, slots=True)
class Begun(_Event):
    """The game began with the seat `starter`.

    `secret` is the one behind the draws if the table was opened without one, by an older version.
    """

    starter: int
    secret: str = ""
    kind: Literal["begun"] = "begun"


@dataclass(frozen=True, slots=True)
class Themed(_Event):
    """The host chose another look for the table's pictures."""

    is_move = False
    is_news = False

    theme: str
    kind: Literal["themed"] = "themed"


@dataclass(frozen=True, slots=True)
class Configured(_Event):
    """The host chose other options before the game began: these are all that the table now has."""

    seats: int
    rules: azul.Rules
    theme: str
    messages: Messages
    pace: Pace = Pace.NONE
    where: Where = Where.CHANNEL
    kind: Literal["configured"] = "configured"


@dataclass(frozen=True, slots=True)
class Cancelled(_Event):
    """Somebody closed the table; there is no winner."""

    user_id: int
    kind: Literal["cancelled"] = "cancelled"


@dataclass(frozen=True, slots=True)
class Expired(_Event):
    """The bot closed the table because it had been away from its server for too long."""

    kind: Literal["expired"] = "expired"


@dataclass(frozen=True, slots=True)
class Lapsed(_Event):
    """The bot closed the table because nobody had begun the game for too long."""

    kind: Literal["lapsed"] = "lapsed"


@dataclass(frozen=True, slots=True)
class Delayed(_Event):
    """The bot had been away for `by` milliseconds, so whatever time would have done comes that much later.

    It was away too if it couldn't show people what they were to know.
    """

    is_move = False
    is_news = False

    by: int
    kind: Literal["delayed"] = "delayed"


@dataclass(frozen=True, slots=True)
class Reminded(_Event):
    """Those whom the game waits for are reminded: halfway through the turn, or when its time is nearly up."""

    is_move = False
    is_news = False

    stage: Stage
    kind: Literal["reminded"] = "reminded"


@dataclass(frozen=True, slots=True)
class Overdue(_Event):
    """The time for the turn is up."""

    is_move = False
    is_news = False

    kind: Literal["overdue"] = "overdue"


@dataclass(frozen=True, slots=True)
class Asked(_Event):
    """A seat asked the others whether it may take back its last take."""

    is_move = False

    seat: int
    kind: Literal["asked"] = "asked"


@dataclass(frozen=True, slots=True)
class Agreed(_Event):
    """A seat agreed to the open request; once all have, the take is taken back."""

    is_move = False
    is_news = False

    seat: int
    kind: Literal["agreed"] = "agreed"


@dataclass(frozen=True, slots=True)
class Declined(_Event):
    """A seat declined the open request."""

    is_move = False
    is_news = False

    seat: int
    kind: Literal["declined"] = "declined"


@dataclass(frozen=True, slots=True)
class Withdrawn(_Event):
    """A seat withdrew its request."""

    is_move = False
    is_news = False

    seat: int
    kind: Literal["withdrawn"] = "withdrawn"


@dataclass(frozen=True, slots=True)
class Voted(_Event):
    """Somebody voted on how the game goes on without those whose time is up, or changed their vote."""

    is_move = False
    is_news = False

    seat: int
    vote: Vote
    kind: Literal["voted"] = "voted"


@dataclass(frozen=True, slots=True)
class Extended(_Event):
    """The others decided to wait: the time for the turn begins anew."""

    is_move = False

    kind: Literal["extended"] = "extended"


@dataclass(frozen=True, slots=True)
class SeatGiven(_Event):
    """The others decided that the computer plays for a seat until its owner takes it back."""

    is_move = False

    seat: int
    kind: Literal["seat-given"] = "seat-given"


@dataclass(frozen=True, slots=True)
class SeatReturned(_Event):
    """The owner took a seat back from the computer."""

    is_move = False

    seat: int
    kind: Literal["seat-returned"] = "seat-returned"


@dataclass(frozen=True, slots=True)
class SeatOffered(_Event):
    """The others decided to look for a substitute: the time begins anew, and somebody may take the seat."""

    is_move = False

    seat: int
    kind: Literal["seat-offered"] = "seat-offered"


@dataclass(frozen=True, slots=True)
class SeatTaken(_Event):
    """Somebody took a seat that was offered: it is theirs from now on."""

    is_move = False

    seat: int
    player: Player
    kind: Literal["seat-taken"] = "seat-taken"


@dataclass(frozen=True, slots=True)
class Abandoned(_Event):
    """The game was closed without a winner: the others decided so, or nobody was there any more."""

    kind: Literal["abandoned"] = "abandoned"


@dataclass(frozen=True, slots=True)
class Played(_Event):
    """An event of the rules: a deal, a take, a choice on a free wall, an undo, a resignation.

    A take that is `planned` was made for its player, who had chosen it before the turn came. `by_computer`
    says that the computer did it for a player.
    """

    event: Annotated[azul.Event, PlainValidator(azul.parse_event), PlainSerializer(str)]
    planned: Annotated[bool, Field(exclude_if=operator.not_)] = False
    by_computer: Annotated[bool, Field(exclude_if=operator.not_)] = False
    kind: Literal["played"] = "played"

    @property
    def is_news(self) -> bool:  # type: ignore[override]  # depends on the rules' event
        """Choices on a free wall are private; that the computer made them for somebody isn't.

        The end of a round is reported whatever led to it.
        """
        if isinstance(self.event, azul.Settled):
            return self.by_computer
        return not isinstance(self.event, azul.Placed)

    @property
    def asks_anew(self) -> bool:  # type: ignore[override]  # the same
        """Nobody is notified again because somebody else has chosen or resigned."""
        return not isinstance(self.event, azul.Placed | azul.Settled | azul.Resigned)


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
    | Reminded
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
