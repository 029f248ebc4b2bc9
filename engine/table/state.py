"""A table: its players and their game after some of its events. Pure: no clock, no database.

Times are those of the events, in milliseconds since 1970 (UTC).
"""

import operator
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import timedelta
from enum import Enum
from typing import Annotated, Final

from pydantic import Field, PlainSerializer, PlainValidator, TypeAdapter

import azul
from azul.events import Progress
from azul.notation.position import without_barren
from engine.errors import Refusal, reading
from engine.parse_cache import ParseCache
from engine.table.events import Opened, Player, Stage, Vote
from engine.table.options import OPTIONS_AMONG_FIELDS, Options, flat
from engine.table.undo_requests import NOTHING_ASKED, Consent
from engine.time.intervals import Interval, milliseconds

INVITATION_LIFETIME: Final = timedelta(days=1)
"""How long a seat is kept for somebody who was invited."""
TAKES_TO_KEEP: Final = 2
"""After how many takes a substitute keeps the seat for good."""


class Status(Enum):
    """The stage of a table."""

    LOBBY = "lobby"
    PLAYING = "playing"
    OVER = "over"
    CANCELLED = "cancelled"
    LAPSED = "lapsed"


def _position_of(text: str) -> azul.State:
    """Return the position in a snapshot.

    Versions that didn't name rulings counted barren rounds also in games begun under version 0.1.0.
    """
    return azul.parse_position(text if text.startswith("v") else without_barren(text))


_positions: Final = ParseCache(_position_of, azul.position_text)
position_from_text: Final = _positions.read
position_to_text: Final = _positions.write

Position = Annotated[
    azul.State, PlainValidator(position_from_text), PlainSerializer(position_to_text, return_type=str)
]


class Earlier:
    """A position before an older take, read or written only where that is needed: few takes are taken back.

    >>> Earlier("nonsense").text
    'nonsense'
    """

    __slots__ = ("_kept",)

    def __init__(self, kept: azul.State | str) -> None:
        self._kept: Final = kept

    @property
    def text(self) -> str:
        """The position in notation, as it is stored."""
        return self._kept if isinstance(self._kept, str) else position_to_text(self._kept)

    @property
    def state(self) -> azul.State:
        """The position. Raise what `position_from_text` raises if it isn't one."""
        return position_from_text(self._kept) if isinstance(self._kept, str) else self._kept

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Earlier) and (self._kept is other._kept or self.text == other.text)

    def __hash__(self) -> int:
        return hash(self.text)

    def __repr__(self) -> str:
        return f"Earlier({self.text!r})"


def _earlier_of(text: object) -> Earlier:
    if not isinstance(text, str):
        message = "a position is a text"
        raise ValueError(message)  # noqa: TRY004 - what pydantic takes for a wrong value
    return Earlier(text)


@dataclass(frozen=True, slots=True)
class Spent:
    """The time from the beginning of a turn to its move, in milliseconds, and the stage it had reached.

    `since` and `paused_intervals` are those of the turn; 0 and () if an older version stored the table.
    """

    time: int
    stage: Stage | None
    since: int = 0
    paused_intervals: Annotated[tuple[Interval, ...], Field(alias="stood")] = ()


@dataclass(frozen=True, slots=True)
class Pause:
    """By whom (a Discord id) a game was paused, and when, in milliseconds since 1970 (UTC)."""

    user_id: int
    at: int


@dataclass(frozen=True, slots=True)
class Handover:
    """A seat that its player offers to somebody, or to anybody."""

    seat: int
    to: Player | None = None

    def is_for(self, user_id: int) -> bool:
        """Return whether a person may take the seat."""
        return self.to is None or self.to.user_id == user_id


@dataclass(frozen=True, slots=True)
class Replaced:
    """A player whose seat the others gave to a substitute, and how many `takes` people made on it since."""

    seat: int
    player: Player
    takes: int = 0

    @property
    def can_return(self) -> bool:
        """Whether the player can still take the seat back; deleted people can't."""
        return self.takes < TAKES_TO_KEEP and self.player.is_person


@dataclass(frozen=True, slots=True)
class Invitation:
    """A seat that is kept for a person, and until when, in milliseconds since 1970 (UTC)."""

    player: Player
    until: int


