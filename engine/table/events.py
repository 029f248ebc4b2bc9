"""The events of a table, from opening it to the end. The log stores each as JSON."""

import operator
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from typing import Annotated, ClassVar, Final, Literal

from pydantic import Field, PlainSerializer, PlainValidator, TypeAdapter

import azul
from engine.table.options import OPTIONS_AMONG_FIELDS, Options, flat


class Event:
    """The defaults of all events; `engine.table.fold` says what each does to a table.

    `kind` and the fields of events are stored, so their names never change.
    """

    __slots__ = ()
    is_move: ClassVar[bool] = True
    """Whether people who looked at the table before it have to look again before they move."""
    is_news: ClassVar[bool] = True
    """Whether it is posted in the channel."""
    notifies_again: ClassVar[bool] = False
    """Whether the awaited people are notified even if they were awaited before."""
    happens_in_pause: ClassVar[bool] = False
    """Whether it can happen while the game is paused."""
    restarts_clock: ClassVar[bool] = False
    """Whether the time for the turn restarts, even if the same people are awaited."""


@dataclass(frozen=True, slots=True)
class Player:
    """A person at a table, or a computer.

    `name` is what Discord showed when a person joined, and untrusted input. The `user_id` of a computer is
    negative, and unique at the table. A person whose data was deleted is replaced by a stand-in, whose id is
    negative too, and whose name is empty.
    """

    user_id: int
    name: str
    is_computer: Annotated[bool, Field(exclude_if=operator.not_)] = False

    @property
    def is_gone(self) -> bool:
        """Whether this is the stand-in for a deleted person."""
        return self.user_id < 0 and not self.is_computer

    @property
    def is_person(self) -> bool:
        """Whether this is a person, not a computer or a stand-in."""
        return self.user_id > 0


class Lost(Enum):
    """Why the bot can't reach the people of a game any more."""

    SERVER = "server"
    """It has been away from their server for too long."""
    CHANNEL = "channel"
    """Their channel was deleted."""
    POSTING = "posting"
    """It hasn't been able to post in their channel for too long."""


class Stage(Enum):
    """The newest of the messages that awaited people get about the time of the turn."""

    HALF = "half"
    LAST = "last"
    OVER = "over"


class Vote(Enum):
    """What the others can decide about people whose time is up."""

    WAIT = "wait"
    """They get another turn's time."""
    PLAY = "play"
    """The computer makes this move in their place."""
    GIVE = "give"
    """The computer plays for them until they take the seat back."""
    SEEK = "seek"
    """They get another turn's time, and anybody else may take the seat meanwhile."""
    END = "end"
    """The game is closed without a winner."""


@dataclass(frozen=True, slots=True)
class Opened(Event):
    """Somebody opened a table with some options, and joined it.

    `secret` is the one behind the draws, in hexadecimal; older logs have it in `Begun`. `rematch_of` is the
    game that is played again, if any, and `order` the Discord ids of its players in their new seat order.
    `invited` are those for whom seats are kept for a while.
    """

    host: Player
    options: Options
    secret: str = ""
    rematch_of: int | None = None
    order: tuple[int, ...] = ()
    invited: Annotated[tuple[Player, ...], Field(exclude_if=operator.not_)] = ()
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
class Invited(Event):
    """The host, by Discord id, asked more people by name to play: seats are kept for them for a while."""

    user_id: int
    players: tuple[Player, ...]
    kind: Literal["invited"] = "invited"


@dataclass(frozen=True, slots=True)
class InvitationDeclined(Event):
    """Somebody who was invited doesn't want to play now: the seat is free."""

    user_id: int
    kind: Literal["invitation-declined"] = "invitation-declined"


@dataclass(frozen=True, slots=True)
class InvitationsLapsed(Event):
    """Some invitations weren't answered in time: the seats are free."""

    kind: Literal["invitations-lapsed"] = "invitations-lapsed"


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
    """The host chose another theme for the table's pictures."""

    is_move = False
    is_news = False
    happens_in_pause = True

    theme: str
    kind: Literal["themed"] = "themed"