@dataclass(frozen=True)  # without slots, so that the fold can copy all fields at once
class Table:
    """A table between two events.

    `players` are in seat order: the order they joined in, but those in `order` (Discord ids) come first, and
    in that order. `rematch_of` is the game that is played again here, if any. `state` is None before the game
    begins; `undoable` is the position before the last move while that can be undone, and `earlier` are those
    before older takes, to which the table can go back by `consent` (`azul.Progress`): as text, since they are
    rarely needed. `secret` is the secret behind the draws, in hexadecimal, not to be shown before the game
    has ended; None in the lobby of a table that an older version opened. `since` is when the current wait
    began: the turn, or in a lobby the last change; 0 if an older version stored the table. `paused_intervals`
    are the intervals since then in which the clock was stopped for everybody: during a pause, or while the
    bot was down. `stage` is the newest message about the time of the turn, and `spent` is the clock of the
    turn that `undoable` brings back, which then continues as if the move had never been made.

    `computers` are the seats that the computer plays for: those of computers, and others whose owners stay in
    `players` and can take them back. `offered` are the seats that somebody else may take by a vote, and
    `handovers` those that their players offer. `votes` are (seat, vote) on how the game goes on without those
    who are late; `vote_called_at` is when a vote was called, if before their time was up. `replaced` are
    players who lost their seats to substitutes by a vote. `inactive_seats` are seats for which the computer
    had to move, and whose players haven't acted since.

    A game with a `pause` waits for nobody until it is resumed. `invitations` keep seats in a lobby.
    """

    host_id: int
    options: Options
    players: tuple[Player, ...]
    status: Status = Status.LOBBY
    secret: str | None = None
    state: Position | None = None
    undoable: Position | None = None
    rematch_of: int | None = None
    order: tuple[int, ...] = ()
    since: int = 0
    stage: Stage | None = None
    spent: Spent | None = None
    earlier: tuple[
        Annotated[
            Earlier,
            PlainValidator(_earlier_of),
            PlainSerializer(operator.attrgetter("text"), return_type=str),
        ],
        ...,
    ] = ()
    consent: Consent = NOTHING_ASKED
    computers: tuple[int, ...] = ()
    offered: tuple[int, ...] = ()
    votes: tuple[tuple[int, Vote], ...] = ()
    inactive_seats: Annotated[tuple[int, ...], Field(alias="asleep")] = ()
    paused_intervals: Annotated[tuple[Interval, ...], Field(alias="stood")] = ()
    vote_called_at: Annotated[int | None, Field(alias="called")] = None
    pause: Pause | None = None
    handovers: tuple[Handover, ...] = ()
    replaced: tuple[Replaced, ...] = ()
    invitations: Annotated[tuple[Invitation, ...], Field(exclude_if=operator.not_)] = ()

    @property
    def is_open(self) -> bool:
        """Whether the table is a lobby or a running game, so that its channel can't have another."""
        return self.status is Status.PLAYING or self.status is Status.LOBBY

    def seat_of(self, user_id: int) -> int | None:
        """Return a person's seat, from 0; None if they aren't at this table."""
        return next((seat for seat, player in enumerate(self.players) if player.user_id == user_id), None)

    def is_invited(self, user_id: int) -> bool:
        """Return whether a seat is kept for a person."""
        return any(each.player.user_id == user_id for each in self.invitations)

    @property
    def free_seats(self) -> int:
        """How many seats of a lobby are neither taken nor kept."""
        return self.options.seats - len(self.players) - len(self.invitations)

    @property
    def claims(self) -> tuple[Replaced, ...]:
        """The players who can take seats in a running game back from substitutes; they have no other seat."""
        if self.status is not Status.PLAYING or self.state is None or not self.replaced:
            return ()
        active = self.state.active
        return tuple(each for each in self.replaced if each.can_return and each.seat in active)

    def claim_of(self, user_id: int) -> int | None:
        """Return the seat that a person can take back from a substitute; None if there is none."""
        return next((claim.seat for claim in self.claims if claim.player.user_id == user_id), None)

    @property
    def awaited_seats(self) -> tuple[int, ...]:
        """The seats that a running game waits for: the one to move, or those that choose on free walls."""
        if self.status is not Status.PLAYING or self.state is None or self.pause is not None:
            return ()
        return azul.waiting_for(self.state) or (self.state.turn,)

    @property
    def awaited_people(self) -> tuple[int, ...]:
        """The seats that a running game waits for and that the computer doesn't play for."""
        awaited = self.awaited_seats
        return tuple(seat for seat in awaited if seat not in self.computers) if self.computers else awaited

    @property
    def waits_for_computer(self) -> bool:
        """Whether a running game waits for a seat that the computer plays for."""
        return bool(self.computers) and self.awaited_people != self.awaited_seats

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of people who haven't resigned, including those that the computer plays for."""
        active = self.state.active if self.state else range(len(self.players))
        return tuple(seat for seat in active if not self.players[seat].is_computer)

    @property
    def is_solo(self) -> bool:
        """Whether one person plays alone against computers, so that nobody else has to wait."""
        return len(self.people) == 1

    @property
    def turn_length(self) -> timedelta | None:
        """How long a turn may take; None without a limit."""
        return None if self.is_solo else self.options.pace.length

    @property
    def late(self) -> tuple[int, ...]:
        """The seats of people that a running game waits for although their time is up."""
        return self.awaited_people if self.stage is Stage.OVER and not self.is_solo else ()

    @property
    def voters(self) -> tuple[int, ...]:
        """The seats of those who decide how the game goes on without those who are late."""
        late = self.late
        if not late or self.state is None:
            return ()
        return tuple(seat for seat in self.state.active if seat not in late and seat not in self.computers)

    @property
    def running_state(self) -> azul.State:
        """The position of a running game.

        Raise `Refusal`: ``not-begun`` in the lobby, ``ended`` afterwards.
        """
        if self.status is Status.PLAYING and self.state is not None:
            return self.state
        raise Refusal("not-begun" if self.status is Status.LOBBY else "ended")

    def require_unpaused(self) -> None:
        """Raise `Refusal` (``paused``) if the game is paused."""
        if self.pause is not None:
            raise Refusal("paused", by=self.pause.user_id, paused=self.pause.at)

    @property
    def unpaused_state(self) -> azul.State:
        """The position of a running game that isn't paused.

        Raise `Refusal` as `running_state` does, or ``paused``.
        """
        state = self.running_state
        self.require_unpaused()
        return state

    @property
    def progress(self) -> azul.Progress:
        """The position of a running game, and those to which it can go back.

        Raise `Refusal` as `running_state` does, or `DamagedRecord` if one of them can't be parsed.
        """
        state = self.running_state
        with reading("a position before a take"):
            return Progress(state, self.undoable, tuple(each.state for each in self.earlier))


_JSON: Final = TypeAdapter[Table](
    Annotated[
        Table,
        OPTIONS_AMONG_FIELDS,
        flat(
            *("host_id", "seats", "players", "status", "secret", "state", "undoable", "rules", "theme"),
            *("messages", "rematch_of", "order", "since", "pace", "stage", "spent", "where", "earlier"),
            *("consent", "computers", "offered", "votes", "asleep", "stood", "level", "language"),
        ),
    ]
)
_tables: Final = ParseCache[Table](
    _JSON.validate_json, lambda table: _JSON.dump_json(table, by_alias=True).decode()
)


def table_to_json(table: Table) -> str:
    """Return the snapshot of a table; if it was read from one, the same text."""
    return _tables.write(table)


def table_from_json(text: str) -> Table:
    """Return the table of a snapshot. Raise `pydantic.ValidationError` if *text* isn't one."""
    return _tables.read(text)


def open_table(event: Opened, at: int) -> Table:
    """Return a new table, opened at `at`, with its host seated."""
    return Table(
        event.host.user_id,
        event.options,
        (event.host,),
        secret=event.secret or None,
        rematch_of=event.rematch_of,
        order=event.order,
        since=at,
        invitations=invitations_at(event.invited, at),
    )


def invitations_at(players: Sequence[Player], at: int) -> tuple[Invitation, ...]:
    """Return the invitations of people who are invited at `at`."""
    return tuple(Invitation(each, at + milliseconds(INVITATION_LIFETIME)) for each in players)