@dataclass(frozen=True, slots=True)
class Configured(Event):
    """The host changed the options before the game began: these are all options of the table now."""

    options: Options
    kind: Literal["configured"] = "configured"


@dataclass(frozen=True, slots=True)
class Cancelled(Event):
    """Somebody closed the table; there is no winner."""

    happens_in_pause = True

    user_id: int
    kind: Literal["cancelled"] = "cancelled"


@dataclass(frozen=True, slots=True)
class Expired(Event):
    """The bot closed the table because it couldn't reach its people any more."""

    happens_in_pause = True

    why: Annotated[Lost, Field(exclude_if=lambda why: why is Lost.SERVER)] = Lost.SERVER
    kind: Literal["expired"] = "expired"


@dataclass(frozen=True, slots=True)
class Lapsed(Event):
    """The bot closed the table because nobody had begun the game for too long."""

    kind: Literal["lapsed"] = "lapsed"


@dataclass(frozen=True, slots=True)
class Abandoned(Event):
    """The game was closed without a winner: the others voted so, or nobody was active any more."""

    happens_in_pause = True

    kind: Literal["abandoned"] = "abandoned"


@dataclass(frozen=True, slots=True)
class Played(Event):
    """An event of the rules: a deal, a take, a choice on a free wall, an undo, a resignation.

    A `planned` take was made for its player, who had chosen it before their turn. `by_computer` means that
    the computer acted for the seat, and `stand_in` that it did so for an engine that couldn't.
    """

    event: Annotated[azul.Event, PlainValidator(azul.parse_event), PlainSerializer(str)]
    planned: Annotated[bool, Field(exclude_if=operator.not_)] = False
    by_computer: Annotated[bool, Field(exclude_if=operator.not_)] = False
    stand_in: Annotated[bool, Field(exclude_if=operator.not_)] = False
    kind: Literal["played"] = "played"

    @property
    def is_news(self) -> bool:  # type: ignore[override]  # depends on the rules' event
        """Choices on a free wall are private, unless the computer made them for somebody.

        The end of a round is reported whatever led to it.
        """
        if isinstance(self.event, azul.Settled):
            return self.by_computer
        return not isinstance(self.event, azul.Placed)

    @property
    def happens_in_pause(self) -> bool:  # type: ignore[override]  # the same
        """People can resign during a pause, which may lead to a deal."""
        return isinstance(self.event, azul.Resigned | azul.Dealt)

    @property
    def notifies_again(self) -> bool:  # type: ignore[override]  # the same
        """Nobody is notified again because somebody else has chosen or resigned."""
        return not isinstance(self.event, azul.Placed | azul.Settled | azul.Resigned)


@dataclass(frozen=True, slots=True)
class Asked(Event):
    """A seat asked the others whether it may take back its last take."""

    is_move = False

    seat: int
    kind: Literal["asked"] = "asked"


@dataclass(frozen=True, slots=True)
class Agreed(Event):
    """A seat agreed to the open request; once all have, the take is taken back."""

    is_move = False
    is_news = False

    seat: int
    kind: Literal["agreed"] = "agreed"


@dataclass(frozen=True, slots=True)
class Declined(Event):
    """A seat declined the open request."""

    is_move = False
    is_news = False

    seat: int
    kind: Literal["declined"] = "declined"


@dataclass(frozen=True, slots=True)
class Withdrawn(Event):
    """A seat withdrew its request."""

    is_move = False
    is_news = False

    seat: int
    kind: Literal["withdrawn"] = "withdrawn"


@dataclass(frozen=True, slots=True)
class Delayed(Event):
    """The bot was down for `by` milliseconds, so all deadlines move by that time.

    Time in which it couldn't show people what they needed to know counts too.
    """

    is_move = False
    is_news = False
    happens_in_pause = True

    by: int
    kind: Literal["delayed"] = "delayed"


@dataclass(frozen=True, slots=True)
class Paused(Event):
    """Somebody who can manage the channel paused the game: its clocks are stopped, and nobody can move."""

    is_move = False

    user_id: int
    kind: Literal["paused"] = "paused"


@dataclass(frozen=True, slots=True)
class Resumed(Event):
    """Somebody who can manage the channel resumed the game."""

    is_move = False
    notifies_again = True
    happens_in_pause = True

    user_id: int
    kind: Literal["resumed"] = "resumed"


@dataclass(frozen=True, slots=True)
class Reminded(Event):
    """The awaited people are reminded: halfway through the turn, or when its time is nearly up."""

    is_move = False
    is_news = False

    stage: Stage
    kind: Literal["reminded"] = "reminded"


@dataclass(frozen=True, slots=True)
class Overdue(Event):
    """The time for the turn is up, or the seat `by` has called a vote before that."""

    is_move = False
    is_news = False

    by: Annotated[int | None, Field(exclude_if=lambda by: by is None)] = None
    kind: Literal["overdue"] = "overdue"


@dataclass(frozen=True, slots=True)
class Rescheduled(Event):
    """An awaited person has changed their hours, and with them the deadline.

    The deadline itself follows from their settings, which are private.
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
    """The others decided to wait: the time for the turn restarts."""

    is_move = False
    notifies_again = True
    restarts_clock = True

    kind: Literal["extended"] = "extended"


@dataclass(frozen=True, slots=True)
class SeatGiven(Event):
    """The others decided that the computer plays for a seat until its owner takes it back."""

    is_move = False
    happens_in_pause = True
    restarts_clock = True

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
    """The others decided to look for a substitute: the time restarts, and somebody may take the seat."""

    is_move = False
    notifies_again = True
    restarts_clock = True

    seat: int
    kind: Literal["seat-offered"] = "seat-offered"


class SeatPassed(Event):
    """Another person has a seat from now on."""

    __slots__ = ()
    seat: int


@dataclass(frozen=True, slots=True)
class SeatTaken(SeatPassed):
    """Somebody took a seat that was offered: it is theirs from now on.

    If the others had offered it, it is `returnable`: its owner can take it back for a while. Logs of older
    versions have no such seats.
    """

    is_move = False

    seat: int
    player: Player
    returnable: Annotated[bool, Field(exclude_if=operator.not_)] = False
    kind: Literal["seat-taken"] = "seat-taken"


@dataclass(frozen=True, slots=True)
class SeatReclaimed(SeatPassed):
    """The owner of a seat took it back from the substitute who had been given it by a vote."""

    seat: int
    kind: Literal["seat-reclaimed"] = "seat-reclaimed"


@dataclass(frozen=True, slots=True)
class SubstituteLeft(SeatPassed):
    """A substitute left while the owner could still take the seat back.

    The seat is the owner's again, and offered as before.
    """

    happens_in_pause = True

    seat: int
    kind: Literal["substitute-left"] = "substitute-left"


@dataclass(frozen=True, slots=True)
class HandoverOffered(Event):
    """A player offers their seat to a certain person, or to anybody; they play on until it is taken."""

    is_move = False

    seat: int
    to: Player | None = None
    kind: Literal["handover-offered"] = "handover-offered"


@dataclass(frozen=True, slots=True)
class HandoverWithdrawn(Event):
    """A player keeps the seat that they had offered."""

    is_move = False
    is_news = False

    seat: int
    kind: Literal["handover-withdrawn"] = "handover-withdrawn"


TableEvent = (
    Annotated[
        Opened,
        OPTIONS_AMONG_FIELDS,
        flat("host", "seats", "rules", "theme", "secret", "messages", "rematch_of", "order"),
    ]
    | Joined
    | Left
    | Invited
    | InvitationDeclined
    | InvitationsLapsed
    | Annotated[Configured, OPTIONS_AMONG_FIELDS, flat()]
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


@lru_cache(2_048)  # there are some 1,200 takes, which make up most of a log
def event_from_json(text: str) -> TableEvent:
    """Return the event in a line of the log. Raise `pydantic.ValidationError` if it isn't one."""
    return _EVENTS.validate_json(text)
